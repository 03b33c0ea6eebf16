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

@binding(3) @group(0) var<storage, read> v_words_0 : array<u32>;

@binding(2) @group(0) var<storage, read> k_words_0 : array<u32>;

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

fn mask_of_0( work_2 : Work_0,  row_2 : u32) -> u32
{
    var _S9 : u32 = params_0.mask_offset_0 + work_2.batch_1 * params_0.mask_batch_0;
    var _S10 : u32 = head_of_0(work_2, row_2);
    var _S11 : u32 = _S9 + _S10 * params_0.mask_head_0;
    var _S12 : u32 = query_of_0(row_2);
    return _S11 + _S12 * params_0.mask_row_0;
}

fn q_of_0( work_3 : Work_0,  row_3 : u32) -> u32
{
    var _S13 : u32 = params_0.q_offset_0 + work_3.batch_1 * params_0.q_batch_0;
    var _S14 : u32 = head_of_0(work_3, row_3);
    var _S15 : u32 = _S13 + _S14 * params_0.q_head_0;
    var _S16 : u32 = query_of_0(row_3);
    return _S15 + _S16 * params_0.q_row_0;
}

var<workgroup> q_tile_0 : array<vec4<f32>, i32(128)>;

fn floats_of_0( raw_0 : vec2<u32>) -> vec4<f32>
{
    return vec4<f32>(unpack2x16float(raw_0.x), unpack2x16float(raw_0.y));
}

fn load_raw_quad_0( _S17 : u32,  _S18 : u32) -> vec2<u32>
{
    var raw_1 : vec2<u32> = vec2<u32>(vec2<i32>(i32(0)));
    var left_0 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, _S18);
    var word_0 : u32 = (_S17 + _S18) / u32(2);
    if(left_0 >= u32(2))
    {
        raw_1[i32(0)] = v_words_0[word_0];
    }
    if(left_0 >= u32(4))
    {
        raw_1[i32(1)] = v_words_0[word_0 + u32(1)];
    }
    return raw_1;
}

fn load_v_0( v_head_1 : u32,  first_0 : u32,  end_0 : u32,  slot_0 : u32) -> vec2<u32>
{
    return load_raw_quad_0(v_head_1 + min(first_0 + slot_0 / u32(32), end_0 - u32(1)) * params_0.v_row_0, slot_0 % u32(32) * u32(4));
}

var<workgroup> range_peaks_0 : array<f32, i32(4)>;

fn multiply_0( q_0 : vec4<f32>,  k_0 : vec4<f32>,  sum_0 : f32) -> f32
{
    return fma(q_0.w, k_0.w, fma(q_0.z, k_0.z, fma(q_0.y, k_0.y, fma(q_0.x, k_0.x, sum_0))));
}

var<private> _S19 : u32;

fn sum_of_row_0( part_1 : array<f32, i32(4)>) -> f32
{
    var _S20 : f32 = quadSwapX(part_1[i32(1)]);
    var near_0 : f32 = part_1[i32(0)] + _S20;
    var _S21 : f32 = quadSwapY(part_1[i32(2)]);
    var _S22 : f32 = quadSwapDiagonal(part_1[i32(3)]);
    var score_0 : f32 = near_0 + (_S21 + _S22);
    ;
    var _S23 : f32 = subgroupShuffle(score_0, i32((_S19 ^ (u32(4)))));
    return score_0 + _S23;
}

fn is_special_0( score_1 : f32) -> bool
{
    return (((bitcast<u32>((score_1))) & (u32(2139095040)))) == u32(2139095040);
}

fn hide_0( score_2 : ptr<function, f32>,  key_0 : u32,  end_1 : u32,  mask_row_1 : u32,  poisoned_0 : ptr<function, bool>) -> bool
{
    var hidden_0 : bool = key_0 >= end_1;
    var hidden_1 : bool;
    if((((params_0.flags_0) & (u32(1)))) != u32(0))
    {
        hidden_1 = !hidden_0;
    }
    else
    {
        hidden_1 = false;
    }
    if(hidden_1)
    {
        var bias_0 : f32 = mask_values_0[mask_row_1 + key_0 * params_0.mask_key_0];
        (*score_2) = (*score_2) + bias_0;
        hidden_1 = (bitcast<u32>((bias_0))) == u32(4286578688);
    }
    else
    {
        hidden_1 = hidden_0;
    }
    var _S24 : bool;
    if(!hidden_1)
    {
        _S24 = is_special_0((*score_2));
    }
    else
    {
        _S24 = false;
    }
    if(_S24)
    {
        if((bitcast<u32>(((*score_2)))) != u32(4286578688))
        {
            (*poisoned_0) = true;
        }
        hidden_1 = true;
    }
    if(hidden_1)
    {
        (*score_2) = -3.4028234663852886e+38f;
    }
    return hidden_1;
}

var<workgroup> scores_0 : array<vec4<f32>, i32(512)>;

var<workgroup> peaks_0 : array<f32, i32(256)>;

var<workgroup> factors_0 : array<f32, i32(256)>;

fn shrink_of_0( m_0 : f32,  peak_0 : f32) -> f32
{
    var _S25 : f32;
    if(peak_0 > m_0)
    {
        _S25 = exp(m_0 - peak_0);
    }
    else
    {
        _S25 = 1.0f;
    }
    return _S25;
}

var<workgroup> sums_0 : array<f32, i32(256)>;

var<workgroup> v_tile_0 : array<vec4<f32>, i32(1024)>;

fn weigh_0( weight_0 : f32,  v_0 : vec4<f32>,  sum_1 : vec4<f32>) -> vec4<f32>
{
    return fma(vec4<f32>(weight_0, weight_0, weight_0, weight_0), v_0, sum_1);
}

@id(0) override RANGES_0 : u32 = u32(1);

fn scratch_of_0( batch_3 : u32,  head_0 : u32,  query_1 : u32,  range_0 : u32) -> u32
{
    return params_0.scratch_offset_0 + (((batch_3 * params_0.heads_0 + head_0) * params_0.q_len_0 + query_1) * params_0.ranges_0 + range_0) * ((params_0.head_dim_0 + u32(3)) / u32(4) + u32(1));
}

fn store_range_0( place_0 : u32,  lane_0 : u32,  m_1 : f32,  l_0 : f32,  poisoned_1 : bool)
{
    if(lane_0 == u32(0))
    {
        var _S26 : i32;
        if(poisoned_1)
        {
            _S26 = i32(1);
        }
        else
        {
            _S26 = i32(0);
        }
        scratch_0[place_0 + (params_0.head_dim_0 + u32(3)) / u32(4)] = vec4<f32>(m_1, l_0, f32(_S26), 0.0f);
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

fn fold_factors_0( total_m_0 : ptr<function, f32>,  m_2 : f32) -> Fold_0
{
    var _S27 : f32 = max((*total_m_0), m_2);
    var fold_0 : Fold_0;
    fold_0.keep_0 = exp((*total_m_0) - _S27);
    fold_0.add_0 = exp(m_2 - _S27);
    (*total_m_0) = _S27;
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

fn finish_row_0( l_1 : f32,  poisoned_2 : ptr<function, bool>) -> f32
{
    if(l_1 != 0.0f)
    {
        return 1.0f / l_1;
    }
    if((((params_0.flags_0) & (u32(4)))) == u32(0))
    {
        (*poisoned_2) = true;
    }
    return 0.0f;
}

fn o_of_0( work_4 : Work_0,  row_4 : u32) -> u32
{
    var _S28 : u32 = params_0.o_offset_0 + work_4.batch_1 * params_0.o_batch_0;
    var _S29 : u32 = head_of_0(work_4, row_4);
    var _S30 : u32 = _S28 + _S29 * params_0.o_head_0;
    var _S31 : u32 = query_of_0(row_4);
    return _S30 + _S31 * params_0.o_row_0;
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
        var _S32 : u32 = u32(126) - ((magnitude_0 >> (u32(23))));
        kept_0 = (((magnitude_0 & (u32(8388607)))) | (u32(8388608)));
        dropped_0 = _S32;
        base_0 = u32(0);
    }
    else
    {
        var _S33 : u32 = ((((magnitude_0 >> (u32(23)))) - u32(112)) << (u32(10)));
        kept_0 = (magnitude_0 & (u32(8388607)));
        dropped_0 = u32(13);
        base_0 = _S33;
    }
    var rounded_0 : u32 = (kept_0 >> (dropped_0));
    var rest_0 : u32 = (kept_0 & ((((u32(1) << (dropped_0))) - u32(1))));
    var tie_0 : u32 = (u32(1) << ((dropped_0 - u32(1))));
    var _S34 : bool;
    if(rest_0 > tie_0)
    {
        _S34 = true;
    }
    else
    {
        if(rest_0 == tie_0)
        {
            _S34 = ((rounded_0 & (u32(1)))) != u32(0);
        }
        else
        {
            _S34 = false;
        }
    }
    var rounded_1 : u32;
    if(_S34)
    {
        rounded_1 = rounded_0 + u32(1);
    }
    else
    {
        rounded_1 = rounded_0;
    }
    return (sign_0 | ((base_0 + rounded_1)));
}

fn pair_of_0( low_0 : f32,  high_0 : f32,  poisoned_3 : bool) -> u32
{
    var _S35 : u32;
    if(poisoned_3)
    {
        _S35 = u32(2113961472);
    }
    else
    {
        _S35 = ((element_bits_0(low_0)) | ((((element_bits_0(high_0)) << (u32(16))))));
    }
    return _S35;
}

fn store_quad_0( row_5 : u32,  element_0 : u32,  quad_1 : vec4<f32>,  poisoned_4 : bool)
{
    var left_1 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, element_0);
    var word_1 : u32 = (row_5 + element_0) / u32(2);
    if(left_1 >= u32(2))
    {
        o_words_0[word_1] = pair_of_0(quad_1.x, quad_1.y, poisoned_4);
    }
    if(left_1 >= u32(4))
    {
        o_words_0[word_1 + u32(1)] = pair_of_0(quad_1.z, quad_1.w, poisoned_4);
    }
    return;
}

fn load_raw_quad_1( _S36 : u32,  _S37 : u32) -> vec2<u32>
{
    var raw_2 : vec2<u32> = vec2<u32>(vec2<i32>(i32(0)));
    var left_2 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, _S37);
    var word_2 : u32 = (_S36 + _S37) / u32(2);
    if(left_2 >= u32(2))
    {
        raw_2[i32(0)] = q_words_0[word_2];
    }
    if(left_2 >= u32(4))
    {
        raw_2[i32(1)] = q_words_0[word_2 + u32(1)];
    }
    return raw_2;
}

fn load_quad_0( _S38 : u32,  _S39 : u32) -> vec4<f32>
{
    return floats_of_0(load_raw_quad_1(_S38, _S39));
}

fn load_raw_quad_2( _S40 : u32,  _S41 : u32) -> vec2<u32>
{
    var raw_3 : vec2<u32> = vec2<u32>(vec2<i32>(i32(0)));
    var left_3 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, _S41);
    var word_3 : u32 = (_S40 + _S41) / u32(2);
    if(left_3 >= u32(2))
    {
        raw_3[i32(0)] = k_words_0[word_3];
    }
    if(left_3 >= u32(4))
    {
        raw_3[i32(1)] = k_words_0[word_3 + u32(1)];
    }
    return raw_3;
}

@compute
@workgroup_size(256, 1, 1)
fn attention(@builtin(workgroup_id) group_id_0 : vec3<u32>, @builtin(local_invocation_id) thread_id_0 : vec3<u32>, @builtin(subgroup_invocation_id) _builtinWaveLaneIndex_0 : u32)
{
    var _S42 : bool;
    var batch_4 : u32;
    var s_0 : u32;
    var r_0 : u32;
    var s_1 : u32;
    var i_0 : u32;
    var s_2 : u32;
    var peak_1 : f32;
    var poison_0 : u32;
    var sign_1 : u32;
    var poison_1 : u32;
    var before_0 : f32;
    var _S43 : vec4<f32>;
    _S19 = _builtinWaveLaneIndex_0;
    var number_2 : u32 = params_0.first_group_0 + group_id_0.y * params_0.groups_x_0 + group_id_0.x;
    if(number_2 >= (params_0.last_group_0))
    {
        return;
    }
    var thread_0 : u32 = thread_id_0.x;
    var work_5 : Work_0 = find_work_0(number_2, u32(4));
    var _S44 : u32 = min(u32(4), work_5.rows_0 - work_5.first_row_0);
    var keys_1 : u32 = keys_of_batch_0(work_5.batch_1);
    var _S45 : u32 = query_of_0(work_5.first_row_0 + _S44 - u32(1));
    var _S46 : u32 = keys_of_query_0(keys_1, _S45);
    var _S47 : u32 = params_0.k_offset_0 + work_5.batch_1 * params_0.k_batch_0 + work_5.kv_head_0 * params_0.k_head_0;
    var _S48 : u32 = params_0.v_offset_0 + work_5.batch_1 * params_0.v_batch_0 + work_5.kv_head_0 * params_0.v_head_0;
    var lane_1 : u32 = thread_0 % u32(8);
    var quads_of_rows_0 : u32 = (_S44 + u32(4) - u32(1)) / u32(4);
    var team_0 : u32 = thread_0 / u32(8);
    var team_step_0 : u32 = quotient_0(team_0, quads_of_rows_0);
    var first_of_quad_0 : u32 = (team_0 - team_step_0 * quads_of_rows_0) * u32(4);
    var _S49 : u32 = lane_1 % u32(4);
    var _S50 : u32 = first_of_quad_0 + _S49;
    var _S51 : u32 = _S44 - u32(1);
    var _S52 : u32 = min(_S50, _S51);
    var live_0 : bool;
    if(_S50 < _S44)
    {
        live_0 = lane_1 < u32(4);
    }
    else
    {
        live_0 = false;
    }
    var _S53 : u32 = work_5.first_row_0 + _S52;
    var _S54 : u32 = query_of_0(_S53);
    var _S55 : u32 = keys_of_query_0(keys_1, _S54);
    var _S56 : u32 = mask_of_0(work_5, _S53);
    var stride_0 : u32 = quotient_0(u32(32), quads_of_rows_0);
    if(live_0)
    {
        live_0 = team_0 < (stride_0 * quads_of_rows_0);
    }
    else
    {
        live_0 = false;
    }
    var slot_1 : u32 = thread_0;
    for(;;)
    {
        if(slot_1 < u32(128))
        {
        }
        else
        {
            break;
        }
        var q_row_1 : u32 = q_of_0(work_5, work_5.first_row_0 + min(slot_1 / u32(32), _S51));
        q_tile_0[slot_1] = load_quad_0(q_row_1, slot_1 % u32(32) * u32(4)) * vec4<f32>(params_0.scale_0);
        slot_1 = slot_1 + u32(256);
    }
    var _S57 : u32 = thread_0 % u32(32);
    var total_2 : array<vec4<f32>, i32(1)>;
    var total_l_0 : array<f32, i32(1)>;
    var total_m_1 : array<f32, i32(1)>;
    var acc_1 : array<vec4<f32>, i32(1)>;
    var l_2 : array<f32, i32(1)>;
    var poisoned_5 : array<bool, i32(1)>;
    var n_0 : u32 = u32(0);
    for(;;)
    {
        if(n_0 < u32(1))
        {
        }
        else
        {
            break;
        }
        const _S58 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
        total_2[n_0] = _S58;
        total_l_0[n_0] = 0.0f;
        total_m_1[n_0] = -3.4028234663852886e+38f;
        acc_1[n_0] = _S58;
        l_2[n_0] = 0.0f;
        poisoned_5[n_0] = false;
        n_0 = n_0 + u32(1);
    }
    var range_1 : u32 = work_5.first_range_0;
    for(;;)
    {
        var first_key_0 : u32 = range_1 * params_0.range_keys_0;
        var _S59 : u32 = min(first_key_0 + params_0.range_keys_0, _S46);
        var steps_0 : u32;
        if(_S59 > first_key_0)
        {
            steps_0 = (_S59 - first_key_0 + u32(8) - u32(1)) / u32(8);
        }
        else
        {
            steps_0 = u32(0);
        }
        var next_v_0 : array<array<vec2<u32>, i32(4)>, i32(2)>;
        var round_0 : u32;
        if(steps_0 > u32(0))
        {
            round_0 = u32(0);
            for(;;)
            {
                if(round_0 < u32(2))
                {
                }
                else
                {
                    break;
                }
                n_0 = u32(0);
                for(;;)
                {
                    if(n_0 < u32(4))
                    {
                    }
                    else
                    {
                        break;
                    }
                    next_v_0[round_0][n_0] = load_v_0(_S48, first_key_0 + round_0 * u32(32), _S59, n_0 * u32(256) + thread_0);
                    n_0 = n_0 + u32(1);
                }
                round_0 = round_0 + u32(1);
            }
        }
        workgroupBarrier();
        if(thread_0 < u32(4))
        {
            range_peaks_0[thread_0] = -3.4028234663852886e+38f;
        }
        round_0 = u32(0);
        for(;;)
        {
            if(round_0 < steps_0)
            {
            }
            else
            {
                break;
            }
            var step_0 : u32 = round_0 + team_step_0;
            var _S60 : u32 = first_key_0 + min(step_0, steps_0 - u32(1)) * u32(8);
            var part_2 : array<array<f32, i32(4)>, i32(8)>;
            s_2 = u32(0);
            for(;;)
            {
                if(s_2 < u32(8))
                {
                }
                else
                {
                    break;
                }
                r_0 = u32(0);
                for(;;)
                {
                    if(r_0 < u32(4))
                    {
                    }
                    else
                    {
                        break;
                    }
                    part_2[s_2][r_0] = 0.0f;
                    r_0 = r_0 + u32(1);
                }
                s_2 = s_2 + u32(1);
            }
            batch_4 = u32(0);
            for(;;)
            {
                if(batch_4 < u32(8))
                {
                }
                else
                {
                    break;
                }
                var k_quads_0 : array<array<vec2<u32>, i32(4)>, i32(4)>;
                s_0 = u32(0);
                for(;;)
                {
                    if(s_0 < u32(4))
                    {
                    }
                    else
                    {
                        break;
                    }
                    var _S61 : u32 = min(_S60 + batch_4 + s_0, _S59 - u32(1));
                    i_0 = u32(0);
                    for(;;)
                    {
                        if(i_0 < u32(4))
                        {
                        }
                        else
                        {
                            break;
                        }
                        k_quads_0[s_0][i_0] = load_raw_quad_2(_S47 + _S61 * params_0.k_row_0, (i_0 * u32(8) + lane_1) * u32(4));
                        i_0 = i_0 + u32(1);
                    }
                    s_0 = s_0 + u32(1);
                }
                i_0 = u32(0);
                for(;;)
                {
                    if(i_0 < u32(4))
                    {
                    }
                    else
                    {
                        break;
                    }
                    r_0 = u32(0);
                    for(;;)
                    {
                        if(r_0 < u32(4))
                        {
                        }
                        else
                        {
                            break;
                        }
                        var _S62 : vec4<f32> = q_tile_0[(first_of_quad_0 + ((_S49 ^ (r_0)))) * u32(32) + i_0 * u32(8) + lane_1];
                        s_1 = u32(0);
                        for(;;)
                        {
                            if(s_1 < u32(4))
                            {
                            }
                            else
                            {
                                break;
                            }
                            part_2[batch_4 + s_1][r_0] = multiply_0(_S62, floats_of_0(k_quads_0[s_1][i_0]), part_2[batch_4 + s_1][r_0]);
                            s_1 = s_1 + u32(1);
                        }
                        r_0 = r_0 + u32(1);
                    }
                    i_0 = i_0 + u32(1);
                }
                batch_4 = batch_4 + u32(4);
            }
            var told_0 : array<vec4<f32>, i32(2)>;
            peak_1 = -3.4028234663852886e+38f;
            s_0 = u32(0);
            for(;;)
            {
                if(s_0 < u32(8))
                {
                }
                else
                {
                    break;
                }
                var _S63 : f32 = sum_of_row_0(part_2[s_0]);
                var score_3 : f32 = _S63;
                var poison_2 : bool = false;
                var hidden_2 : bool = hide_0(&(score_3), _S60 + s_0, min(_S55, _S59), _S56, &(poison_2));
                var _S64 : f32 = max(peak_1, score_3);
                if(poison_2)
                {
                    slot_1 = u32(2143289344);
                }
                else
                {
                    if(hidden_2)
                    {
                        slot_1 = u32(4286578688);
                    }
                    else
                    {
                        slot_1 = (bitcast<u32>((score_3)));
                    }
                }
                told_0[s_0 / u32(4)][s_0 % u32(4)] = (bitcast<f32>((slot_1)));
                var s_3 : u32 = s_0 + u32(1);
                peak_1 = _S64;
                s_0 = s_3;
            }
            if(live_0)
            {
                _S42 = step_0 < steps_0;
            }
            else
            {
                _S42 = false;
            }
            if(_S42)
            {
                var _S65 : u32 = _S52 * u32(64) + step_0;
                var _S66 : u32 = _S65 * u32(2);
                n_0 = u32(0);
                for(;;)
                {
                    if(n_0 < u32(2))
                    {
                    }
                    else
                    {
                        break;
                    }
                    scores_0[_S66 + n_0] = told_0[n_0];
                    n_0 = n_0 + u32(1);
                }
                peaks_0[_S65] = peak_1;
            }
            round_0 = round_0 + stride_0;
        }
        workgroupBarrier();
        batch_4 = thread_0;
        for(;;)
        {
            if(batch_4 < (_S44 * steps_0))
            {
            }
            else
            {
                break;
            }
            var row_6 : u32 = quotient_0(batch_4, steps_0);
            var step_1 : u32 = batch_4 - row_6 * steps_0;
            peak_1 = -3.4028234663852886e+38f;
            s_0 = u32(0);
            for(;;)
            {
                if(s_0 < step_1)
                {
                }
                else
                {
                    break;
                }
                before_0 = peak_1;
                n_0 = u32(0);
                for(;;)
                {
                    if(n_0 < u32(8))
                    {
                    }
                    else
                    {
                        break;
                    }
                    var other_0 : f32 = peaks_0[row_6 * u32(64) + s_0 + n_0];
                    if((s_0 + n_0) < step_1)
                    {
                        before_0 = max(before_0, other_0);
                    }
                    n_0 = n_0 + u32(1);
                }
                var eight_0 : u32 = s_0 + u32(8);
                peak_1 = before_0;
                s_0 = eight_0;
            }
            var _S67 : u32 = row_6 * u32(64) + step_1;
            var _S68 : f32 = max(peak_1, peaks_0[_S67]);
            if((step_1 + u32(1)) == steps_0)
            {
                range_peaks_0[row_6] = _S68;
            }
            sign_1 = u32(0);
            r_0 = u32(0);
            n_0 = u32(0);
            before_0 = 0.0f;
            for(;;)
            {
                if(n_0 < u32(2))
                {
                }
                else
                {
                    break;
                }
                var weights_0 : vec4<f32> = scores_0[_S67 * u32(2) + n_0];
                s_1 = sign_1;
                poison_0 = r_0;
                i_0 = u32(0);
                var sum_2 : f32 = before_0;
                for(;;)
                {
                    if(i_0 < u32(4))
                    {
                    }
                    else
                    {
                        break;
                    }
                    var score_4 : f32 = weights_0[i_0];
                    if(is_special_0(weights_0[i_0]))
                    {
                        if((bitcast<u32>((score_4))) != u32(4286578688))
                        {
                            poison_1 = u32(2147483648);
                        }
                        else
                        {
                            poison_1 = poison_0;
                        }
                        weights_0[i_0] = -1.0f;
                        s_1 = u32(2147483648);
                        poison_0 = poison_1;
                    }
                    else
                    {
                        var _S69 : f32 = exp(score_4 - _S68);
                        weights_0[i_0] = _S69;
                        sum_2 = sum_2 + _S69;
                    }
                    i_0 = i_0 + u32(1);
                }
                scores_0[_S67 * u32(2) + n_0] = weights_0;
                var n_1 : u32 = n_0 + u32(1);
                sign_1 = s_1;
                r_0 = poison_0;
                n_0 = n_1;
                before_0 = sum_2;
            }
            factors_0[_S67] = (bitcast<f32>((((bitcast<u32>((shrink_of_0(peak_1, _S68)))) | (sign_1)))));
            sums_0[_S67] = (bitcast<f32>((((bitcast<u32>((before_0))) | (r_0)))));
            batch_4 = batch_4 + u32(256);
        }
        n_0 = u32(0);
        for(;;)
        {
            if(n_0 < u32(1))
            {
            }
            else
            {
                break;
            }
            acc_1[n_0] = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
            l_2[n_0] = 0.0f;
            n_0 = n_0 + u32(1);
        }
        s_0 = u32(0);
        for(;;)
        {
            var _S70 : u32 = steps_0 * u32(8);
            if(s_0 < _S70)
            {
            }
            else
            {
                break;
            }
            workgroupBarrier();
            r_0 = u32(0);
            for(;;)
            {
                if(r_0 < u32(4))
                {
                }
                else
                {
                    break;
                }
                v_tile_0[r_0 * u32(256) + thread_0] = floats_of_0(next_v_0[i32(0)][r_0]);
                r_0 = r_0 + u32(1);
            }
            workgroupBarrier();
            s_1 = u32(0);
            for(;;)
            {
                if(s_1 < u32(4))
                {
                }
                else
                {
                    break;
                }
                poison_0 = u32(1);
                for(;;)
                {
                    if(poison_0 < u32(2))
                    {
                    }
                    else
                    {
                        break;
                    }
                    next_v_0[poison_0 - u32(1)][s_1] = next_v_0[poison_0][s_1];
                    poison_0 = poison_0 + u32(1);
                }
                next_v_0[u32(1)][s_1] = load_v_0(_S48, first_key_0 + s_0 + u32(64), _S59, s_1 * u32(256) + thread_0);
                s_1 = s_1 + u32(1);
            }
            var _S71 : u32 = min(u32(32), _S70 - s_0);
            poison_0 = u32(0);
            for(;;)
            {
                if(poison_0 < u32(1))
                {
                }
                else
                {
                    break;
                }
                var row_7 : u32 = poison_0 * u32(8) + thread_0 / u32(32);
                if(row_7 < _S44)
                {
                    var _S72 : u32 = row_7 * u32(64) + s_0 / u32(8);
                    i_0 = u32(0);
                    sign_1 = u32(0);
                    for(;;)
                    {
                        if(i_0 < u32(4))
                        {
                        }
                        else
                        {
                            break;
                        }
                        if((i_0 * u32(8)) < _S71)
                        {
                            slot_1 = (bitcast<u32>((factors_0[_S72 + i_0])));
                        }
                        else
                        {
                            slot_1 = u32(2147483648);
                        }
                        var sign_2 : u32 = (sign_1 | (slot_1));
                        i_0 = i_0 + u32(1);
                        sign_1 = sign_2;
                    }
                    if(((sign_1 & (u32(2147483648)))) == u32(0))
                    {
                        poison_1 = u32(0);
                        for(;;)
                        {
                            if(poison_1 < u32(4))
                            {
                            }
                            else
                            {
                                break;
                            }
                            var _S73 : u32 = _S72 + poison_1;
                            var factor_0 : f32 = factors_0[_S73];
                            acc_1[poison_0] = acc_1[poison_0] * vec4<f32>(factors_0[_S73]);
                            s_2 = u32(0);
                            for(;;)
                            {
                                if(s_2 < u32(8))
                                {
                                }
                                else
                                {
                                    break;
                                }
                                acc_1[poison_0] = weigh_0(scores_0[_S73 * u32(2) + s_2 / u32(4)][s_2 % u32(4)], v_tile_0[(poison_1 * u32(8) + s_2) * u32(32) + _S57], acc_1[poison_0]);
                                s_2 = s_2 + u32(1);
                            }
                            l_2[poison_0] = fma(l_2[poison_0], factor_0, sums_0[_S73]);
                            poison_1 = poison_1 + u32(1);
                        }
                    }
                    else
                    {
                        poison_1 = u32(0);
                        for(;;)
                        {
                            var _S74 : u32 = poison_1 * u32(8);
                            if(_S74 < _S71)
                            {
                            }
                            else
                            {
                                break;
                            }
                            var _S75 : u32 = _S72 + poison_1;
                            var factor_1 : f32 = (bitcast<f32>((((bitcast<u32>((factors_0[_S75]))) & (u32(2147483647))))));
                            acc_1[poison_0] = acc_1[poison_0] * vec4<f32>(factor_1);
                            s_2 = u32(0);
                            for(;;)
                            {
                                if(s_2 < u32(8))
                                {
                                }
                                else
                                {
                                    break;
                                }
                                var more_0 : vec4<f32> = weigh_0(scores_0[_S75 * u32(2) + s_2 / u32(4)][s_2 % u32(4)], v_tile_0[(_S74 + s_2) * u32(32) + _S57], acc_1[poison_0]);
                                if((scores_0[_S75 * u32(2) + s_2 / u32(4)][s_2 % u32(4)]) >= 0.0f)
                                {
                                    _S43 = more_0;
                                }
                                else
                                {
                                    _S43 = acc_1[poison_0];
                                }
                                acc_1[poison_0] = _S43;
                                s_2 = s_2 + u32(1);
                            }
                            l_2[poison_0] = fma(l_2[poison_0], factor_1, abs(sums_0[_S75]));
                            if((bitcast<u32>((sums_0[_S75]))) >= u32(2147483648))
                            {
                                poisoned_5[poison_0] = true;
                            }
                            poison_1 = poison_1 + u32(1);
                        }
                    }
                }
                poison_0 = poison_0 + u32(1);
            }
            s_0 = s_0 + u32(32);
        }
        r_0 = u32(0);
        for(;;)
        {
            if(r_0 < u32(1))
            {
            }
            else
            {
                break;
            }
            var _S76 : u32 = r_0 * u32(8);
            var _S77 : u32 = min(_S76 + thread_0 / u32(32), _S51);
            var row_8 : u32 = work_5.first_row_0 + _S77;
            var m_3 : f32 = range_peaks_0[_S77];
            if(RANGES_0 == u32(2))
            {
                if((_S76 + thread_0 / u32(32)) < _S44)
                {
                    var _S78 : u32 = query_of_0(row_8);
                    _S42 = first_key_0 < (keys_of_query_0(keys_1, _S78));
                }
                else
                {
                    _S42 = false;
                }
                if(_S42)
                {
                    var _S79 : u32 = head_of_0(work_5, row_8);
                    var _S80 : u32 = query_of_0(row_8);
                    var to_0 : u32 = scratch_of_0(work_5.batch_1, _S79, _S80, range_1);
                    store_range_0(to_0, _S57, m_3, l_2[r_0], poisoned_5[r_0]);
                    store_range_quad_0(to_0, _S57, acc_1[r_0]);
                }
            }
            if(RANGES_0 == u32(1))
            {
                var _S81 : f32 = total_m_1[r_0];
                var fold_2 : Fold_0 = fold_factors_0(&(_S81), m_3);
                total_m_1[r_0] = _S81;
                total_l_0[r_0] = folded_0(fold_2, total_l_0[r_0], l_2[r_0]);
                total_2[r_0] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[r_0], acc_1[r_0]);
            }
            r_0 = r_0 + u32(1);
        }
        var range_2 : u32 = range_1 + u32(1);
        if(RANGES_0 != u32(0))
        {
            _S42 = range_2 < (work_5.last_range_0);
        }
        else
        {
            _S42 = false;
        }
        if(!_S42)
        {
            break;
        }
        range_1 = range_2;
    }
    if(RANGES_0 == u32(2))
    {
        return;
    }
    n_0 = u32(0);
    for(;;)
    {
        if(n_0 < u32(1))
        {
        }
        else
        {
            break;
        }
        var block_row_0 : u32 = n_0 * u32(8) + thread_0 / u32(32);
        var _S82 : bool = RANGES_0 == u32(0);
        if(_S82)
        {
            peak_1 = l_2[n_0];
        }
        else
        {
            peak_1 = total_l_0[n_0];
        }
        var _S83 : bool = poisoned_5[n_0];
        var inverse_0 : f32 = finish_row_0(peak_1, &(_S83));
        poisoned_5[n_0] = _S83;
        if(block_row_0 < _S44)
        {
            var o_row_1 : u32 = o_of_0(work_5, work_5.first_row_0 + block_row_0);
            var _S84 : u32 = _S57 * u32(4);
            if(_S82)
            {
                _S43 = acc_1[n_0];
            }
            else
            {
                _S43 = total_2[n_0];
            }
            store_quad_0(o_row_1, _S84, _S43 * vec4<f32>(inverse_0), poisoned_5[n_0]);
        }
        n_0 = n_0 + u32(1);
    }
    return;
}

