#include <metal_stdlib>
#include <metal_math>
#include <metal_texture>
using namespace metal;
constant uint fc_GELU_0 [[function_constant(0)]];
constant uint GELU_0 = is_function_constant_defined(fc_GELU_0) ? fc_GELU_0 : 0U;
float2 f16tof32_0(uint2 value_0)
{
    thread float2 result_0;
    int i_0 = int(0);
    for(;;)
    {
        if(i_0 < int(2))
        {
        }
        else
        {
            break;
        }
        result_0[i_0] = (as_type<half>((ushort)((value_0[i_0]))));
        i_0 = i_0 + int(1);
    }
    return result_0;
}

struct Work_0
{
    uint first_row_0;
    uint last_row_0;
    uint first_column_0;
};

struct LayerParams_0
{
    uint first_group_0;
    uint groups_x_0;
    uint last_group_0;
    uint rows_0;
    uint columns_0;
    uint column_blocks_0;
    uint inner_0;
    uint flags_0;
    uint length_0;
    uint words_0;
    float epsilon_0;
};

struct KernelContext_0
{
    LayerParams_0 constant* params_0;
    packed_float4 device* x_quads_0;
    packed_uint2 device* weight_quads_0;
    packed_float4 device* bias_quads_0;
    packed_float4 device* residual_quads_0;
    packed_float4 device* y_quads_0;
    array<float4, int(128)> threadgroup* left_tile_0;
    array<float4, int(128)> threadgroup* right_tile_0;
};

Work_0 find_work_0(uint number_0, KernelContext_0 thread* kernelContext_0)
{
    thread Work_0 work_0;
    uint _S1 = number_0 % kernelContext_0->params_0->column_blocks_0;
    (&work_0)->first_column_0 = _S1 * 32U;
    uint _S2 = number_0 / kernelContext_0->params_0->column_blocks_0;
    uint _S3 = _S2 * 32U;
    (&work_0)->first_row_0 = _S3;
    (&work_0)->last_row_0 = min(_S3 + 32U, kernelContext_0->params_0->rows_0) - 1U;
    return work_0;
}

bool has_work_0(const Work_0 thread* work_1)
{
    return true;
}

uint inner_size_0(const Work_0 thread* work_2, KernelContext_0 thread* kernelContext_1)
{
    return kernelContext_1->params_0->inner_0;
}

bool of_left_0(uint p_0, uint block_0)
{
    bool _S4;
    if(((p_0 + 1U) * 64U) <= 32U)
    {
        _S4 = true;
    }
    else
    {
        if((p_0 * 64U) < 32U)
        {
            _S4 = block_0 < 32U;
        }
        else
        {
            _S4 = false;
        }
    }
    return _S4;
}

struct Line_0
{
    uint base_0;
    uint size_0;
};

Line_0 left_line_0(const Work_0 thread* work_3, uint row_0, KernelContext_0 thread* kernelContext_2)
{
    thread Line_0 line_0;
    (&line_0)->base_0 = row_0 * (kernelContext_2->params_0->inner_0 / 4U);
    (&line_0)->size_0 = kernelContext_2->params_0->inner_0;
    return line_0;
}

Line_0 right_line_0(const Work_0 thread* work_4, uint column_0, KernelContext_0 thread* kernelContext_3)
{
    thread Line_0 line_1;
    (&line_1)->base_0 = min(column_0, kernelContext_3->params_0->columns_0 - 1U) * (kernelContext_3->params_0->inner_0 / 4U);
    (&line_1)->size_0 = kernelContext_3->params_0->inner_0;
    return line_1;
}

uint swizzled_0(uint quad_0, uint step_quad_0)
{
    return quad_0 ^ (step_quad_0 * 2U);
}

float4 left_quad_0(const Line_0 thread* line_2, uint element_0, KernelContext_0 thread* kernelContext_4)
{
    if(element_0 < (line_2->size_0))
    {
        return float4(*(kernelContext_4->x_quads_0+(line_2->base_0 + element_0 / 4U))) ;
    }
    return float4(0.0, 0.0, 0.0, 0.0);
}

float4 floats_of_0(uint2 raw_0)
{
    uint _S5 = raw_0.x;
    uint _S6 = raw_0.y;
    return float4(f16tof32_0(uint2(_S5 & 65535U, _S5 >> 16U)), f16tof32_0(uint2(_S6 & 65535U, _S6 >> 16U)));
}

float4 right_quad_0(const Line_0 thread* line_3, uint element_1, KernelContext_0 thread* kernelContext_5)
{
    if(element_1 < (line_3->size_0))
    {
        return floats_of_0(uint2(*(kernelContext_5->weight_quads_0+(line_3->base_0 + element_1 / 4U))) );
    }
    return float4(0.0, 0.0, 0.0, 0.0);
}

float4 weigh_0(float weight_0, float4 v_0, float4 sum_0)
{
    return fma(float4(weight_0, weight_0, weight_0, weight_0), v_0, sum_0);
}

float4 gelu_0(float4 x_0)
{
    float4 z_0 = clamp(x_0 * float4(0.70710676908493042) , float4(int4(int(-4)) ), float4(int4(int(4)) ));
    float4 _S7 = float4(int4(int(-1)) );
    float4 _S8 = fma(z_0, z_0 * float4(0.125) , _S7);
    return x_0 * float4(0.5)  * (float4(1.0)  + clamp(fma(fma(fma(fma(fma(fma(fma(fma(fma(fma(fma(fma(fma(fma(fma(fma(float4(0.00057208706857637) , _S8, float4(-0.00137052044738084) ), _S8, float4(0.00071375560946763) ), _S8, float4(-0.00108552910387516) ), _S8, float4(0.00541988993063569) ), _S8, float4(-0.01007305737584829) ), _S8, float4(0.01404101308435202) ), _S8, float4(-0.0216723196208477) ), _S8, float4(0.0331549309194088) ), _S8, float4(-0.0460103303194046) ), _S8, float4(0.05987172946333885) ), _S8, float4(-0.07468836754560471) ), _S8, float4(0.09021008759737015) ), _S8, float4(-0.10771328210830688) ), _S8, float4(0.13167509436607361) ), _S8, float4(-0.176576167345047) ), _S8, float4(0.35353100299835205) ) * z_0, _S7, float4(int4(int(1)) )));
}

void finish_quad_0(uint row_1, uint column_1, float4 sum_1, KernelContext_0 thread* kernelContext_6)
{
    if(column_1 < (kernelContext_6->params_0->columns_0))
    {
        uint place_0 = row_1 * (kernelContext_6->params_0->columns_0 / 4U) + column_1 / 4U;
        float4 y_0 = sum_1 + float4(*(kernelContext_6->bias_quads_0+column_1 / 4U)) ;
        float4 y_1;
        if(GELU_0 != 0U)
        {
            y_1 = gelu_0(y_0);
        }
        else
        {
            y_1 = y_0;
        }
        if(((kernelContext_6->params_0->flags_0) & 1U) != 0U)
        {
            y_1 = y_1 + float4(*(kernelContext_6->residual_quads_0+place_0)) ;
        }
        *(kernelContext_6->y_quads_0+place_0) = packed_float4(y_1) ;
    }
    return;
}

void store_0(const Work_0 thread* work_5, uint row_2, uint column_2, float4 sum_2, KernelContext_0 thread* kernelContext_7)
{
    finish_quad_0(row_2, column_2, sum_2, kernelContext_7);
    return;
}

[[kernel]] void layers(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], LayerParams_0 constant* params_1 [[buffer(0)]], packed_float4 device* x_quads_1 [[buffer(1)]], packed_uint2 device* weight_quads_1 [[buffer(2)]], packed_float4 device* bias_quads_1 [[buffer(3)]], packed_float4 device* residual_quads_1 [[buffer(4)]], packed_float4 device* y_quads_1 [[buffer(5)]])
{
    thread KernelContext_0 kernelContext_8;
    (&kernelContext_8)->params_0 = params_1;
    (&kernelContext_8)->x_quads_0 = x_quads_1;
    (&kernelContext_8)->weight_quads_0 = weight_quads_1;
    (&kernelContext_8)->bias_quads_0 = bias_quads_1;
    (&kernelContext_8)->residual_quads_0 = residual_quads_1;
    (&kernelContext_8)->y_quads_0 = y_quads_1;
    threadgroup array<float4, int(128)> left_tile_1;
    (&kernelContext_8)->left_tile_0 = &left_tile_1;
    threadgroup array<float4, int(128)> right_tile_1;
    (&kernelContext_8)->right_tile_0 = &right_tile_1;
    uint number_1 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_1 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    Work_0 _S9 = find_work_0(number_1, &kernelContext_8);
    thread Work_0 _S10 = _S9;
    bool _S11 = has_work_0(&_S10);
    if(!_S11)
    {
        return;
    }
    thread Work_0 _S12 = _S9;
    uint _S13 = inner_size_0(&_S12, &kernelContext_8);
    thread array<array<Line_0, int(4)>, int(1)> lines_0;
    thread array<uint, int(1)> quads_0;
    thread array<uint, int(1)> step_quads_0;
    bool is_left_0 = of_left_0(0U, thread_0);
    step_quads_0[0U] = thread_0 % 4U;
    uint step_0;
    if(is_left_0)
    {
        step_0 = thread_0;
    }
    else
    {
        step_0 = thread_0 - 32U;
    }
    quads_0[0U] = step_0 / 4U;
    if(is_left_0)
    {
        uint _S14 = min(_S9.first_row_0 + quads_0[0U] * 4U, _S9.last_row_0);
        thread Work_0 _S15 = _S9;
        Line_0 _S16 = left_line_0(&_S15, _S14, &kernelContext_8);
        lines_0[0U][0U] = _S16;
    }
    else
    {
        uint _S17 = _S9.first_column_0 + quads_0[0U] * 4U;
        thread Work_0 _S18 = _S9;
        Line_0 _S19 = right_line_0(&_S18, _S17, &kernelContext_8);
        lines_0[0U][0U] = _S19;
    }
    if(is_left_0)
    {
        uint _S20 = min(_S9.first_row_0 + quads_0[0U] * 4U + 1U, _S9.last_row_0);
        thread Work_0 _S21 = _S9;
        Line_0 _S22 = left_line_0(&_S21, _S20, &kernelContext_8);
        lines_0[0U][1U] = _S22;
    }
    else
    {
        uint _S23 = _S9.first_column_0 + quads_0[0U] * 4U + 1U;
        thread Work_0 _S24 = _S9;
        Line_0 _S25 = right_line_0(&_S24, _S23, &kernelContext_8);
        lines_0[0U][1U] = _S25;
    }
    if(is_left_0)
    {
        uint _S26 = min(_S9.first_row_0 + quads_0[0U] * 4U + 2U, _S9.last_row_0);
        thread Work_0 _S27 = _S9;
        Line_0 _S28 = left_line_0(&_S27, _S26, &kernelContext_8);
        lines_0[0U][2U] = _S28;
    }
    else
    {
        uint _S29 = _S9.first_column_0 + quads_0[0U] * 4U + 2U;
        thread Work_0 _S30 = _S9;
        Line_0 _S31 = right_line_0(&_S30, _S29, &kernelContext_8);
        lines_0[0U][2U] = _S31;
    }
    if(is_left_0)
    {
        uint _S32 = min(_S9.first_row_0 + quads_0[0U] * 4U + 3U, _S9.last_row_0);
        thread Work_0 _S33 = _S9;
        Line_0 _S34 = left_line_0(&_S33, _S32, &kernelContext_8);
        lines_0[0U][3U] = _S34;
    }
    else
    {
        uint _S35 = _S9.first_column_0 + quads_0[0U] * 4U + 3U;
        thread Work_0 _S36 = _S9;
        Line_0 _S37 = right_line_0(&_S36, _S35, &kernelContext_8);
        lines_0[0U][3U] = _S37;
    }
    thread array<array<float4, int(1)>, int(4)> sum_3;
    float4 _S38 = float4(0.0, 0.0, 0.0, 0.0);
    sum_3[0U][0U] = _S38;
    sum_3[1U][0U] = _S38;
    sum_3[2U][0U] = _S38;
    sum_3[3U][0U] = _S38;
    uint _S39 = thread_0 % 8U;
    uint _S40 = thread_0 / 8U;
    thread array<array<float4, int(4)>, int(1)> next_0;
    next_0[0U][0U] = _S38;
    next_0[0U][1U] = _S38;
    next_0[0U][2U] = _S38;
    next_0[0U][3U] = _S38;
    step_0 = 0U;
    for(;;)
    {
        if(step_0 < (_S13 + 16U))
        {
        }
        else
        {
            break;
        }
        bool _S41 = step_0 > 0U;
        if(_S41)
        {
            threadgroup_barrier(mem_flags::mem_threadgroup);
            uint quad_1 = swizzled_0(quads_0[0U], step_quads_0[0U]);
            uint k_0 = step_quads_0[0U] * 4U;
            if(is_left_0)
            {
                (*(&kernelContext_8)->left_tile_0)[k_0 * 8U + quad_1] = float4(next_0[0U][int(0)].x, next_0[0U][int(1)].x, next_0[0U][int(2)].x, next_0[0U][int(3)].x);
                (*(&kernelContext_8)->left_tile_0)[(k_0 + 1U) * 8U + quad_1] = float4(next_0[0U][int(0)].y, next_0[0U][int(1)].y, next_0[0U][int(2)].y, next_0[0U][int(3)].y);
                (*(&kernelContext_8)->left_tile_0)[(k_0 + 2U) * 8U + quad_1] = float4(next_0[0U][int(0)].z, next_0[0U][int(1)].z, next_0[0U][int(2)].z, next_0[0U][int(3)].z);
                (*(&kernelContext_8)->left_tile_0)[(k_0 + 3U) * 8U + quad_1] = float4(next_0[0U][int(0)].w, next_0[0U][int(1)].w, next_0[0U][int(2)].w, next_0[0U][int(3)].w);
            }
            else
            {
                if(thread_0 < 64U)
                {
                    (*(&kernelContext_8)->right_tile_0)[k_0 * 8U + quad_1] = float4(next_0[0U][int(0)].x, next_0[0U][int(1)].x, next_0[0U][int(2)].x, next_0[0U][int(3)].x);
                    (*(&kernelContext_8)->right_tile_0)[(k_0 + 1U) * 8U + quad_1] = float4(next_0[0U][int(0)].y, next_0[0U][int(1)].y, next_0[0U][int(2)].y, next_0[0U][int(3)].y);
                    (*(&kernelContext_8)->right_tile_0)[(k_0 + 2U) * 8U + quad_1] = float4(next_0[0U][int(0)].z, next_0[0U][int(1)].z, next_0[0U][int(2)].z, next_0[0U][int(3)].z);
                    (*(&kernelContext_8)->right_tile_0)[(k_0 + 3U) * 8U + quad_1] = float4(next_0[0U][int(0)].w, next_0[0U][int(1)].w, next_0[0U][int(2)].w, next_0[0U][int(3)].w);
                }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup);
        }
        if(step_0 < _S13)
        {
            uint _S42 = step_0 + step_quads_0[0U] * 4U;
            if(is_left_0)
            {
                thread Line_0 _S43 = lines_0[0U][0U];
                float4 _S44 = left_quad_0(&_S43, _S42, &kernelContext_8);
                next_0[0U][0U] = _S44;
            }
            else
            {
                if(thread_0 < 64U)
                {
                    thread Line_0 _S45 = lines_0[0U][0U];
                    float4 _S46 = right_quad_0(&_S45, _S42, &kernelContext_8);
                    next_0[0U][0U] = _S46;
                }
            }
            if(is_left_0)
            {
                thread Line_0 _S47 = lines_0[0U][1U];
                float4 _S48 = left_quad_0(&_S47, _S42, &kernelContext_8);
                next_0[0U][1U] = _S48;
            }
            else
            {
                if(thread_0 < 64U)
                {
                    thread Line_0 _S49 = lines_0[0U][1U];
                    float4 _S50 = right_quad_0(&_S49, _S42, &kernelContext_8);
                    next_0[0U][1U] = _S50;
                }
            }
            if(is_left_0)
            {
                thread Line_0 _S51 = lines_0[0U][2U];
                float4 _S52 = left_quad_0(&_S51, _S42, &kernelContext_8);
                next_0[0U][2U] = _S52;
            }
            else
            {
                if(thread_0 < 64U)
                {
                    thread Line_0 _S53 = lines_0[0U][2U];
                    float4 _S54 = right_quad_0(&_S53, _S42, &kernelContext_8);
                    next_0[0U][2U] = _S54;
                }
            }
            if(is_left_0)
            {
                thread Line_0 _S55 = lines_0[0U][3U];
                float4 _S56 = left_quad_0(&_S55, _S42, &kernelContext_8);
                next_0[0U][3U] = _S56;
            }
            else
            {
                if(thread_0 < 64U)
                {
                    thread Line_0 _S57 = lines_0[0U][3U];
                    float4 _S58 = right_quad_0(&_S57, _S42, &kernelContext_8);
                    next_0[0U][3U] = _S58;
                }
            }
        }
        if(_S41)
        {
            uint q_0 = 0U;
            for(;;)
            {
                if(q_0 < 4U)
                {
                }
                else
                {
                    break;
                }
                uint _S59 = q_0 * 4U;
                uint _S60 = _S59 * 8U;
                uint _S61 = swizzled_0(_S40, q_0);
                float4 _S62 = (*(&kernelContext_8)->left_tile_0)[_S60 + _S61];
                uint _S63 = swizzled_0(_S39, q_0);
                float4 _S64 = (*(&kernelContext_8)->right_tile_0)[_S60 + _S63];
                float4 _S65 = weigh_0((*(&kernelContext_8)->left_tile_0)[_S60 + _S61].x, (*(&kernelContext_8)->right_tile_0)[_S60 + _S63], sum_3[0U][0U]);
                sum_3[0U][0U] = _S65;
                float4 _S66 = weigh_0(_S62.y, _S64, sum_3[1U][0U]);
                sum_3[1U][0U] = _S66;
                float4 _S67 = weigh_0(_S62.z, _S64, sum_3[2U][0U]);
                sum_3[2U][0U] = _S67;
                float4 _S68 = weigh_0(_S62.w, _S64, sum_3[3U][0U]);
                sum_3[3U][0U] = _S68;
                uint _S69 = (_S59 + 1U) * 8U;
                float4 _S70 = (*(&kernelContext_8)->left_tile_0)[_S69 + _S61];
                float4 _S71 = (*(&kernelContext_8)->right_tile_0)[_S69 + _S63];
                float4 _S72 = weigh_0((*(&kernelContext_8)->left_tile_0)[_S69 + _S61].x, (*(&kernelContext_8)->right_tile_0)[_S69 + _S63], _S65);
                sum_3[0U][0U] = _S72;
                float4 _S73 = weigh_0(_S70.y, _S71, _S66);
                sum_3[1U][0U] = _S73;
                float4 _S74 = weigh_0(_S70.z, _S71, _S67);
                sum_3[2U][0U] = _S74;
                float4 _S75 = weigh_0(_S70.w, _S71, _S68);
                sum_3[3U][0U] = _S75;
                uint _S76 = (_S59 + 2U) * 8U;
                float4 _S77 = (*(&kernelContext_8)->left_tile_0)[_S76 + _S61];
                float4 _S78 = (*(&kernelContext_8)->right_tile_0)[_S76 + _S63];
                float4 _S79 = weigh_0((*(&kernelContext_8)->left_tile_0)[_S76 + _S61].x, (*(&kernelContext_8)->right_tile_0)[_S76 + _S63], _S72);
                sum_3[0U][0U] = _S79;
                float4 _S80 = weigh_0(_S77.y, _S78, _S73);
                sum_3[1U][0U] = _S80;
                float4 _S81 = weigh_0(_S77.z, _S78, _S74);
                sum_3[2U][0U] = _S81;
                float4 _S82 = weigh_0(_S77.w, _S78, _S75);
                sum_3[3U][0U] = _S82;
                uint _S83 = (_S59 + 3U) * 8U;
                float4 _S84 = (*(&kernelContext_8)->left_tile_0)[_S83 + _S61];
                float4 _S85 = (*(&kernelContext_8)->right_tile_0)[_S83 + _S63];
                sum_3[0U][0U] = weigh_0((*(&kernelContext_8)->left_tile_0)[_S83 + _S61].x, (*(&kernelContext_8)->right_tile_0)[_S83 + _S63], _S79);
                sum_3[1U][0U] = weigh_0(_S84.y, _S85, _S80);
                sum_3[2U][0U] = weigh_0(_S84.z, _S85, _S81);
                sum_3[3U][0U] = weigh_0(_S84.w, _S85, _S82);
                q_0 = q_0 + 1U;
            }
        }
        step_0 = step_0 + 16U;
    }
    uint _S86 = _S9.first_row_0 + _S40 * 4U;
    if(_S86 <= (_S9.last_row_0))
    {
        uint _S87 = _S9.first_column_0 + _S39 * 4U;
        thread Work_0 _S88 = _S9;
        store_0(&_S88, _S86, _S87, sum_3[0U][0U], &kernelContext_8);
    }
    uint row_3 = _S86 + 1U;
    if(row_3 <= (_S9.last_row_0))
    {
        uint _S89 = _S9.first_column_0 + _S39 * 4U;
        thread Work_0 _S90 = _S9;
        store_0(&_S90, row_3, _S89, sum_3[1U][0U], &kernelContext_8);
    }
    uint row_4 = _S86 + 2U;
    if(row_4 <= (_S9.last_row_0))
    {
        uint _S91 = _S9.first_column_0 + _S39 * 4U;
        thread Work_0 _S92 = _S9;
        store_0(&_S92, row_4, _S91, sum_3[2U][0U], &kernelContext_8);
    }
    uint row_5 = _S86 + 3U;
    if(row_5 <= (_S9.last_row_0))
    {
        uint _S93 = _S9.first_column_0 + _S39 * 4U;
        thread Work_0 _S94 = _S9;
        store_0(&_S94, row_5, _S93, sum_3[3U][0U], &kernelContext_8);
    }
    return;
}

