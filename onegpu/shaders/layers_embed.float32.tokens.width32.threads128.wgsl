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
@binding(1) @group(0) var<storage, read> tokens_0 : array<i32>;

@binding(2) @group(0) var<storage, read> word_quads_0 : array<vec4<f32>>;

@binding(3) @group(0) var<storage, read> position_quads_0 : array<vec4<f32>>;

@binding(6) @group(0) var<storage, read_write> y_quads_0 : array<vec4<f32>>;

@binding(4) @group(0) var<storage, read> weight_quads_0 : array<vec4<f32>>;

@binding(5) @group(0) var<storage, read> bias_quads_0 : array<vec4<f32>>;

fn number_of_0( group_id_0 : vec3<u32>) -> u32
{
    return params_0.first_group_0 + group_id_0.y * params_0.groups_x_0 + group_id_0.x;
}

struct Row_0
{
     first_0 : u32,
     position_0 : u32,
};

fn find_row_0( row_0 : u32) -> Row_0
{
    var quads_0 : u32 = params_0.columns_0 / u32(4);
    var found_0 : Row_0;
    found_0.first_0 = min(u32(tokens_0[row_0]), params_0.words_0 - u32(1)) * quads_0;
    var _S1 : u32 = row_0 % params_0.length_0;
    found_0.position_0 = _S1 * quads_0;
    return found_0;
}

fn floats_of_0( raw_0 : vec4<f32>) -> vec4<f32>
{
    return raw_0;
}

fn read_quad_0( row_1 : Row_0,  quad_0 : u32) -> vec4<f32>
{
    return floats_of_0(word_quads_0[row_1.first_0 + quad_0]) + position_quads_0[row_1.position_0 + quad_0];
}

fn added_0( quad_1 : vec4<f32>) -> f32
{
    return quad_1.x + quad_1.y + (quad_1.z + quad_1.w);
}

var<workgroup> sums_0 : array<f32, i32(128)>;

fn total_0( thread_0 : u32,  lane_0 : u32,  sum_0 : f32) -> f32
{
    workgroupBarrier();
    sums_0[thread_0] = sum_0;
    var half_0 : u32 = u32(16);
    for(;;)
    {
        if(half_0 > u32(0))
        {
        }
        else
        {
            break;
        }
        workgroupBarrier();
        if(lane_0 < half_0)
        {
            sums_0[thread_0] = sums_0[thread_0] + sums_0[thread_0 + half_0];
        }
        half_0 = half_0 / u32(2);
    }
    workgroupBarrier();
    return sums_0[thread_0 - lane_0];
}

@compute
@workgroup_size(128, 1, 1)
fn layers(@builtin(workgroup_id) group_id_1 : vec3<u32>, @builtin(local_invocation_id) thread_id_0 : vec3<u32>)
{
    var number_0 : u32 = number_of_0(group_id_1);
    if(number_0 >= (params_0.last_group_0))
    {
        return;
    }
    var thread_1 : u32 = thread_id_0.x;
    var lane_1 : u32 = thread_1 % u32(32);
    var place_0 : u32 = number_0 * u32(4) + thread_1 / u32(32);
    var live_0 : bool = place_0 < (params_0.rows_0);
    var _S2 : Row_0 = find_row_0(min(place_0, params_0.rows_0 - u32(1)));
    var _S3 : u32 = params_0.columns_0 / u32(4);
    var quad_2 : u32 = lane_1;
    var sum_1 : f32 = 0.0f;
    for(;;)
    {
        if(quad_2 < _S3)
        {
        }
        else
        {
            break;
        }
        var sum_2 : f32 = sum_1 + added_0(read_quad_0(_S2, quad_2));
        quad_2 = quad_2 + u32(32);
        sum_1 = sum_2;
    }
    var _S4 : f32 = total_0(thread_1, lane_1, sum_1);
    var _S5 : f32 = _S4 / f32(params_0.columns_0);
    quad_2 = lane_1;
    var squares_0 : f32 = 0.0f;
    for(;;)
    {
        if(quad_2 < _S3)
        {
        }
        else
        {
            break;
        }
        var away_0 : vec4<f32> = read_quad_0(_S2, quad_2) - vec4<f32>(_S5);
        var squares_1 : f32 = squares_0 + added_0(away_0 * away_0);
        quad_2 = quad_2 + u32(32);
        squares_0 = squares_1;
    }
    var _S6 : f32 = total_0(thread_1, lane_1, squares_0);
    var _S7 : f32 = 1.0f / sqrt(_S6 / f32(params_0.columns_0) + params_0.epsilon_0);
    if(live_0)
    {
        quad_2 = lane_1;
        for(;;)
        {
            if(quad_2 < _S3)
            {
            }
            else
            {
                break;
            }
            y_quads_0[place_0 * _S3 + quad_2] = fma((read_quad_0(_S2, quad_2) - vec4<f32>(_S5)) * vec4<f32>(_S7), weight_quads_0[quad_2], bias_quads_0[quad_2]);
            quad_2 = quad_2 + u32(32);
        }
    }
    return;
}

