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
    array<float4, int(512)> threadgroup* left_tile_0;
    array<float4, int(256)> threadgroup* right_tile_0;
};

Work_0 find_work_0(uint number_0, KernelContext_0 thread* kernelContext_0)
{
    thread Work_0 work_0;
    uint _S1 = number_0 % kernelContext_0->params_0->column_blocks_0;
    (&work_0)->first_column_0 = _S1 * 64U;
    uint _S2 = number_0 / kernelContext_0->params_0->column_blocks_0;
    uint _S3 = _S2 * 128U;
    (&work_0)->first_row_0 = _S3;
    (&work_0)->last_row_0 = min(_S3 + 128U, kernelContext_0->params_0->rows_0) - 1U;
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
    if(((p_0 + 1U) * 128U) <= 128U)
    {
        _S4 = true;
    }
    else
    {
        if((p_0 * 128U) < 128U)
        {
            _S4 = block_0 < 128U;
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
    threadgroup array<float4, int(512)> left_tile_1;
    (&kernelContext_8)->left_tile_0 = &left_tile_1;
    threadgroup array<float4, int(256)> right_tile_1;
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
    thread array<array<Line_0, int(4)>, int(2)> lines_0;
    thread array<uint, int(2)> quads_0;
    thread array<uint, int(2)> step_quads_0;
    bool is_left_0 = of_left_0(0U, thread_0);
    step_quads_0[0U] = thread_0 % 4U;
    uint step_0;
    if(is_left_0)
    {
        step_0 = thread_0;
    }
    else
    {
        step_0 = thread_0 - 128U;
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
    uint block_1 = thread_0 + 128U;
    bool is_left_1 = of_left_0(1U, block_1);
    step_quads_0[1U] = block_1 % 4U;
    if(is_left_1)
    {
        step_0 = block_1;
    }
    else
    {
        step_0 = block_1 - 128U;
    }
    quads_0[1U] = step_0 / 4U;
    if(is_left_1)
    {
        uint _S38 = min(_S9.first_row_0 + quads_0[1U] * 4U, _S9.last_row_0);
        thread Work_0 _S39 = _S9;
        Line_0 _S40 = left_line_0(&_S39, _S38, &kernelContext_8);
        lines_0[1U][0U] = _S40;
    }
    else
    {
        uint _S41 = _S9.first_column_0 + quads_0[1U] * 4U;
        thread Work_0 _S42 = _S9;
        Line_0 _S43 = right_line_0(&_S42, _S41, &kernelContext_8);
        lines_0[1U][0U] = _S43;
    }
    if(is_left_1)
    {
        uint _S44 = min(_S9.first_row_0 + quads_0[1U] * 4U + 1U, _S9.last_row_0);
        thread Work_0 _S45 = _S9;
        Line_0 _S46 = left_line_0(&_S45, _S44, &kernelContext_8);
        lines_0[1U][1U] = _S46;
    }
    else
    {
        uint _S47 = _S9.first_column_0 + quads_0[1U] * 4U + 1U;
        thread Work_0 _S48 = _S9;
        Line_0 _S49 = right_line_0(&_S48, _S47, &kernelContext_8);
        lines_0[1U][1U] = _S49;
    }
    if(is_left_1)
    {
        uint _S50 = min(_S9.first_row_0 + quads_0[1U] * 4U + 2U, _S9.last_row_0);
        thread Work_0 _S51 = _S9;
        Line_0 _S52 = left_line_0(&_S51, _S50, &kernelContext_8);
        lines_0[1U][2U] = _S52;
    }
    else
    {
        uint _S53 = _S9.first_column_0 + quads_0[1U] * 4U + 2U;
        thread Work_0 _S54 = _S9;
        Line_0 _S55 = right_line_0(&_S54, _S53, &kernelContext_8);
        lines_0[1U][2U] = _S55;
    }
    if(is_left_1)
    {
        uint _S56 = min(_S9.first_row_0 + quads_0[1U] * 4U + 3U, _S9.last_row_0);
        thread Work_0 _S57 = _S9;
        Line_0 _S58 = left_line_0(&_S57, _S56, &kernelContext_8);
        lines_0[1U][3U] = _S58;
    }
    else
    {
        uint _S59 = _S9.first_column_0 + quads_0[1U] * 4U + 3U;
        thread Work_0 _S60 = _S9;
        Line_0 _S61 = right_line_0(&_S60, _S59, &kernelContext_8);
        lines_0[1U][3U] = _S61;
    }
    thread array<array<float4, int(2)>, int(8)> sum_3;
    float4 _S62 = float4(0.0, 0.0, 0.0, 0.0);
    sum_3[0U][0U] = _S62;
    sum_3[0U][1U] = _S62;
    sum_3[1U][0U] = _S62;
    sum_3[1U][1U] = _S62;
    sum_3[2U][0U] = _S62;
    sum_3[2U][1U] = _S62;
    sum_3[3U][0U] = _S62;
    sum_3[3U][1U] = _S62;
    sum_3[4U][0U] = _S62;
    sum_3[4U][1U] = _S62;
    sum_3[5U][0U] = _S62;
    sum_3[5U][1U] = _S62;
    sum_3[6U][0U] = _S62;
    sum_3[6U][1U] = _S62;
    sum_3[7U][0U] = _S62;
    sum_3[7U][1U] = _S62;
    uint _S63 = thread_0 % 8U;
    uint _S64 = thread_0 / 8U;
    thread array<array<float4, int(4)>, int(2)> next_0;
    next_0[0U][0U] = _S62;
    next_0[0U][1U] = _S62;
    next_0[0U][2U] = _S62;
    next_0[0U][3U] = _S62;
    next_0[1U][0U] = _S62;
    next_0[1U][1U] = _S62;
    next_0[1U][2U] = _S62;
    next_0[1U][3U] = _S62;
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
        bool _S65 = step_0 > 0U;
        if(_S65)
        {
            threadgroup_barrier(mem_flags::mem_threadgroup);
            uint quad_1 = swizzled_0(quads_0[0U], step_quads_0[0U]);
            uint k_0 = step_quads_0[0U] * 4U;
            if(is_left_0)
            {
                (*(&kernelContext_8)->left_tile_0)[k_0 * 32U + quad_1] = float4(next_0[0U][int(0)].x, next_0[0U][int(1)].x, next_0[0U][int(2)].x, next_0[0U][int(3)].x);
                (*(&kernelContext_8)->left_tile_0)[(k_0 + 1U) * 32U + quad_1] = float4(next_0[0U][int(0)].y, next_0[0U][int(1)].y, next_0[0U][int(2)].y, next_0[0U][int(3)].y);
                (*(&kernelContext_8)->left_tile_0)[(k_0 + 2U) * 32U + quad_1] = float4(next_0[0U][int(0)].z, next_0[0U][int(1)].z, next_0[0U][int(2)].z, next_0[0U][int(3)].z);
                (*(&kernelContext_8)->left_tile_0)[(k_0 + 3U) * 32U + quad_1] = float4(next_0[0U][int(0)].w, next_0[0U][int(1)].w, next_0[0U][int(2)].w, next_0[0U][int(3)].w);
            }
            else
            {
                if(thread_0 < 192U)
                {
                    (*(&kernelContext_8)->right_tile_0)[k_0 * 16U + quad_1] = float4(next_0[0U][int(0)].x, next_0[0U][int(1)].x, next_0[0U][int(2)].x, next_0[0U][int(3)].x);
                    (*(&kernelContext_8)->right_tile_0)[(k_0 + 1U) * 16U + quad_1] = float4(next_0[0U][int(0)].y, next_0[0U][int(1)].y, next_0[0U][int(2)].y, next_0[0U][int(3)].y);
                    (*(&kernelContext_8)->right_tile_0)[(k_0 + 2U) * 16U + quad_1] = float4(next_0[0U][int(0)].z, next_0[0U][int(1)].z, next_0[0U][int(2)].z, next_0[0U][int(3)].z);
                    (*(&kernelContext_8)->right_tile_0)[(k_0 + 3U) * 16U + quad_1] = float4(next_0[0U][int(0)].w, next_0[0U][int(1)].w, next_0[0U][int(2)].w, next_0[0U][int(3)].w);
                }
            }
            uint quad_2 = swizzled_0(quads_0[1U], step_quads_0[1U]);
            uint k_1 = step_quads_0[1U] * 4U;
            if(is_left_1)
            {
                (*(&kernelContext_8)->left_tile_0)[k_1 * 32U + quad_2] = float4(next_0[1U][int(0)].x, next_0[1U][int(1)].x, next_0[1U][int(2)].x, next_0[1U][int(3)].x);
                (*(&kernelContext_8)->left_tile_0)[(k_1 + 1U) * 32U + quad_2] = float4(next_0[1U][int(0)].y, next_0[1U][int(1)].y, next_0[1U][int(2)].y, next_0[1U][int(3)].y);
                (*(&kernelContext_8)->left_tile_0)[(k_1 + 2U) * 32U + quad_2] = float4(next_0[1U][int(0)].z, next_0[1U][int(1)].z, next_0[1U][int(2)].z, next_0[1U][int(3)].z);
                (*(&kernelContext_8)->left_tile_0)[(k_1 + 3U) * 32U + quad_2] = float4(next_0[1U][int(0)].w, next_0[1U][int(1)].w, next_0[1U][int(2)].w, next_0[1U][int(3)].w);
            }
            else
            {
                if(block_1 < 192U)
                {
                    (*(&kernelContext_8)->right_tile_0)[k_1 * 16U + quad_2] = float4(next_0[1U][int(0)].x, next_0[1U][int(1)].x, next_0[1U][int(2)].x, next_0[1U][int(3)].x);
                    (*(&kernelContext_8)->right_tile_0)[(k_1 + 1U) * 16U + quad_2] = float4(next_0[1U][int(0)].y, next_0[1U][int(1)].y, next_0[1U][int(2)].y, next_0[1U][int(3)].y);
                    (*(&kernelContext_8)->right_tile_0)[(k_1 + 2U) * 16U + quad_2] = float4(next_0[1U][int(0)].z, next_0[1U][int(1)].z, next_0[1U][int(2)].z, next_0[1U][int(3)].z);
                    (*(&kernelContext_8)->right_tile_0)[(k_1 + 3U) * 16U + quad_2] = float4(next_0[1U][int(0)].w, next_0[1U][int(1)].w, next_0[1U][int(2)].w, next_0[1U][int(3)].w);
                }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup);
        }
        if(step_0 < _S13)
        {
            uint _S66 = step_0 + step_quads_0[0U] * 4U;
            if(is_left_0)
            {
                thread Line_0 _S67 = lines_0[0U][0U];
                float4 _S68 = left_quad_0(&_S67, _S66, &kernelContext_8);
                next_0[0U][0U] = _S68;
            }
            else
            {
                if(thread_0 < 192U)
                {
                    thread Line_0 _S69 = lines_0[0U][0U];
                    float4 _S70 = right_quad_0(&_S69, _S66, &kernelContext_8);
                    next_0[0U][0U] = _S70;
                }
            }
            if(is_left_0)
            {
                thread Line_0 _S71 = lines_0[0U][1U];
                float4 _S72 = left_quad_0(&_S71, _S66, &kernelContext_8);
                next_0[0U][1U] = _S72;
            }
            else
            {
                if(thread_0 < 192U)
                {
                    thread Line_0 _S73 = lines_0[0U][1U];
                    float4 _S74 = right_quad_0(&_S73, _S66, &kernelContext_8);
                    next_0[0U][1U] = _S74;
                }
            }
            if(is_left_0)
            {
                thread Line_0 _S75 = lines_0[0U][2U];
                float4 _S76 = left_quad_0(&_S75, _S66, &kernelContext_8);
                next_0[0U][2U] = _S76;
            }
            else
            {
                if(thread_0 < 192U)
                {
                    thread Line_0 _S77 = lines_0[0U][2U];
                    float4 _S78 = right_quad_0(&_S77, _S66, &kernelContext_8);
                    next_0[0U][2U] = _S78;
                }
            }
            if(is_left_0)
            {
                thread Line_0 _S79 = lines_0[0U][3U];
                float4 _S80 = left_quad_0(&_S79, _S66, &kernelContext_8);
                next_0[0U][3U] = _S80;
            }
            else
            {
                if(thread_0 < 192U)
                {
                    thread Line_0 _S81 = lines_0[0U][3U];
                    float4 _S82 = right_quad_0(&_S81, _S66, &kernelContext_8);
                    next_0[0U][3U] = _S82;
                }
            }
            uint _S83 = step_0 + step_quads_0[1U] * 4U;
            if(is_left_1)
            {
                thread Line_0 _S84 = lines_0[1U][0U];
                float4 _S85 = left_quad_0(&_S84, _S83, &kernelContext_8);
                next_0[1U][0U] = _S85;
            }
            else
            {
                if(block_1 < 192U)
                {
                    thread Line_0 _S86 = lines_0[1U][0U];
                    float4 _S87 = right_quad_0(&_S86, _S83, &kernelContext_8);
                    next_0[1U][0U] = _S87;
                }
            }
            if(is_left_1)
            {
                thread Line_0 _S88 = lines_0[1U][1U];
                float4 _S89 = left_quad_0(&_S88, _S83, &kernelContext_8);
                next_0[1U][1U] = _S89;
            }
            else
            {
                if(block_1 < 192U)
                {
                    thread Line_0 _S90 = lines_0[1U][1U];
                    float4 _S91 = right_quad_0(&_S90, _S83, &kernelContext_8);
                    next_0[1U][1U] = _S91;
                }
            }
            if(is_left_1)
            {
                thread Line_0 _S92 = lines_0[1U][2U];
                float4 _S93 = left_quad_0(&_S92, _S83, &kernelContext_8);
                next_0[1U][2U] = _S93;
            }
            else
            {
                if(block_1 < 192U)
                {
                    thread Line_0 _S94 = lines_0[1U][2U];
                    float4 _S95 = right_quad_0(&_S94, _S83, &kernelContext_8);
                    next_0[1U][2U] = _S95;
                }
            }
            if(is_left_1)
            {
                thread Line_0 _S96 = lines_0[1U][3U];
                float4 _S97 = left_quad_0(&_S96, _S83, &kernelContext_8);
                next_0[1U][3U] = _S97;
            }
            else
            {
                if(block_1 < 192U)
                {
                    thread Line_0 _S98 = lines_0[1U][3U];
                    float4 _S99 = right_quad_0(&_S98, _S83, &kernelContext_8);
                    next_0[1U][3U] = _S99;
                }
            }
        }
        if(_S65)
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
                uint _S100 = q_0 * 4U;
                thread array<float4, int(2)> left_0;
                uint _S101 = _S100 * 32U;
                uint _S102 = swizzled_0(_S64, q_0);
                float4 _S103 = (*(&kernelContext_8)->left_tile_0)[_S101 + _S102];
                left_0[0U] = (*(&kernelContext_8)->left_tile_0)[_S101 + _S102];
                thread array<float4, int(2)> right_0;
                uint _S104 = _S100 * 16U;
                uint _S105 = swizzled_0(_S63, q_0);
                float4 _S106 = (*(&kernelContext_8)->right_tile_0)[_S104 + _S105];
                right_0[0U] = (*(&kernelContext_8)->right_tile_0)[_S104 + _S105];
                uint _S107 = swizzled_0(_S64 + 16U, q_0);
                float4 _S108 = (*(&kernelContext_8)->left_tile_0)[_S101 + _S107];
                left_0[1U] = (*(&kernelContext_8)->left_tile_0)[_S101 + _S107];
                uint _S109 = swizzled_0(_S63 + 8U, q_0);
                float4 _S110 = (*(&kernelContext_8)->right_tile_0)[_S104 + _S109];
                right_0[1U] = (*(&kernelContext_8)->right_tile_0)[_S104 + _S109];
                float _S111 = _S103.x;
                sum_3[0U][0U] = weigh_0(_S111, _S106, sum_3[0U][0U]);
                sum_3[0U][1U] = weigh_0(_S111, _S110, sum_3[0U][1U]);
                float _S112 = _S103.y;
                sum_3[1U][0U] = weigh_0(_S112, _S106, sum_3[1U][0U]);
                sum_3[1U][1U] = weigh_0(_S112, _S110, sum_3[1U][1U]);
                float _S113 = _S103.z;
                sum_3[2U][0U] = weigh_0(_S113, _S106, sum_3[2U][0U]);
                sum_3[2U][1U] = weigh_0(_S113, _S110, sum_3[2U][1U]);
                float _S114 = _S103.w;
                sum_3[3U][0U] = weigh_0(_S114, _S106, sum_3[3U][0U]);
                sum_3[3U][1U] = weigh_0(_S114, _S110, sum_3[3U][1U]);
                float _S115 = _S108.x;
                sum_3[4U][0U] = weigh_0(_S115, _S106, sum_3[4U][0U]);
                sum_3[4U][1U] = weigh_0(_S115, _S110, sum_3[4U][1U]);
                float _S116 = _S108.y;
                sum_3[5U][0U] = weigh_0(_S116, _S106, sum_3[5U][0U]);
                sum_3[5U][1U] = weigh_0(_S116, _S110, sum_3[5U][1U]);
                float _S117 = _S108.z;
                sum_3[6U][0U] = weigh_0(_S117, _S106, sum_3[6U][0U]);
                sum_3[6U][1U] = weigh_0(_S117, _S110, sum_3[6U][1U]);
                float _S118 = _S108.w;
                sum_3[7U][0U] = weigh_0(_S118, _S106, sum_3[7U][0U]);
                sum_3[7U][1U] = weigh_0(_S118, _S110, sum_3[7U][1U]);
                uint _S119 = _S100 + 1U;
                thread array<float4, int(2)> left_1;
                uint _S120 = _S119 * 32U;
                float4 _S121 = (*(&kernelContext_8)->left_tile_0)[_S120 + _S102];
                left_1[0U] = (*(&kernelContext_8)->left_tile_0)[_S120 + _S102];
                thread array<float4, int(2)> right_1;
                uint _S122 = _S119 * 16U;
                float4 _S123 = (*(&kernelContext_8)->right_tile_0)[_S122 + _S105];
                right_1[0U] = (*(&kernelContext_8)->right_tile_0)[_S122 + _S105];
                float4 _S124 = (*(&kernelContext_8)->left_tile_0)[_S120 + _S107];
                left_1[1U] = (*(&kernelContext_8)->left_tile_0)[_S120 + _S107];
                float4 _S125 = (*(&kernelContext_8)->right_tile_0)[_S122 + _S109];
                right_1[1U] = (*(&kernelContext_8)->right_tile_0)[_S122 + _S109];
                float _S126 = _S121.x;
                sum_3[0U][0U] = weigh_0(_S126, _S123, sum_3[0U][0U]);
                sum_3[0U][1U] = weigh_0(_S126, _S125, sum_3[0U][1U]);
                float _S127 = _S121.y;
                sum_3[1U][0U] = weigh_0(_S127, _S123, sum_3[1U][0U]);
                sum_3[1U][1U] = weigh_0(_S127, _S125, sum_3[1U][1U]);
                float _S128 = _S121.z;
                sum_3[2U][0U] = weigh_0(_S128, _S123, sum_3[2U][0U]);
                sum_3[2U][1U] = weigh_0(_S128, _S125, sum_3[2U][1U]);
                float _S129 = _S121.w;
                sum_3[3U][0U] = weigh_0(_S129, _S123, sum_3[3U][0U]);
                sum_3[3U][1U] = weigh_0(_S129, _S125, sum_3[3U][1U]);
                float _S130 = _S124.x;
                sum_3[4U][0U] = weigh_0(_S130, _S123, sum_3[4U][0U]);
                sum_3[4U][1U] = weigh_0(_S130, _S125, sum_3[4U][1U]);
                float _S131 = _S124.y;
                sum_3[5U][0U] = weigh_0(_S131, _S123, sum_3[5U][0U]);
                sum_3[5U][1U] = weigh_0(_S131, _S125, sum_3[5U][1U]);
                float _S132 = _S124.z;
                sum_3[6U][0U] = weigh_0(_S132, _S123, sum_3[6U][0U]);
                sum_3[6U][1U] = weigh_0(_S132, _S125, sum_3[6U][1U]);
                float _S133 = _S124.w;
                sum_3[7U][0U] = weigh_0(_S133, _S123, sum_3[7U][0U]);
                sum_3[7U][1U] = weigh_0(_S133, _S125, sum_3[7U][1U]);
                uint _S134 = _S100 + 2U;
                thread array<float4, int(2)> left_2;
                uint _S135 = _S134 * 32U;
                float4 _S136 = (*(&kernelContext_8)->left_tile_0)[_S135 + _S102];
                left_2[0U] = (*(&kernelContext_8)->left_tile_0)[_S135 + _S102];
                thread array<float4, int(2)> right_2;
                uint _S137 = _S134 * 16U;
                float4 _S138 = (*(&kernelContext_8)->right_tile_0)[_S137 + _S105];
                right_2[0U] = (*(&kernelContext_8)->right_tile_0)[_S137 + _S105];
                float4 _S139 = (*(&kernelContext_8)->left_tile_0)[_S135 + _S107];
                left_2[1U] = (*(&kernelContext_8)->left_tile_0)[_S135 + _S107];
                float4 _S140 = (*(&kernelContext_8)->right_tile_0)[_S137 + _S109];
                right_2[1U] = (*(&kernelContext_8)->right_tile_0)[_S137 + _S109];
                float _S141 = _S136.x;
                sum_3[0U][0U] = weigh_0(_S141, _S138, sum_3[0U][0U]);
                sum_3[0U][1U] = weigh_0(_S141, _S140, sum_3[0U][1U]);
                float _S142 = _S136.y;
                sum_3[1U][0U] = weigh_0(_S142, _S138, sum_3[1U][0U]);
                sum_3[1U][1U] = weigh_0(_S142, _S140, sum_3[1U][1U]);
                float _S143 = _S136.z;
                sum_3[2U][0U] = weigh_0(_S143, _S138, sum_3[2U][0U]);
                sum_3[2U][1U] = weigh_0(_S143, _S140, sum_3[2U][1U]);
                float _S144 = _S136.w;
                sum_3[3U][0U] = weigh_0(_S144, _S138, sum_3[3U][0U]);
                sum_3[3U][1U] = weigh_0(_S144, _S140, sum_3[3U][1U]);
                float _S145 = _S139.x;
                sum_3[4U][0U] = weigh_0(_S145, _S138, sum_3[4U][0U]);
                sum_3[4U][1U] = weigh_0(_S145, _S140, sum_3[4U][1U]);
                float _S146 = _S139.y;
                sum_3[5U][0U] = weigh_0(_S146, _S138, sum_3[5U][0U]);
                sum_3[5U][1U] = weigh_0(_S146, _S140, sum_3[5U][1U]);
                float _S147 = _S139.z;
                sum_3[6U][0U] = weigh_0(_S147, _S138, sum_3[6U][0U]);
                sum_3[6U][1U] = weigh_0(_S147, _S140, sum_3[6U][1U]);
                float _S148 = _S139.w;
                sum_3[7U][0U] = weigh_0(_S148, _S138, sum_3[7U][0U]);
                sum_3[7U][1U] = weigh_0(_S148, _S140, sum_3[7U][1U]);
                uint _S149 = _S100 + 3U;
                thread array<float4, int(2)> left_3;
                uint _S150 = _S149 * 32U;
                float4 _S151 = (*(&kernelContext_8)->left_tile_0)[_S150 + _S102];
                left_3[0U] = (*(&kernelContext_8)->left_tile_0)[_S150 + _S102];
                thread array<float4, int(2)> right_3;
                uint _S152 = _S149 * 16U;
                float4 _S153 = (*(&kernelContext_8)->right_tile_0)[_S152 + _S105];
                right_3[0U] = (*(&kernelContext_8)->right_tile_0)[_S152 + _S105];
                float4 _S154 = (*(&kernelContext_8)->left_tile_0)[_S150 + _S107];
                left_3[1U] = (*(&kernelContext_8)->left_tile_0)[_S150 + _S107];
                float4 _S155 = (*(&kernelContext_8)->right_tile_0)[_S152 + _S109];
                right_3[1U] = (*(&kernelContext_8)->right_tile_0)[_S152 + _S109];
                float _S156 = _S151.x;
                sum_3[0U][0U] = weigh_0(_S156, _S153, sum_3[0U][0U]);
                sum_3[0U][1U] = weigh_0(_S156, _S155, sum_3[0U][1U]);
                float _S157 = _S151.y;
                sum_3[1U][0U] = weigh_0(_S157, _S153, sum_3[1U][0U]);
                sum_3[1U][1U] = weigh_0(_S157, _S155, sum_3[1U][1U]);
                float _S158 = _S151.z;
                sum_3[2U][0U] = weigh_0(_S158, _S153, sum_3[2U][0U]);
                sum_3[2U][1U] = weigh_0(_S158, _S155, sum_3[2U][1U]);
                float _S159 = _S151.w;
                sum_3[3U][0U] = weigh_0(_S159, _S153, sum_3[3U][0U]);
                sum_3[3U][1U] = weigh_0(_S159, _S155, sum_3[3U][1U]);
                float _S160 = _S154.x;
                sum_3[4U][0U] = weigh_0(_S160, _S153, sum_3[4U][0U]);
                sum_3[4U][1U] = weigh_0(_S160, _S155, sum_3[4U][1U]);
                float _S161 = _S154.y;
                sum_3[5U][0U] = weigh_0(_S161, _S153, sum_3[5U][0U]);
                sum_3[5U][1U] = weigh_0(_S161, _S155, sum_3[5U][1U]);
                float _S162 = _S154.z;
                sum_3[6U][0U] = weigh_0(_S162, _S153, sum_3[6U][0U]);
                sum_3[6U][1U] = weigh_0(_S162, _S155, sum_3[6U][1U]);
                float _S163 = _S154.w;
                sum_3[7U][0U] = weigh_0(_S163, _S153, sum_3[7U][0U]);
                sum_3[7U][1U] = weigh_0(_S163, _S155, sum_3[7U][1U]);
                q_0 = q_0 + 1U;
            }
        }
        step_0 = step_0 + 16U;
    }
    uint _S164 = _S9.first_row_0 + _S64 * 4U;
    if(_S164 <= (_S9.last_row_0))
    {
        uint _S165 = _S9.first_column_0 + _S63 * 4U;
        thread Work_0 _S166 = _S9;
        store_0(&_S166, _S164, _S165, sum_3[0U][0U], &kernelContext_8);
        uint _S167 = _S9.first_column_0 + (_S63 + 8U) * 4U;
        thread Work_0 _S168 = _S9;
        store_0(&_S168, _S164, _S167, sum_3[0U][1U], &kernelContext_8);
    }
    uint row_3 = _S164 + 1U;
    if(row_3 <= (_S9.last_row_0))
    {
        uint _S169 = _S9.first_column_0 + _S63 * 4U;
        thread Work_0 _S170 = _S9;
        store_0(&_S170, row_3, _S169, sum_3[1U][0U], &kernelContext_8);
        uint _S171 = _S9.first_column_0 + (_S63 + 8U) * 4U;
        thread Work_0 _S172 = _S9;
        store_0(&_S172, row_3, _S171, sum_3[1U][1U], &kernelContext_8);
    }
    uint row_4 = _S164 + 2U;
    if(row_4 <= (_S9.last_row_0))
    {
        uint _S173 = _S9.first_column_0 + _S63 * 4U;
        thread Work_0 _S174 = _S9;
        store_0(&_S174, row_4, _S173, sum_3[2U][0U], &kernelContext_8);
        uint _S175 = _S9.first_column_0 + (_S63 + 8U) * 4U;
        thread Work_0 _S176 = _S9;
        store_0(&_S176, row_4, _S175, sum_3[2U][1U], &kernelContext_8);
    }
    uint row_5 = _S164 + 3U;
    if(row_5 <= (_S9.last_row_0))
    {
        uint _S177 = _S9.first_column_0 + _S63 * 4U;
        thread Work_0 _S178 = _S9;
        store_0(&_S178, row_5, _S177, sum_3[3U][0U], &kernelContext_8);
        uint _S179 = _S9.first_column_0 + (_S63 + 8U) * 4U;
        thread Work_0 _S180 = _S9;
        store_0(&_S180, row_5, _S179, sum_3[3U][1U], &kernelContext_8);
    }
    uint _S181 = _S9.first_row_0 + (_S64 + 16U) * 4U;
    if(_S181 <= (_S9.last_row_0))
    {
        uint _S182 = _S9.first_column_0 + _S63 * 4U;
        thread Work_0 _S183 = _S9;
        store_0(&_S183, _S181, _S182, sum_3[4U][0U], &kernelContext_8);
        uint _S184 = _S9.first_column_0 + (_S63 + 8U) * 4U;
        thread Work_0 _S185 = _S9;
        store_0(&_S185, _S181, _S184, sum_3[4U][1U], &kernelContext_8);
    }
    uint row_6 = _S181 + 1U;
    if(row_6 <= (_S9.last_row_0))
    {
        uint _S186 = _S9.first_column_0 + _S63 * 4U;
        thread Work_0 _S187 = _S9;
        store_0(&_S187, row_6, _S186, sum_3[5U][0U], &kernelContext_8);
        uint _S188 = _S9.first_column_0 + (_S63 + 8U) * 4U;
        thread Work_0 _S189 = _S9;
        store_0(&_S189, row_6, _S188, sum_3[5U][1U], &kernelContext_8);
    }
    uint row_7 = _S181 + 2U;
    if(row_7 <= (_S9.last_row_0))
    {
        uint _S190 = _S9.first_column_0 + _S63 * 4U;
        thread Work_0 _S191 = _S9;
        store_0(&_S191, row_7, _S190, sum_3[6U][0U], &kernelContext_8);
        uint _S192 = _S9.first_column_0 + (_S63 + 8U) * 4U;
        thread Work_0 _S193 = _S9;
        store_0(&_S193, row_7, _S192, sum_3[6U][1U], &kernelContext_8);
    }
    uint row_8 = _S181 + 3U;
    if(row_8 <= (_S9.last_row_0))
    {
        uint _S194 = _S9.first_column_0 + _S63 * 4U;
        thread Work_0 _S195 = _S9;
        store_0(&_S195, row_8, _S194, sum_3[7U][0U], &kernelContext_8);
        uint _S196 = _S9.first_column_0 + (_S63 + 8U) * 4U;
        thread Work_0 _S197 = _S9;
        store_0(&_S197, row_8, _S196, sum_3[7U][1U], &kernelContext_8);
    }
    return;
}

