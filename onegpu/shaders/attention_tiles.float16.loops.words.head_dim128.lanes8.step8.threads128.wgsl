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

fn floats_of_0( raw_0 : vec2<u32>) -> vec4<f32>
{
    return vec4<f32>(unpack2x16float(raw_0.x), unpack2x16float(raw_0.y));
}

var<workgroup> k_tile_0 : array<vec4<f32>, i32(512)>;

var<workgroup> v_tile_0 : array<vec4<f32>, i32(512)>;

fn multiply_0( q_0 : vec4<f32>,  k_0 : vec4<f32>,  sum_0 : f32) -> f32
{
    return fma(q_0.w, k_0.w, fma(q_0.z, k_0.z, fma(q_0.y, k_0.y, fma(q_0.x, k_0.x, sum_0))));
}

var<private> _S17 : u32;

fn sum_of_row_0( part_1 : array<f32, i32(4)>) -> f32
{
    var _S18 : f32 = quadSwapX(part_1[i32(1)]);
    var near_0 : f32 = part_1[i32(0)] + _S18;
    var _S19 : f32 = quadSwapY(part_1[i32(2)]);
    var _S20 : f32 = quadSwapDiagonal(part_1[i32(3)]);
    var score_0 : f32 = near_0 + (_S19 + _S20);
    ;
    var _S21 : f32 = subgroupShuffle(score_0, i32((_S17 ^ (u32(4)))));
    return score_0 + _S21;
}

fn is_special_0( score_1 : f32) -> bool
{
    return (((bitcast<u32>((score_1))) & (u32(2139095040)))) == u32(2139095040);
}

fn hide_0( score_2 : ptr<function, f32>,  key_0 : u32,  end_0 : u32,  mask_row_1 : u32,  poisoned_0 : ptr<function, bool>) -> bool
{
    var hidden_0 : bool = key_0 >= end_0;
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
    var _S22 : bool;
    if(!hidden_1)
    {
        _S22 = is_special_0((*score_2));
    }
    else
    {
        _S22 = false;
    }
    if(_S22)
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

fn shrink_of_0( m_0 : f32,  peak_0 : f32) -> f32
{
    var _S23 : f32;
    if(peak_0 > m_0)
    {
        _S23 = exp(m_0 - peak_0);
    }
    else
    {
        _S23 = 1.0f;
    }
    return _S23;
}

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
        var _S24 : i32;
        if(poisoned_1)
        {
            _S24 = i32(1);
        }
        else
        {
            _S24 = i32(0);
        }
        scratch_0[place_0 + (params_0.head_dim_0 + u32(3)) / u32(4)] = vec4<f32>(m_1, l_0, f32(_S24), 0.0f);
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
    var _S25 : f32 = max((*total_m_0), m_2);
    var fold_0 : Fold_0;
    fold_0.keep_0 = exp((*total_m_0) - _S25);
    fold_0.add_0 = exp(m_2 - _S25);
    (*total_m_0) = _S25;
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
    var _S26 : u32 = params_0.o_offset_0 + work_4.batch_1 * params_0.o_batch_0;
    var _S27 : u32 = head_of_0(work_4, row_4);
    var _S28 : u32 = _S26 + _S27 * params_0.o_head_0;
    var _S29 : u32 = query_of_0(row_4);
    return _S28 + _S29 * params_0.o_row_0;
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
        var _S30 : u32 = u32(126) - ((magnitude_0 >> (u32(23))));
        kept_0 = (((magnitude_0 & (u32(8388607)))) | (u32(8388608)));
        dropped_0 = _S30;
        base_0 = u32(0);
    }
    else
    {
        var _S31 : u32 = ((((magnitude_0 >> (u32(23)))) - u32(112)) << (u32(10)));
        kept_0 = (magnitude_0 & (u32(8388607)));
        dropped_0 = u32(13);
        base_0 = _S31;
    }
    var rounded_0 : u32 = (kept_0 >> (dropped_0));
    var rest_0 : u32 = (kept_0 & ((((u32(1) << (dropped_0))) - u32(1))));
    var tie_0 : u32 = (u32(1) << ((dropped_0 - u32(1))));
    var _S32 : bool;
    if(rest_0 > tie_0)
    {
        _S32 = true;
    }
    else
    {
        if(rest_0 == tie_0)
        {
            _S32 = ((rounded_0 & (u32(1)))) != u32(0);
        }
        else
        {
            _S32 = false;
        }
    }
    var rounded_1 : u32;
    if(_S32)
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
    var _S33 : u32;
    if(poisoned_3)
    {
        _S33 = u32(2113961472);
    }
    else
    {
        _S33 = ((element_bits_0(low_0)) | ((((element_bits_0(high_0)) << (u32(16))))));
    }
    return _S33;
}

fn store_quad_0( row_5 : u32,  element_0 : u32,  quad_1 : vec4<f32>,  poisoned_4 : bool)
{
    var left_0 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, element_0);
    var word_0 : u32 = (row_5 + element_0) / u32(2);
    if(left_0 >= u32(2))
    {
        o_words_0[word_0] = pair_of_0(quad_1.x, quad_1.y, poisoned_4);
    }
    if(left_0 >= u32(4))
    {
        o_words_0[word_0 + u32(1)] = pair_of_0(quad_1.z, quad_1.w, poisoned_4);
    }
    return;
}

fn load_raw_quad_0( _S34 : u32,  _S35 : u32) -> vec2<u32>
{
    var raw_1 : vec2<u32> = vec2<u32>(vec2<i32>(i32(0)));
    var left_1 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, _S35);
    var word_1 : u32 = (_S34 + _S35) / u32(2);
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

fn load_quad_0( _S36 : u32,  _S37 : u32) -> vec4<f32>
{
    return floats_of_0(load_raw_quad_0(_S36, _S37));
}

fn load_raw_quad_1( _S38 : u32,  _S39 : u32) -> vec2<u32>
{
    var raw_2 : vec2<u32> = vec2<u32>(vec2<i32>(i32(0)));
    var left_2 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, _S39);
    var word_2 : u32 = (_S38 + _S39) / u32(2);
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

fn load_quad_1( _S40 : u32,  _S41 : u32) -> vec4<f32>
{
    return floats_of_0(load_raw_quad_1(_S40, _S41));
}

fn load_raw_quad_2( _S42 : u32,  _S43 : u32) -> vec2<u32>
{
    var raw_3 : vec2<u32> = vec2<u32>(vec2<i32>(i32(0)));
    var left_3 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, _S43);
    var word_3 : u32 = (_S42 + _S43) / u32(2);
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

fn load_quad_2( _S44 : u32,  _S45 : u32) -> vec4<f32>
{
    return floats_of_0(load_raw_quad_2(_S44, _S45));
}

@compute
@workgroup_size(128, 1, 1)
fn attention(@builtin(workgroup_id) group_id_0 : vec3<u32>, @builtin(local_invocation_id) thread_id_0 : vec3<u32>, @builtin(subgroup_invocation_id) _builtinWaveLaneIndex_0 : u32)
{
    var i_0 : u32;
    var l_2 : f32;
    var slot_0 : u32;
    var peak_1 : f32;
    var plain_0 : bool;
    var shrunk_0 : bool;
    var r_0 : u32;
    var s_0 : u32;
    var _S46 : bool;
    _S17 = _builtinWaveLaneIndex_0;
    var number_2 : u32 = params_0.first_group_0 + group_id_0.y * params_0.groups_x_0 + group_id_0.x;
    if(number_2 >= (params_0.last_group_0))
    {
        return;
    }
    var thread_0 : u32 = thread_id_0.x;
    var work_5 : Work_0 = find_work_0(number_2, u32(64));
    var lane_1 : u32 = thread_0 % u32(8);
    var first_row_1 : u32 = work_5.first_row_0 + thread_0 / u32(8) * u32(4);
    var last_row_0 : u32 = min(work_5.first_row_0 + u32(64), work_5.rows_0) - u32(1);
    var _S47 : u32 = lane_1 % u32(4);
    var row_6 : u32 = first_row_1 + _S47;
    var live_0 : bool = row_6 < (work_5.rows_0);
    var _S48 : u32 = min(row_6, last_row_0);
    var keys_1 : u32 = keys_of_batch_0(work_5.batch_1);
    var _S49 : u32 = query_of_0(last_row_0);
    var _S50 : u32 = keys_of_query_0(keys_1, _S49);
    var _S51 : u32;
    if(live_0)
    {
        var _S52 : u32 = query_of_0(_S48);
        _S51 = keys_of_query_0(keys_1, _S52);
    }
    else
    {
        _S51 = u32(0);
    }
    var _S53 : u32;
    if((((params_0.flags_0) & (u32(1)))) != u32(0))
    {
        _S53 = u32(0);
    }
    else
    {
        var _S54 : u32 = query_of_0(work_5.first_row_0);
        _S53 = keys_of_query_0(keys_1, _S54);
    }
    var _S55 : u32 = params_0.k_offset_0 + work_5.batch_1 * params_0.k_batch_0 + work_5.kv_head_0 * params_0.k_head_0;
    var _S56 : u32 = params_0.v_offset_0 + work_5.batch_1 * params_0.v_batch_0 + work_5.kv_head_0 * params_0.v_head_0;
    var _S57 : u32 = mask_of_0(work_5, _S48);
    var q_1 : array<array<vec4<f32>, i32(4)>, i32(4)>;
    var total_2 : array<array<vec4<f32>, i32(4)>, i32(4)>;
    var r_1 : u32 = u32(0);
    for(;;)
    {
        if(r_1 < u32(4))
        {
        }
        else
        {
            break;
        }
        var _S58 : u32 = q_of_0(work_5, min(first_row_1 + ((_S47 ^ (r_1))), last_row_0));
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
            q_1[r_1][i_0] = load_quad_0(_S58, (i_0 * u32(8) + lane_1) * u32(4)) * vec4<f32>(params_0.scale_0);
            total_2[r_1][i_0] = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
            i_0 = i_0 + u32(1);
        }
        r_1 = r_1 + u32(1);
    }
    var total_m_1 : f32 = -3.4028234663852886e+38f;
    var acc_1 : array<array<vec4<f32>, i32(4)>, i32(4)>;
    r_1 = u32(0);
    for(;;)
    {
        if(r_1 < u32(4))
        {
        }
        else
        {
            break;
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
            acc_1[r_1][i_0] = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
            i_0 = i_0 + u32(1);
        }
        r_1 = r_1 + u32(1);
    }
    var poisoned_5 : bool = false;
    var total_l_0 : f32 = 0.0f;
    var range_1 : u32 = work_5.first_range_0;
    for(;;)
    {
        var _S59 : u32 = range_1 + u32(1);
        var _S60 : u32 = min(_S59 * params_0.range_keys_0, _S50);
        r_1 = u32(0);
        for(;;)
        {
            if(r_1 < u32(4))
            {
            }
            else
            {
                break;
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
                acc_1[r_1][i_0] = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
                i_0 = i_0 + u32(1);
            }
            r_1 = r_1 + u32(1);
        }
        var _S61 : u32 = range_1 * params_0.range_keys_0;
        var m_3 : f32 = -3.4028234663852886e+38f;
        l_2 = 0.0f;
        var tile_0 : u32 = _S61;
        for(;;)
        {
            if(tile_0 < _S60)
            {
            }
            else
            {
                break;
            }
            workgroupBarrier();
            slot_0 = thread_0;
            for(;;)
            {
                if(slot_0 < u32(512))
                {
                }
                else
                {
                    break;
                }
                var key_1 : u32 = tile_0 + slot_0 / u32(32);
                var element_1 : u32 = slot_0 % u32(32) * u32(4);
                const _S62 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
                var k_quad_0 : vec4<f32>;
                var v_quad_0 : vec4<f32>;
                if(key_1 < _S60)
                {
                    var _S63 : vec4<f32> = load_quad_2(_S56 + key_1 * params_0.v_row_0, element_1);
                    k_quad_0 = load_quad_1(_S55 + key_1 * params_0.k_row_0, element_1);
                    v_quad_0 = _S63;
                }
                else
                {
                    k_quad_0 = _S62;
                    v_quad_0 = _S62;
                }
                k_tile_0[slot_0] = k_quad_0;
                v_tile_0[slot_0] = v_quad_0;
                slot_0 = slot_0 + u32(128);
            }
            workgroupBarrier();
            var _S64 : u32 = min(u32(16), _S60 - tile_0);
            i_0 = u32(0);
            for(;;)
            {
                if(i_0 < _S64)
                {
                }
                else
                {
                    break;
                }
                var part_2 : array<array<f32, i32(4)>, i32(8)>;
                var s_1 : u32 = u32(0);
                for(;;)
                {
                    if(s_1 < u32(8))
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
                        part_2[s_1][r_0] = 0.0f;
                        r_0 = r_0 + u32(1);
                    }
                    s_1 = s_1 + u32(1);
                }
                var i_1 : u32 = u32(0);
                for(;;)
                {
                    if(i_1 < u32(4))
                    {
                    }
                    else
                    {
                        break;
                    }
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
                        var _S65 : vec4<f32> = k_tile_0[(i_0 + s_0) * u32(32) + i_1 * u32(8) + lane_1];
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
                            part_2[s_0][r_0] = multiply_0(q_1[r_0][i_1], _S65, part_2[s_0][r_0]);
                            r_0 = r_0 + u32(1);
                        }
                        s_0 = s_0 + u32(1);
                    }
                    i_1 = i_1 + u32(1);
                }
                var weight_1 : array<f32, i32(8)>;
                var largest_0 : u32 = u32(0);
                var s_2 : u32 = u32(0);
                for(;;)
                {
                    if(s_2 < u32(8))
                    {
                    }
                    else
                    {
                        break;
                    }
                    var _S66 : f32 = sum_of_row_0(part_2[s_2]);
                    weight_1[s_2] = _S66;
                    var _S67 : u32 = max(largest_0, ((bitcast<u32>((_S66))) & (u32(2147483647))));
                    var s_3 : u32 = s_2 + u32(1);
                    largest_0 = _S67;
                    s_2 = s_3;
                }
                var _S68 : u32 = tile_0 + i_0;
                if((_S68 + u32(8)) <= _S53)
                {
                    plain_0 = largest_0 < u32(2139095040);
                }
                else
                {
                    plain_0 = false;
                }
                var signs_0 : u32;
                var sum_2 : f32;
                var signed_shrink_0 : f32;
                if(plain_0)
                {
                    peak_1 = m_3;
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
                        var _S69 : f32 = max(peak_1, weight_1[s_0]);
                        var s_4 : u32 = s_0 + u32(1);
                        peak_1 = _S69;
                        s_0 = s_4;
                    }
                    signs_0 = u32(0);
                    sum_2 = 0.0f;
                    for(;;)
                    {
                        if(signs_0 < u32(8))
                        {
                        }
                        else
                        {
                            break;
                        }
                        var _S70 : f32 = exp(weight_1[signs_0] - peak_1);
                        weight_1[signs_0] = _S70;
                        var sum_3 : f32 = sum_2 + _S70;
                        signs_0 = signs_0 + u32(1);
                        sum_2 = sum_3;
                    }
                }
                else
                {
                    var hidden_2 : array<bool, i32(8)>;
                    peak_1 = m_3;
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
                        var _S71 : u32 = _S68 + s_0;
                        var _S72 : f32 = weight_1[s_0];
                        var _S73 : bool = hide_0(&(_S72), _S71, _S51, _S57, &(poisoned_5));
                        weight_1[s_0] = _S72;
                        hidden_2[s_0] = _S73;
                        var _S74 : f32 = max(peak_1, _S72);
                        var s_5 : u32 = s_0 + u32(1);
                        peak_1 = _S74;
                        s_0 = s_5;
                    }
                    signs_0 = u32(0);
                    sum_2 = 0.0f;
                    for(;;)
                    {
                        if(signs_0 < u32(8))
                        {
                        }
                        else
                        {
                            break;
                        }
                        if(hidden_2[signs_0])
                        {
                            signed_shrink_0 = -1.0f;
                        }
                        else
                        {
                            signed_shrink_0 = exp(weight_1[signs_0] - peak_1);
                        }
                        weight_1[signs_0] = signed_shrink_0;
                        var sum_4 : f32 = sum_2 + max(signed_shrink_0, 0.0f);
                        signs_0 = signs_0 + u32(1);
                        sum_2 = sum_4;
                    }
                }
                var shrink_0 : f32 = shrink_of_0(m_3, peak_1);
                var _S75 : f32 = fma(l_2, shrink_0, sum_2);
                var shrinks_0 : array<f32, i32(4)>;
                if(plain_0)
                {
                    signed_shrink_0 = shrink_0;
                }
                else
                {
                    signed_shrink_0 = (bitcast<f32>((((bitcast<u32>((shrink_0))) | (u32(2147483648))))));
                }
                shrinks_0[i32(0)] = signed_shrink_0;
                var _S76 : f32 = quadSwapX(signed_shrink_0);
                shrinks_0[i32(1)] = _S76;
                var _S77 : f32 = quadSwapY(signed_shrink_0);
                shrinks_0[i32(2)] = _S77;
                var _S78 : f32 = quadSwapDiagonal(signed_shrink_0);
                shrinks_0[i32(3)] = _S78;
                shrunk_0 = false;
                s_0 = u32(0);
                signs_0 = u32(0);
                for(;;)
                {
                    if(s_0 < u32(4))
                    {
                    }
                    else
                    {
                        break;
                    }
                    var signs_1 : u32 = (signs_0 | ((bitcast<u32>((shrinks_0[s_0])))));
                    shrinks_0[s_0] = abs(shrinks_0[s_0]);
                    if(shrunk_0)
                    {
                        shrunk_0 = true;
                    }
                    else
                    {
                        shrunk_0 = (shrinks_0[s_0]) != 1.0f;
                    }
                    s_0 = s_0 + u32(1);
                    signs_0 = signs_1;
                }
                var s_6 : u32;
                var i_2 : u32;
                if(shrunk_0)
                {
                    s_6 = u32(0);
                    for(;;)
                    {
                        if(s_6 < u32(4))
                        {
                        }
                        else
                        {
                            break;
                        }
                        i_2 = u32(0);
                        for(;;)
                        {
                            if(i_2 < u32(4))
                            {
                            }
                            else
                            {
                                break;
                            }
                            acc_1[s_6][i_2] = acc_1[s_6][i_2] * vec4<f32>(shrinks_0[s_6]);
                            i_2 = i_2 + u32(1);
                        }
                        s_6 = s_6 + u32(1);
                    }
                }
                var weights_0 : array<array<f32, i32(4)>, i32(8)>;
                s_6 = u32(0);
                for(;;)
                {
                    if(s_6 < u32(8))
                    {
                    }
                    else
                    {
                        break;
                    }
                    weights_0[s_6][i32(0)] = weight_1[s_6];
                    var _S79 : f32 = quadSwapX(weight_1[s_6]);
                    weights_0[s_6][i32(1)] = _S79;
                    var _S80 : f32 = quadSwapY(weight_1[s_6]);
                    weights_0[s_6][i32(2)] = _S80;
                    var _S81 : f32 = quadSwapDiagonal(weight_1[s_6]);
                    weights_0[s_6][i32(3)] = _S81;
                    s_6 = s_6 + u32(1);
                }
                var s_7 : u32;
                if(signs_0 < u32(2147483648))
                {
                    i_2 = u32(0);
                    for(;;)
                    {
                        if(i_2 < u32(4))
                        {
                        }
                        else
                        {
                            break;
                        }
                        s_7 = u32(0);
                        for(;;)
                        {
                            if(s_7 < u32(8))
                            {
                            }
                            else
                            {
                                break;
                            }
                            var _S82 : vec4<f32> = v_tile_0[(i_0 + s_7) * u32(32) + i_2 * u32(8) + lane_1];
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
                                acc_1[r_0][i_2] = weigh_0(weights_0[s_7][r_0], _S82, acc_1[r_0][i_2]);
                                r_0 = r_0 + u32(1);
                            }
                            s_7 = s_7 + u32(1);
                        }
                        i_2 = i_2 + u32(1);
                    }
                }
                else
                {
                    i_2 = u32(0);
                    for(;;)
                    {
                        if(i_2 < u32(4))
                        {
                        }
                        else
                        {
                            break;
                        }
                        s_7 = u32(0);
                        for(;;)
                        {
                            if(s_7 < u32(8))
                            {
                            }
                            else
                            {
                                break;
                            }
                            var _S83 : vec4<f32> = v_tile_0[(i_0 + s_7) * u32(32) + i_2 * u32(8) + lane_1];
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
                                if((weights_0[s_7][r_0]) >= 0.0f)
                                {
                                    acc_1[r_0][i_2] = weigh_0(weights_0[s_7][r_0], _S83, acc_1[r_0][i_2]);
                                }
                                r_0 = r_0 + u32(1);
                            }
                            s_7 = s_7 + u32(1);
                        }
                        i_2 = i_2 + u32(1);
                    }
                }
                var step_0 : u32 = i_0 + u32(8);
                m_3 = peak_1;
                l_2 = _S75;
                i_0 = step_0;
            }
            tile_0 = tile_0 + u32(16);
        }
        var _S84 : bool = RANGES_0 == u32(2);
        _S46 = _S84;
        if(_S84)
        {
            var range_key_0 : u32 = range_1 * params_0.range_keys_0;
            if(live_0)
            {
                plain_0 = lane_1 < u32(4);
            }
            else
            {
                plain_0 = false;
            }
            if(plain_0)
            {
                shrunk_0 = range_key_0 < _S51;
            }
            else
            {
                shrunk_0 = false;
            }
            if(shrunk_0)
            {
                var _S85 : u32 = head_of_0(work_5, _S48);
                var _S86 : u32 = query_of_0(_S48);
                store_range_0(scratch_of_0(work_5.batch_1, _S85, _S86, range_1), u32(0), m_3, l_2, poisoned_5);
            }
            slot_0 = u32(0);
            for(;;)
            {
                if(slot_0 < u32(4))
                {
                }
                else
                {
                    break;
                }
                var its_row_0 : u32 = first_row_1 + ((_S47 ^ (slot_0)));
                var _S87 : bool;
                if(its_row_0 < (work_5.rows_0))
                {
                    var _S88 : u32 = query_of_0(its_row_0);
                    _S87 = range_key_0 < (keys_of_query_0(keys_1, _S88));
                }
                else
                {
                    _S87 = false;
                }
                if(_S87)
                {
                    var _S89 : u32 = head_of_0(work_5, its_row_0);
                    var _S90 : u32 = query_of_0(its_row_0);
                    var _S91 : u32 = scratch_of_0(work_5.batch_1, _S89, _S90, range_1);
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
                        store_range_quad_0(_S91, i_0 * u32(8) + lane_1, acc_1[slot_0][i_0]);
                        i_0 = i_0 + u32(1);
                    }
                }
                slot_0 = slot_0 + u32(1);
            }
        }
        if(RANGES_0 == u32(1))
        {
            var fold_2 : Fold_0 = fold_factors_0(&(total_m_1), m_3);
            var _S92 : f32 = folded_0(fold_2, total_l_0, l_2);
            var keeps_0 : array<f32, i32(4)>;
            keeps_0[i32(0)] = fold_2.keep_0;
            var _S93 : f32 = quadSwapX(fold_2.keep_0);
            keeps_0[i32(1)] = _S93;
            var _S94 : f32 = quadSwapY(fold_2.keep_0);
            keeps_0[i32(2)] = _S94;
            var _S95 : f32 = quadSwapDiagonal(fold_2.keep_0);
            keeps_0[i32(3)] = _S95;
            var adds_0 : array<f32, i32(4)>;
            adds_0[i32(0)] = fold_2.add_0;
            var _S96 : f32 = quadSwapX(fold_2.add_0);
            adds_0[i32(1)] = _S96;
            var _S97 : f32 = quadSwapY(fold_2.add_0);
            adds_0[i32(2)] = _S97;
            var _S98 : f32 = quadSwapDiagonal(fold_2.add_0);
            adds_0[i32(3)] = _S98;
            slot_0 = u32(0);
            for(;;)
            {
                if(slot_0 < u32(4))
                {
                }
                else
                {
                    break;
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
                    total_2[slot_0][i_0] = folded_1(keeps_0[slot_0], adds_0[slot_0], total_2[slot_0][i_0], acc_1[slot_0][i_0]);
                    i_0 = i_0 + u32(1);
                }
                slot_0 = slot_0 + u32(1);
            }
            peak_1 = _S92;
        }
        else
        {
            peak_1 = total_l_0;
        }
        if(RANGES_0 != u32(0))
        {
            plain_0 = _S59 < (work_5.last_range_0);
        }
        else
        {
            plain_0 = false;
        }
        if(!plain_0)
        {
            break;
        }
        total_l_0 = peak_1;
        range_1 = _S59;
    }
    if(_S46)
    {
        return;
    }
    if(RANGES_0 == u32(0))
    {
        r_1 = u32(0);
        for(;;)
        {
            if(r_1 < u32(4))
            {
            }
            else
            {
                break;
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
                total_2[r_1][i_0] = acc_1[r_1][i_0];
                i_0 = i_0 + u32(1);
            }
            r_1 = r_1 + u32(1);
        }
        total_l_0 = l_2;
    }
    else
    {
        total_l_0 = peak_1;
    }
    var inverse_0 : f32 = finish_row_0(total_l_0, &(poisoned_5));
    var factors_0 : array<f32, i32(4)>;
    factors_0[i32(0)] = inverse_0;
    var _S99 : f32 = quadSwapX(inverse_0);
    factors_0[i32(1)] = _S99;
    var _S100 : f32 = quadSwapY(inverse_0);
    factors_0[i32(2)] = _S100;
    var _S101 : f32 = quadSwapDiagonal(inverse_0);
    factors_0[i32(3)] = _S101;
    var _S102 : i32;
    if(poisoned_5)
    {
        _S102 = i32(1);
    }
    else
    {
        _S102 = i32(0);
    }
    var spoiled_bit_0 : u32 = u32(_S102);
    var spoiled_0 : array<u32, i32(4)>;
    spoiled_0[i32(0)] = spoiled_bit_0;
    var _S103 : u32 = quadSwapX(spoiled_bit_0);
    spoiled_0[i32(1)] = _S103;
    var _S104 : u32 = quadSwapY(spoiled_bit_0);
    spoiled_0[i32(2)] = _S104;
    var _S105 : u32 = quadSwapDiagonal(spoiled_bit_0);
    spoiled_0[i32(3)] = _S105;
    r_1 = u32(0);
    for(;;)
    {
        if(r_1 < u32(4))
        {
        }
        else
        {
            break;
        }
        var its_row_1 : u32 = first_row_1 + ((_S47 ^ (r_1)));
        if(its_row_1 < (work_5.rows_0))
        {
            var _S106 : u32 = o_of_0(work_5, its_row_1);
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
                store_quad_0(_S106, (i_0 * u32(8) + lane_1) * u32(4), total_2[r_1][i_0] * vec4<f32>(factors_0[r_1]), (spoiled_0[r_1]) != u32(0));
                i_0 = i_0 + u32(1);
            }
        }
        r_1 = r_1 + u32(1);
    }
    return;
}

