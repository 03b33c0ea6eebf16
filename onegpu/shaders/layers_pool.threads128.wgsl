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
@binding(2) @group(0) var<storage, read> lengths_0 : array<i32>;

@binding(1) @group(0) var<storage, read> x_quads_0 : array<vec4<f32>>;

@binding(3) @group(0) var<storage, read_write> y_quads_0 : array<vec4<f32>>;

fn number_of_0( group_id_0 : vec3<u32>) -> u32
{
    return params_0.first_group_0 + group_id_0.y * params_0.groups_x_0 + group_id_0.x;
}

fn added_0( quad_0 : vec4<f32>) -> f32
{
    return quad_0.x + quad_0.y + (quad_0.z + quad_0.w);
}

var<workgroup> sums_0 : array<f32, i32(128)>;

@compute
@workgroup_size(128, 1, 1)
fn layers(@builtin(workgroup_id) group_id_1 : vec3<u32>, @builtin(local_invocation_id) thread_id_0 : vec3<u32>)
{
    var row_0 : u32;
    var number_0 : u32 = number_of_0(group_id_1);
    if(number_0 >= (params_0.last_group_0))
    {
        return;
    }
    var thread_0 : u32 = thread_id_0.x;
    var _S1 : u32 = params_0.columns_0 / u32(4);
    var _S2 : u32 = u32(clamp(lengths_0[number_0], i32(1), i32(params_0.length_0)));
    var quad_1 : u32 = thread_0;
    var squares_0 : f32 = 0.0f;
    for(;;)
    {
        if(quad_1 < _S1)
        {
        }
        else
        {
            break;
        }
        const _S3 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
        row_0 = u32(0);
        var sum_0 : vec4<f32> = _S3;
        for(;;)
        {
            if(row_0 < _S2)
            {
            }
            else
            {
                break;
            }
            var sum_1 : vec4<f32> = sum_0 + x_quads_0[(number_0 * params_0.length_0 + row_0) * _S1 + quad_1];
            row_0 = row_0 + u32(1);
            sum_0 = sum_1;
        }
        var mean_0 : vec4<f32> = sum_0 / vec4<f32>(f32(_S2));
        y_quads_0[number_0 * _S1 + quad_1] = mean_0;
        var squares_1 : f32 = squares_0 + added_0(mean_0 * mean_0);
        quad_1 = quad_1 + u32(128);
        squares_0 = squares_1;
    }
    sums_0[thread_0] = squares_0;
    row_0 = u32(64);
    for(;;)
    {
        if(row_0 > u32(0))
        {
        }
        else
        {
            break;
        }
        workgroupBarrier();
        if(thread_0 < row_0)
        {
            sums_0[thread_0] = sums_0[thread_0] + sums_0[thread_0 + row_0];
        }
        row_0 = row_0 / u32(2);
    }
    workgroupBarrier();
    if((sums_0[i32(0)]) > 0.0f)
    {
        squares_0 = 1.0f / sqrt(sums_0[i32(0)]);
    }
    else
    {
        squares_0 = 0.0f;
    }
    quad_1 = thread_0;
    for(;;)
    {
        if(quad_1 < _S1)
        {
        }
        else
        {
            break;
        }
        y_quads_0[number_0 * _S1 + quad_1] = y_quads_0[number_0 * _S1 + quad_1] * vec4<f32>(squares_0);
        quad_1 = quad_1 + u32(128);
    }
    return;
}

