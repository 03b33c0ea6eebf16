struct LayerParams_std140_0
{
    @align(16) first_group_0 : u32,
    @align(4) groups_x_0 : u32,
    @align(8) last_group_0 : u32,
    @align(4) rows_0 : u32,
    @align(16) columns_0 : u32,
    @align(4) column_blocks_0 : u32,
    @align(8) inner_0 : u32,
    @align(4) flags_0 : u32,
    @align(16) length_0 : u32,
    @align(4) words_0 : u32,
    @align(8) epsilon_0 : f32,
};

@binding(0) @group(0) var<uniform> params_0 : LayerParams_std140_0;
@binding(1) @group(0) var<storage, read> x_quads_0 : array<vec4<f32>>;

@binding(2) @group(0) var<storage, read> weight_quads_0 : array<vec2<u32>>;

@binding(3) @group(0) var<storage, read> bias_quads_0 : array<vec4<f32>>;

@binding(4) @group(0) var<storage, read> residual_quads_0 : array<vec4<f32>>;

@binding(5) @group(0) var<storage, read_write> y_quads_0 : array<vec4<f32>>;

@id(0) override GELU_0 : u32 = u32(0);

struct Work_0
{
     first_row_0 : u32,
     last_row_0 : u32,
     first_column_0 : u32,
};

fn find_work_0( number_0 : u32) -> Work_0
{
    var work_0 : Work_0;
    var _S1 : u32 = number_0 % params_0.column_blocks_0;
    work_0.first_column_0 = _S1 * u32(64);
    var _S2 : u32 = number_0 / params_0.column_blocks_0;
    var _S3 : u32 = _S2 * u32(128);
    work_0.first_row_0 = _S3;
    work_0.last_row_0 = min(_S3 + u32(128), params_0.rows_0) - u32(1);
    return work_0;
}

fn has_work_0( work_1 : Work_0) -> bool
{
    return true;
}

fn inner_size_0( work_2 : Work_0) -> u32
{
    return params_0.inner_0;
}

fn of_left_0( p_0 : u32,  block_0 : u32) -> bool
{
    var _S4 : bool;
    if(((p_0 + u32(1)) * u32(128)) <= u32(128))
    {
        _S4 = true;
    }
    else
    {
        if((p_0 * u32(128)) < u32(128))
        {
            _S4 = block_0 < u32(128);
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
     base_0 : u32,
     size_0 : u32,
};

fn left_line_0( work_3 : Work_0,  row_0 : u32) -> Line_0
{
    var line_0 : Line_0;
    line_0.base_0 = row_0 * (params_0.inner_0 / u32(4));
    line_0.size_0 = params_0.inner_0;
    return line_0;
}

fn right_line_0( work_4 : Work_0,  column_0 : u32) -> Line_0
{
    var line_1 : Line_0;
    line_1.base_0 = min(column_0, params_0.columns_0 - u32(1)) * (params_0.inner_0 / u32(4));
    line_1.size_0 = params_0.inner_0;
    return line_1;
}

fn swizzled_0( quad_0 : u32,  step_quad_0 : u32) -> u32
{
    return (quad_0 ^ ((step_quad_0 * u32(2))));
}

var<workgroup> left_tile_0 : array<vec4<f32>, i32(512)>;

var<workgroup> right_tile_0 : array<vec4<f32>, i32(256)>;

fn left_quad_0( line_2 : Line_0,  element_0 : u32) -> vec4<f32>
{
    if(element_0 < (line_2.size_0))
    {
        return x_quads_0[line_2.base_0 + element_0 / u32(4)];
    }
    return vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
}

fn floats_of_0( raw_0 : vec2<u32>) -> vec4<f32>
{
    return vec4<f32>(unpack2x16float(raw_0.x), unpack2x16float(raw_0.y));
}

fn right_quad_0( line_3 : Line_0,  element_1 : u32) -> vec4<f32>
{
    if(element_1 < (line_3.size_0))
    {
        return floats_of_0(weight_quads_0[line_3.base_0 + element_1 / u32(4)]);
    }
    return vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
}

fn weigh_0( weight_0 : f32,  v_0 : vec4<f32>,  sum_0 : vec4<f32>) -> vec4<f32>
{
    return fma(vec4<f32>(weight_0, weight_0, weight_0, weight_0), v_0, sum_0);
}

fn gelu_0( x_0 : vec4<f32>) -> vec4<f32>
{
    var z_0 : vec4<f32> = clamp(x_0 * vec4<f32>(0.70710676908493042f), vec4<f32>(vec4<i32>(i32(-4))), vec4<f32>(vec4<i32>(i32(4))));
    var _S5 : vec4<f32> = vec4<f32>(vec4<i32>(i32(-1)));
    var _S6 : vec4<f32> = fma(z_0, z_0 * vec4<f32>(0.125f), _S5);
    return x_0 * vec4<f32>(0.5f) * (vec4<f32>(1.0f) + clamp(fma(fma(fma(fma(fma(fma(fma(fma(fma(fma(fma(fma(fma(fma(fma(fma(vec4<f32>(0.00057208706857637f), _S6, vec4<f32>(-0.00137052044738084f)), _S6, vec4<f32>(0.00071375560946763f)), _S6, vec4<f32>(-0.00108552910387516f)), _S6, vec4<f32>(0.00541988993063569f)), _S6, vec4<f32>(-0.01007305737584829f)), _S6, vec4<f32>(0.01404101308435202f)), _S6, vec4<f32>(-0.0216723196208477f)), _S6, vec4<f32>(0.0331549309194088f)), _S6, vec4<f32>(-0.0460103303194046f)), _S6, vec4<f32>(0.05987172946333885f)), _S6, vec4<f32>(-0.07468836754560471f)), _S6, vec4<f32>(0.09021008759737015f)), _S6, vec4<f32>(-0.10771328210830688f)), _S6, vec4<f32>(0.13167509436607361f)), _S6, vec4<f32>(-0.176576167345047f)), _S6, vec4<f32>(0.35353100299835205f)) * z_0, _S5, vec4<f32>(vec4<i32>(i32(1)))));
}

fn finish_quad_0( row_1 : u32,  column_1 : u32,  sum_1 : vec4<f32>)
{
    if(column_1 < (params_0.columns_0))
    {
        var place_0 : u32 = row_1 * (params_0.columns_0 / u32(4)) + column_1 / u32(4);
        var y_0 : vec4<f32> = sum_1 + bias_quads_0[column_1 / u32(4)];
        var y_1 : vec4<f32>;
        if(GELU_0 != u32(0))
        {
            y_1 = gelu_0(y_0);
        }
        else
        {
            y_1 = y_0;
        }
        if((((params_0.flags_0) & (u32(1)))) != u32(0))
        {
            y_1 = y_1 + residual_quads_0[place_0];
        }
        y_quads_0[place_0] = y_1;
    }
    return;
}

fn store_0( work_5 : Work_0,  row_2 : u32,  column_2 : u32,  sum_2 : vec4<f32>)
{
    finish_quad_0(row_2, column_2, sum_2);
    return;
}

@compute
@workgroup_size(128, 1, 1)
fn layers(@builtin(workgroup_id) group_id_0 : vec3<u32>, @builtin(local_invocation_id) thread_id_0 : vec3<u32>)
{
    var number_1 : u32 = params_0.first_group_0 + group_id_0.y * params_0.groups_x_0 + group_id_0.x;
    if(number_1 >= (params_0.last_group_0))
    {
        return;
    }
    var thread_0 : u32 = thread_id_0.x;
    var work_6 : Work_0 = find_work_0(number_1);
    if(!has_work_0(work_6))
    {
        return;
    }
    var _S7 : u32 = inner_size_0(work_6);
    var lines_0 : array<array<Line_0, i32(4)>, i32(2)>;
    var quads_0 : array<u32, i32(2)>;
    var step_quads_0 : array<u32, i32(2)>;
    var is_left_0 : bool = of_left_0(u32(0), thread_0);
    step_quads_0[u32(0)] = thread_0 % u32(4);
    var step_0 : u32;
    if(is_left_0)
    {
        step_0 = thread_0;
    }
    else
    {
        step_0 = thread_0 - u32(128);
    }
    quads_0[u32(0)] = step_0 / u32(4);
    if(is_left_0)
    {
        lines_0[u32(0)][u32(0)] = left_line_0(work_6, min(work_6.first_row_0 + quads_0[u32(0)] * u32(4), work_6.last_row_0));
    }
    else
    {
        lines_0[u32(0)][u32(0)] = right_line_0(work_6, work_6.first_column_0 + quads_0[u32(0)] * u32(4));
    }
    if(is_left_0)
    {
        lines_0[u32(0)][u32(1)] = left_line_0(work_6, min(work_6.first_row_0 + quads_0[u32(0)] * u32(4) + u32(1), work_6.last_row_0));
    }
    else
    {
        lines_0[u32(0)][u32(1)] = right_line_0(work_6, work_6.first_column_0 + quads_0[u32(0)] * u32(4) + u32(1));
    }
    if(is_left_0)
    {
        lines_0[u32(0)][u32(2)] = left_line_0(work_6, min(work_6.first_row_0 + quads_0[u32(0)] * u32(4) + u32(2), work_6.last_row_0));
    }
    else
    {
        lines_0[u32(0)][u32(2)] = right_line_0(work_6, work_6.first_column_0 + quads_0[u32(0)] * u32(4) + u32(2));
    }
    if(is_left_0)
    {
        lines_0[u32(0)][u32(3)] = left_line_0(work_6, min(work_6.first_row_0 + quads_0[u32(0)] * u32(4) + u32(3), work_6.last_row_0));
    }
    else
    {
        lines_0[u32(0)][u32(3)] = right_line_0(work_6, work_6.first_column_0 + quads_0[u32(0)] * u32(4) + u32(3));
    }
    var block_1 : u32 = thread_0 + u32(128);
    var is_left_1 : bool = of_left_0(u32(1), block_1);
    step_quads_0[u32(1)] = block_1 % u32(4);
    if(is_left_1)
    {
        step_0 = block_1;
    }
    else
    {
        step_0 = block_1 - u32(128);
    }
    quads_0[u32(1)] = step_0 / u32(4);
    if(is_left_1)
    {
        lines_0[u32(1)][u32(0)] = left_line_0(work_6, min(work_6.first_row_0 + quads_0[u32(1)] * u32(4), work_6.last_row_0));
    }
    else
    {
        lines_0[u32(1)][u32(0)] = right_line_0(work_6, work_6.first_column_0 + quads_0[u32(1)] * u32(4));
    }
    if(is_left_1)
    {
        lines_0[u32(1)][u32(1)] = left_line_0(work_6, min(work_6.first_row_0 + quads_0[u32(1)] * u32(4) + u32(1), work_6.last_row_0));
    }
    else
    {
        lines_0[u32(1)][u32(1)] = right_line_0(work_6, work_6.first_column_0 + quads_0[u32(1)] * u32(4) + u32(1));
    }
    if(is_left_1)
    {
        lines_0[u32(1)][u32(2)] = left_line_0(work_6, min(work_6.first_row_0 + quads_0[u32(1)] * u32(4) + u32(2), work_6.last_row_0));
    }
    else
    {
        lines_0[u32(1)][u32(2)] = right_line_0(work_6, work_6.first_column_0 + quads_0[u32(1)] * u32(4) + u32(2));
    }
    if(is_left_1)
    {
        lines_0[u32(1)][u32(3)] = left_line_0(work_6, min(work_6.first_row_0 + quads_0[u32(1)] * u32(4) + u32(3), work_6.last_row_0));
    }
    else
    {
        lines_0[u32(1)][u32(3)] = right_line_0(work_6, work_6.first_column_0 + quads_0[u32(1)] * u32(4) + u32(3));
    }
    var sum_3 : array<array<vec4<f32>, i32(2)>, i32(8)>;
    const _S8 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
    sum_3[u32(0)][u32(0)] = _S8;
    sum_3[u32(0)][u32(1)] = _S8;
    sum_3[u32(1)][u32(0)] = _S8;
    sum_3[u32(1)][u32(1)] = _S8;
    sum_3[u32(2)][u32(0)] = _S8;
    sum_3[u32(2)][u32(1)] = _S8;
    sum_3[u32(3)][u32(0)] = _S8;
    sum_3[u32(3)][u32(1)] = _S8;
    sum_3[u32(4)][u32(0)] = _S8;
    sum_3[u32(4)][u32(1)] = _S8;
    sum_3[u32(5)][u32(0)] = _S8;
    sum_3[u32(5)][u32(1)] = _S8;
    sum_3[u32(6)][u32(0)] = _S8;
    sum_3[u32(6)][u32(1)] = _S8;
    sum_3[u32(7)][u32(0)] = _S8;
    sum_3[u32(7)][u32(1)] = _S8;
    var _S9 : u32 = thread_0 % u32(8);
    var _S10 : u32 = thread_0 / u32(8);
    var next_0 : array<array<vec4<f32>, i32(4)>, i32(2)>;
    next_0[u32(0)][u32(0)] = _S8;
    next_0[u32(0)][u32(1)] = _S8;
    next_0[u32(0)][u32(2)] = _S8;
    next_0[u32(0)][u32(3)] = _S8;
    next_0[u32(1)][u32(0)] = _S8;
    next_0[u32(1)][u32(1)] = _S8;
    next_0[u32(1)][u32(2)] = _S8;
    next_0[u32(1)][u32(3)] = _S8;
    step_0 = u32(0);
    for(;;)
    {
        if(step_0 < (_S7 + u32(16)))
        {
        }
        else
        {
            break;
        }
        var _S11 : bool = step_0 > u32(0);
        if(_S11)
        {
            workgroupBarrier();
            var quad_1 : u32 = swizzled_0(quads_0[u32(0)], step_quads_0[u32(0)]);
            var k_0 : u32 = step_quads_0[u32(0)] * u32(4);
            if(is_left_0)
            {
                left_tile_0[k_0 * u32(32) + quad_1] = vec4<f32>(next_0[u32(0)][i32(0)].x, next_0[u32(0)][i32(1)].x, next_0[u32(0)][i32(2)].x, next_0[u32(0)][i32(3)].x);
                left_tile_0[(k_0 + u32(1)) * u32(32) + quad_1] = vec4<f32>(next_0[u32(0)][i32(0)].y, next_0[u32(0)][i32(1)].y, next_0[u32(0)][i32(2)].y, next_0[u32(0)][i32(3)].y);
                left_tile_0[(k_0 + u32(2)) * u32(32) + quad_1] = vec4<f32>(next_0[u32(0)][i32(0)].z, next_0[u32(0)][i32(1)].z, next_0[u32(0)][i32(2)].z, next_0[u32(0)][i32(3)].z);
                left_tile_0[(k_0 + u32(3)) * u32(32) + quad_1] = vec4<f32>(next_0[u32(0)][i32(0)].w, next_0[u32(0)][i32(1)].w, next_0[u32(0)][i32(2)].w, next_0[u32(0)][i32(3)].w);
            }
            else
            {
                if(thread_0 < u32(192))
                {
                    right_tile_0[k_0 * u32(16) + quad_1] = vec4<f32>(next_0[u32(0)][i32(0)].x, next_0[u32(0)][i32(1)].x, next_0[u32(0)][i32(2)].x, next_0[u32(0)][i32(3)].x);
                    right_tile_0[(k_0 + u32(1)) * u32(16) + quad_1] = vec4<f32>(next_0[u32(0)][i32(0)].y, next_0[u32(0)][i32(1)].y, next_0[u32(0)][i32(2)].y, next_0[u32(0)][i32(3)].y);
                    right_tile_0[(k_0 + u32(2)) * u32(16) + quad_1] = vec4<f32>(next_0[u32(0)][i32(0)].z, next_0[u32(0)][i32(1)].z, next_0[u32(0)][i32(2)].z, next_0[u32(0)][i32(3)].z);
                    right_tile_0[(k_0 + u32(3)) * u32(16) + quad_1] = vec4<f32>(next_0[u32(0)][i32(0)].w, next_0[u32(0)][i32(1)].w, next_0[u32(0)][i32(2)].w, next_0[u32(0)][i32(3)].w);
                }
            }
            var quad_2 : u32 = swizzled_0(quads_0[u32(1)], step_quads_0[u32(1)]);
            var k_1 : u32 = step_quads_0[u32(1)] * u32(4);
            if(is_left_1)
            {
                left_tile_0[k_1 * u32(32) + quad_2] = vec4<f32>(next_0[u32(1)][i32(0)].x, next_0[u32(1)][i32(1)].x, next_0[u32(1)][i32(2)].x, next_0[u32(1)][i32(3)].x);
                left_tile_0[(k_1 + u32(1)) * u32(32) + quad_2] = vec4<f32>(next_0[u32(1)][i32(0)].y, next_0[u32(1)][i32(1)].y, next_0[u32(1)][i32(2)].y, next_0[u32(1)][i32(3)].y);
                left_tile_0[(k_1 + u32(2)) * u32(32) + quad_2] = vec4<f32>(next_0[u32(1)][i32(0)].z, next_0[u32(1)][i32(1)].z, next_0[u32(1)][i32(2)].z, next_0[u32(1)][i32(3)].z);
                left_tile_0[(k_1 + u32(3)) * u32(32) + quad_2] = vec4<f32>(next_0[u32(1)][i32(0)].w, next_0[u32(1)][i32(1)].w, next_0[u32(1)][i32(2)].w, next_0[u32(1)][i32(3)].w);
            }
            else
            {
                if(block_1 < u32(192))
                {
                    right_tile_0[k_1 * u32(16) + quad_2] = vec4<f32>(next_0[u32(1)][i32(0)].x, next_0[u32(1)][i32(1)].x, next_0[u32(1)][i32(2)].x, next_0[u32(1)][i32(3)].x);
                    right_tile_0[(k_1 + u32(1)) * u32(16) + quad_2] = vec4<f32>(next_0[u32(1)][i32(0)].y, next_0[u32(1)][i32(1)].y, next_0[u32(1)][i32(2)].y, next_0[u32(1)][i32(3)].y);
                    right_tile_0[(k_1 + u32(2)) * u32(16) + quad_2] = vec4<f32>(next_0[u32(1)][i32(0)].z, next_0[u32(1)][i32(1)].z, next_0[u32(1)][i32(2)].z, next_0[u32(1)][i32(3)].z);
                    right_tile_0[(k_1 + u32(3)) * u32(16) + quad_2] = vec4<f32>(next_0[u32(1)][i32(0)].w, next_0[u32(1)][i32(1)].w, next_0[u32(1)][i32(2)].w, next_0[u32(1)][i32(3)].w);
                }
            }
            workgroupBarrier();
        }
        if(step_0 < _S7)
        {
            var _S12 : u32 = step_0 + step_quads_0[u32(0)] * u32(4);
            if(is_left_0)
            {
                next_0[u32(0)][u32(0)] = left_quad_0(lines_0[u32(0)][u32(0)], _S12);
            }
            else
            {
                if(thread_0 < u32(192))
                {
                    next_0[u32(0)][u32(0)] = right_quad_0(lines_0[u32(0)][u32(0)], _S12);
                }
            }
            if(is_left_0)
            {
                next_0[u32(0)][u32(1)] = left_quad_0(lines_0[u32(0)][u32(1)], _S12);
            }
            else
            {
                if(thread_0 < u32(192))
                {
                    next_0[u32(0)][u32(1)] = right_quad_0(lines_0[u32(0)][u32(1)], _S12);
                }
            }
            if(is_left_0)
            {
                next_0[u32(0)][u32(2)] = left_quad_0(lines_0[u32(0)][u32(2)], _S12);
            }
            else
            {
                if(thread_0 < u32(192))
                {
                    next_0[u32(0)][u32(2)] = right_quad_0(lines_0[u32(0)][u32(2)], _S12);
                }
            }
            if(is_left_0)
            {
                next_0[u32(0)][u32(3)] = left_quad_0(lines_0[u32(0)][u32(3)], _S12);
            }
            else
            {
                if(thread_0 < u32(192))
                {
                    next_0[u32(0)][u32(3)] = right_quad_0(lines_0[u32(0)][u32(3)], _S12);
                }
            }
            var _S13 : u32 = step_0 + step_quads_0[u32(1)] * u32(4);
            if(is_left_1)
            {
                next_0[u32(1)][u32(0)] = left_quad_0(lines_0[u32(1)][u32(0)], _S13);
            }
            else
            {
                if(block_1 < u32(192))
                {
                    next_0[u32(1)][u32(0)] = right_quad_0(lines_0[u32(1)][u32(0)], _S13);
                }
            }
            if(is_left_1)
            {
                next_0[u32(1)][u32(1)] = left_quad_0(lines_0[u32(1)][u32(1)], _S13);
            }
            else
            {
                if(block_1 < u32(192))
                {
                    next_0[u32(1)][u32(1)] = right_quad_0(lines_0[u32(1)][u32(1)], _S13);
                }
            }
            if(is_left_1)
            {
                next_0[u32(1)][u32(2)] = left_quad_0(lines_0[u32(1)][u32(2)], _S13);
            }
            else
            {
                if(block_1 < u32(192))
                {
                    next_0[u32(1)][u32(2)] = right_quad_0(lines_0[u32(1)][u32(2)], _S13);
                }
            }
            if(is_left_1)
            {
                next_0[u32(1)][u32(3)] = left_quad_0(lines_0[u32(1)][u32(3)], _S13);
            }
            else
            {
                if(block_1 < u32(192))
                {
                    next_0[u32(1)][u32(3)] = right_quad_0(lines_0[u32(1)][u32(3)], _S13);
                }
            }
        }
        if(_S11)
        {
            var q_0 : u32 = u32(0);
            for(;;)
            {
                if(q_0 < u32(4))
                {
                }
                else
                {
                    break;
                }
                var _S14 : u32 = q_0 * u32(4);
                var left_0 : array<vec4<f32>, i32(2)>;
                var _S15 : u32 = _S14 * u32(32);
                var _S16 : u32 = swizzled_0(_S10, q_0);
                left_0[u32(0)] = left_tile_0[_S15 + _S16];
                var right_0 : array<vec4<f32>, i32(2)>;
                var _S17 : u32 = _S14 * u32(16);
                var _S18 : u32 = swizzled_0(_S9, q_0);
                right_0[u32(0)] = right_tile_0[_S17 + _S18];
                var _S19 : u32 = swizzled_0(_S10 + u32(16), q_0);
                left_0[u32(1)] = left_tile_0[_S15 + _S19];
                var _S20 : u32 = swizzled_0(_S9 + u32(8), q_0);
                right_0[u32(1)] = right_tile_0[_S17 + _S20];
                var _S21 : f32 = left_tile_0[_S15 + _S16].x;
                sum_3[u32(0)][u32(0)] = weigh_0(_S21, right_tile_0[_S17 + _S18], sum_3[u32(0)][u32(0)]);
                sum_3[u32(0)][u32(1)] = weigh_0(_S21, right_tile_0[_S17 + _S20], sum_3[u32(0)][u32(1)]);
                var _S22 : f32 = left_tile_0[_S15 + _S16].y;
                sum_3[u32(1)][u32(0)] = weigh_0(_S22, right_tile_0[_S17 + _S18], sum_3[u32(1)][u32(0)]);
                sum_3[u32(1)][u32(1)] = weigh_0(_S22, right_tile_0[_S17 + _S20], sum_3[u32(1)][u32(1)]);
                var _S23 : f32 = left_tile_0[_S15 + _S16].z;
                sum_3[u32(2)][u32(0)] = weigh_0(_S23, right_tile_0[_S17 + _S18], sum_3[u32(2)][u32(0)]);
                sum_3[u32(2)][u32(1)] = weigh_0(_S23, right_tile_0[_S17 + _S20], sum_3[u32(2)][u32(1)]);
                var _S24 : f32 = left_tile_0[_S15 + _S16].w;
                sum_3[u32(3)][u32(0)] = weigh_0(_S24, right_tile_0[_S17 + _S18], sum_3[u32(3)][u32(0)]);
                sum_3[u32(3)][u32(1)] = weigh_0(_S24, right_tile_0[_S17 + _S20], sum_3[u32(3)][u32(1)]);
                var _S25 : f32 = left_tile_0[_S15 + _S19].x;
                sum_3[u32(4)][u32(0)] = weigh_0(_S25, right_tile_0[_S17 + _S18], sum_3[u32(4)][u32(0)]);
                sum_3[u32(4)][u32(1)] = weigh_0(_S25, right_tile_0[_S17 + _S20], sum_3[u32(4)][u32(1)]);
                var _S26 : f32 = left_tile_0[_S15 + _S19].y;
                sum_3[u32(5)][u32(0)] = weigh_0(_S26, right_tile_0[_S17 + _S18], sum_3[u32(5)][u32(0)]);
                sum_3[u32(5)][u32(1)] = weigh_0(_S26, right_tile_0[_S17 + _S20], sum_3[u32(5)][u32(1)]);
                var _S27 : f32 = left_tile_0[_S15 + _S19].z;
                sum_3[u32(6)][u32(0)] = weigh_0(_S27, right_tile_0[_S17 + _S18], sum_3[u32(6)][u32(0)]);
                sum_3[u32(6)][u32(1)] = weigh_0(_S27, right_tile_0[_S17 + _S20], sum_3[u32(6)][u32(1)]);
                var _S28 : f32 = left_tile_0[_S15 + _S19].w;
                sum_3[u32(7)][u32(0)] = weigh_0(_S28, right_tile_0[_S17 + _S18], sum_3[u32(7)][u32(0)]);
                sum_3[u32(7)][u32(1)] = weigh_0(_S28, right_tile_0[_S17 + _S20], sum_3[u32(7)][u32(1)]);
                var _S29 : u32 = _S14 + u32(1);
                var left_1 : array<vec4<f32>, i32(2)>;
                var _S30 : u32 = _S29 * u32(32);
                left_1[u32(0)] = left_tile_0[_S30 + _S16];
                var right_1 : array<vec4<f32>, i32(2)>;
                var _S31 : u32 = _S29 * u32(16);
                right_1[u32(0)] = right_tile_0[_S31 + _S18];
                left_1[u32(1)] = left_tile_0[_S30 + _S19];
                right_1[u32(1)] = right_tile_0[_S31 + _S20];
                var _S32 : f32 = left_tile_0[_S30 + _S16].x;
                sum_3[u32(0)][u32(0)] = weigh_0(_S32, right_tile_0[_S31 + _S18], sum_3[u32(0)][u32(0)]);
                sum_3[u32(0)][u32(1)] = weigh_0(_S32, right_tile_0[_S31 + _S20], sum_3[u32(0)][u32(1)]);
                var _S33 : f32 = left_tile_0[_S30 + _S16].y;
                sum_3[u32(1)][u32(0)] = weigh_0(_S33, right_tile_0[_S31 + _S18], sum_3[u32(1)][u32(0)]);
                sum_3[u32(1)][u32(1)] = weigh_0(_S33, right_tile_0[_S31 + _S20], sum_3[u32(1)][u32(1)]);
                var _S34 : f32 = left_tile_0[_S30 + _S16].z;
                sum_3[u32(2)][u32(0)] = weigh_0(_S34, right_tile_0[_S31 + _S18], sum_3[u32(2)][u32(0)]);
                sum_3[u32(2)][u32(1)] = weigh_0(_S34, right_tile_0[_S31 + _S20], sum_3[u32(2)][u32(1)]);
                var _S35 : f32 = left_tile_0[_S30 + _S16].w;
                sum_3[u32(3)][u32(0)] = weigh_0(_S35, right_tile_0[_S31 + _S18], sum_3[u32(3)][u32(0)]);
                sum_3[u32(3)][u32(1)] = weigh_0(_S35, right_tile_0[_S31 + _S20], sum_3[u32(3)][u32(1)]);
                var _S36 : f32 = left_tile_0[_S30 + _S19].x;
                sum_3[u32(4)][u32(0)] = weigh_0(_S36, right_tile_0[_S31 + _S18], sum_3[u32(4)][u32(0)]);
                sum_3[u32(4)][u32(1)] = weigh_0(_S36, right_tile_0[_S31 + _S20], sum_3[u32(4)][u32(1)]);
                var _S37 : f32 = left_tile_0[_S30 + _S19].y;
                sum_3[u32(5)][u32(0)] = weigh_0(_S37, right_tile_0[_S31 + _S18], sum_3[u32(5)][u32(0)]);
                sum_3[u32(5)][u32(1)] = weigh_0(_S37, right_tile_0[_S31 + _S20], sum_3[u32(5)][u32(1)]);
                var _S38 : f32 = left_tile_0[_S30 + _S19].z;
                sum_3[u32(6)][u32(0)] = weigh_0(_S38, right_tile_0[_S31 + _S18], sum_3[u32(6)][u32(0)]);
                sum_3[u32(6)][u32(1)] = weigh_0(_S38, right_tile_0[_S31 + _S20], sum_3[u32(6)][u32(1)]);
                var _S39 : f32 = left_tile_0[_S30 + _S19].w;
                sum_3[u32(7)][u32(0)] = weigh_0(_S39, right_tile_0[_S31 + _S18], sum_3[u32(7)][u32(0)]);
                sum_3[u32(7)][u32(1)] = weigh_0(_S39, right_tile_0[_S31 + _S20], sum_3[u32(7)][u32(1)]);
                var _S40 : u32 = _S14 + u32(2);
                var left_2 : array<vec4<f32>, i32(2)>;
                var _S41 : u32 = _S40 * u32(32);
                left_2[u32(0)] = left_tile_0[_S41 + _S16];
                var right_2 : array<vec4<f32>, i32(2)>;
                var _S42 : u32 = _S40 * u32(16);
                right_2[u32(0)] = right_tile_0[_S42 + _S18];
                left_2[u32(1)] = left_tile_0[_S41 + _S19];
                right_2[u32(1)] = right_tile_0[_S42 + _S20];
                var _S43 : f32 = left_tile_0[_S41 + _S16].x;
                sum_3[u32(0)][u32(0)] = weigh_0(_S43, right_tile_0[_S42 + _S18], sum_3[u32(0)][u32(0)]);
                sum_3[u32(0)][u32(1)] = weigh_0(_S43, right_tile_0[_S42 + _S20], sum_3[u32(0)][u32(1)]);
                var _S44 : f32 = left_tile_0[_S41 + _S16].y;
                sum_3[u32(1)][u32(0)] = weigh_0(_S44, right_tile_0[_S42 + _S18], sum_3[u32(1)][u32(0)]);
                sum_3[u32(1)][u32(1)] = weigh_0(_S44, right_tile_0[_S42 + _S20], sum_3[u32(1)][u32(1)]);
                var _S45 : f32 = left_tile_0[_S41 + _S16].z;
                sum_3[u32(2)][u32(0)] = weigh_0(_S45, right_tile_0[_S42 + _S18], sum_3[u32(2)][u32(0)]);
                sum_3[u32(2)][u32(1)] = weigh_0(_S45, right_tile_0[_S42 + _S20], sum_3[u32(2)][u32(1)]);
                var _S46 : f32 = left_tile_0[_S41 + _S16].w;
                sum_3[u32(3)][u32(0)] = weigh_0(_S46, right_tile_0[_S42 + _S18], sum_3[u32(3)][u32(0)]);
                sum_3[u32(3)][u32(1)] = weigh_0(_S46, right_tile_0[_S42 + _S20], sum_3[u32(3)][u32(1)]);
                var _S47 : f32 = left_tile_0[_S41 + _S19].x;
                sum_3[u32(4)][u32(0)] = weigh_0(_S47, right_tile_0[_S42 + _S18], sum_3[u32(4)][u32(0)]);
                sum_3[u32(4)][u32(1)] = weigh_0(_S47, right_tile_0[_S42 + _S20], sum_3[u32(4)][u32(1)]);
                var _S48 : f32 = left_tile_0[_S41 + _S19].y;
                sum_3[u32(5)][u32(0)] = weigh_0(_S48, right_tile_0[_S42 + _S18], sum_3[u32(5)][u32(0)]);
                sum_3[u32(5)][u32(1)] = weigh_0(_S48, right_tile_0[_S42 + _S20], sum_3[u32(5)][u32(1)]);
                var _S49 : f32 = left_tile_0[_S41 + _S19].z;
                sum_3[u32(6)][u32(0)] = weigh_0(_S49, right_tile_0[_S42 + _S18], sum_3[u32(6)][u32(0)]);
                sum_3[u32(6)][u32(1)] = weigh_0(_S49, right_tile_0[_S42 + _S20], sum_3[u32(6)][u32(1)]);
                var _S50 : f32 = left_tile_0[_S41 + _S19].w;
                sum_3[u32(7)][u32(0)] = weigh_0(_S50, right_tile_0[_S42 + _S18], sum_3[u32(7)][u32(0)]);
                sum_3[u32(7)][u32(1)] = weigh_0(_S50, right_tile_0[_S42 + _S20], sum_3[u32(7)][u32(1)]);
                var _S51 : u32 = _S14 + u32(3);
                var left_3 : array<vec4<f32>, i32(2)>;
                var _S52 : u32 = _S51 * u32(32);
                left_3[u32(0)] = left_tile_0[_S52 + _S16];
                var right_3 : array<vec4<f32>, i32(2)>;
                var _S53 : u32 = _S51 * u32(16);
                right_3[u32(0)] = right_tile_0[_S53 + _S18];
                left_3[u32(1)] = left_tile_0[_S52 + _S19];
                right_3[u32(1)] = right_tile_0[_S53 + _S20];
                var _S54 : f32 = left_tile_0[_S52 + _S16].x;
                sum_3[u32(0)][u32(0)] = weigh_0(_S54, right_tile_0[_S53 + _S18], sum_3[u32(0)][u32(0)]);
                sum_3[u32(0)][u32(1)] = weigh_0(_S54, right_tile_0[_S53 + _S20], sum_3[u32(0)][u32(1)]);
                var _S55 : f32 = left_tile_0[_S52 + _S16].y;
                sum_3[u32(1)][u32(0)] = weigh_0(_S55, right_tile_0[_S53 + _S18], sum_3[u32(1)][u32(0)]);
                sum_3[u32(1)][u32(1)] = weigh_0(_S55, right_tile_0[_S53 + _S20], sum_3[u32(1)][u32(1)]);
                var _S56 : f32 = left_tile_0[_S52 + _S16].z;
                sum_3[u32(2)][u32(0)] = weigh_0(_S56, right_tile_0[_S53 + _S18], sum_3[u32(2)][u32(0)]);
                sum_3[u32(2)][u32(1)] = weigh_0(_S56, right_tile_0[_S53 + _S20], sum_3[u32(2)][u32(1)]);
                var _S57 : f32 = left_tile_0[_S52 + _S16].w;
                sum_3[u32(3)][u32(0)] = weigh_0(_S57, right_tile_0[_S53 + _S18], sum_3[u32(3)][u32(0)]);
                sum_3[u32(3)][u32(1)] = weigh_0(_S57, right_tile_0[_S53 + _S20], sum_3[u32(3)][u32(1)]);
                var _S58 : f32 = left_tile_0[_S52 + _S19].x;
                sum_3[u32(4)][u32(0)] = weigh_0(_S58, right_tile_0[_S53 + _S18], sum_3[u32(4)][u32(0)]);
                sum_3[u32(4)][u32(1)] = weigh_0(_S58, right_tile_0[_S53 + _S20], sum_3[u32(4)][u32(1)]);
                var _S59 : f32 = left_tile_0[_S52 + _S19].y;
                sum_3[u32(5)][u32(0)] = weigh_0(_S59, right_tile_0[_S53 + _S18], sum_3[u32(5)][u32(0)]);
                sum_3[u32(5)][u32(1)] = weigh_0(_S59, right_tile_0[_S53 + _S20], sum_3[u32(5)][u32(1)]);
                var _S60 : f32 = left_tile_0[_S52 + _S19].z;
                sum_3[u32(6)][u32(0)] = weigh_0(_S60, right_tile_0[_S53 + _S18], sum_3[u32(6)][u32(0)]);
                sum_3[u32(6)][u32(1)] = weigh_0(_S60, right_tile_0[_S53 + _S20], sum_3[u32(6)][u32(1)]);
                var _S61 : f32 = left_tile_0[_S52 + _S19].w;
                sum_3[u32(7)][u32(0)] = weigh_0(_S61, right_tile_0[_S53 + _S18], sum_3[u32(7)][u32(0)]);
                sum_3[u32(7)][u32(1)] = weigh_0(_S61, right_tile_0[_S53 + _S20], sum_3[u32(7)][u32(1)]);
                q_0 = q_0 + u32(1);
            }
        }
        step_0 = step_0 + u32(16);
    }
    var _S62 : u32 = work_6.first_row_0 + _S10 * u32(4);
    if(_S62 <= (work_6.last_row_0))
    {
        store_0(work_6, _S62, work_6.first_column_0 + _S9 * u32(4), sum_3[u32(0)][u32(0)]);
        store_0(work_6, _S62, work_6.first_column_0 + (_S9 + u32(8)) * u32(4), sum_3[u32(0)][u32(1)]);
    }
    var row_3 : u32 = _S62 + u32(1);
    if(row_3 <= (work_6.last_row_0))
    {
        store_0(work_6, row_3, work_6.first_column_0 + _S9 * u32(4), sum_3[u32(1)][u32(0)]);
        store_0(work_6, row_3, work_6.first_column_0 + (_S9 + u32(8)) * u32(4), sum_3[u32(1)][u32(1)]);
    }
    var row_4 : u32 = _S62 + u32(2);
    if(row_4 <= (work_6.last_row_0))
    {
        store_0(work_6, row_4, work_6.first_column_0 + _S9 * u32(4), sum_3[u32(2)][u32(0)]);
        store_0(work_6, row_4, work_6.first_column_0 + (_S9 + u32(8)) * u32(4), sum_3[u32(2)][u32(1)]);
    }
    var row_5 : u32 = _S62 + u32(3);
    if(row_5 <= (work_6.last_row_0))
    {
        store_0(work_6, row_5, work_6.first_column_0 + _S9 * u32(4), sum_3[u32(3)][u32(0)]);
        store_0(work_6, row_5, work_6.first_column_0 + (_S9 + u32(8)) * u32(4), sum_3[u32(3)][u32(1)]);
    }
    var _S63 : u32 = work_6.first_row_0 + (_S10 + u32(16)) * u32(4);
    if(_S63 <= (work_6.last_row_0))
    {
        store_0(work_6, _S63, work_6.first_column_0 + _S9 * u32(4), sum_3[u32(4)][u32(0)]);
        store_0(work_6, _S63, work_6.first_column_0 + (_S9 + u32(8)) * u32(4), sum_3[u32(4)][u32(1)]);
    }
    var row_6 : u32 = _S63 + u32(1);
    if(row_6 <= (work_6.last_row_0))
    {
        store_0(work_6, row_6, work_6.first_column_0 + _S9 * u32(4), sum_3[u32(5)][u32(0)]);
        store_0(work_6, row_6, work_6.first_column_0 + (_S9 + u32(8)) * u32(4), sum_3[u32(5)][u32(1)]);
    }
    var row_7 : u32 = _S63 + u32(2);
    if(row_7 <= (work_6.last_row_0))
    {
        store_0(work_6, row_7, work_6.first_column_0 + _S9 * u32(4), sum_3[u32(6)][u32(0)]);
        store_0(work_6, row_7, work_6.first_column_0 + (_S9 + u32(8)) * u32(4), sum_3[u32(6)][u32(1)]);
    }
    var row_8 : u32 = _S63 + u32(3);
    if(row_8 <= (work_6.last_row_0))
    {
        store_0(work_6, row_8, work_6.first_column_0 + _S9 * u32(4), sum_3[u32(7)][u32(0)]);
        store_0(work_6, row_8, work_6.first_column_0 + (_S9 + u32(8)) * u32(4), sum_3[u32(7)][u32(1)]);
    }
    return;
}

