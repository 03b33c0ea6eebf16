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

fn floats_of_0( raw_0 : vec4<f32>) -> vec4<f32>
{
    return raw_0;
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

fn store_quad_0( row_5 : u32,  element_0 : u32,  quad_1 : vec4<f32>,  poisoned_2 : bool)
{
    var left_0 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, element_0);
    var word_0 : u32 = row_5 + element_0;
    var _S23 : u32;
    if(left_0 > u32(0))
    {
        if(poisoned_2)
        {
            _S23 = u32(2143289344);
        }
        else
        {
            _S23 = (bitcast<u32>((quad_1.x)));
        }
        o_words_0[word_0] = _S23;
    }
    if(left_0 > u32(1))
    {
        if(poisoned_2)
        {
            _S23 = u32(2143289344);
        }
        else
        {
            _S23 = (bitcast<u32>((quad_1.y)));
        }
        o_words_0[word_0 + u32(1)] = _S23;
    }
    if(left_0 > u32(2))
    {
        if(poisoned_2)
        {
            _S23 = u32(2143289344);
        }
        else
        {
            _S23 = (bitcast<u32>((quad_1.z)));
        }
        o_words_0[word_0 + u32(2)] = _S23;
    }
    if(left_0 > u32(3))
    {
        if(poisoned_2)
        {
            _S23 = u32(2143289344);
        }
        else
        {
            _S23 = (bitcast<u32>((quad_1.w)));
        }
        o_words_0[word_0 + u32(3)] = _S23;
    }
    return;
}

fn load_raw_quad_0( _S24 : u32,  _S25 : u32) -> vec4<f32>
{
    var raw_1 : vec4<f32> = vec4<f32>(vec4<i32>(i32(0)));
    var left_1 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, _S25);
    var word_1 : u32 = _S24 + _S25;
    if(left_1 >= u32(4))
    {
        raw_1 = (bitcast<vec4<f32>>((vec4<u32>(q_words_0[word_1], q_words_0[word_1 + u32(1)], q_words_0[word_1 + u32(2)], q_words_0[word_1 + u32(3)]))));
    }
    else
    {
        if(left_1 > u32(0))
        {
            raw_1[i32(0)] = (bitcast<f32>((q_words_0[word_1])));
        }
        if(left_1 > u32(1))
        {
            raw_1[i32(1)] = (bitcast<f32>((q_words_0[word_1 + u32(1)])));
        }
        if(left_1 > u32(2))
        {
            raw_1[i32(2)] = (bitcast<f32>((q_words_0[word_1 + u32(2)])));
        }
    }
    return raw_1;
}

fn load_quad_0( _S26 : u32,  _S27 : u32) -> vec4<f32>
{
    return floats_of_0(load_raw_quad_0(_S26, _S27));
}

fn load_raw_quad_1( _S28 : u32,  _S29 : u32) -> vec4<f32>
{
    var raw_2 : vec4<f32> = vec4<f32>(vec4<i32>(i32(0)));
    var left_2 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, _S29);
    var word_2 : u32 = _S28 + _S29;
    if(left_2 >= u32(4))
    {
        raw_2 = (bitcast<vec4<f32>>((vec4<u32>(k_words_0[word_2], k_words_0[word_2 + u32(1)], k_words_0[word_2 + u32(2)], k_words_0[word_2 + u32(3)]))));
    }
    else
    {
        if(left_2 > u32(0))
        {
            raw_2[i32(0)] = (bitcast<f32>((k_words_0[word_2])));
        }
        if(left_2 > u32(1))
        {
            raw_2[i32(1)] = (bitcast<f32>((k_words_0[word_2 + u32(1)])));
        }
        if(left_2 > u32(2))
        {
            raw_2[i32(2)] = (bitcast<f32>((k_words_0[word_2 + u32(2)])));
        }
    }
    return raw_2;
}

fn load_quad_1( _S30 : u32,  _S31 : u32) -> vec4<f32>
{
    return floats_of_0(load_raw_quad_1(_S30, _S31));
}

fn load_raw_quad_2( _S32 : u32,  _S33 : u32) -> vec4<f32>
{
    var raw_3 : vec4<f32> = vec4<f32>(vec4<i32>(i32(0)));
    var left_3 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, _S33);
    var word_3 : u32 = _S32 + _S33;
    if(left_3 >= u32(4))
    {
        raw_3 = (bitcast<vec4<f32>>((vec4<u32>(v_words_0[word_3], v_words_0[word_3 + u32(1)], v_words_0[word_3 + u32(2)], v_words_0[word_3 + u32(3)]))));
    }
    else
    {
        if(left_3 > u32(0))
        {
            raw_3[i32(0)] = (bitcast<f32>((v_words_0[word_3])));
        }
        if(left_3 > u32(1))
        {
            raw_3[i32(1)] = (bitcast<f32>((v_words_0[word_3 + u32(1)])));
        }
        if(left_3 > u32(2))
        {
            raw_3[i32(2)] = (bitcast<f32>((v_words_0[word_3 + u32(2)])));
        }
    }
    return raw_3;
}

fn load_quad_2( _S34 : u32,  _S35 : u32) -> vec4<f32>
{
    return floats_of_0(load_raw_quad_2(_S34, _S35));
}

@compute
@workgroup_size(64, 1, 1)
fn attention(@builtin(workgroup_id) group_id_0 : vec3<u32>, @builtin(local_invocation_id) thread_id_0 : vec3<u32>)
{
    var l_2 : f32;
    var m_2 : f32;
    var _S36 : bool;
    var number_2 : u32 = params_0.first_group_0 + group_id_0.y * params_0.groups_x_0 + group_id_0.x;
    if(number_2 >= (params_0.last_group_0))
    {
        return;
    }
    var thread_0 : u32 = thread_id_0.x;
    var work_5 : Work_0 = find_work_0(number_2, u32(64));
    var _S37 : u32 = thread_0 % u32(1);
    var row_6 : u32 = work_5.first_row_0 + thread_0;
    var last_row_0 : u32 = min(work_5.first_row_0 + u32(64), work_5.rows_0) - u32(1);
    var live_0 : bool = row_6 < (work_5.rows_0);
    var _S38 : u32 = min(row_6, last_row_0);
    var keys_1 : u32 = keys_of_batch_0(work_5.batch_1);
    var _S39 : u32 = query_of_0(last_row_0);
    var _S40 : u32 = keys_of_query_0(keys_1, _S39);
    var _S41 : u32;
    if(live_0)
    {
        var _S42 : u32 = query_of_0(_S38);
        _S41 = keys_of_query_0(keys_1, _S42);
    }
    else
    {
        _S41 = u32(0);
    }
    var _S43 : u32 = params_0.k_offset_0 + work_5.batch_1 * params_0.k_batch_0 + work_5.kv_head_0 * params_0.k_head_0;
    var _S44 : u32 = params_0.v_offset_0 + work_5.batch_1 * params_0.v_batch_0 + work_5.kv_head_0 * params_0.v_head_0;
    var _S45 : u32 = q_of_0(work_5, _S38);
    var _S46 : u32 = mask_of_0(work_5, _S38);
    var _S47 : bool = (((params_0.flags_0) & (u32(1)))) != u32(0);
    var q_0 : array<vec4<f32>, i32(32)>;
    var total_2 : array<vec4<f32>, i32(32)>;
    var _S48 : u32 = _S37 * u32(4);
    q_0[u32(0)] = load_quad_0(_S45, _S48) * vec4<f32>(params_0.scale_0);
    const _S49 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
    total_2[u32(0)] = _S49;
    var _S50 : u32 = u32(1) + _S37;
    var _S51 : u32 = _S50 * u32(4);
    q_0[u32(1)] = load_quad_0(_S45, _S51) * vec4<f32>(params_0.scale_0);
    total_2[u32(1)] = _S49;
    var _S52 : u32 = u32(2) + _S37;
    var _S53 : u32 = _S52 * u32(4);
    q_0[u32(2)] = load_quad_0(_S45, _S53) * vec4<f32>(params_0.scale_0);
    total_2[u32(2)] = _S49;
    var _S54 : u32 = u32(3) + _S37;
    var _S55 : u32 = _S54 * u32(4);
    q_0[u32(3)] = load_quad_0(_S45, _S55) * vec4<f32>(params_0.scale_0);
    total_2[u32(3)] = _S49;
    var _S56 : u32 = u32(4) + _S37;
    var _S57 : u32 = _S56 * u32(4);
    q_0[u32(4)] = load_quad_0(_S45, _S57) * vec4<f32>(params_0.scale_0);
    total_2[u32(4)] = _S49;
    var _S58 : u32 = u32(5) + _S37;
    var _S59 : u32 = _S58 * u32(4);
    q_0[u32(5)] = load_quad_0(_S45, _S59) * vec4<f32>(params_0.scale_0);
    total_2[u32(5)] = _S49;
    var _S60 : u32 = u32(6) + _S37;
    var _S61 : u32 = _S60 * u32(4);
    q_0[u32(6)] = load_quad_0(_S45, _S61) * vec4<f32>(params_0.scale_0);
    total_2[u32(6)] = _S49;
    var _S62 : u32 = u32(7) + _S37;
    var _S63 : u32 = _S62 * u32(4);
    q_0[u32(7)] = load_quad_0(_S45, _S63) * vec4<f32>(params_0.scale_0);
    total_2[u32(7)] = _S49;
    var _S64 : u32 = u32(8) + _S37;
    var _S65 : u32 = _S64 * u32(4);
    q_0[u32(8)] = load_quad_0(_S45, _S65) * vec4<f32>(params_0.scale_0);
    total_2[u32(8)] = _S49;
    var _S66 : u32 = u32(9) + _S37;
    var _S67 : u32 = _S66 * u32(4);
    q_0[u32(9)] = load_quad_0(_S45, _S67) * vec4<f32>(params_0.scale_0);
    total_2[u32(9)] = _S49;
    var _S68 : u32 = u32(10) + _S37;
    var _S69 : u32 = _S68 * u32(4);
    q_0[u32(10)] = load_quad_0(_S45, _S69) * vec4<f32>(params_0.scale_0);
    total_2[u32(10)] = _S49;
    var _S70 : u32 = u32(11) + _S37;
    var _S71 : u32 = _S70 * u32(4);
    q_0[u32(11)] = load_quad_0(_S45, _S71) * vec4<f32>(params_0.scale_0);
    total_2[u32(11)] = _S49;
    var _S72 : u32 = u32(12) + _S37;
    var _S73 : u32 = _S72 * u32(4);
    q_0[u32(12)] = load_quad_0(_S45, _S73) * vec4<f32>(params_0.scale_0);
    total_2[u32(12)] = _S49;
    var _S74 : u32 = u32(13) + _S37;
    var _S75 : u32 = _S74 * u32(4);
    q_0[u32(13)] = load_quad_0(_S45, _S75) * vec4<f32>(params_0.scale_0);
    total_2[u32(13)] = _S49;
    var _S76 : u32 = u32(14) + _S37;
    var _S77 : u32 = _S76 * u32(4);
    q_0[u32(14)] = load_quad_0(_S45, _S77) * vec4<f32>(params_0.scale_0);
    total_2[u32(14)] = _S49;
    var _S78 : u32 = u32(15) + _S37;
    var _S79 : u32 = _S78 * u32(4);
    q_0[u32(15)] = load_quad_0(_S45, _S79) * vec4<f32>(params_0.scale_0);
    total_2[u32(15)] = _S49;
    var _S80 : u32 = u32(16) + _S37;
    var _S81 : u32 = _S80 * u32(4);
    q_0[u32(16)] = load_quad_0(_S45, _S81) * vec4<f32>(params_0.scale_0);
    total_2[u32(16)] = _S49;
    var _S82 : u32 = u32(17) + _S37;
    var _S83 : u32 = _S82 * u32(4);
    q_0[u32(17)] = load_quad_0(_S45, _S83) * vec4<f32>(params_0.scale_0);
    total_2[u32(17)] = _S49;
    var _S84 : u32 = u32(18) + _S37;
    var _S85 : u32 = _S84 * u32(4);
    q_0[u32(18)] = load_quad_0(_S45, _S85) * vec4<f32>(params_0.scale_0);
    total_2[u32(18)] = _S49;
    var _S86 : u32 = u32(19) + _S37;
    var _S87 : u32 = _S86 * u32(4);
    q_0[u32(19)] = load_quad_0(_S45, _S87) * vec4<f32>(params_0.scale_0);
    total_2[u32(19)] = _S49;
    var _S88 : u32 = u32(20) + _S37;
    var _S89 : u32 = _S88 * u32(4);
    q_0[u32(20)] = load_quad_0(_S45, _S89) * vec4<f32>(params_0.scale_0);
    total_2[u32(20)] = _S49;
    var _S90 : u32 = u32(21) + _S37;
    var _S91 : u32 = _S90 * u32(4);
    q_0[u32(21)] = load_quad_0(_S45, _S91) * vec4<f32>(params_0.scale_0);
    total_2[u32(21)] = _S49;
    var _S92 : u32 = u32(22) + _S37;
    var _S93 : u32 = _S92 * u32(4);
    q_0[u32(22)] = load_quad_0(_S45, _S93) * vec4<f32>(params_0.scale_0);
    total_2[u32(22)] = _S49;
    var _S94 : u32 = u32(23) + _S37;
    var _S95 : u32 = _S94 * u32(4);
    q_0[u32(23)] = load_quad_0(_S45, _S95) * vec4<f32>(params_0.scale_0);
    total_2[u32(23)] = _S49;
    var _S96 : u32 = u32(24) + _S37;
    var _S97 : u32 = _S96 * u32(4);
    q_0[u32(24)] = load_quad_0(_S45, _S97) * vec4<f32>(params_0.scale_0);
    total_2[u32(24)] = _S49;
    var _S98 : u32 = u32(25) + _S37;
    var _S99 : u32 = _S98 * u32(4);
    q_0[u32(25)] = load_quad_0(_S45, _S99) * vec4<f32>(params_0.scale_0);
    total_2[u32(25)] = _S49;
    var _S100 : u32 = u32(26) + _S37;
    var _S101 : u32 = _S100 * u32(4);
    q_0[u32(26)] = load_quad_0(_S45, _S101) * vec4<f32>(params_0.scale_0);
    total_2[u32(26)] = _S49;
    var _S102 : u32 = u32(27) + _S37;
    var _S103 : u32 = _S102 * u32(4);
    q_0[u32(27)] = load_quad_0(_S45, _S103) * vec4<f32>(params_0.scale_0);
    total_2[u32(27)] = _S49;
    var _S104 : u32 = u32(28) + _S37;
    var _S105 : u32 = _S104 * u32(4);
    q_0[u32(28)] = load_quad_0(_S45, _S105) * vec4<f32>(params_0.scale_0);
    total_2[u32(28)] = _S49;
    var _S106 : u32 = u32(29) + _S37;
    var _S107 : u32 = _S106 * u32(4);
    q_0[u32(29)] = load_quad_0(_S45, _S107) * vec4<f32>(params_0.scale_0);
    total_2[u32(29)] = _S49;
    var _S108 : u32 = u32(30) + _S37;
    var _S109 : u32 = _S108 * u32(4);
    q_0[u32(30)] = load_quad_0(_S45, _S109) * vec4<f32>(params_0.scale_0);
    total_2[u32(30)] = _S49;
    var _S110 : u32 = u32(31) + _S37;
    var _S111 : u32 = _S110 * u32(4);
    q_0[u32(31)] = load_quad_0(_S45, _S111) * vec4<f32>(params_0.scale_0);
    total_2[u32(31)] = _S49;
    var total_m_1 : f32 = -3.4028234663852886e+38f;
    var acc_1 : array<vec4<f32>, i32(32)>;
    var poisoned_3 : bool = false;
    var range_1 : u32 = work_5.first_range_0;
    var total_l_0 : f32 = 0.0f;
    for(;;)
    {
        var _S112 : u32 = range_1 + u32(1);
        var _S113 : u32 = min(_S112 * params_0.range_keys_0, _S40);
        acc_1[u32(0)] = _S49;
        acc_1[u32(1)] = _S49;
        acc_1[u32(2)] = _S49;
        acc_1[u32(3)] = _S49;
        acc_1[u32(4)] = _S49;
        acc_1[u32(5)] = _S49;
        acc_1[u32(6)] = _S49;
        acc_1[u32(7)] = _S49;
        acc_1[u32(8)] = _S49;
        acc_1[u32(9)] = _S49;
        acc_1[u32(10)] = _S49;
        acc_1[u32(11)] = _S49;
        acc_1[u32(12)] = _S49;
        acc_1[u32(13)] = _S49;
        acc_1[u32(14)] = _S49;
        acc_1[u32(15)] = _S49;
        acc_1[u32(16)] = _S49;
        acc_1[u32(17)] = _S49;
        acc_1[u32(18)] = _S49;
        acc_1[u32(19)] = _S49;
        acc_1[u32(20)] = _S49;
        acc_1[u32(21)] = _S49;
        acc_1[u32(22)] = _S49;
        acc_1[u32(23)] = _S49;
        acc_1[u32(24)] = _S49;
        acc_1[u32(25)] = _S49;
        acc_1[u32(26)] = _S49;
        acc_1[u32(27)] = _S49;
        acc_1[u32(28)] = _S49;
        acc_1[u32(29)] = _S49;
        acc_1[u32(30)] = _S49;
        acc_1[u32(31)] = _S49;
        var tile_0 : u32 = range_1 * params_0.range_keys_0;
        var m_3 : f32 = -3.4028234663852886e+38f;
        l_2 = 0.0f;
        for(;;)
        {
            if(tile_0 < _S113)
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
                if(key_0 < _S113)
                {
                    var _S114 : vec4<f32> = load_quad_2(_S44 + key_0 * params_0.v_row_0, element_1);
                    k_quad_0 = load_quad_1(_S43 + key_0 * params_0.k_row_0, element_1);
                    v_quad_0 = _S114;
                }
                else
                {
                    k_quad_0 = _S49;
                    v_quad_0 = _S49;
                }
                k_tile_0[slot_0] = k_quad_0;
                v_tile_0[slot_0] = v_quad_0;
                slot_0 = slot_0 + u32(64);
            }
            workgroupBarrier();
            var _S115 : u32 = min(u32(16), _S113 - tile_0);
            var l_3 : f32;
            if(live_0)
            {
                var step_0 : u32 = u32(0);
                m_2 = m_3;
                l_3 = l_2;
                for(;;)
                {
                    if(step_0 < _S115)
                    {
                    }
                    else
                    {
                        break;
                    }
                    var sum_1 : array<vec4<f32>, i32(4)>;
                    var _S116 : u32 = step_0 * u32(32);
                    var _S117 : u32 = _S116 + _S37;
                    var _S118 : u32 = (step_0 + u32(1)) * u32(32);
                    var _S119 : u32 = _S118 + _S37;
                    var _S120 : u32 = (step_0 + u32(2)) * u32(32);
                    var _S121 : u32 = _S120 + _S37;
                    var _S122 : u32 = (step_0 + u32(3)) * u32(32);
                    var _S123 : u32 = _S122 + _S37;
                    var _S124 : u32 = _S116 + u32(1) + _S37;
                    var _S125 : u32 = _S118 + u32(1) + _S37;
                    var _S126 : u32 = _S120 + u32(1) + _S37;
                    var _S127 : u32 = _S122 + u32(1) + _S37;
                    var _S128 : u32 = _S116 + u32(2) + _S37;
                    var _S129 : u32 = _S118 + u32(2) + _S37;
                    var _S130 : u32 = _S120 + u32(2) + _S37;
                    var _S131 : u32 = _S122 + u32(2) + _S37;
                    var _S132 : u32 = _S116 + u32(3) + _S37;
                    var _S133 : u32 = _S118 + u32(3) + _S37;
                    var _S134 : u32 = _S120 + u32(3) + _S37;
                    var _S135 : u32 = _S122 + u32(3) + _S37;
                    var _S136 : u32 = _S116 + u32(4) + _S37;
                    var _S137 : u32 = _S118 + u32(4) + _S37;
                    var _S138 : u32 = _S120 + u32(4) + _S37;
                    var _S139 : u32 = _S122 + u32(4) + _S37;
                    var _S140 : u32 = _S116 + u32(5) + _S37;
                    var _S141 : u32 = _S118 + u32(5) + _S37;
                    var _S142 : u32 = _S120 + u32(5) + _S37;
                    var _S143 : u32 = _S122 + u32(5) + _S37;
                    var _S144 : u32 = _S116 + u32(6) + _S37;
                    var _S145 : u32 = _S118 + u32(6) + _S37;
                    var _S146 : u32 = _S120 + u32(6) + _S37;
                    var _S147 : u32 = _S122 + u32(6) + _S37;
                    var _S148 : u32 = _S116 + u32(7) + _S37;
                    var _S149 : u32 = _S118 + u32(7) + _S37;
                    var _S150 : u32 = _S120 + u32(7) + _S37;
                    var _S151 : u32 = _S122 + u32(7) + _S37;
                    var _S152 : u32 = _S116 + u32(8) + _S37;
                    var _S153 : u32 = _S118 + u32(8) + _S37;
                    var _S154 : u32 = _S120 + u32(8) + _S37;
                    var _S155 : u32 = _S122 + u32(8) + _S37;
                    var _S156 : u32 = _S116 + u32(9) + _S37;
                    var _S157 : u32 = _S118 + u32(9) + _S37;
                    var _S158 : u32 = _S120 + u32(9) + _S37;
                    var _S159 : u32 = _S122 + u32(9) + _S37;
                    var _S160 : u32 = _S116 + u32(10) + _S37;
                    var _S161 : u32 = _S118 + u32(10) + _S37;
                    var _S162 : u32 = _S120 + u32(10) + _S37;
                    var _S163 : u32 = _S122 + u32(10) + _S37;
                    var _S164 : u32 = _S116 + u32(11) + _S37;
                    var _S165 : u32 = _S118 + u32(11) + _S37;
                    var _S166 : u32 = _S120 + u32(11) + _S37;
                    var _S167 : u32 = _S122 + u32(11) + _S37;
                    var _S168 : u32 = _S116 + u32(12) + _S37;
                    var _S169 : u32 = _S118 + u32(12) + _S37;
                    var _S170 : u32 = _S120 + u32(12) + _S37;
                    var _S171 : u32 = _S122 + u32(12) + _S37;
                    var _S172 : u32 = _S116 + u32(13) + _S37;
                    var _S173 : u32 = _S118 + u32(13) + _S37;
                    var _S174 : u32 = _S120 + u32(13) + _S37;
                    var _S175 : u32 = _S122 + u32(13) + _S37;
                    var _S176 : u32 = _S116 + u32(14) + _S37;
                    var _S177 : u32 = _S118 + u32(14) + _S37;
                    var _S178 : u32 = _S120 + u32(14) + _S37;
                    var _S179 : u32 = _S122 + u32(14) + _S37;
                    var _S180 : u32 = _S116 + u32(15) + _S37;
                    var _S181 : u32 = _S118 + u32(15) + _S37;
                    var _S182 : u32 = _S120 + u32(15) + _S37;
                    var _S183 : u32 = _S122 + u32(15) + _S37;
                    var _S184 : u32 = _S116 + u32(16) + _S37;
                    var _S185 : u32 = _S118 + u32(16) + _S37;
                    var _S186 : u32 = _S120 + u32(16) + _S37;
                    var _S187 : u32 = _S122 + u32(16) + _S37;
                    var _S188 : u32 = _S116 + u32(17) + _S37;
                    var _S189 : u32 = _S118 + u32(17) + _S37;
                    var _S190 : u32 = _S120 + u32(17) + _S37;
                    var _S191 : u32 = _S122 + u32(17) + _S37;
                    var _S192 : u32 = _S116 + u32(18) + _S37;
                    var _S193 : u32 = _S118 + u32(18) + _S37;
                    var _S194 : u32 = _S120 + u32(18) + _S37;
                    var _S195 : u32 = _S122 + u32(18) + _S37;
                    var _S196 : u32 = _S116 + u32(19) + _S37;
                    var _S197 : u32 = _S118 + u32(19) + _S37;
                    var _S198 : u32 = _S120 + u32(19) + _S37;
                    var _S199 : u32 = _S122 + u32(19) + _S37;
                    var _S200 : u32 = _S116 + u32(20) + _S37;
                    var _S201 : u32 = _S118 + u32(20) + _S37;
                    var _S202 : u32 = _S120 + u32(20) + _S37;
                    var _S203 : u32 = _S122 + u32(20) + _S37;
                    var _S204 : u32 = _S116 + u32(21) + _S37;
                    var _S205 : u32 = _S118 + u32(21) + _S37;
                    var _S206 : u32 = _S120 + u32(21) + _S37;
                    var _S207 : u32 = _S122 + u32(21) + _S37;
                    var _S208 : u32 = _S116 + u32(22) + _S37;
                    var _S209 : u32 = _S118 + u32(22) + _S37;
                    var _S210 : u32 = _S120 + u32(22) + _S37;
                    var _S211 : u32 = _S122 + u32(22) + _S37;
                    var _S212 : u32 = _S116 + u32(23) + _S37;
                    var _S213 : u32 = _S118 + u32(23) + _S37;
                    var _S214 : u32 = _S120 + u32(23) + _S37;
                    var _S215 : u32 = _S122 + u32(23) + _S37;
                    var _S216 : u32 = _S116 + u32(24) + _S37;
                    var _S217 : u32 = _S118 + u32(24) + _S37;
                    var _S218 : u32 = _S120 + u32(24) + _S37;
                    var _S219 : u32 = _S122 + u32(24) + _S37;
                    var _S220 : u32 = _S116 + u32(25) + _S37;
                    var _S221 : u32 = _S118 + u32(25) + _S37;
                    var _S222 : u32 = _S120 + u32(25) + _S37;
                    var _S223 : u32 = _S122 + u32(25) + _S37;
                    var _S224 : u32 = _S116 + u32(26) + _S37;
                    var _S225 : u32 = _S118 + u32(26) + _S37;
                    var _S226 : u32 = _S120 + u32(26) + _S37;
                    var _S227 : u32 = _S122 + u32(26) + _S37;
                    var _S228 : u32 = _S116 + u32(27) + _S37;
                    var _S229 : u32 = _S118 + u32(27) + _S37;
                    var _S230 : u32 = _S120 + u32(27) + _S37;
                    var _S231 : u32 = _S122 + u32(27) + _S37;
                    var _S232 : u32 = _S116 + u32(28) + _S37;
                    var _S233 : u32 = _S118 + u32(28) + _S37;
                    var _S234 : u32 = _S120 + u32(28) + _S37;
                    var _S235 : u32 = _S122 + u32(28) + _S37;
                    var _S236 : u32 = _S116 + u32(29) + _S37;
                    var _S237 : u32 = _S118 + u32(29) + _S37;
                    var _S238 : u32 = _S120 + u32(29) + _S37;
                    var _S239 : u32 = _S122 + u32(29) + _S37;
                    var _S240 : u32 = _S116 + u32(30) + _S37;
                    var _S241 : u32 = _S118 + u32(30) + _S37;
                    var _S242 : vec4<f32> = fma(q_0[u32(30)], k_tile_0[_S241], fma(q_0[u32(29)], k_tile_0[_S237], fma(q_0[u32(28)], k_tile_0[_S233], fma(q_0[u32(27)], k_tile_0[_S229], fma(q_0[u32(26)], k_tile_0[_S225], fma(q_0[u32(25)], k_tile_0[_S221], fma(q_0[u32(24)], k_tile_0[_S217], fma(q_0[u32(23)], k_tile_0[_S213], fma(q_0[u32(22)], k_tile_0[_S209], fma(q_0[u32(21)], k_tile_0[_S205], fma(q_0[u32(20)], k_tile_0[_S201], fma(q_0[u32(19)], k_tile_0[_S197], fma(q_0[u32(18)], k_tile_0[_S193], fma(q_0[u32(17)], k_tile_0[_S189], fma(q_0[u32(16)], k_tile_0[_S185], fma(q_0[u32(15)], k_tile_0[_S181], fma(q_0[u32(14)], k_tile_0[_S177], fma(q_0[u32(13)], k_tile_0[_S173], fma(q_0[u32(12)], k_tile_0[_S169], fma(q_0[u32(11)], k_tile_0[_S165], fma(q_0[u32(10)], k_tile_0[_S161], fma(q_0[u32(9)], k_tile_0[_S157], fma(q_0[u32(8)], k_tile_0[_S153], fma(q_0[u32(7)], k_tile_0[_S149], fma(q_0[u32(6)], k_tile_0[_S145], fma(q_0[u32(5)], k_tile_0[_S141], fma(q_0[u32(4)], k_tile_0[_S137], fma(q_0[u32(3)], k_tile_0[_S133], fma(q_0[u32(2)], k_tile_0[_S129], fma(q_0[u32(1)], k_tile_0[_S125], fma(q_0[u32(0)], k_tile_0[_S119], _S49)))))))))))))))))))))))))))))));
                    var _S243 : u32 = _S120 + u32(30) + _S37;
                    var _S244 : vec4<f32> = fma(q_0[u32(30)], k_tile_0[_S243], fma(q_0[u32(29)], k_tile_0[_S238], fma(q_0[u32(28)], k_tile_0[_S234], fma(q_0[u32(27)], k_tile_0[_S230], fma(q_0[u32(26)], k_tile_0[_S226], fma(q_0[u32(25)], k_tile_0[_S222], fma(q_0[u32(24)], k_tile_0[_S218], fma(q_0[u32(23)], k_tile_0[_S214], fma(q_0[u32(22)], k_tile_0[_S210], fma(q_0[u32(21)], k_tile_0[_S206], fma(q_0[u32(20)], k_tile_0[_S202], fma(q_0[u32(19)], k_tile_0[_S198], fma(q_0[u32(18)], k_tile_0[_S194], fma(q_0[u32(17)], k_tile_0[_S190], fma(q_0[u32(16)], k_tile_0[_S186], fma(q_0[u32(15)], k_tile_0[_S182], fma(q_0[u32(14)], k_tile_0[_S178], fma(q_0[u32(13)], k_tile_0[_S174], fma(q_0[u32(12)], k_tile_0[_S170], fma(q_0[u32(11)], k_tile_0[_S166], fma(q_0[u32(10)], k_tile_0[_S162], fma(q_0[u32(9)], k_tile_0[_S158], fma(q_0[u32(8)], k_tile_0[_S154], fma(q_0[u32(7)], k_tile_0[_S150], fma(q_0[u32(6)], k_tile_0[_S146], fma(q_0[u32(5)], k_tile_0[_S142], fma(q_0[u32(4)], k_tile_0[_S138], fma(q_0[u32(3)], k_tile_0[_S134], fma(q_0[u32(2)], k_tile_0[_S130], fma(q_0[u32(1)], k_tile_0[_S126], fma(q_0[u32(0)], k_tile_0[_S121], _S49)))))))))))))))))))))))))))))));
                    var _S245 : u32 = _S122 + u32(30) + _S37;
                    var _S246 : vec4<f32> = fma(q_0[u32(30)], k_tile_0[_S245], fma(q_0[u32(29)], k_tile_0[_S239], fma(q_0[u32(28)], k_tile_0[_S235], fma(q_0[u32(27)], k_tile_0[_S231], fma(q_0[u32(26)], k_tile_0[_S227], fma(q_0[u32(25)], k_tile_0[_S223], fma(q_0[u32(24)], k_tile_0[_S219], fma(q_0[u32(23)], k_tile_0[_S215], fma(q_0[u32(22)], k_tile_0[_S211], fma(q_0[u32(21)], k_tile_0[_S207], fma(q_0[u32(20)], k_tile_0[_S203], fma(q_0[u32(19)], k_tile_0[_S199], fma(q_0[u32(18)], k_tile_0[_S195], fma(q_0[u32(17)], k_tile_0[_S191], fma(q_0[u32(16)], k_tile_0[_S187], fma(q_0[u32(15)], k_tile_0[_S183], fma(q_0[u32(14)], k_tile_0[_S179], fma(q_0[u32(13)], k_tile_0[_S175], fma(q_0[u32(12)], k_tile_0[_S171], fma(q_0[u32(11)], k_tile_0[_S167], fma(q_0[u32(10)], k_tile_0[_S163], fma(q_0[u32(9)], k_tile_0[_S159], fma(q_0[u32(8)], k_tile_0[_S155], fma(q_0[u32(7)], k_tile_0[_S151], fma(q_0[u32(6)], k_tile_0[_S147], fma(q_0[u32(5)], k_tile_0[_S143], fma(q_0[u32(4)], k_tile_0[_S139], fma(q_0[u32(3)], k_tile_0[_S135], fma(q_0[u32(2)], k_tile_0[_S131], fma(q_0[u32(1)], k_tile_0[_S127], fma(q_0[u32(0)], k_tile_0[_S123], _S49)))))))))))))))))))))))))))))));
                    var _S247 : u32 = _S116 + u32(31) + _S37;
                    var _S248 : vec4<f32> = fma(q_0[u32(31)], k_tile_0[_S247], fma(q_0[u32(30)], k_tile_0[_S240], fma(q_0[u32(29)], k_tile_0[_S236], fma(q_0[u32(28)], k_tile_0[_S232], fma(q_0[u32(27)], k_tile_0[_S228], fma(q_0[u32(26)], k_tile_0[_S224], fma(q_0[u32(25)], k_tile_0[_S220], fma(q_0[u32(24)], k_tile_0[_S216], fma(q_0[u32(23)], k_tile_0[_S212], fma(q_0[u32(22)], k_tile_0[_S208], fma(q_0[u32(21)], k_tile_0[_S204], fma(q_0[u32(20)], k_tile_0[_S200], fma(q_0[u32(19)], k_tile_0[_S196], fma(q_0[u32(18)], k_tile_0[_S192], fma(q_0[u32(17)], k_tile_0[_S188], fma(q_0[u32(16)], k_tile_0[_S184], fma(q_0[u32(15)], k_tile_0[_S180], fma(q_0[u32(14)], k_tile_0[_S176], fma(q_0[u32(13)], k_tile_0[_S172], fma(q_0[u32(12)], k_tile_0[_S168], fma(q_0[u32(11)], k_tile_0[_S164], fma(q_0[u32(10)], k_tile_0[_S160], fma(q_0[u32(9)], k_tile_0[_S156], fma(q_0[u32(8)], k_tile_0[_S152], fma(q_0[u32(7)], k_tile_0[_S148], fma(q_0[u32(6)], k_tile_0[_S144], fma(q_0[u32(5)], k_tile_0[_S140], fma(q_0[u32(4)], k_tile_0[_S136], fma(q_0[u32(3)], k_tile_0[_S132], fma(q_0[u32(2)], k_tile_0[_S128], fma(q_0[u32(1)], k_tile_0[_S124], fma(q_0[u32(0)], k_tile_0[_S117], _S49))))))))))))))))))))))))))))))));
                    sum_1[u32(0)] = _S248;
                    var _S249 : u32 = _S118 + u32(31) + _S37;
                    var _S250 : vec4<f32> = fma(q_0[u32(31)], k_tile_0[_S249], _S242);
                    sum_1[u32(1)] = _S250;
                    var _S251 : u32 = _S120 + u32(31) + _S37;
                    var _S252 : vec4<f32> = fma(q_0[u32(31)], k_tile_0[_S251], _S244);
                    sum_1[u32(2)] = _S252;
                    var _S253 : u32 = _S122 + u32(31) + _S37;
                    var _S254 : vec4<f32> = fma(q_0[u32(31)], k_tile_0[_S253], _S246);
                    sum_1[u32(3)] = _S254;
                    var score_1 : array<f32, i32(4)>;
                    score_1[u32(0)] = _S248.x + _S248.y + (_S248.z + _S248.w);
                    score_1[u32(1)] = _S250.x + _S250.y + (_S250.z + _S250.w);
                    score_1[u32(2)] = _S252.x + _S252.y + (_S252.z + _S252.w);
                    score_1[u32(3)] = _S254.x + _S254.y + (_S254.z + _S254.w);
                    var _S255 : u32 = tile_0 + step_0;
                    var hidden_0 : array<bool, i32(4)>;
                    hidden_0[u32(0)] = _S255 >= _S41;
                    if(_S47)
                    {
                        _S36 = !hidden_0[u32(0)];
                    }
                    else
                    {
                        _S36 = false;
                    }
                    if(_S36)
                    {
                        var bias_0 : f32 = mask_values_0[_S46 + _S255 * params_0.mask_key_0];
                        score_1[u32(0)] = score_1[u32(0)] + bias_0;
                        hidden_0[u32(0)] = (bitcast<u32>((bias_0))) == u32(4286578688);
                    }
                    var _S256 : bool;
                    if(!hidden_0[u32(0)])
                    {
                        _S256 = is_special_0(score_1[u32(0)]);
                    }
                    else
                    {
                        _S256 = false;
                    }
                    if(_S256)
                    {
                        if((bitcast<u32>((score_1[u32(0)]))) != u32(4286578688))
                        {
                            poisoned_3 = true;
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
                    var key_1 : u32 = _S255 + u32(1);
                    hidden_0[u32(1)] = key_1 >= _S41;
                    var _S257 : bool;
                    if(_S47)
                    {
                        _S257 = !hidden_0[u32(1)];
                    }
                    else
                    {
                        _S257 = false;
                    }
                    if(_S257)
                    {
                        var bias_1 : f32 = mask_values_0[_S46 + key_1 * params_0.mask_key_0];
                        score_1[u32(1)] = score_1[u32(1)] + bias_1;
                        hidden_0[u32(1)] = (bitcast<u32>((bias_1))) == u32(4286578688);
                    }
                    var _S258 : bool;
                    if(!hidden_0[u32(1)])
                    {
                        _S258 = is_special_0(score_1[u32(1)]);
                    }
                    else
                    {
                        _S258 = false;
                    }
                    if(_S258)
                    {
                        if((bitcast<u32>((score_1[u32(1)]))) != u32(4286578688))
                        {
                            poisoned_3 = true;
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
                    var key_2 : u32 = _S255 + u32(2);
                    hidden_0[u32(2)] = key_2 >= _S41;
                    var _S259 : bool;
                    if(_S47)
                    {
                        _S259 = !hidden_0[u32(2)];
                    }
                    else
                    {
                        _S259 = false;
                    }
                    if(_S259)
                    {
                        var bias_2 : f32 = mask_values_0[_S46 + key_2 * params_0.mask_key_0];
                        score_1[u32(2)] = score_1[u32(2)] + bias_2;
                        hidden_0[u32(2)] = (bitcast<u32>((bias_2))) == u32(4286578688);
                    }
                    var _S260 : bool;
                    if(!hidden_0[u32(2)])
                    {
                        _S260 = is_special_0(score_1[u32(2)]);
                    }
                    else
                    {
                        _S260 = false;
                    }
                    if(_S260)
                    {
                        if((bitcast<u32>((score_1[u32(2)]))) != u32(4286578688))
                        {
                            poisoned_3 = true;
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
                    var key_3 : u32 = _S255 + u32(3);
                    hidden_0[u32(3)] = key_3 >= _S41;
                    var _S261 : bool;
                    if(_S47)
                    {
                        _S261 = !hidden_0[u32(3)];
                    }
                    else
                    {
                        _S261 = false;
                    }
                    if(_S261)
                    {
                        var bias_3 : f32 = mask_values_0[_S46 + key_3 * params_0.mask_key_0];
                        score_1[u32(3)] = score_1[u32(3)] + bias_3;
                        hidden_0[u32(3)] = (bitcast<u32>((bias_3))) == u32(4286578688);
                    }
                    var _S262 : bool;
                    if(!hidden_0[u32(3)])
                    {
                        _S262 = is_special_0(score_1[u32(3)]);
                    }
                    else
                    {
                        _S262 = false;
                    }
                    if(_S262)
                    {
                        if((bitcast<u32>((score_1[u32(3)]))) != u32(4286578688))
                        {
                            poisoned_3 = true;
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
                        var _S263 : vec4<f32> = vec4<f32>(shrink_0);
                        acc_1[u32(0)] = acc_1[u32(0)] * _S263;
                        acc_1[u32(1)] = acc_1[u32(1)] * _S263;
                        acc_1[u32(2)] = acc_1[u32(2)] * _S263;
                        acc_1[u32(3)] = acc_1[u32(3)] * _S263;
                        acc_1[u32(4)] = acc_1[u32(4)] * _S263;
                        acc_1[u32(5)] = acc_1[u32(5)] * _S263;
                        acc_1[u32(6)] = acc_1[u32(6)] * _S263;
                        acc_1[u32(7)] = acc_1[u32(7)] * _S263;
                        acc_1[u32(8)] = acc_1[u32(8)] * _S263;
                        acc_1[u32(9)] = acc_1[u32(9)] * _S263;
                        acc_1[u32(10)] = acc_1[u32(10)] * _S263;
                        acc_1[u32(11)] = acc_1[u32(11)] * _S263;
                        acc_1[u32(12)] = acc_1[u32(12)] * _S263;
                        acc_1[u32(13)] = acc_1[u32(13)] * _S263;
                        acc_1[u32(14)] = acc_1[u32(14)] * _S263;
                        acc_1[u32(15)] = acc_1[u32(15)] * _S263;
                        acc_1[u32(16)] = acc_1[u32(16)] * _S263;
                        acc_1[u32(17)] = acc_1[u32(17)] * _S263;
                        acc_1[u32(18)] = acc_1[u32(18)] * _S263;
                        acc_1[u32(19)] = acc_1[u32(19)] * _S263;
                        acc_1[u32(20)] = acc_1[u32(20)] * _S263;
                        acc_1[u32(21)] = acc_1[u32(21)] * _S263;
                        acc_1[u32(22)] = acc_1[u32(22)] * _S263;
                        acc_1[u32(23)] = acc_1[u32(23)] * _S263;
                        acc_1[u32(24)] = acc_1[u32(24)] * _S263;
                        acc_1[u32(25)] = acc_1[u32(25)] * _S263;
                        acc_1[u32(26)] = acc_1[u32(26)] * _S263;
                        acc_1[u32(27)] = acc_1[u32(27)] * _S263;
                        acc_1[u32(28)] = acc_1[u32(28)] * _S263;
                        acc_1[u32(29)] = acc_1[u32(29)] * _S263;
                        acc_1[u32(30)] = acc_1[u32(30)] * _S263;
                        acc_1[u32(31)] = acc_1[u32(31)] * _S263;
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
                        acc_1[u32(0)] = weigh_0(weight_1, v_tile_0[_S117], acc_1[u32(0)]);
                        acc_1[u32(1)] = weigh_0(weight_1, v_tile_0[_S124], acc_1[u32(1)]);
                        acc_1[u32(2)] = weigh_0(weight_1, v_tile_0[_S128], acc_1[u32(2)]);
                        acc_1[u32(3)] = weigh_0(weight_1, v_tile_0[_S132], acc_1[u32(3)]);
                        acc_1[u32(4)] = weigh_0(weight_1, v_tile_0[_S136], acc_1[u32(4)]);
                        acc_1[u32(5)] = weigh_0(weight_1, v_tile_0[_S140], acc_1[u32(5)]);
                        acc_1[u32(6)] = weigh_0(weight_1, v_tile_0[_S144], acc_1[u32(6)]);
                        acc_1[u32(7)] = weigh_0(weight_1, v_tile_0[_S148], acc_1[u32(7)]);
                        acc_1[u32(8)] = weigh_0(weight_1, v_tile_0[_S152], acc_1[u32(8)]);
                        acc_1[u32(9)] = weigh_0(weight_1, v_tile_0[_S156], acc_1[u32(9)]);
                        acc_1[u32(10)] = weigh_0(weight_1, v_tile_0[_S160], acc_1[u32(10)]);
                        acc_1[u32(11)] = weigh_0(weight_1, v_tile_0[_S164], acc_1[u32(11)]);
                        acc_1[u32(12)] = weigh_0(weight_1, v_tile_0[_S168], acc_1[u32(12)]);
                        acc_1[u32(13)] = weigh_0(weight_1, v_tile_0[_S172], acc_1[u32(13)]);
                        acc_1[u32(14)] = weigh_0(weight_1, v_tile_0[_S176], acc_1[u32(14)]);
                        acc_1[u32(15)] = weigh_0(weight_1, v_tile_0[_S180], acc_1[u32(15)]);
                        acc_1[u32(16)] = weigh_0(weight_1, v_tile_0[_S184], acc_1[u32(16)]);
                        acc_1[u32(17)] = weigh_0(weight_1, v_tile_0[_S188], acc_1[u32(17)]);
                        acc_1[u32(18)] = weigh_0(weight_1, v_tile_0[_S192], acc_1[u32(18)]);
                        acc_1[u32(19)] = weigh_0(weight_1, v_tile_0[_S196], acc_1[u32(19)]);
                        acc_1[u32(20)] = weigh_0(weight_1, v_tile_0[_S200], acc_1[u32(20)]);
                        acc_1[u32(21)] = weigh_0(weight_1, v_tile_0[_S204], acc_1[u32(21)]);
                        acc_1[u32(22)] = weigh_0(weight_1, v_tile_0[_S208], acc_1[u32(22)]);
                        acc_1[u32(23)] = weigh_0(weight_1, v_tile_0[_S212], acc_1[u32(23)]);
                        acc_1[u32(24)] = weigh_0(weight_1, v_tile_0[_S216], acc_1[u32(24)]);
                        acc_1[u32(25)] = weigh_0(weight_1, v_tile_0[_S220], acc_1[u32(25)]);
                        acc_1[u32(26)] = weigh_0(weight_1, v_tile_0[_S224], acc_1[u32(26)]);
                        acc_1[u32(27)] = weigh_0(weight_1, v_tile_0[_S228], acc_1[u32(27)]);
                        acc_1[u32(28)] = weigh_0(weight_1, v_tile_0[_S232], acc_1[u32(28)]);
                        acc_1[u32(29)] = weigh_0(weight_1, v_tile_0[_S236], acc_1[u32(29)]);
                        acc_1[u32(30)] = weigh_0(weight_1, v_tile_0[_S240], acc_1[u32(30)]);
                        acc_1[u32(31)] = weigh_0(weight_1, v_tile_0[_S247], acc_1[u32(31)]);
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
                        acc_1[u32(0)] = weigh_0(weight_2, v_tile_0[_S119], acc_1[u32(0)]);
                        acc_1[u32(1)] = weigh_0(weight_2, v_tile_0[_S125], acc_1[u32(1)]);
                        acc_1[u32(2)] = weigh_0(weight_2, v_tile_0[_S129], acc_1[u32(2)]);
                        acc_1[u32(3)] = weigh_0(weight_2, v_tile_0[_S133], acc_1[u32(3)]);
                        acc_1[u32(4)] = weigh_0(weight_2, v_tile_0[_S137], acc_1[u32(4)]);
                        acc_1[u32(5)] = weigh_0(weight_2, v_tile_0[_S141], acc_1[u32(5)]);
                        acc_1[u32(6)] = weigh_0(weight_2, v_tile_0[_S145], acc_1[u32(6)]);
                        acc_1[u32(7)] = weigh_0(weight_2, v_tile_0[_S149], acc_1[u32(7)]);
                        acc_1[u32(8)] = weigh_0(weight_2, v_tile_0[_S153], acc_1[u32(8)]);
                        acc_1[u32(9)] = weigh_0(weight_2, v_tile_0[_S157], acc_1[u32(9)]);
                        acc_1[u32(10)] = weigh_0(weight_2, v_tile_0[_S161], acc_1[u32(10)]);
                        acc_1[u32(11)] = weigh_0(weight_2, v_tile_0[_S165], acc_1[u32(11)]);
                        acc_1[u32(12)] = weigh_0(weight_2, v_tile_0[_S169], acc_1[u32(12)]);
                        acc_1[u32(13)] = weigh_0(weight_2, v_tile_0[_S173], acc_1[u32(13)]);
                        acc_1[u32(14)] = weigh_0(weight_2, v_tile_0[_S177], acc_1[u32(14)]);
                        acc_1[u32(15)] = weigh_0(weight_2, v_tile_0[_S181], acc_1[u32(15)]);
                        acc_1[u32(16)] = weigh_0(weight_2, v_tile_0[_S185], acc_1[u32(16)]);
                        acc_1[u32(17)] = weigh_0(weight_2, v_tile_0[_S189], acc_1[u32(17)]);
                        acc_1[u32(18)] = weigh_0(weight_2, v_tile_0[_S193], acc_1[u32(18)]);
                        acc_1[u32(19)] = weigh_0(weight_2, v_tile_0[_S197], acc_1[u32(19)]);
                        acc_1[u32(20)] = weigh_0(weight_2, v_tile_0[_S201], acc_1[u32(20)]);
                        acc_1[u32(21)] = weigh_0(weight_2, v_tile_0[_S205], acc_1[u32(21)]);
                        acc_1[u32(22)] = weigh_0(weight_2, v_tile_0[_S209], acc_1[u32(22)]);
                        acc_1[u32(23)] = weigh_0(weight_2, v_tile_0[_S213], acc_1[u32(23)]);
                        acc_1[u32(24)] = weigh_0(weight_2, v_tile_0[_S217], acc_1[u32(24)]);
                        acc_1[u32(25)] = weigh_0(weight_2, v_tile_0[_S221], acc_1[u32(25)]);
                        acc_1[u32(26)] = weigh_0(weight_2, v_tile_0[_S225], acc_1[u32(26)]);
                        acc_1[u32(27)] = weigh_0(weight_2, v_tile_0[_S229], acc_1[u32(27)]);
                        acc_1[u32(28)] = weigh_0(weight_2, v_tile_0[_S233], acc_1[u32(28)]);
                        acc_1[u32(29)] = weigh_0(weight_2, v_tile_0[_S237], acc_1[u32(29)]);
                        acc_1[u32(30)] = weigh_0(weight_2, v_tile_0[_S241], acc_1[u32(30)]);
                        acc_1[u32(31)] = weigh_0(weight_2, v_tile_0[_S249], acc_1[u32(31)]);
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
                        acc_1[u32(0)] = weigh_0(weight_3, v_tile_0[_S121], acc_1[u32(0)]);
                        acc_1[u32(1)] = weigh_0(weight_3, v_tile_0[_S126], acc_1[u32(1)]);
                        acc_1[u32(2)] = weigh_0(weight_3, v_tile_0[_S130], acc_1[u32(2)]);
                        acc_1[u32(3)] = weigh_0(weight_3, v_tile_0[_S134], acc_1[u32(3)]);
                        acc_1[u32(4)] = weigh_0(weight_3, v_tile_0[_S138], acc_1[u32(4)]);
                        acc_1[u32(5)] = weigh_0(weight_3, v_tile_0[_S142], acc_1[u32(5)]);
                        acc_1[u32(6)] = weigh_0(weight_3, v_tile_0[_S146], acc_1[u32(6)]);
                        acc_1[u32(7)] = weigh_0(weight_3, v_tile_0[_S150], acc_1[u32(7)]);
                        acc_1[u32(8)] = weigh_0(weight_3, v_tile_0[_S154], acc_1[u32(8)]);
                        acc_1[u32(9)] = weigh_0(weight_3, v_tile_0[_S158], acc_1[u32(9)]);
                        acc_1[u32(10)] = weigh_0(weight_3, v_tile_0[_S162], acc_1[u32(10)]);
                        acc_1[u32(11)] = weigh_0(weight_3, v_tile_0[_S166], acc_1[u32(11)]);
                        acc_1[u32(12)] = weigh_0(weight_3, v_tile_0[_S170], acc_1[u32(12)]);
                        acc_1[u32(13)] = weigh_0(weight_3, v_tile_0[_S174], acc_1[u32(13)]);
                        acc_1[u32(14)] = weigh_0(weight_3, v_tile_0[_S178], acc_1[u32(14)]);
                        acc_1[u32(15)] = weigh_0(weight_3, v_tile_0[_S182], acc_1[u32(15)]);
                        acc_1[u32(16)] = weigh_0(weight_3, v_tile_0[_S186], acc_1[u32(16)]);
                        acc_1[u32(17)] = weigh_0(weight_3, v_tile_0[_S190], acc_1[u32(17)]);
                        acc_1[u32(18)] = weigh_0(weight_3, v_tile_0[_S194], acc_1[u32(18)]);
                        acc_1[u32(19)] = weigh_0(weight_3, v_tile_0[_S198], acc_1[u32(19)]);
                        acc_1[u32(20)] = weigh_0(weight_3, v_tile_0[_S202], acc_1[u32(20)]);
                        acc_1[u32(21)] = weigh_0(weight_3, v_tile_0[_S206], acc_1[u32(21)]);
                        acc_1[u32(22)] = weigh_0(weight_3, v_tile_0[_S210], acc_1[u32(22)]);
                        acc_1[u32(23)] = weigh_0(weight_3, v_tile_0[_S214], acc_1[u32(23)]);
                        acc_1[u32(24)] = weigh_0(weight_3, v_tile_0[_S218], acc_1[u32(24)]);
                        acc_1[u32(25)] = weigh_0(weight_3, v_tile_0[_S222], acc_1[u32(25)]);
                        acc_1[u32(26)] = weigh_0(weight_3, v_tile_0[_S226], acc_1[u32(26)]);
                        acc_1[u32(27)] = weigh_0(weight_3, v_tile_0[_S230], acc_1[u32(27)]);
                        acc_1[u32(28)] = weigh_0(weight_3, v_tile_0[_S234], acc_1[u32(28)]);
                        acc_1[u32(29)] = weigh_0(weight_3, v_tile_0[_S238], acc_1[u32(29)]);
                        acc_1[u32(30)] = weigh_0(weight_3, v_tile_0[_S243], acc_1[u32(30)]);
                        acc_1[u32(31)] = weigh_0(weight_3, v_tile_0[_S251], acc_1[u32(31)]);
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
                        acc_1[u32(0)] = weigh_0(weight_4, v_tile_0[_S123], acc_1[u32(0)]);
                        acc_1[u32(1)] = weigh_0(weight_4, v_tile_0[_S127], acc_1[u32(1)]);
                        acc_1[u32(2)] = weigh_0(weight_4, v_tile_0[_S131], acc_1[u32(2)]);
                        acc_1[u32(3)] = weigh_0(weight_4, v_tile_0[_S135], acc_1[u32(3)]);
                        acc_1[u32(4)] = weigh_0(weight_4, v_tile_0[_S139], acc_1[u32(4)]);
                        acc_1[u32(5)] = weigh_0(weight_4, v_tile_0[_S143], acc_1[u32(5)]);
                        acc_1[u32(6)] = weigh_0(weight_4, v_tile_0[_S147], acc_1[u32(6)]);
                        acc_1[u32(7)] = weigh_0(weight_4, v_tile_0[_S151], acc_1[u32(7)]);
                        acc_1[u32(8)] = weigh_0(weight_4, v_tile_0[_S155], acc_1[u32(8)]);
                        acc_1[u32(9)] = weigh_0(weight_4, v_tile_0[_S159], acc_1[u32(9)]);
                        acc_1[u32(10)] = weigh_0(weight_4, v_tile_0[_S163], acc_1[u32(10)]);
                        acc_1[u32(11)] = weigh_0(weight_4, v_tile_0[_S167], acc_1[u32(11)]);
                        acc_1[u32(12)] = weigh_0(weight_4, v_tile_0[_S171], acc_1[u32(12)]);
                        acc_1[u32(13)] = weigh_0(weight_4, v_tile_0[_S175], acc_1[u32(13)]);
                        acc_1[u32(14)] = weigh_0(weight_4, v_tile_0[_S179], acc_1[u32(14)]);
                        acc_1[u32(15)] = weigh_0(weight_4, v_tile_0[_S183], acc_1[u32(15)]);
                        acc_1[u32(16)] = weigh_0(weight_4, v_tile_0[_S187], acc_1[u32(16)]);
                        acc_1[u32(17)] = weigh_0(weight_4, v_tile_0[_S191], acc_1[u32(17)]);
                        acc_1[u32(18)] = weigh_0(weight_4, v_tile_0[_S195], acc_1[u32(18)]);
                        acc_1[u32(19)] = weigh_0(weight_4, v_tile_0[_S199], acc_1[u32(19)]);
                        acc_1[u32(20)] = weigh_0(weight_4, v_tile_0[_S203], acc_1[u32(20)]);
                        acc_1[u32(21)] = weigh_0(weight_4, v_tile_0[_S207], acc_1[u32(21)]);
                        acc_1[u32(22)] = weigh_0(weight_4, v_tile_0[_S211], acc_1[u32(22)]);
                        acc_1[u32(23)] = weigh_0(weight_4, v_tile_0[_S215], acc_1[u32(23)]);
                        acc_1[u32(24)] = weigh_0(weight_4, v_tile_0[_S219], acc_1[u32(24)]);
                        acc_1[u32(25)] = weigh_0(weight_4, v_tile_0[_S223], acc_1[u32(25)]);
                        acc_1[u32(26)] = weigh_0(weight_4, v_tile_0[_S227], acc_1[u32(26)]);
                        acc_1[u32(27)] = weigh_0(weight_4, v_tile_0[_S231], acc_1[u32(27)]);
                        acc_1[u32(28)] = weigh_0(weight_4, v_tile_0[_S235], acc_1[u32(28)]);
                        acc_1[u32(29)] = weigh_0(weight_4, v_tile_0[_S239], acc_1[u32(29)]);
                        acc_1[u32(30)] = weigh_0(weight_4, v_tile_0[_S245], acc_1[u32(30)]);
                        acc_1[u32(31)] = weigh_0(weight_4, v_tile_0[_S253], acc_1[u32(31)]);
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
            tile_0 = tile_0 + u32(16);
            m_3 = m_2;
            l_2 = l_3;
        }
        if(RANGES_0 == u32(2))
        {
            if(live_0)
            {
                _S36 = (range_1 * params_0.range_keys_0) < _S41;
            }
            else
            {
                _S36 = false;
            }
            if(_S36)
            {
                var _S264 : u32 = head_of_0(work_5, _S38);
                var _S265 : u32 = query_of_0(_S38);
                var place_2 : u32 = scratch_of_0(work_5.batch_1, _S264, _S265, range_1);
                store_range_0(place_2, _S37, m_3, l_2, poisoned_3);
                store_range_quad_0(place_2, _S37, acc_1[u32(0)]);
                store_range_quad_0(place_2, _S50, acc_1[u32(1)]);
                store_range_quad_0(place_2, _S52, acc_1[u32(2)]);
                store_range_quad_0(place_2, _S54, acc_1[u32(3)]);
                store_range_quad_0(place_2, _S56, acc_1[u32(4)]);
                store_range_quad_0(place_2, _S58, acc_1[u32(5)]);
                store_range_quad_0(place_2, _S60, acc_1[u32(6)]);
                store_range_quad_0(place_2, _S62, acc_1[u32(7)]);
                store_range_quad_0(place_2, _S64, acc_1[u32(8)]);
                store_range_quad_0(place_2, _S66, acc_1[u32(9)]);
                store_range_quad_0(place_2, _S68, acc_1[u32(10)]);
                store_range_quad_0(place_2, _S70, acc_1[u32(11)]);
                store_range_quad_0(place_2, _S72, acc_1[u32(12)]);
                store_range_quad_0(place_2, _S74, acc_1[u32(13)]);
                store_range_quad_0(place_2, _S76, acc_1[u32(14)]);
                store_range_quad_0(place_2, _S78, acc_1[u32(15)]);
                store_range_quad_0(place_2, _S80, acc_1[u32(16)]);
                store_range_quad_0(place_2, _S82, acc_1[u32(17)]);
                store_range_quad_0(place_2, _S84, acc_1[u32(18)]);
                store_range_quad_0(place_2, _S86, acc_1[u32(19)]);
                store_range_quad_0(place_2, _S88, acc_1[u32(20)]);
                store_range_quad_0(place_2, _S90, acc_1[u32(21)]);
                store_range_quad_0(place_2, _S92, acc_1[u32(22)]);
                store_range_quad_0(place_2, _S94, acc_1[u32(23)]);
                store_range_quad_0(place_2, _S96, acc_1[u32(24)]);
                store_range_quad_0(place_2, _S98, acc_1[u32(25)]);
                store_range_quad_0(place_2, _S100, acc_1[u32(26)]);
                store_range_quad_0(place_2, _S102, acc_1[u32(27)]);
                store_range_quad_0(place_2, _S104, acc_1[u32(28)]);
                store_range_quad_0(place_2, _S106, acc_1[u32(29)]);
                store_range_quad_0(place_2, _S108, acc_1[u32(30)]);
                store_range_quad_0(place_2, _S110, acc_1[u32(31)]);
            }
        }
        if(RANGES_0 == u32(1))
        {
            var fold_2 : Fold_0 = fold_factors_0(&(total_m_1), m_3);
            var _S266 : f32 = folded_0(fold_2, total_l_0, l_2);
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
            m_2 = _S266;
        }
        else
        {
            m_2 = total_l_0;
        }
        if(RANGES_0 != u32(0))
        {
            _S36 = _S112 < (work_5.last_range_0);
        }
        else
        {
            _S36 = false;
        }
        if(!_S36)
        {
            break;
        }
        range_1 = _S112;
        total_l_0 = m_2;
    }
    if(live_0)
    {
        _S36 = RANGES_0 != u32(2);
    }
    else
    {
        _S36 = false;
    }
    if(_S36)
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
            total_l_0 = l_2;
        }
        else
        {
            total_l_0 = m_2;
        }
        var _S267 : f32 = finish_row_0(total_l_0, &(poisoned_3));
        var _S268 : u32 = o_of_0(work_5, _S38);
        var _S269 : vec4<f32> = vec4<f32>(_S267);
        store_quad_0(_S268, _S48, total_2[u32(0)] * _S269, poisoned_3);
        store_quad_0(_S268, _S51, total_2[u32(1)] * _S269, poisoned_3);
        store_quad_0(_S268, _S53, total_2[u32(2)] * _S269, poisoned_3);
        store_quad_0(_S268, _S55, total_2[u32(3)] * _S269, poisoned_3);
        store_quad_0(_S268, _S57, total_2[u32(4)] * _S269, poisoned_3);
        store_quad_0(_S268, _S59, total_2[u32(5)] * _S269, poisoned_3);
        store_quad_0(_S268, _S61, total_2[u32(6)] * _S269, poisoned_3);
        store_quad_0(_S268, _S63, total_2[u32(7)] * _S269, poisoned_3);
        store_quad_0(_S268, _S65, total_2[u32(8)] * _S269, poisoned_3);
        store_quad_0(_S268, _S67, total_2[u32(9)] * _S269, poisoned_3);
        store_quad_0(_S268, _S69, total_2[u32(10)] * _S269, poisoned_3);
        store_quad_0(_S268, _S71, total_2[u32(11)] * _S269, poisoned_3);
        store_quad_0(_S268, _S73, total_2[u32(12)] * _S269, poisoned_3);
        store_quad_0(_S268, _S75, total_2[u32(13)] * _S269, poisoned_3);
        store_quad_0(_S268, _S77, total_2[u32(14)] * _S269, poisoned_3);
        store_quad_0(_S268, _S79, total_2[u32(15)] * _S269, poisoned_3);
        store_quad_0(_S268, _S81, total_2[u32(16)] * _S269, poisoned_3);
        store_quad_0(_S268, _S83, total_2[u32(17)] * _S269, poisoned_3);
        store_quad_0(_S268, _S85, total_2[u32(18)] * _S269, poisoned_3);
        store_quad_0(_S268, _S87, total_2[u32(19)] * _S269, poisoned_3);
        store_quad_0(_S268, _S89, total_2[u32(20)] * _S269, poisoned_3);
        store_quad_0(_S268, _S91, total_2[u32(21)] * _S269, poisoned_3);
        store_quad_0(_S268, _S93, total_2[u32(22)] * _S269, poisoned_3);
        store_quad_0(_S268, _S95, total_2[u32(23)] * _S269, poisoned_3);
        store_quad_0(_S268, _S97, total_2[u32(24)] * _S269, poisoned_3);
        store_quad_0(_S268, _S99, total_2[u32(25)] * _S269, poisoned_3);
        store_quad_0(_S268, _S101, total_2[u32(26)] * _S269, poisoned_3);
        store_quad_0(_S268, _S103, total_2[u32(27)] * _S269, poisoned_3);
        store_quad_0(_S268, _S105, total_2[u32(28)] * _S269, poisoned_3);
        store_quad_0(_S268, _S107, total_2[u32(29)] * _S269, poisoned_3);
        store_quad_0(_S268, _S109, total_2[u32(30)] * _S269, poisoned_3);
        store_quad_0(_S268, _S111, total_2[u32(31)] * _S269, poisoned_3);
    }
    return;
}

