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
@binding(2) @group(0) var<storage, read> weight_quads_0 : array<vec4<f32>>;

@binding(1) @group(0) var<storage, read> x_quads_0 : array<vec4<f32>>;

@binding(3) @group(0) var<storage, read> bias_quads_0 : array<vec4<f32>>;

@binding(4) @group(0) var<storage, read> residual_quads_0 : array<vec4<f32>>;

@binding(5) @group(0) var<storage, read_write> y_quads_0 : array<vec4<f32>>;

var<private> ERF_0 : array<f32, i32(17)> = array<f32, i32(17)>( 0.00057208706857637f, -0.00137052044738084f, 0.00071375560946763f, -0.00108552910387516f, 0.00541988993063569f, -0.01007305737584829f, 0.01404101308435202f, -0.0216723196208477f, 0.0331549309194088f, -0.0460103303194046f, 0.05987172946333885f, -0.07468836754560471f, 0.09021008759737015f, -0.10771328210830688f, 0.13167509436607361f, -0.176576167345047f, 0.35353100299835205f );
@id(0) override GELU_0 : u32 = u32(0);

fn number_of_0( group_id_0 : vec3<u32>) -> u32
{
    return params_0.first_group_0 + group_id_0.y * params_0.groups_x_0 + group_id_0.x;
}

fn floats_of_0( raw_0 : vec4<f32>) -> vec4<f32>
{
    return raw_0;
}

fn gelu_0( x_0 : vec4<f32>) -> vec4<f32>
{
    var z_0 : vec4<f32> = clamp(x_0 * vec4<f32>(0.70710676908493042f), vec4<f32>(vec4<i32>(i32(-4))), vec4<f32>(vec4<i32>(i32(4))));
    var _S1 : vec4<f32> = vec4<f32>(vec4<i32>(i32(-1)));
    var _S2 : vec4<f32> = fma(z_0, z_0 * vec4<f32>(0.125f), _S1);
    var y_0 : vec4<f32> = vec4<f32>(0.00057208706857637f);
    var i_0 : u32 = u32(1);
    for(;;)
    {
        if(i_0 < u32(17))
        {
        }
        else
        {
            break;
        }
        var _S3 : vec4<f32> = fma(y_0, _S2, vec4<f32>(ERF_0[i_0]));
        var i_1 : u32 = i_0 + u32(1);
        y_0 = _S3;
        i_0 = i_1;
    }
    return x_0 * vec4<f32>(0.5f) * (vec4<f32>(1.0f) + clamp(y_0 * z_0, _S1, vec4<f32>(vec4<i32>(i32(1)))));
}

fn finish_quad_0( row_0 : u32,  column_0 : u32,  sum_0 : vec4<f32>)
{
    if(column_0 < (params_0.columns_0))
    {
        var place_0 : u32 = row_0 * (params_0.columns_0 / u32(4)) + column_0 / u32(4);
        var y_1 : vec4<f32> = sum_0 + bias_quads_0[column_0 / u32(4)];
        var y_2 : vec4<f32>;
        if(GELU_0 != u32(0))
        {
            y_2 = gelu_0(y_1);
        }
        else
        {
            y_2 = y_1;
        }
        if((((params_0.flags_0) & (u32(1)))) != u32(0))
        {
            y_2 = y_2 + residual_quads_0[place_0];
        }
        else
        {
        }
        y_quads_0[place_0] = y_2;
    }
    return;
}

@compute
@workgroup_size(8, 1, 1)
fn layers(@builtin(workgroup_id) group_id_1 : vec3<u32>, @builtin(local_invocation_id) thread_id_0 : vec3<u32>)
{
    var number_0 : u32 = number_of_0(group_id_1);
    if(number_0 >= (params_0.last_group_0))
    {
        return;
    }
    var _S4 : u32 = number_0 % params_0.column_blocks_0;
    var column_1 : u32 = (_S4 * u32(8) + thread_id_0.x) * u32(4);
    if(column_1 >= (params_0.columns_0))
    {
        return;
    }
    var _S5 : u32 = number_0 / params_0.column_blocks_0;
    var _S6 : u32 = _S5 * u32(8);
    var _S7 : u32 = params_0.inner_0 / u32(4);
    var x_row_0 : array<u32, i32(8)>;
    var sum_1 : array<vec4<f32>, i32(8)>;
    x_row_0[u32(0)] = min(_S6, params_0.rows_0 - u32(1)) * _S7;
    const _S8 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
    sum_1[u32(0)] = _S8;
    var _S9 : u32 = _S6 + u32(1);
    x_row_0[u32(1)] = min(_S9, params_0.rows_0 - u32(1)) * _S7;
    sum_1[u32(1)] = _S8;
    var _S10 : u32 = _S6 + u32(2);
    x_row_0[u32(2)] = min(_S10, params_0.rows_0 - u32(1)) * _S7;
    sum_1[u32(2)] = _S8;
    var _S11 : u32 = _S6 + u32(3);
    x_row_0[u32(3)] = min(_S11, params_0.rows_0 - u32(1)) * _S7;
    sum_1[u32(3)] = _S8;
    var _S12 : u32 = _S6 + u32(4);
    x_row_0[u32(4)] = min(_S12, params_0.rows_0 - u32(1)) * _S7;
    sum_1[u32(4)] = _S8;
    var _S13 : u32 = _S6 + u32(5);
    x_row_0[u32(5)] = min(_S13, params_0.rows_0 - u32(1)) * _S7;
    sum_1[u32(5)] = _S8;
    var _S14 : u32 = _S6 + u32(6);
    x_row_0[u32(6)] = min(_S14, params_0.rows_0 - u32(1)) * _S7;
    sum_1[u32(6)] = _S8;
    var _S15 : u32 = _S6 + u32(7);
    x_row_0[u32(7)] = min(_S15, params_0.rows_0 - u32(1)) * _S7;
    sum_1[u32(7)] = _S8;
    var quad_0 : u32 = u32(0);
    for(;;)
    {
        if(quad_0 < _S7)
        {
        }
        else
        {
            break;
        }
        var weights_0 : array<vec4<f32>, i32(4)>;
        weights_0[u32(0)] = floats_of_0(weight_quads_0[column_1 * _S7 + quad_0]);
        weights_0[u32(1)] = floats_of_0(weight_quads_0[(column_1 + u32(1)) * _S7 + quad_0]);
        weights_0[u32(2)] = floats_of_0(weight_quads_0[(column_1 + u32(2)) * _S7 + quad_0]);
        weights_0[u32(3)] = floats_of_0(weight_quads_0[(column_1 + u32(3)) * _S7 + quad_0]);
        var x_1 : vec4<f32> = x_quads_0[x_row_0[u32(0)] + quad_0];
        sum_1[u32(0)] = sum_1[u32(0)] + vec4<f32>(dot(x_1, weights_0[i32(0)]), dot(x_1, weights_0[i32(1)]), dot(x_1, weights_0[i32(2)]), dot(x_1, weights_0[i32(3)]));
        var x_2 : vec4<f32> = x_quads_0[x_row_0[u32(1)] + quad_0];
        sum_1[u32(1)] = sum_1[u32(1)] + vec4<f32>(dot(x_2, weights_0[i32(0)]), dot(x_2, weights_0[i32(1)]), dot(x_2, weights_0[i32(2)]), dot(x_2, weights_0[i32(3)]));
        var x_3 : vec4<f32> = x_quads_0[x_row_0[u32(2)] + quad_0];
        sum_1[u32(2)] = sum_1[u32(2)] + vec4<f32>(dot(x_3, weights_0[i32(0)]), dot(x_3, weights_0[i32(1)]), dot(x_3, weights_0[i32(2)]), dot(x_3, weights_0[i32(3)]));
        var x_4 : vec4<f32> = x_quads_0[x_row_0[u32(3)] + quad_0];
        sum_1[u32(3)] = sum_1[u32(3)] + vec4<f32>(dot(x_4, weights_0[i32(0)]), dot(x_4, weights_0[i32(1)]), dot(x_4, weights_0[i32(2)]), dot(x_4, weights_0[i32(3)]));
        var x_5 : vec4<f32> = x_quads_0[x_row_0[u32(4)] + quad_0];
        sum_1[u32(4)] = sum_1[u32(4)] + vec4<f32>(dot(x_5, weights_0[i32(0)]), dot(x_5, weights_0[i32(1)]), dot(x_5, weights_0[i32(2)]), dot(x_5, weights_0[i32(3)]));
        var x_6 : vec4<f32> = x_quads_0[x_row_0[u32(5)] + quad_0];
        sum_1[u32(5)] = sum_1[u32(5)] + vec4<f32>(dot(x_6, weights_0[i32(0)]), dot(x_6, weights_0[i32(1)]), dot(x_6, weights_0[i32(2)]), dot(x_6, weights_0[i32(3)]));
        var x_7 : vec4<f32> = x_quads_0[x_row_0[u32(6)] + quad_0];
        sum_1[u32(6)] = sum_1[u32(6)] + vec4<f32>(dot(x_7, weights_0[i32(0)]), dot(x_7, weights_0[i32(1)]), dot(x_7, weights_0[i32(2)]), dot(x_7, weights_0[i32(3)]));
        var x_8 : vec4<f32> = x_quads_0[x_row_0[u32(7)] + quad_0];
        sum_1[u32(7)] = sum_1[u32(7)] + vec4<f32>(dot(x_8, weights_0[i32(0)]), dot(x_8, weights_0[i32(1)]), dot(x_8, weights_0[i32(2)]), dot(x_8, weights_0[i32(3)]));
        quad_0 = quad_0 + u32(1);
    }
    if(_S6 < (params_0.rows_0))
    {
        finish_quad_0(_S6, column_1, sum_1[u32(0)]);
    }
    if(_S9 < (params_0.rows_0))
    {
        finish_quad_0(_S9, column_1, sum_1[u32(1)]);
    }
    if(_S10 < (params_0.rows_0))
    {
        finish_quad_0(_S10, column_1, sum_1[u32(2)]);
    }
    if(_S11 < (params_0.rows_0))
    {
        finish_quad_0(_S11, column_1, sum_1[u32(3)]);
    }
    if(_S12 < (params_0.rows_0))
    {
        finish_quad_0(_S12, column_1, sum_1[u32(4)]);
    }
    if(_S13 < (params_0.rows_0))
    {
        finish_quad_0(_S13, column_1, sum_1[u32(5)]);
    }
    if(_S14 < (params_0.rows_0))
    {
        finish_quad_0(_S14, column_1, sum_1[u32(6)]);
    }
    if(_S15 < (params_0.rows_0))
    {
        finish_quad_0(_S15, column_1, sum_1[u32(7)]);
    }
    return;
}

