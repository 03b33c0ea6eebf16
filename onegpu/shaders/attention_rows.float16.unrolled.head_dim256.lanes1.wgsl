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
    var work_5 : Work_0 = find_work_0(number_2, u32(64));
    var _S40 : u32 = thread_0 % u32(1);
    var row_6 : u32 = work_5.first_row_0 + thread_0;
    var last_row_0 : u32 = min(work_5.first_row_0 + u32(64), work_5.rows_0) - u32(1);
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
    var q_0 : array<vec4<f32>, i32(64)>;
    var total_2 : array<vec4<f32>, i32(64)>;
    var _S51 : u32 = _S40 * u32(4);
    q_0[u32(0)] = load_quad_0(_S48, _S51) * vec4<f32>(params_0.scale_0);
    const _S52 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
    total_2[u32(0)] = _S52;
    var _S53 : u32 = u32(1) + _S40;
    var _S54 : u32 = _S53 * u32(4);
    q_0[u32(1)] = load_quad_0(_S48, _S54) * vec4<f32>(params_0.scale_0);
    total_2[u32(1)] = _S52;
    var _S55 : u32 = u32(2) + _S40;
    var _S56 : u32 = _S55 * u32(4);
    q_0[u32(2)] = load_quad_0(_S48, _S56) * vec4<f32>(params_0.scale_0);
    total_2[u32(2)] = _S52;
    var _S57 : u32 = u32(3) + _S40;
    var _S58 : u32 = _S57 * u32(4);
    q_0[u32(3)] = load_quad_0(_S48, _S58) * vec4<f32>(params_0.scale_0);
    total_2[u32(3)] = _S52;
    var _S59 : u32 = u32(4) + _S40;
    var _S60 : u32 = _S59 * u32(4);
    q_0[u32(4)] = load_quad_0(_S48, _S60) * vec4<f32>(params_0.scale_0);
    total_2[u32(4)] = _S52;
    var _S61 : u32 = u32(5) + _S40;
    var _S62 : u32 = _S61 * u32(4);
    q_0[u32(5)] = load_quad_0(_S48, _S62) * vec4<f32>(params_0.scale_0);
    total_2[u32(5)] = _S52;
    var _S63 : u32 = u32(6) + _S40;
    var _S64 : u32 = _S63 * u32(4);
    q_0[u32(6)] = load_quad_0(_S48, _S64) * vec4<f32>(params_0.scale_0);
    total_2[u32(6)] = _S52;
    var _S65 : u32 = u32(7) + _S40;
    var _S66 : u32 = _S65 * u32(4);
    q_0[u32(7)] = load_quad_0(_S48, _S66) * vec4<f32>(params_0.scale_0);
    total_2[u32(7)] = _S52;
    var _S67 : u32 = u32(8) + _S40;
    var _S68 : u32 = _S67 * u32(4);
    q_0[u32(8)] = load_quad_0(_S48, _S68) * vec4<f32>(params_0.scale_0);
    total_2[u32(8)] = _S52;
    var _S69 : u32 = u32(9) + _S40;
    var _S70 : u32 = _S69 * u32(4);
    q_0[u32(9)] = load_quad_0(_S48, _S70) * vec4<f32>(params_0.scale_0);
    total_2[u32(9)] = _S52;
    var _S71 : u32 = u32(10) + _S40;
    var _S72 : u32 = _S71 * u32(4);
    q_0[u32(10)] = load_quad_0(_S48, _S72) * vec4<f32>(params_0.scale_0);
    total_2[u32(10)] = _S52;
    var _S73 : u32 = u32(11) + _S40;
    var _S74 : u32 = _S73 * u32(4);
    q_0[u32(11)] = load_quad_0(_S48, _S74) * vec4<f32>(params_0.scale_0);
    total_2[u32(11)] = _S52;
    var _S75 : u32 = u32(12) + _S40;
    var _S76 : u32 = _S75 * u32(4);
    q_0[u32(12)] = load_quad_0(_S48, _S76) * vec4<f32>(params_0.scale_0);
    total_2[u32(12)] = _S52;
    var _S77 : u32 = u32(13) + _S40;
    var _S78 : u32 = _S77 * u32(4);
    q_0[u32(13)] = load_quad_0(_S48, _S78) * vec4<f32>(params_0.scale_0);
    total_2[u32(13)] = _S52;
    var _S79 : u32 = u32(14) + _S40;
    var _S80 : u32 = _S79 * u32(4);
    q_0[u32(14)] = load_quad_0(_S48, _S80) * vec4<f32>(params_0.scale_0);
    total_2[u32(14)] = _S52;
    var _S81 : u32 = u32(15) + _S40;
    var _S82 : u32 = _S81 * u32(4);
    q_0[u32(15)] = load_quad_0(_S48, _S82) * vec4<f32>(params_0.scale_0);
    total_2[u32(15)] = _S52;
    var _S83 : u32 = u32(16) + _S40;
    var _S84 : u32 = _S83 * u32(4);
    q_0[u32(16)] = load_quad_0(_S48, _S84) * vec4<f32>(params_0.scale_0);
    total_2[u32(16)] = _S52;
    var _S85 : u32 = u32(17) + _S40;
    var _S86 : u32 = _S85 * u32(4);
    q_0[u32(17)] = load_quad_0(_S48, _S86) * vec4<f32>(params_0.scale_0);
    total_2[u32(17)] = _S52;
    var _S87 : u32 = u32(18) + _S40;
    var _S88 : u32 = _S87 * u32(4);
    q_0[u32(18)] = load_quad_0(_S48, _S88) * vec4<f32>(params_0.scale_0);
    total_2[u32(18)] = _S52;
    var _S89 : u32 = u32(19) + _S40;
    var _S90 : u32 = _S89 * u32(4);
    q_0[u32(19)] = load_quad_0(_S48, _S90) * vec4<f32>(params_0.scale_0);
    total_2[u32(19)] = _S52;
    var _S91 : u32 = u32(20) + _S40;
    var _S92 : u32 = _S91 * u32(4);
    q_0[u32(20)] = load_quad_0(_S48, _S92) * vec4<f32>(params_0.scale_0);
    total_2[u32(20)] = _S52;
    var _S93 : u32 = u32(21) + _S40;
    var _S94 : u32 = _S93 * u32(4);
    q_0[u32(21)] = load_quad_0(_S48, _S94) * vec4<f32>(params_0.scale_0);
    total_2[u32(21)] = _S52;
    var _S95 : u32 = u32(22) + _S40;
    var _S96 : u32 = _S95 * u32(4);
    q_0[u32(22)] = load_quad_0(_S48, _S96) * vec4<f32>(params_0.scale_0);
    total_2[u32(22)] = _S52;
    var _S97 : u32 = u32(23) + _S40;
    var _S98 : u32 = _S97 * u32(4);
    q_0[u32(23)] = load_quad_0(_S48, _S98) * vec4<f32>(params_0.scale_0);
    total_2[u32(23)] = _S52;
    var _S99 : u32 = u32(24) + _S40;
    var _S100 : u32 = _S99 * u32(4);
    q_0[u32(24)] = load_quad_0(_S48, _S100) * vec4<f32>(params_0.scale_0);
    total_2[u32(24)] = _S52;
    var _S101 : u32 = u32(25) + _S40;
    var _S102 : u32 = _S101 * u32(4);
    q_0[u32(25)] = load_quad_0(_S48, _S102) * vec4<f32>(params_0.scale_0);
    total_2[u32(25)] = _S52;
    var _S103 : u32 = u32(26) + _S40;
    var _S104 : u32 = _S103 * u32(4);
    q_0[u32(26)] = load_quad_0(_S48, _S104) * vec4<f32>(params_0.scale_0);
    total_2[u32(26)] = _S52;
    var _S105 : u32 = u32(27) + _S40;
    var _S106 : u32 = _S105 * u32(4);
    q_0[u32(27)] = load_quad_0(_S48, _S106) * vec4<f32>(params_0.scale_0);
    total_2[u32(27)] = _S52;
    var _S107 : u32 = u32(28) + _S40;
    var _S108 : u32 = _S107 * u32(4);
    q_0[u32(28)] = load_quad_0(_S48, _S108) * vec4<f32>(params_0.scale_0);
    total_2[u32(28)] = _S52;
    var _S109 : u32 = u32(29) + _S40;
    var _S110 : u32 = _S109 * u32(4);
    q_0[u32(29)] = load_quad_0(_S48, _S110) * vec4<f32>(params_0.scale_0);
    total_2[u32(29)] = _S52;
    var _S111 : u32 = u32(30) + _S40;
    var _S112 : u32 = _S111 * u32(4);
    q_0[u32(30)] = load_quad_0(_S48, _S112) * vec4<f32>(params_0.scale_0);
    total_2[u32(30)] = _S52;
    var _S113 : u32 = u32(31) + _S40;
    var _S114 : u32 = _S113 * u32(4);
    q_0[u32(31)] = load_quad_0(_S48, _S114) * vec4<f32>(params_0.scale_0);
    total_2[u32(31)] = _S52;
    var _S115 : u32 = u32(32) + _S40;
    var _S116 : u32 = _S115 * u32(4);
    q_0[u32(32)] = load_quad_0(_S48, _S116) * vec4<f32>(params_0.scale_0);
    total_2[u32(32)] = _S52;
    var _S117 : u32 = u32(33) + _S40;
    var _S118 : u32 = _S117 * u32(4);
    q_0[u32(33)] = load_quad_0(_S48, _S118) * vec4<f32>(params_0.scale_0);
    total_2[u32(33)] = _S52;
    var _S119 : u32 = u32(34) + _S40;
    var _S120 : u32 = _S119 * u32(4);
    q_0[u32(34)] = load_quad_0(_S48, _S120) * vec4<f32>(params_0.scale_0);
    total_2[u32(34)] = _S52;
    var _S121 : u32 = u32(35) + _S40;
    var _S122 : u32 = _S121 * u32(4);
    q_0[u32(35)] = load_quad_0(_S48, _S122) * vec4<f32>(params_0.scale_0);
    total_2[u32(35)] = _S52;
    var _S123 : u32 = u32(36) + _S40;
    var _S124 : u32 = _S123 * u32(4);
    q_0[u32(36)] = load_quad_0(_S48, _S124) * vec4<f32>(params_0.scale_0);
    total_2[u32(36)] = _S52;
    var _S125 : u32 = u32(37) + _S40;
    var _S126 : u32 = _S125 * u32(4);
    q_0[u32(37)] = load_quad_0(_S48, _S126) * vec4<f32>(params_0.scale_0);
    total_2[u32(37)] = _S52;
    var _S127 : u32 = u32(38) + _S40;
    var _S128 : u32 = _S127 * u32(4);
    q_0[u32(38)] = load_quad_0(_S48, _S128) * vec4<f32>(params_0.scale_0);
    total_2[u32(38)] = _S52;
    var _S129 : u32 = u32(39) + _S40;
    var _S130 : u32 = _S129 * u32(4);
    q_0[u32(39)] = load_quad_0(_S48, _S130) * vec4<f32>(params_0.scale_0);
    total_2[u32(39)] = _S52;
    var _S131 : u32 = u32(40) + _S40;
    var _S132 : u32 = _S131 * u32(4);
    q_0[u32(40)] = load_quad_0(_S48, _S132) * vec4<f32>(params_0.scale_0);
    total_2[u32(40)] = _S52;
    var _S133 : u32 = u32(41) + _S40;
    var _S134 : u32 = _S133 * u32(4);
    q_0[u32(41)] = load_quad_0(_S48, _S134) * vec4<f32>(params_0.scale_0);
    total_2[u32(41)] = _S52;
    var _S135 : u32 = u32(42) + _S40;
    var _S136 : u32 = _S135 * u32(4);
    q_0[u32(42)] = load_quad_0(_S48, _S136) * vec4<f32>(params_0.scale_0);
    total_2[u32(42)] = _S52;
    var _S137 : u32 = u32(43) + _S40;
    var _S138 : u32 = _S137 * u32(4);
    q_0[u32(43)] = load_quad_0(_S48, _S138) * vec4<f32>(params_0.scale_0);
    total_2[u32(43)] = _S52;
    var _S139 : u32 = u32(44) + _S40;
    var _S140 : u32 = _S139 * u32(4);
    q_0[u32(44)] = load_quad_0(_S48, _S140) * vec4<f32>(params_0.scale_0);
    total_2[u32(44)] = _S52;
    var _S141 : u32 = u32(45) + _S40;
    var _S142 : u32 = _S141 * u32(4);
    q_0[u32(45)] = load_quad_0(_S48, _S142) * vec4<f32>(params_0.scale_0);
    total_2[u32(45)] = _S52;
    var _S143 : u32 = u32(46) + _S40;
    var _S144 : u32 = _S143 * u32(4);
    q_0[u32(46)] = load_quad_0(_S48, _S144) * vec4<f32>(params_0.scale_0);
    total_2[u32(46)] = _S52;
    var _S145 : u32 = u32(47) + _S40;
    var _S146 : u32 = _S145 * u32(4);
    q_0[u32(47)] = load_quad_0(_S48, _S146) * vec4<f32>(params_0.scale_0);
    total_2[u32(47)] = _S52;
    var _S147 : u32 = u32(48) + _S40;
    var _S148 : u32 = _S147 * u32(4);
    q_0[u32(48)] = load_quad_0(_S48, _S148) * vec4<f32>(params_0.scale_0);
    total_2[u32(48)] = _S52;
    var _S149 : u32 = u32(49) + _S40;
    var _S150 : u32 = _S149 * u32(4);
    q_0[u32(49)] = load_quad_0(_S48, _S150) * vec4<f32>(params_0.scale_0);
    total_2[u32(49)] = _S52;
    var _S151 : u32 = u32(50) + _S40;
    var _S152 : u32 = _S151 * u32(4);
    q_0[u32(50)] = load_quad_0(_S48, _S152) * vec4<f32>(params_0.scale_0);
    total_2[u32(50)] = _S52;
    var _S153 : u32 = u32(51) + _S40;
    var _S154 : u32 = _S153 * u32(4);
    q_0[u32(51)] = load_quad_0(_S48, _S154) * vec4<f32>(params_0.scale_0);
    total_2[u32(51)] = _S52;
    var _S155 : u32 = u32(52) + _S40;
    var _S156 : u32 = _S155 * u32(4);
    q_0[u32(52)] = load_quad_0(_S48, _S156) * vec4<f32>(params_0.scale_0);
    total_2[u32(52)] = _S52;
    var _S157 : u32 = u32(53) + _S40;
    var _S158 : u32 = _S157 * u32(4);
    q_0[u32(53)] = load_quad_0(_S48, _S158) * vec4<f32>(params_0.scale_0);
    total_2[u32(53)] = _S52;
    var _S159 : u32 = u32(54) + _S40;
    var _S160 : u32 = _S159 * u32(4);
    q_0[u32(54)] = load_quad_0(_S48, _S160) * vec4<f32>(params_0.scale_0);
    total_2[u32(54)] = _S52;
    var _S161 : u32 = u32(55) + _S40;
    var _S162 : u32 = _S161 * u32(4);
    q_0[u32(55)] = load_quad_0(_S48, _S162) * vec4<f32>(params_0.scale_0);
    total_2[u32(55)] = _S52;
    var _S163 : u32 = u32(56) + _S40;
    var _S164 : u32 = _S163 * u32(4);
    q_0[u32(56)] = load_quad_0(_S48, _S164) * vec4<f32>(params_0.scale_0);
    total_2[u32(56)] = _S52;
    var _S165 : u32 = u32(57) + _S40;
    var _S166 : u32 = _S165 * u32(4);
    q_0[u32(57)] = load_quad_0(_S48, _S166) * vec4<f32>(params_0.scale_0);
    total_2[u32(57)] = _S52;
    var _S167 : u32 = u32(58) + _S40;
    var _S168 : u32 = _S167 * u32(4);
    q_0[u32(58)] = load_quad_0(_S48, _S168) * vec4<f32>(params_0.scale_0);
    total_2[u32(58)] = _S52;
    var _S169 : u32 = u32(59) + _S40;
    var _S170 : u32 = _S169 * u32(4);
    q_0[u32(59)] = load_quad_0(_S48, _S170) * vec4<f32>(params_0.scale_0);
    total_2[u32(59)] = _S52;
    var _S171 : u32 = u32(60) + _S40;
    var _S172 : u32 = _S171 * u32(4);
    q_0[u32(60)] = load_quad_0(_S48, _S172) * vec4<f32>(params_0.scale_0);
    total_2[u32(60)] = _S52;
    var _S173 : u32 = u32(61) + _S40;
    var _S174 : u32 = _S173 * u32(4);
    q_0[u32(61)] = load_quad_0(_S48, _S174) * vec4<f32>(params_0.scale_0);
    total_2[u32(61)] = _S52;
    var _S175 : u32 = u32(62) + _S40;
    var _S176 : u32 = _S175 * u32(4);
    q_0[u32(62)] = load_quad_0(_S48, _S176) * vec4<f32>(params_0.scale_0);
    total_2[u32(62)] = _S52;
    var _S177 : u32 = u32(63) + _S40;
    var _S178 : u32 = _S177 * u32(4);
    q_0[u32(63)] = load_quad_0(_S48, _S178) * vec4<f32>(params_0.scale_0);
    total_2[u32(63)] = _S52;
    var total_m_1 : f32 = -3.4028234663852886e+38f;
    var acc_1 : array<vec4<f32>, i32(64)>;
    var poisoned_4 : bool = false;
    var range_1 : u32 = work_5.first_range_0;
    var total_l_0 : f32 = 0.0f;
    for(;;)
    {
        var _S179 : u32 = range_1 + u32(1);
        var _S180 : u32 = min(_S179 * params_0.range_keys_0, _S43);
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
        acc_1[u32(16)] = _S52;
        acc_1[u32(17)] = _S52;
        acc_1[u32(18)] = _S52;
        acc_1[u32(19)] = _S52;
        acc_1[u32(20)] = _S52;
        acc_1[u32(21)] = _S52;
        acc_1[u32(22)] = _S52;
        acc_1[u32(23)] = _S52;
        acc_1[u32(24)] = _S52;
        acc_1[u32(25)] = _S52;
        acc_1[u32(26)] = _S52;
        acc_1[u32(27)] = _S52;
        acc_1[u32(28)] = _S52;
        acc_1[u32(29)] = _S52;
        acc_1[u32(30)] = _S52;
        acc_1[u32(31)] = _S52;
        acc_1[u32(32)] = _S52;
        acc_1[u32(33)] = _S52;
        acc_1[u32(34)] = _S52;
        acc_1[u32(35)] = _S52;
        acc_1[u32(36)] = _S52;
        acc_1[u32(37)] = _S52;
        acc_1[u32(38)] = _S52;
        acc_1[u32(39)] = _S52;
        acc_1[u32(40)] = _S52;
        acc_1[u32(41)] = _S52;
        acc_1[u32(42)] = _S52;
        acc_1[u32(43)] = _S52;
        acc_1[u32(44)] = _S52;
        acc_1[u32(45)] = _S52;
        acc_1[u32(46)] = _S52;
        acc_1[u32(47)] = _S52;
        acc_1[u32(48)] = _S52;
        acc_1[u32(49)] = _S52;
        acc_1[u32(50)] = _S52;
        acc_1[u32(51)] = _S52;
        acc_1[u32(52)] = _S52;
        acc_1[u32(53)] = _S52;
        acc_1[u32(54)] = _S52;
        acc_1[u32(55)] = _S52;
        acc_1[u32(56)] = _S52;
        acc_1[u32(57)] = _S52;
        acc_1[u32(58)] = _S52;
        acc_1[u32(59)] = _S52;
        acc_1[u32(60)] = _S52;
        acc_1[u32(61)] = _S52;
        acc_1[u32(62)] = _S52;
        acc_1[u32(63)] = _S52;
        var tile_0 : u32 = range_1 * params_0.range_keys_0;
        var m_3 : f32 = -3.4028234663852886e+38f;
        l_2 = 0.0f;
        for(;;)
        {
            if(tile_0 < _S180)
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
                if(key_0 < _S180)
                {
                    var _S181 : vec4<f32> = load_quad_2(_S47 + key_0 * params_0.v_row_0, element_1);
                    k_quad_0 = load_quad_1(_S46 + key_0 * params_0.k_row_0, element_1);
                    v_quad_0 = _S181;
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
            var _S182 : u32 = min(u32(8), _S180 - tile_0);
            var l_3 : f32;
            if(live_0)
            {
                var step_0 : u32 = u32(0);
                m_2 = m_3;
                l_3 = l_2;
                for(;;)
                {
                    if(step_0 < _S182)
                    {
                    }
                    else
                    {
                        break;
                    }
                    var sum_1 : array<vec4<f32>, i32(4)>;
                    var _S183 : u32 = step_0 * u32(64);
                    var _S184 : u32 = _S183 + _S40;
                    var _S185 : u32 = (step_0 + u32(1)) * u32(64);
                    var _S186 : u32 = _S185 + _S40;
                    var _S187 : u32 = (step_0 + u32(2)) * u32(64);
                    var _S188 : u32 = _S187 + _S40;
                    var _S189 : u32 = (step_0 + u32(3)) * u32(64);
                    var _S190 : u32 = _S189 + _S40;
                    var _S191 : u32 = _S183 + u32(1) + _S40;
                    var _S192 : u32 = _S185 + u32(1) + _S40;
                    var _S193 : u32 = _S187 + u32(1) + _S40;
                    var _S194 : u32 = _S189 + u32(1) + _S40;
                    var _S195 : u32 = _S183 + u32(2) + _S40;
                    var _S196 : u32 = _S185 + u32(2) + _S40;
                    var _S197 : u32 = _S187 + u32(2) + _S40;
                    var _S198 : u32 = _S189 + u32(2) + _S40;
                    var _S199 : u32 = _S183 + u32(3) + _S40;
                    var _S200 : u32 = _S185 + u32(3) + _S40;
                    var _S201 : u32 = _S187 + u32(3) + _S40;
                    var _S202 : u32 = _S189 + u32(3) + _S40;
                    var _S203 : u32 = _S183 + u32(4) + _S40;
                    var _S204 : u32 = _S185 + u32(4) + _S40;
                    var _S205 : u32 = _S187 + u32(4) + _S40;
                    var _S206 : u32 = _S189 + u32(4) + _S40;
                    var _S207 : u32 = _S183 + u32(5) + _S40;
                    var _S208 : u32 = _S185 + u32(5) + _S40;
                    var _S209 : u32 = _S187 + u32(5) + _S40;
                    var _S210 : u32 = _S189 + u32(5) + _S40;
                    var _S211 : u32 = _S183 + u32(6) + _S40;
                    var _S212 : u32 = _S185 + u32(6) + _S40;
                    var _S213 : u32 = _S187 + u32(6) + _S40;
                    var _S214 : u32 = _S189 + u32(6) + _S40;
                    var _S215 : u32 = _S183 + u32(7) + _S40;
                    var _S216 : u32 = _S185 + u32(7) + _S40;
                    var _S217 : u32 = _S187 + u32(7) + _S40;
                    var _S218 : u32 = _S189 + u32(7) + _S40;
                    var _S219 : u32 = _S183 + u32(8) + _S40;
                    var _S220 : u32 = _S185 + u32(8) + _S40;
                    var _S221 : u32 = _S187 + u32(8) + _S40;
                    var _S222 : u32 = _S189 + u32(8) + _S40;
                    var _S223 : u32 = _S183 + u32(9) + _S40;
                    var _S224 : u32 = _S185 + u32(9) + _S40;
                    var _S225 : u32 = _S187 + u32(9) + _S40;
                    var _S226 : u32 = _S189 + u32(9) + _S40;
                    var _S227 : u32 = _S183 + u32(10) + _S40;
                    var _S228 : u32 = _S185 + u32(10) + _S40;
                    var _S229 : u32 = _S187 + u32(10) + _S40;
                    var _S230 : u32 = _S189 + u32(10) + _S40;
                    var _S231 : u32 = _S183 + u32(11) + _S40;
                    var _S232 : u32 = _S185 + u32(11) + _S40;
                    var _S233 : u32 = _S187 + u32(11) + _S40;
                    var _S234 : u32 = _S189 + u32(11) + _S40;
                    var _S235 : u32 = _S183 + u32(12) + _S40;
                    var _S236 : u32 = _S185 + u32(12) + _S40;
                    var _S237 : u32 = _S187 + u32(12) + _S40;
                    var _S238 : u32 = _S189 + u32(12) + _S40;
                    var _S239 : u32 = _S183 + u32(13) + _S40;
                    var _S240 : u32 = _S185 + u32(13) + _S40;
                    var _S241 : u32 = _S187 + u32(13) + _S40;
                    var _S242 : u32 = _S189 + u32(13) + _S40;
                    var _S243 : u32 = _S183 + u32(14) + _S40;
                    var _S244 : u32 = _S185 + u32(14) + _S40;
                    var _S245 : u32 = _S187 + u32(14) + _S40;
                    var _S246 : u32 = _S189 + u32(14) + _S40;
                    var _S247 : u32 = _S183 + u32(15) + _S40;
                    var _S248 : u32 = _S185 + u32(15) + _S40;
                    var _S249 : u32 = _S187 + u32(15) + _S40;
                    var _S250 : u32 = _S189 + u32(15) + _S40;
                    var _S251 : u32 = _S183 + u32(16) + _S40;
                    var _S252 : u32 = _S185 + u32(16) + _S40;
                    var _S253 : u32 = _S187 + u32(16) + _S40;
                    var _S254 : u32 = _S189 + u32(16) + _S40;
                    var _S255 : u32 = _S183 + u32(17) + _S40;
                    var _S256 : u32 = _S185 + u32(17) + _S40;
                    var _S257 : u32 = _S187 + u32(17) + _S40;
                    var _S258 : u32 = _S189 + u32(17) + _S40;
                    var _S259 : u32 = _S183 + u32(18) + _S40;
                    var _S260 : u32 = _S185 + u32(18) + _S40;
                    var _S261 : u32 = _S187 + u32(18) + _S40;
                    var _S262 : u32 = _S189 + u32(18) + _S40;
                    var _S263 : u32 = _S183 + u32(19) + _S40;
                    var _S264 : u32 = _S185 + u32(19) + _S40;
                    var _S265 : u32 = _S187 + u32(19) + _S40;
                    var _S266 : u32 = _S189 + u32(19) + _S40;
                    var _S267 : u32 = _S183 + u32(20) + _S40;
                    var _S268 : u32 = _S185 + u32(20) + _S40;
                    var _S269 : u32 = _S187 + u32(20) + _S40;
                    var _S270 : u32 = _S189 + u32(20) + _S40;
                    var _S271 : u32 = _S183 + u32(21) + _S40;
                    var _S272 : u32 = _S185 + u32(21) + _S40;
                    var _S273 : u32 = _S187 + u32(21) + _S40;
                    var _S274 : u32 = _S189 + u32(21) + _S40;
                    var _S275 : u32 = _S183 + u32(22) + _S40;
                    var _S276 : u32 = _S185 + u32(22) + _S40;
                    var _S277 : u32 = _S187 + u32(22) + _S40;
                    var _S278 : u32 = _S189 + u32(22) + _S40;
                    var _S279 : u32 = _S183 + u32(23) + _S40;
                    var _S280 : u32 = _S185 + u32(23) + _S40;
                    var _S281 : u32 = _S187 + u32(23) + _S40;
                    var _S282 : u32 = _S189 + u32(23) + _S40;
                    var _S283 : u32 = _S183 + u32(24) + _S40;
                    var _S284 : u32 = _S185 + u32(24) + _S40;
                    var _S285 : u32 = _S187 + u32(24) + _S40;
                    var _S286 : u32 = _S189 + u32(24) + _S40;
                    var _S287 : u32 = _S183 + u32(25) + _S40;
                    var _S288 : u32 = _S185 + u32(25) + _S40;
                    var _S289 : u32 = _S187 + u32(25) + _S40;
                    var _S290 : u32 = _S189 + u32(25) + _S40;
                    var _S291 : u32 = _S183 + u32(26) + _S40;
                    var _S292 : u32 = _S185 + u32(26) + _S40;
                    var _S293 : u32 = _S187 + u32(26) + _S40;
                    var _S294 : u32 = _S189 + u32(26) + _S40;
                    var _S295 : u32 = _S183 + u32(27) + _S40;
                    var _S296 : u32 = _S185 + u32(27) + _S40;
                    var _S297 : u32 = _S187 + u32(27) + _S40;
                    var _S298 : u32 = _S189 + u32(27) + _S40;
                    var _S299 : u32 = _S183 + u32(28) + _S40;
                    var _S300 : u32 = _S185 + u32(28) + _S40;
                    var _S301 : u32 = _S187 + u32(28) + _S40;
                    var _S302 : u32 = _S189 + u32(28) + _S40;
                    var _S303 : u32 = _S183 + u32(29) + _S40;
                    var _S304 : u32 = _S185 + u32(29) + _S40;
                    var _S305 : u32 = _S187 + u32(29) + _S40;
                    var _S306 : u32 = _S189 + u32(29) + _S40;
                    var _S307 : u32 = _S183 + u32(30) + _S40;
                    var _S308 : u32 = _S185 + u32(30) + _S40;
                    var _S309 : u32 = _S187 + u32(30) + _S40;
                    var _S310 : u32 = _S189 + u32(30) + _S40;
                    var _S311 : u32 = _S183 + u32(31) + _S40;
                    var _S312 : u32 = _S185 + u32(31) + _S40;
                    var _S313 : u32 = _S187 + u32(31) + _S40;
                    var _S314 : u32 = _S189 + u32(31) + _S40;
                    var _S315 : u32 = _S183 + u32(32) + _S40;
                    var _S316 : u32 = _S185 + u32(32) + _S40;
                    var _S317 : u32 = _S187 + u32(32) + _S40;
                    var _S318 : u32 = _S189 + u32(32) + _S40;
                    var _S319 : u32 = _S183 + u32(33) + _S40;
                    var _S320 : u32 = _S185 + u32(33) + _S40;
                    var _S321 : u32 = _S187 + u32(33) + _S40;
                    var _S322 : u32 = _S189 + u32(33) + _S40;
                    var _S323 : u32 = _S183 + u32(34) + _S40;
                    var _S324 : u32 = _S185 + u32(34) + _S40;
                    var _S325 : u32 = _S187 + u32(34) + _S40;
                    var _S326 : u32 = _S189 + u32(34) + _S40;
                    var _S327 : u32 = _S183 + u32(35) + _S40;
                    var _S328 : u32 = _S185 + u32(35) + _S40;
                    var _S329 : u32 = _S187 + u32(35) + _S40;
                    var _S330 : u32 = _S189 + u32(35) + _S40;
                    var _S331 : u32 = _S183 + u32(36) + _S40;
                    var _S332 : u32 = _S185 + u32(36) + _S40;
                    var _S333 : u32 = _S187 + u32(36) + _S40;
                    var _S334 : u32 = _S189 + u32(36) + _S40;
                    var _S335 : u32 = _S183 + u32(37) + _S40;
                    var _S336 : u32 = _S185 + u32(37) + _S40;
                    var _S337 : u32 = _S187 + u32(37) + _S40;
                    var _S338 : u32 = _S189 + u32(37) + _S40;
                    var _S339 : u32 = _S183 + u32(38) + _S40;
                    var _S340 : u32 = _S185 + u32(38) + _S40;
                    var _S341 : u32 = _S187 + u32(38) + _S40;
                    var _S342 : u32 = _S189 + u32(38) + _S40;
                    var _S343 : u32 = _S183 + u32(39) + _S40;
                    var _S344 : u32 = _S185 + u32(39) + _S40;
                    var _S345 : u32 = _S187 + u32(39) + _S40;
                    var _S346 : u32 = _S189 + u32(39) + _S40;
                    var _S347 : u32 = _S183 + u32(40) + _S40;
                    var _S348 : u32 = _S185 + u32(40) + _S40;
                    var _S349 : u32 = _S187 + u32(40) + _S40;
                    var _S350 : u32 = _S189 + u32(40) + _S40;
                    var _S351 : u32 = _S183 + u32(41) + _S40;
                    var _S352 : u32 = _S185 + u32(41) + _S40;
                    var _S353 : u32 = _S187 + u32(41) + _S40;
                    var _S354 : u32 = _S189 + u32(41) + _S40;
                    var _S355 : u32 = _S183 + u32(42) + _S40;
                    var _S356 : u32 = _S185 + u32(42) + _S40;
                    var _S357 : u32 = _S187 + u32(42) + _S40;
                    var _S358 : u32 = _S189 + u32(42) + _S40;
                    var _S359 : u32 = _S183 + u32(43) + _S40;
                    var _S360 : u32 = _S185 + u32(43) + _S40;
                    var _S361 : u32 = _S187 + u32(43) + _S40;
                    var _S362 : u32 = _S189 + u32(43) + _S40;
                    var _S363 : u32 = _S183 + u32(44) + _S40;
                    var _S364 : u32 = _S185 + u32(44) + _S40;
                    var _S365 : u32 = _S187 + u32(44) + _S40;
                    var _S366 : u32 = _S189 + u32(44) + _S40;
                    var _S367 : u32 = _S183 + u32(45) + _S40;
                    var _S368 : u32 = _S185 + u32(45) + _S40;
                    var _S369 : u32 = _S187 + u32(45) + _S40;
                    var _S370 : u32 = _S189 + u32(45) + _S40;
                    var _S371 : u32 = _S183 + u32(46) + _S40;
                    var _S372 : u32 = _S185 + u32(46) + _S40;
                    var _S373 : u32 = _S187 + u32(46) + _S40;
                    var _S374 : u32 = _S189 + u32(46) + _S40;
                    var _S375 : u32 = _S183 + u32(47) + _S40;
                    var _S376 : u32 = _S185 + u32(47) + _S40;
                    var _S377 : u32 = _S187 + u32(47) + _S40;
                    var _S378 : u32 = _S189 + u32(47) + _S40;
                    var _S379 : u32 = _S183 + u32(48) + _S40;
                    var _S380 : u32 = _S185 + u32(48) + _S40;
                    var _S381 : u32 = _S187 + u32(48) + _S40;
                    var _S382 : u32 = _S189 + u32(48) + _S40;
                    var _S383 : u32 = _S183 + u32(49) + _S40;
                    var _S384 : u32 = _S185 + u32(49) + _S40;
                    var _S385 : u32 = _S187 + u32(49) + _S40;
                    var _S386 : u32 = _S189 + u32(49) + _S40;
                    var _S387 : u32 = _S183 + u32(50) + _S40;
                    var _S388 : u32 = _S185 + u32(50) + _S40;
                    var _S389 : u32 = _S187 + u32(50) + _S40;
                    var _S390 : u32 = _S189 + u32(50) + _S40;
                    var _S391 : u32 = _S183 + u32(51) + _S40;
                    var _S392 : u32 = _S185 + u32(51) + _S40;
                    var _S393 : u32 = _S187 + u32(51) + _S40;
                    var _S394 : u32 = _S189 + u32(51) + _S40;
                    var _S395 : u32 = _S183 + u32(52) + _S40;
                    var _S396 : u32 = _S185 + u32(52) + _S40;
                    var _S397 : u32 = _S187 + u32(52) + _S40;
                    var _S398 : u32 = _S189 + u32(52) + _S40;
                    var _S399 : u32 = _S183 + u32(53) + _S40;
                    var _S400 : u32 = _S185 + u32(53) + _S40;
                    var _S401 : u32 = _S187 + u32(53) + _S40;
                    var _S402 : u32 = _S189 + u32(53) + _S40;
                    var _S403 : u32 = _S183 + u32(54) + _S40;
                    var _S404 : u32 = _S185 + u32(54) + _S40;
                    var _S405 : u32 = _S187 + u32(54) + _S40;
                    var _S406 : u32 = _S189 + u32(54) + _S40;
                    var _S407 : u32 = _S183 + u32(55) + _S40;
                    var _S408 : u32 = _S185 + u32(55) + _S40;
                    var _S409 : u32 = _S187 + u32(55) + _S40;
                    var _S410 : u32 = _S189 + u32(55) + _S40;
                    var _S411 : u32 = _S183 + u32(56) + _S40;
                    var _S412 : u32 = _S185 + u32(56) + _S40;
                    var _S413 : u32 = _S187 + u32(56) + _S40;
                    var _S414 : u32 = _S189 + u32(56) + _S40;
                    var _S415 : u32 = _S183 + u32(57) + _S40;
                    var _S416 : u32 = _S185 + u32(57) + _S40;
                    var _S417 : u32 = _S187 + u32(57) + _S40;
                    var _S418 : u32 = _S189 + u32(57) + _S40;
                    var _S419 : u32 = _S183 + u32(58) + _S40;
                    var _S420 : u32 = _S185 + u32(58) + _S40;
                    var _S421 : u32 = _S187 + u32(58) + _S40;
                    var _S422 : u32 = _S189 + u32(58) + _S40;
                    var _S423 : u32 = _S183 + u32(59) + _S40;
                    var _S424 : u32 = _S185 + u32(59) + _S40;
                    var _S425 : u32 = _S187 + u32(59) + _S40;
                    var _S426 : u32 = _S189 + u32(59) + _S40;
                    var _S427 : u32 = _S183 + u32(60) + _S40;
                    var _S428 : u32 = _S185 + u32(60) + _S40;
                    var _S429 : u32 = _S187 + u32(60) + _S40;
                    var _S430 : u32 = _S189 + u32(60) + _S40;
                    var _S431 : u32 = _S183 + u32(61) + _S40;
                    var _S432 : u32 = _S185 + u32(61) + _S40;
                    var _S433 : u32 = _S187 + u32(61) + _S40;
                    var _S434 : u32 = _S189 + u32(61) + _S40;
                    var _S435 : u32 = _S183 + u32(62) + _S40;
                    var _S436 : u32 = _S185 + u32(62) + _S40;
                    var _S437 : vec4<f32> = fma(q_0[u32(62)], k_tile_0[_S436], fma(q_0[u32(61)], k_tile_0[_S432], fma(q_0[u32(60)], k_tile_0[_S428], fma(q_0[u32(59)], k_tile_0[_S424], fma(q_0[u32(58)], k_tile_0[_S420], fma(q_0[u32(57)], k_tile_0[_S416], fma(q_0[u32(56)], k_tile_0[_S412], fma(q_0[u32(55)], k_tile_0[_S408], fma(q_0[u32(54)], k_tile_0[_S404], fma(q_0[u32(53)], k_tile_0[_S400], fma(q_0[u32(52)], k_tile_0[_S396], fma(q_0[u32(51)], k_tile_0[_S392], fma(q_0[u32(50)], k_tile_0[_S388], fma(q_0[u32(49)], k_tile_0[_S384], fma(q_0[u32(48)], k_tile_0[_S380], fma(q_0[u32(47)], k_tile_0[_S376], fma(q_0[u32(46)], k_tile_0[_S372], fma(q_0[u32(45)], k_tile_0[_S368], fma(q_0[u32(44)], k_tile_0[_S364], fma(q_0[u32(43)], k_tile_0[_S360], fma(q_0[u32(42)], k_tile_0[_S356], fma(q_0[u32(41)], k_tile_0[_S352], fma(q_0[u32(40)], k_tile_0[_S348], fma(q_0[u32(39)], k_tile_0[_S344], fma(q_0[u32(38)], k_tile_0[_S340], fma(q_0[u32(37)], k_tile_0[_S336], fma(q_0[u32(36)], k_tile_0[_S332], fma(q_0[u32(35)], k_tile_0[_S328], fma(q_0[u32(34)], k_tile_0[_S324], fma(q_0[u32(33)], k_tile_0[_S320], fma(q_0[u32(32)], k_tile_0[_S316], fma(q_0[u32(31)], k_tile_0[_S312], fma(q_0[u32(30)], k_tile_0[_S308], fma(q_0[u32(29)], k_tile_0[_S304], fma(q_0[u32(28)], k_tile_0[_S300], fma(q_0[u32(27)], k_tile_0[_S296], fma(q_0[u32(26)], k_tile_0[_S292], fma(q_0[u32(25)], k_tile_0[_S288], fma(q_0[u32(24)], k_tile_0[_S284], fma(q_0[u32(23)], k_tile_0[_S280], fma(q_0[u32(22)], k_tile_0[_S276], fma(q_0[u32(21)], k_tile_0[_S272], fma(q_0[u32(20)], k_tile_0[_S268], fma(q_0[u32(19)], k_tile_0[_S264], fma(q_0[u32(18)], k_tile_0[_S260], fma(q_0[u32(17)], k_tile_0[_S256], fma(q_0[u32(16)], k_tile_0[_S252], fma(q_0[u32(15)], k_tile_0[_S248], fma(q_0[u32(14)], k_tile_0[_S244], fma(q_0[u32(13)], k_tile_0[_S240], fma(q_0[u32(12)], k_tile_0[_S236], fma(q_0[u32(11)], k_tile_0[_S232], fma(q_0[u32(10)], k_tile_0[_S228], fma(q_0[u32(9)], k_tile_0[_S224], fma(q_0[u32(8)], k_tile_0[_S220], fma(q_0[u32(7)], k_tile_0[_S216], fma(q_0[u32(6)], k_tile_0[_S212], fma(q_0[u32(5)], k_tile_0[_S208], fma(q_0[u32(4)], k_tile_0[_S204], fma(q_0[u32(3)], k_tile_0[_S200], fma(q_0[u32(2)], k_tile_0[_S196], fma(q_0[u32(1)], k_tile_0[_S192], fma(q_0[u32(0)], k_tile_0[_S186], _S52)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))));
                    var _S438 : u32 = _S187 + u32(62) + _S40;
                    var _S439 : vec4<f32> = fma(q_0[u32(62)], k_tile_0[_S438], fma(q_0[u32(61)], k_tile_0[_S433], fma(q_0[u32(60)], k_tile_0[_S429], fma(q_0[u32(59)], k_tile_0[_S425], fma(q_0[u32(58)], k_tile_0[_S421], fma(q_0[u32(57)], k_tile_0[_S417], fma(q_0[u32(56)], k_tile_0[_S413], fma(q_0[u32(55)], k_tile_0[_S409], fma(q_0[u32(54)], k_tile_0[_S405], fma(q_0[u32(53)], k_tile_0[_S401], fma(q_0[u32(52)], k_tile_0[_S397], fma(q_0[u32(51)], k_tile_0[_S393], fma(q_0[u32(50)], k_tile_0[_S389], fma(q_0[u32(49)], k_tile_0[_S385], fma(q_0[u32(48)], k_tile_0[_S381], fma(q_0[u32(47)], k_tile_0[_S377], fma(q_0[u32(46)], k_tile_0[_S373], fma(q_0[u32(45)], k_tile_0[_S369], fma(q_0[u32(44)], k_tile_0[_S365], fma(q_0[u32(43)], k_tile_0[_S361], fma(q_0[u32(42)], k_tile_0[_S357], fma(q_0[u32(41)], k_tile_0[_S353], fma(q_0[u32(40)], k_tile_0[_S349], fma(q_0[u32(39)], k_tile_0[_S345], fma(q_0[u32(38)], k_tile_0[_S341], fma(q_0[u32(37)], k_tile_0[_S337], fma(q_0[u32(36)], k_tile_0[_S333], fma(q_0[u32(35)], k_tile_0[_S329], fma(q_0[u32(34)], k_tile_0[_S325], fma(q_0[u32(33)], k_tile_0[_S321], fma(q_0[u32(32)], k_tile_0[_S317], fma(q_0[u32(31)], k_tile_0[_S313], fma(q_0[u32(30)], k_tile_0[_S309], fma(q_0[u32(29)], k_tile_0[_S305], fma(q_0[u32(28)], k_tile_0[_S301], fma(q_0[u32(27)], k_tile_0[_S297], fma(q_0[u32(26)], k_tile_0[_S293], fma(q_0[u32(25)], k_tile_0[_S289], fma(q_0[u32(24)], k_tile_0[_S285], fma(q_0[u32(23)], k_tile_0[_S281], fma(q_0[u32(22)], k_tile_0[_S277], fma(q_0[u32(21)], k_tile_0[_S273], fma(q_0[u32(20)], k_tile_0[_S269], fma(q_0[u32(19)], k_tile_0[_S265], fma(q_0[u32(18)], k_tile_0[_S261], fma(q_0[u32(17)], k_tile_0[_S257], fma(q_0[u32(16)], k_tile_0[_S253], fma(q_0[u32(15)], k_tile_0[_S249], fma(q_0[u32(14)], k_tile_0[_S245], fma(q_0[u32(13)], k_tile_0[_S241], fma(q_0[u32(12)], k_tile_0[_S237], fma(q_0[u32(11)], k_tile_0[_S233], fma(q_0[u32(10)], k_tile_0[_S229], fma(q_0[u32(9)], k_tile_0[_S225], fma(q_0[u32(8)], k_tile_0[_S221], fma(q_0[u32(7)], k_tile_0[_S217], fma(q_0[u32(6)], k_tile_0[_S213], fma(q_0[u32(5)], k_tile_0[_S209], fma(q_0[u32(4)], k_tile_0[_S205], fma(q_0[u32(3)], k_tile_0[_S201], fma(q_0[u32(2)], k_tile_0[_S197], fma(q_0[u32(1)], k_tile_0[_S193], fma(q_0[u32(0)], k_tile_0[_S188], _S52)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))));
                    var _S440 : u32 = _S189 + u32(62) + _S40;
                    var _S441 : vec4<f32> = fma(q_0[u32(62)], k_tile_0[_S440], fma(q_0[u32(61)], k_tile_0[_S434], fma(q_0[u32(60)], k_tile_0[_S430], fma(q_0[u32(59)], k_tile_0[_S426], fma(q_0[u32(58)], k_tile_0[_S422], fma(q_0[u32(57)], k_tile_0[_S418], fma(q_0[u32(56)], k_tile_0[_S414], fma(q_0[u32(55)], k_tile_0[_S410], fma(q_0[u32(54)], k_tile_0[_S406], fma(q_0[u32(53)], k_tile_0[_S402], fma(q_0[u32(52)], k_tile_0[_S398], fma(q_0[u32(51)], k_tile_0[_S394], fma(q_0[u32(50)], k_tile_0[_S390], fma(q_0[u32(49)], k_tile_0[_S386], fma(q_0[u32(48)], k_tile_0[_S382], fma(q_0[u32(47)], k_tile_0[_S378], fma(q_0[u32(46)], k_tile_0[_S374], fma(q_0[u32(45)], k_tile_0[_S370], fma(q_0[u32(44)], k_tile_0[_S366], fma(q_0[u32(43)], k_tile_0[_S362], fma(q_0[u32(42)], k_tile_0[_S358], fma(q_0[u32(41)], k_tile_0[_S354], fma(q_0[u32(40)], k_tile_0[_S350], fma(q_0[u32(39)], k_tile_0[_S346], fma(q_0[u32(38)], k_tile_0[_S342], fma(q_0[u32(37)], k_tile_0[_S338], fma(q_0[u32(36)], k_tile_0[_S334], fma(q_0[u32(35)], k_tile_0[_S330], fma(q_0[u32(34)], k_tile_0[_S326], fma(q_0[u32(33)], k_tile_0[_S322], fma(q_0[u32(32)], k_tile_0[_S318], fma(q_0[u32(31)], k_tile_0[_S314], fma(q_0[u32(30)], k_tile_0[_S310], fma(q_0[u32(29)], k_tile_0[_S306], fma(q_0[u32(28)], k_tile_0[_S302], fma(q_0[u32(27)], k_tile_0[_S298], fma(q_0[u32(26)], k_tile_0[_S294], fma(q_0[u32(25)], k_tile_0[_S290], fma(q_0[u32(24)], k_tile_0[_S286], fma(q_0[u32(23)], k_tile_0[_S282], fma(q_0[u32(22)], k_tile_0[_S278], fma(q_0[u32(21)], k_tile_0[_S274], fma(q_0[u32(20)], k_tile_0[_S270], fma(q_0[u32(19)], k_tile_0[_S266], fma(q_0[u32(18)], k_tile_0[_S262], fma(q_0[u32(17)], k_tile_0[_S258], fma(q_0[u32(16)], k_tile_0[_S254], fma(q_0[u32(15)], k_tile_0[_S250], fma(q_0[u32(14)], k_tile_0[_S246], fma(q_0[u32(13)], k_tile_0[_S242], fma(q_0[u32(12)], k_tile_0[_S238], fma(q_0[u32(11)], k_tile_0[_S234], fma(q_0[u32(10)], k_tile_0[_S230], fma(q_0[u32(9)], k_tile_0[_S226], fma(q_0[u32(8)], k_tile_0[_S222], fma(q_0[u32(7)], k_tile_0[_S218], fma(q_0[u32(6)], k_tile_0[_S214], fma(q_0[u32(5)], k_tile_0[_S210], fma(q_0[u32(4)], k_tile_0[_S206], fma(q_0[u32(3)], k_tile_0[_S202], fma(q_0[u32(2)], k_tile_0[_S198], fma(q_0[u32(1)], k_tile_0[_S194], fma(q_0[u32(0)], k_tile_0[_S190], _S52)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))));
                    var _S442 : u32 = _S183 + u32(63) + _S40;
                    var _S443 : vec4<f32> = fma(q_0[u32(63)], k_tile_0[_S442], fma(q_0[u32(62)], k_tile_0[_S435], fma(q_0[u32(61)], k_tile_0[_S431], fma(q_0[u32(60)], k_tile_0[_S427], fma(q_0[u32(59)], k_tile_0[_S423], fma(q_0[u32(58)], k_tile_0[_S419], fma(q_0[u32(57)], k_tile_0[_S415], fma(q_0[u32(56)], k_tile_0[_S411], fma(q_0[u32(55)], k_tile_0[_S407], fma(q_0[u32(54)], k_tile_0[_S403], fma(q_0[u32(53)], k_tile_0[_S399], fma(q_0[u32(52)], k_tile_0[_S395], fma(q_0[u32(51)], k_tile_0[_S391], fma(q_0[u32(50)], k_tile_0[_S387], fma(q_0[u32(49)], k_tile_0[_S383], fma(q_0[u32(48)], k_tile_0[_S379], fma(q_0[u32(47)], k_tile_0[_S375], fma(q_0[u32(46)], k_tile_0[_S371], fma(q_0[u32(45)], k_tile_0[_S367], fma(q_0[u32(44)], k_tile_0[_S363], fma(q_0[u32(43)], k_tile_0[_S359], fma(q_0[u32(42)], k_tile_0[_S355], fma(q_0[u32(41)], k_tile_0[_S351], fma(q_0[u32(40)], k_tile_0[_S347], fma(q_0[u32(39)], k_tile_0[_S343], fma(q_0[u32(38)], k_tile_0[_S339], fma(q_0[u32(37)], k_tile_0[_S335], fma(q_0[u32(36)], k_tile_0[_S331], fma(q_0[u32(35)], k_tile_0[_S327], fma(q_0[u32(34)], k_tile_0[_S323], fma(q_0[u32(33)], k_tile_0[_S319], fma(q_0[u32(32)], k_tile_0[_S315], fma(q_0[u32(31)], k_tile_0[_S311], fma(q_0[u32(30)], k_tile_0[_S307], fma(q_0[u32(29)], k_tile_0[_S303], fma(q_0[u32(28)], k_tile_0[_S299], fma(q_0[u32(27)], k_tile_0[_S295], fma(q_0[u32(26)], k_tile_0[_S291], fma(q_0[u32(25)], k_tile_0[_S287], fma(q_0[u32(24)], k_tile_0[_S283], fma(q_0[u32(23)], k_tile_0[_S279], fma(q_0[u32(22)], k_tile_0[_S275], fma(q_0[u32(21)], k_tile_0[_S271], fma(q_0[u32(20)], k_tile_0[_S267], fma(q_0[u32(19)], k_tile_0[_S263], fma(q_0[u32(18)], k_tile_0[_S259], fma(q_0[u32(17)], k_tile_0[_S255], fma(q_0[u32(16)], k_tile_0[_S251], fma(q_0[u32(15)], k_tile_0[_S247], fma(q_0[u32(14)], k_tile_0[_S243], fma(q_0[u32(13)], k_tile_0[_S239], fma(q_0[u32(12)], k_tile_0[_S235], fma(q_0[u32(11)], k_tile_0[_S231], fma(q_0[u32(10)], k_tile_0[_S227], fma(q_0[u32(9)], k_tile_0[_S223], fma(q_0[u32(8)], k_tile_0[_S219], fma(q_0[u32(7)], k_tile_0[_S215], fma(q_0[u32(6)], k_tile_0[_S211], fma(q_0[u32(5)], k_tile_0[_S207], fma(q_0[u32(4)], k_tile_0[_S203], fma(q_0[u32(3)], k_tile_0[_S199], fma(q_0[u32(2)], k_tile_0[_S195], fma(q_0[u32(1)], k_tile_0[_S191], fma(q_0[u32(0)], k_tile_0[_S184], _S52))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))));
                    sum_1[u32(0)] = _S443;
                    var _S444 : u32 = _S185 + u32(63) + _S40;
                    var _S445 : vec4<f32> = fma(q_0[u32(63)], k_tile_0[_S444], _S437);
                    sum_1[u32(1)] = _S445;
                    var _S446 : u32 = _S187 + u32(63) + _S40;
                    var _S447 : vec4<f32> = fma(q_0[u32(63)], k_tile_0[_S446], _S439);
                    sum_1[u32(2)] = _S447;
                    var _S448 : u32 = _S189 + u32(63) + _S40;
                    var _S449 : vec4<f32> = fma(q_0[u32(63)], k_tile_0[_S448], _S441);
                    sum_1[u32(3)] = _S449;
                    var score_1 : array<f32, i32(4)>;
                    score_1[u32(0)] = _S443.x + _S443.y + (_S443.z + _S443.w);
                    score_1[u32(1)] = _S445.x + _S445.y + (_S445.z + _S445.w);
                    score_1[u32(2)] = _S447.x + _S447.y + (_S447.z + _S447.w);
                    score_1[u32(3)] = _S449.x + _S449.y + (_S449.z + _S449.w);
                    var _S450 : u32 = tile_0 + step_0;
                    var hidden_0 : array<bool, i32(4)>;
                    hidden_0[u32(0)] = _S450 >= _S44;
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
                        var bias_0 : f32 = mask_values_0[_S49 + _S450 * params_0.mask_key_0];
                        score_1[u32(0)] = score_1[u32(0)] + bias_0;
                        hidden_0[u32(0)] = (bitcast<u32>((bias_0))) == u32(4286578688);
                    }
                    var _S451 : bool;
                    if(!hidden_0[u32(0)])
                    {
                        _S451 = is_special_0(score_1[u32(0)]);
                    }
                    else
                    {
                        _S451 = false;
                    }
                    if(_S451)
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
                    var key_1 : u32 = _S450 + u32(1);
                    hidden_0[u32(1)] = key_1 >= _S44;
                    var _S452 : bool;
                    if(_S50)
                    {
                        _S452 = !hidden_0[u32(1)];
                    }
                    else
                    {
                        _S452 = false;
                    }
                    if(_S452)
                    {
                        var bias_1 : f32 = mask_values_0[_S49 + key_1 * params_0.mask_key_0];
                        score_1[u32(1)] = score_1[u32(1)] + bias_1;
                        hidden_0[u32(1)] = (bitcast<u32>((bias_1))) == u32(4286578688);
                    }
                    var _S453 : bool;
                    if(!hidden_0[u32(1)])
                    {
                        _S453 = is_special_0(score_1[u32(1)]);
                    }
                    else
                    {
                        _S453 = false;
                    }
                    if(_S453)
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
                    var key_2 : u32 = _S450 + u32(2);
                    hidden_0[u32(2)] = key_2 >= _S44;
                    var _S454 : bool;
                    if(_S50)
                    {
                        _S454 = !hidden_0[u32(2)];
                    }
                    else
                    {
                        _S454 = false;
                    }
                    if(_S454)
                    {
                        var bias_2 : f32 = mask_values_0[_S49 + key_2 * params_0.mask_key_0];
                        score_1[u32(2)] = score_1[u32(2)] + bias_2;
                        hidden_0[u32(2)] = (bitcast<u32>((bias_2))) == u32(4286578688);
                    }
                    var _S455 : bool;
                    if(!hidden_0[u32(2)])
                    {
                        _S455 = is_special_0(score_1[u32(2)]);
                    }
                    else
                    {
                        _S455 = false;
                    }
                    if(_S455)
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
                    var key_3 : u32 = _S450 + u32(3);
                    hidden_0[u32(3)] = key_3 >= _S44;
                    var _S456 : bool;
                    if(_S50)
                    {
                        _S456 = !hidden_0[u32(3)];
                    }
                    else
                    {
                        _S456 = false;
                    }
                    if(_S456)
                    {
                        var bias_3 : f32 = mask_values_0[_S49 + key_3 * params_0.mask_key_0];
                        score_1[u32(3)] = score_1[u32(3)] + bias_3;
                        hidden_0[u32(3)] = (bitcast<u32>((bias_3))) == u32(4286578688);
                    }
                    var _S457 : bool;
                    if(!hidden_0[u32(3)])
                    {
                        _S457 = is_special_0(score_1[u32(3)]);
                    }
                    else
                    {
                        _S457 = false;
                    }
                    if(_S457)
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
                        var _S458 : vec4<f32> = vec4<f32>(shrink_0);
                        acc_1[u32(0)] = acc_1[u32(0)] * _S458;
                        acc_1[u32(1)] = acc_1[u32(1)] * _S458;
                        acc_1[u32(2)] = acc_1[u32(2)] * _S458;
                        acc_1[u32(3)] = acc_1[u32(3)] * _S458;
                        acc_1[u32(4)] = acc_1[u32(4)] * _S458;
                        acc_1[u32(5)] = acc_1[u32(5)] * _S458;
                        acc_1[u32(6)] = acc_1[u32(6)] * _S458;
                        acc_1[u32(7)] = acc_1[u32(7)] * _S458;
                        acc_1[u32(8)] = acc_1[u32(8)] * _S458;
                        acc_1[u32(9)] = acc_1[u32(9)] * _S458;
                        acc_1[u32(10)] = acc_1[u32(10)] * _S458;
                        acc_1[u32(11)] = acc_1[u32(11)] * _S458;
                        acc_1[u32(12)] = acc_1[u32(12)] * _S458;
                        acc_1[u32(13)] = acc_1[u32(13)] * _S458;
                        acc_1[u32(14)] = acc_1[u32(14)] * _S458;
                        acc_1[u32(15)] = acc_1[u32(15)] * _S458;
                        acc_1[u32(16)] = acc_1[u32(16)] * _S458;
                        acc_1[u32(17)] = acc_1[u32(17)] * _S458;
                        acc_1[u32(18)] = acc_1[u32(18)] * _S458;
                        acc_1[u32(19)] = acc_1[u32(19)] * _S458;
                        acc_1[u32(20)] = acc_1[u32(20)] * _S458;
                        acc_1[u32(21)] = acc_1[u32(21)] * _S458;
                        acc_1[u32(22)] = acc_1[u32(22)] * _S458;
                        acc_1[u32(23)] = acc_1[u32(23)] * _S458;
                        acc_1[u32(24)] = acc_1[u32(24)] * _S458;
                        acc_1[u32(25)] = acc_1[u32(25)] * _S458;
                        acc_1[u32(26)] = acc_1[u32(26)] * _S458;
                        acc_1[u32(27)] = acc_1[u32(27)] * _S458;
                        acc_1[u32(28)] = acc_1[u32(28)] * _S458;
                        acc_1[u32(29)] = acc_1[u32(29)] * _S458;
                        acc_1[u32(30)] = acc_1[u32(30)] * _S458;
                        acc_1[u32(31)] = acc_1[u32(31)] * _S458;
                        acc_1[u32(32)] = acc_1[u32(32)] * _S458;
                        acc_1[u32(33)] = acc_1[u32(33)] * _S458;
                        acc_1[u32(34)] = acc_1[u32(34)] * _S458;
                        acc_1[u32(35)] = acc_1[u32(35)] * _S458;
                        acc_1[u32(36)] = acc_1[u32(36)] * _S458;
                        acc_1[u32(37)] = acc_1[u32(37)] * _S458;
                        acc_1[u32(38)] = acc_1[u32(38)] * _S458;
                        acc_1[u32(39)] = acc_1[u32(39)] * _S458;
                        acc_1[u32(40)] = acc_1[u32(40)] * _S458;
                        acc_1[u32(41)] = acc_1[u32(41)] * _S458;
                        acc_1[u32(42)] = acc_1[u32(42)] * _S458;
                        acc_1[u32(43)] = acc_1[u32(43)] * _S458;
                        acc_1[u32(44)] = acc_1[u32(44)] * _S458;
                        acc_1[u32(45)] = acc_1[u32(45)] * _S458;
                        acc_1[u32(46)] = acc_1[u32(46)] * _S458;
                        acc_1[u32(47)] = acc_1[u32(47)] * _S458;
                        acc_1[u32(48)] = acc_1[u32(48)] * _S458;
                        acc_1[u32(49)] = acc_1[u32(49)] * _S458;
                        acc_1[u32(50)] = acc_1[u32(50)] * _S458;
                        acc_1[u32(51)] = acc_1[u32(51)] * _S458;
                        acc_1[u32(52)] = acc_1[u32(52)] * _S458;
                        acc_1[u32(53)] = acc_1[u32(53)] * _S458;
                        acc_1[u32(54)] = acc_1[u32(54)] * _S458;
                        acc_1[u32(55)] = acc_1[u32(55)] * _S458;
                        acc_1[u32(56)] = acc_1[u32(56)] * _S458;
                        acc_1[u32(57)] = acc_1[u32(57)] * _S458;
                        acc_1[u32(58)] = acc_1[u32(58)] * _S458;
                        acc_1[u32(59)] = acc_1[u32(59)] * _S458;
                        acc_1[u32(60)] = acc_1[u32(60)] * _S458;
                        acc_1[u32(61)] = acc_1[u32(61)] * _S458;
                        acc_1[u32(62)] = acc_1[u32(62)] * _S458;
                        acc_1[u32(63)] = acc_1[u32(63)] * _S458;
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
                        acc_1[u32(0)] = weigh_0(weight_1, v_tile_0[_S184], acc_1[u32(0)]);
                        acc_1[u32(1)] = weigh_0(weight_1, v_tile_0[_S191], acc_1[u32(1)]);
                        acc_1[u32(2)] = weigh_0(weight_1, v_tile_0[_S195], acc_1[u32(2)]);
                        acc_1[u32(3)] = weigh_0(weight_1, v_tile_0[_S199], acc_1[u32(3)]);
                        acc_1[u32(4)] = weigh_0(weight_1, v_tile_0[_S203], acc_1[u32(4)]);
                        acc_1[u32(5)] = weigh_0(weight_1, v_tile_0[_S207], acc_1[u32(5)]);
                        acc_1[u32(6)] = weigh_0(weight_1, v_tile_0[_S211], acc_1[u32(6)]);
                        acc_1[u32(7)] = weigh_0(weight_1, v_tile_0[_S215], acc_1[u32(7)]);
                        acc_1[u32(8)] = weigh_0(weight_1, v_tile_0[_S219], acc_1[u32(8)]);
                        acc_1[u32(9)] = weigh_0(weight_1, v_tile_0[_S223], acc_1[u32(9)]);
                        acc_1[u32(10)] = weigh_0(weight_1, v_tile_0[_S227], acc_1[u32(10)]);
                        acc_1[u32(11)] = weigh_0(weight_1, v_tile_0[_S231], acc_1[u32(11)]);
                        acc_1[u32(12)] = weigh_0(weight_1, v_tile_0[_S235], acc_1[u32(12)]);
                        acc_1[u32(13)] = weigh_0(weight_1, v_tile_0[_S239], acc_1[u32(13)]);
                        acc_1[u32(14)] = weigh_0(weight_1, v_tile_0[_S243], acc_1[u32(14)]);
                        acc_1[u32(15)] = weigh_0(weight_1, v_tile_0[_S247], acc_1[u32(15)]);
                        acc_1[u32(16)] = weigh_0(weight_1, v_tile_0[_S251], acc_1[u32(16)]);
                        acc_1[u32(17)] = weigh_0(weight_1, v_tile_0[_S255], acc_1[u32(17)]);
                        acc_1[u32(18)] = weigh_0(weight_1, v_tile_0[_S259], acc_1[u32(18)]);
                        acc_1[u32(19)] = weigh_0(weight_1, v_tile_0[_S263], acc_1[u32(19)]);
                        acc_1[u32(20)] = weigh_0(weight_1, v_tile_0[_S267], acc_1[u32(20)]);
                        acc_1[u32(21)] = weigh_0(weight_1, v_tile_0[_S271], acc_1[u32(21)]);
                        acc_1[u32(22)] = weigh_0(weight_1, v_tile_0[_S275], acc_1[u32(22)]);
                        acc_1[u32(23)] = weigh_0(weight_1, v_tile_0[_S279], acc_1[u32(23)]);
                        acc_1[u32(24)] = weigh_0(weight_1, v_tile_0[_S283], acc_1[u32(24)]);
                        acc_1[u32(25)] = weigh_0(weight_1, v_tile_0[_S287], acc_1[u32(25)]);
                        acc_1[u32(26)] = weigh_0(weight_1, v_tile_0[_S291], acc_1[u32(26)]);
                        acc_1[u32(27)] = weigh_0(weight_1, v_tile_0[_S295], acc_1[u32(27)]);
                        acc_1[u32(28)] = weigh_0(weight_1, v_tile_0[_S299], acc_1[u32(28)]);
                        acc_1[u32(29)] = weigh_0(weight_1, v_tile_0[_S303], acc_1[u32(29)]);
                        acc_1[u32(30)] = weigh_0(weight_1, v_tile_0[_S307], acc_1[u32(30)]);
                        acc_1[u32(31)] = weigh_0(weight_1, v_tile_0[_S311], acc_1[u32(31)]);
                        acc_1[u32(32)] = weigh_0(weight_1, v_tile_0[_S315], acc_1[u32(32)]);
                        acc_1[u32(33)] = weigh_0(weight_1, v_tile_0[_S319], acc_1[u32(33)]);
                        acc_1[u32(34)] = weigh_0(weight_1, v_tile_0[_S323], acc_1[u32(34)]);
                        acc_1[u32(35)] = weigh_0(weight_1, v_tile_0[_S327], acc_1[u32(35)]);
                        acc_1[u32(36)] = weigh_0(weight_1, v_tile_0[_S331], acc_1[u32(36)]);
                        acc_1[u32(37)] = weigh_0(weight_1, v_tile_0[_S335], acc_1[u32(37)]);
                        acc_1[u32(38)] = weigh_0(weight_1, v_tile_0[_S339], acc_1[u32(38)]);
                        acc_1[u32(39)] = weigh_0(weight_1, v_tile_0[_S343], acc_1[u32(39)]);
                        acc_1[u32(40)] = weigh_0(weight_1, v_tile_0[_S347], acc_1[u32(40)]);
                        acc_1[u32(41)] = weigh_0(weight_1, v_tile_0[_S351], acc_1[u32(41)]);
                        acc_1[u32(42)] = weigh_0(weight_1, v_tile_0[_S355], acc_1[u32(42)]);
                        acc_1[u32(43)] = weigh_0(weight_1, v_tile_0[_S359], acc_1[u32(43)]);
                        acc_1[u32(44)] = weigh_0(weight_1, v_tile_0[_S363], acc_1[u32(44)]);
                        acc_1[u32(45)] = weigh_0(weight_1, v_tile_0[_S367], acc_1[u32(45)]);
                        acc_1[u32(46)] = weigh_0(weight_1, v_tile_0[_S371], acc_1[u32(46)]);
                        acc_1[u32(47)] = weigh_0(weight_1, v_tile_0[_S375], acc_1[u32(47)]);
                        acc_1[u32(48)] = weigh_0(weight_1, v_tile_0[_S379], acc_1[u32(48)]);
                        acc_1[u32(49)] = weigh_0(weight_1, v_tile_0[_S383], acc_1[u32(49)]);
                        acc_1[u32(50)] = weigh_0(weight_1, v_tile_0[_S387], acc_1[u32(50)]);
                        acc_1[u32(51)] = weigh_0(weight_1, v_tile_0[_S391], acc_1[u32(51)]);
                        acc_1[u32(52)] = weigh_0(weight_1, v_tile_0[_S395], acc_1[u32(52)]);
                        acc_1[u32(53)] = weigh_0(weight_1, v_tile_0[_S399], acc_1[u32(53)]);
                        acc_1[u32(54)] = weigh_0(weight_1, v_tile_0[_S403], acc_1[u32(54)]);
                        acc_1[u32(55)] = weigh_0(weight_1, v_tile_0[_S407], acc_1[u32(55)]);
                        acc_1[u32(56)] = weigh_0(weight_1, v_tile_0[_S411], acc_1[u32(56)]);
                        acc_1[u32(57)] = weigh_0(weight_1, v_tile_0[_S415], acc_1[u32(57)]);
                        acc_1[u32(58)] = weigh_0(weight_1, v_tile_0[_S419], acc_1[u32(58)]);
                        acc_1[u32(59)] = weigh_0(weight_1, v_tile_0[_S423], acc_1[u32(59)]);
                        acc_1[u32(60)] = weigh_0(weight_1, v_tile_0[_S427], acc_1[u32(60)]);
                        acc_1[u32(61)] = weigh_0(weight_1, v_tile_0[_S431], acc_1[u32(61)]);
                        acc_1[u32(62)] = weigh_0(weight_1, v_tile_0[_S435], acc_1[u32(62)]);
                        acc_1[u32(63)] = weigh_0(weight_1, v_tile_0[_S442], acc_1[u32(63)]);
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
                        acc_1[u32(0)] = weigh_0(weight_2, v_tile_0[_S186], acc_1[u32(0)]);
                        acc_1[u32(1)] = weigh_0(weight_2, v_tile_0[_S192], acc_1[u32(1)]);
                        acc_1[u32(2)] = weigh_0(weight_2, v_tile_0[_S196], acc_1[u32(2)]);
                        acc_1[u32(3)] = weigh_0(weight_2, v_tile_0[_S200], acc_1[u32(3)]);
                        acc_1[u32(4)] = weigh_0(weight_2, v_tile_0[_S204], acc_1[u32(4)]);
                        acc_1[u32(5)] = weigh_0(weight_2, v_tile_0[_S208], acc_1[u32(5)]);
                        acc_1[u32(6)] = weigh_0(weight_2, v_tile_0[_S212], acc_1[u32(6)]);
                        acc_1[u32(7)] = weigh_0(weight_2, v_tile_0[_S216], acc_1[u32(7)]);
                        acc_1[u32(8)] = weigh_0(weight_2, v_tile_0[_S220], acc_1[u32(8)]);
                        acc_1[u32(9)] = weigh_0(weight_2, v_tile_0[_S224], acc_1[u32(9)]);
                        acc_1[u32(10)] = weigh_0(weight_2, v_tile_0[_S228], acc_1[u32(10)]);
                        acc_1[u32(11)] = weigh_0(weight_2, v_tile_0[_S232], acc_1[u32(11)]);
                        acc_1[u32(12)] = weigh_0(weight_2, v_tile_0[_S236], acc_1[u32(12)]);
                        acc_1[u32(13)] = weigh_0(weight_2, v_tile_0[_S240], acc_1[u32(13)]);
                        acc_1[u32(14)] = weigh_0(weight_2, v_tile_0[_S244], acc_1[u32(14)]);
                        acc_1[u32(15)] = weigh_0(weight_2, v_tile_0[_S248], acc_1[u32(15)]);
                        acc_1[u32(16)] = weigh_0(weight_2, v_tile_0[_S252], acc_1[u32(16)]);
                        acc_1[u32(17)] = weigh_0(weight_2, v_tile_0[_S256], acc_1[u32(17)]);
                        acc_1[u32(18)] = weigh_0(weight_2, v_tile_0[_S260], acc_1[u32(18)]);
                        acc_1[u32(19)] = weigh_0(weight_2, v_tile_0[_S264], acc_1[u32(19)]);
                        acc_1[u32(20)] = weigh_0(weight_2, v_tile_0[_S268], acc_1[u32(20)]);
                        acc_1[u32(21)] = weigh_0(weight_2, v_tile_0[_S272], acc_1[u32(21)]);
                        acc_1[u32(22)] = weigh_0(weight_2, v_tile_0[_S276], acc_1[u32(22)]);
                        acc_1[u32(23)] = weigh_0(weight_2, v_tile_0[_S280], acc_1[u32(23)]);
                        acc_1[u32(24)] = weigh_0(weight_2, v_tile_0[_S284], acc_1[u32(24)]);
                        acc_1[u32(25)] = weigh_0(weight_2, v_tile_0[_S288], acc_1[u32(25)]);
                        acc_1[u32(26)] = weigh_0(weight_2, v_tile_0[_S292], acc_1[u32(26)]);
                        acc_1[u32(27)] = weigh_0(weight_2, v_tile_0[_S296], acc_1[u32(27)]);
                        acc_1[u32(28)] = weigh_0(weight_2, v_tile_0[_S300], acc_1[u32(28)]);
                        acc_1[u32(29)] = weigh_0(weight_2, v_tile_0[_S304], acc_1[u32(29)]);
                        acc_1[u32(30)] = weigh_0(weight_2, v_tile_0[_S308], acc_1[u32(30)]);
                        acc_1[u32(31)] = weigh_0(weight_2, v_tile_0[_S312], acc_1[u32(31)]);
                        acc_1[u32(32)] = weigh_0(weight_2, v_tile_0[_S316], acc_1[u32(32)]);
                        acc_1[u32(33)] = weigh_0(weight_2, v_tile_0[_S320], acc_1[u32(33)]);
                        acc_1[u32(34)] = weigh_0(weight_2, v_tile_0[_S324], acc_1[u32(34)]);
                        acc_1[u32(35)] = weigh_0(weight_2, v_tile_0[_S328], acc_1[u32(35)]);
                        acc_1[u32(36)] = weigh_0(weight_2, v_tile_0[_S332], acc_1[u32(36)]);
                        acc_1[u32(37)] = weigh_0(weight_2, v_tile_0[_S336], acc_1[u32(37)]);
                        acc_1[u32(38)] = weigh_0(weight_2, v_tile_0[_S340], acc_1[u32(38)]);
                        acc_1[u32(39)] = weigh_0(weight_2, v_tile_0[_S344], acc_1[u32(39)]);
                        acc_1[u32(40)] = weigh_0(weight_2, v_tile_0[_S348], acc_1[u32(40)]);
                        acc_1[u32(41)] = weigh_0(weight_2, v_tile_0[_S352], acc_1[u32(41)]);
                        acc_1[u32(42)] = weigh_0(weight_2, v_tile_0[_S356], acc_1[u32(42)]);
                        acc_1[u32(43)] = weigh_0(weight_2, v_tile_0[_S360], acc_1[u32(43)]);
                        acc_1[u32(44)] = weigh_0(weight_2, v_tile_0[_S364], acc_1[u32(44)]);
                        acc_1[u32(45)] = weigh_0(weight_2, v_tile_0[_S368], acc_1[u32(45)]);
                        acc_1[u32(46)] = weigh_0(weight_2, v_tile_0[_S372], acc_1[u32(46)]);
                        acc_1[u32(47)] = weigh_0(weight_2, v_tile_0[_S376], acc_1[u32(47)]);
                        acc_1[u32(48)] = weigh_0(weight_2, v_tile_0[_S380], acc_1[u32(48)]);
                        acc_1[u32(49)] = weigh_0(weight_2, v_tile_0[_S384], acc_1[u32(49)]);
                        acc_1[u32(50)] = weigh_0(weight_2, v_tile_0[_S388], acc_1[u32(50)]);
                        acc_1[u32(51)] = weigh_0(weight_2, v_tile_0[_S392], acc_1[u32(51)]);
                        acc_1[u32(52)] = weigh_0(weight_2, v_tile_0[_S396], acc_1[u32(52)]);
                        acc_1[u32(53)] = weigh_0(weight_2, v_tile_0[_S400], acc_1[u32(53)]);
                        acc_1[u32(54)] = weigh_0(weight_2, v_tile_0[_S404], acc_1[u32(54)]);
                        acc_1[u32(55)] = weigh_0(weight_2, v_tile_0[_S408], acc_1[u32(55)]);
                        acc_1[u32(56)] = weigh_0(weight_2, v_tile_0[_S412], acc_1[u32(56)]);
                        acc_1[u32(57)] = weigh_0(weight_2, v_tile_0[_S416], acc_1[u32(57)]);
                        acc_1[u32(58)] = weigh_0(weight_2, v_tile_0[_S420], acc_1[u32(58)]);
                        acc_1[u32(59)] = weigh_0(weight_2, v_tile_0[_S424], acc_1[u32(59)]);
                        acc_1[u32(60)] = weigh_0(weight_2, v_tile_0[_S428], acc_1[u32(60)]);
                        acc_1[u32(61)] = weigh_0(weight_2, v_tile_0[_S432], acc_1[u32(61)]);
                        acc_1[u32(62)] = weigh_0(weight_2, v_tile_0[_S436], acc_1[u32(62)]);
                        acc_1[u32(63)] = weigh_0(weight_2, v_tile_0[_S444], acc_1[u32(63)]);
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
                        acc_1[u32(0)] = weigh_0(weight_3, v_tile_0[_S188], acc_1[u32(0)]);
                        acc_1[u32(1)] = weigh_0(weight_3, v_tile_0[_S193], acc_1[u32(1)]);
                        acc_1[u32(2)] = weigh_0(weight_3, v_tile_0[_S197], acc_1[u32(2)]);
                        acc_1[u32(3)] = weigh_0(weight_3, v_tile_0[_S201], acc_1[u32(3)]);
                        acc_1[u32(4)] = weigh_0(weight_3, v_tile_0[_S205], acc_1[u32(4)]);
                        acc_1[u32(5)] = weigh_0(weight_3, v_tile_0[_S209], acc_1[u32(5)]);
                        acc_1[u32(6)] = weigh_0(weight_3, v_tile_0[_S213], acc_1[u32(6)]);
                        acc_1[u32(7)] = weigh_0(weight_3, v_tile_0[_S217], acc_1[u32(7)]);
                        acc_1[u32(8)] = weigh_0(weight_3, v_tile_0[_S221], acc_1[u32(8)]);
                        acc_1[u32(9)] = weigh_0(weight_3, v_tile_0[_S225], acc_1[u32(9)]);
                        acc_1[u32(10)] = weigh_0(weight_3, v_tile_0[_S229], acc_1[u32(10)]);
                        acc_1[u32(11)] = weigh_0(weight_3, v_tile_0[_S233], acc_1[u32(11)]);
                        acc_1[u32(12)] = weigh_0(weight_3, v_tile_0[_S237], acc_1[u32(12)]);
                        acc_1[u32(13)] = weigh_0(weight_3, v_tile_0[_S241], acc_1[u32(13)]);
                        acc_1[u32(14)] = weigh_0(weight_3, v_tile_0[_S245], acc_1[u32(14)]);
                        acc_1[u32(15)] = weigh_0(weight_3, v_tile_0[_S249], acc_1[u32(15)]);
                        acc_1[u32(16)] = weigh_0(weight_3, v_tile_0[_S253], acc_1[u32(16)]);
                        acc_1[u32(17)] = weigh_0(weight_3, v_tile_0[_S257], acc_1[u32(17)]);
                        acc_1[u32(18)] = weigh_0(weight_3, v_tile_0[_S261], acc_1[u32(18)]);
                        acc_1[u32(19)] = weigh_0(weight_3, v_tile_0[_S265], acc_1[u32(19)]);
                        acc_1[u32(20)] = weigh_0(weight_3, v_tile_0[_S269], acc_1[u32(20)]);
                        acc_1[u32(21)] = weigh_0(weight_3, v_tile_0[_S273], acc_1[u32(21)]);
                        acc_1[u32(22)] = weigh_0(weight_3, v_tile_0[_S277], acc_1[u32(22)]);
                        acc_1[u32(23)] = weigh_0(weight_3, v_tile_0[_S281], acc_1[u32(23)]);
                        acc_1[u32(24)] = weigh_0(weight_3, v_tile_0[_S285], acc_1[u32(24)]);
                        acc_1[u32(25)] = weigh_0(weight_3, v_tile_0[_S289], acc_1[u32(25)]);
                        acc_1[u32(26)] = weigh_0(weight_3, v_tile_0[_S293], acc_1[u32(26)]);
                        acc_1[u32(27)] = weigh_0(weight_3, v_tile_0[_S297], acc_1[u32(27)]);
                        acc_1[u32(28)] = weigh_0(weight_3, v_tile_0[_S301], acc_1[u32(28)]);
                        acc_1[u32(29)] = weigh_0(weight_3, v_tile_0[_S305], acc_1[u32(29)]);
                        acc_1[u32(30)] = weigh_0(weight_3, v_tile_0[_S309], acc_1[u32(30)]);
                        acc_1[u32(31)] = weigh_0(weight_3, v_tile_0[_S313], acc_1[u32(31)]);
                        acc_1[u32(32)] = weigh_0(weight_3, v_tile_0[_S317], acc_1[u32(32)]);
                        acc_1[u32(33)] = weigh_0(weight_3, v_tile_0[_S321], acc_1[u32(33)]);
                        acc_1[u32(34)] = weigh_0(weight_3, v_tile_0[_S325], acc_1[u32(34)]);
                        acc_1[u32(35)] = weigh_0(weight_3, v_tile_0[_S329], acc_1[u32(35)]);
                        acc_1[u32(36)] = weigh_0(weight_3, v_tile_0[_S333], acc_1[u32(36)]);
                        acc_1[u32(37)] = weigh_0(weight_3, v_tile_0[_S337], acc_1[u32(37)]);
                        acc_1[u32(38)] = weigh_0(weight_3, v_tile_0[_S341], acc_1[u32(38)]);
                        acc_1[u32(39)] = weigh_0(weight_3, v_tile_0[_S345], acc_1[u32(39)]);
                        acc_1[u32(40)] = weigh_0(weight_3, v_tile_0[_S349], acc_1[u32(40)]);
                        acc_1[u32(41)] = weigh_0(weight_3, v_tile_0[_S353], acc_1[u32(41)]);
                        acc_1[u32(42)] = weigh_0(weight_3, v_tile_0[_S357], acc_1[u32(42)]);
                        acc_1[u32(43)] = weigh_0(weight_3, v_tile_0[_S361], acc_1[u32(43)]);
                        acc_1[u32(44)] = weigh_0(weight_3, v_tile_0[_S365], acc_1[u32(44)]);
                        acc_1[u32(45)] = weigh_0(weight_3, v_tile_0[_S369], acc_1[u32(45)]);
                        acc_1[u32(46)] = weigh_0(weight_3, v_tile_0[_S373], acc_1[u32(46)]);
                        acc_1[u32(47)] = weigh_0(weight_3, v_tile_0[_S377], acc_1[u32(47)]);
                        acc_1[u32(48)] = weigh_0(weight_3, v_tile_0[_S381], acc_1[u32(48)]);
                        acc_1[u32(49)] = weigh_0(weight_3, v_tile_0[_S385], acc_1[u32(49)]);
                        acc_1[u32(50)] = weigh_0(weight_3, v_tile_0[_S389], acc_1[u32(50)]);
                        acc_1[u32(51)] = weigh_0(weight_3, v_tile_0[_S393], acc_1[u32(51)]);
                        acc_1[u32(52)] = weigh_0(weight_3, v_tile_0[_S397], acc_1[u32(52)]);
                        acc_1[u32(53)] = weigh_0(weight_3, v_tile_0[_S401], acc_1[u32(53)]);
                        acc_1[u32(54)] = weigh_0(weight_3, v_tile_0[_S405], acc_1[u32(54)]);
                        acc_1[u32(55)] = weigh_0(weight_3, v_tile_0[_S409], acc_1[u32(55)]);
                        acc_1[u32(56)] = weigh_0(weight_3, v_tile_0[_S413], acc_1[u32(56)]);
                        acc_1[u32(57)] = weigh_0(weight_3, v_tile_0[_S417], acc_1[u32(57)]);
                        acc_1[u32(58)] = weigh_0(weight_3, v_tile_0[_S421], acc_1[u32(58)]);
                        acc_1[u32(59)] = weigh_0(weight_3, v_tile_0[_S425], acc_1[u32(59)]);
                        acc_1[u32(60)] = weigh_0(weight_3, v_tile_0[_S429], acc_1[u32(60)]);
                        acc_1[u32(61)] = weigh_0(weight_3, v_tile_0[_S433], acc_1[u32(61)]);
                        acc_1[u32(62)] = weigh_0(weight_3, v_tile_0[_S438], acc_1[u32(62)]);
                        acc_1[u32(63)] = weigh_0(weight_3, v_tile_0[_S446], acc_1[u32(63)]);
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
                        acc_1[u32(0)] = weigh_0(weight_4, v_tile_0[_S190], acc_1[u32(0)]);
                        acc_1[u32(1)] = weigh_0(weight_4, v_tile_0[_S194], acc_1[u32(1)]);
                        acc_1[u32(2)] = weigh_0(weight_4, v_tile_0[_S198], acc_1[u32(2)]);
                        acc_1[u32(3)] = weigh_0(weight_4, v_tile_0[_S202], acc_1[u32(3)]);
                        acc_1[u32(4)] = weigh_0(weight_4, v_tile_0[_S206], acc_1[u32(4)]);
                        acc_1[u32(5)] = weigh_0(weight_4, v_tile_0[_S210], acc_1[u32(5)]);
                        acc_1[u32(6)] = weigh_0(weight_4, v_tile_0[_S214], acc_1[u32(6)]);
                        acc_1[u32(7)] = weigh_0(weight_4, v_tile_0[_S218], acc_1[u32(7)]);
                        acc_1[u32(8)] = weigh_0(weight_4, v_tile_0[_S222], acc_1[u32(8)]);
                        acc_1[u32(9)] = weigh_0(weight_4, v_tile_0[_S226], acc_1[u32(9)]);
                        acc_1[u32(10)] = weigh_0(weight_4, v_tile_0[_S230], acc_1[u32(10)]);
                        acc_1[u32(11)] = weigh_0(weight_4, v_tile_0[_S234], acc_1[u32(11)]);
                        acc_1[u32(12)] = weigh_0(weight_4, v_tile_0[_S238], acc_1[u32(12)]);
                        acc_1[u32(13)] = weigh_0(weight_4, v_tile_0[_S242], acc_1[u32(13)]);
                        acc_1[u32(14)] = weigh_0(weight_4, v_tile_0[_S246], acc_1[u32(14)]);
                        acc_1[u32(15)] = weigh_0(weight_4, v_tile_0[_S250], acc_1[u32(15)]);
                        acc_1[u32(16)] = weigh_0(weight_4, v_tile_0[_S254], acc_1[u32(16)]);
                        acc_1[u32(17)] = weigh_0(weight_4, v_tile_0[_S258], acc_1[u32(17)]);
                        acc_1[u32(18)] = weigh_0(weight_4, v_tile_0[_S262], acc_1[u32(18)]);
                        acc_1[u32(19)] = weigh_0(weight_4, v_tile_0[_S266], acc_1[u32(19)]);
                        acc_1[u32(20)] = weigh_0(weight_4, v_tile_0[_S270], acc_1[u32(20)]);
                        acc_1[u32(21)] = weigh_0(weight_4, v_tile_0[_S274], acc_1[u32(21)]);
                        acc_1[u32(22)] = weigh_0(weight_4, v_tile_0[_S278], acc_1[u32(22)]);
                        acc_1[u32(23)] = weigh_0(weight_4, v_tile_0[_S282], acc_1[u32(23)]);
                        acc_1[u32(24)] = weigh_0(weight_4, v_tile_0[_S286], acc_1[u32(24)]);
                        acc_1[u32(25)] = weigh_0(weight_4, v_tile_0[_S290], acc_1[u32(25)]);
                        acc_1[u32(26)] = weigh_0(weight_4, v_tile_0[_S294], acc_1[u32(26)]);
                        acc_1[u32(27)] = weigh_0(weight_4, v_tile_0[_S298], acc_1[u32(27)]);
                        acc_1[u32(28)] = weigh_0(weight_4, v_tile_0[_S302], acc_1[u32(28)]);
                        acc_1[u32(29)] = weigh_0(weight_4, v_tile_0[_S306], acc_1[u32(29)]);
                        acc_1[u32(30)] = weigh_0(weight_4, v_tile_0[_S310], acc_1[u32(30)]);
                        acc_1[u32(31)] = weigh_0(weight_4, v_tile_0[_S314], acc_1[u32(31)]);
                        acc_1[u32(32)] = weigh_0(weight_4, v_tile_0[_S318], acc_1[u32(32)]);
                        acc_1[u32(33)] = weigh_0(weight_4, v_tile_0[_S322], acc_1[u32(33)]);
                        acc_1[u32(34)] = weigh_0(weight_4, v_tile_0[_S326], acc_1[u32(34)]);
                        acc_1[u32(35)] = weigh_0(weight_4, v_tile_0[_S330], acc_1[u32(35)]);
                        acc_1[u32(36)] = weigh_0(weight_4, v_tile_0[_S334], acc_1[u32(36)]);
                        acc_1[u32(37)] = weigh_0(weight_4, v_tile_0[_S338], acc_1[u32(37)]);
                        acc_1[u32(38)] = weigh_0(weight_4, v_tile_0[_S342], acc_1[u32(38)]);
                        acc_1[u32(39)] = weigh_0(weight_4, v_tile_0[_S346], acc_1[u32(39)]);
                        acc_1[u32(40)] = weigh_0(weight_4, v_tile_0[_S350], acc_1[u32(40)]);
                        acc_1[u32(41)] = weigh_0(weight_4, v_tile_0[_S354], acc_1[u32(41)]);
                        acc_1[u32(42)] = weigh_0(weight_4, v_tile_0[_S358], acc_1[u32(42)]);
                        acc_1[u32(43)] = weigh_0(weight_4, v_tile_0[_S362], acc_1[u32(43)]);
                        acc_1[u32(44)] = weigh_0(weight_4, v_tile_0[_S366], acc_1[u32(44)]);
                        acc_1[u32(45)] = weigh_0(weight_4, v_tile_0[_S370], acc_1[u32(45)]);
                        acc_1[u32(46)] = weigh_0(weight_4, v_tile_0[_S374], acc_1[u32(46)]);
                        acc_1[u32(47)] = weigh_0(weight_4, v_tile_0[_S378], acc_1[u32(47)]);
                        acc_1[u32(48)] = weigh_0(weight_4, v_tile_0[_S382], acc_1[u32(48)]);
                        acc_1[u32(49)] = weigh_0(weight_4, v_tile_0[_S386], acc_1[u32(49)]);
                        acc_1[u32(50)] = weigh_0(weight_4, v_tile_0[_S390], acc_1[u32(50)]);
                        acc_1[u32(51)] = weigh_0(weight_4, v_tile_0[_S394], acc_1[u32(51)]);
                        acc_1[u32(52)] = weigh_0(weight_4, v_tile_0[_S398], acc_1[u32(52)]);
                        acc_1[u32(53)] = weigh_0(weight_4, v_tile_0[_S402], acc_1[u32(53)]);
                        acc_1[u32(54)] = weigh_0(weight_4, v_tile_0[_S406], acc_1[u32(54)]);
                        acc_1[u32(55)] = weigh_0(weight_4, v_tile_0[_S410], acc_1[u32(55)]);
                        acc_1[u32(56)] = weigh_0(weight_4, v_tile_0[_S414], acc_1[u32(56)]);
                        acc_1[u32(57)] = weigh_0(weight_4, v_tile_0[_S418], acc_1[u32(57)]);
                        acc_1[u32(58)] = weigh_0(weight_4, v_tile_0[_S422], acc_1[u32(58)]);
                        acc_1[u32(59)] = weigh_0(weight_4, v_tile_0[_S426], acc_1[u32(59)]);
                        acc_1[u32(60)] = weigh_0(weight_4, v_tile_0[_S430], acc_1[u32(60)]);
                        acc_1[u32(61)] = weigh_0(weight_4, v_tile_0[_S434], acc_1[u32(61)]);
                        acc_1[u32(62)] = weigh_0(weight_4, v_tile_0[_S440], acc_1[u32(62)]);
                        acc_1[u32(63)] = weigh_0(weight_4, v_tile_0[_S448], acc_1[u32(63)]);
                        l_3 = l_12;
                    }
                    else
                    {
                        l_3 = l_10;
                    }
                    step_0 = step_0 + u32(4);
                }
            }
            else
            {
                m_2 = m_3;
                l_3 = l_2;
            }
            tile_0 = tile_0 + u32(8);
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
                var _S459 : u32 = head_of_0(work_5, _S41);
                var _S460 : u32 = query_of_0(_S41);
                var place_2 : u32 = scratch_of_0(work_5.batch_1, _S459, _S460, range_1);
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
                store_range_quad_0(place_2, _S83, acc_1[u32(16)]);
                store_range_quad_0(place_2, _S85, acc_1[u32(17)]);
                store_range_quad_0(place_2, _S87, acc_1[u32(18)]);
                store_range_quad_0(place_2, _S89, acc_1[u32(19)]);
                store_range_quad_0(place_2, _S91, acc_1[u32(20)]);
                store_range_quad_0(place_2, _S93, acc_1[u32(21)]);
                store_range_quad_0(place_2, _S95, acc_1[u32(22)]);
                store_range_quad_0(place_2, _S97, acc_1[u32(23)]);
                store_range_quad_0(place_2, _S99, acc_1[u32(24)]);
                store_range_quad_0(place_2, _S101, acc_1[u32(25)]);
                store_range_quad_0(place_2, _S103, acc_1[u32(26)]);
                store_range_quad_0(place_2, _S105, acc_1[u32(27)]);
                store_range_quad_0(place_2, _S107, acc_1[u32(28)]);
                store_range_quad_0(place_2, _S109, acc_1[u32(29)]);
                store_range_quad_0(place_2, _S111, acc_1[u32(30)]);
                store_range_quad_0(place_2, _S113, acc_1[u32(31)]);
                store_range_quad_0(place_2, _S115, acc_1[u32(32)]);
                store_range_quad_0(place_2, _S117, acc_1[u32(33)]);
                store_range_quad_0(place_2, _S119, acc_1[u32(34)]);
                store_range_quad_0(place_2, _S121, acc_1[u32(35)]);
                store_range_quad_0(place_2, _S123, acc_1[u32(36)]);
                store_range_quad_0(place_2, _S125, acc_1[u32(37)]);
                store_range_quad_0(place_2, _S127, acc_1[u32(38)]);
                store_range_quad_0(place_2, _S129, acc_1[u32(39)]);
                store_range_quad_0(place_2, _S131, acc_1[u32(40)]);
                store_range_quad_0(place_2, _S133, acc_1[u32(41)]);
                store_range_quad_0(place_2, _S135, acc_1[u32(42)]);
                store_range_quad_0(place_2, _S137, acc_1[u32(43)]);
                store_range_quad_0(place_2, _S139, acc_1[u32(44)]);
                store_range_quad_0(place_2, _S141, acc_1[u32(45)]);
                store_range_quad_0(place_2, _S143, acc_1[u32(46)]);
                store_range_quad_0(place_2, _S145, acc_1[u32(47)]);
                store_range_quad_0(place_2, _S147, acc_1[u32(48)]);
                store_range_quad_0(place_2, _S149, acc_1[u32(49)]);
                store_range_quad_0(place_2, _S151, acc_1[u32(50)]);
                store_range_quad_0(place_2, _S153, acc_1[u32(51)]);
                store_range_quad_0(place_2, _S155, acc_1[u32(52)]);
                store_range_quad_0(place_2, _S157, acc_1[u32(53)]);
                store_range_quad_0(place_2, _S159, acc_1[u32(54)]);
                store_range_quad_0(place_2, _S161, acc_1[u32(55)]);
                store_range_quad_0(place_2, _S163, acc_1[u32(56)]);
                store_range_quad_0(place_2, _S165, acc_1[u32(57)]);
                store_range_quad_0(place_2, _S167, acc_1[u32(58)]);
                store_range_quad_0(place_2, _S169, acc_1[u32(59)]);
                store_range_quad_0(place_2, _S171, acc_1[u32(60)]);
                store_range_quad_0(place_2, _S173, acc_1[u32(61)]);
                store_range_quad_0(place_2, _S175, acc_1[u32(62)]);
                store_range_quad_0(place_2, _S177, acc_1[u32(63)]);
            }
        }
        if(RANGES_0 == u32(1))
        {
            var fold_2 : Fold_0 = fold_factors_0(&(total_m_1), m_3);
            var _S461 : f32 = folded_0(fold_2, total_l_0, l_2);
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
            total_2[u32(16)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(16)], acc_1[u32(16)]);
            total_2[u32(17)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(17)], acc_1[u32(17)]);
            total_2[u32(18)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(18)], acc_1[u32(18)]);
            total_2[u32(19)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(19)], acc_1[u32(19)]);
            total_2[u32(20)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(20)], acc_1[u32(20)]);
            total_2[u32(21)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(21)], acc_1[u32(21)]);
            total_2[u32(22)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(22)], acc_1[u32(22)]);
            total_2[u32(23)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(23)], acc_1[u32(23)]);
            total_2[u32(24)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(24)], acc_1[u32(24)]);
            total_2[u32(25)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(25)], acc_1[u32(25)]);
            total_2[u32(26)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(26)], acc_1[u32(26)]);
            total_2[u32(27)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(27)], acc_1[u32(27)]);
            total_2[u32(28)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(28)], acc_1[u32(28)]);
            total_2[u32(29)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(29)], acc_1[u32(29)]);
            total_2[u32(30)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(30)], acc_1[u32(30)]);
            total_2[u32(31)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(31)], acc_1[u32(31)]);
            total_2[u32(32)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(32)], acc_1[u32(32)]);
            total_2[u32(33)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(33)], acc_1[u32(33)]);
            total_2[u32(34)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(34)], acc_1[u32(34)]);
            total_2[u32(35)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(35)], acc_1[u32(35)]);
            total_2[u32(36)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(36)], acc_1[u32(36)]);
            total_2[u32(37)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(37)], acc_1[u32(37)]);
            total_2[u32(38)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(38)], acc_1[u32(38)]);
            total_2[u32(39)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(39)], acc_1[u32(39)]);
            total_2[u32(40)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(40)], acc_1[u32(40)]);
            total_2[u32(41)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(41)], acc_1[u32(41)]);
            total_2[u32(42)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(42)], acc_1[u32(42)]);
            total_2[u32(43)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(43)], acc_1[u32(43)]);
            total_2[u32(44)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(44)], acc_1[u32(44)]);
            total_2[u32(45)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(45)], acc_1[u32(45)]);
            total_2[u32(46)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(46)], acc_1[u32(46)]);
            total_2[u32(47)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(47)], acc_1[u32(47)]);
            total_2[u32(48)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(48)], acc_1[u32(48)]);
            total_2[u32(49)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(49)], acc_1[u32(49)]);
            total_2[u32(50)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(50)], acc_1[u32(50)]);
            total_2[u32(51)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(51)], acc_1[u32(51)]);
            total_2[u32(52)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(52)], acc_1[u32(52)]);
            total_2[u32(53)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(53)], acc_1[u32(53)]);
            total_2[u32(54)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(54)], acc_1[u32(54)]);
            total_2[u32(55)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(55)], acc_1[u32(55)]);
            total_2[u32(56)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(56)], acc_1[u32(56)]);
            total_2[u32(57)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(57)], acc_1[u32(57)]);
            total_2[u32(58)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(58)], acc_1[u32(58)]);
            total_2[u32(59)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(59)], acc_1[u32(59)]);
            total_2[u32(60)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(60)], acc_1[u32(60)]);
            total_2[u32(61)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(61)], acc_1[u32(61)]);
            total_2[u32(62)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(62)], acc_1[u32(62)]);
            total_2[u32(63)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(63)], acc_1[u32(63)]);
            m_2 = _S461;
        }
        else
        {
            m_2 = total_l_0;
        }
        if(RANGES_0 != u32(0))
        {
            _S39 = _S179 < (work_5.last_range_0);
        }
        else
        {
            _S39 = false;
        }
        if(!_S39)
        {
            break;
        }
        range_1 = _S179;
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
            total_2[u32(16)] = acc_1[u32(16)];
            total_2[u32(17)] = acc_1[u32(17)];
            total_2[u32(18)] = acc_1[u32(18)];
            total_2[u32(19)] = acc_1[u32(19)];
            total_2[u32(20)] = acc_1[u32(20)];
            total_2[u32(21)] = acc_1[u32(21)];
            total_2[u32(22)] = acc_1[u32(22)];
            total_2[u32(23)] = acc_1[u32(23)];
            total_2[u32(24)] = acc_1[u32(24)];
            total_2[u32(25)] = acc_1[u32(25)];
            total_2[u32(26)] = acc_1[u32(26)];
            total_2[u32(27)] = acc_1[u32(27)];
            total_2[u32(28)] = acc_1[u32(28)];
            total_2[u32(29)] = acc_1[u32(29)];
            total_2[u32(30)] = acc_1[u32(30)];
            total_2[u32(31)] = acc_1[u32(31)];
            total_2[u32(32)] = acc_1[u32(32)];
            total_2[u32(33)] = acc_1[u32(33)];
            total_2[u32(34)] = acc_1[u32(34)];
            total_2[u32(35)] = acc_1[u32(35)];
            total_2[u32(36)] = acc_1[u32(36)];
            total_2[u32(37)] = acc_1[u32(37)];
            total_2[u32(38)] = acc_1[u32(38)];
            total_2[u32(39)] = acc_1[u32(39)];
            total_2[u32(40)] = acc_1[u32(40)];
            total_2[u32(41)] = acc_1[u32(41)];
            total_2[u32(42)] = acc_1[u32(42)];
            total_2[u32(43)] = acc_1[u32(43)];
            total_2[u32(44)] = acc_1[u32(44)];
            total_2[u32(45)] = acc_1[u32(45)];
            total_2[u32(46)] = acc_1[u32(46)];
            total_2[u32(47)] = acc_1[u32(47)];
            total_2[u32(48)] = acc_1[u32(48)];
            total_2[u32(49)] = acc_1[u32(49)];
            total_2[u32(50)] = acc_1[u32(50)];
            total_2[u32(51)] = acc_1[u32(51)];
            total_2[u32(52)] = acc_1[u32(52)];
            total_2[u32(53)] = acc_1[u32(53)];
            total_2[u32(54)] = acc_1[u32(54)];
            total_2[u32(55)] = acc_1[u32(55)];
            total_2[u32(56)] = acc_1[u32(56)];
            total_2[u32(57)] = acc_1[u32(57)];
            total_2[u32(58)] = acc_1[u32(58)];
            total_2[u32(59)] = acc_1[u32(59)];
            total_2[u32(60)] = acc_1[u32(60)];
            total_2[u32(61)] = acc_1[u32(61)];
            total_2[u32(62)] = acc_1[u32(62)];
            total_2[u32(63)] = acc_1[u32(63)];
            total_l_0 = l_2;
        }
        else
        {
            total_l_0 = m_2;
        }
        var _S462 : f32 = finish_row_0(total_l_0, &(poisoned_4));
        var _S463 : u32 = o_of_0(work_5, _S41);
        var _S464 : vec4<f32> = vec4<f32>(_S462);
        store_quad_0(_S463, _S51, total_2[u32(0)] * _S464, poisoned_4);
        store_quad_0(_S463, _S54, total_2[u32(1)] * _S464, poisoned_4);
        store_quad_0(_S463, _S56, total_2[u32(2)] * _S464, poisoned_4);
        store_quad_0(_S463, _S58, total_2[u32(3)] * _S464, poisoned_4);
        store_quad_0(_S463, _S60, total_2[u32(4)] * _S464, poisoned_4);
        store_quad_0(_S463, _S62, total_2[u32(5)] * _S464, poisoned_4);
        store_quad_0(_S463, _S64, total_2[u32(6)] * _S464, poisoned_4);
        store_quad_0(_S463, _S66, total_2[u32(7)] * _S464, poisoned_4);
        store_quad_0(_S463, _S68, total_2[u32(8)] * _S464, poisoned_4);
        store_quad_0(_S463, _S70, total_2[u32(9)] * _S464, poisoned_4);
        store_quad_0(_S463, _S72, total_2[u32(10)] * _S464, poisoned_4);
        store_quad_0(_S463, _S74, total_2[u32(11)] * _S464, poisoned_4);
        store_quad_0(_S463, _S76, total_2[u32(12)] * _S464, poisoned_4);
        store_quad_0(_S463, _S78, total_2[u32(13)] * _S464, poisoned_4);
        store_quad_0(_S463, _S80, total_2[u32(14)] * _S464, poisoned_4);
        store_quad_0(_S463, _S82, total_2[u32(15)] * _S464, poisoned_4);
        store_quad_0(_S463, _S84, total_2[u32(16)] * _S464, poisoned_4);
        store_quad_0(_S463, _S86, total_2[u32(17)] * _S464, poisoned_4);
        store_quad_0(_S463, _S88, total_2[u32(18)] * _S464, poisoned_4);
        store_quad_0(_S463, _S90, total_2[u32(19)] * _S464, poisoned_4);
        store_quad_0(_S463, _S92, total_2[u32(20)] * _S464, poisoned_4);
        store_quad_0(_S463, _S94, total_2[u32(21)] * _S464, poisoned_4);
        store_quad_0(_S463, _S96, total_2[u32(22)] * _S464, poisoned_4);
        store_quad_0(_S463, _S98, total_2[u32(23)] * _S464, poisoned_4);
        store_quad_0(_S463, _S100, total_2[u32(24)] * _S464, poisoned_4);
        store_quad_0(_S463, _S102, total_2[u32(25)] * _S464, poisoned_4);
        store_quad_0(_S463, _S104, total_2[u32(26)] * _S464, poisoned_4);
        store_quad_0(_S463, _S106, total_2[u32(27)] * _S464, poisoned_4);
        store_quad_0(_S463, _S108, total_2[u32(28)] * _S464, poisoned_4);
        store_quad_0(_S463, _S110, total_2[u32(29)] * _S464, poisoned_4);
        store_quad_0(_S463, _S112, total_2[u32(30)] * _S464, poisoned_4);
        store_quad_0(_S463, _S114, total_2[u32(31)] * _S464, poisoned_4);
        store_quad_0(_S463, _S116, total_2[u32(32)] * _S464, poisoned_4);
        store_quad_0(_S463, _S118, total_2[u32(33)] * _S464, poisoned_4);
        store_quad_0(_S463, _S120, total_2[u32(34)] * _S464, poisoned_4);
        store_quad_0(_S463, _S122, total_2[u32(35)] * _S464, poisoned_4);
        store_quad_0(_S463, _S124, total_2[u32(36)] * _S464, poisoned_4);
        store_quad_0(_S463, _S126, total_2[u32(37)] * _S464, poisoned_4);
        store_quad_0(_S463, _S128, total_2[u32(38)] * _S464, poisoned_4);
        store_quad_0(_S463, _S130, total_2[u32(39)] * _S464, poisoned_4);
        store_quad_0(_S463, _S132, total_2[u32(40)] * _S464, poisoned_4);
        store_quad_0(_S463, _S134, total_2[u32(41)] * _S464, poisoned_4);
        store_quad_0(_S463, _S136, total_2[u32(42)] * _S464, poisoned_4);
        store_quad_0(_S463, _S138, total_2[u32(43)] * _S464, poisoned_4);
        store_quad_0(_S463, _S140, total_2[u32(44)] * _S464, poisoned_4);
        store_quad_0(_S463, _S142, total_2[u32(45)] * _S464, poisoned_4);
        store_quad_0(_S463, _S144, total_2[u32(46)] * _S464, poisoned_4);
        store_quad_0(_S463, _S146, total_2[u32(47)] * _S464, poisoned_4);
        store_quad_0(_S463, _S148, total_2[u32(48)] * _S464, poisoned_4);
        store_quad_0(_S463, _S150, total_2[u32(49)] * _S464, poisoned_4);
        store_quad_0(_S463, _S152, total_2[u32(50)] * _S464, poisoned_4);
        store_quad_0(_S463, _S154, total_2[u32(51)] * _S464, poisoned_4);
        store_quad_0(_S463, _S156, total_2[u32(52)] * _S464, poisoned_4);
        store_quad_0(_S463, _S158, total_2[u32(53)] * _S464, poisoned_4);
        store_quad_0(_S463, _S160, total_2[u32(54)] * _S464, poisoned_4);
        store_quad_0(_S463, _S162, total_2[u32(55)] * _S464, poisoned_4);
        store_quad_0(_S463, _S164, total_2[u32(56)] * _S464, poisoned_4);
        store_quad_0(_S463, _S166, total_2[u32(57)] * _S464, poisoned_4);
        store_quad_0(_S463, _S168, total_2[u32(58)] * _S464, poisoned_4);
        store_quad_0(_S463, _S170, total_2[u32(59)] * _S464, poisoned_4);
        store_quad_0(_S463, _S172, total_2[u32(60)] * _S464, poisoned_4);
        store_quad_0(_S463, _S174, total_2[u32(61)] * _S464, poisoned_4);
        store_quad_0(_S463, _S176, total_2[u32(62)] * _S464, poisoned_4);
        store_quad_0(_S463, _S178, total_2[u32(63)] * _S464, poisoned_4);
    }
    return;
}

