#include <metal_stdlib>
#include <metal_math>
#include <metal_texture>
using namespace metal;
constant uint fc_GELU_0 [[function_constant(0)]];
constant uint GELU_0 = is_function_constant_defined(fc_GELU_0) ? fc_GELU_0 : 0U;
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
    packed_float4 device* weight_quads_0;
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

float4 floats_of_0(float4 raw_0)
{
    return raw_0;
}

float4 right_quad_0(const Line_0 thread* line_3, uint element_1, KernelContext_0 thread* kernelContext_5)
{
    if(element_1 < (line_3->size_0))
    {
        return floats_of_0(float4(*(kernelContext_5->weight_quads_0+(line_3->base_0 + element_1 / 4U))) );
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
    float4 _S5 = float4(int4(int(-1)) );
    float4 _S6 = fma(z_0, z_0 * float4(0.125) , _S5);
    return x_0 * float4(0.5)  * (float4(1.0)  + clamp(fma(fma(fma(fma(fma(fma(fma(fma(fma(fma(fma(fma(fma(fma(fma(fma(float4(0.00057208706857637) , _S6, float4(-0.00137052044738084) ), _S6, float4(0.00071375560946763) ), _S6, float4(-0.00108552910387516) ), _S6, float4(0.00541988993063569) ), _S6, float4(-0.01007305737584829) ), _S6, float4(0.01404101308435202) ), _S6, float4(-0.0216723196208477) ), _S6, float4(0.0331549309194088) ), _S6, float4(-0.0460103303194046) ), _S6, float4(0.05987172946333885) ), _S6, float4(-0.07468836754560471) ), _S6, float4(0.09021008759737015) ), _S6, float4(-0.10771328210830688) ), _S6, float4(0.13167509436607361) ), _S6, float4(-0.176576167345047) ), _S6, float4(0.35353100299835205) ) * z_0, _S5, float4(int4(int(1)) )));
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

[[kernel]] void layers(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], LayerParams_0 constant* params_1 [[buffer(0)]], packed_float4 device* x_quads_1 [[buffer(1)]], packed_float4 device* weight_quads_1 [[buffer(2)]], packed_float4 device* bias_quads_1 [[buffer(3)]], packed_float4 device* residual_quads_1 [[buffer(4)]], packed_float4 device* y_quads_1 [[buffer(5)]])
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
    Work_0 _S7 = find_work_0(number_1, &kernelContext_8);
    thread Work_0 _S8 = _S7;
    bool _S9 = has_work_0(&_S8);
    if(!_S9)
    {
        return;
    }
    thread Work_0 _S10 = _S7;
    uint _S11 = inner_size_0(&_S10, &kernelContext_8);
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
        uint _S12 = min(_S7.first_row_0 + quads_0[0U] * 4U, _S7.last_row_0);
        thread Work_0 _S13 = _S7;
        Line_0 _S14 = left_line_0(&_S13, _S12, &kernelContext_8);
        lines_0[0U][0U] = _S14;
    }
    else
    {
        uint _S15 = _S7.first_column_0 + quads_0[0U] * 4U;
        thread Work_0 _S16 = _S7;
        Line_0 _S17 = right_line_0(&_S16, _S15, &kernelContext_8);
        lines_0[0U][0U] = _S17;
    }
    if(is_left_0)
    {
        uint _S18 = min(_S7.first_row_0 + quads_0[0U] * 4U + 1U, _S7.last_row_0);
        thread Work_0 _S19 = _S7;
        Line_0 _S20 = left_line_0(&_S19, _S18, &kernelContext_8);
        lines_0[0U][1U] = _S20;
    }
    else
    {
        uint _S21 = _S7.first_column_0 + quads_0[0U] * 4U + 1U;
        thread Work_0 _S22 = _S7;
        Line_0 _S23 = right_line_0(&_S22, _S21, &kernelContext_8);
        lines_0[0U][1U] = _S23;
    }
    if(is_left_0)
    {
        uint _S24 = min(_S7.first_row_0 + quads_0[0U] * 4U + 2U, _S7.last_row_0);
        thread Work_0 _S25 = _S7;
        Line_0 _S26 = left_line_0(&_S25, _S24, &kernelContext_8);
        lines_0[0U][2U] = _S26;
    }
    else
    {
        uint _S27 = _S7.first_column_0 + quads_0[0U] * 4U + 2U;
        thread Work_0 _S28 = _S7;
        Line_0 _S29 = right_line_0(&_S28, _S27, &kernelContext_8);
        lines_0[0U][2U] = _S29;
    }
    if(is_left_0)
    {
        uint _S30 = min(_S7.first_row_0 + quads_0[0U] * 4U + 3U, _S7.last_row_0);
        thread Work_0 _S31 = _S7;
        Line_0 _S32 = left_line_0(&_S31, _S30, &kernelContext_8);
        lines_0[0U][3U] = _S32;
    }
    else
    {
        uint _S33 = _S7.first_column_0 + quads_0[0U] * 4U + 3U;
        thread Work_0 _S34 = _S7;
        Line_0 _S35 = right_line_0(&_S34, _S33, &kernelContext_8);
        lines_0[0U][3U] = _S35;
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
        uint _S36 = min(_S7.first_row_0 + quads_0[1U] * 4U, _S7.last_row_0);
        thread Work_0 _S37 = _S7;
        Line_0 _S38 = left_line_0(&_S37, _S36, &kernelContext_8);
        lines_0[1U][0U] = _S38;
    }
    else
    {
        uint _S39 = _S7.first_column_0 + quads_0[1U] * 4U;
        thread Work_0 _S40 = _S7;
        Line_0 _S41 = right_line_0(&_S40, _S39, &kernelContext_8);
        lines_0[1U][0U] = _S41;
    }
    if(is_left_1)
    {
        uint _S42 = min(_S7.first_row_0 + quads_0[1U] * 4U + 1U, _S7.last_row_0);
        thread Work_0 _S43 = _S7;
        Line_0 _S44 = left_line_0(&_S43, _S42, &kernelContext_8);
        lines_0[1U][1U] = _S44;
    }
    else
    {
        uint _S45 = _S7.first_column_0 + quads_0[1U] * 4U + 1U;
        thread Work_0 _S46 = _S7;
        Line_0 _S47 = right_line_0(&_S46, _S45, &kernelContext_8);
        lines_0[1U][1U] = _S47;
    }
    if(is_left_1)
    {
        uint _S48 = min(_S7.first_row_0 + quads_0[1U] * 4U + 2U, _S7.last_row_0);
        thread Work_0 _S49 = _S7;
        Line_0 _S50 = left_line_0(&_S49, _S48, &kernelContext_8);
        lines_0[1U][2U] = _S50;
    }
    else
    {
        uint _S51 = _S7.first_column_0 + quads_0[1U] * 4U + 2U;
        thread Work_0 _S52 = _S7;
        Line_0 _S53 = right_line_0(&_S52, _S51, &kernelContext_8);
        lines_0[1U][2U] = _S53;
    }
    if(is_left_1)
    {
        uint _S54 = min(_S7.first_row_0 + quads_0[1U] * 4U + 3U, _S7.last_row_0);
        thread Work_0 _S55 = _S7;
        Line_0 _S56 = left_line_0(&_S55, _S54, &kernelContext_8);
        lines_0[1U][3U] = _S56;
    }
    else
    {
        uint _S57 = _S7.first_column_0 + quads_0[1U] * 4U + 3U;
        thread Work_0 _S58 = _S7;
        Line_0 _S59 = right_line_0(&_S58, _S57, &kernelContext_8);
        lines_0[1U][3U] = _S59;
    }
    thread array<array<float4, int(2)>, int(8)> sum_3;
    float4 _S60 = float4(0.0, 0.0, 0.0, 0.0);
    sum_3[0U][0U] = _S60;
    sum_3[0U][1U] = _S60;
    sum_3[1U][0U] = _S60;
    sum_3[1U][1U] = _S60;
    sum_3[2U][0U] = _S60;
    sum_3[2U][1U] = _S60;
    sum_3[3U][0U] = _S60;
    sum_3[3U][1U] = _S60;
    sum_3[4U][0U] = _S60;
    sum_3[4U][1U] = _S60;
    sum_3[5U][0U] = _S60;
    sum_3[5U][1U] = _S60;
    sum_3[6U][0U] = _S60;
    sum_3[6U][1U] = _S60;
    sum_3[7U][0U] = _S60;
    sum_3[7U][1U] = _S60;
    uint _S61 = thread_0 % 8U;
    uint _S62 = thread_0 / 8U;
    thread array<array<float4, int(4)>, int(2)> next_0;
    next_0[0U][0U] = _S60;
    next_0[0U][1U] = _S60;
    next_0[0U][2U] = _S60;
    next_0[0U][3U] = _S60;
    next_0[1U][0U] = _S60;
    next_0[1U][1U] = _S60;
    next_0[1U][2U] = _S60;
    next_0[1U][3U] = _S60;
    step_0 = 0U;
    for(;;)
    {
        if(step_0 < (_S11 + 16U))
        {
        }
        else
        {
            break;
        }
        bool _S63 = step_0 > 0U;
        if(_S63)
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
        if(step_0 < _S11)
        {
            uint _S64 = step_0 + step_quads_0[0U] * 4U;
            if(is_left_0)
            {
                thread Line_0 _S65 = lines_0[0U][0U];
                float4 _S66 = left_quad_0(&_S65, _S64, &kernelContext_8);
                next_0[0U][0U] = _S66;
            }
            else
            {
                if(thread_0 < 192U)
                {
                    thread Line_0 _S67 = lines_0[0U][0U];
                    float4 _S68 = right_quad_0(&_S67, _S64, &kernelContext_8);
                    next_0[0U][0U] = _S68;
                }
            }
            if(is_left_0)
            {
                thread Line_0 _S69 = lines_0[0U][1U];
                float4 _S70 = left_quad_0(&_S69, _S64, &kernelContext_8);
                next_0[0U][1U] = _S70;
            }
            else
            {
                if(thread_0 < 192U)
                {
                    thread Line_0 _S71 = lines_0[0U][1U];
                    float4 _S72 = right_quad_0(&_S71, _S64, &kernelContext_8);
                    next_0[0U][1U] = _S72;
                }
            }
            if(is_left_0)
            {
                thread Line_0 _S73 = lines_0[0U][2U];
                float4 _S74 = left_quad_0(&_S73, _S64, &kernelContext_8);
                next_0[0U][2U] = _S74;
            }
            else
            {
                if(thread_0 < 192U)
                {
                    thread Line_0 _S75 = lines_0[0U][2U];
                    float4 _S76 = right_quad_0(&_S75, _S64, &kernelContext_8);
                    next_0[0U][2U] = _S76;
                }
            }
            if(is_left_0)
            {
                thread Line_0 _S77 = lines_0[0U][3U];
                float4 _S78 = left_quad_0(&_S77, _S64, &kernelContext_8);
                next_0[0U][3U] = _S78;
            }
            else
            {
                if(thread_0 < 192U)
                {
                    thread Line_0 _S79 = lines_0[0U][3U];
                    float4 _S80 = right_quad_0(&_S79, _S64, &kernelContext_8);
                    next_0[0U][3U] = _S80;
                }
            }
            uint _S81 = step_0 + step_quads_0[1U] * 4U;
            if(is_left_1)
            {
                thread Line_0 _S82 = lines_0[1U][0U];
                float4 _S83 = left_quad_0(&_S82, _S81, &kernelContext_8);
                next_0[1U][0U] = _S83;
            }
            else
            {
                if(block_1 < 192U)
                {
                    thread Line_0 _S84 = lines_0[1U][0U];
                    float4 _S85 = right_quad_0(&_S84, _S81, &kernelContext_8);
                    next_0[1U][0U] = _S85;
                }
            }
            if(is_left_1)
            {
                thread Line_0 _S86 = lines_0[1U][1U];
                float4 _S87 = left_quad_0(&_S86, _S81, &kernelContext_8);
                next_0[1U][1U] = _S87;
            }
            else
            {
                if(block_1 < 192U)
                {
                    thread Line_0 _S88 = lines_0[1U][1U];
                    float4 _S89 = right_quad_0(&_S88, _S81, &kernelContext_8);
                    next_0[1U][1U] = _S89;
                }
            }
            if(is_left_1)
            {
                thread Line_0 _S90 = lines_0[1U][2U];
                float4 _S91 = left_quad_0(&_S90, _S81, &kernelContext_8);
                next_0[1U][2U] = _S91;
            }
            else
            {
                if(block_1 < 192U)
                {
                    thread Line_0 _S92 = lines_0[1U][2U];
                    float4 _S93 = right_quad_0(&_S92, _S81, &kernelContext_8);
                    next_0[1U][2U] = _S93;
                }
            }
            if(is_left_1)
            {
                thread Line_0 _S94 = lines_0[1U][3U];
                float4 _S95 = left_quad_0(&_S94, _S81, &kernelContext_8);
                next_0[1U][3U] = _S95;
            }
            else
            {
                if(block_1 < 192U)
                {
                    thread Line_0 _S96 = lines_0[1U][3U];
                    float4 _S97 = right_quad_0(&_S96, _S81, &kernelContext_8);
                    next_0[1U][3U] = _S97;
                }
            }
        }
        if(_S63)
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
                uint _S98 = q_0 * 4U;
                thread array<float4, int(2)> left_0;
                uint _S99 = _S98 * 32U;
                uint _S100 = swizzled_0(_S62, q_0);
                float4 _S101 = (*(&kernelContext_8)->left_tile_0)[_S99 + _S100];
                left_0[0U] = (*(&kernelContext_8)->left_tile_0)[_S99 + _S100];
                thread array<float4, int(2)> right_0;
                uint _S102 = _S98 * 16U;
                uint _S103 = swizzled_0(_S61, q_0);
                float4 _S104 = (*(&kernelContext_8)->right_tile_0)[_S102 + _S103];
                right_0[0U] = (*(&kernelContext_8)->right_tile_0)[_S102 + _S103];
                uint _S105 = swizzled_0(_S62 + 16U, q_0);
                float4 _S106 = (*(&kernelContext_8)->left_tile_0)[_S99 + _S105];
                left_0[1U] = (*(&kernelContext_8)->left_tile_0)[_S99 + _S105];
                uint _S107 = swizzled_0(_S61 + 8U, q_0);
                float4 _S108 = (*(&kernelContext_8)->right_tile_0)[_S102 + _S107];
                right_0[1U] = (*(&kernelContext_8)->right_tile_0)[_S102 + _S107];
                float _S109 = _S101.x;
                sum_3[0U][0U] = weigh_0(_S109, _S104, sum_3[0U][0U]);
                sum_3[0U][1U] = weigh_0(_S109, _S108, sum_3[0U][1U]);
                float _S110 = _S101.y;
                sum_3[1U][0U] = weigh_0(_S110, _S104, sum_3[1U][0U]);
                sum_3[1U][1U] = weigh_0(_S110, _S108, sum_3[1U][1U]);
                float _S111 = _S101.z;
                sum_3[2U][0U] = weigh_0(_S111, _S104, sum_3[2U][0U]);
                sum_3[2U][1U] = weigh_0(_S111, _S108, sum_3[2U][1U]);
                float _S112 = _S101.w;
                sum_3[3U][0U] = weigh_0(_S112, _S104, sum_3[3U][0U]);
                sum_3[3U][1U] = weigh_0(_S112, _S108, sum_3[3U][1U]);
                float _S113 = _S106.x;
                sum_3[4U][0U] = weigh_0(_S113, _S104, sum_3[4U][0U]);
                sum_3[4U][1U] = weigh_0(_S113, _S108, sum_3[4U][1U]);
                float _S114 = _S106.y;
                sum_3[5U][0U] = weigh_0(_S114, _S104, sum_3[5U][0U]);
                sum_3[5U][1U] = weigh_0(_S114, _S108, sum_3[5U][1U]);
                float _S115 = _S106.z;
                sum_3[6U][0U] = weigh_0(_S115, _S104, sum_3[6U][0U]);
                sum_3[6U][1U] = weigh_0(_S115, _S108, sum_3[6U][1U]);
                float _S116 = _S106.w;
                sum_3[7U][0U] = weigh_0(_S116, _S104, sum_3[7U][0U]);
                sum_3[7U][1U] = weigh_0(_S116, _S108, sum_3[7U][1U]);
                uint _S117 = _S98 + 1U;
                thread array<float4, int(2)> left_1;
                uint _S118 = _S117 * 32U;
                float4 _S119 = (*(&kernelContext_8)->left_tile_0)[_S118 + _S100];
                left_1[0U] = (*(&kernelContext_8)->left_tile_0)[_S118 + _S100];
                thread array<float4, int(2)> right_1;
                uint _S120 = _S117 * 16U;
                float4 _S121 = (*(&kernelContext_8)->right_tile_0)[_S120 + _S103];
                right_1[0U] = (*(&kernelContext_8)->right_tile_0)[_S120 + _S103];
                float4 _S122 = (*(&kernelContext_8)->left_tile_0)[_S118 + _S105];
                left_1[1U] = (*(&kernelContext_8)->left_tile_0)[_S118 + _S105];
                float4 _S123 = (*(&kernelContext_8)->right_tile_0)[_S120 + _S107];
                right_1[1U] = (*(&kernelContext_8)->right_tile_0)[_S120 + _S107];
                float _S124 = _S119.x;
                sum_3[0U][0U] = weigh_0(_S124, _S121, sum_3[0U][0U]);
                sum_3[0U][1U] = weigh_0(_S124, _S123, sum_3[0U][1U]);
                float _S125 = _S119.y;
                sum_3[1U][0U] = weigh_0(_S125, _S121, sum_3[1U][0U]);
                sum_3[1U][1U] = weigh_0(_S125, _S123, sum_3[1U][1U]);
                float _S126 = _S119.z;
                sum_3[2U][0U] = weigh_0(_S126, _S121, sum_3[2U][0U]);
                sum_3[2U][1U] = weigh_0(_S126, _S123, sum_3[2U][1U]);
                float _S127 = _S119.w;
                sum_3[3U][0U] = weigh_0(_S127, _S121, sum_3[3U][0U]);
                sum_3[3U][1U] = weigh_0(_S127, _S123, sum_3[3U][1U]);
                float _S128 = _S122.x;
                sum_3[4U][0U] = weigh_0(_S128, _S121, sum_3[4U][0U]);
                sum_3[4U][1U] = weigh_0(_S128, _S123, sum_3[4U][1U]);
                float _S129 = _S122.y;
                sum_3[5U][0U] = weigh_0(_S129, _S121, sum_3[5U][0U]);
                sum_3[5U][1U] = weigh_0(_S129, _S123, sum_3[5U][1U]);
                float _S130 = _S122.z;
                sum_3[6U][0U] = weigh_0(_S130, _S121, sum_3[6U][0U]);
                sum_3[6U][1U] = weigh_0(_S130, _S123, sum_3[6U][1U]);
                float _S131 = _S122.w;
                sum_3[7U][0U] = weigh_0(_S131, _S121, sum_3[7U][0U]);
                sum_3[7U][1U] = weigh_0(_S131, _S123, sum_3[7U][1U]);
                uint _S132 = _S98 + 2U;
                thread array<float4, int(2)> left_2;
                uint _S133 = _S132 * 32U;
                float4 _S134 = (*(&kernelContext_8)->left_tile_0)[_S133 + _S100];
                left_2[0U] = (*(&kernelContext_8)->left_tile_0)[_S133 + _S100];
                thread array<float4, int(2)> right_2;
                uint _S135 = _S132 * 16U;
                float4 _S136 = (*(&kernelContext_8)->right_tile_0)[_S135 + _S103];
                right_2[0U] = (*(&kernelContext_8)->right_tile_0)[_S135 + _S103];
                float4 _S137 = (*(&kernelContext_8)->left_tile_0)[_S133 + _S105];
                left_2[1U] = (*(&kernelContext_8)->left_tile_0)[_S133 + _S105];
                float4 _S138 = (*(&kernelContext_8)->right_tile_0)[_S135 + _S107];
                right_2[1U] = (*(&kernelContext_8)->right_tile_0)[_S135 + _S107];
                float _S139 = _S134.x;
                sum_3[0U][0U] = weigh_0(_S139, _S136, sum_3[0U][0U]);
                sum_3[0U][1U] = weigh_0(_S139, _S138, sum_3[0U][1U]);
                float _S140 = _S134.y;
                sum_3[1U][0U] = weigh_0(_S140, _S136, sum_3[1U][0U]);
                sum_3[1U][1U] = weigh_0(_S140, _S138, sum_3[1U][1U]);
                float _S141 = _S134.z;
                sum_3[2U][0U] = weigh_0(_S141, _S136, sum_3[2U][0U]);
                sum_3[2U][1U] = weigh_0(_S141, _S138, sum_3[2U][1U]);
                float _S142 = _S134.w;
                sum_3[3U][0U] = weigh_0(_S142, _S136, sum_3[3U][0U]);
                sum_3[3U][1U] = weigh_0(_S142, _S138, sum_3[3U][1U]);
                float _S143 = _S137.x;
                sum_3[4U][0U] = weigh_0(_S143, _S136, sum_3[4U][0U]);
                sum_3[4U][1U] = weigh_0(_S143, _S138, sum_3[4U][1U]);
                float _S144 = _S137.y;
                sum_3[5U][0U] = weigh_0(_S144, _S136, sum_3[5U][0U]);
                sum_3[5U][1U] = weigh_0(_S144, _S138, sum_3[5U][1U]);
                float _S145 = _S137.z;
                sum_3[6U][0U] = weigh_0(_S145, _S136, sum_3[6U][0U]);
                sum_3[6U][1U] = weigh_0(_S145, _S138, sum_3[6U][1U]);
                float _S146 = _S137.w;
                sum_3[7U][0U] = weigh_0(_S146, _S136, sum_3[7U][0U]);
                sum_3[7U][1U] = weigh_0(_S146, _S138, sum_3[7U][1U]);
                uint _S147 = _S98 + 3U;
                thread array<float4, int(2)> left_3;
                uint _S148 = _S147 * 32U;
                float4 _S149 = (*(&kernelContext_8)->left_tile_0)[_S148 + _S100];
                left_3[0U] = (*(&kernelContext_8)->left_tile_0)[_S148 + _S100];
                thread array<float4, int(2)> right_3;
                uint _S150 = _S147 * 16U;
                float4 _S151 = (*(&kernelContext_8)->right_tile_0)[_S150 + _S103];
                right_3[0U] = (*(&kernelContext_8)->right_tile_0)[_S150 + _S103];
                float4 _S152 = (*(&kernelContext_8)->left_tile_0)[_S148 + _S105];
                left_3[1U] = (*(&kernelContext_8)->left_tile_0)[_S148 + _S105];
                float4 _S153 = (*(&kernelContext_8)->right_tile_0)[_S150 + _S107];
                right_3[1U] = (*(&kernelContext_8)->right_tile_0)[_S150 + _S107];
                float _S154 = _S149.x;
                sum_3[0U][0U] = weigh_0(_S154, _S151, sum_3[0U][0U]);
                sum_3[0U][1U] = weigh_0(_S154, _S153, sum_3[0U][1U]);
                float _S155 = _S149.y;
                sum_3[1U][0U] = weigh_0(_S155, _S151, sum_3[1U][0U]);
                sum_3[1U][1U] = weigh_0(_S155, _S153, sum_3[1U][1U]);
                float _S156 = _S149.z;
                sum_3[2U][0U] = weigh_0(_S156, _S151, sum_3[2U][0U]);
                sum_3[2U][1U] = weigh_0(_S156, _S153, sum_3[2U][1U]);
                float _S157 = _S149.w;
                sum_3[3U][0U] = weigh_0(_S157, _S151, sum_3[3U][0U]);
                sum_3[3U][1U] = weigh_0(_S157, _S153, sum_3[3U][1U]);
                float _S158 = _S152.x;
                sum_3[4U][0U] = weigh_0(_S158, _S151, sum_3[4U][0U]);
                sum_3[4U][1U] = weigh_0(_S158, _S153, sum_3[4U][1U]);
                float _S159 = _S152.y;
                sum_3[5U][0U] = weigh_0(_S159, _S151, sum_3[5U][0U]);
                sum_3[5U][1U] = weigh_0(_S159, _S153, sum_3[5U][1U]);
                float _S160 = _S152.z;
                sum_3[6U][0U] = weigh_0(_S160, _S151, sum_3[6U][0U]);
                sum_3[6U][1U] = weigh_0(_S160, _S153, sum_3[6U][1U]);
                float _S161 = _S152.w;
                sum_3[7U][0U] = weigh_0(_S161, _S151, sum_3[7U][0U]);
                sum_3[7U][1U] = weigh_0(_S161, _S153, sum_3[7U][1U]);
                q_0 = q_0 + 1U;
            }
        }
        step_0 = step_0 + 16U;
    }
    uint _S162 = _S7.first_row_0 + _S62 * 4U;
    if(_S162 <= (_S7.last_row_0))
    {
        uint _S163 = _S7.first_column_0 + _S61 * 4U;
        thread Work_0 _S164 = _S7;
        store_0(&_S164, _S162, _S163, sum_3[0U][0U], &kernelContext_8);
        uint _S165 = _S7.first_column_0 + (_S61 + 8U) * 4U;
        thread Work_0 _S166 = _S7;
        store_0(&_S166, _S162, _S165, sum_3[0U][1U], &kernelContext_8);
    }
    uint row_3 = _S162 + 1U;
    if(row_3 <= (_S7.last_row_0))
    {
        uint _S167 = _S7.first_column_0 + _S61 * 4U;
        thread Work_0 _S168 = _S7;
        store_0(&_S168, row_3, _S167, sum_3[1U][0U], &kernelContext_8);
        uint _S169 = _S7.first_column_0 + (_S61 + 8U) * 4U;
        thread Work_0 _S170 = _S7;
        store_0(&_S170, row_3, _S169, sum_3[1U][1U], &kernelContext_8);
    }
    uint row_4 = _S162 + 2U;
    if(row_4 <= (_S7.last_row_0))
    {
        uint _S171 = _S7.first_column_0 + _S61 * 4U;
        thread Work_0 _S172 = _S7;
        store_0(&_S172, row_4, _S171, sum_3[2U][0U], &kernelContext_8);
        uint _S173 = _S7.first_column_0 + (_S61 + 8U) * 4U;
        thread Work_0 _S174 = _S7;
        store_0(&_S174, row_4, _S173, sum_3[2U][1U], &kernelContext_8);
    }
    uint row_5 = _S162 + 3U;
    if(row_5 <= (_S7.last_row_0))
    {
        uint _S175 = _S7.first_column_0 + _S61 * 4U;
        thread Work_0 _S176 = _S7;
        store_0(&_S176, row_5, _S175, sum_3[3U][0U], &kernelContext_8);
        uint _S177 = _S7.first_column_0 + (_S61 + 8U) * 4U;
        thread Work_0 _S178 = _S7;
        store_0(&_S178, row_5, _S177, sum_3[3U][1U], &kernelContext_8);
    }
    uint _S179 = _S7.first_row_0 + (_S62 + 16U) * 4U;
    if(_S179 <= (_S7.last_row_0))
    {
        uint _S180 = _S7.first_column_0 + _S61 * 4U;
        thread Work_0 _S181 = _S7;
        store_0(&_S181, _S179, _S180, sum_3[4U][0U], &kernelContext_8);
        uint _S182 = _S7.first_column_0 + (_S61 + 8U) * 4U;
        thread Work_0 _S183 = _S7;
        store_0(&_S183, _S179, _S182, sum_3[4U][1U], &kernelContext_8);
    }
    uint row_6 = _S179 + 1U;
    if(row_6 <= (_S7.last_row_0))
    {
        uint _S184 = _S7.first_column_0 + _S61 * 4U;
        thread Work_0 _S185 = _S7;
        store_0(&_S185, row_6, _S184, sum_3[5U][0U], &kernelContext_8);
        uint _S186 = _S7.first_column_0 + (_S61 + 8U) * 4U;
        thread Work_0 _S187 = _S7;
        store_0(&_S187, row_6, _S186, sum_3[5U][1U], &kernelContext_8);
    }
    uint row_7 = _S179 + 2U;
    if(row_7 <= (_S7.last_row_0))
    {
        uint _S188 = _S7.first_column_0 + _S61 * 4U;
        thread Work_0 _S189 = _S7;
        store_0(&_S189, row_7, _S188, sum_3[6U][0U], &kernelContext_8);
        uint _S190 = _S7.first_column_0 + (_S61 + 8U) * 4U;
        thread Work_0 _S191 = _S7;
        store_0(&_S191, row_7, _S190, sum_3[6U][1U], &kernelContext_8);
    }
    uint row_8 = _S179 + 3U;
    if(row_8 <= (_S7.last_row_0))
    {
        uint _S192 = _S7.first_column_0 + _S61 * 4U;
        thread Work_0 _S193 = _S7;
        store_0(&_S193, row_8, _S192, sum_3[7U][0U], &kernelContext_8);
        uint _S194 = _S7.first_column_0 + (_S61 + 8U) * 4U;
        thread Work_0 _S195 = _S7;
        store_0(&_S195, row_8, _S194, sum_3[7U][1U], &kernelContext_8);
    }
    return;
}

