enable subgroups;
struct AttentionParams_std140_0
{
    @align(16) first_group_0 : u32,
    @align(4) groups_x_0 : u32,
    @align(8) last_group_0 : u32,
    @align(4) parts_0 : u32,
    @align(16) row_blocks_0 : u32,
    @align(4) batch_0 : u32,
    @align(8) heads_0 : u32,
    @align(4) group_0 : u32,
    @align(16) q_len_0 : u32,
    @align(4) k_len_0 : u32,
    @align(8) range_keys_0 : u32,
    @align(4) ranges_0 : u32,
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
    @align(8) scratch_offset_0 : u32,
};

@binding(0) @group(0) var<uniform> params_0 : AttentionParams_std140_0;
@binding(6) @group(0) var<storage, read> key_lengths_0 : array<i32>;

@binding(1) @group(0) var<storage, read> q_words_0 : array<u32>;

@binding(2) @group(0) var<storage, read> k_words_0 : array<u32>;

@binding(3) @group(0) var<storage, read> v_words_0 : array<u32>;

@binding(5) @group(0) var<storage, read> mask_values_0 : array<f32>;

@binding(7) @group(0) var<storage, read_write> scratch_0 : array<vec4<f32>>;

@binding(4) @group(0) var<storage, read_write> o_words_0 : array<u32>;

fn firstbithigh_0( value_0 : u32) -> u32
{
    var _S1 : u32 = firstLeadingBit(value_0);
    return _S1;
}

fn quotient_0( number_0 : u32,  divisor_0 : u32) -> u32
{
    var _S2 : u32 = (number_0 >> ((firstbithigh_0(divisor_0))));
    var result_0 : u32;
    if(((divisor_0 & ((divisor_0 - u32(1))))) != u32(0))
    {
        var _S3 : u32 = number_0 / divisor_0;
        result_0 = _S3;
    }
    else
    {
        result_0 = _S2;
    }
    return result_0;
}

struct Work_0
{
     batch_1 : u32,
     kv_head_0 : u32,
     first_row_0 : u32,
     rows_0 : u32,
     first_range_0 : u32,
     last_range_0 : u32,
};

fn find_work_0( number_1 : u32,  rows_of_block_0 : u32) -> Work_0
{
    var blocks_0 : u32 = quotient_0(number_1, params_0.parts_0);
    var part_0 : u32 = number_1 - blocks_0 * params_0.parts_0;
    var heads_1 : u32 = quotient_0(blocks_0, params_0.row_blocks_0);
    var work_0 : Work_0;
    work_0.first_row_0 = (blocks_0 - heads_1 * params_0.row_blocks_0) * rows_of_block_0;
    var kv_heads_0 : u32 = quotient_0(params_0.heads_0, params_0.group_0);
    work_0.batch_1 = u32(0);
    if(heads_1 >= kv_heads_0)
    {
        var _S4 : u32 = quotient_0(heads_1, kv_heads_0);
        work_0.batch_1 = _S4;
    }
    work_0.kv_head_0 = heads_1 - work_0.batch_1 * kv_heads_0;
    work_0.rows_0 = params_0.q_len_0 * params_0.group_0;
    var ranges_of_part_0 : u32 = quotient_0(params_0.ranges_0 + params_0.parts_0 - u32(1), params_0.parts_0);
    var _S5 : u32 = part_0 * ranges_of_part_0;
    work_0.first_range_0 = _S5;
    work_0.last_range_0 = min(_S5 + ranges_of_part_0, params_0.ranges_0);
    return work_0;
}

fn keys_of_batch_0( batch_2 : u32) -> u32
{
    if((((params_0.flags_0) & (u32(2)))) == u32(0))
    {
        return params_0.k_len_0;
    }
    return u32(clamp(key_lengths_0[params_0.lengths_offset_0 + batch_2], i32(0), i32(params_0.k_len_0)));
}

fn query_of_0( row_0 : u32) -> u32
{
    var _S6 : u32 = quotient_0(row_0, params_0.group_0);
    return _S6;
}

fn keys_of_query_0( keys_0 : u32,  query_0 : u32) -> u32
{
    return u32(clamp(i32(query_0) + params_0.causal_offset_0 + i32(1), i32(0), i32(keys_0)));
}

fn head_of_0( work_1 : Work_0,  row_1 : u32) -> u32
{
    var _S7 : u32 = work_1.kv_head_0 * params_0.group_0 + row_1;
    var _S8 : u32 = query_of_0(row_1);
    return _S7 - _S8 * params_0.group_0;
}

fn q_of_0( work_2 : Work_0,  row_2 : u32) -> u32
{
    var _S9 : u32 = params_0.q_offset_0 + work_2.batch_1 * params_0.q_batch_0;
    var _S10 : u32 = head_of_0(work_2, row_2);
    var _S11 : u32 = _S9 + _S10 * params_0.q_head_0;
    var _S12 : u32 = query_of_0(row_2);
    return _S11 + _S12 * params_0.q_row_0;
}

fn mask_of_0( work_3 : Work_0,  row_3 : u32) -> u32
{
    var _S13 : u32 = params_0.mask_offset_0 + work_3.batch_1 * params_0.mask_batch_0;
    var _S14 : u32 = head_of_0(work_3, row_3);
    var _S15 : u32 = _S13 + _S14 * params_0.mask_head_0;
    var _S16 : u32 = query_of_0(row_3);
    return _S15 + _S16 * params_0.mask_row_0;
}

fn floats_of_0( raw_0 : vec2<u32>) -> vec4<f32>
{
    return vec4<f32>(unpack2x16float(raw_0.x), unpack2x16float(raw_0.y));
}

var<workgroup> k_tile_0 : array<vec4<f32>, i32(512)>;

var<workgroup> v_tile_0 : array<vec4<f32>, i32(512)>;

fn is_special_0( score_0 : f32) -> bool
{
    return (((bitcast<u32>((score_0))) & (u32(2139095040)))) == u32(2139095040);
}

fn weigh_0( weight_0 : f32,  v_0 : vec4<f32>,  sum_0 : vec4<f32>) -> vec4<f32>
{
    return fma(vec4<f32>(weight_0, weight_0, weight_0, weight_0), v_0, sum_0);
}

@id(0) override RANGES_0 : u32 = u32(1);

fn scratch_of_0( batch_3 : u32,  head_0 : u32,  query_1 : u32,  range_0 : u32) -> u32
{
    return params_0.scratch_offset_0 + (((batch_3 * params_0.heads_0 + head_0) * params_0.q_len_0 + query_1) * params_0.ranges_0 + range_0) * ((params_0.head_dim_0 + u32(3)) / u32(4) + u32(1));
}

fn store_range_0( place_0 : u32,  lane_0 : u32,  m_0 : f32,  l_0 : f32,  poisoned_0 : bool)
{
    if(lane_0 == u32(0))
    {
        var _S17 : i32;
        if(poisoned_0)
        {
            _S17 = i32(1);
        }
        else
        {
            _S17 = i32(0);
        }
        scratch_0[place_0 + (params_0.head_dim_0 + u32(3)) / u32(4)] = vec4<f32>(m_0, l_0, f32(_S17), 0.0f);
    }
    return;
}

fn store_range_quad_0( place_1 : u32,  quad_0 : u32,  acc_0 : vec4<f32>)
{
    if((quad_0 * u32(4)) < (params_0.head_dim_0))
    {
        scratch_0[place_1 + quad_0] = acc_0;
    }
    return;
}

struct Fold_0
{
     keep_0 : f32,
     add_0 : f32,
};

fn fold_factors_0( total_m_0 : ptr<function, f32>,  m_1 : f32) -> Fold_0
{
    var _S18 : f32 = max((*total_m_0), m_1);
    var fold_0 : Fold_0;
    fold_0.keep_0 = exp((*total_m_0) - _S18);
    fold_0.add_0 = exp(m_1 - _S18);
    (*total_m_0) = _S18;
    return fold_0;
}

fn folded_0( fold_1 : Fold_0,  total_0 : f32,  result_1 : f32) -> f32
{
    return fma(result_1, fold_1.add_0, total_0 * fold_1.keep_0);
}

fn folded_1( keep_1 : f32,  add_1 : f32,  total_1 : vec4<f32>,  result_2 : vec4<f32>) -> vec4<f32>
{
    return weigh_0(add_1, result_2, total_1 * vec4<f32>(keep_1));
}

fn finish_row_0( l_1 : f32,  poisoned_1 : ptr<function, bool>) -> f32
{
    if(l_1 != 0.0f)
    {
        return 1.0f / l_1;
    }
    if((((params_0.flags_0) & (u32(4)))) == u32(0))
    {
        (*poisoned_1) = true;
    }
    return 0.0f;
}

fn o_of_0( work_4 : Work_0,  row_4 : u32) -> u32
{
    var _S19 : u32 = params_0.o_offset_0 + work_4.batch_1 * params_0.o_batch_0;
    var _S20 : u32 = head_of_0(work_4, row_4);
    var _S21 : u32 = _S19 + _S20 * params_0.o_head_0;
    var _S22 : u32 = query_of_0(row_4);
    return _S21 + _S22 * params_0.o_row_0;
}

fn element_bits_0( value_1 : f32) -> u32
{
    var bits_0 : u32 = (bitcast<u32>((value_1)));
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
        var _S23 : u32 = u32(126) - ((magnitude_0 >> (u32(23))));
        kept_0 = (((magnitude_0 & (u32(8388607)))) | (u32(8388608)));
        dropped_0 = _S23;
        base_0 = u32(0);
    }
    else
    {
        var _S24 : u32 = ((((magnitude_0 >> (u32(23)))) - u32(112)) << (u32(10)));
        kept_0 = (magnitude_0 & (u32(8388607)));
        dropped_0 = u32(13);
        base_0 = _S24;
    }
    var rounded_0 : u32 = (kept_0 >> (dropped_0));
    var rest_0 : u32 = (kept_0 & ((((u32(1) << (dropped_0))) - u32(1))));
    var tie_0 : u32 = (u32(1) << ((dropped_0 - u32(1))));
    var _S25 : bool;
    if(rest_0 > tie_0)
    {
        _S25 = true;
    }
    else
    {
        if(rest_0 == tie_0)
        {
            _S25 = ((rounded_0 & (u32(1)))) != u32(0);
        }
        else
        {
            _S25 = false;
        }
    }
    var rounded_1 : u32;
    if(_S25)
    {
        rounded_1 = rounded_0 + u32(1);
    }
    else
    {
        rounded_1 = rounded_0;
    }
    return (sign_0 | ((base_0 + rounded_1)));
}

fn pair_of_0( low_0 : f32,  high_0 : f32,  poisoned_2 : bool) -> u32
{
    var _S26 : u32;
    if(poisoned_2)
    {
        _S26 = u32(2113961472);
    }
    else
    {
        _S26 = ((element_bits_0(low_0)) | ((((element_bits_0(high_0)) << (u32(16))))));
    }
    return _S26;
}

fn store_quad_0( row_5 : u32,  element_0 : u32,  quad_1 : vec4<f32>,  poisoned_3 : bool)
{
    var left_0 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, element_0);
    var word_0 : u32 = (row_5 + element_0) / u32(2);
    if(left_0 >= u32(2))
    {
        o_words_0[word_0] = pair_of_0(quad_1.x, quad_1.y, poisoned_3);
    }
    if(left_0 >= u32(4))
    {
        o_words_0[word_0 + u32(1)] = pair_of_0(quad_1.z, quad_1.w, poisoned_3);
    }
    return;
}

fn load_raw_quad_0( _S27 : u32,  _S28 : u32) -> vec2<u32>
{
    var raw_1 : vec2<u32> = vec2<u32>(vec2<i32>(i32(0)));
    var left_1 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, _S28);
    var word_1 : u32 = (_S27 + _S28) / u32(2);
    if(left_1 >= u32(2))
    {
        raw_1[i32(0)] = q_words_0[word_1];
    }
    if(left_1 >= u32(4))
    {
        raw_1[i32(1)] = q_words_0[word_1 + u32(1)];
    }
    return raw_1;
}

fn load_quad_0( _S29 : u32,  _S30 : u32) -> vec4<f32>
{
    return floats_of_0(load_raw_quad_0(_S29, _S30));
}

fn load_raw_quad_1( _S31 : u32,  _S32 : u32) -> vec2<u32>
{
    var raw_2 : vec2<u32> = vec2<u32>(vec2<i32>(i32(0)));
    var left_2 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, _S32);
    var word_2 : u32 = (_S31 + _S32) / u32(2);
    if(left_2 >= u32(2))
    {
        raw_2[i32(0)] = k_words_0[word_2];
    }
    if(left_2 >= u32(4))
    {
        raw_2[i32(1)] = k_words_0[word_2 + u32(1)];
    }
    return raw_2;
}

fn load_quad_1( _S33 : u32,  _S34 : u32) -> vec4<f32>
{
    return floats_of_0(load_raw_quad_1(_S33, _S34));
}

fn load_raw_quad_2( _S35 : u32,  _S36 : u32) -> vec2<u32>
{
    var raw_3 : vec2<u32> = vec2<u32>(vec2<i32>(i32(0)));
    var left_3 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, _S36);
    var word_3 : u32 = (_S35 + _S36) / u32(2);
    if(left_3 >= u32(2))
    {
        raw_3[i32(0)] = v_words_0[word_3];
    }
    if(left_3 >= u32(4))
    {
        raw_3[i32(1)] = v_words_0[word_3 + u32(1)];
    }
    return raw_3;
}

fn load_quad_2( _S37 : u32,  _S38 : u32) -> vec4<f32>
{
    return floats_of_0(load_raw_quad_2(_S37, _S38));
}

@compute
@workgroup_size(64, 1, 1)
fn attention(@builtin(workgroup_id) group_id_0 : vec3<u32>, @builtin(local_invocation_id) thread_id_0 : vec3<u32>)
{
    var l_2 : f32;
    var m_2 : f32;
    var _S39 : bool;
    var number_2 : u32 = params_0.first_group_0 + group_id_0.y * params_0.groups_x_0 + group_id_0.x;
    if(number_2 >= (params_0.last_group_0))
    {
        return;
    }
    var thread_0 : u32 = thread_id_0.x;
    var work_5 : Work_0 = find_work_0(number_2, u32(32));
    var _S40 : u32 = thread_0 % u32(2);
    var row_6 : u32 = work_5.first_row_0 + thread_0 / u32(2);
    var last_row_0 : u32 = min(work_5.first_row_0 + u32(32), work_5.rows_0) - u32(1);
    var live_0 : bool = row_6 < (work_5.rows_0);
    var _S41 : u32 = min(row_6, last_row_0);
    var keys_1 : u32 = keys_of_batch_0(work_5.batch_1);
    var _S42 : u32 = query_of_0(last_row_0);
    var _S43 : u32 = keys_of_query_0(keys_1, _S42);
    var _S44 : u32;
    if(live_0)
    {
        var _S45 : u32 = query_of_0(_S41);
        _S44 = keys_of_query_0(keys_1, _S45);
    }
    else
    {
        _S44 = u32(0);
    }
    var _S46 : u32 = params_0.k_offset_0 + work_5.batch_1 * params_0.k_batch_0 + work_5.kv_head_0 * params_0.k_head_0;
    var _S47 : u32 = params_0.v_offset_0 + work_5.batch_1 * params_0.v_batch_0 + work_5.kv_head_0 * params_0.v_head_0;
    var _S48 : u32 = q_of_0(work_5, _S41);
    var _S49 : u32 = mask_of_0(work_5, _S41);
    var _S50 : bool = (((params_0.flags_0) & (u32(1)))) != u32(0);
    var q_0 : array<vec4<f32>, i32(16)>;
    var total_2 : array<vec4<f32>, i32(16)>;
    var _S51 : u32 = _S40 * u32(4);
    q_0[u32(0)] = load_quad_0(_S48, _S51) * vec4<f32>(params_0.scale_0);
    const _S52 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
    total_2[u32(0)] = _S52;
    var _S53 : u32 = u32(2) + _S40;
    var _S54 : u32 = _S53 * u32(4);
    q_0[u32(1)] = load_quad_0(_S48, _S54) * vec4<f32>(params_0.scale_0);
    total_2[u32(1)] = _S52;
    var _S55 : u32 = u32(4) + _S40;
    var _S56 : u32 = _S55 * u32(4);
    q_0[u32(2)] = load_quad_0(_S48, _S56) * vec4<f32>(params_0.scale_0);
    total_2[u32(2)] = _S52;
    var _S57 : u32 = u32(6) + _S40;
    var _S58 : u32 = _S57 * u32(4);
    q_0[u32(3)] = load_quad_0(_S48, _S58) * vec4<f32>(params_0.scale_0);
    total_2[u32(3)] = _S52;
    var _S59 : u32 = u32(8) + _S40;
    var _S60 : u32 = _S59 * u32(4);
    q_0[u32(4)] = load_quad_0(_S48, _S60) * vec4<f32>(params_0.scale_0);
    total_2[u32(4)] = _S52;
    var _S61 : u32 = u32(10) + _S40;
    var _S62 : u32 = _S61 * u32(4);
    q_0[u32(5)] = load_quad_0(_S48, _S62) * vec4<f32>(params_0.scale_0);
    total_2[u32(5)] = _S52;
    var _S63 : u32 = u32(12) + _S40;
    var _S64 : u32 = _S63 * u32(4);
    q_0[u32(6)] = load_quad_0(_S48, _S64) * vec4<f32>(params_0.scale_0);
    total_2[u32(6)] = _S52;
    var _S65 : u32 = u32(14) + _S40;
    var _S66 : u32 = _S65 * u32(4);
    q_0[u32(7)] = load_quad_0(_S48, _S66) * vec4<f32>(params_0.scale_0);
    total_2[u32(7)] = _S52;
    var _S67 : u32 = u32(16) + _S40;
    var _S68 : u32 = _S67 * u32(4);
    q_0[u32(8)] = load_quad_0(_S48, _S68) * vec4<f32>(params_0.scale_0);
    total_2[u32(8)] = _S52;
    var _S69 : u32 = u32(18) + _S40;
    var _S70 : u32 = _S69 * u32(4);
    q_0[u32(9)] = load_quad_0(_S48, _S70) * vec4<f32>(params_0.scale_0);
    total_2[u32(9)] = _S52;
    var _S71 : u32 = u32(20) + _S40;
    var _S72 : u32 = _S71 * u32(4);
    q_0[u32(10)] = load_quad_0(_S48, _S72) * vec4<f32>(params_0.scale_0);
    total_2[u32(10)] = _S52;
    var _S73 : u32 = u32(22) + _S40;
    var _S74 : u32 = _S73 * u32(4);
    q_0[u32(11)] = load_quad_0(_S48, _S74) * vec4<f32>(params_0.scale_0);
    total_2[u32(11)] = _S52;
    var _S75 : u32 = u32(24) + _S40;
    var _S76 : u32 = _S75 * u32(4);
    q_0[u32(12)] = load_quad_0(_S48, _S76) * vec4<f32>(params_0.scale_0);
    total_2[u32(12)] = _S52;
    var _S77 : u32 = u32(26) + _S40;
    var _S78 : u32 = _S77 * u32(4);
    q_0[u32(13)] = load_quad_0(_S48, _S78) * vec4<f32>(params_0.scale_0);
    total_2[u32(13)] = _S52;
    var _S79 : u32 = u32(28) + _S40;
    var _S80 : u32 = _S79 * u32(4);
    q_0[u32(14)] = load_quad_0(_S48, _S80) * vec4<f32>(params_0.scale_0);
    total_2[u32(14)] = _S52;
    var _S81 : u32 = u32(30) + _S40;
    var _S82 : u32 = _S81 * u32(4);
    q_0[u32(15)] = load_quad_0(_S48, _S82) * vec4<f32>(params_0.scale_0);
    total_2[u32(15)] = _S52;
    var total_m_1 : f32 = -3.4028234663852886e+38f;
    var acc_1 : array<vec4<f32>, i32(16)>;
    var poisoned_4 : bool = false;
    var range_1 : u32 = work_5.first_range_0;
    var total_l_0 : f32 = 0.0f;
    for(;;)
    {
        var _S83 : u32 = range_1 + u32(1);
        var _S84 : u32 = min(_S83 * params_0.range_keys_0, _S43);
        acc_1[u32(0)] = _S52;
        acc_1[u32(1)] = _S52;
        acc_1[u32(2)] = _S52;
        acc_1[u32(3)] = _S52;
        acc_1[u32(4)] = _S52;
        acc_1[u32(5)] = _S52;
        acc_1[u32(6)] = _S52;
        acc_1[u32(7)] = _S52;
        acc_1[u32(8)] = _S52;
        acc_1[u32(9)] = _S52;
        acc_1[u32(10)] = _S52;
        acc_1[u32(11)] = _S52;
        acc_1[u32(12)] = _S52;
        acc_1[u32(13)] = _S52;
        acc_1[u32(14)] = _S52;
        acc_1[u32(15)] = _S52;
        var tile_0 : u32 = range_1 * params_0.range_keys_0;
        var m_3 : f32 = -3.4028234663852886e+38f;
        l_2 = 0.0f;
        for(;;)
        {
            if(tile_0 < _S84)
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
                if(key_0 < _S84)
                {
                    var _S85 : vec4<f32> = load_quad_2(_S47 + key_0 * params_0.v_row_0, element_1);
                    k_quad_0 = load_quad_1(_S46 + key_0 * params_0.k_row_0, element_1);
                    v_quad_0 = _S85;
                }
                else
                {
                    k_quad_0 = _S52;
                    v_quad_0 = _S52;
                }
                k_tile_0[slot_0] = k_quad_0;
                v_tile_0[slot_0] = v_quad_0;
                slot_0 = slot_0 + u32(64);
            }
            workgroupBarrier();
            var _S86 : u32 = min(u32(16), _S84 - tile_0);
            var step_0 : u32 = u32(0);
            m_2 = m_3;
            var l_3 : f32 = l_2;
            for(;;)
            {
                if(step_0 < _S86)
                {
                }
                else
                {
                    break;
                }
                var sum_1 : array<vec4<f32>, i32(4)>;
                var _S87 : u32 = step_0 * u32(32);
                var _S88 : u32 = _S87 + _S40;
                var _S89 : u32 = (step_0 + u32(1)) * u32(32);
                var _S90 : u32 = _S89 + _S40;
                var _S91 : u32 = (step_0 + u32(2)) * u32(32);
                var _S92 : u32 = _S91 + _S40;
                var _S93 : u32 = (step_0 + u32(3)) * u32(32);
                var _S94 : u32 = _S93 + _S40;
                var _S95 : u32 = _S87 + u32(2) + _S40;
                var _S96 : u32 = _S89 + u32(2) + _S40;
                var _S97 : u32 = _S91 + u32(2) + _S40;
                var _S98 : u32 = _S93 + u32(2) + _S40;
                var _S99 : u32 = _S87 + u32(4) + _S40;
                var _S100 : u32 = _S89 + u32(4) + _S40;
                var _S101 : u32 = _S91 + u32(4) + _S40;
                var _S102 : u32 = _S93 + u32(4) + _S40;
                var _S103 : u32 = _S87 + u32(6) + _S40;
                var _S104 : u32 = _S89 + u32(6) + _S40;
                var _S105 : u32 = _S91 + u32(6) + _S40;
                var _S106 : u32 = _S93 + u32(6) + _S40;
                var _S107 : u32 = _S87 + u32(8) + _S40;
                var _S108 : u32 = _S89 + u32(8) + _S40;
                var _S109 : u32 = _S91 + u32(8) + _S40;
                var _S110 : u32 = _S93 + u32(8) + _S40;
                var _S111 : u32 = _S87 + u32(10) + _S40;
                var _S112 : u32 = _S89 + u32(10) + _S40;
                var _S113 : u32 = _S91 + u32(10) + _S40;
                var _S114 : u32 = _S93 + u32(10) + _S40;
                var _S115 : u32 = _S87 + u32(12) + _S40;
                var _S116 : u32 = _S89 + u32(12) + _S40;
                var _S117 : u32 = _S91 + u32(12) + _S40;
                var _S118 : u32 = _S93 + u32(12) + _S40;
                var _S119 : u32 = _S87 + u32(14) + _S40;
                var _S120 : u32 = _S89 + u32(14) + _S40;
                var _S121 : u32 = _S91 + u32(14) + _S40;
                var _S122 : u32 = _S93 + u32(14) + _S40;
                var _S123 : u32 = _S87 + u32(16) + _S40;
                var _S124 : u32 = _S89 + u32(16) + _S40;
                var _S125 : u32 = _S91 + u32(16) + _S40;
                var _S126 : u32 = _S93 + u32(16) + _S40;
                var _S127 : u32 = _S87 + u32(18) + _S40;
                var _S128 : u32 = _S89 + u32(18) + _S40;
                var _S129 : u32 = _S91 + u32(18) + _S40;
                var _S130 : u32 = _S93 + u32(18) + _S40;
                var _S131 : u32 = _S87 + u32(20) + _S40;
                var _S132 : u32 = _S89 + u32(20) + _S40;
                var _S133 : u32 = _S91 + u32(20) + _S40;
                var _S134 : u32 = _S93 + u32(20) + _S40;
                var _S135 : u32 = _S87 + u32(22) + _S40;
                var _S136 : u32 = _S89 + u32(22) + _S40;
                var _S137 : u32 = _S91 + u32(22) + _S40;
                var _S138 : u32 = _S93 + u32(22) + _S40;
                var _S139 : u32 = _S87 + u32(24) + _S40;
                var _S140 : u32 = _S89 + u32(24) + _S40;
                var _S141 : u32 = _S91 + u32(24) + _S40;
                var _S142 : u32 = _S93 + u32(24) + _S40;
                var _S143 : u32 = _S87 + u32(26) + _S40;
                var _S144 : u32 = _S89 + u32(26) + _S40;
                var _S145 : u32 = _S91 + u32(26) + _S40;
                var _S146 : u32 = _S93 + u32(26) + _S40;
                var _S147 : u32 = _S87 + u32(28) + _S40;
                var _S148 : u32 = _S89 + u32(28) + _S40;
                var _S149 : vec4<f32> = fma(q_0[u32(14)], k_tile_0[_S148], fma(q_0[u32(13)], k_tile_0[_S144], fma(q_0[u32(12)], k_tile_0[_S140], fma(q_0[u32(11)], k_tile_0[_S136], fma(q_0[u32(10)], k_tile_0[_S132], fma(q_0[u32(9)], k_tile_0[_S128], fma(q_0[u32(8)], k_tile_0[_S124], fma(q_0[u32(7)], k_tile_0[_S120], fma(q_0[u32(6)], k_tile_0[_S116], fma(q_0[u32(5)], k_tile_0[_S112], fma(q_0[u32(4)], k_tile_0[_S108], fma(q_0[u32(3)], k_tile_0[_S104], fma(q_0[u32(2)], k_tile_0[_S100], fma(q_0[u32(1)], k_tile_0[_S96], fma(q_0[u32(0)], k_tile_0[_S90], _S52)))))))))))))));
                var _S150 : u32 = _S91 + u32(28) + _S40;
                var _S151 : vec4<f32> = fma(q_0[u32(14)], k_tile_0[_S150], fma(q_0[u32(13)], k_tile_0[_S145], fma(q_0[u32(12)], k_tile_0[_S141], fma(q_0[u32(11)], k_tile_0[_S137], fma(q_0[u32(10)], k_tile_0[_S133], fma(q_0[u32(9)], k_tile_0[_S129], fma(q_0[u32(8)], k_tile_0[_S125], fma(q_0[u32(7)], k_tile_0[_S121], fma(q_0[u32(6)], k_tile_0[_S117], fma(q_0[u32(5)], k_tile_0[_S113], fma(q_0[u32(4)], k_tile_0[_S109], fma(q_0[u32(3)], k_tile_0[_S105], fma(q_0[u32(2)], k_tile_0[_S101], fma(q_0[u32(1)], k_tile_0[_S97], fma(q_0[u32(0)], k_tile_0[_S92], _S52)))))))))))))));
                var _S152 : u32 = _S93 + u32(28) + _S40;
                var _S153 : vec4<f32> = fma(q_0[u32(14)], k_tile_0[_S152], fma(q_0[u32(13)], k_tile_0[_S146], fma(q_0[u32(12)], k_tile_0[_S142], fma(q_0[u32(11)], k_tile_0[_S138], fma(q_0[u32(10)], k_tile_0[_S134], fma(q_0[u32(9)], k_tile_0[_S130], fma(q_0[u32(8)], k_tile_0[_S126], fma(q_0[u32(7)], k_tile_0[_S122], fma(q_0[u32(6)], k_tile_0[_S118], fma(q_0[u32(5)], k_tile_0[_S114], fma(q_0[u32(4)], k_tile_0[_S110], fma(q_0[u32(3)], k_tile_0[_S106], fma(q_0[u32(2)], k_tile_0[_S102], fma(q_0[u32(1)], k_tile_0[_S98], fma(q_0[u32(0)], k_tile_0[_S94], _S52)))))))))))))));
                var _S154 : u32 = _S87 + u32(30) + _S40;
                var _S155 : vec4<f32> = fma(q_0[u32(15)], k_tile_0[_S154], fma(q_0[u32(14)], k_tile_0[_S147], fma(q_0[u32(13)], k_tile_0[_S143], fma(q_0[u32(12)], k_tile_0[_S139], fma(q_0[u32(11)], k_tile_0[_S135], fma(q_0[u32(10)], k_tile_0[_S131], fma(q_0[u32(9)], k_tile_0[_S127], fma(q_0[u32(8)], k_tile_0[_S123], fma(q_0[u32(7)], k_tile_0[_S119], fma(q_0[u32(6)], k_tile_0[_S115], fma(q_0[u32(5)], k_tile_0[_S111], fma(q_0[u32(4)], k_tile_0[_S107], fma(q_0[u32(3)], k_tile_0[_S103], fma(q_0[u32(2)], k_tile_0[_S99], fma(q_0[u32(1)], k_tile_0[_S95], fma(q_0[u32(0)], k_tile_0[_S88], _S52))))))))))))))));
                sum_1[u32(0)] = _S155;
                var _S156 : u32 = _S89 + u32(30) + _S40;
                var _S157 : vec4<f32> = fma(q_0[u32(15)], k_tile_0[_S156], _S149);
                sum_1[u32(1)] = _S157;
                var _S158 : u32 = _S91 + u32(30) + _S40;
                var _S159 : vec4<f32> = fma(q_0[u32(15)], k_tile_0[_S158], _S151);
                sum_1[u32(2)] = _S159;
                var _S160 : u32 = _S93 + u32(30) + _S40;
                var _S161 : vec4<f32> = fma(q_0[u32(15)], k_tile_0[_S160], _S153);
                sum_1[u32(3)] = _S161;
                var score_1 : array<f32, i32(4)>;
                var _S162 : f32 = _S155.x + _S155.y + (_S155.z + _S155.w);
                var _S163 : f32 = _S157.x + _S157.y + (_S157.z + _S157.w);
                var _S164 : f32 = _S159.x + _S159.y + (_S159.z + _S159.w);
                var _S165 : f32 = _S161.x + _S161.y + (_S161.z + _S161.w);
                var _S166 : f32 = quadSwapX(_S162);
                score_1[u32(0)] = _S162 + _S166;
                var _S167 : f32 = quadSwapX(_S163);
                score_1[u32(1)] = _S163 + _S167;
                var _S168 : f32 = quadSwapX(_S164);
                score_1[u32(2)] = _S164 + _S168;
                var _S169 : f32 = quadSwapX(_S165);
                score_1[u32(3)] = _S165 + _S169;
                var _S170 : u32 = tile_0 + step_0;
                var hidden_0 : array<bool, i32(4)>;
                hidden_0[u32(0)] = _S170 >= _S44;
                if(_S50)
                {
                    _S39 = !hidden_0[u32(0)];
                }
                else
                {
                    _S39 = false;
                }
                if(_S39)
                {
                    var bias_0 : f32 = mask_values_0[_S49 + _S170 * params_0.mask_key_0];
                    score_1[u32(0)] = score_1[u32(0)] + bias_0;
                    hidden_0[u32(0)] = (bitcast<u32>((bias_0))) == u32(4286578688);
                }
                var _S171 : bool;
                if(!hidden_0[u32(0)])
                {
                    _S171 = is_special_0(score_1[u32(0)]);
                }
                else
                {
                    _S171 = false;
                }
                if(_S171)
                {
                    if((bitcast<u32>((score_1[u32(0)]))) != u32(4286578688))
                    {
                        poisoned_4 = true;
                    }
                    hidden_0[u32(0)] = true;
                }
                var peak_0 : f32;
                if(!hidden_0[u32(0)])
                {
                    peak_0 = max(m_2, score_1[u32(0)]);
                }
                else
                {
                    peak_0 = m_2;
                }
                var key_1 : u32 = _S170 + u32(1);
                hidden_0[u32(1)] = key_1 >= _S44;
                var _S172 : bool;
                if(_S50)
                {
                    _S172 = !hidden_0[u32(1)];
                }
                else
                {
                    _S172 = false;
                }
                if(_S172)
                {
                    var bias_1 : f32 = mask_values_0[_S49 + key_1 * params_0.mask_key_0];
                    score_1[u32(1)] = score_1[u32(1)] + bias_1;
                    hidden_0[u32(1)] = (bitcast<u32>((bias_1))) == u32(4286578688);
                }
                var _S173 : bool;
                if(!hidden_0[u32(1)])
                {
                    _S173 = is_special_0(score_1[u32(1)]);
                }
                else
                {
                    _S173 = false;
                }
                if(_S173)
                {
                    if((bitcast<u32>((score_1[u32(1)]))) != u32(4286578688))
                    {
                        poisoned_4 = true;
                    }
                    hidden_0[u32(1)] = true;
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
                var key_2 : u32 = _S170 + u32(2);
                hidden_0[u32(2)] = key_2 >= _S44;
                var _S174 : bool;
                if(_S50)
                {
                    _S174 = !hidden_0[u32(2)];
                }
                else
                {
                    _S174 = false;
                }
                if(_S174)
                {
                    var bias_2 : f32 = mask_values_0[_S49 + key_2 * params_0.mask_key_0];
                    score_1[u32(2)] = score_1[u32(2)] + bias_2;
                    hidden_0[u32(2)] = (bitcast<u32>((bias_2))) == u32(4286578688);
                }
                var _S175 : bool;
                if(!hidden_0[u32(2)])
                {
                    _S175 = is_special_0(score_1[u32(2)]);
                }
                else
                {
                    _S175 = false;
                }
                if(_S175)
                {
                    if((bitcast<u32>((score_1[u32(2)]))) != u32(4286578688))
                    {
                        poisoned_4 = true;
                    }
                    hidden_0[u32(2)] = true;
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
                var key_3 : u32 = _S170 + u32(3);
                hidden_0[u32(3)] = key_3 >= _S44;
                var _S176 : bool;
                if(_S50)
                {
                    _S176 = !hidden_0[u32(3)];
                }
                else
                {
                    _S176 = false;
                }
                if(_S176)
                {
                    var bias_3 : f32 = mask_values_0[_S49 + key_3 * params_0.mask_key_0];
                    score_1[u32(3)] = score_1[u32(3)] + bias_3;
                    hidden_0[u32(3)] = (bitcast<u32>((bias_3))) == u32(4286578688);
                }
                var _S177 : bool;
                if(!hidden_0[u32(3)])
                {
                    _S177 = is_special_0(score_1[u32(3)]);
                }
                else
                {
                    _S177 = false;
                }
                if(_S177)
                {
                    if((bitcast<u32>((score_1[u32(3)]))) != u32(4286578688))
                    {
                        poisoned_4 = true;
                    }
                    hidden_0[u32(3)] = true;
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
                var l_4 : f32;
                if(peak_3 > m_2)
                {
                    var shrink_0 : f32 = exp(m_2 - peak_3);
                    var l_5 : f32 = l_3 * shrink_0;
                    var _S178 : vec4<f32> = vec4<f32>(shrink_0);
                    acc_1[u32(0)] = acc_1[u32(0)] * _S178;
                    acc_1[u32(1)] = acc_1[u32(1)] * _S178;
                    acc_1[u32(2)] = acc_1[u32(2)] * _S178;
                    acc_1[u32(3)] = acc_1[u32(3)] * _S178;
                    acc_1[u32(4)] = acc_1[u32(4)] * _S178;
                    acc_1[u32(5)] = acc_1[u32(5)] * _S178;
                    acc_1[u32(6)] = acc_1[u32(6)] * _S178;
                    acc_1[u32(7)] = acc_1[u32(7)] * _S178;
                    acc_1[u32(8)] = acc_1[u32(8)] * _S178;
                    acc_1[u32(9)] = acc_1[u32(9)] * _S178;
                    acc_1[u32(10)] = acc_1[u32(10)] * _S178;
                    acc_1[u32(11)] = acc_1[u32(11)] * _S178;
                    acc_1[u32(12)] = acc_1[u32(12)] * _S178;
                    acc_1[u32(13)] = acc_1[u32(13)] * _S178;
                    acc_1[u32(14)] = acc_1[u32(14)] * _S178;
                    acc_1[u32(15)] = acc_1[u32(15)] * _S178;
                    m_2 = peak_3;
                    l_4 = l_5;
                }
                else
                {
                    l_4 = l_3;
                }
                var l_6 : f32;
                if(!hidden_0[u32(0)])
                {
                    var weight_1 : f32 = exp(score_1[u32(0)] - m_2);
                    var l_7 : f32 = l_4 + weight_1;
                    acc_1[u32(0)] = weigh_0(weight_1, v_tile_0[_S88], acc_1[u32(0)]);
                    acc_1[u32(1)] = weigh_0(weight_1, v_tile_0[_S95], acc_1[u32(1)]);
                    acc_1[u32(2)] = weigh_0(weight_1, v_tile_0[_S99], acc_1[u32(2)]);
                    acc_1[u32(3)] = weigh_0(weight_1, v_tile_0[_S103], acc_1[u32(3)]);
                    acc_1[u32(4)] = weigh_0(weight_1, v_tile_0[_S107], acc_1[u32(4)]);
                    acc_1[u32(5)] = weigh_0(weight_1, v_tile_0[_S111], acc_1[u32(5)]);
                    acc_1[u32(6)] = weigh_0(weight_1, v_tile_0[_S115], acc_1[u32(6)]);
                    acc_1[u32(7)] = weigh_0(weight_1, v_tile_0[_S119], acc_1[u32(7)]);
                    acc_1[u32(8)] = weigh_0(weight_1, v_tile_0[_S123], acc_1[u32(8)]);
                    acc_1[u32(9)] = weigh_0(weight_1, v_tile_0[_S127], acc_1[u32(9)]);
                    acc_1[u32(10)] = weigh_0(weight_1, v_tile_0[_S131], acc_1[u32(10)]);
                    acc_1[u32(11)] = weigh_0(weight_1, v_tile_0[_S135], acc_1[u32(11)]);
                    acc_1[u32(12)] = weigh_0(weight_1, v_tile_0[_S139], acc_1[u32(12)]);
                    acc_1[u32(13)] = weigh_0(weight_1, v_tile_0[_S143], acc_1[u32(13)]);
                    acc_1[u32(14)] = weigh_0(weight_1, v_tile_0[_S147], acc_1[u32(14)]);
                    acc_1[u32(15)] = weigh_0(weight_1, v_tile_0[_S154], acc_1[u32(15)]);
                    l_6 = l_7;
                }
                else
                {
                    l_6 = l_4;
                }
                var l_8 : f32;
                if(!hidden_0[u32(1)])
                {
                    var weight_2 : f32 = exp(score_1[u32(1)] - m_2);
                    var l_9 : f32 = l_6 + weight_2;
                    acc_1[u32(0)] = weigh_0(weight_2, v_tile_0[_S90], acc_1[u32(0)]);
                    acc_1[u32(1)] = weigh_0(weight_2, v_tile_0[_S96], acc_1[u32(1)]);
                    acc_1[u32(2)] = weigh_0(weight_2, v_tile_0[_S100], acc_1[u32(2)]);
                    acc_1[u32(3)] = weigh_0(weight_2, v_tile_0[_S104], acc_1[u32(3)]);
                    acc_1[u32(4)] = weigh_0(weight_2, v_tile_0[_S108], acc_1[u32(4)]);
                    acc_1[u32(5)] = weigh_0(weight_2, v_tile_0[_S112], acc_1[u32(5)]);
                    acc_1[u32(6)] = weigh_0(weight_2, v_tile_0[_S116], acc_1[u32(6)]);
                    acc_1[u32(7)] = weigh_0(weight_2, v_tile_0[_S120], acc_1[u32(7)]);
                    acc_1[u32(8)] = weigh_0(weight_2, v_tile_0[_S124], acc_1[u32(8)]);
                    acc_1[u32(9)] = weigh_0(weight_2, v_tile_0[_S128], acc_1[u32(9)]);
                    acc_1[u32(10)] = weigh_0(weight_2, v_tile_0[_S132], acc_1[u32(10)]);
                    acc_1[u32(11)] = weigh_0(weight_2, v_tile_0[_S136], acc_1[u32(11)]);
                    acc_1[u32(12)] = weigh_0(weight_2, v_tile_0[_S140], acc_1[u32(12)]);
                    acc_1[u32(13)] = weigh_0(weight_2, v_tile_0[_S144], acc_1[u32(13)]);
                    acc_1[u32(14)] = weigh_0(weight_2, v_tile_0[_S148], acc_1[u32(14)]);
                    acc_1[u32(15)] = weigh_0(weight_2, v_tile_0[_S156], acc_1[u32(15)]);
                    l_8 = l_9;
                }
                else
                {
                    l_8 = l_6;
                }
                var l_10 : f32;
                if(!hidden_0[u32(2)])
                {
                    var weight_3 : f32 = exp(score_1[u32(2)] - m_2);
                    var l_11 : f32 = l_8 + weight_3;
                    acc_1[u32(0)] = weigh_0(weight_3, v_tile_0[_S92], acc_1[u32(0)]);
                    acc_1[u32(1)] = weigh_0(weight_3, v_tile_0[_S97], acc_1[u32(1)]);
                    acc_1[u32(2)] = weigh_0(weight_3, v_tile_0[_S101], acc_1[u32(2)]);
                    acc_1[u32(3)] = weigh_0(weight_3, v_tile_0[_S105], acc_1[u32(3)]);
                    acc_1[u32(4)] = weigh_0(weight_3, v_tile_0[_S109], acc_1[u32(4)]);
                    acc_1[u32(5)] = weigh_0(weight_3, v_tile_0[_S113], acc_1[u32(5)]);
                    acc_1[u32(6)] = weigh_0(weight_3, v_tile_0[_S117], acc_1[u32(6)]);
                    acc_1[u32(7)] = weigh_0(weight_3, v_tile_0[_S121], acc_1[u32(7)]);
                    acc_1[u32(8)] = weigh_0(weight_3, v_tile_0[_S125], acc_1[u32(8)]);
                    acc_1[u32(9)] = weigh_0(weight_3, v_tile_0[_S129], acc_1[u32(9)]);
                    acc_1[u32(10)] = weigh_0(weight_3, v_tile_0[_S133], acc_1[u32(10)]);
                    acc_1[u32(11)] = weigh_0(weight_3, v_tile_0[_S137], acc_1[u32(11)]);
                    acc_1[u32(12)] = weigh_0(weight_3, v_tile_0[_S141], acc_1[u32(12)]);
                    acc_1[u32(13)] = weigh_0(weight_3, v_tile_0[_S145], acc_1[u32(13)]);
                    acc_1[u32(14)] = weigh_0(weight_3, v_tile_0[_S150], acc_1[u32(14)]);
                    acc_1[u32(15)] = weigh_0(weight_3, v_tile_0[_S158], acc_1[u32(15)]);
                    l_10 = l_11;
                }
                else
                {
                    l_10 = l_8;
                }
                if(!hidden_0[u32(3)])
                {
                    var weight_4 : f32 = exp(score_1[u32(3)] - m_2);
                    var l_12 : f32 = l_10 + weight_4;
                    acc_1[u32(0)] = weigh_0(weight_4, v_tile_0[_S94], acc_1[u32(0)]);
                    acc_1[u32(1)] = weigh_0(weight_4, v_tile_0[_S98], acc_1[u32(1)]);
                    acc_1[u32(2)] = weigh_0(weight_4, v_tile_0[_S102], acc_1[u32(2)]);
                    acc_1[u32(3)] = weigh_0(weight_4, v_tile_0[_S106], acc_1[u32(3)]);
                    acc_1[u32(4)] = weigh_0(weight_4, v_tile_0[_S110], acc_1[u32(4)]);
                    acc_1[u32(5)] = weigh_0(weight_4, v_tile_0[_S114], acc_1[u32(5)]);
                    acc_1[u32(6)] = weigh_0(weight_4, v_tile_0[_S118], acc_1[u32(6)]);
                    acc_1[u32(7)] = weigh_0(weight_4, v_tile_0[_S122], acc_1[u32(7)]);
                    acc_1[u32(8)] = weigh_0(weight_4, v_tile_0[_S126], acc_1[u32(8)]);
                    acc_1[u32(9)] = weigh_0(weight_4, v_tile_0[_S130], acc_1[u32(9)]);
                    acc_1[u32(10)] = weigh_0(weight_4, v_tile_0[_S134], acc_1[u32(10)]);
                    acc_1[u32(11)] = weigh_0(weight_4, v_tile_0[_S138], acc_1[u32(11)]);
                    acc_1[u32(12)] = weigh_0(weight_4, v_tile_0[_S142], acc_1[u32(12)]);
                    acc_1[u32(13)] = weigh_0(weight_4, v_tile_0[_S146], acc_1[u32(13)]);
                    acc_1[u32(14)] = weigh_0(weight_4, v_tile_0[_S152], acc_1[u32(14)]);
                    acc_1[u32(15)] = weigh_0(weight_4, v_tile_0[_S160], acc_1[u32(15)]);
                    l_3 = l_12;
                }
                else
                {
                    l_3 = l_10;
                }
                step_0 = step_0 + u32(4);
            }
            tile_0 = tile_0 + u32(16);
            m_3 = m_2;
            l_2 = l_3;
        }
        if(RANGES_0 == u32(2))
        {
            if(live_0)
            {
                _S39 = (range_1 * params_0.range_keys_0) < _S44;
            }
            else
            {
                _S39 = false;
            }
            if(_S39)
            {
                var _S179 : u32 = head_of_0(work_5, _S41);
                var _S180 : u32 = query_of_0(_S41);
                var place_2 : u32 = scratch_of_0(work_5.batch_1, _S179, _S180, range_1);
                store_range_0(place_2, _S40, m_3, l_2, poisoned_4);
                store_range_quad_0(place_2, _S40, acc_1[u32(0)]);
                store_range_quad_0(place_2, _S53, acc_1[u32(1)]);
                store_range_quad_0(place_2, _S55, acc_1[u32(2)]);
                store_range_quad_0(place_2, _S57, acc_1[u32(3)]);
                store_range_quad_0(place_2, _S59, acc_1[u32(4)]);
                store_range_quad_0(place_2, _S61, acc_1[u32(5)]);
                store_range_quad_0(place_2, _S63, acc_1[u32(6)]);
                store_range_quad_0(place_2, _S65, acc_1[u32(7)]);
                store_range_quad_0(place_2, _S67, acc_1[u32(8)]);
                store_range_quad_0(place_2, _S69, acc_1[u32(9)]);
                store_range_quad_0(place_2, _S71, acc_1[u32(10)]);
                store_range_quad_0(place_2, _S73, acc_1[u32(11)]);
                store_range_quad_0(place_2, _S75, acc_1[u32(12)]);
                store_range_quad_0(place_2, _S77, acc_1[u32(13)]);
                store_range_quad_0(place_2, _S79, acc_1[u32(14)]);
                store_range_quad_0(place_2, _S81, acc_1[u32(15)]);
            }
        }
        if(RANGES_0 == u32(1))
        {
            var fold_2 : Fold_0 = fold_factors_0(&(total_m_1), m_3);
            var _S181 : f32 = folded_0(fold_2, total_l_0, l_2);
            total_2[u32(0)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(0)], acc_1[u32(0)]);
            total_2[u32(1)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(1)], acc_1[u32(1)]);
            total_2[u32(2)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(2)], acc_1[u32(2)]);
            total_2[u32(3)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(3)], acc_1[u32(3)]);
            total_2[u32(4)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(4)], acc_1[u32(4)]);
            total_2[u32(5)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(5)], acc_1[u32(5)]);
            total_2[u32(6)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(6)], acc_1[u32(6)]);
            total_2[u32(7)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(7)], acc_1[u32(7)]);
            total_2[u32(8)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(8)], acc_1[u32(8)]);
            total_2[u32(9)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(9)], acc_1[u32(9)]);
            total_2[u32(10)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(10)], acc_1[u32(10)]);
            total_2[u32(11)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(11)], acc_1[u32(11)]);
            total_2[u32(12)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(12)], acc_1[u32(12)]);
            total_2[u32(13)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(13)], acc_1[u32(13)]);
            total_2[u32(14)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(14)], acc_1[u32(14)]);
            total_2[u32(15)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(15)], acc_1[u32(15)]);
            m_2 = _S181;
        }
        else
        {
            m_2 = total_l_0;
        }
        if(RANGES_0 != u32(0))
        {
            _S39 = _S83 < (work_5.last_range_0);
        }
        else
        {
            _S39 = false;
        }
        if(!_S39)
        {
            break;
        }
        range_1 = _S83;
        total_l_0 = m_2;
    }
    if(live_0)
    {
        _S39 = RANGES_0 != u32(2);
    }
    else
    {
        _S39 = false;
    }
    if(_S39)
    {
        if(RANGES_0 == u32(0))
        {
            total_2[u32(0)] = acc_1[u32(0)];
            total_2[u32(1)] = acc_1[u32(1)];
            total_2[u32(2)] = acc_1[u32(2)];
            total_2[u32(3)] = acc_1[u32(3)];
            total_2[u32(4)] = acc_1[u32(4)];
            total_2[u32(5)] = acc_1[u32(5)];
            total_2[u32(6)] = acc_1[u32(6)];
            total_2[u32(7)] = acc_1[u32(7)];
            total_2[u32(8)] = acc_1[u32(8)];
            total_2[u32(9)] = acc_1[u32(9)];
            total_2[u32(10)] = acc_1[u32(10)];
            total_2[u32(11)] = acc_1[u32(11)];
            total_2[u32(12)] = acc_1[u32(12)];
            total_2[u32(13)] = acc_1[u32(13)];
            total_2[u32(14)] = acc_1[u32(14)];
            total_2[u32(15)] = acc_1[u32(15)];
            total_l_0 = l_2;
        }
        else
        {
            total_l_0 = m_2;
        }
        var _S182 : f32 = finish_row_0(total_l_0, &(poisoned_4));
        var _S183 : u32 = o_of_0(work_5, _S41);
        var _S184 : vec4<f32> = vec4<f32>(_S182);
        store_quad_0(_S183, _S51, total_2[u32(0)] * _S184, poisoned_4);
        store_quad_0(_S183, _S54, total_2[u32(1)] * _S184, poisoned_4);
        store_quad_0(_S183, _S56, total_2[u32(2)] * _S184, poisoned_4);
        store_quad_0(_S183, _S58, total_2[u32(3)] * _S184, poisoned_4);
        store_quad_0(_S183, _S60, total_2[u32(4)] * _S184, poisoned_4);
        store_quad_0(_S183, _S62, total_2[u32(5)] * _S184, poisoned_4);
        store_quad_0(_S183, _S64, total_2[u32(6)] * _S184, poisoned_4);
        store_quad_0(_S183, _S66, total_2[u32(7)] * _S184, poisoned_4);
        store_quad_0(_S183, _S68, total_2[u32(8)] * _S184, poisoned_4);
        store_quad_0(_S183, _S70, total_2[u32(9)] * _S184, poisoned_4);
        store_quad_0(_S183, _S72, total_2[u32(10)] * _S184, poisoned_4);
        store_quad_0(_S183, _S74, total_2[u32(11)] * _S184, poisoned_4);
        store_quad_0(_S183, _S76, total_2[u32(12)] * _S184, poisoned_4);
        store_quad_0(_S183, _S78, total_2[u32(13)] * _S184, poisoned_4);
        store_quad_0(_S183, _S80, total_2[u32(14)] * _S184, poisoned_4);
        store_quad_0(_S183, _S82, total_2[u32(15)] * _S184, poisoned_4);
    }
    return;
}

