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
    var q_0 : array<vec4<f32>, i32(32)>;
    var acc_0 : array<vec4<f32>, i32(32)>;
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
            var key_0 : u32 = tile_0 + slot_0 / u32(32);
            var element_1 : u32 = slot_0 % u32(32) * u32(4);
            var k_quad_0 : vec4<f32>;
            var v_quad_0 : vec4<f32>;
            if(key_0 < _S21)
            {
                var _S65 : vec4<f32> = load_quad_2(_S29 + key_0 * params_0.v_row_0, element_1);
                k_quad_0 = load_quad_1(_S26 + key_0 * params_0.k_row_0, element_1);
                v_quad_0 = _S65;
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
        var _S66 : u32 = min(u32(16), _S21 - tile_0);
        var step_0 : u32 = u32(0);
        var m_1 : f32 = m_0;
        poisoned_1 = poisoned_2;
        var l_1 : f32 = l_0;
        for(;;)
        {
            if(step_0 < _S66)
            {
            }
            else
            {
                break;
            }
            var sum_0 : array<vec4<f32>, i32(4)>;
            var _S67 : u32 = step_0 * u32(32);
            var _S68 : u32 = _S67 + _S19;
            var _S69 : u32 = (step_0 + u32(1)) * u32(32);
            var _S70 : u32 = _S69 + _S19;
            var _S71 : u32 = (step_0 + u32(2)) * u32(32);
            var _S72 : u32 = _S71 + _S19;
            var _S73 : u32 = (step_0 + u32(3)) * u32(32);
            var _S74 : u32 = _S73 + _S19;
            var _S75 : u32 = _S67 + u32(1) + _S19;
            var _S76 : u32 = _S69 + u32(1) + _S19;
            var _S77 : u32 = _S71 + u32(1) + _S19;
            var _S78 : u32 = _S73 + u32(1) + _S19;
            var _S79 : u32 = _S67 + u32(2) + _S19;
            var _S80 : u32 = _S69 + u32(2) + _S19;
            var _S81 : u32 = _S71 + u32(2) + _S19;
            var _S82 : u32 = _S73 + u32(2) + _S19;
            var _S83 : u32 = _S67 + u32(3) + _S19;
            var _S84 : u32 = _S69 + u32(3) + _S19;
            var _S85 : u32 = _S71 + u32(3) + _S19;
            var _S86 : u32 = _S73 + u32(3) + _S19;
            var _S87 : u32 = _S67 + u32(4) + _S19;
            var _S88 : u32 = _S69 + u32(4) + _S19;
            var _S89 : u32 = _S71 + u32(4) + _S19;
            var _S90 : u32 = _S73 + u32(4) + _S19;
            var _S91 : u32 = _S67 + u32(5) + _S19;
            var _S92 : u32 = _S69 + u32(5) + _S19;
            var _S93 : u32 = _S71 + u32(5) + _S19;
            var _S94 : u32 = _S73 + u32(5) + _S19;
            var _S95 : u32 = _S67 + u32(6) + _S19;
            var _S96 : u32 = _S69 + u32(6) + _S19;
            var _S97 : u32 = _S71 + u32(6) + _S19;
            var _S98 : u32 = _S73 + u32(6) + _S19;
            var _S99 : u32 = _S67 + u32(7) + _S19;
            var _S100 : u32 = _S69 + u32(7) + _S19;
            var _S101 : u32 = _S71 + u32(7) + _S19;
            var _S102 : u32 = _S73 + u32(7) + _S19;
            var _S103 : u32 = _S67 + u32(8) + _S19;
            var _S104 : u32 = _S69 + u32(8) + _S19;
            var _S105 : u32 = _S71 + u32(8) + _S19;
            var _S106 : u32 = _S73 + u32(8) + _S19;
            var _S107 : u32 = _S67 + u32(9) + _S19;
            var _S108 : u32 = _S69 + u32(9) + _S19;
            var _S109 : u32 = _S71 + u32(9) + _S19;
            var _S110 : u32 = _S73 + u32(9) + _S19;
            var _S111 : u32 = _S67 + u32(10) + _S19;
            var _S112 : u32 = _S69 + u32(10) + _S19;
            var _S113 : u32 = _S71 + u32(10) + _S19;
            var _S114 : u32 = _S73 + u32(10) + _S19;
            var _S115 : u32 = _S67 + u32(11) + _S19;
            var _S116 : u32 = _S69 + u32(11) + _S19;
            var _S117 : u32 = _S71 + u32(11) + _S19;
            var _S118 : u32 = _S73 + u32(11) + _S19;
            var _S119 : u32 = _S67 + u32(12) + _S19;
            var _S120 : u32 = _S69 + u32(12) + _S19;
            var _S121 : u32 = _S71 + u32(12) + _S19;
            var _S122 : u32 = _S73 + u32(12) + _S19;
            var _S123 : u32 = _S67 + u32(13) + _S19;
            var _S124 : u32 = _S69 + u32(13) + _S19;
            var _S125 : u32 = _S71 + u32(13) + _S19;
            var _S126 : u32 = _S73 + u32(13) + _S19;
            var _S127 : u32 = _S67 + u32(14) + _S19;
            var _S128 : u32 = _S69 + u32(14) + _S19;
            var _S129 : u32 = _S71 + u32(14) + _S19;
            var _S130 : u32 = _S73 + u32(14) + _S19;
            var _S131 : u32 = _S67 + u32(15) + _S19;
            var _S132 : u32 = _S69 + u32(15) + _S19;
            var _S133 : u32 = _S71 + u32(15) + _S19;
            var _S134 : u32 = _S73 + u32(15) + _S19;
            var _S135 : u32 = _S67 + u32(16) + _S19;
            var _S136 : u32 = _S69 + u32(16) + _S19;
            var _S137 : u32 = _S71 + u32(16) + _S19;
            var _S138 : u32 = _S73 + u32(16) + _S19;
            var _S139 : u32 = _S67 + u32(17) + _S19;
            var _S140 : u32 = _S69 + u32(17) + _S19;
            var _S141 : u32 = _S71 + u32(17) + _S19;
            var _S142 : u32 = _S73 + u32(17) + _S19;
            var _S143 : u32 = _S67 + u32(18) + _S19;
            var _S144 : u32 = _S69 + u32(18) + _S19;
            var _S145 : u32 = _S71 + u32(18) + _S19;
            var _S146 : u32 = _S73 + u32(18) + _S19;
            var _S147 : u32 = _S67 + u32(19) + _S19;
            var _S148 : u32 = _S69 + u32(19) + _S19;
            var _S149 : u32 = _S71 + u32(19) + _S19;
            var _S150 : u32 = _S73 + u32(19) + _S19;
            var _S151 : u32 = _S67 + u32(20) + _S19;
            var _S152 : u32 = _S69 + u32(20) + _S19;
            var _S153 : u32 = _S71 + u32(20) + _S19;
            var _S154 : u32 = _S73 + u32(20) + _S19;
            var _S155 : u32 = _S67 + u32(21) + _S19;
            var _S156 : u32 = _S69 + u32(21) + _S19;
            var _S157 : u32 = _S71 + u32(21) + _S19;
            var _S158 : u32 = _S73 + u32(21) + _S19;
            var _S159 : u32 = _S67 + u32(22) + _S19;
            var _S160 : u32 = _S69 + u32(22) + _S19;
            var _S161 : u32 = _S71 + u32(22) + _S19;
            var _S162 : u32 = _S73 + u32(22) + _S19;
            var _S163 : u32 = _S67 + u32(23) + _S19;
            var _S164 : u32 = _S69 + u32(23) + _S19;
            var _S165 : u32 = _S71 + u32(23) + _S19;
            var _S166 : u32 = _S73 + u32(23) + _S19;
            var _S167 : u32 = _S67 + u32(24) + _S19;
            var _S168 : u32 = _S69 + u32(24) + _S19;
            var _S169 : u32 = _S71 + u32(24) + _S19;
            var _S170 : u32 = _S73 + u32(24) + _S19;
            var _S171 : u32 = _S67 + u32(25) + _S19;
            var _S172 : u32 = _S69 + u32(25) + _S19;
            var _S173 : u32 = _S71 + u32(25) + _S19;
            var _S174 : u32 = _S73 + u32(25) + _S19;
            var _S175 : u32 = _S67 + u32(26) + _S19;
            var _S176 : u32 = _S69 + u32(26) + _S19;
            var _S177 : u32 = _S71 + u32(26) + _S19;
            var _S178 : u32 = _S73 + u32(26) + _S19;
            var _S179 : u32 = _S67 + u32(27) + _S19;
            var _S180 : u32 = _S69 + u32(27) + _S19;
            var _S181 : u32 = _S71 + u32(27) + _S19;
            var _S182 : u32 = _S73 + u32(27) + _S19;
            var _S183 : u32 = _S67 + u32(28) + _S19;
            var _S184 : u32 = _S69 + u32(28) + _S19;
            var _S185 : u32 = _S71 + u32(28) + _S19;
            var _S186 : u32 = _S73 + u32(28) + _S19;
            var _S187 : u32 = _S67 + u32(29) + _S19;
            var _S188 : u32 = _S69 + u32(29) + _S19;
            var _S189 : u32 = _S71 + u32(29) + _S19;
            var _S190 : u32 = _S73 + u32(29) + _S19;
            var _S191 : u32 = _S67 + u32(30) + _S19;
            var _S192 : u32 = _S69 + u32(30) + _S19;
            var _S193 : vec4<f32> = fma(q_0[u32(30)], k_tile_0[_S192], fma(q_0[u32(29)], k_tile_0[_S188], fma(q_0[u32(28)], k_tile_0[_S184], fma(q_0[u32(27)], k_tile_0[_S180], fma(q_0[u32(26)], k_tile_0[_S176], fma(q_0[u32(25)], k_tile_0[_S172], fma(q_0[u32(24)], k_tile_0[_S168], fma(q_0[u32(23)], k_tile_0[_S164], fma(q_0[u32(22)], k_tile_0[_S160], fma(q_0[u32(21)], k_tile_0[_S156], fma(q_0[u32(20)], k_tile_0[_S152], fma(q_0[u32(19)], k_tile_0[_S148], fma(q_0[u32(18)], k_tile_0[_S144], fma(q_0[u32(17)], k_tile_0[_S140], fma(q_0[u32(16)], k_tile_0[_S136], fma(q_0[u32(15)], k_tile_0[_S132], fma(q_0[u32(14)], k_tile_0[_S128], fma(q_0[u32(13)], k_tile_0[_S124], fma(q_0[u32(12)], k_tile_0[_S120], fma(q_0[u32(11)], k_tile_0[_S116], fma(q_0[u32(10)], k_tile_0[_S112], fma(q_0[u32(9)], k_tile_0[_S108], fma(q_0[u32(8)], k_tile_0[_S104], fma(q_0[u32(7)], k_tile_0[_S100], fma(q_0[u32(6)], k_tile_0[_S96], fma(q_0[u32(5)], k_tile_0[_S92], fma(q_0[u32(4)], k_tile_0[_S88], fma(q_0[u32(3)], k_tile_0[_S84], fma(q_0[u32(2)], k_tile_0[_S80], fma(q_0[u32(1)], k_tile_0[_S76], fma(q_0[u32(0)], k_tile_0[_S70], _S33)))))))))))))))))))))))))))))));
            var _S194 : u32 = _S71 + u32(30) + _S19;
            var _S195 : vec4<f32> = fma(q_0[u32(30)], k_tile_0[_S194], fma(q_0[u32(29)], k_tile_0[_S189], fma(q_0[u32(28)], k_tile_0[_S185], fma(q_0[u32(27)], k_tile_0[_S181], fma(q_0[u32(26)], k_tile_0[_S177], fma(q_0[u32(25)], k_tile_0[_S173], fma(q_0[u32(24)], k_tile_0[_S169], fma(q_0[u32(23)], k_tile_0[_S165], fma(q_0[u32(22)], k_tile_0[_S161], fma(q_0[u32(21)], k_tile_0[_S157], fma(q_0[u32(20)], k_tile_0[_S153], fma(q_0[u32(19)], k_tile_0[_S149], fma(q_0[u32(18)], k_tile_0[_S145], fma(q_0[u32(17)], k_tile_0[_S141], fma(q_0[u32(16)], k_tile_0[_S137], fma(q_0[u32(15)], k_tile_0[_S133], fma(q_0[u32(14)], k_tile_0[_S129], fma(q_0[u32(13)], k_tile_0[_S125], fma(q_0[u32(12)], k_tile_0[_S121], fma(q_0[u32(11)], k_tile_0[_S117], fma(q_0[u32(10)], k_tile_0[_S113], fma(q_0[u32(9)], k_tile_0[_S109], fma(q_0[u32(8)], k_tile_0[_S105], fma(q_0[u32(7)], k_tile_0[_S101], fma(q_0[u32(6)], k_tile_0[_S97], fma(q_0[u32(5)], k_tile_0[_S93], fma(q_0[u32(4)], k_tile_0[_S89], fma(q_0[u32(3)], k_tile_0[_S85], fma(q_0[u32(2)], k_tile_0[_S81], fma(q_0[u32(1)], k_tile_0[_S77], fma(q_0[u32(0)], k_tile_0[_S72], _S33)))))))))))))))))))))))))))))));
            var _S196 : u32 = _S73 + u32(30) + _S19;
            var _S197 : vec4<f32> = fma(q_0[u32(30)], k_tile_0[_S196], fma(q_0[u32(29)], k_tile_0[_S190], fma(q_0[u32(28)], k_tile_0[_S186], fma(q_0[u32(27)], k_tile_0[_S182], fma(q_0[u32(26)], k_tile_0[_S178], fma(q_0[u32(25)], k_tile_0[_S174], fma(q_0[u32(24)], k_tile_0[_S170], fma(q_0[u32(23)], k_tile_0[_S166], fma(q_0[u32(22)], k_tile_0[_S162], fma(q_0[u32(21)], k_tile_0[_S158], fma(q_0[u32(20)], k_tile_0[_S154], fma(q_0[u32(19)], k_tile_0[_S150], fma(q_0[u32(18)], k_tile_0[_S146], fma(q_0[u32(17)], k_tile_0[_S142], fma(q_0[u32(16)], k_tile_0[_S138], fma(q_0[u32(15)], k_tile_0[_S134], fma(q_0[u32(14)], k_tile_0[_S130], fma(q_0[u32(13)], k_tile_0[_S126], fma(q_0[u32(12)], k_tile_0[_S122], fma(q_0[u32(11)], k_tile_0[_S118], fma(q_0[u32(10)], k_tile_0[_S114], fma(q_0[u32(9)], k_tile_0[_S110], fma(q_0[u32(8)], k_tile_0[_S106], fma(q_0[u32(7)], k_tile_0[_S102], fma(q_0[u32(6)], k_tile_0[_S98], fma(q_0[u32(5)], k_tile_0[_S94], fma(q_0[u32(4)], k_tile_0[_S90], fma(q_0[u32(3)], k_tile_0[_S86], fma(q_0[u32(2)], k_tile_0[_S82], fma(q_0[u32(1)], k_tile_0[_S78], fma(q_0[u32(0)], k_tile_0[_S74], _S33)))))))))))))))))))))))))))))));
            var _S198 : u32 = _S67 + u32(31) + _S19;
            var _S199 : vec4<f32> = fma(q_0[u32(31)], k_tile_0[_S198], fma(q_0[u32(30)], k_tile_0[_S191], fma(q_0[u32(29)], k_tile_0[_S187], fma(q_0[u32(28)], k_tile_0[_S183], fma(q_0[u32(27)], k_tile_0[_S179], fma(q_0[u32(26)], k_tile_0[_S175], fma(q_0[u32(25)], k_tile_0[_S171], fma(q_0[u32(24)], k_tile_0[_S167], fma(q_0[u32(23)], k_tile_0[_S163], fma(q_0[u32(22)], k_tile_0[_S159], fma(q_0[u32(21)], k_tile_0[_S155], fma(q_0[u32(20)], k_tile_0[_S151], fma(q_0[u32(19)], k_tile_0[_S147], fma(q_0[u32(18)], k_tile_0[_S143], fma(q_0[u32(17)], k_tile_0[_S139], fma(q_0[u32(16)], k_tile_0[_S135], fma(q_0[u32(15)], k_tile_0[_S131], fma(q_0[u32(14)], k_tile_0[_S127], fma(q_0[u32(13)], k_tile_0[_S123], fma(q_0[u32(12)], k_tile_0[_S119], fma(q_0[u32(11)], k_tile_0[_S115], fma(q_0[u32(10)], k_tile_0[_S111], fma(q_0[u32(9)], k_tile_0[_S107], fma(q_0[u32(8)], k_tile_0[_S103], fma(q_0[u32(7)], k_tile_0[_S99], fma(q_0[u32(6)], k_tile_0[_S95], fma(q_0[u32(5)], k_tile_0[_S91], fma(q_0[u32(4)], k_tile_0[_S87], fma(q_0[u32(3)], k_tile_0[_S83], fma(q_0[u32(2)], k_tile_0[_S79], fma(q_0[u32(1)], k_tile_0[_S75], fma(q_0[u32(0)], k_tile_0[_S68], _S33))))))))))))))))))))))))))))))));
            sum_0[u32(0)] = _S199;
            var _S200 : u32 = _S69 + u32(31) + _S19;
            var _S201 : vec4<f32> = fma(q_0[u32(31)], k_tile_0[_S200], _S193);
            sum_0[u32(1)] = _S201;
            var _S202 : u32 = _S71 + u32(31) + _S19;
            var _S203 : vec4<f32> = fma(q_0[u32(31)], k_tile_0[_S202], _S195);
            sum_0[u32(2)] = _S203;
            var _S204 : u32 = _S73 + u32(31) + _S19;
            var _S205 : vec4<f32> = fma(q_0[u32(31)], k_tile_0[_S204], _S197);
            sum_0[u32(3)] = _S205;
            var score_1 : array<f32, i32(4)>;
            score_1[u32(0)] = _S199.x + _S199.y + (_S199.z + _S199.w);
            score_1[u32(1)] = _S201.x + _S201.y + (_S201.z + _S201.w);
            score_1[u32(2)] = _S203.x + _S203.y + (_S203.z + _S203.w);
            score_1[u32(3)] = _S205.x + _S205.y + (_S205.z + _S205.w);
            var _S206 : u32 = tile_0 + step_0;
            var hidden_0 : array<bool, i32(4)>;
            hidden_0[u32(0)] = _S206 >= _S22;
            var _S207 : bool;
            if(_S31)
            {
                _S207 = !hidden_0[u32(0)];
            }
            else
            {
                _S207 = false;
            }
            if(_S207)
            {
                var bias_0 : f32 = mask_values_0[_S30 + _S206 * params_0.mask_key_0];
                score_1[u32(0)] = score_1[u32(0)] + bias_0;
                hidden_0[u32(0)] = (bitcast<u32>((bias_0))) == u32(4286578688);
            }
            var _S208 : bool;
            if(!hidden_0[u32(0)])
            {
                _S208 = is_special_0(score_1[u32(0)]);
            }
            else
            {
                _S208 = false;
            }
            var poisoned_3 : bool;
            if(_S208)
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
            var key_1 : u32 = _S206 + u32(1);
            hidden_0[u32(1)] = key_1 >= _S22;
            var _S209 : bool;
            if(_S31)
            {
                _S209 = !hidden_0[u32(1)];
            }
            else
            {
                _S209 = false;
            }
            if(_S209)
            {
                var bias_1 : f32 = mask_values_0[_S30 + key_1 * params_0.mask_key_0];
                score_1[u32(1)] = score_1[u32(1)] + bias_1;
                hidden_0[u32(1)] = (bitcast<u32>((bias_1))) == u32(4286578688);
            }
            var _S210 : bool;
            if(!hidden_0[u32(1)])
            {
                _S210 = is_special_0(score_1[u32(1)]);
            }
            else
            {
                _S210 = false;
            }
            var poisoned_4 : bool;
            if(_S210)
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
            var key_2 : u32 = _S206 + u32(2);
            hidden_0[u32(2)] = key_2 >= _S22;
            var _S211 : bool;
            if(_S31)
            {
                _S211 = !hidden_0[u32(2)];
            }
            else
            {
                _S211 = false;
            }
            if(_S211)
            {
                var bias_2 : f32 = mask_values_0[_S30 + key_2 * params_0.mask_key_0];
                score_1[u32(2)] = score_1[u32(2)] + bias_2;
                hidden_0[u32(2)] = (bitcast<u32>((bias_2))) == u32(4286578688);
            }
            var _S212 : bool;
            if(!hidden_0[u32(2)])
            {
                _S212 = is_special_0(score_1[u32(2)]);
            }
            else
            {
                _S212 = false;
            }
            var poisoned_5 : bool;
            if(_S212)
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
            var key_3 : u32 = _S206 + u32(3);
            hidden_0[u32(3)] = key_3 >= _S22;
            var _S213 : bool;
            if(_S31)
            {
                _S213 = !hidden_0[u32(3)];
            }
            else
            {
                _S213 = false;
            }
            if(_S213)
            {
                var bias_3 : f32 = mask_values_0[_S30 + key_3 * params_0.mask_key_0];
                score_1[u32(3)] = score_1[u32(3)] + bias_3;
                hidden_0[u32(3)] = (bitcast<u32>((bias_3))) == u32(4286578688);
            }
            var _S214 : bool;
            if(!hidden_0[u32(3)])
            {
                _S214 = is_special_0(score_1[u32(3)]);
            }
            else
            {
                _S214 = false;
            }
            if(_S214)
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
                var _S215 : vec4<f32> = vec4<f32>(shrink_0);
                acc_0[u32(0)] = acc_0[u32(0)] * _S215;
                acc_0[u32(1)] = acc_0[u32(1)] * _S215;
                acc_0[u32(2)] = acc_0[u32(2)] * _S215;
                acc_0[u32(3)] = acc_0[u32(3)] * _S215;
                acc_0[u32(4)] = acc_0[u32(4)] * _S215;
                acc_0[u32(5)] = acc_0[u32(5)] * _S215;
                acc_0[u32(6)] = acc_0[u32(6)] * _S215;
                acc_0[u32(7)] = acc_0[u32(7)] * _S215;
                acc_0[u32(8)] = acc_0[u32(8)] * _S215;
                acc_0[u32(9)] = acc_0[u32(9)] * _S215;
                acc_0[u32(10)] = acc_0[u32(10)] * _S215;
                acc_0[u32(11)] = acc_0[u32(11)] * _S215;
                acc_0[u32(12)] = acc_0[u32(12)] * _S215;
                acc_0[u32(13)] = acc_0[u32(13)] * _S215;
                acc_0[u32(14)] = acc_0[u32(14)] * _S215;
                acc_0[u32(15)] = acc_0[u32(15)] * _S215;
                acc_0[u32(16)] = acc_0[u32(16)] * _S215;
                acc_0[u32(17)] = acc_0[u32(17)] * _S215;
                acc_0[u32(18)] = acc_0[u32(18)] * _S215;
                acc_0[u32(19)] = acc_0[u32(19)] * _S215;
                acc_0[u32(20)] = acc_0[u32(20)] * _S215;
                acc_0[u32(21)] = acc_0[u32(21)] * _S215;
                acc_0[u32(22)] = acc_0[u32(22)] * _S215;
                acc_0[u32(23)] = acc_0[u32(23)] * _S215;
                acc_0[u32(24)] = acc_0[u32(24)] * _S215;
                acc_0[u32(25)] = acc_0[u32(25)] * _S215;
                acc_0[u32(26)] = acc_0[u32(26)] * _S215;
                acc_0[u32(27)] = acc_0[u32(27)] * _S215;
                acc_0[u32(28)] = acc_0[u32(28)] * _S215;
                acc_0[u32(29)] = acc_0[u32(29)] * _S215;
                acc_0[u32(30)] = acc_0[u32(30)] * _S215;
                acc_0[u32(31)] = acc_0[u32(31)] * _S215;
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
                var _S216 : vec4<f32> = vec4<f32>(weight_0, weight_0, weight_0, weight_0);
                acc_0[u32(0)] = fma(_S216, v_tile_0[_S68], acc_0[u32(0)]);
                acc_0[u32(1)] = fma(_S216, v_tile_0[_S75], acc_0[u32(1)]);
                acc_0[u32(2)] = fma(_S216, v_tile_0[_S79], acc_0[u32(2)]);
                acc_0[u32(3)] = fma(_S216, v_tile_0[_S83], acc_0[u32(3)]);
                acc_0[u32(4)] = fma(_S216, v_tile_0[_S87], acc_0[u32(4)]);
                acc_0[u32(5)] = fma(_S216, v_tile_0[_S91], acc_0[u32(5)]);
                acc_0[u32(6)] = fma(_S216, v_tile_0[_S95], acc_0[u32(6)]);
                acc_0[u32(7)] = fma(_S216, v_tile_0[_S99], acc_0[u32(7)]);
                acc_0[u32(8)] = fma(_S216, v_tile_0[_S103], acc_0[u32(8)]);
                acc_0[u32(9)] = fma(_S216, v_tile_0[_S107], acc_0[u32(9)]);
                acc_0[u32(10)] = fma(_S216, v_tile_0[_S111], acc_0[u32(10)]);
                acc_0[u32(11)] = fma(_S216, v_tile_0[_S115], acc_0[u32(11)]);
                acc_0[u32(12)] = fma(_S216, v_tile_0[_S119], acc_0[u32(12)]);
                acc_0[u32(13)] = fma(_S216, v_tile_0[_S123], acc_0[u32(13)]);
                acc_0[u32(14)] = fma(_S216, v_tile_0[_S127], acc_0[u32(14)]);
                acc_0[u32(15)] = fma(_S216, v_tile_0[_S131], acc_0[u32(15)]);
                acc_0[u32(16)] = fma(_S216, v_tile_0[_S135], acc_0[u32(16)]);
                acc_0[u32(17)] = fma(_S216, v_tile_0[_S139], acc_0[u32(17)]);
                acc_0[u32(18)] = fma(_S216, v_tile_0[_S143], acc_0[u32(18)]);
                acc_0[u32(19)] = fma(_S216, v_tile_0[_S147], acc_0[u32(19)]);
                acc_0[u32(20)] = fma(_S216, v_tile_0[_S151], acc_0[u32(20)]);
                acc_0[u32(21)] = fma(_S216, v_tile_0[_S155], acc_0[u32(21)]);
                acc_0[u32(22)] = fma(_S216, v_tile_0[_S159], acc_0[u32(22)]);
                acc_0[u32(23)] = fma(_S216, v_tile_0[_S163], acc_0[u32(23)]);
                acc_0[u32(24)] = fma(_S216, v_tile_0[_S167], acc_0[u32(24)]);
                acc_0[u32(25)] = fma(_S216, v_tile_0[_S171], acc_0[u32(25)]);
                acc_0[u32(26)] = fma(_S216, v_tile_0[_S175], acc_0[u32(26)]);
                acc_0[u32(27)] = fma(_S216, v_tile_0[_S179], acc_0[u32(27)]);
                acc_0[u32(28)] = fma(_S216, v_tile_0[_S183], acc_0[u32(28)]);
                acc_0[u32(29)] = fma(_S216, v_tile_0[_S187], acc_0[u32(29)]);
                acc_0[u32(30)] = fma(_S216, v_tile_0[_S191], acc_0[u32(30)]);
                acc_0[u32(31)] = fma(_S216, v_tile_0[_S198], acc_0[u32(31)]);
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
                var _S217 : vec4<f32> = vec4<f32>(weight_1, weight_1, weight_1, weight_1);
                acc_0[u32(0)] = fma(_S217, v_tile_0[_S70], acc_0[u32(0)]);
                acc_0[u32(1)] = fma(_S217, v_tile_0[_S76], acc_0[u32(1)]);
                acc_0[u32(2)] = fma(_S217, v_tile_0[_S80], acc_0[u32(2)]);
                acc_0[u32(3)] = fma(_S217, v_tile_0[_S84], acc_0[u32(3)]);
                acc_0[u32(4)] = fma(_S217, v_tile_0[_S88], acc_0[u32(4)]);
                acc_0[u32(5)] = fma(_S217, v_tile_0[_S92], acc_0[u32(5)]);
                acc_0[u32(6)] = fma(_S217, v_tile_0[_S96], acc_0[u32(6)]);
                acc_0[u32(7)] = fma(_S217, v_tile_0[_S100], acc_0[u32(7)]);
                acc_0[u32(8)] = fma(_S217, v_tile_0[_S104], acc_0[u32(8)]);
                acc_0[u32(9)] = fma(_S217, v_tile_0[_S108], acc_0[u32(9)]);
                acc_0[u32(10)] = fma(_S217, v_tile_0[_S112], acc_0[u32(10)]);
                acc_0[u32(11)] = fma(_S217, v_tile_0[_S116], acc_0[u32(11)]);
                acc_0[u32(12)] = fma(_S217, v_tile_0[_S120], acc_0[u32(12)]);
                acc_0[u32(13)] = fma(_S217, v_tile_0[_S124], acc_0[u32(13)]);
                acc_0[u32(14)] = fma(_S217, v_tile_0[_S128], acc_0[u32(14)]);
                acc_0[u32(15)] = fma(_S217, v_tile_0[_S132], acc_0[u32(15)]);
                acc_0[u32(16)] = fma(_S217, v_tile_0[_S136], acc_0[u32(16)]);
                acc_0[u32(17)] = fma(_S217, v_tile_0[_S140], acc_0[u32(17)]);
                acc_0[u32(18)] = fma(_S217, v_tile_0[_S144], acc_0[u32(18)]);
                acc_0[u32(19)] = fma(_S217, v_tile_0[_S148], acc_0[u32(19)]);
                acc_0[u32(20)] = fma(_S217, v_tile_0[_S152], acc_0[u32(20)]);
                acc_0[u32(21)] = fma(_S217, v_tile_0[_S156], acc_0[u32(21)]);
                acc_0[u32(22)] = fma(_S217, v_tile_0[_S160], acc_0[u32(22)]);
                acc_0[u32(23)] = fma(_S217, v_tile_0[_S164], acc_0[u32(23)]);
                acc_0[u32(24)] = fma(_S217, v_tile_0[_S168], acc_0[u32(24)]);
                acc_0[u32(25)] = fma(_S217, v_tile_0[_S172], acc_0[u32(25)]);
                acc_0[u32(26)] = fma(_S217, v_tile_0[_S176], acc_0[u32(26)]);
                acc_0[u32(27)] = fma(_S217, v_tile_0[_S180], acc_0[u32(27)]);
                acc_0[u32(28)] = fma(_S217, v_tile_0[_S184], acc_0[u32(28)]);
                acc_0[u32(29)] = fma(_S217, v_tile_0[_S188], acc_0[u32(29)]);
                acc_0[u32(30)] = fma(_S217, v_tile_0[_S192], acc_0[u32(30)]);
                acc_0[u32(31)] = fma(_S217, v_tile_0[_S200], acc_0[u32(31)]);
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
                var _S218 : vec4<f32> = vec4<f32>(weight_2, weight_2, weight_2, weight_2);
                acc_0[u32(0)] = fma(_S218, v_tile_0[_S72], acc_0[u32(0)]);
                acc_0[u32(1)] = fma(_S218, v_tile_0[_S77], acc_0[u32(1)]);
                acc_0[u32(2)] = fma(_S218, v_tile_0[_S81], acc_0[u32(2)]);
                acc_0[u32(3)] = fma(_S218, v_tile_0[_S85], acc_0[u32(3)]);
                acc_0[u32(4)] = fma(_S218, v_tile_0[_S89], acc_0[u32(4)]);
                acc_0[u32(5)] = fma(_S218, v_tile_0[_S93], acc_0[u32(5)]);
                acc_0[u32(6)] = fma(_S218, v_tile_0[_S97], acc_0[u32(6)]);
                acc_0[u32(7)] = fma(_S218, v_tile_0[_S101], acc_0[u32(7)]);
                acc_0[u32(8)] = fma(_S218, v_tile_0[_S105], acc_0[u32(8)]);
                acc_0[u32(9)] = fma(_S218, v_tile_0[_S109], acc_0[u32(9)]);
                acc_0[u32(10)] = fma(_S218, v_tile_0[_S113], acc_0[u32(10)]);
                acc_0[u32(11)] = fma(_S218, v_tile_0[_S117], acc_0[u32(11)]);
                acc_0[u32(12)] = fma(_S218, v_tile_0[_S121], acc_0[u32(12)]);
                acc_0[u32(13)] = fma(_S218, v_tile_0[_S125], acc_0[u32(13)]);
                acc_0[u32(14)] = fma(_S218, v_tile_0[_S129], acc_0[u32(14)]);
                acc_0[u32(15)] = fma(_S218, v_tile_0[_S133], acc_0[u32(15)]);
                acc_0[u32(16)] = fma(_S218, v_tile_0[_S137], acc_0[u32(16)]);
                acc_0[u32(17)] = fma(_S218, v_tile_0[_S141], acc_0[u32(17)]);
                acc_0[u32(18)] = fma(_S218, v_tile_0[_S145], acc_0[u32(18)]);
                acc_0[u32(19)] = fma(_S218, v_tile_0[_S149], acc_0[u32(19)]);
                acc_0[u32(20)] = fma(_S218, v_tile_0[_S153], acc_0[u32(20)]);
                acc_0[u32(21)] = fma(_S218, v_tile_0[_S157], acc_0[u32(21)]);
                acc_0[u32(22)] = fma(_S218, v_tile_0[_S161], acc_0[u32(22)]);
                acc_0[u32(23)] = fma(_S218, v_tile_0[_S165], acc_0[u32(23)]);
                acc_0[u32(24)] = fma(_S218, v_tile_0[_S169], acc_0[u32(24)]);
                acc_0[u32(25)] = fma(_S218, v_tile_0[_S173], acc_0[u32(25)]);
                acc_0[u32(26)] = fma(_S218, v_tile_0[_S177], acc_0[u32(26)]);
                acc_0[u32(27)] = fma(_S218, v_tile_0[_S181], acc_0[u32(27)]);
                acc_0[u32(28)] = fma(_S218, v_tile_0[_S185], acc_0[u32(28)]);
                acc_0[u32(29)] = fma(_S218, v_tile_0[_S189], acc_0[u32(29)]);
                acc_0[u32(30)] = fma(_S218, v_tile_0[_S194], acc_0[u32(30)]);
                acc_0[u32(31)] = fma(_S218, v_tile_0[_S202], acc_0[u32(31)]);
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
                var _S219 : vec4<f32> = vec4<f32>(weight_3, weight_3, weight_3, weight_3);
                acc_0[u32(0)] = fma(_S219, v_tile_0[_S74], acc_0[u32(0)]);
                acc_0[u32(1)] = fma(_S219, v_tile_0[_S78], acc_0[u32(1)]);
                acc_0[u32(2)] = fma(_S219, v_tile_0[_S82], acc_0[u32(2)]);
                acc_0[u32(3)] = fma(_S219, v_tile_0[_S86], acc_0[u32(3)]);
                acc_0[u32(4)] = fma(_S219, v_tile_0[_S90], acc_0[u32(4)]);
                acc_0[u32(5)] = fma(_S219, v_tile_0[_S94], acc_0[u32(5)]);
                acc_0[u32(6)] = fma(_S219, v_tile_0[_S98], acc_0[u32(6)]);
                acc_0[u32(7)] = fma(_S219, v_tile_0[_S102], acc_0[u32(7)]);
                acc_0[u32(8)] = fma(_S219, v_tile_0[_S106], acc_0[u32(8)]);
                acc_0[u32(9)] = fma(_S219, v_tile_0[_S110], acc_0[u32(9)]);
                acc_0[u32(10)] = fma(_S219, v_tile_0[_S114], acc_0[u32(10)]);
                acc_0[u32(11)] = fma(_S219, v_tile_0[_S118], acc_0[u32(11)]);
                acc_0[u32(12)] = fma(_S219, v_tile_0[_S122], acc_0[u32(12)]);
                acc_0[u32(13)] = fma(_S219, v_tile_0[_S126], acc_0[u32(13)]);
                acc_0[u32(14)] = fma(_S219, v_tile_0[_S130], acc_0[u32(14)]);
                acc_0[u32(15)] = fma(_S219, v_tile_0[_S134], acc_0[u32(15)]);
                acc_0[u32(16)] = fma(_S219, v_tile_0[_S138], acc_0[u32(16)]);
                acc_0[u32(17)] = fma(_S219, v_tile_0[_S142], acc_0[u32(17)]);
                acc_0[u32(18)] = fma(_S219, v_tile_0[_S146], acc_0[u32(18)]);
                acc_0[u32(19)] = fma(_S219, v_tile_0[_S150], acc_0[u32(19)]);
                acc_0[u32(20)] = fma(_S219, v_tile_0[_S154], acc_0[u32(20)]);
                acc_0[u32(21)] = fma(_S219, v_tile_0[_S158], acc_0[u32(21)]);
                acc_0[u32(22)] = fma(_S219, v_tile_0[_S162], acc_0[u32(22)]);
                acc_0[u32(23)] = fma(_S219, v_tile_0[_S166], acc_0[u32(23)]);
                acc_0[u32(24)] = fma(_S219, v_tile_0[_S170], acc_0[u32(24)]);
                acc_0[u32(25)] = fma(_S219, v_tile_0[_S174], acc_0[u32(25)]);
                acc_0[u32(26)] = fma(_S219, v_tile_0[_S178], acc_0[u32(26)]);
                acc_0[u32(27)] = fma(_S219, v_tile_0[_S182], acc_0[u32(27)]);
                acc_0[u32(28)] = fma(_S219, v_tile_0[_S186], acc_0[u32(28)]);
                acc_0[u32(29)] = fma(_S219, v_tile_0[_S190], acc_0[u32(29)]);
                acc_0[u32(30)] = fma(_S219, v_tile_0[_S196], acc_0[u32(30)]);
                acc_0[u32(31)] = fma(_S219, v_tile_0[_S204], acc_0[u32(31)]);
                l_1 = l_10;
            }
            else
            {
                l_1 = l_8;
            }
            step_0 = step_0 + u32(4);
        }
        tile_0 = tile_0 + u32(16);
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
        var _S220 : u32 = params_0.o_offset_0 + batch_1 * params_0.o_batch_0 + head_0 * params_0.o_head_0 + row_2 * params_0.o_row_0;
        store_quad_0(_S220, _S32, acc_0[u32(0)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S220, _S34, acc_0[u32(1)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S220, _S35, acc_0[u32(2)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S220, _S36, acc_0[u32(3)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S220, _S37, acc_0[u32(4)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S220, _S38, acc_0[u32(5)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S220, _S39, acc_0[u32(6)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S220, _S40, acc_0[u32(7)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S220, _S41, acc_0[u32(8)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S220, _S42, acc_0[u32(9)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S220, _S43, acc_0[u32(10)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S220, _S44, acc_0[u32(11)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S220, _S45, acc_0[u32(12)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S220, _S46, acc_0[u32(13)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S220, _S47, acc_0[u32(14)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S220, _S48, acc_0[u32(15)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S220, _S49, acc_0[u32(16)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S220, _S50, acc_0[u32(17)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S220, _S51, acc_0[u32(18)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S220, _S52, acc_0[u32(19)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S220, _S53, acc_0[u32(20)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S220, _S54, acc_0[u32(21)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S220, _S55, acc_0[u32(22)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S220, _S56, acc_0[u32(23)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S220, _S57, acc_0[u32(24)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S220, _S58, acc_0[u32(25)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S220, _S59, acc_0[u32(26)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S220, _S60, acc_0[u32(27)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S220, _S61, acc_0[u32(28)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S220, _S62, acc_0[u32(29)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S220, _S63, acc_0[u32(30)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S220, _S64, acc_0[u32(31)] * vec4<f32>(m_0), poisoned_2);
    }
    return;
}

