struct AttentionParams_std140_0
{
    @align(16) first_group_0 : u32,
    @align(4) groups_x_0 : u32,
    @align(8) last_group_0 : u32,
    @align(4) row_blocks_0 : u32,
    @align(16) heads_0 : u32,
    @align(4) group_0 : u32,
    @align(8) q_len_0 : u32,
    @align(4) k_len_0 : u32,
    @align(16) head_dim_0 : u32,
    @align(4) causal_offset_0 : i32,
    @align(8) flags_0 : u32,
    @align(4) scale_0 : f32,
    @align(16) q_offset_0 : u32,
    @align(4) q_batch_0 : u32,
    @align(8) q_head_0 : u32,
    @align(4) q_row_0 : u32,
    @align(16) k_offset_0 : u32,
    @align(4) k_batch_0 : u32,
    @align(8) k_head_0 : u32,
    @align(4) k_row_0 : u32,
    @align(16) v_offset_0 : u32,
    @align(4) v_batch_0 : u32,
    @align(8) v_head_0 : u32,
    @align(4) v_row_0 : u32,
    @align(16) o_offset_0 : u32,
    @align(4) o_batch_0 : u32,
    @align(8) o_head_0 : u32,
    @align(4) o_row_0 : u32,
    @align(16) mask_offset_0 : u32,
    @align(4) mask_batch_0 : u32,
    @align(8) mask_head_0 : u32,
    @align(4) mask_row_0 : u32,
    @align(16) mask_key_0 : u32,
    @align(4) lengths_offset_0 : u32,
};

@binding(0) @group(0) var<uniform> params_0 : AttentionParams_std140_0;
@binding(6) @group(0) var<storage, read> key_lengths_0 : array<i32>;

@binding(1) @group(0) var<storage, read> q_words_0 : array<u32>;

@binding(2) @group(0) var<storage, read> k_words_0 : array<u32>;

@binding(3) @group(0) var<storage, read> v_words_0 : array<u32>;

@binding(5) @group(0) var<storage, read> mask_values_0 : array<f32>;

@binding(4) @group(0) var<storage, read_write> o_words_0 : array<u32>;

fn keys_of_batch_0( batch_0 : u32) -> u32
{
    if((((params_0.flags_0) & (u32(2)))) == u32(0))
    {
        return params_0.k_len_0;
    }
    return u32(clamp(key_lengths_0[params_0.lengths_offset_0 + batch_0], i32(0), i32(params_0.k_len_0)));
}

fn keys_of_row_0( keys_0 : u32,  row_0 : u32) -> u32
{
    return u32(clamp(i32(row_0) + params_0.causal_offset_0 + i32(1), i32(0), i32(keys_0)));
}

var<workgroup> k_tile_0 : array<vec4<f32>, i32(512)>;

var<workgroup> v_tile_0 : array<vec4<f32>, i32(512)>;

fn is_special_0( score_0 : f32) -> bool
{
    return (((bitcast<u32>((score_0))) & (u32(2139095040)))) == u32(2139095040);
}

fn half_bits_0( value_0 : f32) -> u32
{
    var bits_0 : u32 = (bitcast<u32>((value_0)));
    var sign_0 : u32 = (((bits_0 >> (u32(16)))) & (u32(32768)));
    var magnitude_0 : u32 = (bits_0 & (u32(2147483647)));
    if(magnitude_0 > u32(2139095040))
    {
        return (sign_0 | (u32(32256)));
    }
    if(magnitude_0 >= u32(1199566848))
    {
        return (sign_0 | (u32(31744)));
    }
    if(magnitude_0 < u32(855638017))
    {
        return sign_0;
    }
    var kept_0 : u32;
    var dropped_0 : u32;
    var base_0 : u32;
    if(magnitude_0 < u32(947912704))
    {
        var _S1 : u32 = u32(126) - ((magnitude_0 >> (u32(23))));
        kept_0 = (((magnitude_0 & (u32(8388607)))) | (u32(8388608)));
        dropped_0 = _S1;
        base_0 = u32(0);
    }
    else
    {
        var _S2 : u32 = ((((magnitude_0 >> (u32(23)))) - u32(112)) << (u32(10)));
        kept_0 = (magnitude_0 & (u32(8388607)));
        dropped_0 = u32(13);
        base_0 = _S2;
    }
    var rounded_0 : u32 = (kept_0 >> (dropped_0));
    var rest_0 : u32 = (kept_0 & ((((u32(1) << (dropped_0))) - u32(1))));
    var tie_0 : u32 = (u32(1) << ((dropped_0 - u32(1))));
    var _S3 : bool;
    if(rest_0 > tie_0)
    {
        _S3 = true;
    }
    else
    {
        if(rest_0 == tie_0)
        {
            _S3 = ((rounded_0 & (u32(1)))) != u32(0);
        }
        else
        {
            _S3 = false;
        }
    }
    var rounded_1 : u32;
    if(_S3)
    {
        rounded_1 = rounded_0 + u32(1);
    }
    else
    {
        rounded_1 = rounded_0;
    }
    return (sign_0 | ((base_0 + rounded_1)));
}

fn store_quad_0( row_1 : u32,  element_0 : u32,  quad_0 : vec4<f32>,  poisoned_0 : bool)
{
    var left_0 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, element_0);
    var word_0 : u32 = (row_1 + element_0) / u32(2);
    var _S4 : u32;
    if(left_0 >= u32(2))
    {
        if(poisoned_0)
        {
            _S4 = u32(2113961472);
        }
        else
        {
            _S4 = ((half_bits_0(quad_0.x)) | ((((half_bits_0(quad_0.y)) << (u32(16))))));
        }
        o_words_0[word_0] = _S4;
    }
    if(left_0 >= u32(4))
    {
        if(poisoned_0)
        {
            _S4 = u32(2113961472);
        }
        else
        {
            _S4 = ((half_bits_0(quad_0.z)) | ((((half_bits_0(quad_0.w)) << (u32(16))))));
        }
        o_words_0[word_0 + u32(1)] = _S4;
    }
    return;
}

fn load_quad_0( _S5 : u32,  _S6 : u32) -> vec4<f32>
{
    var quad_1 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
    var left_1 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, _S6);
    var word_1 : u32 = (_S5 + _S6) / u32(2);
    if(left_1 >= u32(2))
    {
        var _S7 : vec2<f32> = unpack2x16float(q_words_0[word_1]);
        quad_1.x = _S7.x;
        quad_1.y = _S7.y;
    }
    if(left_1 >= u32(4))
    {
        var _S8 : vec2<f32> = unpack2x16float(q_words_0[word_1 + u32(1)]);
        quad_1.z = _S8.x;
        quad_1.w = _S8.y;
    }
    return quad_1;
}

fn load_quad_1( _S9 : u32,  _S10 : u32) -> vec4<f32>
{
    var quad_2 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
    var left_2 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, _S10);
    var word_2 : u32 = (_S9 + _S10) / u32(2);
    if(left_2 >= u32(2))
    {
        var _S11 : vec2<f32> = unpack2x16float(k_words_0[word_2]);
        quad_2.x = _S11.x;
        quad_2.y = _S11.y;
    }
    if(left_2 >= u32(4))
    {
        var _S12 : vec2<f32> = unpack2x16float(k_words_0[word_2 + u32(1)]);
        quad_2.z = _S12.x;
        quad_2.w = _S12.y;
    }
    return quad_2;
}

fn load_quad_2( _S13 : u32,  _S14 : u32) -> vec4<f32>
{
    var quad_3 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
    var left_3 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, _S14);
    var word_3 : u32 = (_S13 + _S14) / u32(2);
    if(left_3 >= u32(2))
    {
        var _S15 : vec2<f32> = unpack2x16float(v_words_0[word_3]);
        quad_3.x = _S15.x;
        quad_3.y = _S15.y;
    }
    if(left_3 >= u32(4))
    {
        var _S16 : vec2<f32> = unpack2x16float(v_words_0[word_3 + u32(1)]);
        quad_3.z = _S16.x;
        quad_3.w = _S16.y;
    }
    return quad_3;
}

@compute
@workgroup_size(64, 1, 1)
fn attention(@builtin(workgroup_id) group_id_0 : vec3<u32>, @builtin(local_invocation_id) thread_id_0 : vec3<u32>)
{
    var poisoned_1 : bool;
    var number_0 : u32 = params_0.first_group_0 + group_id_0.y * params_0.groups_x_0 + group_id_0.x;
    if(number_0 >= (params_0.last_group_0))
    {
        return;
    }
    var thread_0 : u32 = thread_id_0.x;
    var block_0 : u32 = number_0 % params_0.row_blocks_0;
    var _S17 : u32 = number_0 / params_0.row_blocks_0;
    var head_0 : u32 = _S17 % params_0.heads_0;
    var _S18 : u32 = number_0 / params_0.row_blocks_0;
    var batch_1 : u32 = _S18 / params_0.heads_0;
    var _S19 : u32 = thread_0 % u32(1);
    var _S20 : u32 = block_0 * u32(64);
    var row_2 : u32 = _S20 + thread_0;
    var last_row_0 : u32 = min(_S20 + u32(64), params_0.q_len_0) - u32(1);
    var live_0 : bool = row_2 < (params_0.q_len_0);
    var keys_1 : u32 = keys_of_batch_0(batch_1);
    var _S21 : u32 = keys_of_row_0(keys_1, last_row_0);
    var _S22 : u32;
    if(live_0)
    {
        _S22 = keys_of_row_0(keys_1, row_2);
    }
    else
    {
        _S22 = u32(0);
    }
    var _S23 : u32 = params_0.q_offset_0 + batch_1 * params_0.q_batch_0 + head_0 * params_0.q_head_0 + min(row_2, last_row_0) * params_0.q_row_0;
    var _S24 : u32 = params_0.k_offset_0 + batch_1 * params_0.k_batch_0;
    var _S25 : u32 = head_0 / params_0.group_0;
    var _S26 : u32 = _S24 + _S25 * params_0.k_head_0;
    var _S27 : u32 = params_0.v_offset_0 + batch_1 * params_0.v_batch_0;
    var _S28 : u32 = head_0 / params_0.group_0;
    var _S29 : u32 = _S27 + _S28 * params_0.v_head_0;
    var _S30 : u32 = params_0.mask_offset_0 + batch_1 * params_0.mask_batch_0 + head_0 * params_0.mask_head_0 + row_2 * params_0.mask_row_0;
    var _S31 : bool = (((params_0.flags_0) & (u32(1)))) != u32(0);
    var q_0 : array<vec4<f32>, i32(64)>;
    var acc_0 : array<vec4<f32>, i32(64)>;
    var _S32 : u32 = _S19 * u32(4);
    q_0[u32(0)] = load_quad_0(_S23, _S32) * vec4<f32>(params_0.scale_0);
    const _S33 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
    acc_0[u32(0)] = _S33;
    var _S34 : u32 = (u32(1) + _S19) * u32(4);
    q_0[u32(1)] = load_quad_0(_S23, _S34) * vec4<f32>(params_0.scale_0);
    acc_0[u32(1)] = _S33;
    var _S35 : u32 = (u32(2) + _S19) * u32(4);
    q_0[u32(2)] = load_quad_0(_S23, _S35) * vec4<f32>(params_0.scale_0);
    acc_0[u32(2)] = _S33;
    var _S36 : u32 = (u32(3) + _S19) * u32(4);
    q_0[u32(3)] = load_quad_0(_S23, _S36) * vec4<f32>(params_0.scale_0);
    acc_0[u32(3)] = _S33;
    var _S37 : u32 = (u32(4) + _S19) * u32(4);
    q_0[u32(4)] = load_quad_0(_S23, _S37) * vec4<f32>(params_0.scale_0);
    acc_0[u32(4)] = _S33;
    var _S38 : u32 = (u32(5) + _S19) * u32(4);
    q_0[u32(5)] = load_quad_0(_S23, _S38) * vec4<f32>(params_0.scale_0);
    acc_0[u32(5)] = _S33;
    var _S39 : u32 = (u32(6) + _S19) * u32(4);
    q_0[u32(6)] = load_quad_0(_S23, _S39) * vec4<f32>(params_0.scale_0);
    acc_0[u32(6)] = _S33;
    var _S40 : u32 = (u32(7) + _S19) * u32(4);
    q_0[u32(7)] = load_quad_0(_S23, _S40) * vec4<f32>(params_0.scale_0);
    acc_0[u32(7)] = _S33;
    var _S41 : u32 = (u32(8) + _S19) * u32(4);
    q_0[u32(8)] = load_quad_0(_S23, _S41) * vec4<f32>(params_0.scale_0);
    acc_0[u32(8)] = _S33;
    var _S42 : u32 = (u32(9) + _S19) * u32(4);
    q_0[u32(9)] = load_quad_0(_S23, _S42) * vec4<f32>(params_0.scale_0);
    acc_0[u32(9)] = _S33;
    var _S43 : u32 = (u32(10) + _S19) * u32(4);
    q_0[u32(10)] = load_quad_0(_S23, _S43) * vec4<f32>(params_0.scale_0);
    acc_0[u32(10)] = _S33;
    var _S44 : u32 = (u32(11) + _S19) * u32(4);
    q_0[u32(11)] = load_quad_0(_S23, _S44) * vec4<f32>(params_0.scale_0);
    acc_0[u32(11)] = _S33;
    var _S45 : u32 = (u32(12) + _S19) * u32(4);
    q_0[u32(12)] = load_quad_0(_S23, _S45) * vec4<f32>(params_0.scale_0);
    acc_0[u32(12)] = _S33;
    var _S46 : u32 = (u32(13) + _S19) * u32(4);
    q_0[u32(13)] = load_quad_0(_S23, _S46) * vec4<f32>(params_0.scale_0);
    acc_0[u32(13)] = _S33;
    var _S47 : u32 = (u32(14) + _S19) * u32(4);
    q_0[u32(14)] = load_quad_0(_S23, _S47) * vec4<f32>(params_0.scale_0);
    acc_0[u32(14)] = _S33;
    var _S48 : u32 = (u32(15) + _S19) * u32(4);
    q_0[u32(15)] = load_quad_0(_S23, _S48) * vec4<f32>(params_0.scale_0);
    acc_0[u32(15)] = _S33;
    var _S49 : u32 = (u32(16) + _S19) * u32(4);
    q_0[u32(16)] = load_quad_0(_S23, _S49) * vec4<f32>(params_0.scale_0);
    acc_0[u32(16)] = _S33;
    var _S50 : u32 = (u32(17) + _S19) * u32(4);
    q_0[u32(17)] = load_quad_0(_S23, _S50) * vec4<f32>(params_0.scale_0);
    acc_0[u32(17)] = _S33;
    var _S51 : u32 = (u32(18) + _S19) * u32(4);
    q_0[u32(18)] = load_quad_0(_S23, _S51) * vec4<f32>(params_0.scale_0);
    acc_0[u32(18)] = _S33;
    var _S52 : u32 = (u32(19) + _S19) * u32(4);
    q_0[u32(19)] = load_quad_0(_S23, _S52) * vec4<f32>(params_0.scale_0);
    acc_0[u32(19)] = _S33;
    var _S53 : u32 = (u32(20) + _S19) * u32(4);
    q_0[u32(20)] = load_quad_0(_S23, _S53) * vec4<f32>(params_0.scale_0);
    acc_0[u32(20)] = _S33;
    var _S54 : u32 = (u32(21) + _S19) * u32(4);
    q_0[u32(21)] = load_quad_0(_S23, _S54) * vec4<f32>(params_0.scale_0);
    acc_0[u32(21)] = _S33;
    var _S55 : u32 = (u32(22) + _S19) * u32(4);
    q_0[u32(22)] = load_quad_0(_S23, _S55) * vec4<f32>(params_0.scale_0);
    acc_0[u32(22)] = _S33;
    var _S56 : u32 = (u32(23) + _S19) * u32(4);
    q_0[u32(23)] = load_quad_0(_S23, _S56) * vec4<f32>(params_0.scale_0);
    acc_0[u32(23)] = _S33;
    var _S57 : u32 = (u32(24) + _S19) * u32(4);
    q_0[u32(24)] = load_quad_0(_S23, _S57) * vec4<f32>(params_0.scale_0);
    acc_0[u32(24)] = _S33;
    var _S58 : u32 = (u32(25) + _S19) * u32(4);
    q_0[u32(25)] = load_quad_0(_S23, _S58) * vec4<f32>(params_0.scale_0);
    acc_0[u32(25)] = _S33;
    var _S59 : u32 = (u32(26) + _S19) * u32(4);
    q_0[u32(26)] = load_quad_0(_S23, _S59) * vec4<f32>(params_0.scale_0);
    acc_0[u32(26)] = _S33;
    var _S60 : u32 = (u32(27) + _S19) * u32(4);
    q_0[u32(27)] = load_quad_0(_S23, _S60) * vec4<f32>(params_0.scale_0);
    acc_0[u32(27)] = _S33;
    var _S61 : u32 = (u32(28) + _S19) * u32(4);
    q_0[u32(28)] = load_quad_0(_S23, _S61) * vec4<f32>(params_0.scale_0);
    acc_0[u32(28)] = _S33;
    var _S62 : u32 = (u32(29) + _S19) * u32(4);
    q_0[u32(29)] = load_quad_0(_S23, _S62) * vec4<f32>(params_0.scale_0);
    acc_0[u32(29)] = _S33;
    var _S63 : u32 = (u32(30) + _S19) * u32(4);
    q_0[u32(30)] = load_quad_0(_S23, _S63) * vec4<f32>(params_0.scale_0);
    acc_0[u32(30)] = _S33;
    var _S64 : u32 = (u32(31) + _S19) * u32(4);
    q_0[u32(31)] = load_quad_0(_S23, _S64) * vec4<f32>(params_0.scale_0);
    acc_0[u32(31)] = _S33;
    var _S65 : u32 = (u32(32) + _S19) * u32(4);
    q_0[u32(32)] = load_quad_0(_S23, _S65) * vec4<f32>(params_0.scale_0);
    acc_0[u32(32)] = _S33;
    var _S66 : u32 = (u32(33) + _S19) * u32(4);
    q_0[u32(33)] = load_quad_0(_S23, _S66) * vec4<f32>(params_0.scale_0);
    acc_0[u32(33)] = _S33;
    var _S67 : u32 = (u32(34) + _S19) * u32(4);
    q_0[u32(34)] = load_quad_0(_S23, _S67) * vec4<f32>(params_0.scale_0);
    acc_0[u32(34)] = _S33;
    var _S68 : u32 = (u32(35) + _S19) * u32(4);
    q_0[u32(35)] = load_quad_0(_S23, _S68) * vec4<f32>(params_0.scale_0);
    acc_0[u32(35)] = _S33;
    var _S69 : u32 = (u32(36) + _S19) * u32(4);
    q_0[u32(36)] = load_quad_0(_S23, _S69) * vec4<f32>(params_0.scale_0);
    acc_0[u32(36)] = _S33;
    var _S70 : u32 = (u32(37) + _S19) * u32(4);
    q_0[u32(37)] = load_quad_0(_S23, _S70) * vec4<f32>(params_0.scale_0);
    acc_0[u32(37)] = _S33;
    var _S71 : u32 = (u32(38) + _S19) * u32(4);
    q_0[u32(38)] = load_quad_0(_S23, _S71) * vec4<f32>(params_0.scale_0);
    acc_0[u32(38)] = _S33;
    var _S72 : u32 = (u32(39) + _S19) * u32(4);
    q_0[u32(39)] = load_quad_0(_S23, _S72) * vec4<f32>(params_0.scale_0);
    acc_0[u32(39)] = _S33;
    var _S73 : u32 = (u32(40) + _S19) * u32(4);
    q_0[u32(40)] = load_quad_0(_S23, _S73) * vec4<f32>(params_0.scale_0);
    acc_0[u32(40)] = _S33;
    var _S74 : u32 = (u32(41) + _S19) * u32(4);
    q_0[u32(41)] = load_quad_0(_S23, _S74) * vec4<f32>(params_0.scale_0);
    acc_0[u32(41)] = _S33;
    var _S75 : u32 = (u32(42) + _S19) * u32(4);
    q_0[u32(42)] = load_quad_0(_S23, _S75) * vec4<f32>(params_0.scale_0);
    acc_0[u32(42)] = _S33;
    var _S76 : u32 = (u32(43) + _S19) * u32(4);
    q_0[u32(43)] = load_quad_0(_S23, _S76) * vec4<f32>(params_0.scale_0);
    acc_0[u32(43)] = _S33;
    var _S77 : u32 = (u32(44) + _S19) * u32(4);
    q_0[u32(44)] = load_quad_0(_S23, _S77) * vec4<f32>(params_0.scale_0);
    acc_0[u32(44)] = _S33;
    var _S78 : u32 = (u32(45) + _S19) * u32(4);
    q_0[u32(45)] = load_quad_0(_S23, _S78) * vec4<f32>(params_0.scale_0);
    acc_0[u32(45)] = _S33;
    var _S79 : u32 = (u32(46) + _S19) * u32(4);
    q_0[u32(46)] = load_quad_0(_S23, _S79) * vec4<f32>(params_0.scale_0);
    acc_0[u32(46)] = _S33;
    var _S80 : u32 = (u32(47) + _S19) * u32(4);
    q_0[u32(47)] = load_quad_0(_S23, _S80) * vec4<f32>(params_0.scale_0);
    acc_0[u32(47)] = _S33;
    var _S81 : u32 = (u32(48) + _S19) * u32(4);
    q_0[u32(48)] = load_quad_0(_S23, _S81) * vec4<f32>(params_0.scale_0);
    acc_0[u32(48)] = _S33;
    var _S82 : u32 = (u32(49) + _S19) * u32(4);
    q_0[u32(49)] = load_quad_0(_S23, _S82) * vec4<f32>(params_0.scale_0);
    acc_0[u32(49)] = _S33;
    var _S83 : u32 = (u32(50) + _S19) * u32(4);
    q_0[u32(50)] = load_quad_0(_S23, _S83) * vec4<f32>(params_0.scale_0);
    acc_0[u32(50)] = _S33;
    var _S84 : u32 = (u32(51) + _S19) * u32(4);
    q_0[u32(51)] = load_quad_0(_S23, _S84) * vec4<f32>(params_0.scale_0);
    acc_0[u32(51)] = _S33;
    var _S85 : u32 = (u32(52) + _S19) * u32(4);
    q_0[u32(52)] = load_quad_0(_S23, _S85) * vec4<f32>(params_0.scale_0);
    acc_0[u32(52)] = _S33;
    var _S86 : u32 = (u32(53) + _S19) * u32(4);
    q_0[u32(53)] = load_quad_0(_S23, _S86) * vec4<f32>(params_0.scale_0);
    acc_0[u32(53)] = _S33;
    var _S87 : u32 = (u32(54) + _S19) * u32(4);
    q_0[u32(54)] = load_quad_0(_S23, _S87) * vec4<f32>(params_0.scale_0);
    acc_0[u32(54)] = _S33;
    var _S88 : u32 = (u32(55) + _S19) * u32(4);
    q_0[u32(55)] = load_quad_0(_S23, _S88) * vec4<f32>(params_0.scale_0);
    acc_0[u32(55)] = _S33;
    var _S89 : u32 = (u32(56) + _S19) * u32(4);
    q_0[u32(56)] = load_quad_0(_S23, _S89) * vec4<f32>(params_0.scale_0);
    acc_0[u32(56)] = _S33;
    var _S90 : u32 = (u32(57) + _S19) * u32(4);
    q_0[u32(57)] = load_quad_0(_S23, _S90) * vec4<f32>(params_0.scale_0);
    acc_0[u32(57)] = _S33;
    var _S91 : u32 = (u32(58) + _S19) * u32(4);
    q_0[u32(58)] = load_quad_0(_S23, _S91) * vec4<f32>(params_0.scale_0);
    acc_0[u32(58)] = _S33;
    var _S92 : u32 = (u32(59) + _S19) * u32(4);
    q_0[u32(59)] = load_quad_0(_S23, _S92) * vec4<f32>(params_0.scale_0);
    acc_0[u32(59)] = _S33;
    var _S93 : u32 = (u32(60) + _S19) * u32(4);
    q_0[u32(60)] = load_quad_0(_S23, _S93) * vec4<f32>(params_0.scale_0);
    acc_0[u32(60)] = _S33;
    var _S94 : u32 = (u32(61) + _S19) * u32(4);
    q_0[u32(61)] = load_quad_0(_S23, _S94) * vec4<f32>(params_0.scale_0);
    acc_0[u32(61)] = _S33;
    var _S95 : u32 = (u32(62) + _S19) * u32(4);
    q_0[u32(62)] = load_quad_0(_S23, _S95) * vec4<f32>(params_0.scale_0);
    acc_0[u32(62)] = _S33;
    var _S96 : u32 = (u32(63) + _S19) * u32(4);
    q_0[u32(63)] = load_quad_0(_S23, _S96) * vec4<f32>(params_0.scale_0);
    acc_0[u32(63)] = _S33;
    var tile_0 : u32 = u32(0);
    var m_0 : f32 = -3.4028234663852886e+38f;
    var poisoned_2 : bool = false;
    var l_0 : f32 = 0.0f;
    for(;;)
    {
        if(tile_0 < _S21)
        {
        }
        else
        {
            break;
        }
        workgroupBarrier();
        var slot_0 : u32 = thread_0;
        for(;;)
        {
            if(slot_0 < u32(512))
            {
            }
            else
            {
                break;
            }
            var key_0 : u32 = tile_0 + slot_0 / u32(64);
            var element_1 : u32 = slot_0 % u32(64) * u32(4);
            var k_quad_0 : vec4<f32>;
            var v_quad_0 : vec4<f32>;
            if(key_0 < _S21)
            {
                var _S97 : vec4<f32> = load_quad_2(_S29 + key_0 * params_0.v_row_0, element_1);
                k_quad_0 = load_quad_1(_S26 + key_0 * params_0.k_row_0, element_1);
                v_quad_0 = _S97;
            }
            else
            {
                k_quad_0 = _S33;
                v_quad_0 = _S33;
            }
            k_tile_0[slot_0] = k_quad_0;
            v_tile_0[slot_0] = v_quad_0;
            slot_0 = slot_0 + u32(64);
        }
        workgroupBarrier();
        var _S98 : u32 = min(u32(8), _S21 - tile_0);
        var step_0 : u32 = u32(0);
        var m_1 : f32 = m_0;
        poisoned_1 = poisoned_2;
        var l_1 : f32 = l_0;
        for(;;)
        {
            if(step_0 < _S98)
            {
            }
            else
            {
                break;
            }
            var sum_0 : array<vec4<f32>, i32(4)>;
            var _S99 : u32 = step_0 * u32(64);
            var _S100 : u32 = _S99 + _S19;
            var _S101 : u32 = (step_0 + u32(1)) * u32(64);
            var _S102 : u32 = _S101 + _S19;
            var _S103 : u32 = (step_0 + u32(2)) * u32(64);
            var _S104 : u32 = _S103 + _S19;
            var _S105 : u32 = (step_0 + u32(3)) * u32(64);
            var _S106 : u32 = _S105 + _S19;
            var _S107 : u32 = _S99 + u32(1) + _S19;
            var _S108 : u32 = _S101 + u32(1) + _S19;
            var _S109 : u32 = _S103 + u32(1) + _S19;
            var _S110 : u32 = _S105 + u32(1) + _S19;
            var _S111 : u32 = _S99 + u32(2) + _S19;
            var _S112 : u32 = _S101 + u32(2) + _S19;
            var _S113 : u32 = _S103 + u32(2) + _S19;
            var _S114 : u32 = _S105 + u32(2) + _S19;
            var _S115 : u32 = _S99 + u32(3) + _S19;
            var _S116 : u32 = _S101 + u32(3) + _S19;
            var _S117 : u32 = _S103 + u32(3) + _S19;
            var _S118 : u32 = _S105 + u32(3) + _S19;
            var _S119 : u32 = _S99 + u32(4) + _S19;
            var _S120 : u32 = _S101 + u32(4) + _S19;
            var _S121 : u32 = _S103 + u32(4) + _S19;
            var _S122 : u32 = _S105 + u32(4) + _S19;
            var _S123 : u32 = _S99 + u32(5) + _S19;
            var _S124 : u32 = _S101 + u32(5) + _S19;
            var _S125 : u32 = _S103 + u32(5) + _S19;
            var _S126 : u32 = _S105 + u32(5) + _S19;
            var _S127 : u32 = _S99 + u32(6) + _S19;
            var _S128 : u32 = _S101 + u32(6) + _S19;
            var _S129 : u32 = _S103 + u32(6) + _S19;
            var _S130 : u32 = _S105 + u32(6) + _S19;
            var _S131 : u32 = _S99 + u32(7) + _S19;
            var _S132 : u32 = _S101 + u32(7) + _S19;
            var _S133 : u32 = _S103 + u32(7) + _S19;
            var _S134 : u32 = _S105 + u32(7) + _S19;
            var _S135 : u32 = _S99 + u32(8) + _S19;
            var _S136 : u32 = _S101 + u32(8) + _S19;
            var _S137 : u32 = _S103 + u32(8) + _S19;
            var _S138 : u32 = _S105 + u32(8) + _S19;
            var _S139 : u32 = _S99 + u32(9) + _S19;
            var _S140 : u32 = _S101 + u32(9) + _S19;
            var _S141 : u32 = _S103 + u32(9) + _S19;
            var _S142 : u32 = _S105 + u32(9) + _S19;
            var _S143 : u32 = _S99 + u32(10) + _S19;
            var _S144 : u32 = _S101 + u32(10) + _S19;
            var _S145 : u32 = _S103 + u32(10) + _S19;
            var _S146 : u32 = _S105 + u32(10) + _S19;
            var _S147 : u32 = _S99 + u32(11) + _S19;
            var _S148 : u32 = _S101 + u32(11) + _S19;
            var _S149 : u32 = _S103 + u32(11) + _S19;
            var _S150 : u32 = _S105 + u32(11) + _S19;
            var _S151 : u32 = _S99 + u32(12) + _S19;
            var _S152 : u32 = _S101 + u32(12) + _S19;
            var _S153 : u32 = _S103 + u32(12) + _S19;
            var _S154 : u32 = _S105 + u32(12) + _S19;
            var _S155 : u32 = _S99 + u32(13) + _S19;
            var _S156 : u32 = _S101 + u32(13) + _S19;
            var _S157 : u32 = _S103 + u32(13) + _S19;
            var _S158 : u32 = _S105 + u32(13) + _S19;
            var _S159 : u32 = _S99 + u32(14) + _S19;
            var _S160 : u32 = _S101 + u32(14) + _S19;
            var _S161 : u32 = _S103 + u32(14) + _S19;
            var _S162 : u32 = _S105 + u32(14) + _S19;
            var _S163 : u32 = _S99 + u32(15) + _S19;
            var _S164 : u32 = _S101 + u32(15) + _S19;
            var _S165 : u32 = _S103 + u32(15) + _S19;
            var _S166 : u32 = _S105 + u32(15) + _S19;
            var _S167 : u32 = _S99 + u32(16) + _S19;
            var _S168 : u32 = _S101 + u32(16) + _S19;
            var _S169 : u32 = _S103 + u32(16) + _S19;
            var _S170 : u32 = _S105 + u32(16) + _S19;
            var _S171 : u32 = _S99 + u32(17) + _S19;
            var _S172 : u32 = _S101 + u32(17) + _S19;
            var _S173 : u32 = _S103 + u32(17) + _S19;
            var _S174 : u32 = _S105 + u32(17) + _S19;
            var _S175 : u32 = _S99 + u32(18) + _S19;
            var _S176 : u32 = _S101 + u32(18) + _S19;
            var _S177 : u32 = _S103 + u32(18) + _S19;
            var _S178 : u32 = _S105 + u32(18) + _S19;
            var _S179 : u32 = _S99 + u32(19) + _S19;
            var _S180 : u32 = _S101 + u32(19) + _S19;
            var _S181 : u32 = _S103 + u32(19) + _S19;
            var _S182 : u32 = _S105 + u32(19) + _S19;
            var _S183 : u32 = _S99 + u32(20) + _S19;
            var _S184 : u32 = _S101 + u32(20) + _S19;
            var _S185 : u32 = _S103 + u32(20) + _S19;
            var _S186 : u32 = _S105 + u32(20) + _S19;
            var _S187 : u32 = _S99 + u32(21) + _S19;
            var _S188 : u32 = _S101 + u32(21) + _S19;
            var _S189 : u32 = _S103 + u32(21) + _S19;
            var _S190 : u32 = _S105 + u32(21) + _S19;
            var _S191 : u32 = _S99 + u32(22) + _S19;
            var _S192 : u32 = _S101 + u32(22) + _S19;
            var _S193 : u32 = _S103 + u32(22) + _S19;
            var _S194 : u32 = _S105 + u32(22) + _S19;
            var _S195 : u32 = _S99 + u32(23) + _S19;
            var _S196 : u32 = _S101 + u32(23) + _S19;
            var _S197 : u32 = _S103 + u32(23) + _S19;
            var _S198 : u32 = _S105 + u32(23) + _S19;
            var _S199 : u32 = _S99 + u32(24) + _S19;
            var _S200 : u32 = _S101 + u32(24) + _S19;
            var _S201 : u32 = _S103 + u32(24) + _S19;
            var _S202 : u32 = _S105 + u32(24) + _S19;
            var _S203 : u32 = _S99 + u32(25) + _S19;
            var _S204 : u32 = _S101 + u32(25) + _S19;
            var _S205 : u32 = _S103 + u32(25) + _S19;
            var _S206 : u32 = _S105 + u32(25) + _S19;
            var _S207 : u32 = _S99 + u32(26) + _S19;
            var _S208 : u32 = _S101 + u32(26) + _S19;
            var _S209 : u32 = _S103 + u32(26) + _S19;
            var _S210 : u32 = _S105 + u32(26) + _S19;
            var _S211 : u32 = _S99 + u32(27) + _S19;
            var _S212 : u32 = _S101 + u32(27) + _S19;
            var _S213 : u32 = _S103 + u32(27) + _S19;
            var _S214 : u32 = _S105 + u32(27) + _S19;
            var _S215 : u32 = _S99 + u32(28) + _S19;
            var _S216 : u32 = _S101 + u32(28) + _S19;
            var _S217 : u32 = _S103 + u32(28) + _S19;
            var _S218 : u32 = _S105 + u32(28) + _S19;
            var _S219 : u32 = _S99 + u32(29) + _S19;
            var _S220 : u32 = _S101 + u32(29) + _S19;
            var _S221 : u32 = _S103 + u32(29) + _S19;
            var _S222 : u32 = _S105 + u32(29) + _S19;
            var _S223 : u32 = _S99 + u32(30) + _S19;
            var _S224 : u32 = _S101 + u32(30) + _S19;
            var _S225 : u32 = _S103 + u32(30) + _S19;
            var _S226 : u32 = _S105 + u32(30) + _S19;
            var _S227 : u32 = _S99 + u32(31) + _S19;
            var _S228 : u32 = _S101 + u32(31) + _S19;
            var _S229 : u32 = _S103 + u32(31) + _S19;
            var _S230 : u32 = _S105 + u32(31) + _S19;
            var _S231 : u32 = _S99 + u32(32) + _S19;
            var _S232 : u32 = _S101 + u32(32) + _S19;
            var _S233 : u32 = _S103 + u32(32) + _S19;
            var _S234 : u32 = _S105 + u32(32) + _S19;
            var _S235 : u32 = _S99 + u32(33) + _S19;
            var _S236 : u32 = _S101 + u32(33) + _S19;
            var _S237 : u32 = _S103 + u32(33) + _S19;
            var _S238 : u32 = _S105 + u32(33) + _S19;
            var _S239 : u32 = _S99 + u32(34) + _S19;
            var _S240 : u32 = _S101 + u32(34) + _S19;
            var _S241 : u32 = _S103 + u32(34) + _S19;
            var _S242 : u32 = _S105 + u32(34) + _S19;
            var _S243 : u32 = _S99 + u32(35) + _S19;
            var _S244 : u32 = _S101 + u32(35) + _S19;
            var _S245 : u32 = _S103 + u32(35) + _S19;
            var _S246 : u32 = _S105 + u32(35) + _S19;
            var _S247 : u32 = _S99 + u32(36) + _S19;
            var _S248 : u32 = _S101 + u32(36) + _S19;
            var _S249 : u32 = _S103 + u32(36) + _S19;
            var _S250 : u32 = _S105 + u32(36) + _S19;
            var _S251 : u32 = _S99 + u32(37) + _S19;
            var _S252 : u32 = _S101 + u32(37) + _S19;
            var _S253 : u32 = _S103 + u32(37) + _S19;
            var _S254 : u32 = _S105 + u32(37) + _S19;
            var _S255 : u32 = _S99 + u32(38) + _S19;
            var _S256 : u32 = _S101 + u32(38) + _S19;
            var _S257 : u32 = _S103 + u32(38) + _S19;
            var _S258 : u32 = _S105 + u32(38) + _S19;
            var _S259 : u32 = _S99 + u32(39) + _S19;
            var _S260 : u32 = _S101 + u32(39) + _S19;
            var _S261 : u32 = _S103 + u32(39) + _S19;
            var _S262 : u32 = _S105 + u32(39) + _S19;
            var _S263 : u32 = _S99 + u32(40) + _S19;
            var _S264 : u32 = _S101 + u32(40) + _S19;
            var _S265 : u32 = _S103 + u32(40) + _S19;
            var _S266 : u32 = _S105 + u32(40) + _S19;
            var _S267 : u32 = _S99 + u32(41) + _S19;
            var _S268 : u32 = _S101 + u32(41) + _S19;
            var _S269 : u32 = _S103 + u32(41) + _S19;
            var _S270 : u32 = _S105 + u32(41) + _S19;
            var _S271 : u32 = _S99 + u32(42) + _S19;
            var _S272 : u32 = _S101 + u32(42) + _S19;
            var _S273 : u32 = _S103 + u32(42) + _S19;
            var _S274 : u32 = _S105 + u32(42) + _S19;
            var _S275 : u32 = _S99 + u32(43) + _S19;
            var _S276 : u32 = _S101 + u32(43) + _S19;
            var _S277 : u32 = _S103 + u32(43) + _S19;
            var _S278 : u32 = _S105 + u32(43) + _S19;
            var _S279 : u32 = _S99 + u32(44) + _S19;
            var _S280 : u32 = _S101 + u32(44) + _S19;
            var _S281 : u32 = _S103 + u32(44) + _S19;
            var _S282 : u32 = _S105 + u32(44) + _S19;
            var _S283 : u32 = _S99 + u32(45) + _S19;
            var _S284 : u32 = _S101 + u32(45) + _S19;
            var _S285 : u32 = _S103 + u32(45) + _S19;
            var _S286 : u32 = _S105 + u32(45) + _S19;
            var _S287 : u32 = _S99 + u32(46) + _S19;
            var _S288 : u32 = _S101 + u32(46) + _S19;
            var _S289 : u32 = _S103 + u32(46) + _S19;
            var _S290 : u32 = _S105 + u32(46) + _S19;
            var _S291 : u32 = _S99 + u32(47) + _S19;
            var _S292 : u32 = _S101 + u32(47) + _S19;
            var _S293 : u32 = _S103 + u32(47) + _S19;
            var _S294 : u32 = _S105 + u32(47) + _S19;
            var _S295 : u32 = _S99 + u32(48) + _S19;
            var _S296 : u32 = _S101 + u32(48) + _S19;
            var _S297 : u32 = _S103 + u32(48) + _S19;
            var _S298 : u32 = _S105 + u32(48) + _S19;
            var _S299 : u32 = _S99 + u32(49) + _S19;
            var _S300 : u32 = _S101 + u32(49) + _S19;
            var _S301 : u32 = _S103 + u32(49) + _S19;
            var _S302 : u32 = _S105 + u32(49) + _S19;
            var _S303 : u32 = _S99 + u32(50) + _S19;
            var _S304 : u32 = _S101 + u32(50) + _S19;
            var _S305 : u32 = _S103 + u32(50) + _S19;
            var _S306 : u32 = _S105 + u32(50) + _S19;
            var _S307 : u32 = _S99 + u32(51) + _S19;
            var _S308 : u32 = _S101 + u32(51) + _S19;
            var _S309 : u32 = _S103 + u32(51) + _S19;
            var _S310 : u32 = _S105 + u32(51) + _S19;
            var _S311 : u32 = _S99 + u32(52) + _S19;
            var _S312 : u32 = _S101 + u32(52) + _S19;
            var _S313 : u32 = _S103 + u32(52) + _S19;
            var _S314 : u32 = _S105 + u32(52) + _S19;
            var _S315 : u32 = _S99 + u32(53) + _S19;
            var _S316 : u32 = _S101 + u32(53) + _S19;
            var _S317 : u32 = _S103 + u32(53) + _S19;
            var _S318 : u32 = _S105 + u32(53) + _S19;
            var _S319 : u32 = _S99 + u32(54) + _S19;
            var _S320 : u32 = _S101 + u32(54) + _S19;
            var _S321 : u32 = _S103 + u32(54) + _S19;
            var _S322 : u32 = _S105 + u32(54) + _S19;
            var _S323 : u32 = _S99 + u32(55) + _S19;
            var _S324 : u32 = _S101 + u32(55) + _S19;
            var _S325 : u32 = _S103 + u32(55) + _S19;
            var _S326 : u32 = _S105 + u32(55) + _S19;
            var _S327 : u32 = _S99 + u32(56) + _S19;
            var _S328 : u32 = _S101 + u32(56) + _S19;
            var _S329 : u32 = _S103 + u32(56) + _S19;
            var _S330 : u32 = _S105 + u32(56) + _S19;
            var _S331 : u32 = _S99 + u32(57) + _S19;
            var _S332 : u32 = _S101 + u32(57) + _S19;
            var _S333 : u32 = _S103 + u32(57) + _S19;
            var _S334 : u32 = _S105 + u32(57) + _S19;
            var _S335 : u32 = _S99 + u32(58) + _S19;
            var _S336 : u32 = _S101 + u32(58) + _S19;
            var _S337 : u32 = _S103 + u32(58) + _S19;
            var _S338 : u32 = _S105 + u32(58) + _S19;
            var _S339 : u32 = _S99 + u32(59) + _S19;
            var _S340 : u32 = _S101 + u32(59) + _S19;
            var _S341 : u32 = _S103 + u32(59) + _S19;
            var _S342 : u32 = _S105 + u32(59) + _S19;
            var _S343 : u32 = _S99 + u32(60) + _S19;
            var _S344 : u32 = _S101 + u32(60) + _S19;
            var _S345 : u32 = _S103 + u32(60) + _S19;
            var _S346 : u32 = _S105 + u32(60) + _S19;
            var _S347 : u32 = _S99 + u32(61) + _S19;
            var _S348 : u32 = _S101 + u32(61) + _S19;
            var _S349 : u32 = _S103 + u32(61) + _S19;
            var _S350 : u32 = _S105 + u32(61) + _S19;
            var _S351 : u32 = _S99 + u32(62) + _S19;
            var _S352 : u32 = _S101 + u32(62) + _S19;
            var _S353 : vec4<f32> = fma(q_0[u32(62)], k_tile_0[_S352], fma(q_0[u32(61)], k_tile_0[_S348], fma(q_0[u32(60)], k_tile_0[_S344], fma(q_0[u32(59)], k_tile_0[_S340], fma(q_0[u32(58)], k_tile_0[_S336], fma(q_0[u32(57)], k_tile_0[_S332], fma(q_0[u32(56)], k_tile_0[_S328], fma(q_0[u32(55)], k_tile_0[_S324], fma(q_0[u32(54)], k_tile_0[_S320], fma(q_0[u32(53)], k_tile_0[_S316], fma(q_0[u32(52)], k_tile_0[_S312], fma(q_0[u32(51)], k_tile_0[_S308], fma(q_0[u32(50)], k_tile_0[_S304], fma(q_0[u32(49)], k_tile_0[_S300], fma(q_0[u32(48)], k_tile_0[_S296], fma(q_0[u32(47)], k_tile_0[_S292], fma(q_0[u32(46)], k_tile_0[_S288], fma(q_0[u32(45)], k_tile_0[_S284], fma(q_0[u32(44)], k_tile_0[_S280], fma(q_0[u32(43)], k_tile_0[_S276], fma(q_0[u32(42)], k_tile_0[_S272], fma(q_0[u32(41)], k_tile_0[_S268], fma(q_0[u32(40)], k_tile_0[_S264], fma(q_0[u32(39)], k_tile_0[_S260], fma(q_0[u32(38)], k_tile_0[_S256], fma(q_0[u32(37)], k_tile_0[_S252], fma(q_0[u32(36)], k_tile_0[_S248], fma(q_0[u32(35)], k_tile_0[_S244], fma(q_0[u32(34)], k_tile_0[_S240], fma(q_0[u32(33)], k_tile_0[_S236], fma(q_0[u32(32)], k_tile_0[_S232], fma(q_0[u32(31)], k_tile_0[_S228], fma(q_0[u32(30)], k_tile_0[_S224], fma(q_0[u32(29)], k_tile_0[_S220], fma(q_0[u32(28)], k_tile_0[_S216], fma(q_0[u32(27)], k_tile_0[_S212], fma(q_0[u32(26)], k_tile_0[_S208], fma(q_0[u32(25)], k_tile_0[_S204], fma(q_0[u32(24)], k_tile_0[_S200], fma(q_0[u32(23)], k_tile_0[_S196], fma(q_0[u32(22)], k_tile_0[_S192], fma(q_0[u32(21)], k_tile_0[_S188], fma(q_0[u32(20)], k_tile_0[_S184], fma(q_0[u32(19)], k_tile_0[_S180], fma(q_0[u32(18)], k_tile_0[_S176], fma(q_0[u32(17)], k_tile_0[_S172], fma(q_0[u32(16)], k_tile_0[_S168], fma(q_0[u32(15)], k_tile_0[_S164], fma(q_0[u32(14)], k_tile_0[_S160], fma(q_0[u32(13)], k_tile_0[_S156], fma(q_0[u32(12)], k_tile_0[_S152], fma(q_0[u32(11)], k_tile_0[_S148], fma(q_0[u32(10)], k_tile_0[_S144], fma(q_0[u32(9)], k_tile_0[_S140], fma(q_0[u32(8)], k_tile_0[_S136], fma(q_0[u32(7)], k_tile_0[_S132], fma(q_0[u32(6)], k_tile_0[_S128], fma(q_0[u32(5)], k_tile_0[_S124], fma(q_0[u32(4)], k_tile_0[_S120], fma(q_0[u32(3)], k_tile_0[_S116], fma(q_0[u32(2)], k_tile_0[_S112], fma(q_0[u32(1)], k_tile_0[_S108], fma(q_0[u32(0)], k_tile_0[_S102], _S33)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))));
            var _S354 : u32 = _S103 + u32(62) + _S19;
            var _S355 : vec4<f32> = fma(q_0[u32(62)], k_tile_0[_S354], fma(q_0[u32(61)], k_tile_0[_S349], fma(q_0[u32(60)], k_tile_0[_S345], fma(q_0[u32(59)], k_tile_0[_S341], fma(q_0[u32(58)], k_tile_0[_S337], fma(q_0[u32(57)], k_tile_0[_S333], fma(q_0[u32(56)], k_tile_0[_S329], fma(q_0[u32(55)], k_tile_0[_S325], fma(q_0[u32(54)], k_tile_0[_S321], fma(q_0[u32(53)], k_tile_0[_S317], fma(q_0[u32(52)], k_tile_0[_S313], fma(q_0[u32(51)], k_tile_0[_S309], fma(q_0[u32(50)], k_tile_0[_S305], fma(q_0[u32(49)], k_tile_0[_S301], fma(q_0[u32(48)], k_tile_0[_S297], fma(q_0[u32(47)], k_tile_0[_S293], fma(q_0[u32(46)], k_tile_0[_S289], fma(q_0[u32(45)], k_tile_0[_S285], fma(q_0[u32(44)], k_tile_0[_S281], fma(q_0[u32(43)], k_tile_0[_S277], fma(q_0[u32(42)], k_tile_0[_S273], fma(q_0[u32(41)], k_tile_0[_S269], fma(q_0[u32(40)], k_tile_0[_S265], fma(q_0[u32(39)], k_tile_0[_S261], fma(q_0[u32(38)], k_tile_0[_S257], fma(q_0[u32(37)], k_tile_0[_S253], fma(q_0[u32(36)], k_tile_0[_S249], fma(q_0[u32(35)], k_tile_0[_S245], fma(q_0[u32(34)], k_tile_0[_S241], fma(q_0[u32(33)], k_tile_0[_S237], fma(q_0[u32(32)], k_tile_0[_S233], fma(q_0[u32(31)], k_tile_0[_S229], fma(q_0[u32(30)], k_tile_0[_S225], fma(q_0[u32(29)], k_tile_0[_S221], fma(q_0[u32(28)], k_tile_0[_S217], fma(q_0[u32(27)], k_tile_0[_S213], fma(q_0[u32(26)], k_tile_0[_S209], fma(q_0[u32(25)], k_tile_0[_S205], fma(q_0[u32(24)], k_tile_0[_S201], fma(q_0[u32(23)], k_tile_0[_S197], fma(q_0[u32(22)], k_tile_0[_S193], fma(q_0[u32(21)], k_tile_0[_S189], fma(q_0[u32(20)], k_tile_0[_S185], fma(q_0[u32(19)], k_tile_0[_S181], fma(q_0[u32(18)], k_tile_0[_S177], fma(q_0[u32(17)], k_tile_0[_S173], fma(q_0[u32(16)], k_tile_0[_S169], fma(q_0[u32(15)], k_tile_0[_S165], fma(q_0[u32(14)], k_tile_0[_S161], fma(q_0[u32(13)], k_tile_0[_S157], fma(q_0[u32(12)], k_tile_0[_S153], fma(q_0[u32(11)], k_tile_0[_S149], fma(q_0[u32(10)], k_tile_0[_S145], fma(q_0[u32(9)], k_tile_0[_S141], fma(q_0[u32(8)], k_tile_0[_S137], fma(q_0[u32(7)], k_tile_0[_S133], fma(q_0[u32(6)], k_tile_0[_S129], fma(q_0[u32(5)], k_tile_0[_S125], fma(q_0[u32(4)], k_tile_0[_S121], fma(q_0[u32(3)], k_tile_0[_S117], fma(q_0[u32(2)], k_tile_0[_S113], fma(q_0[u32(1)], k_tile_0[_S109], fma(q_0[u32(0)], k_tile_0[_S104], _S33)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))));
            var _S356 : u32 = _S105 + u32(62) + _S19;
            var _S357 : vec4<f32> = fma(q_0[u32(62)], k_tile_0[_S356], fma(q_0[u32(61)], k_tile_0[_S350], fma(q_0[u32(60)], k_tile_0[_S346], fma(q_0[u32(59)], k_tile_0[_S342], fma(q_0[u32(58)], k_tile_0[_S338], fma(q_0[u32(57)], k_tile_0[_S334], fma(q_0[u32(56)], k_tile_0[_S330], fma(q_0[u32(55)], k_tile_0[_S326], fma(q_0[u32(54)], k_tile_0[_S322], fma(q_0[u32(53)], k_tile_0[_S318], fma(q_0[u32(52)], k_tile_0[_S314], fma(q_0[u32(51)], k_tile_0[_S310], fma(q_0[u32(50)], k_tile_0[_S306], fma(q_0[u32(49)], k_tile_0[_S302], fma(q_0[u32(48)], k_tile_0[_S298], fma(q_0[u32(47)], k_tile_0[_S294], fma(q_0[u32(46)], k_tile_0[_S290], fma(q_0[u32(45)], k_tile_0[_S286], fma(q_0[u32(44)], k_tile_0[_S282], fma(q_0[u32(43)], k_tile_0[_S278], fma(q_0[u32(42)], k_tile_0[_S274], fma(q_0[u32(41)], k_tile_0[_S270], fma(q_0[u32(40)], k_tile_0[_S266], fma(q_0[u32(39)], k_tile_0[_S262], fma(q_0[u32(38)], k_tile_0[_S258], fma(q_0[u32(37)], k_tile_0[_S254], fma(q_0[u32(36)], k_tile_0[_S250], fma(q_0[u32(35)], k_tile_0[_S246], fma(q_0[u32(34)], k_tile_0[_S242], fma(q_0[u32(33)], k_tile_0[_S238], fma(q_0[u32(32)], k_tile_0[_S234], fma(q_0[u32(31)], k_tile_0[_S230], fma(q_0[u32(30)], k_tile_0[_S226], fma(q_0[u32(29)], k_tile_0[_S222], fma(q_0[u32(28)], k_tile_0[_S218], fma(q_0[u32(27)], k_tile_0[_S214], fma(q_0[u32(26)], k_tile_0[_S210], fma(q_0[u32(25)], k_tile_0[_S206], fma(q_0[u32(24)], k_tile_0[_S202], fma(q_0[u32(23)], k_tile_0[_S198], fma(q_0[u32(22)], k_tile_0[_S194], fma(q_0[u32(21)], k_tile_0[_S190], fma(q_0[u32(20)], k_tile_0[_S186], fma(q_0[u32(19)], k_tile_0[_S182], fma(q_0[u32(18)], k_tile_0[_S178], fma(q_0[u32(17)], k_tile_0[_S174], fma(q_0[u32(16)], k_tile_0[_S170], fma(q_0[u32(15)], k_tile_0[_S166], fma(q_0[u32(14)], k_tile_0[_S162], fma(q_0[u32(13)], k_tile_0[_S158], fma(q_0[u32(12)], k_tile_0[_S154], fma(q_0[u32(11)], k_tile_0[_S150], fma(q_0[u32(10)], k_tile_0[_S146], fma(q_0[u32(9)], k_tile_0[_S142], fma(q_0[u32(8)], k_tile_0[_S138], fma(q_0[u32(7)], k_tile_0[_S134], fma(q_0[u32(6)], k_tile_0[_S130], fma(q_0[u32(5)], k_tile_0[_S126], fma(q_0[u32(4)], k_tile_0[_S122], fma(q_0[u32(3)], k_tile_0[_S118], fma(q_0[u32(2)], k_tile_0[_S114], fma(q_0[u32(1)], k_tile_0[_S110], fma(q_0[u32(0)], k_tile_0[_S106], _S33)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))));
            var _S358 : u32 = _S99 + u32(63) + _S19;
            var _S359 : vec4<f32> = fma(q_0[u32(63)], k_tile_0[_S358], fma(q_0[u32(62)], k_tile_0[_S351], fma(q_0[u32(61)], k_tile_0[_S347], fma(q_0[u32(60)], k_tile_0[_S343], fma(q_0[u32(59)], k_tile_0[_S339], fma(q_0[u32(58)], k_tile_0[_S335], fma(q_0[u32(57)], k_tile_0[_S331], fma(q_0[u32(56)], k_tile_0[_S327], fma(q_0[u32(55)], k_tile_0[_S323], fma(q_0[u32(54)], k_tile_0[_S319], fma(q_0[u32(53)], k_tile_0[_S315], fma(q_0[u32(52)], k_tile_0[_S311], fma(q_0[u32(51)], k_tile_0[_S307], fma(q_0[u32(50)], k_tile_0[_S303], fma(q_0[u32(49)], k_tile_0[_S299], fma(q_0[u32(48)], k_tile_0[_S295], fma(q_0[u32(47)], k_tile_0[_S291], fma(q_0[u32(46)], k_tile_0[_S287], fma(q_0[u32(45)], k_tile_0[_S283], fma(q_0[u32(44)], k_tile_0[_S279], fma(q_0[u32(43)], k_tile_0[_S275], fma(q_0[u32(42)], k_tile_0[_S271], fma(q_0[u32(41)], k_tile_0[_S267], fma(q_0[u32(40)], k_tile_0[_S263], fma(q_0[u32(39)], k_tile_0[_S259], fma(q_0[u32(38)], k_tile_0[_S255], fma(q_0[u32(37)], k_tile_0[_S251], fma(q_0[u32(36)], k_tile_0[_S247], fma(q_0[u32(35)], k_tile_0[_S243], fma(q_0[u32(34)], k_tile_0[_S239], fma(q_0[u32(33)], k_tile_0[_S235], fma(q_0[u32(32)], k_tile_0[_S231], fma(q_0[u32(31)], k_tile_0[_S227], fma(q_0[u32(30)], k_tile_0[_S223], fma(q_0[u32(29)], k_tile_0[_S219], fma(q_0[u32(28)], k_tile_0[_S215], fma(q_0[u32(27)], k_tile_0[_S211], fma(q_0[u32(26)], k_tile_0[_S207], fma(q_0[u32(25)], k_tile_0[_S203], fma(q_0[u32(24)], k_tile_0[_S199], fma(q_0[u32(23)], k_tile_0[_S195], fma(q_0[u32(22)], k_tile_0[_S191], fma(q_0[u32(21)], k_tile_0[_S187], fma(q_0[u32(20)], k_tile_0[_S183], fma(q_0[u32(19)], k_tile_0[_S179], fma(q_0[u32(18)], k_tile_0[_S175], fma(q_0[u32(17)], k_tile_0[_S171], fma(q_0[u32(16)], k_tile_0[_S167], fma(q_0[u32(15)], k_tile_0[_S163], fma(q_0[u32(14)], k_tile_0[_S159], fma(q_0[u32(13)], k_tile_0[_S155], fma(q_0[u32(12)], k_tile_0[_S151], fma(q_0[u32(11)], k_tile_0[_S147], fma(q_0[u32(10)], k_tile_0[_S143], fma(q_0[u32(9)], k_tile_0[_S139], fma(q_0[u32(8)], k_tile_0[_S135], fma(q_0[u32(7)], k_tile_0[_S131], fma(q_0[u32(6)], k_tile_0[_S127], fma(q_0[u32(5)], k_tile_0[_S123], fma(q_0[u32(4)], k_tile_0[_S119], fma(q_0[u32(3)], k_tile_0[_S115], fma(q_0[u32(2)], k_tile_0[_S111], fma(q_0[u32(1)], k_tile_0[_S107], fma(q_0[u32(0)], k_tile_0[_S100], _S33))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))));
            sum_0[u32(0)] = _S359;
            var _S360 : u32 = _S101 + u32(63) + _S19;
            var _S361 : vec4<f32> = fma(q_0[u32(63)], k_tile_0[_S360], _S353);
            sum_0[u32(1)] = _S361;
            var _S362 : u32 = _S103 + u32(63) + _S19;
            var _S363 : vec4<f32> = fma(q_0[u32(63)], k_tile_0[_S362], _S355);
            sum_0[u32(2)] = _S363;
            var _S364 : u32 = _S105 + u32(63) + _S19;
            var _S365 : vec4<f32> = fma(q_0[u32(63)], k_tile_0[_S364], _S357);
            sum_0[u32(3)] = _S365;
            var score_1 : array<f32, i32(4)>;
            score_1[u32(0)] = _S359.x + _S359.y + (_S359.z + _S359.w);
            score_1[u32(1)] = _S361.x + _S361.y + (_S361.z + _S361.w);
            score_1[u32(2)] = _S363.x + _S363.y + (_S363.z + _S363.w);
            score_1[u32(3)] = _S365.x + _S365.y + (_S365.z + _S365.w);
            var _S366 : u32 = tile_0 + step_0;
            var hidden_0 : array<bool, i32(4)>;
            hidden_0[u32(0)] = _S366 >= _S22;
            var _S367 : bool;
            if(_S31)
            {
                _S367 = !hidden_0[u32(0)];
            }
            else
            {
                _S367 = false;
            }
            if(_S367)
            {
                var bias_0 : f32 = mask_values_0[_S30 + _S366 * params_0.mask_key_0];
                score_1[u32(0)] = score_1[u32(0)] + bias_0;
                hidden_0[u32(0)] = (bitcast<u32>((bias_0))) == u32(4286578688);
            }
            var _S368 : bool;
            if(!hidden_0[u32(0)])
            {
                _S368 = is_special_0(score_1[u32(0)]);
            }
            else
            {
                _S368 = false;
            }
            var poisoned_3 : bool;
            if(_S368)
            {
                if((bitcast<u32>((score_1[u32(0)]))) != u32(4286578688))
                {
                    poisoned_3 = true;
                }
                else
                {
                    poisoned_3 = poisoned_1;
                }
                hidden_0[u32(0)] = true;
            }
            else
            {
                poisoned_3 = poisoned_1;
            }
            var peak_0 : f32;
            if(!hidden_0[u32(0)])
            {
                peak_0 = max(m_1, score_1[u32(0)]);
            }
            else
            {
                peak_0 = m_1;
            }
            var key_1 : u32 = _S366 + u32(1);
            hidden_0[u32(1)] = key_1 >= _S22;
            var _S369 : bool;
            if(_S31)
            {
                _S369 = !hidden_0[u32(1)];
            }
            else
            {
                _S369 = false;
            }
            if(_S369)
            {
                var bias_1 : f32 = mask_values_0[_S30 + key_1 * params_0.mask_key_0];
                score_1[u32(1)] = score_1[u32(1)] + bias_1;
                hidden_0[u32(1)] = (bitcast<u32>((bias_1))) == u32(4286578688);
            }
            var _S370 : bool;
            if(!hidden_0[u32(1)])
            {
                _S370 = is_special_0(score_1[u32(1)]);
            }
            else
            {
                _S370 = false;
            }
            var poisoned_4 : bool;
            if(_S370)
            {
                if((bitcast<u32>((score_1[u32(1)]))) != u32(4286578688))
                {
                    poisoned_4 = true;
                }
                else
                {
                    poisoned_4 = poisoned_3;
                }
                hidden_0[u32(1)] = true;
            }
            else
            {
                poisoned_4 = poisoned_3;
            }
            var peak_1 : f32;
            if(!hidden_0[u32(1)])
            {
                peak_1 = max(peak_0, score_1[u32(1)]);
            }
            else
            {
                peak_1 = peak_0;
            }
            var key_2 : u32 = _S366 + u32(2);
            hidden_0[u32(2)] = key_2 >= _S22;
            var _S371 : bool;
            if(_S31)
            {
                _S371 = !hidden_0[u32(2)];
            }
            else
            {
                _S371 = false;
            }
            if(_S371)
            {
                var bias_2 : f32 = mask_values_0[_S30 + key_2 * params_0.mask_key_0];
                score_1[u32(2)] = score_1[u32(2)] + bias_2;
                hidden_0[u32(2)] = (bitcast<u32>((bias_2))) == u32(4286578688);
            }
            var _S372 : bool;
            if(!hidden_0[u32(2)])
            {
                _S372 = is_special_0(score_1[u32(2)]);
            }
            else
            {
                _S372 = false;
            }
            var poisoned_5 : bool;
            if(_S372)
            {
                if((bitcast<u32>((score_1[u32(2)]))) != u32(4286578688))
                {
                    poisoned_5 = true;
                }
                else
                {
                    poisoned_5 = poisoned_4;
                }
                hidden_0[u32(2)] = true;
            }
            else
            {
                poisoned_5 = poisoned_4;
            }
            var peak_2 : f32;
            if(!hidden_0[u32(2)])
            {
                peak_2 = max(peak_1, score_1[u32(2)]);
            }
            else
            {
                peak_2 = peak_1;
            }
            var key_3 : u32 = _S366 + u32(3);
            hidden_0[u32(3)] = key_3 >= _S22;
            var _S373 : bool;
            if(_S31)
            {
                _S373 = !hidden_0[u32(3)];
            }
            else
            {
                _S373 = false;
            }
            if(_S373)
            {
                var bias_3 : f32 = mask_values_0[_S30 + key_3 * params_0.mask_key_0];
                score_1[u32(3)] = score_1[u32(3)] + bias_3;
                hidden_0[u32(3)] = (bitcast<u32>((bias_3))) == u32(4286578688);
            }
            var _S374 : bool;
            if(!hidden_0[u32(3)])
            {
                _S374 = is_special_0(score_1[u32(3)]);
            }
            else
            {
                _S374 = false;
            }
            if(_S374)
            {
                var poisoned_6 : bool;
                if((bitcast<u32>((score_1[u32(3)]))) != u32(4286578688))
                {
                    poisoned_6 = true;
                }
                else
                {
                    poisoned_6 = poisoned_5;
                }
                hidden_0[u32(3)] = true;
                poisoned_1 = poisoned_6;
            }
            else
            {
                poisoned_1 = poisoned_5;
            }
            var peak_3 : f32;
            if(!hidden_0[u32(3)])
            {
                peak_3 = max(peak_2, score_1[u32(3)]);
            }
            else
            {
                peak_3 = peak_2;
            }
            var l_2 : f32;
            if(peak_3 > m_1)
            {
                var shrink_0 : f32 = exp(m_1 - peak_3);
                var l_3 : f32 = l_1 * shrink_0;
                var _S375 : vec4<f32> = vec4<f32>(shrink_0);
                acc_0[u32(0)] = acc_0[u32(0)] * _S375;
                acc_0[u32(1)] = acc_0[u32(1)] * _S375;
                acc_0[u32(2)] = acc_0[u32(2)] * _S375;
                acc_0[u32(3)] = acc_0[u32(3)] * _S375;
                acc_0[u32(4)] = acc_0[u32(4)] * _S375;
                acc_0[u32(5)] = acc_0[u32(5)] * _S375;
                acc_0[u32(6)] = acc_0[u32(6)] * _S375;
                acc_0[u32(7)] = acc_0[u32(7)] * _S375;
                acc_0[u32(8)] = acc_0[u32(8)] * _S375;
                acc_0[u32(9)] = acc_0[u32(9)] * _S375;
                acc_0[u32(10)] = acc_0[u32(10)] * _S375;
                acc_0[u32(11)] = acc_0[u32(11)] * _S375;
                acc_0[u32(12)] = acc_0[u32(12)] * _S375;
                acc_0[u32(13)] = acc_0[u32(13)] * _S375;
                acc_0[u32(14)] = acc_0[u32(14)] * _S375;
                acc_0[u32(15)] = acc_0[u32(15)] * _S375;
                acc_0[u32(16)] = acc_0[u32(16)] * _S375;
                acc_0[u32(17)] = acc_0[u32(17)] * _S375;
                acc_0[u32(18)] = acc_0[u32(18)] * _S375;
                acc_0[u32(19)] = acc_0[u32(19)] * _S375;
                acc_0[u32(20)] = acc_0[u32(20)] * _S375;
                acc_0[u32(21)] = acc_0[u32(21)] * _S375;
                acc_0[u32(22)] = acc_0[u32(22)] * _S375;
                acc_0[u32(23)] = acc_0[u32(23)] * _S375;
                acc_0[u32(24)] = acc_0[u32(24)] * _S375;
                acc_0[u32(25)] = acc_0[u32(25)] * _S375;
                acc_0[u32(26)] = acc_0[u32(26)] * _S375;
                acc_0[u32(27)] = acc_0[u32(27)] * _S375;
                acc_0[u32(28)] = acc_0[u32(28)] * _S375;
                acc_0[u32(29)] = acc_0[u32(29)] * _S375;
                acc_0[u32(30)] = acc_0[u32(30)] * _S375;
                acc_0[u32(31)] = acc_0[u32(31)] * _S375;
                acc_0[u32(32)] = acc_0[u32(32)] * _S375;
                acc_0[u32(33)] = acc_0[u32(33)] * _S375;
                acc_0[u32(34)] = acc_0[u32(34)] * _S375;
                acc_0[u32(35)] = acc_0[u32(35)] * _S375;
                acc_0[u32(36)] = acc_0[u32(36)] * _S375;
                acc_0[u32(37)] = acc_0[u32(37)] * _S375;
                acc_0[u32(38)] = acc_0[u32(38)] * _S375;
                acc_0[u32(39)] = acc_0[u32(39)] * _S375;
                acc_0[u32(40)] = acc_0[u32(40)] * _S375;
                acc_0[u32(41)] = acc_0[u32(41)] * _S375;
                acc_0[u32(42)] = acc_0[u32(42)] * _S375;
                acc_0[u32(43)] = acc_0[u32(43)] * _S375;
                acc_0[u32(44)] = acc_0[u32(44)] * _S375;
                acc_0[u32(45)] = acc_0[u32(45)] * _S375;
                acc_0[u32(46)] = acc_0[u32(46)] * _S375;
                acc_0[u32(47)] = acc_0[u32(47)] * _S375;
                acc_0[u32(48)] = acc_0[u32(48)] * _S375;
                acc_0[u32(49)] = acc_0[u32(49)] * _S375;
                acc_0[u32(50)] = acc_0[u32(50)] * _S375;
                acc_0[u32(51)] = acc_0[u32(51)] * _S375;
                acc_0[u32(52)] = acc_0[u32(52)] * _S375;
                acc_0[u32(53)] = acc_0[u32(53)] * _S375;
                acc_0[u32(54)] = acc_0[u32(54)] * _S375;
                acc_0[u32(55)] = acc_0[u32(55)] * _S375;
                acc_0[u32(56)] = acc_0[u32(56)] * _S375;
                acc_0[u32(57)] = acc_0[u32(57)] * _S375;
                acc_0[u32(58)] = acc_0[u32(58)] * _S375;
                acc_0[u32(59)] = acc_0[u32(59)] * _S375;
                acc_0[u32(60)] = acc_0[u32(60)] * _S375;
                acc_0[u32(61)] = acc_0[u32(61)] * _S375;
                acc_0[u32(62)] = acc_0[u32(62)] * _S375;
                acc_0[u32(63)] = acc_0[u32(63)] * _S375;
                m_1 = peak_3;
                l_2 = l_3;
            }
            else
            {
                l_2 = l_1;
            }
            var l_4 : f32;
            if(!hidden_0[u32(0)])
            {
                var weight_0 : f32 = exp(score_1[u32(0)] - m_1);
                var l_5 : f32 = l_2 + weight_0;
                var _S376 : vec4<f32> = vec4<f32>(weight_0, weight_0, weight_0, weight_0);
                acc_0[u32(0)] = fma(_S376, v_tile_0[_S100], acc_0[u32(0)]);
                acc_0[u32(1)] = fma(_S376, v_tile_0[_S107], acc_0[u32(1)]);
                acc_0[u32(2)] = fma(_S376, v_tile_0[_S111], acc_0[u32(2)]);
                acc_0[u32(3)] = fma(_S376, v_tile_0[_S115], acc_0[u32(3)]);
                acc_0[u32(4)] = fma(_S376, v_tile_0[_S119], acc_0[u32(4)]);
                acc_0[u32(5)] = fma(_S376, v_tile_0[_S123], acc_0[u32(5)]);
                acc_0[u32(6)] = fma(_S376, v_tile_0[_S127], acc_0[u32(6)]);
                acc_0[u32(7)] = fma(_S376, v_tile_0[_S131], acc_0[u32(7)]);
                acc_0[u32(8)] = fma(_S376, v_tile_0[_S135], acc_0[u32(8)]);
                acc_0[u32(9)] = fma(_S376, v_tile_0[_S139], acc_0[u32(9)]);
                acc_0[u32(10)] = fma(_S376, v_tile_0[_S143], acc_0[u32(10)]);
                acc_0[u32(11)] = fma(_S376, v_tile_0[_S147], acc_0[u32(11)]);
                acc_0[u32(12)] = fma(_S376, v_tile_0[_S151], acc_0[u32(12)]);
                acc_0[u32(13)] = fma(_S376, v_tile_0[_S155], acc_0[u32(13)]);
                acc_0[u32(14)] = fma(_S376, v_tile_0[_S159], acc_0[u32(14)]);
                acc_0[u32(15)] = fma(_S376, v_tile_0[_S163], acc_0[u32(15)]);
                acc_0[u32(16)] = fma(_S376, v_tile_0[_S167], acc_0[u32(16)]);
                acc_0[u32(17)] = fma(_S376, v_tile_0[_S171], acc_0[u32(17)]);
                acc_0[u32(18)] = fma(_S376, v_tile_0[_S175], acc_0[u32(18)]);
                acc_0[u32(19)] = fma(_S376, v_tile_0[_S179], acc_0[u32(19)]);
                acc_0[u32(20)] = fma(_S376, v_tile_0[_S183], acc_0[u32(20)]);
                acc_0[u32(21)] = fma(_S376, v_tile_0[_S187], acc_0[u32(21)]);
                acc_0[u32(22)] = fma(_S376, v_tile_0[_S191], acc_0[u32(22)]);
                acc_0[u32(23)] = fma(_S376, v_tile_0[_S195], acc_0[u32(23)]);
                acc_0[u32(24)] = fma(_S376, v_tile_0[_S199], acc_0[u32(24)]);
                acc_0[u32(25)] = fma(_S376, v_tile_0[_S203], acc_0[u32(25)]);
                acc_0[u32(26)] = fma(_S376, v_tile_0[_S207], acc_0[u32(26)]);
                acc_0[u32(27)] = fma(_S376, v_tile_0[_S211], acc_0[u32(27)]);
                acc_0[u32(28)] = fma(_S376, v_tile_0[_S215], acc_0[u32(28)]);
                acc_0[u32(29)] = fma(_S376, v_tile_0[_S219], acc_0[u32(29)]);
                acc_0[u32(30)] = fma(_S376, v_tile_0[_S223], acc_0[u32(30)]);
                acc_0[u32(31)] = fma(_S376, v_tile_0[_S227], acc_0[u32(31)]);
                acc_0[u32(32)] = fma(_S376, v_tile_0[_S231], acc_0[u32(32)]);
                acc_0[u32(33)] = fma(_S376, v_tile_0[_S235], acc_0[u32(33)]);
                acc_0[u32(34)] = fma(_S376, v_tile_0[_S239], acc_0[u32(34)]);
                acc_0[u32(35)] = fma(_S376, v_tile_0[_S243], acc_0[u32(35)]);
                acc_0[u32(36)] = fma(_S376, v_tile_0[_S247], acc_0[u32(36)]);
                acc_0[u32(37)] = fma(_S376, v_tile_0[_S251], acc_0[u32(37)]);
                acc_0[u32(38)] = fma(_S376, v_tile_0[_S255], acc_0[u32(38)]);
                acc_0[u32(39)] = fma(_S376, v_tile_0[_S259], acc_0[u32(39)]);
                acc_0[u32(40)] = fma(_S376, v_tile_0[_S263], acc_0[u32(40)]);
                acc_0[u32(41)] = fma(_S376, v_tile_0[_S267], acc_0[u32(41)]);
                acc_0[u32(42)] = fma(_S376, v_tile_0[_S271], acc_0[u32(42)]);
                acc_0[u32(43)] = fma(_S376, v_tile_0[_S275], acc_0[u32(43)]);
                acc_0[u32(44)] = fma(_S376, v_tile_0[_S279], acc_0[u32(44)]);
                acc_0[u32(45)] = fma(_S376, v_tile_0[_S283], acc_0[u32(45)]);
                acc_0[u32(46)] = fma(_S376, v_tile_0[_S287], acc_0[u32(46)]);
                acc_0[u32(47)] = fma(_S376, v_tile_0[_S291], acc_0[u32(47)]);
                acc_0[u32(48)] = fma(_S376, v_tile_0[_S295], acc_0[u32(48)]);
                acc_0[u32(49)] = fma(_S376, v_tile_0[_S299], acc_0[u32(49)]);
                acc_0[u32(50)] = fma(_S376, v_tile_0[_S303], acc_0[u32(50)]);
                acc_0[u32(51)] = fma(_S376, v_tile_0[_S307], acc_0[u32(51)]);
                acc_0[u32(52)] = fma(_S376, v_tile_0[_S311], acc_0[u32(52)]);
                acc_0[u32(53)] = fma(_S376, v_tile_0[_S315], acc_0[u32(53)]);
                acc_0[u32(54)] = fma(_S376, v_tile_0[_S319], acc_0[u32(54)]);
                acc_0[u32(55)] = fma(_S376, v_tile_0[_S323], acc_0[u32(55)]);
                acc_0[u32(56)] = fma(_S376, v_tile_0[_S327], acc_0[u32(56)]);
                acc_0[u32(57)] = fma(_S376, v_tile_0[_S331], acc_0[u32(57)]);
                acc_0[u32(58)] = fma(_S376, v_tile_0[_S335], acc_0[u32(58)]);
                acc_0[u32(59)] = fma(_S376, v_tile_0[_S339], acc_0[u32(59)]);
                acc_0[u32(60)] = fma(_S376, v_tile_0[_S343], acc_0[u32(60)]);
                acc_0[u32(61)] = fma(_S376, v_tile_0[_S347], acc_0[u32(61)]);
                acc_0[u32(62)] = fma(_S376, v_tile_0[_S351], acc_0[u32(62)]);
                acc_0[u32(63)] = fma(_S376, v_tile_0[_S358], acc_0[u32(63)]);
                l_4 = l_5;
            }
            else
            {
                l_4 = l_2;
            }
            var l_6 : f32;
            if(!hidden_0[u32(1)])
            {
                var weight_1 : f32 = exp(score_1[u32(1)] - m_1);
                var l_7 : f32 = l_4 + weight_1;
                var _S377 : vec4<f32> = vec4<f32>(weight_1, weight_1, weight_1, weight_1);
                acc_0[u32(0)] = fma(_S377, v_tile_0[_S102], acc_0[u32(0)]);
                acc_0[u32(1)] = fma(_S377, v_tile_0[_S108], acc_0[u32(1)]);
                acc_0[u32(2)] = fma(_S377, v_tile_0[_S112], acc_0[u32(2)]);
                acc_0[u32(3)] = fma(_S377, v_tile_0[_S116], acc_0[u32(3)]);
                acc_0[u32(4)] = fma(_S377, v_tile_0[_S120], acc_0[u32(4)]);
                acc_0[u32(5)] = fma(_S377, v_tile_0[_S124], acc_0[u32(5)]);
                acc_0[u32(6)] = fma(_S377, v_tile_0[_S128], acc_0[u32(6)]);
                acc_0[u32(7)] = fma(_S377, v_tile_0[_S132], acc_0[u32(7)]);
                acc_0[u32(8)] = fma(_S377, v_tile_0[_S136], acc_0[u32(8)]);
                acc_0[u32(9)] = fma(_S377, v_tile_0[_S140], acc_0[u32(9)]);
                acc_0[u32(10)] = fma(_S377, v_tile_0[_S144], acc_0[u32(10)]);
                acc_0[u32(11)] = fma(_S377, v_tile_0[_S148], acc_0[u32(11)]);
                acc_0[u32(12)] = fma(_S377, v_tile_0[_S152], acc_0[u32(12)]);
                acc_0[u32(13)] = fma(_S377, v_tile_0[_S156], acc_0[u32(13)]);
                acc_0[u32(14)] = fma(_S377, v_tile_0[_S160], acc_0[u32(14)]);
                acc_0[u32(15)] = fma(_S377, v_tile_0[_S164], acc_0[u32(15)]);
                acc_0[u32(16)] = fma(_S377, v_tile_0[_S168], acc_0[u32(16)]);
                acc_0[u32(17)] = fma(_S377, v_tile_0[_S172], acc_0[u32(17)]);
                acc_0[u32(18)] = fma(_S377, v_tile_0[_S176], acc_0[u32(18)]);
                acc_0[u32(19)] = fma(_S377, v_tile_0[_S180], acc_0[u32(19)]);
                acc_0[u32(20)] = fma(_S377, v_tile_0[_S184], acc_0[u32(20)]);
                acc_0[u32(21)] = fma(_S377, v_tile_0[_S188], acc_0[u32(21)]);
                acc_0[u32(22)] = fma(_S377, v_tile_0[_S192], acc_0[u32(22)]);
                acc_0[u32(23)] = fma(_S377, v_tile_0[_S196], acc_0[u32(23)]);
                acc_0[u32(24)] = fma(_S377, v_tile_0[_S200], acc_0[u32(24)]);
                acc_0[u32(25)] = fma(_S377, v_tile_0[_S204], acc_0[u32(25)]);
                acc_0[u32(26)] = fma(_S377, v_tile_0[_S208], acc_0[u32(26)]);
                acc_0[u32(27)] = fma(_S377, v_tile_0[_S212], acc_0[u32(27)]);
                acc_0[u32(28)] = fma(_S377, v_tile_0[_S216], acc_0[u32(28)]);
                acc_0[u32(29)] = fma(_S377, v_tile_0[_S220], acc_0[u32(29)]);
                acc_0[u32(30)] = fma(_S377, v_tile_0[_S224], acc_0[u32(30)]);
                acc_0[u32(31)] = fma(_S377, v_tile_0[_S228], acc_0[u32(31)]);
                acc_0[u32(32)] = fma(_S377, v_tile_0[_S232], acc_0[u32(32)]);
                acc_0[u32(33)] = fma(_S377, v_tile_0[_S236], acc_0[u32(33)]);
                acc_0[u32(34)] = fma(_S377, v_tile_0[_S240], acc_0[u32(34)]);
                acc_0[u32(35)] = fma(_S377, v_tile_0[_S244], acc_0[u32(35)]);
                acc_0[u32(36)] = fma(_S377, v_tile_0[_S248], acc_0[u32(36)]);
                acc_0[u32(37)] = fma(_S377, v_tile_0[_S252], acc_0[u32(37)]);
                acc_0[u32(38)] = fma(_S377, v_tile_0[_S256], acc_0[u32(38)]);
                acc_0[u32(39)] = fma(_S377, v_tile_0[_S260], acc_0[u32(39)]);
                acc_0[u32(40)] = fma(_S377, v_tile_0[_S264], acc_0[u32(40)]);
                acc_0[u32(41)] = fma(_S377, v_tile_0[_S268], acc_0[u32(41)]);
                acc_0[u32(42)] = fma(_S377, v_tile_0[_S272], acc_0[u32(42)]);
                acc_0[u32(43)] = fma(_S377, v_tile_0[_S276], acc_0[u32(43)]);
                acc_0[u32(44)] = fma(_S377, v_tile_0[_S280], acc_0[u32(44)]);
                acc_0[u32(45)] = fma(_S377, v_tile_0[_S284], acc_0[u32(45)]);
                acc_0[u32(46)] = fma(_S377, v_tile_0[_S288], acc_0[u32(46)]);
                acc_0[u32(47)] = fma(_S377, v_tile_0[_S292], acc_0[u32(47)]);
                acc_0[u32(48)] = fma(_S377, v_tile_0[_S296], acc_0[u32(48)]);
                acc_0[u32(49)] = fma(_S377, v_tile_0[_S300], acc_0[u32(49)]);
                acc_0[u32(50)] = fma(_S377, v_tile_0[_S304], acc_0[u32(50)]);
                acc_0[u32(51)] = fma(_S377, v_tile_0[_S308], acc_0[u32(51)]);
                acc_0[u32(52)] = fma(_S377, v_tile_0[_S312], acc_0[u32(52)]);
                acc_0[u32(53)] = fma(_S377, v_tile_0[_S316], acc_0[u32(53)]);
                acc_0[u32(54)] = fma(_S377, v_tile_0[_S320], acc_0[u32(54)]);
                acc_0[u32(55)] = fma(_S377, v_tile_0[_S324], acc_0[u32(55)]);
                acc_0[u32(56)] = fma(_S377, v_tile_0[_S328], acc_0[u32(56)]);
                acc_0[u32(57)] = fma(_S377, v_tile_0[_S332], acc_0[u32(57)]);
                acc_0[u32(58)] = fma(_S377, v_tile_0[_S336], acc_0[u32(58)]);
                acc_0[u32(59)] = fma(_S377, v_tile_0[_S340], acc_0[u32(59)]);
                acc_0[u32(60)] = fma(_S377, v_tile_0[_S344], acc_0[u32(60)]);
                acc_0[u32(61)] = fma(_S377, v_tile_0[_S348], acc_0[u32(61)]);
                acc_0[u32(62)] = fma(_S377, v_tile_0[_S352], acc_0[u32(62)]);
                acc_0[u32(63)] = fma(_S377, v_tile_0[_S360], acc_0[u32(63)]);
                l_6 = l_7;
            }
            else
            {
                l_6 = l_4;
            }
            var l_8 : f32;
            if(!hidden_0[u32(2)])
            {
                var weight_2 : f32 = exp(score_1[u32(2)] - m_1);
                var l_9 : f32 = l_6 + weight_2;
                var _S378 : vec4<f32> = vec4<f32>(weight_2, weight_2, weight_2, weight_2);
                acc_0[u32(0)] = fma(_S378, v_tile_0[_S104], acc_0[u32(0)]);
                acc_0[u32(1)] = fma(_S378, v_tile_0[_S109], acc_0[u32(1)]);
                acc_0[u32(2)] = fma(_S378, v_tile_0[_S113], acc_0[u32(2)]);
                acc_0[u32(3)] = fma(_S378, v_tile_0[_S117], acc_0[u32(3)]);
                acc_0[u32(4)] = fma(_S378, v_tile_0[_S121], acc_0[u32(4)]);
                acc_0[u32(5)] = fma(_S378, v_tile_0[_S125], acc_0[u32(5)]);
                acc_0[u32(6)] = fma(_S378, v_tile_0[_S129], acc_0[u32(6)]);
                acc_0[u32(7)] = fma(_S378, v_tile_0[_S133], acc_0[u32(7)]);
                acc_0[u32(8)] = fma(_S378, v_tile_0[_S137], acc_0[u32(8)]);
                acc_0[u32(9)] = fma(_S378, v_tile_0[_S141], acc_0[u32(9)]);
                acc_0[u32(10)] = fma(_S378, v_tile_0[_S145], acc_0[u32(10)]);
                acc_0[u32(11)] = fma(_S378, v_tile_0[_S149], acc_0[u32(11)]);
                acc_0[u32(12)] = fma(_S378, v_tile_0[_S153], acc_0[u32(12)]);
                acc_0[u32(13)] = fma(_S378, v_tile_0[_S157], acc_0[u32(13)]);
                acc_0[u32(14)] = fma(_S378, v_tile_0[_S161], acc_0[u32(14)]);
                acc_0[u32(15)] = fma(_S378, v_tile_0[_S165], acc_0[u32(15)]);
                acc_0[u32(16)] = fma(_S378, v_tile_0[_S169], acc_0[u32(16)]);
                acc_0[u32(17)] = fma(_S378, v_tile_0[_S173], acc_0[u32(17)]);
                acc_0[u32(18)] = fma(_S378, v_tile_0[_S177], acc_0[u32(18)]);
                acc_0[u32(19)] = fma(_S378, v_tile_0[_S181], acc_0[u32(19)]);
                acc_0[u32(20)] = fma(_S378, v_tile_0[_S185], acc_0[u32(20)]);
                acc_0[u32(21)] = fma(_S378, v_tile_0[_S189], acc_0[u32(21)]);
                acc_0[u32(22)] = fma(_S378, v_tile_0[_S193], acc_0[u32(22)]);
                acc_0[u32(23)] = fma(_S378, v_tile_0[_S197], acc_0[u32(23)]);
                acc_0[u32(24)] = fma(_S378, v_tile_0[_S201], acc_0[u32(24)]);
                acc_0[u32(25)] = fma(_S378, v_tile_0[_S205], acc_0[u32(25)]);
                acc_0[u32(26)] = fma(_S378, v_tile_0[_S209], acc_0[u32(26)]);
                acc_0[u32(27)] = fma(_S378, v_tile_0[_S213], acc_0[u32(27)]);
                acc_0[u32(28)] = fma(_S378, v_tile_0[_S217], acc_0[u32(28)]);
                acc_0[u32(29)] = fma(_S378, v_tile_0[_S221], acc_0[u32(29)]);
                acc_0[u32(30)] = fma(_S378, v_tile_0[_S225], acc_0[u32(30)]);
                acc_0[u32(31)] = fma(_S378, v_tile_0[_S229], acc_0[u32(31)]);
                acc_0[u32(32)] = fma(_S378, v_tile_0[_S233], acc_0[u32(32)]);
                acc_0[u32(33)] = fma(_S378, v_tile_0[_S237], acc_0[u32(33)]);
                acc_0[u32(34)] = fma(_S378, v_tile_0[_S241], acc_0[u32(34)]);
                acc_0[u32(35)] = fma(_S378, v_tile_0[_S245], acc_0[u32(35)]);
                acc_0[u32(36)] = fma(_S378, v_tile_0[_S249], acc_0[u32(36)]);
                acc_0[u32(37)] = fma(_S378, v_tile_0[_S253], acc_0[u32(37)]);
                acc_0[u32(38)] = fma(_S378, v_tile_0[_S257], acc_0[u32(38)]);
                acc_0[u32(39)] = fma(_S378, v_tile_0[_S261], acc_0[u32(39)]);
                acc_0[u32(40)] = fma(_S378, v_tile_0[_S265], acc_0[u32(40)]);
                acc_0[u32(41)] = fma(_S378, v_tile_0[_S269], acc_0[u32(41)]);
                acc_0[u32(42)] = fma(_S378, v_tile_0[_S273], acc_0[u32(42)]);
                acc_0[u32(43)] = fma(_S378, v_tile_0[_S277], acc_0[u32(43)]);
                acc_0[u32(44)] = fma(_S378, v_tile_0[_S281], acc_0[u32(44)]);
                acc_0[u32(45)] = fma(_S378, v_tile_0[_S285], acc_0[u32(45)]);
                acc_0[u32(46)] = fma(_S378, v_tile_0[_S289], acc_0[u32(46)]);
                acc_0[u32(47)] = fma(_S378, v_tile_0[_S293], acc_0[u32(47)]);
                acc_0[u32(48)] = fma(_S378, v_tile_0[_S297], acc_0[u32(48)]);
                acc_0[u32(49)] = fma(_S378, v_tile_0[_S301], acc_0[u32(49)]);
                acc_0[u32(50)] = fma(_S378, v_tile_0[_S305], acc_0[u32(50)]);
                acc_0[u32(51)] = fma(_S378, v_tile_0[_S309], acc_0[u32(51)]);
                acc_0[u32(52)] = fma(_S378, v_tile_0[_S313], acc_0[u32(52)]);
                acc_0[u32(53)] = fma(_S378, v_tile_0[_S317], acc_0[u32(53)]);
                acc_0[u32(54)] = fma(_S378, v_tile_0[_S321], acc_0[u32(54)]);
                acc_0[u32(55)] = fma(_S378, v_tile_0[_S325], acc_0[u32(55)]);
                acc_0[u32(56)] = fma(_S378, v_tile_0[_S329], acc_0[u32(56)]);
                acc_0[u32(57)] = fma(_S378, v_tile_0[_S333], acc_0[u32(57)]);
                acc_0[u32(58)] = fma(_S378, v_tile_0[_S337], acc_0[u32(58)]);
                acc_0[u32(59)] = fma(_S378, v_tile_0[_S341], acc_0[u32(59)]);
                acc_0[u32(60)] = fma(_S378, v_tile_0[_S345], acc_0[u32(60)]);
                acc_0[u32(61)] = fma(_S378, v_tile_0[_S349], acc_0[u32(61)]);
                acc_0[u32(62)] = fma(_S378, v_tile_0[_S354], acc_0[u32(62)]);
                acc_0[u32(63)] = fma(_S378, v_tile_0[_S362], acc_0[u32(63)]);
                l_8 = l_9;
            }
            else
            {
                l_8 = l_6;
            }
            if(!hidden_0[u32(3)])
            {
                var weight_3 : f32 = exp(score_1[u32(3)] - m_1);
                var l_10 : f32 = l_8 + weight_3;
                var _S379 : vec4<f32> = vec4<f32>(weight_3, weight_3, weight_3, weight_3);
                acc_0[u32(0)] = fma(_S379, v_tile_0[_S106], acc_0[u32(0)]);
                acc_0[u32(1)] = fma(_S379, v_tile_0[_S110], acc_0[u32(1)]);
                acc_0[u32(2)] = fma(_S379, v_tile_0[_S114], acc_0[u32(2)]);
                acc_0[u32(3)] = fma(_S379, v_tile_0[_S118], acc_0[u32(3)]);
                acc_0[u32(4)] = fma(_S379, v_tile_0[_S122], acc_0[u32(4)]);
                acc_0[u32(5)] = fma(_S379, v_tile_0[_S126], acc_0[u32(5)]);
                acc_0[u32(6)] = fma(_S379, v_tile_0[_S130], acc_0[u32(6)]);
                acc_0[u32(7)] = fma(_S379, v_tile_0[_S134], acc_0[u32(7)]);
                acc_0[u32(8)] = fma(_S379, v_tile_0[_S138], acc_0[u32(8)]);
                acc_0[u32(9)] = fma(_S379, v_tile_0[_S142], acc_0[u32(9)]);
                acc_0[u32(10)] = fma(_S379, v_tile_0[_S146], acc_0[u32(10)]);
                acc_0[u32(11)] = fma(_S379, v_tile_0[_S150], acc_0[u32(11)]);
                acc_0[u32(12)] = fma(_S379, v_tile_0[_S154], acc_0[u32(12)]);
                acc_0[u32(13)] = fma(_S379, v_tile_0[_S158], acc_0[u32(13)]);
                acc_0[u32(14)] = fma(_S379, v_tile_0[_S162], acc_0[u32(14)]);
                acc_0[u32(15)] = fma(_S379, v_tile_0[_S166], acc_0[u32(15)]);
                acc_0[u32(16)] = fma(_S379, v_tile_0[_S170], acc_0[u32(16)]);
                acc_0[u32(17)] = fma(_S379, v_tile_0[_S174], acc_0[u32(17)]);
                acc_0[u32(18)] = fma(_S379, v_tile_0[_S178], acc_0[u32(18)]);
                acc_0[u32(19)] = fma(_S379, v_tile_0[_S182], acc_0[u32(19)]);
                acc_0[u32(20)] = fma(_S379, v_tile_0[_S186], acc_0[u32(20)]);
                acc_0[u32(21)] = fma(_S379, v_tile_0[_S190], acc_0[u32(21)]);
                acc_0[u32(22)] = fma(_S379, v_tile_0[_S194], acc_0[u32(22)]);
                acc_0[u32(23)] = fma(_S379, v_tile_0[_S198], acc_0[u32(23)]);
                acc_0[u32(24)] = fma(_S379, v_tile_0[_S202], acc_0[u32(24)]);
                acc_0[u32(25)] = fma(_S379, v_tile_0[_S206], acc_0[u32(25)]);
                acc_0[u32(26)] = fma(_S379, v_tile_0[_S210], acc_0[u32(26)]);
                acc_0[u32(27)] = fma(_S379, v_tile_0[_S214], acc_0[u32(27)]);
                acc_0[u32(28)] = fma(_S379, v_tile_0[_S218], acc_0[u32(28)]);
                acc_0[u32(29)] = fma(_S379, v_tile_0[_S222], acc_0[u32(29)]);
                acc_0[u32(30)] = fma(_S379, v_tile_0[_S226], acc_0[u32(30)]);
                acc_0[u32(31)] = fma(_S379, v_tile_0[_S230], acc_0[u32(31)]);
                acc_0[u32(32)] = fma(_S379, v_tile_0[_S234], acc_0[u32(32)]);
                acc_0[u32(33)] = fma(_S379, v_tile_0[_S238], acc_0[u32(33)]);
                acc_0[u32(34)] = fma(_S379, v_tile_0[_S242], acc_0[u32(34)]);
                acc_0[u32(35)] = fma(_S379, v_tile_0[_S246], acc_0[u32(35)]);
                acc_0[u32(36)] = fma(_S379, v_tile_0[_S250], acc_0[u32(36)]);
                acc_0[u32(37)] = fma(_S379, v_tile_0[_S254], acc_0[u32(37)]);
                acc_0[u32(38)] = fma(_S379, v_tile_0[_S258], acc_0[u32(38)]);
                acc_0[u32(39)] = fma(_S379, v_tile_0[_S262], acc_0[u32(39)]);
                acc_0[u32(40)] = fma(_S379, v_tile_0[_S266], acc_0[u32(40)]);
                acc_0[u32(41)] = fma(_S379, v_tile_0[_S270], acc_0[u32(41)]);
                acc_0[u32(42)] = fma(_S379, v_tile_0[_S274], acc_0[u32(42)]);
                acc_0[u32(43)] = fma(_S379, v_tile_0[_S278], acc_0[u32(43)]);
                acc_0[u32(44)] = fma(_S379, v_tile_0[_S282], acc_0[u32(44)]);
                acc_0[u32(45)] = fma(_S379, v_tile_0[_S286], acc_0[u32(45)]);
                acc_0[u32(46)] = fma(_S379, v_tile_0[_S290], acc_0[u32(46)]);
                acc_0[u32(47)] = fma(_S379, v_tile_0[_S294], acc_0[u32(47)]);
                acc_0[u32(48)] = fma(_S379, v_tile_0[_S298], acc_0[u32(48)]);
                acc_0[u32(49)] = fma(_S379, v_tile_0[_S302], acc_0[u32(49)]);
                acc_0[u32(50)] = fma(_S379, v_tile_0[_S306], acc_0[u32(50)]);
                acc_0[u32(51)] = fma(_S379, v_tile_0[_S310], acc_0[u32(51)]);
                acc_0[u32(52)] = fma(_S379, v_tile_0[_S314], acc_0[u32(52)]);
                acc_0[u32(53)] = fma(_S379, v_tile_0[_S318], acc_0[u32(53)]);
                acc_0[u32(54)] = fma(_S379, v_tile_0[_S322], acc_0[u32(54)]);
                acc_0[u32(55)] = fma(_S379, v_tile_0[_S326], acc_0[u32(55)]);
                acc_0[u32(56)] = fma(_S379, v_tile_0[_S330], acc_0[u32(56)]);
                acc_0[u32(57)] = fma(_S379, v_tile_0[_S334], acc_0[u32(57)]);
                acc_0[u32(58)] = fma(_S379, v_tile_0[_S338], acc_0[u32(58)]);
                acc_0[u32(59)] = fma(_S379, v_tile_0[_S342], acc_0[u32(59)]);
                acc_0[u32(60)] = fma(_S379, v_tile_0[_S346], acc_0[u32(60)]);
                acc_0[u32(61)] = fma(_S379, v_tile_0[_S350], acc_0[u32(61)]);
                acc_0[u32(62)] = fma(_S379, v_tile_0[_S356], acc_0[u32(62)]);
                acc_0[u32(63)] = fma(_S379, v_tile_0[_S364], acc_0[u32(63)]);
                l_1 = l_10;
            }
            else
            {
                l_1 = l_8;
            }
            step_0 = step_0 + u32(4);
        }
        tile_0 = tile_0 + u32(8);
        m_0 = m_1;
        poisoned_2 = poisoned_1;
        l_0 = l_1;
    }
    if(live_0)
    {
        var masked_0 : bool = l_0 == 0.0f;
        if(masked_0)
        {
            poisoned_1 = (((params_0.flags_0) & (u32(4)))) == u32(0);
        }
        else
        {
            poisoned_1 = false;
        }
        if(poisoned_1)
        {
            poisoned_2 = true;
        }
        if(masked_0)
        {
            m_0 = 0.0f;
        }
        else
        {
            m_0 = 1.0f / l_0;
        }
        var _S380 : u32 = params_0.o_offset_0 + batch_1 * params_0.o_batch_0 + head_0 * params_0.o_head_0 + row_2 * params_0.o_row_0;
        store_quad_0(_S380, _S32, acc_0[u32(0)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S34, acc_0[u32(1)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S35, acc_0[u32(2)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S36, acc_0[u32(3)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S37, acc_0[u32(4)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S38, acc_0[u32(5)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S39, acc_0[u32(6)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S40, acc_0[u32(7)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S41, acc_0[u32(8)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S42, acc_0[u32(9)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S43, acc_0[u32(10)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S44, acc_0[u32(11)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S45, acc_0[u32(12)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S46, acc_0[u32(13)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S47, acc_0[u32(14)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S48, acc_0[u32(15)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S49, acc_0[u32(16)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S50, acc_0[u32(17)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S51, acc_0[u32(18)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S52, acc_0[u32(19)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S53, acc_0[u32(20)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S54, acc_0[u32(21)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S55, acc_0[u32(22)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S56, acc_0[u32(23)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S57, acc_0[u32(24)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S58, acc_0[u32(25)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S59, acc_0[u32(26)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S60, acc_0[u32(27)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S61, acc_0[u32(28)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S62, acc_0[u32(29)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S63, acc_0[u32(30)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S64, acc_0[u32(31)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S65, acc_0[u32(32)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S66, acc_0[u32(33)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S67, acc_0[u32(34)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S68, acc_0[u32(35)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S69, acc_0[u32(36)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S70, acc_0[u32(37)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S71, acc_0[u32(38)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S72, acc_0[u32(39)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S73, acc_0[u32(40)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S74, acc_0[u32(41)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S75, acc_0[u32(42)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S76, acc_0[u32(43)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S77, acc_0[u32(44)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S78, acc_0[u32(45)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S79, acc_0[u32(46)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S80, acc_0[u32(47)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S81, acc_0[u32(48)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S82, acc_0[u32(49)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S83, acc_0[u32(50)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S84, acc_0[u32(51)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S85, acc_0[u32(52)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S86, acc_0[u32(53)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S87, acc_0[u32(54)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S88, acc_0[u32(55)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S89, acc_0[u32(56)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S90, acc_0[u32(57)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S91, acc_0[u32(58)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S92, acc_0[u32(59)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S93, acc_0[u32(60)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S94, acc_0[u32(61)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S95, acc_0[u32(62)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S380, _S96, acc_0[u32(63)] * vec4<f32>(m_0), poisoned_2);
    }
    return;
}

