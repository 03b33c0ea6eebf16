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

struct Work_0
{
     batch_1 : u32,
     kv_head_0 : u32,
     first_row_0 : u32,
     rows_0 : u32,
     first_range_0 : u32,
     last_range_0 : u32,
};

fn find_work_0( number_0 : u32,  rows_of_block_0 : u32) -> Work_0
{
    var part_0 : u32 = number_0 % params_0.parts_0;
    var _S1 : u32 = number_0 / params_0.parts_0;
    var work_0 : Work_0;
    var _S2 : u32 = _S1 % params_0.row_blocks_0;
    work_0.first_row_0 = _S2 * rows_of_block_0;
    var _S3 : u32 = _S1 / params_0.row_blocks_0;
    var kv_heads_0 : u32 = params_0.heads_0 / params_0.group_0;
    var _S4 : u32 = _S3 % kv_heads_0;
    work_0.kv_head_0 = _S4;
    var _S5 : u32 = _S3 / kv_heads_0;
    work_0.batch_1 = _S5;
    work_0.rows_0 = params_0.q_len_0 * params_0.group_0;
    var ranges_of_part_0 : u32 = (params_0.ranges_0 + params_0.parts_0 - u32(1)) / params_0.parts_0;
    var _S6 : u32 = part_0 * ranges_of_part_0;
    work_0.first_range_0 = _S6;
    work_0.last_range_0 = min(_S6 + ranges_of_part_0, params_0.ranges_0);
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
    var _S7 : u32 = row_0 / params_0.group_0;
    return _S7;
}

fn keys_of_query_0( keys_0 : u32,  query_0 : u32) -> u32
{
    return u32(clamp(i32(query_0) + params_0.causal_offset_0 + i32(1), i32(0), i32(keys_0)));
}

fn head_of_0( work_1 : Work_0,  row_1 : u32) -> u32
{
    var _S8 : u32 = work_1.kv_head_0 * params_0.group_0;
    var _S9 : u32 = row_1 % params_0.group_0;
    return _S8 + _S9;
}

fn mask_of_0( work_2 : Work_0,  row_2 : u32) -> u32
{
    var _S10 : u32 = params_0.mask_offset_0 + work_2.batch_1 * params_0.mask_batch_0;
    var _S11 : u32 = head_of_0(work_2, row_2);
    var _S12 : u32 = _S10 + _S11 * params_0.mask_head_0;
    var _S13 : u32 = query_of_0(row_2);
    return _S12 + _S13 * params_0.mask_row_0;
}

fn q_of_0( work_3 : Work_0,  row_3 : u32) -> u32
{
    var _S14 : u32 = params_0.q_offset_0 + work_3.batch_1 * params_0.q_batch_0;
    var _S15 : u32 = head_of_0(work_3, row_3);
    var _S16 : u32 = _S14 + _S15 * params_0.q_head_0;
    var _S17 : u32 = query_of_0(row_3);
    return _S16 + _S17 * params_0.q_row_0;
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
        var _S18 : i32;
        if(poisoned_0)
        {
            _S18 = i32(1);
        }
        else
        {
            _S18 = i32(0);
        }
        scratch_0[place_0 + (params_0.head_dim_0 + u32(3)) / u32(4)] = vec4<f32>(m_0, l_0, f32(_S18), 0.0f);
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
    var _S19 : f32 = max((*total_m_0), m_1);
    var fold_0 : Fold_0;
    fold_0.keep_0 = exp((*total_m_0) - _S19);
    fold_0.add_0 = exp(m_1 - _S19);
    (*total_m_0) = _S19;
    return fold_0;
}

fn folded_0( fold_1 : Fold_0,  total_0 : f32,  result_0 : f32) -> f32
{
    return fma(result_0, fold_1.add_0, total_0 * fold_1.keep_0);
}

fn folded_1( keep_1 : f32,  add_1 : f32,  total_1 : vec4<f32>,  result_1 : vec4<f32>) -> vec4<f32>
{
    return weigh_0(add_1, result_1, total_1 * vec4<f32>(keep_1));
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
    var _S20 : u32 = params_0.o_offset_0 + work_4.batch_1 * params_0.o_batch_0;
    var _S21 : u32 = head_of_0(work_4, row_4);
    var _S22 : u32 = _S20 + _S21 * params_0.o_head_0;
    var _S23 : u32 = query_of_0(row_4);
    return _S22 + _S23 * params_0.o_row_0;
}

fn store_quad_0( row_5 : u32,  element_0 : u32,  quad_1 : vec4<f32>,  poisoned_2 : bool)
{
    var left_0 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, element_0);
    var word_0 : u32 = row_5 + element_0;
    var _S24 : u32;
    if(left_0 > u32(0))
    {
        if(poisoned_2)
        {
            _S24 = u32(2143289344);
        }
        else
        {
            _S24 = (bitcast<u32>((quad_1.x)));
        }
        o_words_0[word_0] = _S24;
    }
    if(left_0 > u32(1))
    {
        if(poisoned_2)
        {
            _S24 = u32(2143289344);
        }
        else
        {
            _S24 = (bitcast<u32>((quad_1.y)));
        }
        o_words_0[word_0 + u32(1)] = _S24;
    }
    if(left_0 > u32(2))
    {
        if(poisoned_2)
        {
            _S24 = u32(2143289344);
        }
        else
        {
            _S24 = (bitcast<u32>((quad_1.z)));
        }
        o_words_0[word_0 + u32(2)] = _S24;
    }
    if(left_0 > u32(3))
    {
        if(poisoned_2)
        {
            _S24 = u32(2143289344);
        }
        else
        {
            _S24 = (bitcast<u32>((quad_1.w)));
        }
        o_words_0[word_0 + u32(3)] = _S24;
    }
    return;
}

fn load_quad_0( _S25 : u32,  _S26 : u32) -> vec4<f32>
{
    var quad_2 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
    var left_1 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, _S26);
    var word_1 : u32 = _S25 + _S26;
    if(left_1 >= u32(4))
    {
        quad_2 = (bitcast<vec4<f32>>((vec4<u32>(q_words_0[word_1], q_words_0[word_1 + u32(1)], q_words_0[word_1 + u32(2)], q_words_0[word_1 + u32(3)]))));
    }
    else
    {
        if(left_1 > u32(0))
        {
            quad_2[i32(0)] = (bitcast<f32>((q_words_0[word_1])));
        }
        if(left_1 > u32(1))
        {
            quad_2[i32(1)] = (bitcast<f32>((q_words_0[word_1 + u32(1)])));
        }
        if(left_1 > u32(2))
        {
            quad_2[i32(2)] = (bitcast<f32>((q_words_0[word_1 + u32(2)])));
        }
    }
    return quad_2;
}

fn load_quad_1( _S27 : u32,  _S28 : u32) -> vec4<f32>
{
    var quad_3 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
    var left_2 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, _S28);
    var word_2 : u32 = _S27 + _S28;
    if(left_2 >= u32(4))
    {
        quad_3 = (bitcast<vec4<f32>>((vec4<u32>(k_words_0[word_2], k_words_0[word_2 + u32(1)], k_words_0[word_2 + u32(2)], k_words_0[word_2 + u32(3)]))));
    }
    else
    {
        if(left_2 > u32(0))
        {
            quad_3[i32(0)] = (bitcast<f32>((k_words_0[word_2])));
        }
        if(left_2 > u32(1))
        {
            quad_3[i32(1)] = (bitcast<f32>((k_words_0[word_2 + u32(1)])));
        }
        if(left_2 > u32(2))
        {
            quad_3[i32(2)] = (bitcast<f32>((k_words_0[word_2 + u32(2)])));
        }
    }
    return quad_3;
}

fn load_quad_2( _S29 : u32,  _S30 : u32) -> vec4<f32>
{
    var quad_4 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
    var left_3 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, _S30);
    var word_3 : u32 = _S29 + _S30;
    if(left_3 >= u32(4))
    {
        quad_4 = (bitcast<vec4<f32>>((vec4<u32>(v_words_0[word_3], v_words_0[word_3 + u32(1)], v_words_0[word_3 + u32(2)], v_words_0[word_3 + u32(3)]))));
    }
    else
    {
        if(left_3 > u32(0))
        {
            quad_4[i32(0)] = (bitcast<f32>((v_words_0[word_3])));
        }
        if(left_3 > u32(1))
        {
            quad_4[i32(1)] = (bitcast<f32>((v_words_0[word_3 + u32(1)])));
        }
        if(left_3 > u32(2))
        {
            quad_4[i32(2)] = (bitcast<f32>((v_words_0[word_3 + u32(2)])));
        }
    }
    return quad_4;
}

@compute
@workgroup_size(128, 1, 1)
fn attention(@builtin(workgroup_id) group_id_0 : vec3<u32>, @builtin(local_invocation_id) thread_id_0 : vec3<u32>)
{
    var l_2 : f32;
    var m_2 : f32;
    var _S31 : bool;
    var _S32 : bool;
    var _S33 : bool;
    var _S34 : bool;
    var _S35 : bool;
    var _S36 : bool;
    var _S37 : bool;
    var number_1 : u32 = params_0.first_group_0 + group_id_0.y * params_0.groups_x_0 + group_id_0.x;
    if(number_1 >= (params_0.last_group_0))
    {
        return;
    }
    var thread_0 : u32 = thread_id_0.x;
    var work_5 : Work_0 = find_work_0(number_1, u32(128));
    var lane_1 : u32 = thread_0 % u32(4);
    var first_row_1 : u32 = work_5.first_row_0 + thread_0 / u32(4) * u32(4);
    var last_row_0 : u32 = min(work_5.first_row_0 + u32(128), work_5.rows_0) - u32(1);
    var _S38 : u32 = lane_1 % u32(4);
    var row_6 : u32 = first_row_1 + _S38;
    var live_0 : bool = row_6 < (work_5.rows_0);
    var _S39 : u32 = min(row_6, last_row_0);
    var keys_1 : u32 = keys_of_batch_0(work_5.batch_1);
    var _S40 : u32 = query_of_0(last_row_0);
    var _S41 : u32 = keys_of_query_0(keys_1, _S40);
    var _S42 : u32;
    if(live_0)
    {
        var _S43 : u32 = query_of_0(_S39);
        _S42 = keys_of_query_0(keys_1, _S43);
    }
    else
    {
        _S42 = u32(0);
    }
    var has_mask_0 : bool = (((params_0.flags_0) & (u32(1)))) != u32(0);
    var _S44 : u32;
    if(has_mask_0)
    {
        _S44 = u32(0);
    }
    else
    {
        var _S45 : u32 = query_of_0(work_5.first_row_0);
        _S44 = keys_of_query_0(keys_1, _S45);
    }
    var _S46 : u32 = params_0.k_offset_0 + work_5.batch_1 * params_0.k_batch_0 + work_5.kv_head_0 * params_0.k_head_0;
    var _S47 : u32 = params_0.v_offset_0 + work_5.batch_1 * params_0.v_batch_0 + work_5.kv_head_0 * params_0.v_head_0;
    var _S48 : u32 = mask_of_0(work_5, _S39);
    var q_0 : array<array<vec4<f32>, i32(4)>, i32(4)>;
    var total_2 : array<array<vec4<f32>, i32(4)>, i32(4)>;
    var _S49 : u32 = first_row_1 + ((_S38 ^ (u32(0))));
    var _S50 : u32 = q_of_0(work_5, min(_S49, last_row_0));
    var _S51 : u32 = lane_1 * u32(4);
    q_0[u32(0)][u32(0)] = load_quad_0(_S50, _S51) * vec4<f32>(params_0.scale_0);
    const _S52 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
    total_2[u32(0)][u32(0)] = _S52;
    var _S53 : u32 = u32(4) + lane_1;
    var _S54 : u32 = _S53 * u32(4);
    q_0[u32(0)][u32(1)] = load_quad_0(_S50, _S54) * vec4<f32>(params_0.scale_0);
    total_2[u32(0)][u32(1)] = _S52;
    var _S55 : u32 = u32(8) + lane_1;
    var _S56 : u32 = _S55 * u32(4);
    q_0[u32(0)][u32(2)] = load_quad_0(_S50, _S56) * vec4<f32>(params_0.scale_0);
    total_2[u32(0)][u32(2)] = _S52;
    var _S57 : u32 = u32(12) + lane_1;
    var _S58 : u32 = _S57 * u32(4);
    q_0[u32(0)][u32(3)] = load_quad_0(_S50, _S58) * vec4<f32>(params_0.scale_0);
    total_2[u32(0)][u32(3)] = _S52;
    var _S59 : u32 = first_row_1 + ((_S38 ^ (u32(1))));
    var _S60 : u32 = q_of_0(work_5, min(_S59, last_row_0));
    q_0[u32(1)][u32(0)] = load_quad_0(_S60, _S51) * vec4<f32>(params_0.scale_0);
    total_2[u32(1)][u32(0)] = _S52;
    q_0[u32(1)][u32(1)] = load_quad_0(_S60, _S54) * vec4<f32>(params_0.scale_0);
    total_2[u32(1)][u32(1)] = _S52;
    q_0[u32(1)][u32(2)] = load_quad_0(_S60, _S56) * vec4<f32>(params_0.scale_0);
    total_2[u32(1)][u32(2)] = _S52;
    q_0[u32(1)][u32(3)] = load_quad_0(_S60, _S58) * vec4<f32>(params_0.scale_0);
    total_2[u32(1)][u32(3)] = _S52;
    var _S61 : u32 = first_row_1 + ((_S38 ^ (u32(2))));
    var _S62 : u32 = q_of_0(work_5, min(_S61, last_row_0));
    q_0[u32(2)][u32(0)] = load_quad_0(_S62, _S51) * vec4<f32>(params_0.scale_0);
    total_2[u32(2)][u32(0)] = _S52;
    q_0[u32(2)][u32(1)] = load_quad_0(_S62, _S54) * vec4<f32>(params_0.scale_0);
    total_2[u32(2)][u32(1)] = _S52;
    q_0[u32(2)][u32(2)] = load_quad_0(_S62, _S56) * vec4<f32>(params_0.scale_0);
    total_2[u32(2)][u32(2)] = _S52;
    q_0[u32(2)][u32(3)] = load_quad_0(_S62, _S58) * vec4<f32>(params_0.scale_0);
    total_2[u32(2)][u32(3)] = _S52;
    var _S63 : u32 = first_row_1 + ((_S38 ^ (u32(3))));
    var _S64 : u32 = q_of_0(work_5, min(_S63, last_row_0));
    q_0[u32(3)][u32(0)] = load_quad_0(_S64, _S51) * vec4<f32>(params_0.scale_0);
    total_2[u32(3)][u32(0)] = _S52;
    q_0[u32(3)][u32(1)] = load_quad_0(_S64, _S54) * vec4<f32>(params_0.scale_0);
    total_2[u32(3)][u32(1)] = _S52;
    q_0[u32(3)][u32(2)] = load_quad_0(_S64, _S56) * vec4<f32>(params_0.scale_0);
    total_2[u32(3)][u32(2)] = _S52;
    q_0[u32(3)][u32(3)] = load_quad_0(_S64, _S58) * vec4<f32>(params_0.scale_0);
    total_2[u32(3)][u32(3)] = _S52;
    var total_m_1 : f32 = -3.4028234663852886e+38f;
    var acc_1 : array<array<vec4<f32>, i32(4)>, i32(4)>;
    acc_1[u32(0)][u32(0)] = _S52;
    acc_1[u32(0)][u32(1)] = _S52;
    acc_1[u32(0)][u32(2)] = _S52;
    acc_1[u32(0)][u32(3)] = _S52;
    acc_1[u32(1)][u32(0)] = _S52;
    acc_1[u32(1)][u32(1)] = _S52;
    acc_1[u32(1)][u32(2)] = _S52;
    acc_1[u32(1)][u32(3)] = _S52;
    acc_1[u32(2)][u32(0)] = _S52;
    acc_1[u32(2)][u32(1)] = _S52;
    acc_1[u32(2)][u32(2)] = _S52;
    acc_1[u32(2)][u32(3)] = _S52;
    acc_1[u32(3)][u32(0)] = _S52;
    acc_1[u32(3)][u32(1)] = _S52;
    acc_1[u32(3)][u32(2)] = _S52;
    acc_1[u32(3)][u32(3)] = _S52;
    var poisoned_3 : bool = false;
    var range_1 : u32 = work_5.first_range_0;
    var total_l_0 : f32 = 0.0f;
    for(;;)
    {
        var _S65 : u32 = range_1 + u32(1);
        var _S66 : u32 = min(_S65 * params_0.range_keys_0, _S41);
        acc_1[u32(0)][u32(0)] = _S52;
        acc_1[u32(0)][u32(1)] = _S52;
        acc_1[u32(0)][u32(2)] = _S52;
        acc_1[u32(0)][u32(3)] = _S52;
        acc_1[u32(1)][u32(0)] = _S52;
        acc_1[u32(1)][u32(1)] = _S52;
        acc_1[u32(1)][u32(2)] = _S52;
        acc_1[u32(1)][u32(3)] = _S52;
        acc_1[u32(2)][u32(0)] = _S52;
        acc_1[u32(2)][u32(1)] = _S52;
        acc_1[u32(2)][u32(2)] = _S52;
        acc_1[u32(2)][u32(3)] = _S52;
        acc_1[u32(3)][u32(0)] = _S52;
        acc_1[u32(3)][u32(1)] = _S52;
        acc_1[u32(3)][u32(2)] = _S52;
        acc_1[u32(3)][u32(3)] = _S52;
        var tile_0 : u32 = range_1 * params_0.range_keys_0;
        var m_3 : f32 = -3.4028234663852886e+38f;
        l_2 = 0.0f;
        for(;;)
        {
            if(tile_0 < _S66)
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
                var key_0 : u32 = tile_0 + slot_0 / u32(16);
                var element_1 : u32 = slot_0 % u32(16) * u32(4);
                var k_quad_0 : vec4<f32>;
                var v_quad_0 : vec4<f32>;
                if(key_0 < _S66)
                {
                    var _S67 : vec4<f32> = load_quad_2(_S47 + key_0 * params_0.v_row_0, element_1);
                    k_quad_0 = load_quad_1(_S46 + key_0 * params_0.k_row_0, element_1);
                    v_quad_0 = _S67;
                }
                else
                {
                    k_quad_0 = _S52;
                    v_quad_0 = _S52;
                }
                k_tile_0[slot_0] = k_quad_0;
                v_tile_0[slot_0] = v_quad_0;
                slot_0 = slot_0 + u32(128);
            }
            workgroupBarrier();
            var _S68 : u32 = min(u32(32), _S66 - tile_0);
            var step_0 : u32 = u32(0);
            m_2 = m_3;
            for(;;)
            {
                if(step_0 < _S68)
                {
                }
                else
                {
                    break;
                }
                var part_1 : array<array<f32, i32(8)>, i32(4)>;
                part_1[u32(0)][u32(0)] = 0.0f;
                part_1[u32(0)][u32(1)] = 0.0f;
                part_1[u32(0)][u32(2)] = 0.0f;
                part_1[u32(0)][u32(3)] = 0.0f;
                part_1[u32(0)][u32(4)] = 0.0f;
                part_1[u32(0)][u32(5)] = 0.0f;
                part_1[u32(0)][u32(6)] = 0.0f;
                part_1[u32(0)][u32(7)] = 0.0f;
                part_1[u32(1)][u32(0)] = 0.0f;
                part_1[u32(1)][u32(1)] = 0.0f;
                part_1[u32(1)][u32(2)] = 0.0f;
                part_1[u32(1)][u32(3)] = 0.0f;
                part_1[u32(1)][u32(4)] = 0.0f;
                part_1[u32(1)][u32(5)] = 0.0f;
                part_1[u32(1)][u32(6)] = 0.0f;
                part_1[u32(1)][u32(7)] = 0.0f;
                part_1[u32(2)][u32(0)] = 0.0f;
                part_1[u32(2)][u32(1)] = 0.0f;
                part_1[u32(2)][u32(2)] = 0.0f;
                part_1[u32(2)][u32(3)] = 0.0f;
                part_1[u32(2)][u32(4)] = 0.0f;
                part_1[u32(2)][u32(5)] = 0.0f;
                part_1[u32(2)][u32(6)] = 0.0f;
                part_1[u32(2)][u32(7)] = 0.0f;
                part_1[u32(3)][u32(0)] = 0.0f;
                part_1[u32(3)][u32(1)] = 0.0f;
                part_1[u32(3)][u32(2)] = 0.0f;
                part_1[u32(3)][u32(3)] = 0.0f;
                part_1[u32(3)][u32(4)] = 0.0f;
                part_1[u32(3)][u32(5)] = 0.0f;
                part_1[u32(3)][u32(6)] = 0.0f;
                part_1[u32(3)][u32(7)] = 0.0f;
                var _S69 : u32 = step_0 * u32(16);
                var _S70 : u32 = _S69 + lane_1;
                var _S71 : f32 = k_tile_0[_S70].x;
                var _S72 : f32 = k_tile_0[_S70].y;
                var _S73 : f32 = k_tile_0[_S70].z;
                var _S74 : f32 = k_tile_0[_S70].w;
                part_1[u32(0)][u32(0)] = fma(q_0[u32(0)][u32(0)].w, _S74, fma(q_0[u32(0)][u32(0)].z, _S73, fma(q_0[u32(0)][u32(0)].y, _S72, fma(q_0[u32(0)][u32(0)].x, _S71, part_1[u32(0)][u32(0)]))));
                part_1[u32(1)][u32(0)] = fma(q_0[u32(1)][u32(0)].w, _S74, fma(q_0[u32(1)][u32(0)].z, _S73, fma(q_0[u32(1)][u32(0)].y, _S72, fma(q_0[u32(1)][u32(0)].x, _S71, part_1[u32(1)][u32(0)]))));
                part_1[u32(2)][u32(0)] = fma(q_0[u32(2)][u32(0)].w, _S74, fma(q_0[u32(2)][u32(0)].z, _S73, fma(q_0[u32(2)][u32(0)].y, _S72, fma(q_0[u32(2)][u32(0)].x, _S71, part_1[u32(2)][u32(0)]))));
                part_1[u32(3)][u32(0)] = fma(q_0[u32(3)][u32(0)].w, _S74, fma(q_0[u32(3)][u32(0)].z, _S73, fma(q_0[u32(3)][u32(0)].y, _S72, fma(q_0[u32(3)][u32(0)].x, _S71, part_1[u32(3)][u32(0)]))));
                var _S75 : u32 = (step_0 + u32(1)) * u32(16);
                var _S76 : u32 = _S75 + lane_1;
                var _S77 : f32 = k_tile_0[_S76].x;
                var _S78 : f32 = k_tile_0[_S76].y;
                var _S79 : f32 = k_tile_0[_S76].z;
                var _S80 : f32 = k_tile_0[_S76].w;
                part_1[u32(0)][u32(1)] = fma(q_0[u32(0)][u32(0)].w, _S80, fma(q_0[u32(0)][u32(0)].z, _S79, fma(q_0[u32(0)][u32(0)].y, _S78, fma(q_0[u32(0)][u32(0)].x, _S77, part_1[u32(0)][u32(1)]))));
                part_1[u32(1)][u32(1)] = fma(q_0[u32(1)][u32(0)].w, _S80, fma(q_0[u32(1)][u32(0)].z, _S79, fma(q_0[u32(1)][u32(0)].y, _S78, fma(q_0[u32(1)][u32(0)].x, _S77, part_1[u32(1)][u32(1)]))));
                part_1[u32(2)][u32(1)] = fma(q_0[u32(2)][u32(0)].w, _S80, fma(q_0[u32(2)][u32(0)].z, _S79, fma(q_0[u32(2)][u32(0)].y, _S78, fma(q_0[u32(2)][u32(0)].x, _S77, part_1[u32(2)][u32(1)]))));
                part_1[u32(3)][u32(1)] = fma(q_0[u32(3)][u32(0)].w, _S80, fma(q_0[u32(3)][u32(0)].z, _S79, fma(q_0[u32(3)][u32(0)].y, _S78, fma(q_0[u32(3)][u32(0)].x, _S77, part_1[u32(3)][u32(1)]))));
                var _S81 : u32 = (step_0 + u32(2)) * u32(16);
                var _S82 : u32 = _S81 + lane_1;
                var _S83 : f32 = k_tile_0[_S82].x;
                var _S84 : f32 = k_tile_0[_S82].y;
                var _S85 : f32 = k_tile_0[_S82].z;
                var _S86 : f32 = k_tile_0[_S82].w;
                part_1[u32(0)][u32(2)] = fma(q_0[u32(0)][u32(0)].w, _S86, fma(q_0[u32(0)][u32(0)].z, _S85, fma(q_0[u32(0)][u32(0)].y, _S84, fma(q_0[u32(0)][u32(0)].x, _S83, part_1[u32(0)][u32(2)]))));
                part_1[u32(1)][u32(2)] = fma(q_0[u32(1)][u32(0)].w, _S86, fma(q_0[u32(1)][u32(0)].z, _S85, fma(q_0[u32(1)][u32(0)].y, _S84, fma(q_0[u32(1)][u32(0)].x, _S83, part_1[u32(1)][u32(2)]))));
                part_1[u32(2)][u32(2)] = fma(q_0[u32(2)][u32(0)].w, _S86, fma(q_0[u32(2)][u32(0)].z, _S85, fma(q_0[u32(2)][u32(0)].y, _S84, fma(q_0[u32(2)][u32(0)].x, _S83, part_1[u32(2)][u32(2)]))));
                part_1[u32(3)][u32(2)] = fma(q_0[u32(3)][u32(0)].w, _S86, fma(q_0[u32(3)][u32(0)].z, _S85, fma(q_0[u32(3)][u32(0)].y, _S84, fma(q_0[u32(3)][u32(0)].x, _S83, part_1[u32(3)][u32(2)]))));
                var _S87 : u32 = (step_0 + u32(3)) * u32(16);
                var _S88 : u32 = _S87 + lane_1;
                var _S89 : f32 = k_tile_0[_S88].x;
                var _S90 : f32 = k_tile_0[_S88].y;
                var _S91 : f32 = k_tile_0[_S88].z;
                var _S92 : f32 = k_tile_0[_S88].w;
                part_1[u32(0)][u32(3)] = fma(q_0[u32(0)][u32(0)].w, _S92, fma(q_0[u32(0)][u32(0)].z, _S91, fma(q_0[u32(0)][u32(0)].y, _S90, fma(q_0[u32(0)][u32(0)].x, _S89, part_1[u32(0)][u32(3)]))));
                part_1[u32(1)][u32(3)] = fma(q_0[u32(1)][u32(0)].w, _S92, fma(q_0[u32(1)][u32(0)].z, _S91, fma(q_0[u32(1)][u32(0)].y, _S90, fma(q_0[u32(1)][u32(0)].x, _S89, part_1[u32(1)][u32(3)]))));
                part_1[u32(2)][u32(3)] = fma(q_0[u32(2)][u32(0)].w, _S92, fma(q_0[u32(2)][u32(0)].z, _S91, fma(q_0[u32(2)][u32(0)].y, _S90, fma(q_0[u32(2)][u32(0)].x, _S89, part_1[u32(2)][u32(3)]))));
                part_1[u32(3)][u32(3)] = fma(q_0[u32(3)][u32(0)].w, _S92, fma(q_0[u32(3)][u32(0)].z, _S91, fma(q_0[u32(3)][u32(0)].y, _S90, fma(q_0[u32(3)][u32(0)].x, _S89, part_1[u32(3)][u32(3)]))));
                var _S93 : u32 = (step_0 + u32(4)) * u32(16);
                var _S94 : u32 = _S93 + lane_1;
                var _S95 : f32 = k_tile_0[_S94].x;
                var _S96 : f32 = k_tile_0[_S94].y;
                var _S97 : f32 = k_tile_0[_S94].z;
                var _S98 : f32 = k_tile_0[_S94].w;
                part_1[u32(0)][u32(4)] = fma(q_0[u32(0)][u32(0)].w, _S98, fma(q_0[u32(0)][u32(0)].z, _S97, fma(q_0[u32(0)][u32(0)].y, _S96, fma(q_0[u32(0)][u32(0)].x, _S95, part_1[u32(0)][u32(4)]))));
                part_1[u32(1)][u32(4)] = fma(q_0[u32(1)][u32(0)].w, _S98, fma(q_0[u32(1)][u32(0)].z, _S97, fma(q_0[u32(1)][u32(0)].y, _S96, fma(q_0[u32(1)][u32(0)].x, _S95, part_1[u32(1)][u32(4)]))));
                part_1[u32(2)][u32(4)] = fma(q_0[u32(2)][u32(0)].w, _S98, fma(q_0[u32(2)][u32(0)].z, _S97, fma(q_0[u32(2)][u32(0)].y, _S96, fma(q_0[u32(2)][u32(0)].x, _S95, part_1[u32(2)][u32(4)]))));
                part_1[u32(3)][u32(4)] = fma(q_0[u32(3)][u32(0)].w, _S98, fma(q_0[u32(3)][u32(0)].z, _S97, fma(q_0[u32(3)][u32(0)].y, _S96, fma(q_0[u32(3)][u32(0)].x, _S95, part_1[u32(3)][u32(4)]))));
                var _S99 : u32 = (step_0 + u32(5)) * u32(16);
                var _S100 : u32 = _S99 + lane_1;
                var _S101 : f32 = k_tile_0[_S100].x;
                var _S102 : f32 = k_tile_0[_S100].y;
                var _S103 : f32 = k_tile_0[_S100].z;
                var _S104 : f32 = k_tile_0[_S100].w;
                part_1[u32(0)][u32(5)] = fma(q_0[u32(0)][u32(0)].w, _S104, fma(q_0[u32(0)][u32(0)].z, _S103, fma(q_0[u32(0)][u32(0)].y, _S102, fma(q_0[u32(0)][u32(0)].x, _S101, part_1[u32(0)][u32(5)]))));
                part_1[u32(1)][u32(5)] = fma(q_0[u32(1)][u32(0)].w, _S104, fma(q_0[u32(1)][u32(0)].z, _S103, fma(q_0[u32(1)][u32(0)].y, _S102, fma(q_0[u32(1)][u32(0)].x, _S101, part_1[u32(1)][u32(5)]))));
                part_1[u32(2)][u32(5)] = fma(q_0[u32(2)][u32(0)].w, _S104, fma(q_0[u32(2)][u32(0)].z, _S103, fma(q_0[u32(2)][u32(0)].y, _S102, fma(q_0[u32(2)][u32(0)].x, _S101, part_1[u32(2)][u32(5)]))));
                part_1[u32(3)][u32(5)] = fma(q_0[u32(3)][u32(0)].w, _S104, fma(q_0[u32(3)][u32(0)].z, _S103, fma(q_0[u32(3)][u32(0)].y, _S102, fma(q_0[u32(3)][u32(0)].x, _S101, part_1[u32(3)][u32(5)]))));
                var _S105 : u32 = (step_0 + u32(6)) * u32(16);
                var _S106 : u32 = _S105 + lane_1;
                var _S107 : f32 = k_tile_0[_S106].x;
                var _S108 : f32 = k_tile_0[_S106].y;
                var _S109 : f32 = k_tile_0[_S106].z;
                var _S110 : f32 = k_tile_0[_S106].w;
                part_1[u32(0)][u32(6)] = fma(q_0[u32(0)][u32(0)].w, _S110, fma(q_0[u32(0)][u32(0)].z, _S109, fma(q_0[u32(0)][u32(0)].y, _S108, fma(q_0[u32(0)][u32(0)].x, _S107, part_1[u32(0)][u32(6)]))));
                part_1[u32(1)][u32(6)] = fma(q_0[u32(1)][u32(0)].w, _S110, fma(q_0[u32(1)][u32(0)].z, _S109, fma(q_0[u32(1)][u32(0)].y, _S108, fma(q_0[u32(1)][u32(0)].x, _S107, part_1[u32(1)][u32(6)]))));
                part_1[u32(2)][u32(6)] = fma(q_0[u32(2)][u32(0)].w, _S110, fma(q_0[u32(2)][u32(0)].z, _S109, fma(q_0[u32(2)][u32(0)].y, _S108, fma(q_0[u32(2)][u32(0)].x, _S107, part_1[u32(2)][u32(6)]))));
                part_1[u32(3)][u32(6)] = fma(q_0[u32(3)][u32(0)].w, _S110, fma(q_0[u32(3)][u32(0)].z, _S109, fma(q_0[u32(3)][u32(0)].y, _S108, fma(q_0[u32(3)][u32(0)].x, _S107, part_1[u32(3)][u32(6)]))));
                var _S111 : u32 = (step_0 + u32(7)) * u32(16);
                var _S112 : u32 = _S111 + lane_1;
                var _S113 : f32 = k_tile_0[_S112].x;
                var _S114 : f32 = k_tile_0[_S112].y;
                var _S115 : f32 = k_tile_0[_S112].z;
                var _S116 : f32 = k_tile_0[_S112].w;
                part_1[u32(0)][u32(7)] = fma(q_0[u32(0)][u32(0)].w, _S116, fma(q_0[u32(0)][u32(0)].z, _S115, fma(q_0[u32(0)][u32(0)].y, _S114, fma(q_0[u32(0)][u32(0)].x, _S113, part_1[u32(0)][u32(7)]))));
                part_1[u32(1)][u32(7)] = fma(q_0[u32(1)][u32(0)].w, _S116, fma(q_0[u32(1)][u32(0)].z, _S115, fma(q_0[u32(1)][u32(0)].y, _S114, fma(q_0[u32(1)][u32(0)].x, _S113, part_1[u32(1)][u32(7)]))));
                part_1[u32(2)][u32(7)] = fma(q_0[u32(2)][u32(0)].w, _S116, fma(q_0[u32(2)][u32(0)].z, _S115, fma(q_0[u32(2)][u32(0)].y, _S114, fma(q_0[u32(2)][u32(0)].x, _S113, part_1[u32(2)][u32(7)]))));
                part_1[u32(3)][u32(7)] = fma(q_0[u32(3)][u32(0)].w, _S116, fma(q_0[u32(3)][u32(0)].z, _S115, fma(q_0[u32(3)][u32(0)].y, _S114, fma(q_0[u32(3)][u32(0)].x, _S113, part_1[u32(3)][u32(7)]))));
                var _S117 : u32 = _S69 + u32(4) + lane_1;
                var _S118 : f32 = k_tile_0[_S117].x;
                var _S119 : f32 = k_tile_0[_S117].y;
                var _S120 : f32 = k_tile_0[_S117].z;
                var _S121 : f32 = k_tile_0[_S117].w;
                part_1[u32(0)][u32(0)] = fma(q_0[u32(0)][u32(1)].w, _S121, fma(q_0[u32(0)][u32(1)].z, _S120, fma(q_0[u32(0)][u32(1)].y, _S119, fma(q_0[u32(0)][u32(1)].x, _S118, part_1[u32(0)][u32(0)]))));
                part_1[u32(1)][u32(0)] = fma(q_0[u32(1)][u32(1)].w, _S121, fma(q_0[u32(1)][u32(1)].z, _S120, fma(q_0[u32(1)][u32(1)].y, _S119, fma(q_0[u32(1)][u32(1)].x, _S118, part_1[u32(1)][u32(0)]))));
                part_1[u32(2)][u32(0)] = fma(q_0[u32(2)][u32(1)].w, _S121, fma(q_0[u32(2)][u32(1)].z, _S120, fma(q_0[u32(2)][u32(1)].y, _S119, fma(q_0[u32(2)][u32(1)].x, _S118, part_1[u32(2)][u32(0)]))));
                part_1[u32(3)][u32(0)] = fma(q_0[u32(3)][u32(1)].w, _S121, fma(q_0[u32(3)][u32(1)].z, _S120, fma(q_0[u32(3)][u32(1)].y, _S119, fma(q_0[u32(3)][u32(1)].x, _S118, part_1[u32(3)][u32(0)]))));
                var _S122 : u32 = _S75 + u32(4) + lane_1;
                var _S123 : f32 = k_tile_0[_S122].x;
                var _S124 : f32 = k_tile_0[_S122].y;
                var _S125 : f32 = k_tile_0[_S122].z;
                var _S126 : f32 = k_tile_0[_S122].w;
                part_1[u32(0)][u32(1)] = fma(q_0[u32(0)][u32(1)].w, _S126, fma(q_0[u32(0)][u32(1)].z, _S125, fma(q_0[u32(0)][u32(1)].y, _S124, fma(q_0[u32(0)][u32(1)].x, _S123, part_1[u32(0)][u32(1)]))));
                part_1[u32(1)][u32(1)] = fma(q_0[u32(1)][u32(1)].w, _S126, fma(q_0[u32(1)][u32(1)].z, _S125, fma(q_0[u32(1)][u32(1)].y, _S124, fma(q_0[u32(1)][u32(1)].x, _S123, part_1[u32(1)][u32(1)]))));
                part_1[u32(2)][u32(1)] = fma(q_0[u32(2)][u32(1)].w, _S126, fma(q_0[u32(2)][u32(1)].z, _S125, fma(q_0[u32(2)][u32(1)].y, _S124, fma(q_0[u32(2)][u32(1)].x, _S123, part_1[u32(2)][u32(1)]))));
                part_1[u32(3)][u32(1)] = fma(q_0[u32(3)][u32(1)].w, _S126, fma(q_0[u32(3)][u32(1)].z, _S125, fma(q_0[u32(3)][u32(1)].y, _S124, fma(q_0[u32(3)][u32(1)].x, _S123, part_1[u32(3)][u32(1)]))));
                var _S127 : u32 = _S81 + u32(4) + lane_1;
                var _S128 : f32 = k_tile_0[_S127].x;
                var _S129 : f32 = k_tile_0[_S127].y;
                var _S130 : f32 = k_tile_0[_S127].z;
                var _S131 : f32 = k_tile_0[_S127].w;
                part_1[u32(0)][u32(2)] = fma(q_0[u32(0)][u32(1)].w, _S131, fma(q_0[u32(0)][u32(1)].z, _S130, fma(q_0[u32(0)][u32(1)].y, _S129, fma(q_0[u32(0)][u32(1)].x, _S128, part_1[u32(0)][u32(2)]))));
                part_1[u32(1)][u32(2)] = fma(q_0[u32(1)][u32(1)].w, _S131, fma(q_0[u32(1)][u32(1)].z, _S130, fma(q_0[u32(1)][u32(1)].y, _S129, fma(q_0[u32(1)][u32(1)].x, _S128, part_1[u32(1)][u32(2)]))));
                part_1[u32(2)][u32(2)] = fma(q_0[u32(2)][u32(1)].w, _S131, fma(q_0[u32(2)][u32(1)].z, _S130, fma(q_0[u32(2)][u32(1)].y, _S129, fma(q_0[u32(2)][u32(1)].x, _S128, part_1[u32(2)][u32(2)]))));
                part_1[u32(3)][u32(2)] = fma(q_0[u32(3)][u32(1)].w, _S131, fma(q_0[u32(3)][u32(1)].z, _S130, fma(q_0[u32(3)][u32(1)].y, _S129, fma(q_0[u32(3)][u32(1)].x, _S128, part_1[u32(3)][u32(2)]))));
                var _S132 : u32 = _S87 + u32(4) + lane_1;
                var _S133 : f32 = k_tile_0[_S132].x;
                var _S134 : f32 = k_tile_0[_S132].y;
                var _S135 : f32 = k_tile_0[_S132].z;
                var _S136 : f32 = k_tile_0[_S132].w;
                part_1[u32(0)][u32(3)] = fma(q_0[u32(0)][u32(1)].w, _S136, fma(q_0[u32(0)][u32(1)].z, _S135, fma(q_0[u32(0)][u32(1)].y, _S134, fma(q_0[u32(0)][u32(1)].x, _S133, part_1[u32(0)][u32(3)]))));
                part_1[u32(1)][u32(3)] = fma(q_0[u32(1)][u32(1)].w, _S136, fma(q_0[u32(1)][u32(1)].z, _S135, fma(q_0[u32(1)][u32(1)].y, _S134, fma(q_0[u32(1)][u32(1)].x, _S133, part_1[u32(1)][u32(3)]))));
                part_1[u32(2)][u32(3)] = fma(q_0[u32(2)][u32(1)].w, _S136, fma(q_0[u32(2)][u32(1)].z, _S135, fma(q_0[u32(2)][u32(1)].y, _S134, fma(q_0[u32(2)][u32(1)].x, _S133, part_1[u32(2)][u32(3)]))));
                part_1[u32(3)][u32(3)] = fma(q_0[u32(3)][u32(1)].w, _S136, fma(q_0[u32(3)][u32(1)].z, _S135, fma(q_0[u32(3)][u32(1)].y, _S134, fma(q_0[u32(3)][u32(1)].x, _S133, part_1[u32(3)][u32(3)]))));
                var _S137 : u32 = _S93 + u32(4) + lane_1;
                var _S138 : f32 = k_tile_0[_S137].x;
                var _S139 : f32 = k_tile_0[_S137].y;
                var _S140 : f32 = k_tile_0[_S137].z;
                var _S141 : f32 = k_tile_0[_S137].w;
                part_1[u32(0)][u32(4)] = fma(q_0[u32(0)][u32(1)].w, _S141, fma(q_0[u32(0)][u32(1)].z, _S140, fma(q_0[u32(0)][u32(1)].y, _S139, fma(q_0[u32(0)][u32(1)].x, _S138, part_1[u32(0)][u32(4)]))));
                part_1[u32(1)][u32(4)] = fma(q_0[u32(1)][u32(1)].w, _S141, fma(q_0[u32(1)][u32(1)].z, _S140, fma(q_0[u32(1)][u32(1)].y, _S139, fma(q_0[u32(1)][u32(1)].x, _S138, part_1[u32(1)][u32(4)]))));
                part_1[u32(2)][u32(4)] = fma(q_0[u32(2)][u32(1)].w, _S141, fma(q_0[u32(2)][u32(1)].z, _S140, fma(q_0[u32(2)][u32(1)].y, _S139, fma(q_0[u32(2)][u32(1)].x, _S138, part_1[u32(2)][u32(4)]))));
                part_1[u32(3)][u32(4)] = fma(q_0[u32(3)][u32(1)].w, _S141, fma(q_0[u32(3)][u32(1)].z, _S140, fma(q_0[u32(3)][u32(1)].y, _S139, fma(q_0[u32(3)][u32(1)].x, _S138, part_1[u32(3)][u32(4)]))));
                var _S142 : u32 = _S99 + u32(4) + lane_1;
                var _S143 : f32 = k_tile_0[_S142].x;
                var _S144 : f32 = k_tile_0[_S142].y;
                var _S145 : f32 = k_tile_0[_S142].z;
                var _S146 : f32 = k_tile_0[_S142].w;
                part_1[u32(0)][u32(5)] = fma(q_0[u32(0)][u32(1)].w, _S146, fma(q_0[u32(0)][u32(1)].z, _S145, fma(q_0[u32(0)][u32(1)].y, _S144, fma(q_0[u32(0)][u32(1)].x, _S143, part_1[u32(0)][u32(5)]))));
                part_1[u32(1)][u32(5)] = fma(q_0[u32(1)][u32(1)].w, _S146, fma(q_0[u32(1)][u32(1)].z, _S145, fma(q_0[u32(1)][u32(1)].y, _S144, fma(q_0[u32(1)][u32(1)].x, _S143, part_1[u32(1)][u32(5)]))));
                part_1[u32(2)][u32(5)] = fma(q_0[u32(2)][u32(1)].w, _S146, fma(q_0[u32(2)][u32(1)].z, _S145, fma(q_0[u32(2)][u32(1)].y, _S144, fma(q_0[u32(2)][u32(1)].x, _S143, part_1[u32(2)][u32(5)]))));
                part_1[u32(3)][u32(5)] = fma(q_0[u32(3)][u32(1)].w, _S146, fma(q_0[u32(3)][u32(1)].z, _S145, fma(q_0[u32(3)][u32(1)].y, _S144, fma(q_0[u32(3)][u32(1)].x, _S143, part_1[u32(3)][u32(5)]))));
                var _S147 : u32 = _S105 + u32(4) + lane_1;
                var _S148 : f32 = k_tile_0[_S147].x;
                var _S149 : f32 = k_tile_0[_S147].y;
                var _S150 : f32 = k_tile_0[_S147].z;
                var _S151 : f32 = k_tile_0[_S147].w;
                part_1[u32(0)][u32(6)] = fma(q_0[u32(0)][u32(1)].w, _S151, fma(q_0[u32(0)][u32(1)].z, _S150, fma(q_0[u32(0)][u32(1)].y, _S149, fma(q_0[u32(0)][u32(1)].x, _S148, part_1[u32(0)][u32(6)]))));
                part_1[u32(1)][u32(6)] = fma(q_0[u32(1)][u32(1)].w, _S151, fma(q_0[u32(1)][u32(1)].z, _S150, fma(q_0[u32(1)][u32(1)].y, _S149, fma(q_0[u32(1)][u32(1)].x, _S148, part_1[u32(1)][u32(6)]))));
                part_1[u32(2)][u32(6)] = fma(q_0[u32(2)][u32(1)].w, _S151, fma(q_0[u32(2)][u32(1)].z, _S150, fma(q_0[u32(2)][u32(1)].y, _S149, fma(q_0[u32(2)][u32(1)].x, _S148, part_1[u32(2)][u32(6)]))));
                part_1[u32(3)][u32(6)] = fma(q_0[u32(3)][u32(1)].w, _S151, fma(q_0[u32(3)][u32(1)].z, _S150, fma(q_0[u32(3)][u32(1)].y, _S149, fma(q_0[u32(3)][u32(1)].x, _S148, part_1[u32(3)][u32(6)]))));
                var _S152 : u32 = _S111 + u32(4) + lane_1;
                var _S153 : f32 = k_tile_0[_S152].x;
                var _S154 : f32 = k_tile_0[_S152].y;
                var _S155 : f32 = k_tile_0[_S152].z;
                var _S156 : f32 = k_tile_0[_S152].w;
                part_1[u32(0)][u32(7)] = fma(q_0[u32(0)][u32(1)].w, _S156, fma(q_0[u32(0)][u32(1)].z, _S155, fma(q_0[u32(0)][u32(1)].y, _S154, fma(q_0[u32(0)][u32(1)].x, _S153, part_1[u32(0)][u32(7)]))));
                part_1[u32(1)][u32(7)] = fma(q_0[u32(1)][u32(1)].w, _S156, fma(q_0[u32(1)][u32(1)].z, _S155, fma(q_0[u32(1)][u32(1)].y, _S154, fma(q_0[u32(1)][u32(1)].x, _S153, part_1[u32(1)][u32(7)]))));
                part_1[u32(2)][u32(7)] = fma(q_0[u32(2)][u32(1)].w, _S156, fma(q_0[u32(2)][u32(1)].z, _S155, fma(q_0[u32(2)][u32(1)].y, _S154, fma(q_0[u32(2)][u32(1)].x, _S153, part_1[u32(2)][u32(7)]))));
                part_1[u32(3)][u32(7)] = fma(q_0[u32(3)][u32(1)].w, _S156, fma(q_0[u32(3)][u32(1)].z, _S155, fma(q_0[u32(3)][u32(1)].y, _S154, fma(q_0[u32(3)][u32(1)].x, _S153, part_1[u32(3)][u32(7)]))));
                var _S157 : u32 = _S69 + u32(8) + lane_1;
                var _S158 : f32 = k_tile_0[_S157].x;
                var _S159 : f32 = k_tile_0[_S157].y;
                var _S160 : f32 = k_tile_0[_S157].z;
                var _S161 : f32 = k_tile_0[_S157].w;
                part_1[u32(0)][u32(0)] = fma(q_0[u32(0)][u32(2)].w, _S161, fma(q_0[u32(0)][u32(2)].z, _S160, fma(q_0[u32(0)][u32(2)].y, _S159, fma(q_0[u32(0)][u32(2)].x, _S158, part_1[u32(0)][u32(0)]))));
                part_1[u32(1)][u32(0)] = fma(q_0[u32(1)][u32(2)].w, _S161, fma(q_0[u32(1)][u32(2)].z, _S160, fma(q_0[u32(1)][u32(2)].y, _S159, fma(q_0[u32(1)][u32(2)].x, _S158, part_1[u32(1)][u32(0)]))));
                part_1[u32(2)][u32(0)] = fma(q_0[u32(2)][u32(2)].w, _S161, fma(q_0[u32(2)][u32(2)].z, _S160, fma(q_0[u32(2)][u32(2)].y, _S159, fma(q_0[u32(2)][u32(2)].x, _S158, part_1[u32(2)][u32(0)]))));
                part_1[u32(3)][u32(0)] = fma(q_0[u32(3)][u32(2)].w, _S161, fma(q_0[u32(3)][u32(2)].z, _S160, fma(q_0[u32(3)][u32(2)].y, _S159, fma(q_0[u32(3)][u32(2)].x, _S158, part_1[u32(3)][u32(0)]))));
                var _S162 : u32 = _S75 + u32(8) + lane_1;
                var _S163 : f32 = k_tile_0[_S162].x;
                var _S164 : f32 = k_tile_0[_S162].y;
                var _S165 : f32 = k_tile_0[_S162].z;
                var _S166 : f32 = k_tile_0[_S162].w;
                part_1[u32(0)][u32(1)] = fma(q_0[u32(0)][u32(2)].w, _S166, fma(q_0[u32(0)][u32(2)].z, _S165, fma(q_0[u32(0)][u32(2)].y, _S164, fma(q_0[u32(0)][u32(2)].x, _S163, part_1[u32(0)][u32(1)]))));
                part_1[u32(1)][u32(1)] = fma(q_0[u32(1)][u32(2)].w, _S166, fma(q_0[u32(1)][u32(2)].z, _S165, fma(q_0[u32(1)][u32(2)].y, _S164, fma(q_0[u32(1)][u32(2)].x, _S163, part_1[u32(1)][u32(1)]))));
                part_1[u32(2)][u32(1)] = fma(q_0[u32(2)][u32(2)].w, _S166, fma(q_0[u32(2)][u32(2)].z, _S165, fma(q_0[u32(2)][u32(2)].y, _S164, fma(q_0[u32(2)][u32(2)].x, _S163, part_1[u32(2)][u32(1)]))));
                part_1[u32(3)][u32(1)] = fma(q_0[u32(3)][u32(2)].w, _S166, fma(q_0[u32(3)][u32(2)].z, _S165, fma(q_0[u32(3)][u32(2)].y, _S164, fma(q_0[u32(3)][u32(2)].x, _S163, part_1[u32(3)][u32(1)]))));
                var _S167 : u32 = _S81 + u32(8) + lane_1;
                var _S168 : f32 = k_tile_0[_S167].x;
                var _S169 : f32 = k_tile_0[_S167].y;
                var _S170 : f32 = k_tile_0[_S167].z;
                var _S171 : f32 = k_tile_0[_S167].w;
                part_1[u32(0)][u32(2)] = fma(q_0[u32(0)][u32(2)].w, _S171, fma(q_0[u32(0)][u32(2)].z, _S170, fma(q_0[u32(0)][u32(2)].y, _S169, fma(q_0[u32(0)][u32(2)].x, _S168, part_1[u32(0)][u32(2)]))));
                part_1[u32(1)][u32(2)] = fma(q_0[u32(1)][u32(2)].w, _S171, fma(q_0[u32(1)][u32(2)].z, _S170, fma(q_0[u32(1)][u32(2)].y, _S169, fma(q_0[u32(1)][u32(2)].x, _S168, part_1[u32(1)][u32(2)]))));
                part_1[u32(2)][u32(2)] = fma(q_0[u32(2)][u32(2)].w, _S171, fma(q_0[u32(2)][u32(2)].z, _S170, fma(q_0[u32(2)][u32(2)].y, _S169, fma(q_0[u32(2)][u32(2)].x, _S168, part_1[u32(2)][u32(2)]))));
                part_1[u32(3)][u32(2)] = fma(q_0[u32(3)][u32(2)].w, _S171, fma(q_0[u32(3)][u32(2)].z, _S170, fma(q_0[u32(3)][u32(2)].y, _S169, fma(q_0[u32(3)][u32(2)].x, _S168, part_1[u32(3)][u32(2)]))));
                var _S172 : u32 = _S87 + u32(8) + lane_1;
                var _S173 : f32 = k_tile_0[_S172].x;
                var _S174 : f32 = k_tile_0[_S172].y;
                var _S175 : f32 = k_tile_0[_S172].z;
                var _S176 : f32 = k_tile_0[_S172].w;
                part_1[u32(0)][u32(3)] = fma(q_0[u32(0)][u32(2)].w, _S176, fma(q_0[u32(0)][u32(2)].z, _S175, fma(q_0[u32(0)][u32(2)].y, _S174, fma(q_0[u32(0)][u32(2)].x, _S173, part_1[u32(0)][u32(3)]))));
                part_1[u32(1)][u32(3)] = fma(q_0[u32(1)][u32(2)].w, _S176, fma(q_0[u32(1)][u32(2)].z, _S175, fma(q_0[u32(1)][u32(2)].y, _S174, fma(q_0[u32(1)][u32(2)].x, _S173, part_1[u32(1)][u32(3)]))));
                part_1[u32(2)][u32(3)] = fma(q_0[u32(2)][u32(2)].w, _S176, fma(q_0[u32(2)][u32(2)].z, _S175, fma(q_0[u32(2)][u32(2)].y, _S174, fma(q_0[u32(2)][u32(2)].x, _S173, part_1[u32(2)][u32(3)]))));
                part_1[u32(3)][u32(3)] = fma(q_0[u32(3)][u32(2)].w, _S176, fma(q_0[u32(3)][u32(2)].z, _S175, fma(q_0[u32(3)][u32(2)].y, _S174, fma(q_0[u32(3)][u32(2)].x, _S173, part_1[u32(3)][u32(3)]))));
                var _S177 : u32 = _S93 + u32(8) + lane_1;
                var _S178 : f32 = k_tile_0[_S177].x;
                var _S179 : f32 = k_tile_0[_S177].y;
                var _S180 : f32 = k_tile_0[_S177].z;
                var _S181 : f32 = k_tile_0[_S177].w;
                part_1[u32(0)][u32(4)] = fma(q_0[u32(0)][u32(2)].w, _S181, fma(q_0[u32(0)][u32(2)].z, _S180, fma(q_0[u32(0)][u32(2)].y, _S179, fma(q_0[u32(0)][u32(2)].x, _S178, part_1[u32(0)][u32(4)]))));
                part_1[u32(1)][u32(4)] = fma(q_0[u32(1)][u32(2)].w, _S181, fma(q_0[u32(1)][u32(2)].z, _S180, fma(q_0[u32(1)][u32(2)].y, _S179, fma(q_0[u32(1)][u32(2)].x, _S178, part_1[u32(1)][u32(4)]))));
                part_1[u32(2)][u32(4)] = fma(q_0[u32(2)][u32(2)].w, _S181, fma(q_0[u32(2)][u32(2)].z, _S180, fma(q_0[u32(2)][u32(2)].y, _S179, fma(q_0[u32(2)][u32(2)].x, _S178, part_1[u32(2)][u32(4)]))));
                part_1[u32(3)][u32(4)] = fma(q_0[u32(3)][u32(2)].w, _S181, fma(q_0[u32(3)][u32(2)].z, _S180, fma(q_0[u32(3)][u32(2)].y, _S179, fma(q_0[u32(3)][u32(2)].x, _S178, part_1[u32(3)][u32(4)]))));
                var _S182 : u32 = _S99 + u32(8) + lane_1;
                var _S183 : f32 = k_tile_0[_S182].x;
                var _S184 : f32 = k_tile_0[_S182].y;
                var _S185 : f32 = k_tile_0[_S182].z;
                var _S186 : f32 = k_tile_0[_S182].w;
                part_1[u32(0)][u32(5)] = fma(q_0[u32(0)][u32(2)].w, _S186, fma(q_0[u32(0)][u32(2)].z, _S185, fma(q_0[u32(0)][u32(2)].y, _S184, fma(q_0[u32(0)][u32(2)].x, _S183, part_1[u32(0)][u32(5)]))));
                part_1[u32(1)][u32(5)] = fma(q_0[u32(1)][u32(2)].w, _S186, fma(q_0[u32(1)][u32(2)].z, _S185, fma(q_0[u32(1)][u32(2)].y, _S184, fma(q_0[u32(1)][u32(2)].x, _S183, part_1[u32(1)][u32(5)]))));
                part_1[u32(2)][u32(5)] = fma(q_0[u32(2)][u32(2)].w, _S186, fma(q_0[u32(2)][u32(2)].z, _S185, fma(q_0[u32(2)][u32(2)].y, _S184, fma(q_0[u32(2)][u32(2)].x, _S183, part_1[u32(2)][u32(5)]))));
                part_1[u32(3)][u32(5)] = fma(q_0[u32(3)][u32(2)].w, _S186, fma(q_0[u32(3)][u32(2)].z, _S185, fma(q_0[u32(3)][u32(2)].y, _S184, fma(q_0[u32(3)][u32(2)].x, _S183, part_1[u32(3)][u32(5)]))));
                var _S187 : u32 = _S105 + u32(8) + lane_1;
                var _S188 : f32 = k_tile_0[_S187].x;
                var _S189 : f32 = k_tile_0[_S187].y;
                var _S190 : f32 = k_tile_0[_S187].z;
                var _S191 : f32 = k_tile_0[_S187].w;
                part_1[u32(0)][u32(6)] = fma(q_0[u32(0)][u32(2)].w, _S191, fma(q_0[u32(0)][u32(2)].z, _S190, fma(q_0[u32(0)][u32(2)].y, _S189, fma(q_0[u32(0)][u32(2)].x, _S188, part_1[u32(0)][u32(6)]))));
                part_1[u32(1)][u32(6)] = fma(q_0[u32(1)][u32(2)].w, _S191, fma(q_0[u32(1)][u32(2)].z, _S190, fma(q_0[u32(1)][u32(2)].y, _S189, fma(q_0[u32(1)][u32(2)].x, _S188, part_1[u32(1)][u32(6)]))));
                part_1[u32(2)][u32(6)] = fma(q_0[u32(2)][u32(2)].w, _S191, fma(q_0[u32(2)][u32(2)].z, _S190, fma(q_0[u32(2)][u32(2)].y, _S189, fma(q_0[u32(2)][u32(2)].x, _S188, part_1[u32(2)][u32(6)]))));
                part_1[u32(3)][u32(6)] = fma(q_0[u32(3)][u32(2)].w, _S191, fma(q_0[u32(3)][u32(2)].z, _S190, fma(q_0[u32(3)][u32(2)].y, _S189, fma(q_0[u32(3)][u32(2)].x, _S188, part_1[u32(3)][u32(6)]))));
                var _S192 : u32 = _S111 + u32(8) + lane_1;
                var _S193 : f32 = k_tile_0[_S192].x;
                var _S194 : f32 = k_tile_0[_S192].y;
                var _S195 : f32 = k_tile_0[_S192].z;
                var _S196 : f32 = k_tile_0[_S192].w;
                part_1[u32(0)][u32(7)] = fma(q_0[u32(0)][u32(2)].w, _S196, fma(q_0[u32(0)][u32(2)].z, _S195, fma(q_0[u32(0)][u32(2)].y, _S194, fma(q_0[u32(0)][u32(2)].x, _S193, part_1[u32(0)][u32(7)]))));
                part_1[u32(1)][u32(7)] = fma(q_0[u32(1)][u32(2)].w, _S196, fma(q_0[u32(1)][u32(2)].z, _S195, fma(q_0[u32(1)][u32(2)].y, _S194, fma(q_0[u32(1)][u32(2)].x, _S193, part_1[u32(1)][u32(7)]))));
                part_1[u32(2)][u32(7)] = fma(q_0[u32(2)][u32(2)].w, _S196, fma(q_0[u32(2)][u32(2)].z, _S195, fma(q_0[u32(2)][u32(2)].y, _S194, fma(q_0[u32(2)][u32(2)].x, _S193, part_1[u32(2)][u32(7)]))));
                part_1[u32(3)][u32(7)] = fma(q_0[u32(3)][u32(2)].w, _S196, fma(q_0[u32(3)][u32(2)].z, _S195, fma(q_0[u32(3)][u32(2)].y, _S194, fma(q_0[u32(3)][u32(2)].x, _S193, part_1[u32(3)][u32(7)]))));
                var _S197 : u32 = _S69 + u32(12) + lane_1;
                var _S198 : f32 = k_tile_0[_S197].x;
                var _S199 : f32 = k_tile_0[_S197].y;
                var _S200 : f32 = k_tile_0[_S197].z;
                var _S201 : f32 = k_tile_0[_S197].w;
                part_1[u32(0)][u32(0)] = fma(q_0[u32(0)][u32(3)].w, _S201, fma(q_0[u32(0)][u32(3)].z, _S200, fma(q_0[u32(0)][u32(3)].y, _S199, fma(q_0[u32(0)][u32(3)].x, _S198, part_1[u32(0)][u32(0)]))));
                part_1[u32(1)][u32(0)] = fma(q_0[u32(1)][u32(3)].w, _S201, fma(q_0[u32(1)][u32(3)].z, _S200, fma(q_0[u32(1)][u32(3)].y, _S199, fma(q_0[u32(1)][u32(3)].x, _S198, part_1[u32(1)][u32(0)]))));
                part_1[u32(2)][u32(0)] = fma(q_0[u32(2)][u32(3)].w, _S201, fma(q_0[u32(2)][u32(3)].z, _S200, fma(q_0[u32(2)][u32(3)].y, _S199, fma(q_0[u32(2)][u32(3)].x, _S198, part_1[u32(2)][u32(0)]))));
                part_1[u32(3)][u32(0)] = fma(q_0[u32(3)][u32(3)].w, _S201, fma(q_0[u32(3)][u32(3)].z, _S200, fma(q_0[u32(3)][u32(3)].y, _S199, fma(q_0[u32(3)][u32(3)].x, _S198, part_1[u32(3)][u32(0)]))));
                var _S202 : u32 = _S75 + u32(12) + lane_1;
                var _S203 : f32 = k_tile_0[_S202].x;
                var _S204 : f32 = k_tile_0[_S202].y;
                var _S205 : f32 = k_tile_0[_S202].z;
                var _S206 : f32 = k_tile_0[_S202].w;
                part_1[u32(0)][u32(1)] = fma(q_0[u32(0)][u32(3)].w, _S206, fma(q_0[u32(0)][u32(3)].z, _S205, fma(q_0[u32(0)][u32(3)].y, _S204, fma(q_0[u32(0)][u32(3)].x, _S203, part_1[u32(0)][u32(1)]))));
                part_1[u32(1)][u32(1)] = fma(q_0[u32(1)][u32(3)].w, _S206, fma(q_0[u32(1)][u32(3)].z, _S205, fma(q_0[u32(1)][u32(3)].y, _S204, fma(q_0[u32(1)][u32(3)].x, _S203, part_1[u32(1)][u32(1)]))));
                part_1[u32(2)][u32(1)] = fma(q_0[u32(2)][u32(3)].w, _S206, fma(q_0[u32(2)][u32(3)].z, _S205, fma(q_0[u32(2)][u32(3)].y, _S204, fma(q_0[u32(2)][u32(3)].x, _S203, part_1[u32(2)][u32(1)]))));
                part_1[u32(3)][u32(1)] = fma(q_0[u32(3)][u32(3)].w, _S206, fma(q_0[u32(3)][u32(3)].z, _S205, fma(q_0[u32(3)][u32(3)].y, _S204, fma(q_0[u32(3)][u32(3)].x, _S203, part_1[u32(3)][u32(1)]))));
                var _S207 : u32 = _S81 + u32(12) + lane_1;
                var _S208 : f32 = k_tile_0[_S207].x;
                var _S209 : f32 = k_tile_0[_S207].y;
                var _S210 : f32 = k_tile_0[_S207].z;
                var _S211 : f32 = k_tile_0[_S207].w;
                part_1[u32(0)][u32(2)] = fma(q_0[u32(0)][u32(3)].w, _S211, fma(q_0[u32(0)][u32(3)].z, _S210, fma(q_0[u32(0)][u32(3)].y, _S209, fma(q_0[u32(0)][u32(3)].x, _S208, part_1[u32(0)][u32(2)]))));
                part_1[u32(1)][u32(2)] = fma(q_0[u32(1)][u32(3)].w, _S211, fma(q_0[u32(1)][u32(3)].z, _S210, fma(q_0[u32(1)][u32(3)].y, _S209, fma(q_0[u32(1)][u32(3)].x, _S208, part_1[u32(1)][u32(2)]))));
                part_1[u32(2)][u32(2)] = fma(q_0[u32(2)][u32(3)].w, _S211, fma(q_0[u32(2)][u32(3)].z, _S210, fma(q_0[u32(2)][u32(3)].y, _S209, fma(q_0[u32(2)][u32(3)].x, _S208, part_1[u32(2)][u32(2)]))));
                part_1[u32(3)][u32(2)] = fma(q_0[u32(3)][u32(3)].w, _S211, fma(q_0[u32(3)][u32(3)].z, _S210, fma(q_0[u32(3)][u32(3)].y, _S209, fma(q_0[u32(3)][u32(3)].x, _S208, part_1[u32(3)][u32(2)]))));
                var _S212 : u32 = _S87 + u32(12) + lane_1;
                var _S213 : f32 = k_tile_0[_S212].x;
                var _S214 : f32 = k_tile_0[_S212].y;
                var _S215 : f32 = k_tile_0[_S212].z;
                var _S216 : f32 = k_tile_0[_S212].w;
                part_1[u32(0)][u32(3)] = fma(q_0[u32(0)][u32(3)].w, _S216, fma(q_0[u32(0)][u32(3)].z, _S215, fma(q_0[u32(0)][u32(3)].y, _S214, fma(q_0[u32(0)][u32(3)].x, _S213, part_1[u32(0)][u32(3)]))));
                part_1[u32(1)][u32(3)] = fma(q_0[u32(1)][u32(3)].w, _S216, fma(q_0[u32(1)][u32(3)].z, _S215, fma(q_0[u32(1)][u32(3)].y, _S214, fma(q_0[u32(1)][u32(3)].x, _S213, part_1[u32(1)][u32(3)]))));
                part_1[u32(2)][u32(3)] = fma(q_0[u32(2)][u32(3)].w, _S216, fma(q_0[u32(2)][u32(3)].z, _S215, fma(q_0[u32(2)][u32(3)].y, _S214, fma(q_0[u32(2)][u32(3)].x, _S213, part_1[u32(2)][u32(3)]))));
                part_1[u32(3)][u32(3)] = fma(q_0[u32(3)][u32(3)].w, _S216, fma(q_0[u32(3)][u32(3)].z, _S215, fma(q_0[u32(3)][u32(3)].y, _S214, fma(q_0[u32(3)][u32(3)].x, _S213, part_1[u32(3)][u32(3)]))));
                var _S217 : u32 = _S93 + u32(12) + lane_1;
                var _S218 : f32 = k_tile_0[_S217].x;
                var _S219 : f32 = k_tile_0[_S217].y;
                var _S220 : f32 = k_tile_0[_S217].z;
                var _S221 : f32 = k_tile_0[_S217].w;
                part_1[u32(0)][u32(4)] = fma(q_0[u32(0)][u32(3)].w, _S221, fma(q_0[u32(0)][u32(3)].z, _S220, fma(q_0[u32(0)][u32(3)].y, _S219, fma(q_0[u32(0)][u32(3)].x, _S218, part_1[u32(0)][u32(4)]))));
                part_1[u32(1)][u32(4)] = fma(q_0[u32(1)][u32(3)].w, _S221, fma(q_0[u32(1)][u32(3)].z, _S220, fma(q_0[u32(1)][u32(3)].y, _S219, fma(q_0[u32(1)][u32(3)].x, _S218, part_1[u32(1)][u32(4)]))));
                part_1[u32(2)][u32(4)] = fma(q_0[u32(2)][u32(3)].w, _S221, fma(q_0[u32(2)][u32(3)].z, _S220, fma(q_0[u32(2)][u32(3)].y, _S219, fma(q_0[u32(2)][u32(3)].x, _S218, part_1[u32(2)][u32(4)]))));
                part_1[u32(3)][u32(4)] = fma(q_0[u32(3)][u32(3)].w, _S221, fma(q_0[u32(3)][u32(3)].z, _S220, fma(q_0[u32(3)][u32(3)].y, _S219, fma(q_0[u32(3)][u32(3)].x, _S218, part_1[u32(3)][u32(4)]))));
                var _S222 : u32 = _S99 + u32(12) + lane_1;
                var _S223 : f32 = k_tile_0[_S222].x;
                var _S224 : f32 = k_tile_0[_S222].y;
                var _S225 : f32 = k_tile_0[_S222].z;
                var _S226 : f32 = k_tile_0[_S222].w;
                part_1[u32(0)][u32(5)] = fma(q_0[u32(0)][u32(3)].w, _S226, fma(q_0[u32(0)][u32(3)].z, _S225, fma(q_0[u32(0)][u32(3)].y, _S224, fma(q_0[u32(0)][u32(3)].x, _S223, part_1[u32(0)][u32(5)]))));
                part_1[u32(1)][u32(5)] = fma(q_0[u32(1)][u32(3)].w, _S226, fma(q_0[u32(1)][u32(3)].z, _S225, fma(q_0[u32(1)][u32(3)].y, _S224, fma(q_0[u32(1)][u32(3)].x, _S223, part_1[u32(1)][u32(5)]))));
                part_1[u32(2)][u32(5)] = fma(q_0[u32(2)][u32(3)].w, _S226, fma(q_0[u32(2)][u32(3)].z, _S225, fma(q_0[u32(2)][u32(3)].y, _S224, fma(q_0[u32(2)][u32(3)].x, _S223, part_1[u32(2)][u32(5)]))));
                part_1[u32(3)][u32(5)] = fma(q_0[u32(3)][u32(3)].w, _S226, fma(q_0[u32(3)][u32(3)].z, _S225, fma(q_0[u32(3)][u32(3)].y, _S224, fma(q_0[u32(3)][u32(3)].x, _S223, part_1[u32(3)][u32(5)]))));
                var _S227 : u32 = _S105 + u32(12) + lane_1;
                var _S228 : f32 = k_tile_0[_S227].x;
                var _S229 : f32 = k_tile_0[_S227].y;
                var _S230 : f32 = k_tile_0[_S227].z;
                var _S231 : f32 = k_tile_0[_S227].w;
                part_1[u32(0)][u32(6)] = fma(q_0[u32(0)][u32(3)].w, _S231, fma(q_0[u32(0)][u32(3)].z, _S230, fma(q_0[u32(0)][u32(3)].y, _S229, fma(q_0[u32(0)][u32(3)].x, _S228, part_1[u32(0)][u32(6)]))));
                part_1[u32(1)][u32(6)] = fma(q_0[u32(1)][u32(3)].w, _S231, fma(q_0[u32(1)][u32(3)].z, _S230, fma(q_0[u32(1)][u32(3)].y, _S229, fma(q_0[u32(1)][u32(3)].x, _S228, part_1[u32(1)][u32(6)]))));
                part_1[u32(2)][u32(6)] = fma(q_0[u32(2)][u32(3)].w, _S231, fma(q_0[u32(2)][u32(3)].z, _S230, fma(q_0[u32(2)][u32(3)].y, _S229, fma(q_0[u32(2)][u32(3)].x, _S228, part_1[u32(2)][u32(6)]))));
                part_1[u32(3)][u32(6)] = fma(q_0[u32(3)][u32(3)].w, _S231, fma(q_0[u32(3)][u32(3)].z, _S230, fma(q_0[u32(3)][u32(3)].y, _S229, fma(q_0[u32(3)][u32(3)].x, _S228, part_1[u32(3)][u32(6)]))));
                var _S232 : u32 = _S111 + u32(12) + lane_1;
                var _S233 : f32 = k_tile_0[_S232].x;
                var _S234 : f32 = k_tile_0[_S232].y;
                var _S235 : f32 = k_tile_0[_S232].z;
                var _S236 : f32 = k_tile_0[_S232].w;
                part_1[u32(0)][u32(7)] = fma(q_0[u32(0)][u32(3)].w, _S236, fma(q_0[u32(0)][u32(3)].z, _S235, fma(q_0[u32(0)][u32(3)].y, _S234, fma(q_0[u32(0)][u32(3)].x, _S233, part_1[u32(0)][u32(7)]))));
                part_1[u32(1)][u32(7)] = fma(q_0[u32(1)][u32(3)].w, _S236, fma(q_0[u32(1)][u32(3)].z, _S235, fma(q_0[u32(1)][u32(3)].y, _S234, fma(q_0[u32(1)][u32(3)].x, _S233, part_1[u32(1)][u32(7)]))));
                part_1[u32(2)][u32(7)] = fma(q_0[u32(2)][u32(3)].w, _S236, fma(q_0[u32(2)][u32(3)].z, _S235, fma(q_0[u32(2)][u32(3)].y, _S234, fma(q_0[u32(2)][u32(3)].x, _S233, part_1[u32(2)][u32(7)]))));
                part_1[u32(3)][u32(7)] = fma(q_0[u32(3)][u32(3)].w, _S236, fma(q_0[u32(3)][u32(3)].z, _S235, fma(q_0[u32(3)][u32(3)].y, _S234, fma(q_0[u32(3)][u32(3)].x, _S233, part_1[u32(3)][u32(7)]))));
                var _S237 : f32 = quadSwapX(part_1[i32(1)][u32(0)]);
                var near_0 : f32 = part_1[i32(0)][u32(0)] + _S237;
                var score_1 : array<f32, i32(8)>;
                var _S238 : f32 = quadSwapY(part_1[i32(2)][u32(0)]);
                var _S239 : f32 = quadSwapDiagonal(part_1[i32(3)][u32(0)]);
                var _S240 : f32 = near_0 + (_S238 + _S239);
                score_1[u32(0)] = _S240;
                var _S241 : f32 = quadSwapX(part_1[i32(1)][u32(1)]);
                var near_1 : f32 = part_1[i32(0)][u32(1)] + _S241;
                var _S242 : f32 = quadSwapY(part_1[i32(2)][u32(1)]);
                var _S243 : f32 = quadSwapDiagonal(part_1[i32(3)][u32(1)]);
                var _S244 : f32 = near_1 + (_S242 + _S243);
                score_1[u32(1)] = _S244;
                var _S245 : f32 = quadSwapX(part_1[i32(1)][u32(2)]);
                var near_2 : f32 = part_1[i32(0)][u32(2)] + _S245;
                var _S246 : f32 = quadSwapY(part_1[i32(2)][u32(2)]);
                var _S247 : f32 = quadSwapDiagonal(part_1[i32(3)][u32(2)]);
                var _S248 : f32 = near_2 + (_S246 + _S247);
                score_1[u32(2)] = _S248;
                var _S249 : f32 = quadSwapX(part_1[i32(1)][u32(3)]);
                var near_3 : f32 = part_1[i32(0)][u32(3)] + _S249;
                var _S250 : f32 = quadSwapY(part_1[i32(2)][u32(3)]);
                var _S251 : f32 = quadSwapDiagonal(part_1[i32(3)][u32(3)]);
                var _S252 : f32 = near_3 + (_S250 + _S251);
                score_1[u32(3)] = _S252;
                var _S253 : f32 = quadSwapX(part_1[i32(1)][u32(4)]);
                var near_4 : f32 = part_1[i32(0)][u32(4)] + _S253;
                var _S254 : f32 = quadSwapY(part_1[i32(2)][u32(4)]);
                var _S255 : f32 = quadSwapDiagonal(part_1[i32(3)][u32(4)]);
                var _S256 : f32 = near_4 + (_S254 + _S255);
                score_1[u32(4)] = _S256;
                var _S257 : f32 = quadSwapX(part_1[i32(1)][u32(5)]);
                var near_5 : f32 = part_1[i32(0)][u32(5)] + _S257;
                var _S258 : f32 = quadSwapY(part_1[i32(2)][u32(5)]);
                var _S259 : f32 = quadSwapDiagonal(part_1[i32(3)][u32(5)]);
                var _S260 : f32 = near_5 + (_S258 + _S259);
                score_1[u32(5)] = _S260;
                var _S261 : f32 = quadSwapX(part_1[i32(1)][u32(6)]);
                var near_6 : f32 = part_1[i32(0)][u32(6)] + _S261;
                var _S262 : f32 = quadSwapY(part_1[i32(2)][u32(6)]);
                var _S263 : f32 = quadSwapDiagonal(part_1[i32(3)][u32(6)]);
                var _S264 : f32 = near_6 + (_S262 + _S263);
                score_1[u32(6)] = _S264;
                var _S265 : f32 = quadSwapX(part_1[i32(1)][u32(7)]);
                var near_7 : f32 = part_1[i32(0)][u32(7)] + _S265;
                var _S266 : f32 = quadSwapY(part_1[i32(2)][u32(7)]);
                var _S267 : f32 = quadSwapDiagonal(part_1[i32(3)][u32(7)]);
                var _S268 : f32 = near_7 + (_S266 + _S267);
                score_1[u32(7)] = _S268;
                var _S269 : u32 = max(max(max(max(max(max(max(max(u32(0), ((bitcast<u32>((_S240))) & (u32(2147483647)))), ((bitcast<u32>((_S244))) & (u32(2147483647)))), ((bitcast<u32>((_S248))) & (u32(2147483647)))), ((bitcast<u32>((_S252))) & (u32(2147483647)))), ((bitcast<u32>((_S256))) & (u32(2147483647)))), ((bitcast<u32>((_S260))) & (u32(2147483647)))), ((bitcast<u32>((_S264))) & (u32(2147483647)))), ((bitcast<u32>((_S268))) & (u32(2147483647))));
                var _S270 : u32 = tile_0 + step_0;
                var clean_0 : bool = (_S270 + u32(8)) <= _S44;
                var hidden_0 : array<bool, i32(8)>;
                hidden_0[u32(0)] = false;
                hidden_0[u32(1)] = false;
                hidden_0[u32(2)] = false;
                hidden_0[u32(3)] = false;
                hidden_0[u32(4)] = false;
                hidden_0[u32(5)] = false;
                hidden_0[u32(6)] = false;
                hidden_0[u32(7)] = false;
                if(!clean_0)
                {
                    _S31 = true;
                }
                else
                {
                    _S31 = _S269 >= u32(2139095040);
                }
                if(_S31)
                {
                    hidden_0[u32(0)] = _S270 >= _S42;
                    if(has_mask_0)
                    {
                        _S32 = !hidden_0[u32(0)];
                    }
                    else
                    {
                        _S32 = false;
                    }
                    if(_S32)
                    {
                        var bias_0 : f32 = mask_values_0[_S48 + _S270 * params_0.mask_key_0];
                        score_1[u32(0)] = score_1[u32(0)] + bias_0;
                        hidden_0[u32(0)] = (bitcast<u32>((bias_0))) == u32(4286578688);
                    }
                    if(!hidden_0[u32(0)])
                    {
                        _S33 = is_special_0(score_1[u32(0)]);
                    }
                    else
                    {
                        _S33 = false;
                    }
                    if(_S33)
                    {
                        if((bitcast<u32>((score_1[u32(0)]))) != u32(4286578688))
                        {
                            poisoned_3 = true;
                        }
                        hidden_0[u32(0)] = true;
                    }
                    if(hidden_0[u32(0)])
                    {
                        score_1[u32(0)] = -3.4028234663852886e+38f;
                    }
                    var key_1 : u32 = _S270 + u32(1);
                    hidden_0[u32(1)] = key_1 >= _S42;
                    if(has_mask_0)
                    {
                        _S34 = !hidden_0[u32(1)];
                    }
                    else
                    {
                        _S34 = false;
                    }
                    if(_S34)
                    {
                        var bias_1 : f32 = mask_values_0[_S48 + key_1 * params_0.mask_key_0];
                        score_1[u32(1)] = score_1[u32(1)] + bias_1;
                        hidden_0[u32(1)] = (bitcast<u32>((bias_1))) == u32(4286578688);
                    }
                    if(!hidden_0[u32(1)])
                    {
                        _S35 = is_special_0(score_1[u32(1)]);
                    }
                    else
                    {
                        _S35 = false;
                    }
                    if(_S35)
                    {
                        if((bitcast<u32>((score_1[u32(1)]))) != u32(4286578688))
                        {
                            poisoned_3 = true;
                        }
                        hidden_0[u32(1)] = true;
                    }
                    if(hidden_0[u32(1)])
                    {
                        score_1[u32(1)] = -3.4028234663852886e+38f;
                    }
                    var key_2 : u32 = _S270 + u32(2);
                    hidden_0[u32(2)] = key_2 >= _S42;
                    if(has_mask_0)
                    {
                        _S36 = !hidden_0[u32(2)];
                    }
                    else
                    {
                        _S36 = false;
                    }
                    if(_S36)
                    {
                        var bias_2 : f32 = mask_values_0[_S48 + key_2 * params_0.mask_key_0];
                        score_1[u32(2)] = score_1[u32(2)] + bias_2;
                        hidden_0[u32(2)] = (bitcast<u32>((bias_2))) == u32(4286578688);
                    }
                    var _S271 : bool;
                    if(!hidden_0[u32(2)])
                    {
                        _S271 = is_special_0(score_1[u32(2)]);
                    }
                    else
                    {
                        _S271 = false;
                    }
                    if(_S271)
                    {
                        if((bitcast<u32>((score_1[u32(2)]))) != u32(4286578688))
                        {
                            poisoned_3 = true;
                        }
                        hidden_0[u32(2)] = true;
                    }
                    if(hidden_0[u32(2)])
                    {
                        score_1[u32(2)] = -3.4028234663852886e+38f;
                    }
                    var key_3 : u32 = _S270 + u32(3);
                    hidden_0[u32(3)] = key_3 >= _S42;
                    var _S272 : bool;
                    if(has_mask_0)
                    {
                        _S272 = !hidden_0[u32(3)];
                    }
                    else
                    {
                        _S272 = false;
                    }
                    if(_S272)
                    {
                        var bias_3 : f32 = mask_values_0[_S48 + key_3 * params_0.mask_key_0];
                        score_1[u32(3)] = score_1[u32(3)] + bias_3;
                        hidden_0[u32(3)] = (bitcast<u32>((bias_3))) == u32(4286578688);
                    }
                    var _S273 : bool;
                    if(!hidden_0[u32(3)])
                    {
                        _S273 = is_special_0(score_1[u32(3)]);
                    }
                    else
                    {
                        _S273 = false;
                    }
                    if(_S273)
                    {
                        if((bitcast<u32>((score_1[u32(3)]))) != u32(4286578688))
                        {
                            poisoned_3 = true;
                        }
                        hidden_0[u32(3)] = true;
                    }
                    if(hidden_0[u32(3)])
                    {
                        score_1[u32(3)] = -3.4028234663852886e+38f;
                    }
                    var key_4 : u32 = _S270 + u32(4);
                    hidden_0[u32(4)] = key_4 >= _S42;
                    var _S274 : bool;
                    if(has_mask_0)
                    {
                        _S274 = !hidden_0[u32(4)];
                    }
                    else
                    {
                        _S274 = false;
                    }
                    if(_S274)
                    {
                        var bias_4 : f32 = mask_values_0[_S48 + key_4 * params_0.mask_key_0];
                        score_1[u32(4)] = score_1[u32(4)] + bias_4;
                        hidden_0[u32(4)] = (bitcast<u32>((bias_4))) == u32(4286578688);
                    }
                    var _S275 : bool;
                    if(!hidden_0[u32(4)])
                    {
                        _S275 = is_special_0(score_1[u32(4)]);
                    }
                    else
                    {
                        _S275 = false;
                    }
                    if(_S275)
                    {
                        if((bitcast<u32>((score_1[u32(4)]))) != u32(4286578688))
                        {
                            poisoned_3 = true;
                        }
                        hidden_0[u32(4)] = true;
                    }
                    if(hidden_0[u32(4)])
                    {
                        score_1[u32(4)] = -3.4028234663852886e+38f;
                    }
                    var key_5 : u32 = _S270 + u32(5);
                    hidden_0[u32(5)] = key_5 >= _S42;
                    var _S276 : bool;
                    if(has_mask_0)
                    {
                        _S276 = !hidden_0[u32(5)];
                    }
                    else
                    {
                        _S276 = false;
                    }
                    if(_S276)
                    {
                        var bias_5 : f32 = mask_values_0[_S48 + key_5 * params_0.mask_key_0];
                        score_1[u32(5)] = score_1[u32(5)] + bias_5;
                        hidden_0[u32(5)] = (bitcast<u32>((bias_5))) == u32(4286578688);
                    }
                    var _S277 : bool;
                    if(!hidden_0[u32(5)])
                    {
                        _S277 = is_special_0(score_1[u32(5)]);
                    }
                    else
                    {
                        _S277 = false;
                    }
                    if(_S277)
                    {
                        if((bitcast<u32>((score_1[u32(5)]))) != u32(4286578688))
                        {
                            poisoned_3 = true;
                        }
                        hidden_0[u32(5)] = true;
                    }
                    if(hidden_0[u32(5)])
                    {
                        score_1[u32(5)] = -3.4028234663852886e+38f;
                    }
                    var key_6 : u32 = _S270 + u32(6);
                    hidden_0[u32(6)] = key_6 >= _S42;
                    var _S278 : bool;
                    if(has_mask_0)
                    {
                        _S278 = !hidden_0[u32(6)];
                    }
                    else
                    {
                        _S278 = false;
                    }
                    if(_S278)
                    {
                        var bias_6 : f32 = mask_values_0[_S48 + key_6 * params_0.mask_key_0];
                        score_1[u32(6)] = score_1[u32(6)] + bias_6;
                        hidden_0[u32(6)] = (bitcast<u32>((bias_6))) == u32(4286578688);
                    }
                    var _S279 : bool;
                    if(!hidden_0[u32(6)])
                    {
                        _S279 = is_special_0(score_1[u32(6)]);
                    }
                    else
                    {
                        _S279 = false;
                    }
                    if(_S279)
                    {
                        if((bitcast<u32>((score_1[u32(6)]))) != u32(4286578688))
                        {
                            poisoned_3 = true;
                        }
                        hidden_0[u32(6)] = true;
                    }
                    if(hidden_0[u32(6)])
                    {
                        score_1[u32(6)] = -3.4028234663852886e+38f;
                    }
                    var key_7 : u32 = _S270 + u32(7);
                    hidden_0[u32(7)] = key_7 >= _S42;
                    var _S280 : bool;
                    if(has_mask_0)
                    {
                        _S280 = !hidden_0[u32(7)];
                    }
                    else
                    {
                        _S280 = false;
                    }
                    if(_S280)
                    {
                        var bias_7 : f32 = mask_values_0[_S48 + key_7 * params_0.mask_key_0];
                        score_1[u32(7)] = score_1[u32(7)] + bias_7;
                        hidden_0[u32(7)] = (bitcast<u32>((bias_7))) == u32(4286578688);
                    }
                    var _S281 : bool;
                    if(!hidden_0[u32(7)])
                    {
                        _S281 = is_special_0(score_1[u32(7)]);
                    }
                    else
                    {
                        _S281 = false;
                    }
                    if(_S281)
                    {
                        if((bitcast<u32>((score_1[u32(7)]))) != u32(4286578688))
                        {
                            poisoned_3 = true;
                        }
                        hidden_0[u32(7)] = true;
                    }
                    if(hidden_0[u32(7)])
                    {
                        score_1[u32(7)] = -3.4028234663852886e+38f;
                    }
                }
                var _S282 : f32 = max(max(max(max(max(max(max(max(m_2, score_1[u32(0)]), score_1[u32(1)]), score_1[u32(2)]), score_1[u32(3)]), score_1[u32(4)]), score_1[u32(5)]), score_1[u32(6)]), score_1[u32(7)]);
                var shrink_0 : f32;
                if(_S282 > m_2)
                {
                    shrink_0 = exp(m_2 - _S282);
                    m_2 = _S282;
                }
                else
                {
                    shrink_0 = 1.0f;
                }
                var l_3 : f32 = l_2 * shrink_0;
                var weight_1 : array<f32, i32(8)>;
                var _S283 : f32;
                if(hidden_0[u32(0)])
                {
                    _S283 = -1.0f;
                }
                else
                {
                    _S283 = exp(score_1[u32(0)] - m_2);
                }
                weight_1[u32(0)] = _S283;
                var l_4 : f32 = l_3 + max(_S283, 0.0f);
                var _S284 : f32;
                if(hidden_0[u32(1)])
                {
                    _S284 = -1.0f;
                }
                else
                {
                    _S284 = exp(score_1[u32(1)] - m_2);
                }
                weight_1[u32(1)] = _S284;
                var l_5 : f32 = l_4 + max(_S284, 0.0f);
                var _S285 : f32;
                if(hidden_0[u32(2)])
                {
                    _S285 = -1.0f;
                }
                else
                {
                    _S285 = exp(score_1[u32(2)] - m_2);
                }
                weight_1[u32(2)] = _S285;
                var l_6 : f32 = l_5 + max(_S285, 0.0f);
                var _S286 : f32;
                if(hidden_0[u32(3)])
                {
                    _S286 = -1.0f;
                }
                else
                {
                    _S286 = exp(score_1[u32(3)] - m_2);
                }
                weight_1[u32(3)] = _S286;
                var l_7 : f32 = l_6 + max(_S286, 0.0f);
                var _S287 : f32;
                if(hidden_0[u32(4)])
                {
                    _S287 = -1.0f;
                }
                else
                {
                    _S287 = exp(score_1[u32(4)] - m_2);
                }
                weight_1[u32(4)] = _S287;
                var l_8 : f32 = l_7 + max(_S287, 0.0f);
                var _S288 : f32;
                if(hidden_0[u32(5)])
                {
                    _S288 = -1.0f;
                }
                else
                {
                    _S288 = exp(score_1[u32(5)] - m_2);
                }
                weight_1[u32(5)] = _S288;
                var l_9 : f32 = l_8 + max(_S288, 0.0f);
                var _S289 : f32;
                if(hidden_0[u32(6)])
                {
                    _S289 = -1.0f;
                }
                else
                {
                    _S289 = exp(score_1[u32(6)] - m_2);
                }
                weight_1[u32(6)] = _S289;
                var l_10 : f32 = l_9 + max(_S289, 0.0f);
                var _S290 : f32;
                if(hidden_0[u32(7)])
                {
                    _S290 = -1.0f;
                }
                else
                {
                    _S290 = exp(score_1[u32(7)] - m_2);
                }
                weight_1[u32(7)] = _S290;
                var l_11 : f32 = l_10 + max(_S290, 0.0f);
                var shrinks_0 : array<f32, i32(4)>;
                shrinks_0[i32(0)] = shrink_0;
                var _S291 : f32 = quadSwapX(shrink_0);
                shrinks_0[i32(1)] = _S291;
                var _S292 : f32 = quadSwapY(shrink_0);
                shrinks_0[i32(2)] = _S292;
                var _S293 : f32 = quadSwapDiagonal(shrink_0);
                shrinks_0[i32(3)] = _S293;
                if(shrink_0 != 1.0f)
                {
                    _S32 = true;
                }
                else
                {
                    _S32 = (shrinks_0[i32(1)]) != 1.0f;
                }
                if(_S32)
                {
                    _S33 = true;
                }
                else
                {
                    _S33 = (shrinks_0[i32(2)]) != 1.0f;
                }
                if(_S33)
                {
                    _S34 = true;
                }
                else
                {
                    _S34 = (shrinks_0[i32(3)]) != 1.0f;
                }
                if(_S34)
                {
                    acc_1[u32(0)][u32(0)] = acc_1[u32(0)][u32(0)] * vec4<f32>(shrinks_0[u32(0)]);
                    acc_1[u32(0)][u32(1)] = acc_1[u32(0)][u32(1)] * vec4<f32>(shrinks_0[u32(0)]);
                    acc_1[u32(0)][u32(2)] = acc_1[u32(0)][u32(2)] * vec4<f32>(shrinks_0[u32(0)]);
                    acc_1[u32(0)][u32(3)] = acc_1[u32(0)][u32(3)] * vec4<f32>(shrinks_0[u32(0)]);
                    acc_1[u32(1)][u32(0)] = acc_1[u32(1)][u32(0)] * vec4<f32>(shrinks_0[u32(1)]);
                    acc_1[u32(1)][u32(1)] = acc_1[u32(1)][u32(1)] * vec4<f32>(shrinks_0[u32(1)]);
                    acc_1[u32(1)][u32(2)] = acc_1[u32(1)][u32(2)] * vec4<f32>(shrinks_0[u32(1)]);
                    acc_1[u32(1)][u32(3)] = acc_1[u32(1)][u32(3)] * vec4<f32>(shrinks_0[u32(1)]);
                    acc_1[u32(2)][u32(0)] = acc_1[u32(2)][u32(0)] * vec4<f32>(shrinks_0[u32(2)]);
                    acc_1[u32(2)][u32(1)] = acc_1[u32(2)][u32(1)] * vec4<f32>(shrinks_0[u32(2)]);
                    acc_1[u32(2)][u32(2)] = acc_1[u32(2)][u32(2)] * vec4<f32>(shrinks_0[u32(2)]);
                    acc_1[u32(2)][u32(3)] = acc_1[u32(2)][u32(3)] * vec4<f32>(shrinks_0[u32(2)]);
                    acc_1[u32(3)][u32(0)] = acc_1[u32(3)][u32(0)] * vec4<f32>(shrinks_0[u32(3)]);
                    acc_1[u32(3)][u32(1)] = acc_1[u32(3)][u32(1)] * vec4<f32>(shrinks_0[u32(3)]);
                    acc_1[u32(3)][u32(2)] = acc_1[u32(3)][u32(2)] * vec4<f32>(shrinks_0[u32(3)]);
                    acc_1[u32(3)][u32(3)] = acc_1[u32(3)][u32(3)] * vec4<f32>(shrinks_0[u32(3)]);
                }
                var weights_0 : array<array<f32, i32(8)>, i32(4)>;
                weights_0[i32(0)][u32(0)] = weight_1[u32(0)];
                var _S294 : f32 = quadSwapX(weight_1[u32(0)]);
                weights_0[i32(1)][u32(0)] = _S294;
                var _S295 : f32 = quadSwapY(weight_1[u32(0)]);
                weights_0[i32(2)][u32(0)] = _S295;
                var _S296 : f32 = quadSwapDiagonal(weight_1[u32(0)]);
                weights_0[i32(3)][u32(0)] = _S296;
                weights_0[i32(0)][u32(1)] = weight_1[u32(1)];
                var _S297 : f32 = quadSwapX(weight_1[u32(1)]);
                weights_0[i32(1)][u32(1)] = _S297;
                var _S298 : f32 = quadSwapY(weight_1[u32(1)]);
                weights_0[i32(2)][u32(1)] = _S298;
                var _S299 : f32 = quadSwapDiagonal(weight_1[u32(1)]);
                weights_0[i32(3)][u32(1)] = _S299;
                weights_0[i32(0)][u32(2)] = weight_1[u32(2)];
                var _S300 : f32 = quadSwapX(weight_1[u32(2)]);
                weights_0[i32(1)][u32(2)] = _S300;
                var _S301 : f32 = quadSwapY(weight_1[u32(2)]);
                weights_0[i32(2)][u32(2)] = _S301;
                var _S302 : f32 = quadSwapDiagonal(weight_1[u32(2)]);
                weights_0[i32(3)][u32(2)] = _S302;
                weights_0[i32(0)][u32(3)] = weight_1[u32(3)];
                var _S303 : f32 = quadSwapX(weight_1[u32(3)]);
                weights_0[i32(1)][u32(3)] = _S303;
                var _S304 : f32 = quadSwapY(weight_1[u32(3)]);
                weights_0[i32(2)][u32(3)] = _S304;
                var _S305 : f32 = quadSwapDiagonal(weight_1[u32(3)]);
                weights_0[i32(3)][u32(3)] = _S305;
                weights_0[i32(0)][u32(4)] = weight_1[u32(4)];
                var _S306 : f32 = quadSwapX(weight_1[u32(4)]);
                weights_0[i32(1)][u32(4)] = _S306;
                var _S307 : f32 = quadSwapY(weight_1[u32(4)]);
                weights_0[i32(2)][u32(4)] = _S307;
                var _S308 : f32 = quadSwapDiagonal(weight_1[u32(4)]);
                weights_0[i32(3)][u32(4)] = _S308;
                weights_0[i32(0)][u32(5)] = weight_1[u32(5)];
                var _S309 : f32 = quadSwapX(weight_1[u32(5)]);
                weights_0[i32(1)][u32(5)] = _S309;
                var _S310 : f32 = quadSwapY(weight_1[u32(5)]);
                weights_0[i32(2)][u32(5)] = _S310;
                var _S311 : f32 = quadSwapDiagonal(weight_1[u32(5)]);
                weights_0[i32(3)][u32(5)] = _S311;
                weights_0[i32(0)][u32(6)] = weight_1[u32(6)];
                var _S312 : f32 = quadSwapX(weight_1[u32(6)]);
                weights_0[i32(1)][u32(6)] = _S312;
                var _S313 : f32 = quadSwapY(weight_1[u32(6)]);
                weights_0[i32(2)][u32(6)] = _S313;
                var _S314 : f32 = quadSwapDiagonal(weight_1[u32(6)]);
                weights_0[i32(3)][u32(6)] = _S314;
                weights_0[i32(0)][u32(7)] = weight_1[u32(7)];
                var _S315 : f32 = quadSwapX(weight_1[u32(7)]);
                weights_0[i32(1)][u32(7)] = _S315;
                var _S316 : f32 = quadSwapY(weight_1[u32(7)]);
                weights_0[i32(2)][u32(7)] = _S316;
                var _S317 : f32 = quadSwapDiagonal(weight_1[u32(7)]);
                weights_0[i32(3)][u32(7)] = _S317;
                if((min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(0.0f, weights_0[u32(0)][u32(0)]), weights_0[u32(0)][u32(1)]), weights_0[u32(0)][u32(2)]), weights_0[u32(0)][u32(3)]), weights_0[u32(0)][u32(4)]), weights_0[u32(0)][u32(5)]), weights_0[u32(0)][u32(6)]), weights_0[u32(0)][u32(7)]), weights_0[u32(1)][u32(0)]), weights_0[u32(1)][u32(1)]), weights_0[u32(1)][u32(2)]), weights_0[u32(1)][u32(3)]), weights_0[u32(1)][u32(4)]), weights_0[u32(1)][u32(5)]), weights_0[u32(1)][u32(6)]), weights_0[u32(1)][u32(7)]), weights_0[u32(2)][u32(0)]), weights_0[u32(2)][u32(1)]), weights_0[u32(2)][u32(2)]), weights_0[u32(2)][u32(3)]), weights_0[u32(2)][u32(4)]), weights_0[u32(2)][u32(5)]), weights_0[u32(2)][u32(6)]), weights_0[u32(2)][u32(7)]), weights_0[u32(3)][u32(0)]), weights_0[u32(3)][u32(1)]), weights_0[u32(3)][u32(2)]), weights_0[u32(3)][u32(3)]), weights_0[u32(3)][u32(4)]), weights_0[u32(3)][u32(5)]), weights_0[u32(3)][u32(6)]), weights_0[u32(3)][u32(7)])) == 0.0f)
                {
                    var _S318 : vec4<f32> = weigh_0(weights_0[u32(1)][u32(6)], v_tile_0[_S106], weigh_0(weights_0[u32(1)][u32(5)], v_tile_0[_S100], weigh_0(weights_0[u32(1)][u32(4)], v_tile_0[_S94], weigh_0(weights_0[u32(1)][u32(3)], v_tile_0[_S88], weigh_0(weights_0[u32(1)][u32(2)], v_tile_0[_S82], weigh_0(weights_0[u32(1)][u32(1)], v_tile_0[_S76], weigh_0(weights_0[u32(1)][u32(0)], v_tile_0[_S70], acc_1[u32(1)][u32(0)])))))));
                    var _S319 : vec4<f32> = weigh_0(weights_0[u32(2)][u32(6)], v_tile_0[_S106], weigh_0(weights_0[u32(2)][u32(5)], v_tile_0[_S100], weigh_0(weights_0[u32(2)][u32(4)], v_tile_0[_S94], weigh_0(weights_0[u32(2)][u32(3)], v_tile_0[_S88], weigh_0(weights_0[u32(2)][u32(2)], v_tile_0[_S82], weigh_0(weights_0[u32(2)][u32(1)], v_tile_0[_S76], weigh_0(weights_0[u32(2)][u32(0)], v_tile_0[_S70], acc_1[u32(2)][u32(0)])))))));
                    var _S320 : vec4<f32> = weigh_0(weights_0[u32(3)][u32(6)], v_tile_0[_S106], weigh_0(weights_0[u32(3)][u32(5)], v_tile_0[_S100], weigh_0(weights_0[u32(3)][u32(4)], v_tile_0[_S94], weigh_0(weights_0[u32(3)][u32(3)], v_tile_0[_S88], weigh_0(weights_0[u32(3)][u32(2)], v_tile_0[_S82], weigh_0(weights_0[u32(3)][u32(1)], v_tile_0[_S76], weigh_0(weights_0[u32(3)][u32(0)], v_tile_0[_S70], acc_1[u32(3)][u32(0)])))))));
                    acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(7)], v_tile_0[_S112], weigh_0(weights_0[u32(0)][u32(6)], v_tile_0[_S106], weigh_0(weights_0[u32(0)][u32(5)], v_tile_0[_S100], weigh_0(weights_0[u32(0)][u32(4)], v_tile_0[_S94], weigh_0(weights_0[u32(0)][u32(3)], v_tile_0[_S88], weigh_0(weights_0[u32(0)][u32(2)], v_tile_0[_S82], weigh_0(weights_0[u32(0)][u32(1)], v_tile_0[_S76], weigh_0(weights_0[u32(0)][u32(0)], v_tile_0[_S70], acc_1[u32(0)][u32(0)]))))))));
                    acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(7)], v_tile_0[_S112], _S318);
                    acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(7)], v_tile_0[_S112], _S319);
                    acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(7)], v_tile_0[_S112], _S320);
                    var _S321 : vec4<f32> = weigh_0(weights_0[u32(1)][u32(6)], v_tile_0[_S147], weigh_0(weights_0[u32(1)][u32(5)], v_tile_0[_S142], weigh_0(weights_0[u32(1)][u32(4)], v_tile_0[_S137], weigh_0(weights_0[u32(1)][u32(3)], v_tile_0[_S132], weigh_0(weights_0[u32(1)][u32(2)], v_tile_0[_S127], weigh_0(weights_0[u32(1)][u32(1)], v_tile_0[_S122], weigh_0(weights_0[u32(1)][u32(0)], v_tile_0[_S117], acc_1[u32(1)][u32(1)])))))));
                    var _S322 : vec4<f32> = weigh_0(weights_0[u32(2)][u32(6)], v_tile_0[_S147], weigh_0(weights_0[u32(2)][u32(5)], v_tile_0[_S142], weigh_0(weights_0[u32(2)][u32(4)], v_tile_0[_S137], weigh_0(weights_0[u32(2)][u32(3)], v_tile_0[_S132], weigh_0(weights_0[u32(2)][u32(2)], v_tile_0[_S127], weigh_0(weights_0[u32(2)][u32(1)], v_tile_0[_S122], weigh_0(weights_0[u32(2)][u32(0)], v_tile_0[_S117], acc_1[u32(2)][u32(1)])))))));
                    var _S323 : vec4<f32> = weigh_0(weights_0[u32(3)][u32(6)], v_tile_0[_S147], weigh_0(weights_0[u32(3)][u32(5)], v_tile_0[_S142], weigh_0(weights_0[u32(3)][u32(4)], v_tile_0[_S137], weigh_0(weights_0[u32(3)][u32(3)], v_tile_0[_S132], weigh_0(weights_0[u32(3)][u32(2)], v_tile_0[_S127], weigh_0(weights_0[u32(3)][u32(1)], v_tile_0[_S122], weigh_0(weights_0[u32(3)][u32(0)], v_tile_0[_S117], acc_1[u32(3)][u32(1)])))))));
                    acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(7)], v_tile_0[_S152], weigh_0(weights_0[u32(0)][u32(6)], v_tile_0[_S147], weigh_0(weights_0[u32(0)][u32(5)], v_tile_0[_S142], weigh_0(weights_0[u32(0)][u32(4)], v_tile_0[_S137], weigh_0(weights_0[u32(0)][u32(3)], v_tile_0[_S132], weigh_0(weights_0[u32(0)][u32(2)], v_tile_0[_S127], weigh_0(weights_0[u32(0)][u32(1)], v_tile_0[_S122], weigh_0(weights_0[u32(0)][u32(0)], v_tile_0[_S117], acc_1[u32(0)][u32(1)]))))))));
                    acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(7)], v_tile_0[_S152], _S321);
                    acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(7)], v_tile_0[_S152], _S322);
                    acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(7)], v_tile_0[_S152], _S323);
                    var _S324 : vec4<f32> = weigh_0(weights_0[u32(1)][u32(6)], v_tile_0[_S187], weigh_0(weights_0[u32(1)][u32(5)], v_tile_0[_S182], weigh_0(weights_0[u32(1)][u32(4)], v_tile_0[_S177], weigh_0(weights_0[u32(1)][u32(3)], v_tile_0[_S172], weigh_0(weights_0[u32(1)][u32(2)], v_tile_0[_S167], weigh_0(weights_0[u32(1)][u32(1)], v_tile_0[_S162], weigh_0(weights_0[u32(1)][u32(0)], v_tile_0[_S157], acc_1[u32(1)][u32(2)])))))));
                    var _S325 : vec4<f32> = weigh_0(weights_0[u32(2)][u32(6)], v_tile_0[_S187], weigh_0(weights_0[u32(2)][u32(5)], v_tile_0[_S182], weigh_0(weights_0[u32(2)][u32(4)], v_tile_0[_S177], weigh_0(weights_0[u32(2)][u32(3)], v_tile_0[_S172], weigh_0(weights_0[u32(2)][u32(2)], v_tile_0[_S167], weigh_0(weights_0[u32(2)][u32(1)], v_tile_0[_S162], weigh_0(weights_0[u32(2)][u32(0)], v_tile_0[_S157], acc_1[u32(2)][u32(2)])))))));
                    var _S326 : vec4<f32> = weigh_0(weights_0[u32(3)][u32(6)], v_tile_0[_S187], weigh_0(weights_0[u32(3)][u32(5)], v_tile_0[_S182], weigh_0(weights_0[u32(3)][u32(4)], v_tile_0[_S177], weigh_0(weights_0[u32(3)][u32(3)], v_tile_0[_S172], weigh_0(weights_0[u32(3)][u32(2)], v_tile_0[_S167], weigh_0(weights_0[u32(3)][u32(1)], v_tile_0[_S162], weigh_0(weights_0[u32(3)][u32(0)], v_tile_0[_S157], acc_1[u32(3)][u32(2)])))))));
                    acc_1[u32(0)][u32(2)] = weigh_0(weights_0[u32(0)][u32(7)], v_tile_0[_S192], weigh_0(weights_0[u32(0)][u32(6)], v_tile_0[_S187], weigh_0(weights_0[u32(0)][u32(5)], v_tile_0[_S182], weigh_0(weights_0[u32(0)][u32(4)], v_tile_0[_S177], weigh_0(weights_0[u32(0)][u32(3)], v_tile_0[_S172], weigh_0(weights_0[u32(0)][u32(2)], v_tile_0[_S167], weigh_0(weights_0[u32(0)][u32(1)], v_tile_0[_S162], weigh_0(weights_0[u32(0)][u32(0)], v_tile_0[_S157], acc_1[u32(0)][u32(2)]))))))));
                    acc_1[u32(1)][u32(2)] = weigh_0(weights_0[u32(1)][u32(7)], v_tile_0[_S192], _S324);
                    acc_1[u32(2)][u32(2)] = weigh_0(weights_0[u32(2)][u32(7)], v_tile_0[_S192], _S325);
                    acc_1[u32(3)][u32(2)] = weigh_0(weights_0[u32(3)][u32(7)], v_tile_0[_S192], _S326);
                    var _S327 : vec4<f32> = weigh_0(weights_0[u32(1)][u32(6)], v_tile_0[_S227], weigh_0(weights_0[u32(1)][u32(5)], v_tile_0[_S222], weigh_0(weights_0[u32(1)][u32(4)], v_tile_0[_S217], weigh_0(weights_0[u32(1)][u32(3)], v_tile_0[_S212], weigh_0(weights_0[u32(1)][u32(2)], v_tile_0[_S207], weigh_0(weights_0[u32(1)][u32(1)], v_tile_0[_S202], weigh_0(weights_0[u32(1)][u32(0)], v_tile_0[_S197], acc_1[u32(1)][u32(3)])))))));
                    var _S328 : vec4<f32> = weigh_0(weights_0[u32(2)][u32(6)], v_tile_0[_S227], weigh_0(weights_0[u32(2)][u32(5)], v_tile_0[_S222], weigh_0(weights_0[u32(2)][u32(4)], v_tile_0[_S217], weigh_0(weights_0[u32(2)][u32(3)], v_tile_0[_S212], weigh_0(weights_0[u32(2)][u32(2)], v_tile_0[_S207], weigh_0(weights_0[u32(2)][u32(1)], v_tile_0[_S202], weigh_0(weights_0[u32(2)][u32(0)], v_tile_0[_S197], acc_1[u32(2)][u32(3)])))))));
                    var _S329 : vec4<f32> = weigh_0(weights_0[u32(3)][u32(6)], v_tile_0[_S227], weigh_0(weights_0[u32(3)][u32(5)], v_tile_0[_S222], weigh_0(weights_0[u32(3)][u32(4)], v_tile_0[_S217], weigh_0(weights_0[u32(3)][u32(3)], v_tile_0[_S212], weigh_0(weights_0[u32(3)][u32(2)], v_tile_0[_S207], weigh_0(weights_0[u32(3)][u32(1)], v_tile_0[_S202], weigh_0(weights_0[u32(3)][u32(0)], v_tile_0[_S197], acc_1[u32(3)][u32(3)])))))));
                    acc_1[u32(0)][u32(3)] = weigh_0(weights_0[u32(0)][u32(7)], v_tile_0[_S232], weigh_0(weights_0[u32(0)][u32(6)], v_tile_0[_S227], weigh_0(weights_0[u32(0)][u32(5)], v_tile_0[_S222], weigh_0(weights_0[u32(0)][u32(4)], v_tile_0[_S217], weigh_0(weights_0[u32(0)][u32(3)], v_tile_0[_S212], weigh_0(weights_0[u32(0)][u32(2)], v_tile_0[_S207], weigh_0(weights_0[u32(0)][u32(1)], v_tile_0[_S202], weigh_0(weights_0[u32(0)][u32(0)], v_tile_0[_S197], acc_1[u32(0)][u32(3)]))))))));
                    acc_1[u32(1)][u32(3)] = weigh_0(weights_0[u32(1)][u32(7)], v_tile_0[_S232], _S327);
                    acc_1[u32(2)][u32(3)] = weigh_0(weights_0[u32(2)][u32(7)], v_tile_0[_S232], _S328);
                    acc_1[u32(3)][u32(3)] = weigh_0(weights_0[u32(3)][u32(7)], v_tile_0[_S232], _S329);
                }
                else
                {
                    var _S330 : vec4<f32> = v_tile_0[_S70];
                    if((weights_0[u32(0)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(0)], _S330, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(1)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(0)], _S330, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(2)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(0)], _S330, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(3)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(0)], _S330, acc_1[u32(3)][u32(0)]);
                    }
                    var _S331 : vec4<f32> = v_tile_0[_S76];
                    if((weights_0[u32(0)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(1)], _S331, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(1)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(1)], _S331, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(2)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(1)], _S331, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(3)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(1)], _S331, acc_1[u32(3)][u32(0)]);
                    }
                    var _S332 : vec4<f32> = v_tile_0[_S82];
                    if((weights_0[u32(0)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(2)], _S332, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(1)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(2)], _S332, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(2)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(2)], _S332, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(3)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(2)], _S332, acc_1[u32(3)][u32(0)]);
                    }
                    var _S333 : vec4<f32> = v_tile_0[_S88];
                    if((weights_0[u32(0)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(3)], _S333, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(1)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(3)], _S333, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(2)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(3)], _S333, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(3)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(3)], _S333, acc_1[u32(3)][u32(0)]);
                    }
                    var _S334 : vec4<f32> = v_tile_0[_S94];
                    if((weights_0[u32(0)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(4)], _S334, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(1)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(4)], _S334, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(2)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(4)], _S334, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(3)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(4)], _S334, acc_1[u32(3)][u32(0)]);
                    }
                    var _S335 : vec4<f32> = v_tile_0[_S100];
                    if((weights_0[u32(0)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(5)], _S335, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(1)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(5)], _S335, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(2)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(5)], _S335, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(3)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(5)], _S335, acc_1[u32(3)][u32(0)]);
                    }
                    var _S336 : vec4<f32> = v_tile_0[_S106];
                    if((weights_0[u32(0)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(6)], _S336, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(1)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(6)], _S336, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(2)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(6)], _S336, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(3)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(6)], _S336, acc_1[u32(3)][u32(0)]);
                    }
                    var _S337 : vec4<f32> = v_tile_0[_S112];
                    if((weights_0[u32(0)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(7)], _S337, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(1)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(7)], _S337, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(2)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(7)], _S337, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(3)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(7)], _S337, acc_1[u32(3)][u32(0)]);
                    }
                    var _S338 : vec4<f32> = v_tile_0[_S117];
                    if((weights_0[u32(0)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(0)], _S338, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(1)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(0)], _S338, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(2)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(0)], _S338, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(3)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(0)], _S338, acc_1[u32(3)][u32(1)]);
                    }
                    var _S339 : vec4<f32> = v_tile_0[_S122];
                    if((weights_0[u32(0)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(1)], _S339, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(1)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(1)], _S339, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(2)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(1)], _S339, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(3)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(1)], _S339, acc_1[u32(3)][u32(1)]);
                    }
                    var _S340 : vec4<f32> = v_tile_0[_S127];
                    if((weights_0[u32(0)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(2)], _S340, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(1)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(2)], _S340, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(2)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(2)], _S340, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(3)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(2)], _S340, acc_1[u32(3)][u32(1)]);
                    }
                    var _S341 : vec4<f32> = v_tile_0[_S132];
                    if((weights_0[u32(0)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(3)], _S341, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(1)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(3)], _S341, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(2)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(3)], _S341, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(3)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(3)], _S341, acc_1[u32(3)][u32(1)]);
                    }
                    var _S342 : vec4<f32> = v_tile_0[_S137];
                    if((weights_0[u32(0)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(4)], _S342, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(1)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(4)], _S342, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(2)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(4)], _S342, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(3)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(4)], _S342, acc_1[u32(3)][u32(1)]);
                    }
                    var _S343 : vec4<f32> = v_tile_0[_S142];
                    if((weights_0[u32(0)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(5)], _S343, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(1)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(5)], _S343, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(2)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(5)], _S343, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(3)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(5)], _S343, acc_1[u32(3)][u32(1)]);
                    }
                    var _S344 : vec4<f32> = v_tile_0[_S147];
                    if((weights_0[u32(0)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(6)], _S344, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(1)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(6)], _S344, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(2)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(6)], _S344, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(3)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(6)], _S344, acc_1[u32(3)][u32(1)]);
                    }
                    var _S345 : vec4<f32> = v_tile_0[_S152];
                    if((weights_0[u32(0)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(7)], _S345, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(1)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(7)], _S345, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(2)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(7)], _S345, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(3)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(7)], _S345, acc_1[u32(3)][u32(1)]);
                    }
                    var _S346 : vec4<f32> = v_tile_0[_S157];
                    if((weights_0[u32(0)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(2)] = weigh_0(weights_0[u32(0)][u32(0)], _S346, acc_1[u32(0)][u32(2)]);
                    }
                    if((weights_0[u32(1)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(2)] = weigh_0(weights_0[u32(1)][u32(0)], _S346, acc_1[u32(1)][u32(2)]);
                    }
                    if((weights_0[u32(2)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(2)] = weigh_0(weights_0[u32(2)][u32(0)], _S346, acc_1[u32(2)][u32(2)]);
                    }
                    if((weights_0[u32(3)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(2)] = weigh_0(weights_0[u32(3)][u32(0)], _S346, acc_1[u32(3)][u32(2)]);
                    }
                    var _S347 : vec4<f32> = v_tile_0[_S162];
                    if((weights_0[u32(0)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(2)] = weigh_0(weights_0[u32(0)][u32(1)], _S347, acc_1[u32(0)][u32(2)]);
                    }
                    if((weights_0[u32(1)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(2)] = weigh_0(weights_0[u32(1)][u32(1)], _S347, acc_1[u32(1)][u32(2)]);
                    }
                    if((weights_0[u32(2)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(2)] = weigh_0(weights_0[u32(2)][u32(1)], _S347, acc_1[u32(2)][u32(2)]);
                    }
                    if((weights_0[u32(3)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(2)] = weigh_0(weights_0[u32(3)][u32(1)], _S347, acc_1[u32(3)][u32(2)]);
                    }
                    var _S348 : vec4<f32> = v_tile_0[_S167];
                    if((weights_0[u32(0)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(2)] = weigh_0(weights_0[u32(0)][u32(2)], _S348, acc_1[u32(0)][u32(2)]);
                    }
                    if((weights_0[u32(1)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(2)] = weigh_0(weights_0[u32(1)][u32(2)], _S348, acc_1[u32(1)][u32(2)]);
                    }
                    if((weights_0[u32(2)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(2)] = weigh_0(weights_0[u32(2)][u32(2)], _S348, acc_1[u32(2)][u32(2)]);
                    }
                    if((weights_0[u32(3)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(2)] = weigh_0(weights_0[u32(3)][u32(2)], _S348, acc_1[u32(3)][u32(2)]);
                    }
                    var _S349 : vec4<f32> = v_tile_0[_S172];
                    if((weights_0[u32(0)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(2)] = weigh_0(weights_0[u32(0)][u32(3)], _S349, acc_1[u32(0)][u32(2)]);
                    }
                    if((weights_0[u32(1)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(2)] = weigh_0(weights_0[u32(1)][u32(3)], _S349, acc_1[u32(1)][u32(2)]);
                    }
                    if((weights_0[u32(2)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(2)] = weigh_0(weights_0[u32(2)][u32(3)], _S349, acc_1[u32(2)][u32(2)]);
                    }
                    if((weights_0[u32(3)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(2)] = weigh_0(weights_0[u32(3)][u32(3)], _S349, acc_1[u32(3)][u32(2)]);
                    }
                    var _S350 : vec4<f32> = v_tile_0[_S177];
                    if((weights_0[u32(0)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(2)] = weigh_0(weights_0[u32(0)][u32(4)], _S350, acc_1[u32(0)][u32(2)]);
                    }
                    if((weights_0[u32(1)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(2)] = weigh_0(weights_0[u32(1)][u32(4)], _S350, acc_1[u32(1)][u32(2)]);
                    }
                    if((weights_0[u32(2)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(2)] = weigh_0(weights_0[u32(2)][u32(4)], _S350, acc_1[u32(2)][u32(2)]);
                    }
                    if((weights_0[u32(3)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(2)] = weigh_0(weights_0[u32(3)][u32(4)], _S350, acc_1[u32(3)][u32(2)]);
                    }
                    var _S351 : vec4<f32> = v_tile_0[_S182];
                    if((weights_0[u32(0)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(2)] = weigh_0(weights_0[u32(0)][u32(5)], _S351, acc_1[u32(0)][u32(2)]);
                    }
                    if((weights_0[u32(1)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(2)] = weigh_0(weights_0[u32(1)][u32(5)], _S351, acc_1[u32(1)][u32(2)]);
                    }
                    if((weights_0[u32(2)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(2)] = weigh_0(weights_0[u32(2)][u32(5)], _S351, acc_1[u32(2)][u32(2)]);
                    }
                    if((weights_0[u32(3)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(2)] = weigh_0(weights_0[u32(3)][u32(5)], _S351, acc_1[u32(3)][u32(2)]);
                    }
                    var _S352 : vec4<f32> = v_tile_0[_S187];
                    if((weights_0[u32(0)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(2)] = weigh_0(weights_0[u32(0)][u32(6)], _S352, acc_1[u32(0)][u32(2)]);
                    }
                    if((weights_0[u32(1)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(2)] = weigh_0(weights_0[u32(1)][u32(6)], _S352, acc_1[u32(1)][u32(2)]);
                    }
                    if((weights_0[u32(2)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(2)] = weigh_0(weights_0[u32(2)][u32(6)], _S352, acc_1[u32(2)][u32(2)]);
                    }
                    if((weights_0[u32(3)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(2)] = weigh_0(weights_0[u32(3)][u32(6)], _S352, acc_1[u32(3)][u32(2)]);
                    }
                    var _S353 : vec4<f32> = v_tile_0[_S192];
                    if((weights_0[u32(0)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(2)] = weigh_0(weights_0[u32(0)][u32(7)], _S353, acc_1[u32(0)][u32(2)]);
                    }
                    if((weights_0[u32(1)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(2)] = weigh_0(weights_0[u32(1)][u32(7)], _S353, acc_1[u32(1)][u32(2)]);
                    }
                    if((weights_0[u32(2)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(2)] = weigh_0(weights_0[u32(2)][u32(7)], _S353, acc_1[u32(2)][u32(2)]);
                    }
                    if((weights_0[u32(3)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(2)] = weigh_0(weights_0[u32(3)][u32(7)], _S353, acc_1[u32(3)][u32(2)]);
                    }
                    var _S354 : vec4<f32> = v_tile_0[_S197];
                    if((weights_0[u32(0)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(3)] = weigh_0(weights_0[u32(0)][u32(0)], _S354, acc_1[u32(0)][u32(3)]);
                    }
                    if((weights_0[u32(1)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(3)] = weigh_0(weights_0[u32(1)][u32(0)], _S354, acc_1[u32(1)][u32(3)]);
                    }
                    if((weights_0[u32(2)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(3)] = weigh_0(weights_0[u32(2)][u32(0)], _S354, acc_1[u32(2)][u32(3)]);
                    }
                    if((weights_0[u32(3)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(3)] = weigh_0(weights_0[u32(3)][u32(0)], _S354, acc_1[u32(3)][u32(3)]);
                    }
                    var _S355 : vec4<f32> = v_tile_0[_S202];
                    if((weights_0[u32(0)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(3)] = weigh_0(weights_0[u32(0)][u32(1)], _S355, acc_1[u32(0)][u32(3)]);
                    }
                    if((weights_0[u32(1)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(3)] = weigh_0(weights_0[u32(1)][u32(1)], _S355, acc_1[u32(1)][u32(3)]);
                    }
                    if((weights_0[u32(2)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(3)] = weigh_0(weights_0[u32(2)][u32(1)], _S355, acc_1[u32(2)][u32(3)]);
                    }
                    if((weights_0[u32(3)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(3)] = weigh_0(weights_0[u32(3)][u32(1)], _S355, acc_1[u32(3)][u32(3)]);
                    }
                    var _S356 : vec4<f32> = v_tile_0[_S207];
                    if((weights_0[u32(0)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(3)] = weigh_0(weights_0[u32(0)][u32(2)], _S356, acc_1[u32(0)][u32(3)]);
                    }
                    if((weights_0[u32(1)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(3)] = weigh_0(weights_0[u32(1)][u32(2)], _S356, acc_1[u32(1)][u32(3)]);
                    }
                    if((weights_0[u32(2)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(3)] = weigh_0(weights_0[u32(2)][u32(2)], _S356, acc_1[u32(2)][u32(3)]);
                    }
                    if((weights_0[u32(3)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(3)] = weigh_0(weights_0[u32(3)][u32(2)], _S356, acc_1[u32(3)][u32(3)]);
                    }
                    var _S357 : vec4<f32> = v_tile_0[_S212];
                    if((weights_0[u32(0)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(3)] = weigh_0(weights_0[u32(0)][u32(3)], _S357, acc_1[u32(0)][u32(3)]);
                    }
                    if((weights_0[u32(1)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(3)] = weigh_0(weights_0[u32(1)][u32(3)], _S357, acc_1[u32(1)][u32(3)]);
                    }
                    if((weights_0[u32(2)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(3)] = weigh_0(weights_0[u32(2)][u32(3)], _S357, acc_1[u32(2)][u32(3)]);
                    }
                    if((weights_0[u32(3)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(3)] = weigh_0(weights_0[u32(3)][u32(3)], _S357, acc_1[u32(3)][u32(3)]);
                    }
                    var _S358 : vec4<f32> = v_tile_0[_S217];
                    if((weights_0[u32(0)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(3)] = weigh_0(weights_0[u32(0)][u32(4)], _S358, acc_1[u32(0)][u32(3)]);
                    }
                    if((weights_0[u32(1)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(3)] = weigh_0(weights_0[u32(1)][u32(4)], _S358, acc_1[u32(1)][u32(3)]);
                    }
                    if((weights_0[u32(2)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(3)] = weigh_0(weights_0[u32(2)][u32(4)], _S358, acc_1[u32(2)][u32(3)]);
                    }
                    if((weights_0[u32(3)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(3)] = weigh_0(weights_0[u32(3)][u32(4)], _S358, acc_1[u32(3)][u32(3)]);
                    }
                    var _S359 : vec4<f32> = v_tile_0[_S222];
                    if((weights_0[u32(0)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(3)] = weigh_0(weights_0[u32(0)][u32(5)], _S359, acc_1[u32(0)][u32(3)]);
                    }
                    if((weights_0[u32(1)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(3)] = weigh_0(weights_0[u32(1)][u32(5)], _S359, acc_1[u32(1)][u32(3)]);
                    }
                    if((weights_0[u32(2)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(3)] = weigh_0(weights_0[u32(2)][u32(5)], _S359, acc_1[u32(2)][u32(3)]);
                    }
                    if((weights_0[u32(3)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(3)] = weigh_0(weights_0[u32(3)][u32(5)], _S359, acc_1[u32(3)][u32(3)]);
                    }
                    var _S360 : vec4<f32> = v_tile_0[_S227];
                    if((weights_0[u32(0)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(3)] = weigh_0(weights_0[u32(0)][u32(6)], _S360, acc_1[u32(0)][u32(3)]);
                    }
                    if((weights_0[u32(1)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(3)] = weigh_0(weights_0[u32(1)][u32(6)], _S360, acc_1[u32(1)][u32(3)]);
                    }
                    if((weights_0[u32(2)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(3)] = weigh_0(weights_0[u32(2)][u32(6)], _S360, acc_1[u32(2)][u32(3)]);
                    }
                    if((weights_0[u32(3)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(3)] = weigh_0(weights_0[u32(3)][u32(6)], _S360, acc_1[u32(3)][u32(3)]);
                    }
                    var _S361 : vec4<f32> = v_tile_0[_S232];
                    if((weights_0[u32(0)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(3)] = weigh_0(weights_0[u32(0)][u32(7)], _S361, acc_1[u32(0)][u32(3)]);
                    }
                    if((weights_0[u32(1)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(3)] = weigh_0(weights_0[u32(1)][u32(7)], _S361, acc_1[u32(1)][u32(3)]);
                    }
                    if((weights_0[u32(2)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(3)] = weigh_0(weights_0[u32(2)][u32(7)], _S361, acc_1[u32(2)][u32(3)]);
                    }
                    if((weights_0[u32(3)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(3)] = weigh_0(weights_0[u32(3)][u32(7)], _S361, acc_1[u32(3)][u32(3)]);
                    }
                }
                step_0 = step_0 + u32(8);
                l_2 = l_11;
            }
            tile_0 = tile_0 + u32(32);
            m_3 = m_2;
        }
        var _S362 : bool = RANGES_0 == u32(2);
        _S37 = _S362;
        if(_S362)
        {
            var range_key_0 : u32 = range_1 * params_0.range_keys_0;
            if(live_0)
            {
                _S31 = lane_1 < u32(4);
            }
            else
            {
                _S31 = false;
            }
            if(_S31)
            {
                _S32 = range_key_0 < _S42;
            }
            else
            {
                _S32 = false;
            }
            if(_S32)
            {
                var _S363 : u32 = head_of_0(work_5, _S39);
                var _S364 : u32 = query_of_0(_S39);
                store_range_0(scratch_of_0(work_5.batch_1, _S363, _S364, range_1), u32(0), m_3, l_2, poisoned_3);
            }
            if(_S49 < (work_5.rows_0))
            {
                var _S365 : u32 = query_of_0(_S49);
                _S33 = range_key_0 < (keys_of_query_0(keys_1, _S365));
            }
            else
            {
                _S33 = false;
            }
            if(_S33)
            {
                var _S366 : u32 = head_of_0(work_5, _S49);
                var _S367 : u32 = query_of_0(_S49);
                var _S368 : u32 = scratch_of_0(work_5.batch_1, _S366, _S367, range_1);
                store_range_quad_0(_S368, lane_1, acc_1[u32(0)][u32(0)]);
                store_range_quad_0(_S368, _S53, acc_1[u32(0)][u32(1)]);
                store_range_quad_0(_S368, _S55, acc_1[u32(0)][u32(2)]);
                store_range_quad_0(_S368, _S57, acc_1[u32(0)][u32(3)]);
            }
            if(_S59 < (work_5.rows_0))
            {
                var _S369 : u32 = query_of_0(_S59);
                _S34 = range_key_0 < (keys_of_query_0(keys_1, _S369));
            }
            else
            {
                _S34 = false;
            }
            if(_S34)
            {
                var _S370 : u32 = head_of_0(work_5, _S59);
                var _S371 : u32 = query_of_0(_S59);
                var _S372 : u32 = scratch_of_0(work_5.batch_1, _S370, _S371, range_1);
                store_range_quad_0(_S372, lane_1, acc_1[u32(1)][u32(0)]);
                store_range_quad_0(_S372, _S53, acc_1[u32(1)][u32(1)]);
                store_range_quad_0(_S372, _S55, acc_1[u32(1)][u32(2)]);
                store_range_quad_0(_S372, _S57, acc_1[u32(1)][u32(3)]);
            }
            if(_S61 < (work_5.rows_0))
            {
                var _S373 : u32 = query_of_0(_S61);
                _S35 = range_key_0 < (keys_of_query_0(keys_1, _S373));
            }
            else
            {
                _S35 = false;
            }
            if(_S35)
            {
                var _S374 : u32 = head_of_0(work_5, _S61);
                var _S375 : u32 = query_of_0(_S61);
                var _S376 : u32 = scratch_of_0(work_5.batch_1, _S374, _S375, range_1);
                store_range_quad_0(_S376, lane_1, acc_1[u32(2)][u32(0)]);
                store_range_quad_0(_S376, _S53, acc_1[u32(2)][u32(1)]);
                store_range_quad_0(_S376, _S55, acc_1[u32(2)][u32(2)]);
                store_range_quad_0(_S376, _S57, acc_1[u32(2)][u32(3)]);
            }
            if(_S63 < (work_5.rows_0))
            {
                var _S377 : u32 = query_of_0(_S63);
                _S36 = range_key_0 < (keys_of_query_0(keys_1, _S377));
            }
            else
            {
                _S36 = false;
            }
            if(_S36)
            {
                var _S378 : u32 = head_of_0(work_5, _S63);
                var _S379 : u32 = query_of_0(_S63);
                var _S380 : u32 = scratch_of_0(work_5.batch_1, _S378, _S379, range_1);
                store_range_quad_0(_S380, lane_1, acc_1[u32(3)][u32(0)]);
                store_range_quad_0(_S380, _S53, acc_1[u32(3)][u32(1)]);
                store_range_quad_0(_S380, _S55, acc_1[u32(3)][u32(2)]);
                store_range_quad_0(_S380, _S57, acc_1[u32(3)][u32(3)]);
            }
        }
        if(RANGES_0 == u32(1))
        {
            var fold_2 : Fold_0 = fold_factors_0(&(total_m_1), m_3);
            var _S381 : f32 = folded_0(fold_2, total_l_0, l_2);
            var keeps_0 : array<f32, i32(4)>;
            keeps_0[i32(0)] = fold_2.keep_0;
            var _S382 : f32 = quadSwapX(fold_2.keep_0);
            keeps_0[i32(1)] = _S382;
            var _S383 : f32 = quadSwapY(fold_2.keep_0);
            keeps_0[i32(2)] = _S383;
            var _S384 : f32 = quadSwapDiagonal(fold_2.keep_0);
            keeps_0[i32(3)] = _S384;
            var adds_0 : array<f32, i32(4)>;
            adds_0[i32(0)] = fold_2.add_0;
            var _S385 : f32 = quadSwapX(fold_2.add_0);
            adds_0[i32(1)] = _S385;
            var _S386 : f32 = quadSwapY(fold_2.add_0);
            adds_0[i32(2)] = _S386;
            var _S387 : f32 = quadSwapDiagonal(fold_2.add_0);
            adds_0[i32(3)] = _S387;
            total_2[u32(0)][u32(0)] = folded_1(keeps_0[u32(0)], adds_0[u32(0)], total_2[u32(0)][u32(0)], acc_1[u32(0)][u32(0)]);
            total_2[u32(0)][u32(1)] = folded_1(keeps_0[u32(0)], adds_0[u32(0)], total_2[u32(0)][u32(1)], acc_1[u32(0)][u32(1)]);
            total_2[u32(0)][u32(2)] = folded_1(keeps_0[u32(0)], adds_0[u32(0)], total_2[u32(0)][u32(2)], acc_1[u32(0)][u32(2)]);
            total_2[u32(0)][u32(3)] = folded_1(keeps_0[u32(0)], adds_0[u32(0)], total_2[u32(0)][u32(3)], acc_1[u32(0)][u32(3)]);
            total_2[u32(1)][u32(0)] = folded_1(keeps_0[u32(1)], adds_0[u32(1)], total_2[u32(1)][u32(0)], acc_1[u32(1)][u32(0)]);
            total_2[u32(1)][u32(1)] = folded_1(keeps_0[u32(1)], adds_0[u32(1)], total_2[u32(1)][u32(1)], acc_1[u32(1)][u32(1)]);
            total_2[u32(1)][u32(2)] = folded_1(keeps_0[u32(1)], adds_0[u32(1)], total_2[u32(1)][u32(2)], acc_1[u32(1)][u32(2)]);
            total_2[u32(1)][u32(3)] = folded_1(keeps_0[u32(1)], adds_0[u32(1)], total_2[u32(1)][u32(3)], acc_1[u32(1)][u32(3)]);
            total_2[u32(2)][u32(0)] = folded_1(keeps_0[u32(2)], adds_0[u32(2)], total_2[u32(2)][u32(0)], acc_1[u32(2)][u32(0)]);
            total_2[u32(2)][u32(1)] = folded_1(keeps_0[u32(2)], adds_0[u32(2)], total_2[u32(2)][u32(1)], acc_1[u32(2)][u32(1)]);
            total_2[u32(2)][u32(2)] = folded_1(keeps_0[u32(2)], adds_0[u32(2)], total_2[u32(2)][u32(2)], acc_1[u32(2)][u32(2)]);
            total_2[u32(2)][u32(3)] = folded_1(keeps_0[u32(2)], adds_0[u32(2)], total_2[u32(2)][u32(3)], acc_1[u32(2)][u32(3)]);
            total_2[u32(3)][u32(0)] = folded_1(keeps_0[u32(3)], adds_0[u32(3)], total_2[u32(3)][u32(0)], acc_1[u32(3)][u32(0)]);
            total_2[u32(3)][u32(1)] = folded_1(keeps_0[u32(3)], adds_0[u32(3)], total_2[u32(3)][u32(1)], acc_1[u32(3)][u32(1)]);
            total_2[u32(3)][u32(2)] = folded_1(keeps_0[u32(3)], adds_0[u32(3)], total_2[u32(3)][u32(2)], acc_1[u32(3)][u32(2)]);
            total_2[u32(3)][u32(3)] = folded_1(keeps_0[u32(3)], adds_0[u32(3)], total_2[u32(3)][u32(3)], acc_1[u32(3)][u32(3)]);
            m_2 = _S381;
        }
        else
        {
            m_2 = total_l_0;
        }
        if(RANGES_0 != u32(0))
        {
            _S31 = _S65 < (work_5.last_range_0);
        }
        else
        {
            _S31 = false;
        }
        if(!_S31)
        {
            break;
        }
        range_1 = _S65;
        total_l_0 = m_2;
    }
    if(_S37)
    {
        return;
    }
    if(RANGES_0 == u32(0))
    {
        total_2[u32(0)][u32(0)] = acc_1[u32(0)][u32(0)];
        total_2[u32(0)][u32(1)] = acc_1[u32(0)][u32(1)];
        total_2[u32(0)][u32(2)] = acc_1[u32(0)][u32(2)];
        total_2[u32(0)][u32(3)] = acc_1[u32(0)][u32(3)];
        total_2[u32(1)][u32(0)] = acc_1[u32(1)][u32(0)];
        total_2[u32(1)][u32(1)] = acc_1[u32(1)][u32(1)];
        total_2[u32(1)][u32(2)] = acc_1[u32(1)][u32(2)];
        total_2[u32(1)][u32(3)] = acc_1[u32(1)][u32(3)];
        total_2[u32(2)][u32(0)] = acc_1[u32(2)][u32(0)];
        total_2[u32(2)][u32(1)] = acc_1[u32(2)][u32(1)];
        total_2[u32(2)][u32(2)] = acc_1[u32(2)][u32(2)];
        total_2[u32(2)][u32(3)] = acc_1[u32(2)][u32(3)];
        total_2[u32(3)][u32(0)] = acc_1[u32(3)][u32(0)];
        total_2[u32(3)][u32(1)] = acc_1[u32(3)][u32(1)];
        total_2[u32(3)][u32(2)] = acc_1[u32(3)][u32(2)];
        total_2[u32(3)][u32(3)] = acc_1[u32(3)][u32(3)];
        total_l_0 = l_2;
    }
    else
    {
        total_l_0 = m_2;
    }
    var inverse_0 : f32 = finish_row_0(total_l_0, &(poisoned_3));
    var factors_0 : array<f32, i32(4)>;
    factors_0[i32(0)] = inverse_0;
    var _S388 : f32 = quadSwapX(inverse_0);
    factors_0[i32(1)] = _S388;
    var _S389 : f32 = quadSwapY(inverse_0);
    factors_0[i32(2)] = _S389;
    var _S390 : f32 = quadSwapDiagonal(inverse_0);
    factors_0[i32(3)] = _S390;
    var _S391 : i32;
    if(poisoned_3)
    {
        _S391 = i32(1);
    }
    else
    {
        _S391 = i32(0);
    }
    var spoiled_bit_0 : u32 = u32(_S391);
    var spoiled_0 : array<u32, i32(4)>;
    spoiled_0[i32(0)] = spoiled_bit_0;
    var _S392 : u32 = quadSwapX(spoiled_bit_0);
    spoiled_0[i32(1)] = _S392;
    var _S393 : u32 = quadSwapY(spoiled_bit_0);
    spoiled_0[i32(2)] = _S393;
    var _S394 : u32 = quadSwapDiagonal(spoiled_bit_0);
    spoiled_0[i32(3)] = _S394;
    if(_S49 < (work_5.rows_0))
    {
        var _S395 : u32 = o_of_0(work_5, _S49);
        store_quad_0(_S395, _S51, total_2[u32(0)][u32(0)] * vec4<f32>(factors_0[u32(0)]), (spoiled_0[u32(0)]) != u32(0));
        store_quad_0(_S395, _S54, total_2[u32(0)][u32(1)] * vec4<f32>(factors_0[u32(0)]), (spoiled_0[u32(0)]) != u32(0));
        store_quad_0(_S395, _S56, total_2[u32(0)][u32(2)] * vec4<f32>(factors_0[u32(0)]), (spoiled_0[u32(0)]) != u32(0));
        store_quad_0(_S395, _S58, total_2[u32(0)][u32(3)] * vec4<f32>(factors_0[u32(0)]), (spoiled_0[u32(0)]) != u32(0));
    }
    if(_S59 < (work_5.rows_0))
    {
        var _S396 : u32 = o_of_0(work_5, _S59);
        store_quad_0(_S396, _S51, total_2[u32(1)][u32(0)] * vec4<f32>(factors_0[u32(1)]), (spoiled_0[u32(1)]) != u32(0));
        store_quad_0(_S396, _S54, total_2[u32(1)][u32(1)] * vec4<f32>(factors_0[u32(1)]), (spoiled_0[u32(1)]) != u32(0));
        store_quad_0(_S396, _S56, total_2[u32(1)][u32(2)] * vec4<f32>(factors_0[u32(1)]), (spoiled_0[u32(1)]) != u32(0));
        store_quad_0(_S396, _S58, total_2[u32(1)][u32(3)] * vec4<f32>(factors_0[u32(1)]), (spoiled_0[u32(1)]) != u32(0));
    }
    if(_S61 < (work_5.rows_0))
    {
        var _S397 : u32 = o_of_0(work_5, _S61);
        store_quad_0(_S397, _S51, total_2[u32(2)][u32(0)] * vec4<f32>(factors_0[u32(2)]), (spoiled_0[u32(2)]) != u32(0));
        store_quad_0(_S397, _S54, total_2[u32(2)][u32(1)] * vec4<f32>(factors_0[u32(2)]), (spoiled_0[u32(2)]) != u32(0));
        store_quad_0(_S397, _S56, total_2[u32(2)][u32(2)] * vec4<f32>(factors_0[u32(2)]), (spoiled_0[u32(2)]) != u32(0));
        store_quad_0(_S397, _S58, total_2[u32(2)][u32(3)] * vec4<f32>(factors_0[u32(2)]), (spoiled_0[u32(2)]) != u32(0));
    }
    if(_S63 < (work_5.rows_0))
    {
        var _S398 : u32 = o_of_0(work_5, _S63);
        store_quad_0(_S398, _S51, total_2[u32(3)][u32(0)] * vec4<f32>(factors_0[u32(3)]), (spoiled_0[u32(3)]) != u32(0));
        store_quad_0(_S398, _S54, total_2[u32(3)][u32(1)] * vec4<f32>(factors_0[u32(3)]), (spoiled_0[u32(3)]) != u32(0));
        store_quad_0(_S398, _S56, total_2[u32(3)][u32(2)] * vec4<f32>(factors_0[u32(3)]), (spoiled_0[u32(3)]) != u32(0));
        store_quad_0(_S398, _S58, total_2[u32(3)][u32(3)] * vec4<f32>(factors_0[u32(3)]), (spoiled_0[u32(3)]) != u32(0));
    }
    return;
}

