enable subgroups;
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
    var _S19 : u32 = thread_0 % u32(2);
    var _S20 : u32 = block_0 * u32(32);
    var row_2 : u32 = _S20 + thread_0 / u32(2);
    var last_row_0 : u32 = min(_S20 + u32(32), params_0.q_len_0) - u32(1);
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
    var q_0 : array<vec4<f32>, i32(16)>;
    var acc_0 : array<vec4<f32>, i32(16)>;
    var _S32 : u32 = _S19 * u32(4);
    q_0[u32(0)] = load_quad_0(_S23, _S32) * vec4<f32>(params_0.scale_0);
    const _S33 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
    acc_0[u32(0)] = _S33;
    var _S34 : u32 = (u32(2) + _S19) * u32(4);
    q_0[u32(1)] = load_quad_0(_S23, _S34) * vec4<f32>(params_0.scale_0);
    acc_0[u32(1)] = _S33;
    var _S35 : u32 = (u32(4) + _S19) * u32(4);
    q_0[u32(2)] = load_quad_0(_S23, _S35) * vec4<f32>(params_0.scale_0);
    acc_0[u32(2)] = _S33;
    var _S36 : u32 = (u32(6) + _S19) * u32(4);
    q_0[u32(3)] = load_quad_0(_S23, _S36) * vec4<f32>(params_0.scale_0);
    acc_0[u32(3)] = _S33;
    var _S37 : u32 = (u32(8) + _S19) * u32(4);
    q_0[u32(4)] = load_quad_0(_S23, _S37) * vec4<f32>(params_0.scale_0);
    acc_0[u32(4)] = _S33;
    var _S38 : u32 = (u32(10) + _S19) * u32(4);
    q_0[u32(5)] = load_quad_0(_S23, _S38) * vec4<f32>(params_0.scale_0);
    acc_0[u32(5)] = _S33;
    var _S39 : u32 = (u32(12) + _S19) * u32(4);
    q_0[u32(6)] = load_quad_0(_S23, _S39) * vec4<f32>(params_0.scale_0);
    acc_0[u32(6)] = _S33;
    var _S40 : u32 = (u32(14) + _S19) * u32(4);
    q_0[u32(7)] = load_quad_0(_S23, _S40) * vec4<f32>(params_0.scale_0);
    acc_0[u32(7)] = _S33;
    var _S41 : u32 = (u32(16) + _S19) * u32(4);
    q_0[u32(8)] = load_quad_0(_S23, _S41) * vec4<f32>(params_0.scale_0);
    acc_0[u32(8)] = _S33;
    var _S42 : u32 = (u32(18) + _S19) * u32(4);
    q_0[u32(9)] = load_quad_0(_S23, _S42) * vec4<f32>(params_0.scale_0);
    acc_0[u32(9)] = _S33;
    var _S43 : u32 = (u32(20) + _S19) * u32(4);
    q_0[u32(10)] = load_quad_0(_S23, _S43) * vec4<f32>(params_0.scale_0);
    acc_0[u32(10)] = _S33;
    var _S44 : u32 = (u32(22) + _S19) * u32(4);
    q_0[u32(11)] = load_quad_0(_S23, _S44) * vec4<f32>(params_0.scale_0);
    acc_0[u32(11)] = _S33;
    var _S45 : u32 = (u32(24) + _S19) * u32(4);
    q_0[u32(12)] = load_quad_0(_S23, _S45) * vec4<f32>(params_0.scale_0);
    acc_0[u32(12)] = _S33;
    var _S46 : u32 = (u32(26) + _S19) * u32(4);
    q_0[u32(13)] = load_quad_0(_S23, _S46) * vec4<f32>(params_0.scale_0);
    acc_0[u32(13)] = _S33;
    var _S47 : u32 = (u32(28) + _S19) * u32(4);
    q_0[u32(14)] = load_quad_0(_S23, _S47) * vec4<f32>(params_0.scale_0);
    acc_0[u32(14)] = _S33;
    var _S48 : u32 = (u32(30) + _S19) * u32(4);
    q_0[u32(15)] = load_quad_0(_S23, _S48) * vec4<f32>(params_0.scale_0);
    acc_0[u32(15)] = _S33;
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
                var _S49 : vec4<f32> = load_quad_2(_S29 + key_0 * params_0.v_row_0, element_1);
                k_quad_0 = load_quad_1(_S26 + key_0 * params_0.k_row_0, element_1);
                v_quad_0 = _S49;
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
        var _S50 : u32 = min(u32(16), _S21 - tile_0);
        var step_0 : u32 = u32(0);
        var m_1 : f32 = m_0;
        poisoned_1 = poisoned_2;
        var l_1 : f32 = l_0;
        for(;;)
        {
            if(step_0 < _S50)
            {
            }
            else
            {
                break;
            }
            var sum_0 : array<vec4<f32>, i32(4)>;
            var _S51 : u32 = step_0 * u32(32);
            var _S52 : u32 = _S51 + _S19;
            var _S53 : u32 = (step_0 + u32(1)) * u32(32);
            var _S54 : u32 = _S53 + _S19;
            var _S55 : u32 = (step_0 + u32(2)) * u32(32);
            var _S56 : u32 = _S55 + _S19;
            var _S57 : u32 = (step_0 + u32(3)) * u32(32);
            var _S58 : u32 = _S57 + _S19;
            var _S59 : u32 = _S51 + u32(2) + _S19;
            var _S60 : u32 = _S53 + u32(2) + _S19;
            var _S61 : u32 = _S55 + u32(2) + _S19;
            var _S62 : u32 = _S57 + u32(2) + _S19;
            var _S63 : u32 = _S51 + u32(4) + _S19;
            var _S64 : u32 = _S53 + u32(4) + _S19;
            var _S65 : u32 = _S55 + u32(4) + _S19;
            var _S66 : u32 = _S57 + u32(4) + _S19;
            var _S67 : u32 = _S51 + u32(6) + _S19;
            var _S68 : u32 = _S53 + u32(6) + _S19;
            var _S69 : u32 = _S55 + u32(6) + _S19;
            var _S70 : u32 = _S57 + u32(6) + _S19;
            var _S71 : u32 = _S51 + u32(8) + _S19;
            var _S72 : u32 = _S53 + u32(8) + _S19;
            var _S73 : u32 = _S55 + u32(8) + _S19;
            var _S74 : u32 = _S57 + u32(8) + _S19;
            var _S75 : u32 = _S51 + u32(10) + _S19;
            var _S76 : u32 = _S53 + u32(10) + _S19;
            var _S77 : u32 = _S55 + u32(10) + _S19;
            var _S78 : u32 = _S57 + u32(10) + _S19;
            var _S79 : u32 = _S51 + u32(12) + _S19;
            var _S80 : u32 = _S53 + u32(12) + _S19;
            var _S81 : u32 = _S55 + u32(12) + _S19;
            var _S82 : u32 = _S57 + u32(12) + _S19;
            var _S83 : u32 = _S51 + u32(14) + _S19;
            var _S84 : u32 = _S53 + u32(14) + _S19;
            var _S85 : u32 = _S55 + u32(14) + _S19;
            var _S86 : u32 = _S57 + u32(14) + _S19;
            var _S87 : u32 = _S51 + u32(16) + _S19;
            var _S88 : u32 = _S53 + u32(16) + _S19;
            var _S89 : u32 = _S55 + u32(16) + _S19;
            var _S90 : u32 = _S57 + u32(16) + _S19;
            var _S91 : u32 = _S51 + u32(18) + _S19;
            var _S92 : u32 = _S53 + u32(18) + _S19;
            var _S93 : u32 = _S55 + u32(18) + _S19;
            var _S94 : u32 = _S57 + u32(18) + _S19;
            var _S95 : u32 = _S51 + u32(20) + _S19;
            var _S96 : u32 = _S53 + u32(20) + _S19;
            var _S97 : u32 = _S55 + u32(20) + _S19;
            var _S98 : u32 = _S57 + u32(20) + _S19;
            var _S99 : u32 = _S51 + u32(22) + _S19;
            var _S100 : u32 = _S53 + u32(22) + _S19;
            var _S101 : u32 = _S55 + u32(22) + _S19;
            var _S102 : u32 = _S57 + u32(22) + _S19;
            var _S103 : u32 = _S51 + u32(24) + _S19;
            var _S104 : u32 = _S53 + u32(24) + _S19;
            var _S105 : u32 = _S55 + u32(24) + _S19;
            var _S106 : u32 = _S57 + u32(24) + _S19;
            var _S107 : u32 = _S51 + u32(26) + _S19;
            var _S108 : u32 = _S53 + u32(26) + _S19;
            var _S109 : u32 = _S55 + u32(26) + _S19;
            var _S110 : u32 = _S57 + u32(26) + _S19;
            var _S111 : u32 = _S51 + u32(28) + _S19;
            var _S112 : u32 = _S53 + u32(28) + _S19;
            var _S113 : vec4<f32> = fma(q_0[u32(14)], k_tile_0[_S112], fma(q_0[u32(13)], k_tile_0[_S108], fma(q_0[u32(12)], k_tile_0[_S104], fma(q_0[u32(11)], k_tile_0[_S100], fma(q_0[u32(10)], k_tile_0[_S96], fma(q_0[u32(9)], k_tile_0[_S92], fma(q_0[u32(8)], k_tile_0[_S88], fma(q_0[u32(7)], k_tile_0[_S84], fma(q_0[u32(6)], k_tile_0[_S80], fma(q_0[u32(5)], k_tile_0[_S76], fma(q_0[u32(4)], k_tile_0[_S72], fma(q_0[u32(3)], k_tile_0[_S68], fma(q_0[u32(2)], k_tile_0[_S64], fma(q_0[u32(1)], k_tile_0[_S60], fma(q_0[u32(0)], k_tile_0[_S54], _S33)))))))))))))));
            var _S114 : u32 = _S55 + u32(28) + _S19;
            var _S115 : vec4<f32> = fma(q_0[u32(14)], k_tile_0[_S114], fma(q_0[u32(13)], k_tile_0[_S109], fma(q_0[u32(12)], k_tile_0[_S105], fma(q_0[u32(11)], k_tile_0[_S101], fma(q_0[u32(10)], k_tile_0[_S97], fma(q_0[u32(9)], k_tile_0[_S93], fma(q_0[u32(8)], k_tile_0[_S89], fma(q_0[u32(7)], k_tile_0[_S85], fma(q_0[u32(6)], k_tile_0[_S81], fma(q_0[u32(5)], k_tile_0[_S77], fma(q_0[u32(4)], k_tile_0[_S73], fma(q_0[u32(3)], k_tile_0[_S69], fma(q_0[u32(2)], k_tile_0[_S65], fma(q_0[u32(1)], k_tile_0[_S61], fma(q_0[u32(0)], k_tile_0[_S56], _S33)))))))))))))));
            var _S116 : u32 = _S57 + u32(28) + _S19;
            var _S117 : vec4<f32> = fma(q_0[u32(14)], k_tile_0[_S116], fma(q_0[u32(13)], k_tile_0[_S110], fma(q_0[u32(12)], k_tile_0[_S106], fma(q_0[u32(11)], k_tile_0[_S102], fma(q_0[u32(10)], k_tile_0[_S98], fma(q_0[u32(9)], k_tile_0[_S94], fma(q_0[u32(8)], k_tile_0[_S90], fma(q_0[u32(7)], k_tile_0[_S86], fma(q_0[u32(6)], k_tile_0[_S82], fma(q_0[u32(5)], k_tile_0[_S78], fma(q_0[u32(4)], k_tile_0[_S74], fma(q_0[u32(3)], k_tile_0[_S70], fma(q_0[u32(2)], k_tile_0[_S66], fma(q_0[u32(1)], k_tile_0[_S62], fma(q_0[u32(0)], k_tile_0[_S58], _S33)))))))))))))));
            var _S118 : u32 = _S51 + u32(30) + _S19;
            var _S119 : vec4<f32> = fma(q_0[u32(15)], k_tile_0[_S118], fma(q_0[u32(14)], k_tile_0[_S111], fma(q_0[u32(13)], k_tile_0[_S107], fma(q_0[u32(12)], k_tile_0[_S103], fma(q_0[u32(11)], k_tile_0[_S99], fma(q_0[u32(10)], k_tile_0[_S95], fma(q_0[u32(9)], k_tile_0[_S91], fma(q_0[u32(8)], k_tile_0[_S87], fma(q_0[u32(7)], k_tile_0[_S83], fma(q_0[u32(6)], k_tile_0[_S79], fma(q_0[u32(5)], k_tile_0[_S75], fma(q_0[u32(4)], k_tile_0[_S71], fma(q_0[u32(3)], k_tile_0[_S67], fma(q_0[u32(2)], k_tile_0[_S63], fma(q_0[u32(1)], k_tile_0[_S59], fma(q_0[u32(0)], k_tile_0[_S52], _S33))))))))))))))));
            sum_0[u32(0)] = _S119;
            var _S120 : u32 = _S53 + u32(30) + _S19;
            var _S121 : vec4<f32> = fma(q_0[u32(15)], k_tile_0[_S120], _S113);
            sum_0[u32(1)] = _S121;
            var _S122 : u32 = _S55 + u32(30) + _S19;
            var _S123 : vec4<f32> = fma(q_0[u32(15)], k_tile_0[_S122], _S115);
            sum_0[u32(2)] = _S123;
            var _S124 : u32 = _S57 + u32(30) + _S19;
            var _S125 : vec4<f32> = fma(q_0[u32(15)], k_tile_0[_S124], _S117);
            sum_0[u32(3)] = _S125;
            var score_1 : array<f32, i32(4)>;
            var _S126 : f32 = _S119.x + _S119.y + (_S119.z + _S119.w);
            var _S127 : f32 = _S121.x + _S121.y + (_S121.z + _S121.w);
            var _S128 : f32 = _S123.x + _S123.y + (_S123.z + _S123.w);
            var _S129 : f32 = _S125.x + _S125.y + (_S125.z + _S125.w);
            var _S130 : f32 = quadSwapX(_S126);
            score_1[u32(0)] = _S126 + _S130;
            var _S131 : f32 = quadSwapX(_S127);
            score_1[u32(1)] = _S127 + _S131;
            var _S132 : f32 = quadSwapX(_S128);
            score_1[u32(2)] = _S128 + _S132;
            var _S133 : f32 = quadSwapX(_S129);
            score_1[u32(3)] = _S129 + _S133;
            var _S134 : u32 = tile_0 + step_0;
            var hidden_0 : array<bool, i32(4)>;
            hidden_0[u32(0)] = _S134 >= _S22;
            var _S135 : bool;
            if(_S31)
            {
                _S135 = !hidden_0[u32(0)];
            }
            else
            {
                _S135 = false;
            }
            if(_S135)
            {
                var bias_0 : f32 = mask_values_0[_S30 + _S134 * params_0.mask_key_0];
                score_1[u32(0)] = score_1[u32(0)] + bias_0;
                hidden_0[u32(0)] = (bitcast<u32>((bias_0))) == u32(4286578688);
            }
            var _S136 : bool;
            if(!hidden_0[u32(0)])
            {
                _S136 = is_special_0(score_1[u32(0)]);
            }
            else
            {
                _S136 = false;
            }
            var poisoned_3 : bool;
            if(_S136)
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
            var key_1 : u32 = _S134 + u32(1);
            hidden_0[u32(1)] = key_1 >= _S22;
            var _S137 : bool;
            if(_S31)
            {
                _S137 = !hidden_0[u32(1)];
            }
            else
            {
                _S137 = false;
            }
            if(_S137)
            {
                var bias_1 : f32 = mask_values_0[_S30 + key_1 * params_0.mask_key_0];
                score_1[u32(1)] = score_1[u32(1)] + bias_1;
                hidden_0[u32(1)] = (bitcast<u32>((bias_1))) == u32(4286578688);
            }
            var _S138 : bool;
            if(!hidden_0[u32(1)])
            {
                _S138 = is_special_0(score_1[u32(1)]);
            }
            else
            {
                _S138 = false;
            }
            var poisoned_4 : bool;
            if(_S138)
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
            var key_2 : u32 = _S134 + u32(2);
            hidden_0[u32(2)] = key_2 >= _S22;
            var _S139 : bool;
            if(_S31)
            {
                _S139 = !hidden_0[u32(2)];
            }
            else
            {
                _S139 = false;
            }
            if(_S139)
            {
                var bias_2 : f32 = mask_values_0[_S30 + key_2 * params_0.mask_key_0];
                score_1[u32(2)] = score_1[u32(2)] + bias_2;
                hidden_0[u32(2)] = (bitcast<u32>((bias_2))) == u32(4286578688);
            }
            var _S140 : bool;
            if(!hidden_0[u32(2)])
            {
                _S140 = is_special_0(score_1[u32(2)]);
            }
            else
            {
                _S140 = false;
            }
            var poisoned_5 : bool;
            if(_S140)
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
            var key_3 : u32 = _S134 + u32(3);
            hidden_0[u32(3)] = key_3 >= _S22;
            var _S141 : bool;
            if(_S31)
            {
                _S141 = !hidden_0[u32(3)];
            }
            else
            {
                _S141 = false;
            }
            if(_S141)
            {
                var bias_3 : f32 = mask_values_0[_S30 + key_3 * params_0.mask_key_0];
                score_1[u32(3)] = score_1[u32(3)] + bias_3;
                hidden_0[u32(3)] = (bitcast<u32>((bias_3))) == u32(4286578688);
            }
            var _S142 : bool;
            if(!hidden_0[u32(3)])
            {
                _S142 = is_special_0(score_1[u32(3)]);
            }
            else
            {
                _S142 = false;
            }
            if(_S142)
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
                var _S143 : vec4<f32> = vec4<f32>(shrink_0);
                acc_0[u32(0)] = acc_0[u32(0)] * _S143;
                acc_0[u32(1)] = acc_0[u32(1)] * _S143;
                acc_0[u32(2)] = acc_0[u32(2)] * _S143;
                acc_0[u32(3)] = acc_0[u32(3)] * _S143;
                acc_0[u32(4)] = acc_0[u32(4)] * _S143;
                acc_0[u32(5)] = acc_0[u32(5)] * _S143;
                acc_0[u32(6)] = acc_0[u32(6)] * _S143;
                acc_0[u32(7)] = acc_0[u32(7)] * _S143;
                acc_0[u32(8)] = acc_0[u32(8)] * _S143;
                acc_0[u32(9)] = acc_0[u32(9)] * _S143;
                acc_0[u32(10)] = acc_0[u32(10)] * _S143;
                acc_0[u32(11)] = acc_0[u32(11)] * _S143;
                acc_0[u32(12)] = acc_0[u32(12)] * _S143;
                acc_0[u32(13)] = acc_0[u32(13)] * _S143;
                acc_0[u32(14)] = acc_0[u32(14)] * _S143;
                acc_0[u32(15)] = acc_0[u32(15)] * _S143;
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
                var _S144 : vec4<f32> = vec4<f32>(weight_0, weight_0, weight_0, weight_0);
                acc_0[u32(0)] = fma(_S144, v_tile_0[_S52], acc_0[u32(0)]);
                acc_0[u32(1)] = fma(_S144, v_tile_0[_S59], acc_0[u32(1)]);
                acc_0[u32(2)] = fma(_S144, v_tile_0[_S63], acc_0[u32(2)]);
                acc_0[u32(3)] = fma(_S144, v_tile_0[_S67], acc_0[u32(3)]);
                acc_0[u32(4)] = fma(_S144, v_tile_0[_S71], acc_0[u32(4)]);
                acc_0[u32(5)] = fma(_S144, v_tile_0[_S75], acc_0[u32(5)]);
                acc_0[u32(6)] = fma(_S144, v_tile_0[_S79], acc_0[u32(6)]);
                acc_0[u32(7)] = fma(_S144, v_tile_0[_S83], acc_0[u32(7)]);
                acc_0[u32(8)] = fma(_S144, v_tile_0[_S87], acc_0[u32(8)]);
                acc_0[u32(9)] = fma(_S144, v_tile_0[_S91], acc_0[u32(9)]);
                acc_0[u32(10)] = fma(_S144, v_tile_0[_S95], acc_0[u32(10)]);
                acc_0[u32(11)] = fma(_S144, v_tile_0[_S99], acc_0[u32(11)]);
                acc_0[u32(12)] = fma(_S144, v_tile_0[_S103], acc_0[u32(12)]);
                acc_0[u32(13)] = fma(_S144, v_tile_0[_S107], acc_0[u32(13)]);
                acc_0[u32(14)] = fma(_S144, v_tile_0[_S111], acc_0[u32(14)]);
                acc_0[u32(15)] = fma(_S144, v_tile_0[_S118], acc_0[u32(15)]);
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
                var _S145 : vec4<f32> = vec4<f32>(weight_1, weight_1, weight_1, weight_1);
                acc_0[u32(0)] = fma(_S145, v_tile_0[_S54], acc_0[u32(0)]);
                acc_0[u32(1)] = fma(_S145, v_tile_0[_S60], acc_0[u32(1)]);
                acc_0[u32(2)] = fma(_S145, v_tile_0[_S64], acc_0[u32(2)]);
                acc_0[u32(3)] = fma(_S145, v_tile_0[_S68], acc_0[u32(3)]);
                acc_0[u32(4)] = fma(_S145, v_tile_0[_S72], acc_0[u32(4)]);
                acc_0[u32(5)] = fma(_S145, v_tile_0[_S76], acc_0[u32(5)]);
                acc_0[u32(6)] = fma(_S145, v_tile_0[_S80], acc_0[u32(6)]);
                acc_0[u32(7)] = fma(_S145, v_tile_0[_S84], acc_0[u32(7)]);
                acc_0[u32(8)] = fma(_S145, v_tile_0[_S88], acc_0[u32(8)]);
                acc_0[u32(9)] = fma(_S145, v_tile_0[_S92], acc_0[u32(9)]);
                acc_0[u32(10)] = fma(_S145, v_tile_0[_S96], acc_0[u32(10)]);
                acc_0[u32(11)] = fma(_S145, v_tile_0[_S100], acc_0[u32(11)]);
                acc_0[u32(12)] = fma(_S145, v_tile_0[_S104], acc_0[u32(12)]);
                acc_0[u32(13)] = fma(_S145, v_tile_0[_S108], acc_0[u32(13)]);
                acc_0[u32(14)] = fma(_S145, v_tile_0[_S112], acc_0[u32(14)]);
                acc_0[u32(15)] = fma(_S145, v_tile_0[_S120], acc_0[u32(15)]);
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
                var _S146 : vec4<f32> = vec4<f32>(weight_2, weight_2, weight_2, weight_2);
                acc_0[u32(0)] = fma(_S146, v_tile_0[_S56], acc_0[u32(0)]);
                acc_0[u32(1)] = fma(_S146, v_tile_0[_S61], acc_0[u32(1)]);
                acc_0[u32(2)] = fma(_S146, v_tile_0[_S65], acc_0[u32(2)]);
                acc_0[u32(3)] = fma(_S146, v_tile_0[_S69], acc_0[u32(3)]);
                acc_0[u32(4)] = fma(_S146, v_tile_0[_S73], acc_0[u32(4)]);
                acc_0[u32(5)] = fma(_S146, v_tile_0[_S77], acc_0[u32(5)]);
                acc_0[u32(6)] = fma(_S146, v_tile_0[_S81], acc_0[u32(6)]);
                acc_0[u32(7)] = fma(_S146, v_tile_0[_S85], acc_0[u32(7)]);
                acc_0[u32(8)] = fma(_S146, v_tile_0[_S89], acc_0[u32(8)]);
                acc_0[u32(9)] = fma(_S146, v_tile_0[_S93], acc_0[u32(9)]);
                acc_0[u32(10)] = fma(_S146, v_tile_0[_S97], acc_0[u32(10)]);
                acc_0[u32(11)] = fma(_S146, v_tile_0[_S101], acc_0[u32(11)]);
                acc_0[u32(12)] = fma(_S146, v_tile_0[_S105], acc_0[u32(12)]);
                acc_0[u32(13)] = fma(_S146, v_tile_0[_S109], acc_0[u32(13)]);
                acc_0[u32(14)] = fma(_S146, v_tile_0[_S114], acc_0[u32(14)]);
                acc_0[u32(15)] = fma(_S146, v_tile_0[_S122], acc_0[u32(15)]);
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
                var _S147 : vec4<f32> = vec4<f32>(weight_3, weight_3, weight_3, weight_3);
                acc_0[u32(0)] = fma(_S147, v_tile_0[_S58], acc_0[u32(0)]);
                acc_0[u32(1)] = fma(_S147, v_tile_0[_S62], acc_0[u32(1)]);
                acc_0[u32(2)] = fma(_S147, v_tile_0[_S66], acc_0[u32(2)]);
                acc_0[u32(3)] = fma(_S147, v_tile_0[_S70], acc_0[u32(3)]);
                acc_0[u32(4)] = fma(_S147, v_tile_0[_S74], acc_0[u32(4)]);
                acc_0[u32(5)] = fma(_S147, v_tile_0[_S78], acc_0[u32(5)]);
                acc_0[u32(6)] = fma(_S147, v_tile_0[_S82], acc_0[u32(6)]);
                acc_0[u32(7)] = fma(_S147, v_tile_0[_S86], acc_0[u32(7)]);
                acc_0[u32(8)] = fma(_S147, v_tile_0[_S90], acc_0[u32(8)]);
                acc_0[u32(9)] = fma(_S147, v_tile_0[_S94], acc_0[u32(9)]);
                acc_0[u32(10)] = fma(_S147, v_tile_0[_S98], acc_0[u32(10)]);
                acc_0[u32(11)] = fma(_S147, v_tile_0[_S102], acc_0[u32(11)]);
                acc_0[u32(12)] = fma(_S147, v_tile_0[_S106], acc_0[u32(12)]);
                acc_0[u32(13)] = fma(_S147, v_tile_0[_S110], acc_0[u32(13)]);
                acc_0[u32(14)] = fma(_S147, v_tile_0[_S116], acc_0[u32(14)]);
                acc_0[u32(15)] = fma(_S147, v_tile_0[_S124], acc_0[u32(15)]);
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
        var _S148 : u32 = params_0.o_offset_0 + batch_1 * params_0.o_batch_0 + head_0 * params_0.o_head_0 + row_2 * params_0.o_row_0;
        store_quad_0(_S148, _S32, acc_0[u32(0)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S148, _S34, acc_0[u32(1)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S148, _S35, acc_0[u32(2)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S148, _S36, acc_0[u32(3)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S148, _S37, acc_0[u32(4)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S148, _S38, acc_0[u32(5)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S148, _S39, acc_0[u32(6)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S148, _S40, acc_0[u32(7)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S148, _S41, acc_0[u32(8)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S148, _S42, acc_0[u32(9)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S148, _S43, acc_0[u32(10)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S148, _S44, acc_0[u32(11)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S148, _S45, acc_0[u32(12)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S148, _S46, acc_0[u32(13)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S148, _S47, acc_0[u32(14)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S148, _S48, acc_0[u32(15)] * vec4<f32>(m_0), poisoned_2);
    }
    return;
}

