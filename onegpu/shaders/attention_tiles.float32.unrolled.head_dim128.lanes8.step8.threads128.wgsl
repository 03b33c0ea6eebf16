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

var<private> _S18 : u32;

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
        var _S19 : i32;
        if(poisoned_0)
        {
            _S19 = i32(1);
        }
        else
        {
            _S19 = i32(0);
        }
        scratch_0[place_0 + (params_0.head_dim_0 + u32(3)) / u32(4)] = vec4<f32>(m_0, l_0, f32(_S19), 0.0f);
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
    var _S20 : f32 = max((*total_m_0), m_1);
    var fold_0 : Fold_0;
    fold_0.keep_0 = exp((*total_m_0) - _S20);
    fold_0.add_0 = exp(m_1 - _S20);
    (*total_m_0) = _S20;
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
    var _S21 : u32 = params_0.o_offset_0 + work_4.batch_1 * params_0.o_batch_0;
    var _S22 : u32 = head_of_0(work_4, row_4);
    var _S23 : u32 = _S21 + _S22 * params_0.o_head_0;
    var _S24 : u32 = query_of_0(row_4);
    return _S23 + _S24 * params_0.o_row_0;
}

fn store_quad_0( row_5 : u32,  element_0 : u32,  quad_1 : vec4<f32>,  poisoned_2 : bool)
{
    var left_0 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, element_0);
    var word_0 : u32 = row_5 + element_0;
    var _S25 : u32;
    if(left_0 > u32(0))
    {
        if(poisoned_2)
        {
            _S25 = u32(2143289344);
        }
        else
        {
            _S25 = (bitcast<u32>((quad_1.x)));
        }
        o_words_0[word_0] = _S25;
    }
    if(left_0 > u32(1))
    {
        if(poisoned_2)
        {
            _S25 = u32(2143289344);
        }
        else
        {
            _S25 = (bitcast<u32>((quad_1.y)));
        }
        o_words_0[word_0 + u32(1)] = _S25;
    }
    if(left_0 > u32(2))
    {
        if(poisoned_2)
        {
            _S25 = u32(2143289344);
        }
        else
        {
            _S25 = (bitcast<u32>((quad_1.z)));
        }
        o_words_0[word_0 + u32(2)] = _S25;
    }
    if(left_0 > u32(3))
    {
        if(poisoned_2)
        {
            _S25 = u32(2143289344);
        }
        else
        {
            _S25 = (bitcast<u32>((quad_1.w)));
        }
        o_words_0[word_0 + u32(3)] = _S25;
    }
    return;
}

fn load_quad_0( _S26 : u32,  _S27 : u32) -> vec4<f32>
{
    var quad_2 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
    var left_1 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, _S27);
    var word_1 : u32 = _S26 + _S27;
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

fn load_quad_1( _S28 : u32,  _S29 : u32) -> vec4<f32>
{
    var quad_3 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
    var left_2 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, _S29);
    var word_2 : u32 = _S28 + _S29;
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

fn load_quad_2( _S30 : u32,  _S31 : u32) -> vec4<f32>
{
    var quad_4 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
    var left_3 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, _S31);
    var word_3 : u32 = _S30 + _S31;
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
fn attention(@builtin(workgroup_id) group_id_0 : vec3<u32>, @builtin(local_invocation_id) thread_id_0 : vec3<u32>, @builtin(subgroup_invocation_id) _builtinWaveLaneIndex_0 : u32)
{
    var l_2 : f32;
    var m_2 : f32;
    var _S32 : bool;
    var _S33 : bool;
    var _S34 : bool;
    var _S35 : bool;
    var _S36 : bool;
    var _S37 : bool;
    var _S38 : bool;
    _S18 = _builtinWaveLaneIndex_0;
    var number_1 : u32 = params_0.first_group_0 + group_id_0.y * params_0.groups_x_0 + group_id_0.x;
    if(number_1 >= (params_0.last_group_0))
    {
        return;
    }
    var thread_0 : u32 = thread_id_0.x;
    var work_5 : Work_0 = find_work_0(number_1, u32(64));
    var lane_1 : u32 = thread_0 % u32(8);
    var first_row_1 : u32 = work_5.first_row_0 + thread_0 / u32(8) * u32(4);
    var last_row_0 : u32 = min(work_5.first_row_0 + u32(64), work_5.rows_0) - u32(1);
    var _S39 : u32 = lane_1 % u32(4);
    var row_6 : u32 = first_row_1 + _S39;
    var live_0 : bool = row_6 < (work_5.rows_0);
    var _S40 : u32 = min(row_6, last_row_0);
    var keys_1 : u32 = keys_of_batch_0(work_5.batch_1);
    var _S41 : u32 = query_of_0(last_row_0);
    var _S42 : u32 = keys_of_query_0(keys_1, _S41);
    var _S43 : u32;
    if(live_0)
    {
        var _S44 : u32 = query_of_0(_S40);
        _S43 = keys_of_query_0(keys_1, _S44);
    }
    else
    {
        _S43 = u32(0);
    }
    var has_mask_0 : bool = (((params_0.flags_0) & (u32(1)))) != u32(0);
    var _S45 : u32;
    if(has_mask_0)
    {
        _S45 = u32(0);
    }
    else
    {
        var _S46 : u32 = query_of_0(work_5.first_row_0);
        _S45 = keys_of_query_0(keys_1, _S46);
    }
    var _S47 : u32 = params_0.k_offset_0 + work_5.batch_1 * params_0.k_batch_0 + work_5.kv_head_0 * params_0.k_head_0;
    var _S48 : u32 = params_0.v_offset_0 + work_5.batch_1 * params_0.v_batch_0 + work_5.kv_head_0 * params_0.v_head_0;
    var _S49 : u32 = mask_of_0(work_5, _S40);
    var q_0 : array<array<vec4<f32>, i32(4)>, i32(4)>;
    var total_2 : array<array<vec4<f32>, i32(4)>, i32(4)>;
    var _S50 : u32 = first_row_1 + ((_S39 ^ (u32(0))));
    var _S51 : u32 = q_of_0(work_5, min(_S50, last_row_0));
    var _S52 : u32 = lane_1 * u32(4);
    q_0[u32(0)][u32(0)] = load_quad_0(_S51, _S52) * vec4<f32>(params_0.scale_0);
    const _S53 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
    total_2[u32(0)][u32(0)] = _S53;
    var _S54 : u32 = u32(8) + lane_1;
    var _S55 : u32 = _S54 * u32(4);
    q_0[u32(0)][u32(1)] = load_quad_0(_S51, _S55) * vec4<f32>(params_0.scale_0);
    total_2[u32(0)][u32(1)] = _S53;
    var _S56 : u32 = u32(16) + lane_1;
    var _S57 : u32 = _S56 * u32(4);
    q_0[u32(0)][u32(2)] = load_quad_0(_S51, _S57) * vec4<f32>(params_0.scale_0);
    total_2[u32(0)][u32(2)] = _S53;
    var _S58 : u32 = u32(24) + lane_1;
    var _S59 : u32 = _S58 * u32(4);
    q_0[u32(0)][u32(3)] = load_quad_0(_S51, _S59) * vec4<f32>(params_0.scale_0);
    total_2[u32(0)][u32(3)] = _S53;
    var _S60 : u32 = first_row_1 + ((_S39 ^ (u32(1))));
    var _S61 : u32 = q_of_0(work_5, min(_S60, last_row_0));
    q_0[u32(1)][u32(0)] = load_quad_0(_S61, _S52) * vec4<f32>(params_0.scale_0);
    total_2[u32(1)][u32(0)] = _S53;
    q_0[u32(1)][u32(1)] = load_quad_0(_S61, _S55) * vec4<f32>(params_0.scale_0);
    total_2[u32(1)][u32(1)] = _S53;
    q_0[u32(1)][u32(2)] = load_quad_0(_S61, _S57) * vec4<f32>(params_0.scale_0);
    total_2[u32(1)][u32(2)] = _S53;
    q_0[u32(1)][u32(3)] = load_quad_0(_S61, _S59) * vec4<f32>(params_0.scale_0);
    total_2[u32(1)][u32(3)] = _S53;
    var _S62 : u32 = first_row_1 + ((_S39 ^ (u32(2))));
    var _S63 : u32 = q_of_0(work_5, min(_S62, last_row_0));
    q_0[u32(2)][u32(0)] = load_quad_0(_S63, _S52) * vec4<f32>(params_0.scale_0);
    total_2[u32(2)][u32(0)] = _S53;
    q_0[u32(2)][u32(1)] = load_quad_0(_S63, _S55) * vec4<f32>(params_0.scale_0);
    total_2[u32(2)][u32(1)] = _S53;
    q_0[u32(2)][u32(2)] = load_quad_0(_S63, _S57) * vec4<f32>(params_0.scale_0);
    total_2[u32(2)][u32(2)] = _S53;
    q_0[u32(2)][u32(3)] = load_quad_0(_S63, _S59) * vec4<f32>(params_0.scale_0);
    total_2[u32(2)][u32(3)] = _S53;
    var _S64 : u32 = first_row_1 + ((_S39 ^ (u32(3))));
    var _S65 : u32 = q_of_0(work_5, min(_S64, last_row_0));
    q_0[u32(3)][u32(0)] = load_quad_0(_S65, _S52) * vec4<f32>(params_0.scale_0);
    total_2[u32(3)][u32(0)] = _S53;
    q_0[u32(3)][u32(1)] = load_quad_0(_S65, _S55) * vec4<f32>(params_0.scale_0);
    total_2[u32(3)][u32(1)] = _S53;
    q_0[u32(3)][u32(2)] = load_quad_0(_S65, _S57) * vec4<f32>(params_0.scale_0);
    total_2[u32(3)][u32(2)] = _S53;
    q_0[u32(3)][u32(3)] = load_quad_0(_S65, _S59) * vec4<f32>(params_0.scale_0);
    total_2[u32(3)][u32(3)] = _S53;
    var total_m_1 : f32 = -3.4028234663852886e+38f;
    var acc_1 : array<array<vec4<f32>, i32(4)>, i32(4)>;
    acc_1[u32(0)][u32(0)] = _S53;
    acc_1[u32(0)][u32(1)] = _S53;
    acc_1[u32(0)][u32(2)] = _S53;
    acc_1[u32(0)][u32(3)] = _S53;
    acc_1[u32(1)][u32(0)] = _S53;
    acc_1[u32(1)][u32(1)] = _S53;
    acc_1[u32(1)][u32(2)] = _S53;
    acc_1[u32(1)][u32(3)] = _S53;
    acc_1[u32(2)][u32(0)] = _S53;
    acc_1[u32(2)][u32(1)] = _S53;
    acc_1[u32(2)][u32(2)] = _S53;
    acc_1[u32(2)][u32(3)] = _S53;
    acc_1[u32(3)][u32(0)] = _S53;
    acc_1[u32(3)][u32(1)] = _S53;
    acc_1[u32(3)][u32(2)] = _S53;
    acc_1[u32(3)][u32(3)] = _S53;
    var poisoned_3 : bool = false;
    var range_1 : u32 = work_5.first_range_0;
    var total_l_0 : f32 = 0.0f;
    for(;;)
    {
        var _S66 : u32 = range_1 + u32(1);
        var _S67 : u32 = min(_S66 * params_0.range_keys_0, _S42);
        acc_1[u32(0)][u32(0)] = _S53;
        acc_1[u32(0)][u32(1)] = _S53;
        acc_1[u32(0)][u32(2)] = _S53;
        acc_1[u32(0)][u32(3)] = _S53;
        acc_1[u32(1)][u32(0)] = _S53;
        acc_1[u32(1)][u32(1)] = _S53;
        acc_1[u32(1)][u32(2)] = _S53;
        acc_1[u32(1)][u32(3)] = _S53;
        acc_1[u32(2)][u32(0)] = _S53;
        acc_1[u32(2)][u32(1)] = _S53;
        acc_1[u32(2)][u32(2)] = _S53;
        acc_1[u32(2)][u32(3)] = _S53;
        acc_1[u32(3)][u32(0)] = _S53;
        acc_1[u32(3)][u32(1)] = _S53;
        acc_1[u32(3)][u32(2)] = _S53;
        acc_1[u32(3)][u32(3)] = _S53;
        var tile_0 : u32 = range_1 * params_0.range_keys_0;
        var m_3 : f32 = -3.4028234663852886e+38f;
        l_2 = 0.0f;
        for(;;)
        {
            if(tile_0 < _S67)
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
                if(key_0 < _S67)
                {
                    var _S68 : vec4<f32> = load_quad_2(_S48 + key_0 * params_0.v_row_0, element_1);
                    k_quad_0 = load_quad_1(_S47 + key_0 * params_0.k_row_0, element_1);
                    v_quad_0 = _S68;
                }
                else
                {
                    k_quad_0 = _S53;
                    v_quad_0 = _S53;
                }
                k_tile_0[slot_0] = k_quad_0;
                v_tile_0[slot_0] = v_quad_0;
                slot_0 = slot_0 + u32(128);
            }
            workgroupBarrier();
            var _S69 : u32 = min(u32(16), _S67 - tile_0);
            var step_0 : u32 = u32(0);
            m_2 = m_3;
            for(;;)
            {
                if(step_0 < _S69)
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
                var _S70 : u32 = step_0 * u32(32);
                var _S71 : u32 = _S70 + lane_1;
                var _S72 : f32 = k_tile_0[_S71].x;
                var _S73 : f32 = k_tile_0[_S71].y;
                var _S74 : f32 = k_tile_0[_S71].z;
                var _S75 : f32 = k_tile_0[_S71].w;
                part_1[u32(0)][u32(0)] = fma(q_0[u32(0)][u32(0)].w, _S75, fma(q_0[u32(0)][u32(0)].z, _S74, fma(q_0[u32(0)][u32(0)].y, _S73, fma(q_0[u32(0)][u32(0)].x, _S72, part_1[u32(0)][u32(0)]))));
                part_1[u32(1)][u32(0)] = fma(q_0[u32(1)][u32(0)].w, _S75, fma(q_0[u32(1)][u32(0)].z, _S74, fma(q_0[u32(1)][u32(0)].y, _S73, fma(q_0[u32(1)][u32(0)].x, _S72, part_1[u32(1)][u32(0)]))));
                part_1[u32(2)][u32(0)] = fma(q_0[u32(2)][u32(0)].w, _S75, fma(q_0[u32(2)][u32(0)].z, _S74, fma(q_0[u32(2)][u32(0)].y, _S73, fma(q_0[u32(2)][u32(0)].x, _S72, part_1[u32(2)][u32(0)]))));
                part_1[u32(3)][u32(0)] = fma(q_0[u32(3)][u32(0)].w, _S75, fma(q_0[u32(3)][u32(0)].z, _S74, fma(q_0[u32(3)][u32(0)].y, _S73, fma(q_0[u32(3)][u32(0)].x, _S72, part_1[u32(3)][u32(0)]))));
                var _S76 : u32 = (step_0 + u32(1)) * u32(32);
                var _S77 : u32 = _S76 + lane_1;
                var _S78 : f32 = k_tile_0[_S77].x;
                var _S79 : f32 = k_tile_0[_S77].y;
                var _S80 : f32 = k_tile_0[_S77].z;
                var _S81 : f32 = k_tile_0[_S77].w;
                part_1[u32(0)][u32(1)] = fma(q_0[u32(0)][u32(0)].w, _S81, fma(q_0[u32(0)][u32(0)].z, _S80, fma(q_0[u32(0)][u32(0)].y, _S79, fma(q_0[u32(0)][u32(0)].x, _S78, part_1[u32(0)][u32(1)]))));
                part_1[u32(1)][u32(1)] = fma(q_0[u32(1)][u32(0)].w, _S81, fma(q_0[u32(1)][u32(0)].z, _S80, fma(q_0[u32(1)][u32(0)].y, _S79, fma(q_0[u32(1)][u32(0)].x, _S78, part_1[u32(1)][u32(1)]))));
                part_1[u32(2)][u32(1)] = fma(q_0[u32(2)][u32(0)].w, _S81, fma(q_0[u32(2)][u32(0)].z, _S80, fma(q_0[u32(2)][u32(0)].y, _S79, fma(q_0[u32(2)][u32(0)].x, _S78, part_1[u32(2)][u32(1)]))));
                part_1[u32(3)][u32(1)] = fma(q_0[u32(3)][u32(0)].w, _S81, fma(q_0[u32(3)][u32(0)].z, _S80, fma(q_0[u32(3)][u32(0)].y, _S79, fma(q_0[u32(3)][u32(0)].x, _S78, part_1[u32(3)][u32(1)]))));
                var _S82 : u32 = (step_0 + u32(2)) * u32(32);
                var _S83 : u32 = _S82 + lane_1;
                var _S84 : f32 = k_tile_0[_S83].x;
                var _S85 : f32 = k_tile_0[_S83].y;
                var _S86 : f32 = k_tile_0[_S83].z;
                var _S87 : f32 = k_tile_0[_S83].w;
                part_1[u32(0)][u32(2)] = fma(q_0[u32(0)][u32(0)].w, _S87, fma(q_0[u32(0)][u32(0)].z, _S86, fma(q_0[u32(0)][u32(0)].y, _S85, fma(q_0[u32(0)][u32(0)].x, _S84, part_1[u32(0)][u32(2)]))));
                part_1[u32(1)][u32(2)] = fma(q_0[u32(1)][u32(0)].w, _S87, fma(q_0[u32(1)][u32(0)].z, _S86, fma(q_0[u32(1)][u32(0)].y, _S85, fma(q_0[u32(1)][u32(0)].x, _S84, part_1[u32(1)][u32(2)]))));
                part_1[u32(2)][u32(2)] = fma(q_0[u32(2)][u32(0)].w, _S87, fma(q_0[u32(2)][u32(0)].z, _S86, fma(q_0[u32(2)][u32(0)].y, _S85, fma(q_0[u32(2)][u32(0)].x, _S84, part_1[u32(2)][u32(2)]))));
                part_1[u32(3)][u32(2)] = fma(q_0[u32(3)][u32(0)].w, _S87, fma(q_0[u32(3)][u32(0)].z, _S86, fma(q_0[u32(3)][u32(0)].y, _S85, fma(q_0[u32(3)][u32(0)].x, _S84, part_1[u32(3)][u32(2)]))));
                var _S88 : u32 = (step_0 + u32(3)) * u32(32);
                var _S89 : u32 = _S88 + lane_1;
                var _S90 : f32 = k_tile_0[_S89].x;
                var _S91 : f32 = k_tile_0[_S89].y;
                var _S92 : f32 = k_tile_0[_S89].z;
                var _S93 : f32 = k_tile_0[_S89].w;
                part_1[u32(0)][u32(3)] = fma(q_0[u32(0)][u32(0)].w, _S93, fma(q_0[u32(0)][u32(0)].z, _S92, fma(q_0[u32(0)][u32(0)].y, _S91, fma(q_0[u32(0)][u32(0)].x, _S90, part_1[u32(0)][u32(3)]))));
                part_1[u32(1)][u32(3)] = fma(q_0[u32(1)][u32(0)].w, _S93, fma(q_0[u32(1)][u32(0)].z, _S92, fma(q_0[u32(1)][u32(0)].y, _S91, fma(q_0[u32(1)][u32(0)].x, _S90, part_1[u32(1)][u32(3)]))));
                part_1[u32(2)][u32(3)] = fma(q_0[u32(2)][u32(0)].w, _S93, fma(q_0[u32(2)][u32(0)].z, _S92, fma(q_0[u32(2)][u32(0)].y, _S91, fma(q_0[u32(2)][u32(0)].x, _S90, part_1[u32(2)][u32(3)]))));
                part_1[u32(3)][u32(3)] = fma(q_0[u32(3)][u32(0)].w, _S93, fma(q_0[u32(3)][u32(0)].z, _S92, fma(q_0[u32(3)][u32(0)].y, _S91, fma(q_0[u32(3)][u32(0)].x, _S90, part_1[u32(3)][u32(3)]))));
                var _S94 : u32 = (step_0 + u32(4)) * u32(32);
                var _S95 : u32 = _S94 + lane_1;
                var _S96 : f32 = k_tile_0[_S95].x;
                var _S97 : f32 = k_tile_0[_S95].y;
                var _S98 : f32 = k_tile_0[_S95].z;
                var _S99 : f32 = k_tile_0[_S95].w;
                part_1[u32(0)][u32(4)] = fma(q_0[u32(0)][u32(0)].w, _S99, fma(q_0[u32(0)][u32(0)].z, _S98, fma(q_0[u32(0)][u32(0)].y, _S97, fma(q_0[u32(0)][u32(0)].x, _S96, part_1[u32(0)][u32(4)]))));
                part_1[u32(1)][u32(4)] = fma(q_0[u32(1)][u32(0)].w, _S99, fma(q_0[u32(1)][u32(0)].z, _S98, fma(q_0[u32(1)][u32(0)].y, _S97, fma(q_0[u32(1)][u32(0)].x, _S96, part_1[u32(1)][u32(4)]))));
                part_1[u32(2)][u32(4)] = fma(q_0[u32(2)][u32(0)].w, _S99, fma(q_0[u32(2)][u32(0)].z, _S98, fma(q_0[u32(2)][u32(0)].y, _S97, fma(q_0[u32(2)][u32(0)].x, _S96, part_1[u32(2)][u32(4)]))));
                part_1[u32(3)][u32(4)] = fma(q_0[u32(3)][u32(0)].w, _S99, fma(q_0[u32(3)][u32(0)].z, _S98, fma(q_0[u32(3)][u32(0)].y, _S97, fma(q_0[u32(3)][u32(0)].x, _S96, part_1[u32(3)][u32(4)]))));
                var _S100 : u32 = (step_0 + u32(5)) * u32(32);
                var _S101 : u32 = _S100 + lane_1;
                var _S102 : f32 = k_tile_0[_S101].x;
                var _S103 : f32 = k_tile_0[_S101].y;
                var _S104 : f32 = k_tile_0[_S101].z;
                var _S105 : f32 = k_tile_0[_S101].w;
                part_1[u32(0)][u32(5)] = fma(q_0[u32(0)][u32(0)].w, _S105, fma(q_0[u32(0)][u32(0)].z, _S104, fma(q_0[u32(0)][u32(0)].y, _S103, fma(q_0[u32(0)][u32(0)].x, _S102, part_1[u32(0)][u32(5)]))));
                part_1[u32(1)][u32(5)] = fma(q_0[u32(1)][u32(0)].w, _S105, fma(q_0[u32(1)][u32(0)].z, _S104, fma(q_0[u32(1)][u32(0)].y, _S103, fma(q_0[u32(1)][u32(0)].x, _S102, part_1[u32(1)][u32(5)]))));
                part_1[u32(2)][u32(5)] = fma(q_0[u32(2)][u32(0)].w, _S105, fma(q_0[u32(2)][u32(0)].z, _S104, fma(q_0[u32(2)][u32(0)].y, _S103, fma(q_0[u32(2)][u32(0)].x, _S102, part_1[u32(2)][u32(5)]))));
                part_1[u32(3)][u32(5)] = fma(q_0[u32(3)][u32(0)].w, _S105, fma(q_0[u32(3)][u32(0)].z, _S104, fma(q_0[u32(3)][u32(0)].y, _S103, fma(q_0[u32(3)][u32(0)].x, _S102, part_1[u32(3)][u32(5)]))));
                var _S106 : u32 = (step_0 + u32(6)) * u32(32);
                var _S107 : u32 = _S106 + lane_1;
                var _S108 : f32 = k_tile_0[_S107].x;
                var _S109 : f32 = k_tile_0[_S107].y;
                var _S110 : f32 = k_tile_0[_S107].z;
                var _S111 : f32 = k_tile_0[_S107].w;
                part_1[u32(0)][u32(6)] = fma(q_0[u32(0)][u32(0)].w, _S111, fma(q_0[u32(0)][u32(0)].z, _S110, fma(q_0[u32(0)][u32(0)].y, _S109, fma(q_0[u32(0)][u32(0)].x, _S108, part_1[u32(0)][u32(6)]))));
                part_1[u32(1)][u32(6)] = fma(q_0[u32(1)][u32(0)].w, _S111, fma(q_0[u32(1)][u32(0)].z, _S110, fma(q_0[u32(1)][u32(0)].y, _S109, fma(q_0[u32(1)][u32(0)].x, _S108, part_1[u32(1)][u32(6)]))));
                part_1[u32(2)][u32(6)] = fma(q_0[u32(2)][u32(0)].w, _S111, fma(q_0[u32(2)][u32(0)].z, _S110, fma(q_0[u32(2)][u32(0)].y, _S109, fma(q_0[u32(2)][u32(0)].x, _S108, part_1[u32(2)][u32(6)]))));
                part_1[u32(3)][u32(6)] = fma(q_0[u32(3)][u32(0)].w, _S111, fma(q_0[u32(3)][u32(0)].z, _S110, fma(q_0[u32(3)][u32(0)].y, _S109, fma(q_0[u32(3)][u32(0)].x, _S108, part_1[u32(3)][u32(6)]))));
                var _S112 : u32 = (step_0 + u32(7)) * u32(32);
                var _S113 : u32 = _S112 + lane_1;
                var _S114 : f32 = k_tile_0[_S113].x;
                var _S115 : f32 = k_tile_0[_S113].y;
                var _S116 : f32 = k_tile_0[_S113].z;
                var _S117 : f32 = k_tile_0[_S113].w;
                part_1[u32(0)][u32(7)] = fma(q_0[u32(0)][u32(0)].w, _S117, fma(q_0[u32(0)][u32(0)].z, _S116, fma(q_0[u32(0)][u32(0)].y, _S115, fma(q_0[u32(0)][u32(0)].x, _S114, part_1[u32(0)][u32(7)]))));
                part_1[u32(1)][u32(7)] = fma(q_0[u32(1)][u32(0)].w, _S117, fma(q_0[u32(1)][u32(0)].z, _S116, fma(q_0[u32(1)][u32(0)].y, _S115, fma(q_0[u32(1)][u32(0)].x, _S114, part_1[u32(1)][u32(7)]))));
                part_1[u32(2)][u32(7)] = fma(q_0[u32(2)][u32(0)].w, _S117, fma(q_0[u32(2)][u32(0)].z, _S116, fma(q_0[u32(2)][u32(0)].y, _S115, fma(q_0[u32(2)][u32(0)].x, _S114, part_1[u32(2)][u32(7)]))));
                part_1[u32(3)][u32(7)] = fma(q_0[u32(3)][u32(0)].w, _S117, fma(q_0[u32(3)][u32(0)].z, _S116, fma(q_0[u32(3)][u32(0)].y, _S115, fma(q_0[u32(3)][u32(0)].x, _S114, part_1[u32(3)][u32(7)]))));
                var _S118 : u32 = _S70 + u32(8) + lane_1;
                var _S119 : f32 = k_tile_0[_S118].x;
                var _S120 : f32 = k_tile_0[_S118].y;
                var _S121 : f32 = k_tile_0[_S118].z;
                var _S122 : f32 = k_tile_0[_S118].w;
                part_1[u32(0)][u32(0)] = fma(q_0[u32(0)][u32(1)].w, _S122, fma(q_0[u32(0)][u32(1)].z, _S121, fma(q_0[u32(0)][u32(1)].y, _S120, fma(q_0[u32(0)][u32(1)].x, _S119, part_1[u32(0)][u32(0)]))));
                part_1[u32(1)][u32(0)] = fma(q_0[u32(1)][u32(1)].w, _S122, fma(q_0[u32(1)][u32(1)].z, _S121, fma(q_0[u32(1)][u32(1)].y, _S120, fma(q_0[u32(1)][u32(1)].x, _S119, part_1[u32(1)][u32(0)]))));
                part_1[u32(2)][u32(0)] = fma(q_0[u32(2)][u32(1)].w, _S122, fma(q_0[u32(2)][u32(1)].z, _S121, fma(q_0[u32(2)][u32(1)].y, _S120, fma(q_0[u32(2)][u32(1)].x, _S119, part_1[u32(2)][u32(0)]))));
                part_1[u32(3)][u32(0)] = fma(q_0[u32(3)][u32(1)].w, _S122, fma(q_0[u32(3)][u32(1)].z, _S121, fma(q_0[u32(3)][u32(1)].y, _S120, fma(q_0[u32(3)][u32(1)].x, _S119, part_1[u32(3)][u32(0)]))));
                var _S123 : u32 = _S76 + u32(8) + lane_1;
                var _S124 : f32 = k_tile_0[_S123].x;
                var _S125 : f32 = k_tile_0[_S123].y;
                var _S126 : f32 = k_tile_0[_S123].z;
                var _S127 : f32 = k_tile_0[_S123].w;
                part_1[u32(0)][u32(1)] = fma(q_0[u32(0)][u32(1)].w, _S127, fma(q_0[u32(0)][u32(1)].z, _S126, fma(q_0[u32(0)][u32(1)].y, _S125, fma(q_0[u32(0)][u32(1)].x, _S124, part_1[u32(0)][u32(1)]))));
                part_1[u32(1)][u32(1)] = fma(q_0[u32(1)][u32(1)].w, _S127, fma(q_0[u32(1)][u32(1)].z, _S126, fma(q_0[u32(1)][u32(1)].y, _S125, fma(q_0[u32(1)][u32(1)].x, _S124, part_1[u32(1)][u32(1)]))));
                part_1[u32(2)][u32(1)] = fma(q_0[u32(2)][u32(1)].w, _S127, fma(q_0[u32(2)][u32(1)].z, _S126, fma(q_0[u32(2)][u32(1)].y, _S125, fma(q_0[u32(2)][u32(1)].x, _S124, part_1[u32(2)][u32(1)]))));
                part_1[u32(3)][u32(1)] = fma(q_0[u32(3)][u32(1)].w, _S127, fma(q_0[u32(3)][u32(1)].z, _S126, fma(q_0[u32(3)][u32(1)].y, _S125, fma(q_0[u32(3)][u32(1)].x, _S124, part_1[u32(3)][u32(1)]))));
                var _S128 : u32 = _S82 + u32(8) + lane_1;
                var _S129 : f32 = k_tile_0[_S128].x;
                var _S130 : f32 = k_tile_0[_S128].y;
                var _S131 : f32 = k_tile_0[_S128].z;
                var _S132 : f32 = k_tile_0[_S128].w;
                part_1[u32(0)][u32(2)] = fma(q_0[u32(0)][u32(1)].w, _S132, fma(q_0[u32(0)][u32(1)].z, _S131, fma(q_0[u32(0)][u32(1)].y, _S130, fma(q_0[u32(0)][u32(1)].x, _S129, part_1[u32(0)][u32(2)]))));
                part_1[u32(1)][u32(2)] = fma(q_0[u32(1)][u32(1)].w, _S132, fma(q_0[u32(1)][u32(1)].z, _S131, fma(q_0[u32(1)][u32(1)].y, _S130, fma(q_0[u32(1)][u32(1)].x, _S129, part_1[u32(1)][u32(2)]))));
                part_1[u32(2)][u32(2)] = fma(q_0[u32(2)][u32(1)].w, _S132, fma(q_0[u32(2)][u32(1)].z, _S131, fma(q_0[u32(2)][u32(1)].y, _S130, fma(q_0[u32(2)][u32(1)].x, _S129, part_1[u32(2)][u32(2)]))));
                part_1[u32(3)][u32(2)] = fma(q_0[u32(3)][u32(1)].w, _S132, fma(q_0[u32(3)][u32(1)].z, _S131, fma(q_0[u32(3)][u32(1)].y, _S130, fma(q_0[u32(3)][u32(1)].x, _S129, part_1[u32(3)][u32(2)]))));
                var _S133 : u32 = _S88 + u32(8) + lane_1;
                var _S134 : f32 = k_tile_0[_S133].x;
                var _S135 : f32 = k_tile_0[_S133].y;
                var _S136 : f32 = k_tile_0[_S133].z;
                var _S137 : f32 = k_tile_0[_S133].w;
                part_1[u32(0)][u32(3)] = fma(q_0[u32(0)][u32(1)].w, _S137, fma(q_0[u32(0)][u32(1)].z, _S136, fma(q_0[u32(0)][u32(1)].y, _S135, fma(q_0[u32(0)][u32(1)].x, _S134, part_1[u32(0)][u32(3)]))));
                part_1[u32(1)][u32(3)] = fma(q_0[u32(1)][u32(1)].w, _S137, fma(q_0[u32(1)][u32(1)].z, _S136, fma(q_0[u32(1)][u32(1)].y, _S135, fma(q_0[u32(1)][u32(1)].x, _S134, part_1[u32(1)][u32(3)]))));
                part_1[u32(2)][u32(3)] = fma(q_0[u32(2)][u32(1)].w, _S137, fma(q_0[u32(2)][u32(1)].z, _S136, fma(q_0[u32(2)][u32(1)].y, _S135, fma(q_0[u32(2)][u32(1)].x, _S134, part_1[u32(2)][u32(3)]))));
                part_1[u32(3)][u32(3)] = fma(q_0[u32(3)][u32(1)].w, _S137, fma(q_0[u32(3)][u32(1)].z, _S136, fma(q_0[u32(3)][u32(1)].y, _S135, fma(q_0[u32(3)][u32(1)].x, _S134, part_1[u32(3)][u32(3)]))));
                var _S138 : u32 = _S94 + u32(8) + lane_1;
                var _S139 : f32 = k_tile_0[_S138].x;
                var _S140 : f32 = k_tile_0[_S138].y;
                var _S141 : f32 = k_tile_0[_S138].z;
                var _S142 : f32 = k_tile_0[_S138].w;
                part_1[u32(0)][u32(4)] = fma(q_0[u32(0)][u32(1)].w, _S142, fma(q_0[u32(0)][u32(1)].z, _S141, fma(q_0[u32(0)][u32(1)].y, _S140, fma(q_0[u32(0)][u32(1)].x, _S139, part_1[u32(0)][u32(4)]))));
                part_1[u32(1)][u32(4)] = fma(q_0[u32(1)][u32(1)].w, _S142, fma(q_0[u32(1)][u32(1)].z, _S141, fma(q_0[u32(1)][u32(1)].y, _S140, fma(q_0[u32(1)][u32(1)].x, _S139, part_1[u32(1)][u32(4)]))));
                part_1[u32(2)][u32(4)] = fma(q_0[u32(2)][u32(1)].w, _S142, fma(q_0[u32(2)][u32(1)].z, _S141, fma(q_0[u32(2)][u32(1)].y, _S140, fma(q_0[u32(2)][u32(1)].x, _S139, part_1[u32(2)][u32(4)]))));
                part_1[u32(3)][u32(4)] = fma(q_0[u32(3)][u32(1)].w, _S142, fma(q_0[u32(3)][u32(1)].z, _S141, fma(q_0[u32(3)][u32(1)].y, _S140, fma(q_0[u32(3)][u32(1)].x, _S139, part_1[u32(3)][u32(4)]))));
                var _S143 : u32 = _S100 + u32(8) + lane_1;
                var _S144 : f32 = k_tile_0[_S143].x;
                var _S145 : f32 = k_tile_0[_S143].y;
                var _S146 : f32 = k_tile_0[_S143].z;
                var _S147 : f32 = k_tile_0[_S143].w;
                part_1[u32(0)][u32(5)] = fma(q_0[u32(0)][u32(1)].w, _S147, fma(q_0[u32(0)][u32(1)].z, _S146, fma(q_0[u32(0)][u32(1)].y, _S145, fma(q_0[u32(0)][u32(1)].x, _S144, part_1[u32(0)][u32(5)]))));
                part_1[u32(1)][u32(5)] = fma(q_0[u32(1)][u32(1)].w, _S147, fma(q_0[u32(1)][u32(1)].z, _S146, fma(q_0[u32(1)][u32(1)].y, _S145, fma(q_0[u32(1)][u32(1)].x, _S144, part_1[u32(1)][u32(5)]))));
                part_1[u32(2)][u32(5)] = fma(q_0[u32(2)][u32(1)].w, _S147, fma(q_0[u32(2)][u32(1)].z, _S146, fma(q_0[u32(2)][u32(1)].y, _S145, fma(q_0[u32(2)][u32(1)].x, _S144, part_1[u32(2)][u32(5)]))));
                part_1[u32(3)][u32(5)] = fma(q_0[u32(3)][u32(1)].w, _S147, fma(q_0[u32(3)][u32(1)].z, _S146, fma(q_0[u32(3)][u32(1)].y, _S145, fma(q_0[u32(3)][u32(1)].x, _S144, part_1[u32(3)][u32(5)]))));
                var _S148 : u32 = _S106 + u32(8) + lane_1;
                var _S149 : f32 = k_tile_0[_S148].x;
                var _S150 : f32 = k_tile_0[_S148].y;
                var _S151 : f32 = k_tile_0[_S148].z;
                var _S152 : f32 = k_tile_0[_S148].w;
                part_1[u32(0)][u32(6)] = fma(q_0[u32(0)][u32(1)].w, _S152, fma(q_0[u32(0)][u32(1)].z, _S151, fma(q_0[u32(0)][u32(1)].y, _S150, fma(q_0[u32(0)][u32(1)].x, _S149, part_1[u32(0)][u32(6)]))));
                part_1[u32(1)][u32(6)] = fma(q_0[u32(1)][u32(1)].w, _S152, fma(q_0[u32(1)][u32(1)].z, _S151, fma(q_0[u32(1)][u32(1)].y, _S150, fma(q_0[u32(1)][u32(1)].x, _S149, part_1[u32(1)][u32(6)]))));
                part_1[u32(2)][u32(6)] = fma(q_0[u32(2)][u32(1)].w, _S152, fma(q_0[u32(2)][u32(1)].z, _S151, fma(q_0[u32(2)][u32(1)].y, _S150, fma(q_0[u32(2)][u32(1)].x, _S149, part_1[u32(2)][u32(6)]))));
                part_1[u32(3)][u32(6)] = fma(q_0[u32(3)][u32(1)].w, _S152, fma(q_0[u32(3)][u32(1)].z, _S151, fma(q_0[u32(3)][u32(1)].y, _S150, fma(q_0[u32(3)][u32(1)].x, _S149, part_1[u32(3)][u32(6)]))));
                var _S153 : u32 = _S112 + u32(8) + lane_1;
                var _S154 : f32 = k_tile_0[_S153].x;
                var _S155 : f32 = k_tile_0[_S153].y;
                var _S156 : f32 = k_tile_0[_S153].z;
                var _S157 : f32 = k_tile_0[_S153].w;
                part_1[u32(0)][u32(7)] = fma(q_0[u32(0)][u32(1)].w, _S157, fma(q_0[u32(0)][u32(1)].z, _S156, fma(q_0[u32(0)][u32(1)].y, _S155, fma(q_0[u32(0)][u32(1)].x, _S154, part_1[u32(0)][u32(7)]))));
                part_1[u32(1)][u32(7)] = fma(q_0[u32(1)][u32(1)].w, _S157, fma(q_0[u32(1)][u32(1)].z, _S156, fma(q_0[u32(1)][u32(1)].y, _S155, fma(q_0[u32(1)][u32(1)].x, _S154, part_1[u32(1)][u32(7)]))));
                part_1[u32(2)][u32(7)] = fma(q_0[u32(2)][u32(1)].w, _S157, fma(q_0[u32(2)][u32(1)].z, _S156, fma(q_0[u32(2)][u32(1)].y, _S155, fma(q_0[u32(2)][u32(1)].x, _S154, part_1[u32(2)][u32(7)]))));
                part_1[u32(3)][u32(7)] = fma(q_0[u32(3)][u32(1)].w, _S157, fma(q_0[u32(3)][u32(1)].z, _S156, fma(q_0[u32(3)][u32(1)].y, _S155, fma(q_0[u32(3)][u32(1)].x, _S154, part_1[u32(3)][u32(7)]))));
                var _S158 : u32 = _S70 + u32(16) + lane_1;
                var _S159 : f32 = k_tile_0[_S158].x;
                var _S160 : f32 = k_tile_0[_S158].y;
                var _S161 : f32 = k_tile_0[_S158].z;
                var _S162 : f32 = k_tile_0[_S158].w;
                part_1[u32(0)][u32(0)] = fma(q_0[u32(0)][u32(2)].w, _S162, fma(q_0[u32(0)][u32(2)].z, _S161, fma(q_0[u32(0)][u32(2)].y, _S160, fma(q_0[u32(0)][u32(2)].x, _S159, part_1[u32(0)][u32(0)]))));
                part_1[u32(1)][u32(0)] = fma(q_0[u32(1)][u32(2)].w, _S162, fma(q_0[u32(1)][u32(2)].z, _S161, fma(q_0[u32(1)][u32(2)].y, _S160, fma(q_0[u32(1)][u32(2)].x, _S159, part_1[u32(1)][u32(0)]))));
                part_1[u32(2)][u32(0)] = fma(q_0[u32(2)][u32(2)].w, _S162, fma(q_0[u32(2)][u32(2)].z, _S161, fma(q_0[u32(2)][u32(2)].y, _S160, fma(q_0[u32(2)][u32(2)].x, _S159, part_1[u32(2)][u32(0)]))));
                part_1[u32(3)][u32(0)] = fma(q_0[u32(3)][u32(2)].w, _S162, fma(q_0[u32(3)][u32(2)].z, _S161, fma(q_0[u32(3)][u32(2)].y, _S160, fma(q_0[u32(3)][u32(2)].x, _S159, part_1[u32(3)][u32(0)]))));
                var _S163 : u32 = _S76 + u32(16) + lane_1;
                var _S164 : f32 = k_tile_0[_S163].x;
                var _S165 : f32 = k_tile_0[_S163].y;
                var _S166 : f32 = k_tile_0[_S163].z;
                var _S167 : f32 = k_tile_0[_S163].w;
                part_1[u32(0)][u32(1)] = fma(q_0[u32(0)][u32(2)].w, _S167, fma(q_0[u32(0)][u32(2)].z, _S166, fma(q_0[u32(0)][u32(2)].y, _S165, fma(q_0[u32(0)][u32(2)].x, _S164, part_1[u32(0)][u32(1)]))));
                part_1[u32(1)][u32(1)] = fma(q_0[u32(1)][u32(2)].w, _S167, fma(q_0[u32(1)][u32(2)].z, _S166, fma(q_0[u32(1)][u32(2)].y, _S165, fma(q_0[u32(1)][u32(2)].x, _S164, part_1[u32(1)][u32(1)]))));
                part_1[u32(2)][u32(1)] = fma(q_0[u32(2)][u32(2)].w, _S167, fma(q_0[u32(2)][u32(2)].z, _S166, fma(q_0[u32(2)][u32(2)].y, _S165, fma(q_0[u32(2)][u32(2)].x, _S164, part_1[u32(2)][u32(1)]))));
                part_1[u32(3)][u32(1)] = fma(q_0[u32(3)][u32(2)].w, _S167, fma(q_0[u32(3)][u32(2)].z, _S166, fma(q_0[u32(3)][u32(2)].y, _S165, fma(q_0[u32(3)][u32(2)].x, _S164, part_1[u32(3)][u32(1)]))));
                var _S168 : u32 = _S82 + u32(16) + lane_1;
                var _S169 : f32 = k_tile_0[_S168].x;
                var _S170 : f32 = k_tile_0[_S168].y;
                var _S171 : f32 = k_tile_0[_S168].z;
                var _S172 : f32 = k_tile_0[_S168].w;
                part_1[u32(0)][u32(2)] = fma(q_0[u32(0)][u32(2)].w, _S172, fma(q_0[u32(0)][u32(2)].z, _S171, fma(q_0[u32(0)][u32(2)].y, _S170, fma(q_0[u32(0)][u32(2)].x, _S169, part_1[u32(0)][u32(2)]))));
                part_1[u32(1)][u32(2)] = fma(q_0[u32(1)][u32(2)].w, _S172, fma(q_0[u32(1)][u32(2)].z, _S171, fma(q_0[u32(1)][u32(2)].y, _S170, fma(q_0[u32(1)][u32(2)].x, _S169, part_1[u32(1)][u32(2)]))));
                part_1[u32(2)][u32(2)] = fma(q_0[u32(2)][u32(2)].w, _S172, fma(q_0[u32(2)][u32(2)].z, _S171, fma(q_0[u32(2)][u32(2)].y, _S170, fma(q_0[u32(2)][u32(2)].x, _S169, part_1[u32(2)][u32(2)]))));
                part_1[u32(3)][u32(2)] = fma(q_0[u32(3)][u32(2)].w, _S172, fma(q_0[u32(3)][u32(2)].z, _S171, fma(q_0[u32(3)][u32(2)].y, _S170, fma(q_0[u32(3)][u32(2)].x, _S169, part_1[u32(3)][u32(2)]))));
                var _S173 : u32 = _S88 + u32(16) + lane_1;
                var _S174 : f32 = k_tile_0[_S173].x;
                var _S175 : f32 = k_tile_0[_S173].y;
                var _S176 : f32 = k_tile_0[_S173].z;
                var _S177 : f32 = k_tile_0[_S173].w;
                part_1[u32(0)][u32(3)] = fma(q_0[u32(0)][u32(2)].w, _S177, fma(q_0[u32(0)][u32(2)].z, _S176, fma(q_0[u32(0)][u32(2)].y, _S175, fma(q_0[u32(0)][u32(2)].x, _S174, part_1[u32(0)][u32(3)]))));
                part_1[u32(1)][u32(3)] = fma(q_0[u32(1)][u32(2)].w, _S177, fma(q_0[u32(1)][u32(2)].z, _S176, fma(q_0[u32(1)][u32(2)].y, _S175, fma(q_0[u32(1)][u32(2)].x, _S174, part_1[u32(1)][u32(3)]))));
                part_1[u32(2)][u32(3)] = fma(q_0[u32(2)][u32(2)].w, _S177, fma(q_0[u32(2)][u32(2)].z, _S176, fma(q_0[u32(2)][u32(2)].y, _S175, fma(q_0[u32(2)][u32(2)].x, _S174, part_1[u32(2)][u32(3)]))));
                part_1[u32(3)][u32(3)] = fma(q_0[u32(3)][u32(2)].w, _S177, fma(q_0[u32(3)][u32(2)].z, _S176, fma(q_0[u32(3)][u32(2)].y, _S175, fma(q_0[u32(3)][u32(2)].x, _S174, part_1[u32(3)][u32(3)]))));
                var _S178 : u32 = _S94 + u32(16) + lane_1;
                var _S179 : f32 = k_tile_0[_S178].x;
                var _S180 : f32 = k_tile_0[_S178].y;
                var _S181 : f32 = k_tile_0[_S178].z;
                var _S182 : f32 = k_tile_0[_S178].w;
                part_1[u32(0)][u32(4)] = fma(q_0[u32(0)][u32(2)].w, _S182, fma(q_0[u32(0)][u32(2)].z, _S181, fma(q_0[u32(0)][u32(2)].y, _S180, fma(q_0[u32(0)][u32(2)].x, _S179, part_1[u32(0)][u32(4)]))));
                part_1[u32(1)][u32(4)] = fma(q_0[u32(1)][u32(2)].w, _S182, fma(q_0[u32(1)][u32(2)].z, _S181, fma(q_0[u32(1)][u32(2)].y, _S180, fma(q_0[u32(1)][u32(2)].x, _S179, part_1[u32(1)][u32(4)]))));
                part_1[u32(2)][u32(4)] = fma(q_0[u32(2)][u32(2)].w, _S182, fma(q_0[u32(2)][u32(2)].z, _S181, fma(q_0[u32(2)][u32(2)].y, _S180, fma(q_0[u32(2)][u32(2)].x, _S179, part_1[u32(2)][u32(4)]))));
                part_1[u32(3)][u32(4)] = fma(q_0[u32(3)][u32(2)].w, _S182, fma(q_0[u32(3)][u32(2)].z, _S181, fma(q_0[u32(3)][u32(2)].y, _S180, fma(q_0[u32(3)][u32(2)].x, _S179, part_1[u32(3)][u32(4)]))));
                var _S183 : u32 = _S100 + u32(16) + lane_1;
                var _S184 : f32 = k_tile_0[_S183].x;
                var _S185 : f32 = k_tile_0[_S183].y;
                var _S186 : f32 = k_tile_0[_S183].z;
                var _S187 : f32 = k_tile_0[_S183].w;
                part_1[u32(0)][u32(5)] = fma(q_0[u32(0)][u32(2)].w, _S187, fma(q_0[u32(0)][u32(2)].z, _S186, fma(q_0[u32(0)][u32(2)].y, _S185, fma(q_0[u32(0)][u32(2)].x, _S184, part_1[u32(0)][u32(5)]))));
                part_1[u32(1)][u32(5)] = fma(q_0[u32(1)][u32(2)].w, _S187, fma(q_0[u32(1)][u32(2)].z, _S186, fma(q_0[u32(1)][u32(2)].y, _S185, fma(q_0[u32(1)][u32(2)].x, _S184, part_1[u32(1)][u32(5)]))));
                part_1[u32(2)][u32(5)] = fma(q_0[u32(2)][u32(2)].w, _S187, fma(q_0[u32(2)][u32(2)].z, _S186, fma(q_0[u32(2)][u32(2)].y, _S185, fma(q_0[u32(2)][u32(2)].x, _S184, part_1[u32(2)][u32(5)]))));
                part_1[u32(3)][u32(5)] = fma(q_0[u32(3)][u32(2)].w, _S187, fma(q_0[u32(3)][u32(2)].z, _S186, fma(q_0[u32(3)][u32(2)].y, _S185, fma(q_0[u32(3)][u32(2)].x, _S184, part_1[u32(3)][u32(5)]))));
                var _S188 : u32 = _S106 + u32(16) + lane_1;
                var _S189 : f32 = k_tile_0[_S188].x;
                var _S190 : f32 = k_tile_0[_S188].y;
                var _S191 : f32 = k_tile_0[_S188].z;
                var _S192 : f32 = k_tile_0[_S188].w;
                part_1[u32(0)][u32(6)] = fma(q_0[u32(0)][u32(2)].w, _S192, fma(q_0[u32(0)][u32(2)].z, _S191, fma(q_0[u32(0)][u32(2)].y, _S190, fma(q_0[u32(0)][u32(2)].x, _S189, part_1[u32(0)][u32(6)]))));
                part_1[u32(1)][u32(6)] = fma(q_0[u32(1)][u32(2)].w, _S192, fma(q_0[u32(1)][u32(2)].z, _S191, fma(q_0[u32(1)][u32(2)].y, _S190, fma(q_0[u32(1)][u32(2)].x, _S189, part_1[u32(1)][u32(6)]))));
                part_1[u32(2)][u32(6)] = fma(q_0[u32(2)][u32(2)].w, _S192, fma(q_0[u32(2)][u32(2)].z, _S191, fma(q_0[u32(2)][u32(2)].y, _S190, fma(q_0[u32(2)][u32(2)].x, _S189, part_1[u32(2)][u32(6)]))));
                part_1[u32(3)][u32(6)] = fma(q_0[u32(3)][u32(2)].w, _S192, fma(q_0[u32(3)][u32(2)].z, _S191, fma(q_0[u32(3)][u32(2)].y, _S190, fma(q_0[u32(3)][u32(2)].x, _S189, part_1[u32(3)][u32(6)]))));
                var _S193 : u32 = _S112 + u32(16) + lane_1;
                var _S194 : f32 = k_tile_0[_S193].x;
                var _S195 : f32 = k_tile_0[_S193].y;
                var _S196 : f32 = k_tile_0[_S193].z;
                var _S197 : f32 = k_tile_0[_S193].w;
                part_1[u32(0)][u32(7)] = fma(q_0[u32(0)][u32(2)].w, _S197, fma(q_0[u32(0)][u32(2)].z, _S196, fma(q_0[u32(0)][u32(2)].y, _S195, fma(q_0[u32(0)][u32(2)].x, _S194, part_1[u32(0)][u32(7)]))));
                part_1[u32(1)][u32(7)] = fma(q_0[u32(1)][u32(2)].w, _S197, fma(q_0[u32(1)][u32(2)].z, _S196, fma(q_0[u32(1)][u32(2)].y, _S195, fma(q_0[u32(1)][u32(2)].x, _S194, part_1[u32(1)][u32(7)]))));
                part_1[u32(2)][u32(7)] = fma(q_0[u32(2)][u32(2)].w, _S197, fma(q_0[u32(2)][u32(2)].z, _S196, fma(q_0[u32(2)][u32(2)].y, _S195, fma(q_0[u32(2)][u32(2)].x, _S194, part_1[u32(2)][u32(7)]))));
                part_1[u32(3)][u32(7)] = fma(q_0[u32(3)][u32(2)].w, _S197, fma(q_0[u32(3)][u32(2)].z, _S196, fma(q_0[u32(3)][u32(2)].y, _S195, fma(q_0[u32(3)][u32(2)].x, _S194, part_1[u32(3)][u32(7)]))));
                var _S198 : u32 = _S70 + u32(24) + lane_1;
                var _S199 : f32 = k_tile_0[_S198].x;
                var _S200 : f32 = k_tile_0[_S198].y;
                var _S201 : f32 = k_tile_0[_S198].z;
                var _S202 : f32 = k_tile_0[_S198].w;
                part_1[u32(0)][u32(0)] = fma(q_0[u32(0)][u32(3)].w, _S202, fma(q_0[u32(0)][u32(3)].z, _S201, fma(q_0[u32(0)][u32(3)].y, _S200, fma(q_0[u32(0)][u32(3)].x, _S199, part_1[u32(0)][u32(0)]))));
                part_1[u32(1)][u32(0)] = fma(q_0[u32(1)][u32(3)].w, _S202, fma(q_0[u32(1)][u32(3)].z, _S201, fma(q_0[u32(1)][u32(3)].y, _S200, fma(q_0[u32(1)][u32(3)].x, _S199, part_1[u32(1)][u32(0)]))));
                part_1[u32(2)][u32(0)] = fma(q_0[u32(2)][u32(3)].w, _S202, fma(q_0[u32(2)][u32(3)].z, _S201, fma(q_0[u32(2)][u32(3)].y, _S200, fma(q_0[u32(2)][u32(3)].x, _S199, part_1[u32(2)][u32(0)]))));
                part_1[u32(3)][u32(0)] = fma(q_0[u32(3)][u32(3)].w, _S202, fma(q_0[u32(3)][u32(3)].z, _S201, fma(q_0[u32(3)][u32(3)].y, _S200, fma(q_0[u32(3)][u32(3)].x, _S199, part_1[u32(3)][u32(0)]))));
                var _S203 : u32 = _S76 + u32(24) + lane_1;
                var _S204 : f32 = k_tile_0[_S203].x;
                var _S205 : f32 = k_tile_0[_S203].y;
                var _S206 : f32 = k_tile_0[_S203].z;
                var _S207 : f32 = k_tile_0[_S203].w;
                part_1[u32(0)][u32(1)] = fma(q_0[u32(0)][u32(3)].w, _S207, fma(q_0[u32(0)][u32(3)].z, _S206, fma(q_0[u32(0)][u32(3)].y, _S205, fma(q_0[u32(0)][u32(3)].x, _S204, part_1[u32(0)][u32(1)]))));
                part_1[u32(1)][u32(1)] = fma(q_0[u32(1)][u32(3)].w, _S207, fma(q_0[u32(1)][u32(3)].z, _S206, fma(q_0[u32(1)][u32(3)].y, _S205, fma(q_0[u32(1)][u32(3)].x, _S204, part_1[u32(1)][u32(1)]))));
                part_1[u32(2)][u32(1)] = fma(q_0[u32(2)][u32(3)].w, _S207, fma(q_0[u32(2)][u32(3)].z, _S206, fma(q_0[u32(2)][u32(3)].y, _S205, fma(q_0[u32(2)][u32(3)].x, _S204, part_1[u32(2)][u32(1)]))));
                part_1[u32(3)][u32(1)] = fma(q_0[u32(3)][u32(3)].w, _S207, fma(q_0[u32(3)][u32(3)].z, _S206, fma(q_0[u32(3)][u32(3)].y, _S205, fma(q_0[u32(3)][u32(3)].x, _S204, part_1[u32(3)][u32(1)]))));
                var _S208 : u32 = _S82 + u32(24) + lane_1;
                var _S209 : f32 = k_tile_0[_S208].x;
                var _S210 : f32 = k_tile_0[_S208].y;
                var _S211 : f32 = k_tile_0[_S208].z;
                var _S212 : f32 = k_tile_0[_S208].w;
                part_1[u32(0)][u32(2)] = fma(q_0[u32(0)][u32(3)].w, _S212, fma(q_0[u32(0)][u32(3)].z, _S211, fma(q_0[u32(0)][u32(3)].y, _S210, fma(q_0[u32(0)][u32(3)].x, _S209, part_1[u32(0)][u32(2)]))));
                part_1[u32(1)][u32(2)] = fma(q_0[u32(1)][u32(3)].w, _S212, fma(q_0[u32(1)][u32(3)].z, _S211, fma(q_0[u32(1)][u32(3)].y, _S210, fma(q_0[u32(1)][u32(3)].x, _S209, part_1[u32(1)][u32(2)]))));
                part_1[u32(2)][u32(2)] = fma(q_0[u32(2)][u32(3)].w, _S212, fma(q_0[u32(2)][u32(3)].z, _S211, fma(q_0[u32(2)][u32(3)].y, _S210, fma(q_0[u32(2)][u32(3)].x, _S209, part_1[u32(2)][u32(2)]))));
                part_1[u32(3)][u32(2)] = fma(q_0[u32(3)][u32(3)].w, _S212, fma(q_0[u32(3)][u32(3)].z, _S211, fma(q_0[u32(3)][u32(3)].y, _S210, fma(q_0[u32(3)][u32(3)].x, _S209, part_1[u32(3)][u32(2)]))));
                var _S213 : u32 = _S88 + u32(24) + lane_1;
                var _S214 : f32 = k_tile_0[_S213].x;
                var _S215 : f32 = k_tile_0[_S213].y;
                var _S216 : f32 = k_tile_0[_S213].z;
                var _S217 : f32 = k_tile_0[_S213].w;
                part_1[u32(0)][u32(3)] = fma(q_0[u32(0)][u32(3)].w, _S217, fma(q_0[u32(0)][u32(3)].z, _S216, fma(q_0[u32(0)][u32(3)].y, _S215, fma(q_0[u32(0)][u32(3)].x, _S214, part_1[u32(0)][u32(3)]))));
                part_1[u32(1)][u32(3)] = fma(q_0[u32(1)][u32(3)].w, _S217, fma(q_0[u32(1)][u32(3)].z, _S216, fma(q_0[u32(1)][u32(3)].y, _S215, fma(q_0[u32(1)][u32(3)].x, _S214, part_1[u32(1)][u32(3)]))));
                part_1[u32(2)][u32(3)] = fma(q_0[u32(2)][u32(3)].w, _S217, fma(q_0[u32(2)][u32(3)].z, _S216, fma(q_0[u32(2)][u32(3)].y, _S215, fma(q_0[u32(2)][u32(3)].x, _S214, part_1[u32(2)][u32(3)]))));
                part_1[u32(3)][u32(3)] = fma(q_0[u32(3)][u32(3)].w, _S217, fma(q_0[u32(3)][u32(3)].z, _S216, fma(q_0[u32(3)][u32(3)].y, _S215, fma(q_0[u32(3)][u32(3)].x, _S214, part_1[u32(3)][u32(3)]))));
                var _S218 : u32 = _S94 + u32(24) + lane_1;
                var _S219 : f32 = k_tile_0[_S218].x;
                var _S220 : f32 = k_tile_0[_S218].y;
                var _S221 : f32 = k_tile_0[_S218].z;
                var _S222 : f32 = k_tile_0[_S218].w;
                part_1[u32(0)][u32(4)] = fma(q_0[u32(0)][u32(3)].w, _S222, fma(q_0[u32(0)][u32(3)].z, _S221, fma(q_0[u32(0)][u32(3)].y, _S220, fma(q_0[u32(0)][u32(3)].x, _S219, part_1[u32(0)][u32(4)]))));
                part_1[u32(1)][u32(4)] = fma(q_0[u32(1)][u32(3)].w, _S222, fma(q_0[u32(1)][u32(3)].z, _S221, fma(q_0[u32(1)][u32(3)].y, _S220, fma(q_0[u32(1)][u32(3)].x, _S219, part_1[u32(1)][u32(4)]))));
                part_1[u32(2)][u32(4)] = fma(q_0[u32(2)][u32(3)].w, _S222, fma(q_0[u32(2)][u32(3)].z, _S221, fma(q_0[u32(2)][u32(3)].y, _S220, fma(q_0[u32(2)][u32(3)].x, _S219, part_1[u32(2)][u32(4)]))));
                part_1[u32(3)][u32(4)] = fma(q_0[u32(3)][u32(3)].w, _S222, fma(q_0[u32(3)][u32(3)].z, _S221, fma(q_0[u32(3)][u32(3)].y, _S220, fma(q_0[u32(3)][u32(3)].x, _S219, part_1[u32(3)][u32(4)]))));
                var _S223 : u32 = _S100 + u32(24) + lane_1;
                var _S224 : f32 = k_tile_0[_S223].x;
                var _S225 : f32 = k_tile_0[_S223].y;
                var _S226 : f32 = k_tile_0[_S223].z;
                var _S227 : f32 = k_tile_0[_S223].w;
                part_1[u32(0)][u32(5)] = fma(q_0[u32(0)][u32(3)].w, _S227, fma(q_0[u32(0)][u32(3)].z, _S226, fma(q_0[u32(0)][u32(3)].y, _S225, fma(q_0[u32(0)][u32(3)].x, _S224, part_1[u32(0)][u32(5)]))));
                part_1[u32(1)][u32(5)] = fma(q_0[u32(1)][u32(3)].w, _S227, fma(q_0[u32(1)][u32(3)].z, _S226, fma(q_0[u32(1)][u32(3)].y, _S225, fma(q_0[u32(1)][u32(3)].x, _S224, part_1[u32(1)][u32(5)]))));
                part_1[u32(2)][u32(5)] = fma(q_0[u32(2)][u32(3)].w, _S227, fma(q_0[u32(2)][u32(3)].z, _S226, fma(q_0[u32(2)][u32(3)].y, _S225, fma(q_0[u32(2)][u32(3)].x, _S224, part_1[u32(2)][u32(5)]))));
                part_1[u32(3)][u32(5)] = fma(q_0[u32(3)][u32(3)].w, _S227, fma(q_0[u32(3)][u32(3)].z, _S226, fma(q_0[u32(3)][u32(3)].y, _S225, fma(q_0[u32(3)][u32(3)].x, _S224, part_1[u32(3)][u32(5)]))));
                var _S228 : u32 = _S106 + u32(24) + lane_1;
                var _S229 : f32 = k_tile_0[_S228].x;
                var _S230 : f32 = k_tile_0[_S228].y;
                var _S231 : f32 = k_tile_0[_S228].z;
                var _S232 : f32 = k_tile_0[_S228].w;
                part_1[u32(0)][u32(6)] = fma(q_0[u32(0)][u32(3)].w, _S232, fma(q_0[u32(0)][u32(3)].z, _S231, fma(q_0[u32(0)][u32(3)].y, _S230, fma(q_0[u32(0)][u32(3)].x, _S229, part_1[u32(0)][u32(6)]))));
                part_1[u32(1)][u32(6)] = fma(q_0[u32(1)][u32(3)].w, _S232, fma(q_0[u32(1)][u32(3)].z, _S231, fma(q_0[u32(1)][u32(3)].y, _S230, fma(q_0[u32(1)][u32(3)].x, _S229, part_1[u32(1)][u32(6)]))));
                part_1[u32(2)][u32(6)] = fma(q_0[u32(2)][u32(3)].w, _S232, fma(q_0[u32(2)][u32(3)].z, _S231, fma(q_0[u32(2)][u32(3)].y, _S230, fma(q_0[u32(2)][u32(3)].x, _S229, part_1[u32(2)][u32(6)]))));
                part_1[u32(3)][u32(6)] = fma(q_0[u32(3)][u32(3)].w, _S232, fma(q_0[u32(3)][u32(3)].z, _S231, fma(q_0[u32(3)][u32(3)].y, _S230, fma(q_0[u32(3)][u32(3)].x, _S229, part_1[u32(3)][u32(6)]))));
                var _S233 : u32 = _S112 + u32(24) + lane_1;
                var _S234 : f32 = k_tile_0[_S233].x;
                var _S235 : f32 = k_tile_0[_S233].y;
                var _S236 : f32 = k_tile_0[_S233].z;
                var _S237 : f32 = k_tile_0[_S233].w;
                part_1[u32(0)][u32(7)] = fma(q_0[u32(0)][u32(3)].w, _S237, fma(q_0[u32(0)][u32(3)].z, _S236, fma(q_0[u32(0)][u32(3)].y, _S235, fma(q_0[u32(0)][u32(3)].x, _S234, part_1[u32(0)][u32(7)]))));
                part_1[u32(1)][u32(7)] = fma(q_0[u32(1)][u32(3)].w, _S237, fma(q_0[u32(1)][u32(3)].z, _S236, fma(q_0[u32(1)][u32(3)].y, _S235, fma(q_0[u32(1)][u32(3)].x, _S234, part_1[u32(1)][u32(7)]))));
                part_1[u32(2)][u32(7)] = fma(q_0[u32(2)][u32(3)].w, _S237, fma(q_0[u32(2)][u32(3)].z, _S236, fma(q_0[u32(2)][u32(3)].y, _S235, fma(q_0[u32(2)][u32(3)].x, _S234, part_1[u32(2)][u32(7)]))));
                part_1[u32(3)][u32(7)] = fma(q_0[u32(3)][u32(3)].w, _S237, fma(q_0[u32(3)][u32(3)].z, _S236, fma(q_0[u32(3)][u32(3)].y, _S235, fma(q_0[u32(3)][u32(3)].x, _S234, part_1[u32(3)][u32(7)]))));
                var _S238 : f32 = quadSwapX(part_1[i32(1)][u32(0)]);
                var near_0 : f32 = part_1[i32(0)][u32(0)] + _S238;
                var score_1 : array<f32, i32(8)>;
                var _S239 : f32 = quadSwapY(part_1[i32(2)][u32(0)]);
                var _S240 : f32 = quadSwapDiagonal(part_1[i32(3)][u32(0)]);
                var _S241 : f32 = near_0 + (_S239 + _S240);
                score_1[u32(0)] = _S241;
                ;
                var _S242 : f32 = subgroupShuffle(_S241, i32((_S18 ^ (u32(4)))));
                score_1[u32(0)] = score_1[u32(0)] + _S242;
                var _S243 : f32 = quadSwapX(part_1[i32(1)][u32(1)]);
                var near_1 : f32 = part_1[i32(0)][u32(1)] + _S243;
                var _S244 : f32 = quadSwapY(part_1[i32(2)][u32(1)]);
                var _S245 : f32 = quadSwapDiagonal(part_1[i32(3)][u32(1)]);
                var _S246 : f32 = near_1 + (_S244 + _S245);
                score_1[u32(1)] = _S246;
                ;
                var _S247 : f32 = subgroupShuffle(_S246, i32((_S18 ^ (u32(4)))));
                score_1[u32(1)] = score_1[u32(1)] + _S247;
                var _S248 : f32 = quadSwapX(part_1[i32(1)][u32(2)]);
                var near_2 : f32 = part_1[i32(0)][u32(2)] + _S248;
                var _S249 : f32 = quadSwapY(part_1[i32(2)][u32(2)]);
                var _S250 : f32 = quadSwapDiagonal(part_1[i32(3)][u32(2)]);
                var _S251 : f32 = near_2 + (_S249 + _S250);
                score_1[u32(2)] = _S251;
                ;
                var _S252 : f32 = subgroupShuffle(_S251, i32((_S18 ^ (u32(4)))));
                score_1[u32(2)] = score_1[u32(2)] + _S252;
                var _S253 : f32 = quadSwapX(part_1[i32(1)][u32(3)]);
                var near_3 : f32 = part_1[i32(0)][u32(3)] + _S253;
                var _S254 : f32 = quadSwapY(part_1[i32(2)][u32(3)]);
                var _S255 : f32 = quadSwapDiagonal(part_1[i32(3)][u32(3)]);
                var _S256 : f32 = near_3 + (_S254 + _S255);
                score_1[u32(3)] = _S256;
                ;
                var _S257 : f32 = subgroupShuffle(_S256, i32((_S18 ^ (u32(4)))));
                score_1[u32(3)] = score_1[u32(3)] + _S257;
                var _S258 : f32 = quadSwapX(part_1[i32(1)][u32(4)]);
                var near_4 : f32 = part_1[i32(0)][u32(4)] + _S258;
                var _S259 : f32 = quadSwapY(part_1[i32(2)][u32(4)]);
                var _S260 : f32 = quadSwapDiagonal(part_1[i32(3)][u32(4)]);
                var _S261 : f32 = near_4 + (_S259 + _S260);
                score_1[u32(4)] = _S261;
                ;
                var _S262 : f32 = subgroupShuffle(_S261, i32((_S18 ^ (u32(4)))));
                score_1[u32(4)] = score_1[u32(4)] + _S262;
                var _S263 : f32 = quadSwapX(part_1[i32(1)][u32(5)]);
                var near_5 : f32 = part_1[i32(0)][u32(5)] + _S263;
                var _S264 : f32 = quadSwapY(part_1[i32(2)][u32(5)]);
                var _S265 : f32 = quadSwapDiagonal(part_1[i32(3)][u32(5)]);
                var _S266 : f32 = near_5 + (_S264 + _S265);
                score_1[u32(5)] = _S266;
                ;
                var _S267 : f32 = subgroupShuffle(_S266, i32((_S18 ^ (u32(4)))));
                score_1[u32(5)] = score_1[u32(5)] + _S267;
                var _S268 : f32 = quadSwapX(part_1[i32(1)][u32(6)]);
                var near_6 : f32 = part_1[i32(0)][u32(6)] + _S268;
                var _S269 : f32 = quadSwapY(part_1[i32(2)][u32(6)]);
                var _S270 : f32 = quadSwapDiagonal(part_1[i32(3)][u32(6)]);
                var _S271 : f32 = near_6 + (_S269 + _S270);
                score_1[u32(6)] = _S271;
                ;
                var _S272 : f32 = subgroupShuffle(_S271, i32((_S18 ^ (u32(4)))));
                score_1[u32(6)] = score_1[u32(6)] + _S272;
                var _S273 : f32 = quadSwapX(part_1[i32(1)][u32(7)]);
                var near_7 : f32 = part_1[i32(0)][u32(7)] + _S273;
                var _S274 : f32 = quadSwapY(part_1[i32(2)][u32(7)]);
                var _S275 : f32 = quadSwapDiagonal(part_1[i32(3)][u32(7)]);
                var _S276 : f32 = near_7 + (_S274 + _S275);
                score_1[u32(7)] = _S276;
                ;
                var _S277 : f32 = subgroupShuffle(_S276, i32((_S18 ^ (u32(4)))));
                var _S278 : f32 = score_1[u32(7)] + _S277;
                score_1[u32(7)] = _S278;
                var _S279 : u32 = max(max(max(max(max(max(max(max(u32(0), ((bitcast<u32>((score_1[u32(0)]))) & (u32(2147483647)))), ((bitcast<u32>((score_1[u32(1)]))) & (u32(2147483647)))), ((bitcast<u32>((score_1[u32(2)]))) & (u32(2147483647)))), ((bitcast<u32>((score_1[u32(3)]))) & (u32(2147483647)))), ((bitcast<u32>((score_1[u32(4)]))) & (u32(2147483647)))), ((bitcast<u32>((score_1[u32(5)]))) & (u32(2147483647)))), ((bitcast<u32>((score_1[u32(6)]))) & (u32(2147483647)))), ((bitcast<u32>((_S278))) & (u32(2147483647))));
                var _S280 : u32 = tile_0 + step_0;
                var clean_0 : bool = (_S280 + u32(8)) <= _S45;
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
                    _S32 = true;
                }
                else
                {
                    _S32 = _S279 >= u32(2139095040);
                }
                if(_S32)
                {
                    hidden_0[u32(0)] = _S280 >= _S43;
                    if(has_mask_0)
                    {
                        _S33 = !hidden_0[u32(0)];
                    }
                    else
                    {
                        _S33 = false;
                    }
                    if(_S33)
                    {
                        var bias_0 : f32 = mask_values_0[_S49 + _S280 * params_0.mask_key_0];
                        score_1[u32(0)] = score_1[u32(0)] + bias_0;
                        hidden_0[u32(0)] = (bitcast<u32>((bias_0))) == u32(4286578688);
                    }
                    if(!hidden_0[u32(0)])
                    {
                        _S34 = is_special_0(score_1[u32(0)]);
                    }
                    else
                    {
                        _S34 = false;
                    }
                    if(_S34)
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
                    var key_1 : u32 = _S280 + u32(1);
                    hidden_0[u32(1)] = key_1 >= _S43;
                    if(has_mask_0)
                    {
                        _S35 = !hidden_0[u32(1)];
                    }
                    else
                    {
                        _S35 = false;
                    }
                    if(_S35)
                    {
                        var bias_1 : f32 = mask_values_0[_S49 + key_1 * params_0.mask_key_0];
                        score_1[u32(1)] = score_1[u32(1)] + bias_1;
                        hidden_0[u32(1)] = (bitcast<u32>((bias_1))) == u32(4286578688);
                    }
                    if(!hidden_0[u32(1)])
                    {
                        _S36 = is_special_0(score_1[u32(1)]);
                    }
                    else
                    {
                        _S36 = false;
                    }
                    if(_S36)
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
                    var key_2 : u32 = _S280 + u32(2);
                    hidden_0[u32(2)] = key_2 >= _S43;
                    if(has_mask_0)
                    {
                        _S37 = !hidden_0[u32(2)];
                    }
                    else
                    {
                        _S37 = false;
                    }
                    if(_S37)
                    {
                        var bias_2 : f32 = mask_values_0[_S49 + key_2 * params_0.mask_key_0];
                        score_1[u32(2)] = score_1[u32(2)] + bias_2;
                        hidden_0[u32(2)] = (bitcast<u32>((bias_2))) == u32(4286578688);
                    }
                    var _S281 : bool;
                    if(!hidden_0[u32(2)])
                    {
                        _S281 = is_special_0(score_1[u32(2)]);
                    }
                    else
                    {
                        _S281 = false;
                    }
                    if(_S281)
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
                    var key_3 : u32 = _S280 + u32(3);
                    hidden_0[u32(3)] = key_3 >= _S43;
                    var _S282 : bool;
                    if(has_mask_0)
                    {
                        _S282 = !hidden_0[u32(3)];
                    }
                    else
                    {
                        _S282 = false;
                    }
                    if(_S282)
                    {
                        var bias_3 : f32 = mask_values_0[_S49 + key_3 * params_0.mask_key_0];
                        score_1[u32(3)] = score_1[u32(3)] + bias_3;
                        hidden_0[u32(3)] = (bitcast<u32>((bias_3))) == u32(4286578688);
                    }
                    var _S283 : bool;
                    if(!hidden_0[u32(3)])
                    {
                        _S283 = is_special_0(score_1[u32(3)]);
                    }
                    else
                    {
                        _S283 = false;
                    }
                    if(_S283)
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
                    var key_4 : u32 = _S280 + u32(4);
                    hidden_0[u32(4)] = key_4 >= _S43;
                    var _S284 : bool;
                    if(has_mask_0)
                    {
                        _S284 = !hidden_0[u32(4)];
                    }
                    else
                    {
                        _S284 = false;
                    }
                    if(_S284)
                    {
                        var bias_4 : f32 = mask_values_0[_S49 + key_4 * params_0.mask_key_0];
                        score_1[u32(4)] = score_1[u32(4)] + bias_4;
                        hidden_0[u32(4)] = (bitcast<u32>((bias_4))) == u32(4286578688);
                    }
                    var _S285 : bool;
                    if(!hidden_0[u32(4)])
                    {
                        _S285 = is_special_0(score_1[u32(4)]);
                    }
                    else
                    {
                        _S285 = false;
                    }
                    if(_S285)
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
                    var key_5 : u32 = _S280 + u32(5);
                    hidden_0[u32(5)] = key_5 >= _S43;
                    var _S286 : bool;
                    if(has_mask_0)
                    {
                        _S286 = !hidden_0[u32(5)];
                    }
                    else
                    {
                        _S286 = false;
                    }
                    if(_S286)
                    {
                        var bias_5 : f32 = mask_values_0[_S49 + key_5 * params_0.mask_key_0];
                        score_1[u32(5)] = score_1[u32(5)] + bias_5;
                        hidden_0[u32(5)] = (bitcast<u32>((bias_5))) == u32(4286578688);
                    }
                    var _S287 : bool;
                    if(!hidden_0[u32(5)])
                    {
                        _S287 = is_special_0(score_1[u32(5)]);
                    }
                    else
                    {
                        _S287 = false;
                    }
                    if(_S287)
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
                    var key_6 : u32 = _S280 + u32(6);
                    hidden_0[u32(6)] = key_6 >= _S43;
                    var _S288 : bool;
                    if(has_mask_0)
                    {
                        _S288 = !hidden_0[u32(6)];
                    }
                    else
                    {
                        _S288 = false;
                    }
                    if(_S288)
                    {
                        var bias_6 : f32 = mask_values_0[_S49 + key_6 * params_0.mask_key_0];
                        score_1[u32(6)] = score_1[u32(6)] + bias_6;
                        hidden_0[u32(6)] = (bitcast<u32>((bias_6))) == u32(4286578688);
                    }
                    var _S289 : bool;
                    if(!hidden_0[u32(6)])
                    {
                        _S289 = is_special_0(score_1[u32(6)]);
                    }
                    else
                    {
                        _S289 = false;
                    }
                    if(_S289)
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
                    var key_7 : u32 = _S280 + u32(7);
                    hidden_0[u32(7)] = key_7 >= _S43;
                    var _S290 : bool;
                    if(has_mask_0)
                    {
                        _S290 = !hidden_0[u32(7)];
                    }
                    else
                    {
                        _S290 = false;
                    }
                    if(_S290)
                    {
                        var bias_7 : f32 = mask_values_0[_S49 + key_7 * params_0.mask_key_0];
                        score_1[u32(7)] = score_1[u32(7)] + bias_7;
                        hidden_0[u32(7)] = (bitcast<u32>((bias_7))) == u32(4286578688);
                    }
                    var _S291 : bool;
                    if(!hidden_0[u32(7)])
                    {
                        _S291 = is_special_0(score_1[u32(7)]);
                    }
                    else
                    {
                        _S291 = false;
                    }
                    if(_S291)
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
                var _S292 : f32 = max(max(max(max(max(max(max(max(m_2, score_1[u32(0)]), score_1[u32(1)]), score_1[u32(2)]), score_1[u32(3)]), score_1[u32(4)]), score_1[u32(5)]), score_1[u32(6)]), score_1[u32(7)]);
                var shrink_0 : f32;
                if(_S292 > m_2)
                {
                    shrink_0 = exp(m_2 - _S292);
                    m_2 = _S292;
                }
                else
                {
                    shrink_0 = 1.0f;
                }
                var l_3 : f32 = l_2 * shrink_0;
                var weight_1 : array<f32, i32(8)>;
                var _S293 : f32;
                if(hidden_0[u32(0)])
                {
                    _S293 = -1.0f;
                }
                else
                {
                    _S293 = exp(score_1[u32(0)] - m_2);
                }
                weight_1[u32(0)] = _S293;
                var l_4 : f32 = l_3 + max(_S293, 0.0f);
                var _S294 : f32;
                if(hidden_0[u32(1)])
                {
                    _S294 = -1.0f;
                }
                else
                {
                    _S294 = exp(score_1[u32(1)] - m_2);
                }
                weight_1[u32(1)] = _S294;
                var l_5 : f32 = l_4 + max(_S294, 0.0f);
                var _S295 : f32;
                if(hidden_0[u32(2)])
                {
                    _S295 = -1.0f;
                }
                else
                {
                    _S295 = exp(score_1[u32(2)] - m_2);
                }
                weight_1[u32(2)] = _S295;
                var l_6 : f32 = l_5 + max(_S295, 0.0f);
                var _S296 : f32;
                if(hidden_0[u32(3)])
                {
                    _S296 = -1.0f;
                }
                else
                {
                    _S296 = exp(score_1[u32(3)] - m_2);
                }
                weight_1[u32(3)] = _S296;
                var l_7 : f32 = l_6 + max(_S296, 0.0f);
                var _S297 : f32;
                if(hidden_0[u32(4)])
                {
                    _S297 = -1.0f;
                }
                else
                {
                    _S297 = exp(score_1[u32(4)] - m_2);
                }
                weight_1[u32(4)] = _S297;
                var l_8 : f32 = l_7 + max(_S297, 0.0f);
                var _S298 : f32;
                if(hidden_0[u32(5)])
                {
                    _S298 = -1.0f;
                }
                else
                {
                    _S298 = exp(score_1[u32(5)] - m_2);
                }
                weight_1[u32(5)] = _S298;
                var l_9 : f32 = l_8 + max(_S298, 0.0f);
                var _S299 : f32;
                if(hidden_0[u32(6)])
                {
                    _S299 = -1.0f;
                }
                else
                {
                    _S299 = exp(score_1[u32(6)] - m_2);
                }
                weight_1[u32(6)] = _S299;
                var l_10 : f32 = l_9 + max(_S299, 0.0f);
                var _S300 : f32;
                if(hidden_0[u32(7)])
                {
                    _S300 = -1.0f;
                }
                else
                {
                    _S300 = exp(score_1[u32(7)] - m_2);
                }
                weight_1[u32(7)] = _S300;
                var l_11 : f32 = l_10 + max(_S300, 0.0f);
                var shrinks_0 : array<f32, i32(4)>;
                shrinks_0[i32(0)] = shrink_0;
                var _S301 : f32 = quadSwapX(shrink_0);
                shrinks_0[i32(1)] = _S301;
                var _S302 : f32 = quadSwapY(shrink_0);
                shrinks_0[i32(2)] = _S302;
                var _S303 : f32 = quadSwapDiagonal(shrink_0);
                shrinks_0[i32(3)] = _S303;
                if(shrink_0 != 1.0f)
                {
                    _S33 = true;
                }
                else
                {
                    _S33 = (shrinks_0[i32(1)]) != 1.0f;
                }
                if(_S33)
                {
                    _S34 = true;
                }
                else
                {
                    _S34 = (shrinks_0[i32(2)]) != 1.0f;
                }
                if(_S34)
                {
                    _S35 = true;
                }
                else
                {
                    _S35 = (shrinks_0[i32(3)]) != 1.0f;
                }
                if(_S35)
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
                var _S304 : f32 = quadSwapX(weight_1[u32(0)]);
                weights_0[i32(1)][u32(0)] = _S304;
                var _S305 : f32 = quadSwapY(weight_1[u32(0)]);
                weights_0[i32(2)][u32(0)] = _S305;
                var _S306 : f32 = quadSwapDiagonal(weight_1[u32(0)]);
                weights_0[i32(3)][u32(0)] = _S306;
                weights_0[i32(0)][u32(1)] = weight_1[u32(1)];
                var _S307 : f32 = quadSwapX(weight_1[u32(1)]);
                weights_0[i32(1)][u32(1)] = _S307;
                var _S308 : f32 = quadSwapY(weight_1[u32(1)]);
                weights_0[i32(2)][u32(1)] = _S308;
                var _S309 : f32 = quadSwapDiagonal(weight_1[u32(1)]);
                weights_0[i32(3)][u32(1)] = _S309;
                weights_0[i32(0)][u32(2)] = weight_1[u32(2)];
                var _S310 : f32 = quadSwapX(weight_1[u32(2)]);
                weights_0[i32(1)][u32(2)] = _S310;
                var _S311 : f32 = quadSwapY(weight_1[u32(2)]);
                weights_0[i32(2)][u32(2)] = _S311;
                var _S312 : f32 = quadSwapDiagonal(weight_1[u32(2)]);
                weights_0[i32(3)][u32(2)] = _S312;
                weights_0[i32(0)][u32(3)] = weight_1[u32(3)];
                var _S313 : f32 = quadSwapX(weight_1[u32(3)]);
                weights_0[i32(1)][u32(3)] = _S313;
                var _S314 : f32 = quadSwapY(weight_1[u32(3)]);
                weights_0[i32(2)][u32(3)] = _S314;
                var _S315 : f32 = quadSwapDiagonal(weight_1[u32(3)]);
                weights_0[i32(3)][u32(3)] = _S315;
                weights_0[i32(0)][u32(4)] = weight_1[u32(4)];
                var _S316 : f32 = quadSwapX(weight_1[u32(4)]);
                weights_0[i32(1)][u32(4)] = _S316;
                var _S317 : f32 = quadSwapY(weight_1[u32(4)]);
                weights_0[i32(2)][u32(4)] = _S317;
                var _S318 : f32 = quadSwapDiagonal(weight_1[u32(4)]);
                weights_0[i32(3)][u32(4)] = _S318;
                weights_0[i32(0)][u32(5)] = weight_1[u32(5)];
                var _S319 : f32 = quadSwapX(weight_1[u32(5)]);
                weights_0[i32(1)][u32(5)] = _S319;
                var _S320 : f32 = quadSwapY(weight_1[u32(5)]);
                weights_0[i32(2)][u32(5)] = _S320;
                var _S321 : f32 = quadSwapDiagonal(weight_1[u32(5)]);
                weights_0[i32(3)][u32(5)] = _S321;
                weights_0[i32(0)][u32(6)] = weight_1[u32(6)];
                var _S322 : f32 = quadSwapX(weight_1[u32(6)]);
                weights_0[i32(1)][u32(6)] = _S322;
                var _S323 : f32 = quadSwapY(weight_1[u32(6)]);
                weights_0[i32(2)][u32(6)] = _S323;
                var _S324 : f32 = quadSwapDiagonal(weight_1[u32(6)]);
                weights_0[i32(3)][u32(6)] = _S324;
                weights_0[i32(0)][u32(7)] = weight_1[u32(7)];
                var _S325 : f32 = quadSwapX(weight_1[u32(7)]);
                weights_0[i32(1)][u32(7)] = _S325;
                var _S326 : f32 = quadSwapY(weight_1[u32(7)]);
                weights_0[i32(2)][u32(7)] = _S326;
                var _S327 : f32 = quadSwapDiagonal(weight_1[u32(7)]);
                weights_0[i32(3)][u32(7)] = _S327;
                if((min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(0.0f, weights_0[u32(0)][u32(0)]), weights_0[u32(0)][u32(1)]), weights_0[u32(0)][u32(2)]), weights_0[u32(0)][u32(3)]), weights_0[u32(0)][u32(4)]), weights_0[u32(0)][u32(5)]), weights_0[u32(0)][u32(6)]), weights_0[u32(0)][u32(7)]), weights_0[u32(1)][u32(0)]), weights_0[u32(1)][u32(1)]), weights_0[u32(1)][u32(2)]), weights_0[u32(1)][u32(3)]), weights_0[u32(1)][u32(4)]), weights_0[u32(1)][u32(5)]), weights_0[u32(1)][u32(6)]), weights_0[u32(1)][u32(7)]), weights_0[u32(2)][u32(0)]), weights_0[u32(2)][u32(1)]), weights_0[u32(2)][u32(2)]), weights_0[u32(2)][u32(3)]), weights_0[u32(2)][u32(4)]), weights_0[u32(2)][u32(5)]), weights_0[u32(2)][u32(6)]), weights_0[u32(2)][u32(7)]), weights_0[u32(3)][u32(0)]), weights_0[u32(3)][u32(1)]), weights_0[u32(3)][u32(2)]), weights_0[u32(3)][u32(3)]), weights_0[u32(3)][u32(4)]), weights_0[u32(3)][u32(5)]), weights_0[u32(3)][u32(6)]), weights_0[u32(3)][u32(7)])) == 0.0f)
                {
                    var _S328 : vec4<f32> = weigh_0(weights_0[u32(1)][u32(6)], v_tile_0[_S107], weigh_0(weights_0[u32(1)][u32(5)], v_tile_0[_S101], weigh_0(weights_0[u32(1)][u32(4)], v_tile_0[_S95], weigh_0(weights_0[u32(1)][u32(3)], v_tile_0[_S89], weigh_0(weights_0[u32(1)][u32(2)], v_tile_0[_S83], weigh_0(weights_0[u32(1)][u32(1)], v_tile_0[_S77], weigh_0(weights_0[u32(1)][u32(0)], v_tile_0[_S71], acc_1[u32(1)][u32(0)])))))));
                    var _S329 : vec4<f32> = weigh_0(weights_0[u32(2)][u32(6)], v_tile_0[_S107], weigh_0(weights_0[u32(2)][u32(5)], v_tile_0[_S101], weigh_0(weights_0[u32(2)][u32(4)], v_tile_0[_S95], weigh_0(weights_0[u32(2)][u32(3)], v_tile_0[_S89], weigh_0(weights_0[u32(2)][u32(2)], v_tile_0[_S83], weigh_0(weights_0[u32(2)][u32(1)], v_tile_0[_S77], weigh_0(weights_0[u32(2)][u32(0)], v_tile_0[_S71], acc_1[u32(2)][u32(0)])))))));
                    var _S330 : vec4<f32> = weigh_0(weights_0[u32(3)][u32(6)], v_tile_0[_S107], weigh_0(weights_0[u32(3)][u32(5)], v_tile_0[_S101], weigh_0(weights_0[u32(3)][u32(4)], v_tile_0[_S95], weigh_0(weights_0[u32(3)][u32(3)], v_tile_0[_S89], weigh_0(weights_0[u32(3)][u32(2)], v_tile_0[_S83], weigh_0(weights_0[u32(3)][u32(1)], v_tile_0[_S77], weigh_0(weights_0[u32(3)][u32(0)], v_tile_0[_S71], acc_1[u32(3)][u32(0)])))))));
                    acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(7)], v_tile_0[_S113], weigh_0(weights_0[u32(0)][u32(6)], v_tile_0[_S107], weigh_0(weights_0[u32(0)][u32(5)], v_tile_0[_S101], weigh_0(weights_0[u32(0)][u32(4)], v_tile_0[_S95], weigh_0(weights_0[u32(0)][u32(3)], v_tile_0[_S89], weigh_0(weights_0[u32(0)][u32(2)], v_tile_0[_S83], weigh_0(weights_0[u32(0)][u32(1)], v_tile_0[_S77], weigh_0(weights_0[u32(0)][u32(0)], v_tile_0[_S71], acc_1[u32(0)][u32(0)]))))))));
                    acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(7)], v_tile_0[_S113], _S328);
                    acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(7)], v_tile_0[_S113], _S329);
                    acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(7)], v_tile_0[_S113], _S330);
                    var _S331 : vec4<f32> = weigh_0(weights_0[u32(1)][u32(6)], v_tile_0[_S148], weigh_0(weights_0[u32(1)][u32(5)], v_tile_0[_S143], weigh_0(weights_0[u32(1)][u32(4)], v_tile_0[_S138], weigh_0(weights_0[u32(1)][u32(3)], v_tile_0[_S133], weigh_0(weights_0[u32(1)][u32(2)], v_tile_0[_S128], weigh_0(weights_0[u32(1)][u32(1)], v_tile_0[_S123], weigh_0(weights_0[u32(1)][u32(0)], v_tile_0[_S118], acc_1[u32(1)][u32(1)])))))));
                    var _S332 : vec4<f32> = weigh_0(weights_0[u32(2)][u32(6)], v_tile_0[_S148], weigh_0(weights_0[u32(2)][u32(5)], v_tile_0[_S143], weigh_0(weights_0[u32(2)][u32(4)], v_tile_0[_S138], weigh_0(weights_0[u32(2)][u32(3)], v_tile_0[_S133], weigh_0(weights_0[u32(2)][u32(2)], v_tile_0[_S128], weigh_0(weights_0[u32(2)][u32(1)], v_tile_0[_S123], weigh_0(weights_0[u32(2)][u32(0)], v_tile_0[_S118], acc_1[u32(2)][u32(1)])))))));
                    var _S333 : vec4<f32> = weigh_0(weights_0[u32(3)][u32(6)], v_tile_0[_S148], weigh_0(weights_0[u32(3)][u32(5)], v_tile_0[_S143], weigh_0(weights_0[u32(3)][u32(4)], v_tile_0[_S138], weigh_0(weights_0[u32(3)][u32(3)], v_tile_0[_S133], weigh_0(weights_0[u32(3)][u32(2)], v_tile_0[_S128], weigh_0(weights_0[u32(3)][u32(1)], v_tile_0[_S123], weigh_0(weights_0[u32(3)][u32(0)], v_tile_0[_S118], acc_1[u32(3)][u32(1)])))))));
                    acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(7)], v_tile_0[_S153], weigh_0(weights_0[u32(0)][u32(6)], v_tile_0[_S148], weigh_0(weights_0[u32(0)][u32(5)], v_tile_0[_S143], weigh_0(weights_0[u32(0)][u32(4)], v_tile_0[_S138], weigh_0(weights_0[u32(0)][u32(3)], v_tile_0[_S133], weigh_0(weights_0[u32(0)][u32(2)], v_tile_0[_S128], weigh_0(weights_0[u32(0)][u32(1)], v_tile_0[_S123], weigh_0(weights_0[u32(0)][u32(0)], v_tile_0[_S118], acc_1[u32(0)][u32(1)]))))))));
                    acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(7)], v_tile_0[_S153], _S331);
                    acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(7)], v_tile_0[_S153], _S332);
                    acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(7)], v_tile_0[_S153], _S333);
                    var _S334 : vec4<f32> = weigh_0(weights_0[u32(1)][u32(6)], v_tile_0[_S188], weigh_0(weights_0[u32(1)][u32(5)], v_tile_0[_S183], weigh_0(weights_0[u32(1)][u32(4)], v_tile_0[_S178], weigh_0(weights_0[u32(1)][u32(3)], v_tile_0[_S173], weigh_0(weights_0[u32(1)][u32(2)], v_tile_0[_S168], weigh_0(weights_0[u32(1)][u32(1)], v_tile_0[_S163], weigh_0(weights_0[u32(1)][u32(0)], v_tile_0[_S158], acc_1[u32(1)][u32(2)])))))));
                    var _S335 : vec4<f32> = weigh_0(weights_0[u32(2)][u32(6)], v_tile_0[_S188], weigh_0(weights_0[u32(2)][u32(5)], v_tile_0[_S183], weigh_0(weights_0[u32(2)][u32(4)], v_tile_0[_S178], weigh_0(weights_0[u32(2)][u32(3)], v_tile_0[_S173], weigh_0(weights_0[u32(2)][u32(2)], v_tile_0[_S168], weigh_0(weights_0[u32(2)][u32(1)], v_tile_0[_S163], weigh_0(weights_0[u32(2)][u32(0)], v_tile_0[_S158], acc_1[u32(2)][u32(2)])))))));
                    var _S336 : vec4<f32> = weigh_0(weights_0[u32(3)][u32(6)], v_tile_0[_S188], weigh_0(weights_0[u32(3)][u32(5)], v_tile_0[_S183], weigh_0(weights_0[u32(3)][u32(4)], v_tile_0[_S178], weigh_0(weights_0[u32(3)][u32(3)], v_tile_0[_S173], weigh_0(weights_0[u32(3)][u32(2)], v_tile_0[_S168], weigh_0(weights_0[u32(3)][u32(1)], v_tile_0[_S163], weigh_0(weights_0[u32(3)][u32(0)], v_tile_0[_S158], acc_1[u32(3)][u32(2)])))))));
                    acc_1[u32(0)][u32(2)] = weigh_0(weights_0[u32(0)][u32(7)], v_tile_0[_S193], weigh_0(weights_0[u32(0)][u32(6)], v_tile_0[_S188], weigh_0(weights_0[u32(0)][u32(5)], v_tile_0[_S183], weigh_0(weights_0[u32(0)][u32(4)], v_tile_0[_S178], weigh_0(weights_0[u32(0)][u32(3)], v_tile_0[_S173], weigh_0(weights_0[u32(0)][u32(2)], v_tile_0[_S168], weigh_0(weights_0[u32(0)][u32(1)], v_tile_0[_S163], weigh_0(weights_0[u32(0)][u32(0)], v_tile_0[_S158], acc_1[u32(0)][u32(2)]))))))));
                    acc_1[u32(1)][u32(2)] = weigh_0(weights_0[u32(1)][u32(7)], v_tile_0[_S193], _S334);
                    acc_1[u32(2)][u32(2)] = weigh_0(weights_0[u32(2)][u32(7)], v_tile_0[_S193], _S335);
                    acc_1[u32(3)][u32(2)] = weigh_0(weights_0[u32(3)][u32(7)], v_tile_0[_S193], _S336);
                    var _S337 : vec4<f32> = weigh_0(weights_0[u32(1)][u32(6)], v_tile_0[_S228], weigh_0(weights_0[u32(1)][u32(5)], v_tile_0[_S223], weigh_0(weights_0[u32(1)][u32(4)], v_tile_0[_S218], weigh_0(weights_0[u32(1)][u32(3)], v_tile_0[_S213], weigh_0(weights_0[u32(1)][u32(2)], v_tile_0[_S208], weigh_0(weights_0[u32(1)][u32(1)], v_tile_0[_S203], weigh_0(weights_0[u32(1)][u32(0)], v_tile_0[_S198], acc_1[u32(1)][u32(3)])))))));
                    var _S338 : vec4<f32> = weigh_0(weights_0[u32(2)][u32(6)], v_tile_0[_S228], weigh_0(weights_0[u32(2)][u32(5)], v_tile_0[_S223], weigh_0(weights_0[u32(2)][u32(4)], v_tile_0[_S218], weigh_0(weights_0[u32(2)][u32(3)], v_tile_0[_S213], weigh_0(weights_0[u32(2)][u32(2)], v_tile_0[_S208], weigh_0(weights_0[u32(2)][u32(1)], v_tile_0[_S203], weigh_0(weights_0[u32(2)][u32(0)], v_tile_0[_S198], acc_1[u32(2)][u32(3)])))))));
                    var _S339 : vec4<f32> = weigh_0(weights_0[u32(3)][u32(6)], v_tile_0[_S228], weigh_0(weights_0[u32(3)][u32(5)], v_tile_0[_S223], weigh_0(weights_0[u32(3)][u32(4)], v_tile_0[_S218], weigh_0(weights_0[u32(3)][u32(3)], v_tile_0[_S213], weigh_0(weights_0[u32(3)][u32(2)], v_tile_0[_S208], weigh_0(weights_0[u32(3)][u32(1)], v_tile_0[_S203], weigh_0(weights_0[u32(3)][u32(0)], v_tile_0[_S198], acc_1[u32(3)][u32(3)])))))));
                    acc_1[u32(0)][u32(3)] = weigh_0(weights_0[u32(0)][u32(7)], v_tile_0[_S233], weigh_0(weights_0[u32(0)][u32(6)], v_tile_0[_S228], weigh_0(weights_0[u32(0)][u32(5)], v_tile_0[_S223], weigh_0(weights_0[u32(0)][u32(4)], v_tile_0[_S218], weigh_0(weights_0[u32(0)][u32(3)], v_tile_0[_S213], weigh_0(weights_0[u32(0)][u32(2)], v_tile_0[_S208], weigh_0(weights_0[u32(0)][u32(1)], v_tile_0[_S203], weigh_0(weights_0[u32(0)][u32(0)], v_tile_0[_S198], acc_1[u32(0)][u32(3)]))))))));
                    acc_1[u32(1)][u32(3)] = weigh_0(weights_0[u32(1)][u32(7)], v_tile_0[_S233], _S337);
                    acc_1[u32(2)][u32(3)] = weigh_0(weights_0[u32(2)][u32(7)], v_tile_0[_S233], _S338);
                    acc_1[u32(3)][u32(3)] = weigh_0(weights_0[u32(3)][u32(7)], v_tile_0[_S233], _S339);
                }
                else
                {
                    var _S340 : vec4<f32> = v_tile_0[_S71];
                    if((weights_0[u32(0)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(0)], _S340, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(1)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(0)], _S340, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(2)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(0)], _S340, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(3)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(0)], _S340, acc_1[u32(3)][u32(0)]);
                    }
                    var _S341 : vec4<f32> = v_tile_0[_S77];
                    if((weights_0[u32(0)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(1)], _S341, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(1)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(1)], _S341, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(2)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(1)], _S341, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(3)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(1)], _S341, acc_1[u32(3)][u32(0)]);
                    }
                    var _S342 : vec4<f32> = v_tile_0[_S83];
                    if((weights_0[u32(0)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(2)], _S342, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(1)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(2)], _S342, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(2)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(2)], _S342, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(3)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(2)], _S342, acc_1[u32(3)][u32(0)]);
                    }
                    var _S343 : vec4<f32> = v_tile_0[_S89];
                    if((weights_0[u32(0)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(3)], _S343, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(1)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(3)], _S343, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(2)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(3)], _S343, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(3)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(3)], _S343, acc_1[u32(3)][u32(0)]);
                    }
                    var _S344 : vec4<f32> = v_tile_0[_S95];
                    if((weights_0[u32(0)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(4)], _S344, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(1)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(4)], _S344, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(2)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(4)], _S344, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(3)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(4)], _S344, acc_1[u32(3)][u32(0)]);
                    }
                    var _S345 : vec4<f32> = v_tile_0[_S101];
                    if((weights_0[u32(0)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(5)], _S345, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(1)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(5)], _S345, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(2)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(5)], _S345, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(3)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(5)], _S345, acc_1[u32(3)][u32(0)]);
                    }
                    var _S346 : vec4<f32> = v_tile_0[_S107];
                    if((weights_0[u32(0)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(6)], _S346, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(1)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(6)], _S346, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(2)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(6)], _S346, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(3)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(6)], _S346, acc_1[u32(3)][u32(0)]);
                    }
                    var _S347 : vec4<f32> = v_tile_0[_S113];
                    if((weights_0[u32(0)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(7)], _S347, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(1)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(7)], _S347, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(2)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(7)], _S347, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(3)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(7)], _S347, acc_1[u32(3)][u32(0)]);
                    }
                    var _S348 : vec4<f32> = v_tile_0[_S118];
                    if((weights_0[u32(0)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(0)], _S348, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(1)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(0)], _S348, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(2)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(0)], _S348, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(3)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(0)], _S348, acc_1[u32(3)][u32(1)]);
                    }
                    var _S349 : vec4<f32> = v_tile_0[_S123];
                    if((weights_0[u32(0)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(1)], _S349, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(1)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(1)], _S349, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(2)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(1)], _S349, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(3)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(1)], _S349, acc_1[u32(3)][u32(1)]);
                    }
                    var _S350 : vec4<f32> = v_tile_0[_S128];
                    if((weights_0[u32(0)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(2)], _S350, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(1)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(2)], _S350, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(2)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(2)], _S350, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(3)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(2)], _S350, acc_1[u32(3)][u32(1)]);
                    }
                    var _S351 : vec4<f32> = v_tile_0[_S133];
                    if((weights_0[u32(0)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(3)], _S351, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(1)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(3)], _S351, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(2)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(3)], _S351, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(3)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(3)], _S351, acc_1[u32(3)][u32(1)]);
                    }
                    var _S352 : vec4<f32> = v_tile_0[_S138];
                    if((weights_0[u32(0)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(4)], _S352, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(1)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(4)], _S352, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(2)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(4)], _S352, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(3)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(4)], _S352, acc_1[u32(3)][u32(1)]);
                    }
                    var _S353 : vec4<f32> = v_tile_0[_S143];
                    if((weights_0[u32(0)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(5)], _S353, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(1)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(5)], _S353, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(2)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(5)], _S353, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(3)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(5)], _S353, acc_1[u32(3)][u32(1)]);
                    }
                    var _S354 : vec4<f32> = v_tile_0[_S148];
                    if((weights_0[u32(0)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(6)], _S354, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(1)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(6)], _S354, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(2)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(6)], _S354, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(3)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(6)], _S354, acc_1[u32(3)][u32(1)]);
                    }
                    var _S355 : vec4<f32> = v_tile_0[_S153];
                    if((weights_0[u32(0)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(7)], _S355, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(1)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(7)], _S355, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(2)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(7)], _S355, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(3)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(7)], _S355, acc_1[u32(3)][u32(1)]);
                    }
                    var _S356 : vec4<f32> = v_tile_0[_S158];
                    if((weights_0[u32(0)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(2)] = weigh_0(weights_0[u32(0)][u32(0)], _S356, acc_1[u32(0)][u32(2)]);
                    }
                    if((weights_0[u32(1)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(2)] = weigh_0(weights_0[u32(1)][u32(0)], _S356, acc_1[u32(1)][u32(2)]);
                    }
                    if((weights_0[u32(2)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(2)] = weigh_0(weights_0[u32(2)][u32(0)], _S356, acc_1[u32(2)][u32(2)]);
                    }
                    if((weights_0[u32(3)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(2)] = weigh_0(weights_0[u32(3)][u32(0)], _S356, acc_1[u32(3)][u32(2)]);
                    }
                    var _S357 : vec4<f32> = v_tile_0[_S163];
                    if((weights_0[u32(0)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(2)] = weigh_0(weights_0[u32(0)][u32(1)], _S357, acc_1[u32(0)][u32(2)]);
                    }
                    if((weights_0[u32(1)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(2)] = weigh_0(weights_0[u32(1)][u32(1)], _S357, acc_1[u32(1)][u32(2)]);
                    }
                    if((weights_0[u32(2)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(2)] = weigh_0(weights_0[u32(2)][u32(1)], _S357, acc_1[u32(2)][u32(2)]);
                    }
                    if((weights_0[u32(3)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(2)] = weigh_0(weights_0[u32(3)][u32(1)], _S357, acc_1[u32(3)][u32(2)]);
                    }
                    var _S358 : vec4<f32> = v_tile_0[_S168];
                    if((weights_0[u32(0)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(2)] = weigh_0(weights_0[u32(0)][u32(2)], _S358, acc_1[u32(0)][u32(2)]);
                    }
                    if((weights_0[u32(1)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(2)] = weigh_0(weights_0[u32(1)][u32(2)], _S358, acc_1[u32(1)][u32(2)]);
                    }
                    if((weights_0[u32(2)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(2)] = weigh_0(weights_0[u32(2)][u32(2)], _S358, acc_1[u32(2)][u32(2)]);
                    }
                    if((weights_0[u32(3)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(2)] = weigh_0(weights_0[u32(3)][u32(2)], _S358, acc_1[u32(3)][u32(2)]);
                    }
                    var _S359 : vec4<f32> = v_tile_0[_S173];
                    if((weights_0[u32(0)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(2)] = weigh_0(weights_0[u32(0)][u32(3)], _S359, acc_1[u32(0)][u32(2)]);
                    }
                    if((weights_0[u32(1)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(2)] = weigh_0(weights_0[u32(1)][u32(3)], _S359, acc_1[u32(1)][u32(2)]);
                    }
                    if((weights_0[u32(2)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(2)] = weigh_0(weights_0[u32(2)][u32(3)], _S359, acc_1[u32(2)][u32(2)]);
                    }
                    if((weights_0[u32(3)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(2)] = weigh_0(weights_0[u32(3)][u32(3)], _S359, acc_1[u32(3)][u32(2)]);
                    }
                    var _S360 : vec4<f32> = v_tile_0[_S178];
                    if((weights_0[u32(0)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(2)] = weigh_0(weights_0[u32(0)][u32(4)], _S360, acc_1[u32(0)][u32(2)]);
                    }
                    if((weights_0[u32(1)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(2)] = weigh_0(weights_0[u32(1)][u32(4)], _S360, acc_1[u32(1)][u32(2)]);
                    }
                    if((weights_0[u32(2)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(2)] = weigh_0(weights_0[u32(2)][u32(4)], _S360, acc_1[u32(2)][u32(2)]);
                    }
                    if((weights_0[u32(3)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(2)] = weigh_0(weights_0[u32(3)][u32(4)], _S360, acc_1[u32(3)][u32(2)]);
                    }
                    var _S361 : vec4<f32> = v_tile_0[_S183];
                    if((weights_0[u32(0)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(2)] = weigh_0(weights_0[u32(0)][u32(5)], _S361, acc_1[u32(0)][u32(2)]);
                    }
                    if((weights_0[u32(1)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(2)] = weigh_0(weights_0[u32(1)][u32(5)], _S361, acc_1[u32(1)][u32(2)]);
                    }
                    if((weights_0[u32(2)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(2)] = weigh_0(weights_0[u32(2)][u32(5)], _S361, acc_1[u32(2)][u32(2)]);
                    }
                    if((weights_0[u32(3)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(2)] = weigh_0(weights_0[u32(3)][u32(5)], _S361, acc_1[u32(3)][u32(2)]);
                    }
                    var _S362 : vec4<f32> = v_tile_0[_S188];
                    if((weights_0[u32(0)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(2)] = weigh_0(weights_0[u32(0)][u32(6)], _S362, acc_1[u32(0)][u32(2)]);
                    }
                    if((weights_0[u32(1)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(2)] = weigh_0(weights_0[u32(1)][u32(6)], _S362, acc_1[u32(1)][u32(2)]);
                    }
                    if((weights_0[u32(2)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(2)] = weigh_0(weights_0[u32(2)][u32(6)], _S362, acc_1[u32(2)][u32(2)]);
                    }
                    if((weights_0[u32(3)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(2)] = weigh_0(weights_0[u32(3)][u32(6)], _S362, acc_1[u32(3)][u32(2)]);
                    }
                    var _S363 : vec4<f32> = v_tile_0[_S193];
                    if((weights_0[u32(0)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(2)] = weigh_0(weights_0[u32(0)][u32(7)], _S363, acc_1[u32(0)][u32(2)]);
                    }
                    if((weights_0[u32(1)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(2)] = weigh_0(weights_0[u32(1)][u32(7)], _S363, acc_1[u32(1)][u32(2)]);
                    }
                    if((weights_0[u32(2)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(2)] = weigh_0(weights_0[u32(2)][u32(7)], _S363, acc_1[u32(2)][u32(2)]);
                    }
                    if((weights_0[u32(3)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(2)] = weigh_0(weights_0[u32(3)][u32(7)], _S363, acc_1[u32(3)][u32(2)]);
                    }
                    var _S364 : vec4<f32> = v_tile_0[_S198];
                    if((weights_0[u32(0)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(3)] = weigh_0(weights_0[u32(0)][u32(0)], _S364, acc_1[u32(0)][u32(3)]);
                    }
                    if((weights_0[u32(1)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(3)] = weigh_0(weights_0[u32(1)][u32(0)], _S364, acc_1[u32(1)][u32(3)]);
                    }
                    if((weights_0[u32(2)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(3)] = weigh_0(weights_0[u32(2)][u32(0)], _S364, acc_1[u32(2)][u32(3)]);
                    }
                    if((weights_0[u32(3)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(3)] = weigh_0(weights_0[u32(3)][u32(0)], _S364, acc_1[u32(3)][u32(3)]);
                    }
                    var _S365 : vec4<f32> = v_tile_0[_S203];
                    if((weights_0[u32(0)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(3)] = weigh_0(weights_0[u32(0)][u32(1)], _S365, acc_1[u32(0)][u32(3)]);
                    }
                    if((weights_0[u32(1)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(3)] = weigh_0(weights_0[u32(1)][u32(1)], _S365, acc_1[u32(1)][u32(3)]);
                    }
                    if((weights_0[u32(2)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(3)] = weigh_0(weights_0[u32(2)][u32(1)], _S365, acc_1[u32(2)][u32(3)]);
                    }
                    if((weights_0[u32(3)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(3)] = weigh_0(weights_0[u32(3)][u32(1)], _S365, acc_1[u32(3)][u32(3)]);
                    }
                    var _S366 : vec4<f32> = v_tile_0[_S208];
                    if((weights_0[u32(0)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(3)] = weigh_0(weights_0[u32(0)][u32(2)], _S366, acc_1[u32(0)][u32(3)]);
                    }
                    if((weights_0[u32(1)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(3)] = weigh_0(weights_0[u32(1)][u32(2)], _S366, acc_1[u32(1)][u32(3)]);
                    }
                    if((weights_0[u32(2)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(3)] = weigh_0(weights_0[u32(2)][u32(2)], _S366, acc_1[u32(2)][u32(3)]);
                    }
                    if((weights_0[u32(3)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(3)] = weigh_0(weights_0[u32(3)][u32(2)], _S366, acc_1[u32(3)][u32(3)]);
                    }
                    var _S367 : vec4<f32> = v_tile_0[_S213];
                    if((weights_0[u32(0)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(3)] = weigh_0(weights_0[u32(0)][u32(3)], _S367, acc_1[u32(0)][u32(3)]);
                    }
                    if((weights_0[u32(1)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(3)] = weigh_0(weights_0[u32(1)][u32(3)], _S367, acc_1[u32(1)][u32(3)]);
                    }
                    if((weights_0[u32(2)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(3)] = weigh_0(weights_0[u32(2)][u32(3)], _S367, acc_1[u32(2)][u32(3)]);
                    }
                    if((weights_0[u32(3)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(3)] = weigh_0(weights_0[u32(3)][u32(3)], _S367, acc_1[u32(3)][u32(3)]);
                    }
                    var _S368 : vec4<f32> = v_tile_0[_S218];
                    if((weights_0[u32(0)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(3)] = weigh_0(weights_0[u32(0)][u32(4)], _S368, acc_1[u32(0)][u32(3)]);
                    }
                    if((weights_0[u32(1)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(3)] = weigh_0(weights_0[u32(1)][u32(4)], _S368, acc_1[u32(1)][u32(3)]);
                    }
                    if((weights_0[u32(2)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(3)] = weigh_0(weights_0[u32(2)][u32(4)], _S368, acc_1[u32(2)][u32(3)]);
                    }
                    if((weights_0[u32(3)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(3)] = weigh_0(weights_0[u32(3)][u32(4)], _S368, acc_1[u32(3)][u32(3)]);
                    }
                    var _S369 : vec4<f32> = v_tile_0[_S223];
                    if((weights_0[u32(0)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(3)] = weigh_0(weights_0[u32(0)][u32(5)], _S369, acc_1[u32(0)][u32(3)]);
                    }
                    if((weights_0[u32(1)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(3)] = weigh_0(weights_0[u32(1)][u32(5)], _S369, acc_1[u32(1)][u32(3)]);
                    }
                    if((weights_0[u32(2)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(3)] = weigh_0(weights_0[u32(2)][u32(5)], _S369, acc_1[u32(2)][u32(3)]);
                    }
                    if((weights_0[u32(3)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(3)] = weigh_0(weights_0[u32(3)][u32(5)], _S369, acc_1[u32(3)][u32(3)]);
                    }
                    var _S370 : vec4<f32> = v_tile_0[_S228];
                    if((weights_0[u32(0)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(3)] = weigh_0(weights_0[u32(0)][u32(6)], _S370, acc_1[u32(0)][u32(3)]);
                    }
                    if((weights_0[u32(1)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(3)] = weigh_0(weights_0[u32(1)][u32(6)], _S370, acc_1[u32(1)][u32(3)]);
                    }
                    if((weights_0[u32(2)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(3)] = weigh_0(weights_0[u32(2)][u32(6)], _S370, acc_1[u32(2)][u32(3)]);
                    }
                    if((weights_0[u32(3)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(3)] = weigh_0(weights_0[u32(3)][u32(6)], _S370, acc_1[u32(3)][u32(3)]);
                    }
                    var _S371 : vec4<f32> = v_tile_0[_S233];
                    if((weights_0[u32(0)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(3)] = weigh_0(weights_0[u32(0)][u32(7)], _S371, acc_1[u32(0)][u32(3)]);
                    }
                    if((weights_0[u32(1)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(3)] = weigh_0(weights_0[u32(1)][u32(7)], _S371, acc_1[u32(1)][u32(3)]);
                    }
                    if((weights_0[u32(2)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(3)] = weigh_0(weights_0[u32(2)][u32(7)], _S371, acc_1[u32(2)][u32(3)]);
                    }
                    if((weights_0[u32(3)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(3)] = weigh_0(weights_0[u32(3)][u32(7)], _S371, acc_1[u32(3)][u32(3)]);
                    }
                }
                step_0 = step_0 + u32(8);
                l_2 = l_11;
            }
            tile_0 = tile_0 + u32(16);
            m_3 = m_2;
        }
        var _S372 : bool = RANGES_0 == u32(2);
        _S38 = _S372;
        if(_S372)
        {
            var range_key_0 : u32 = range_1 * params_0.range_keys_0;
            if(live_0)
            {
                _S32 = lane_1 < u32(4);
            }
            else
            {
                _S32 = false;
            }
            if(_S32)
            {
                _S33 = range_key_0 < _S43;
            }
            else
            {
                _S33 = false;
            }
            if(_S33)
            {
                var _S373 : u32 = head_of_0(work_5, _S40);
                var _S374 : u32 = query_of_0(_S40);
                store_range_0(scratch_of_0(work_5.batch_1, _S373, _S374, range_1), u32(0), m_3, l_2, poisoned_3);
            }
            if(_S50 < (work_5.rows_0))
            {
                var _S375 : u32 = query_of_0(_S50);
                _S34 = range_key_0 < (keys_of_query_0(keys_1, _S375));
            }
            else
            {
                _S34 = false;
            }
            if(_S34)
            {
                var _S376 : u32 = head_of_0(work_5, _S50);
                var _S377 : u32 = query_of_0(_S50);
                var _S378 : u32 = scratch_of_0(work_5.batch_1, _S376, _S377, range_1);
                store_range_quad_0(_S378, lane_1, acc_1[u32(0)][u32(0)]);
                store_range_quad_0(_S378, _S54, acc_1[u32(0)][u32(1)]);
                store_range_quad_0(_S378, _S56, acc_1[u32(0)][u32(2)]);
                store_range_quad_0(_S378, _S58, acc_1[u32(0)][u32(3)]);
            }
            if(_S60 < (work_5.rows_0))
            {
                var _S379 : u32 = query_of_0(_S60);
                _S35 = range_key_0 < (keys_of_query_0(keys_1, _S379));
            }
            else
            {
                _S35 = false;
            }
            if(_S35)
            {
                var _S380 : u32 = head_of_0(work_5, _S60);
                var _S381 : u32 = query_of_0(_S60);
                var _S382 : u32 = scratch_of_0(work_5.batch_1, _S380, _S381, range_1);
                store_range_quad_0(_S382, lane_1, acc_1[u32(1)][u32(0)]);
                store_range_quad_0(_S382, _S54, acc_1[u32(1)][u32(1)]);
                store_range_quad_0(_S382, _S56, acc_1[u32(1)][u32(2)]);
                store_range_quad_0(_S382, _S58, acc_1[u32(1)][u32(3)]);
            }
            if(_S62 < (work_5.rows_0))
            {
                var _S383 : u32 = query_of_0(_S62);
                _S36 = range_key_0 < (keys_of_query_0(keys_1, _S383));
            }
            else
            {
                _S36 = false;
            }
            if(_S36)
            {
                var _S384 : u32 = head_of_0(work_5, _S62);
                var _S385 : u32 = query_of_0(_S62);
                var _S386 : u32 = scratch_of_0(work_5.batch_1, _S384, _S385, range_1);
                store_range_quad_0(_S386, lane_1, acc_1[u32(2)][u32(0)]);
                store_range_quad_0(_S386, _S54, acc_1[u32(2)][u32(1)]);
                store_range_quad_0(_S386, _S56, acc_1[u32(2)][u32(2)]);
                store_range_quad_0(_S386, _S58, acc_1[u32(2)][u32(3)]);
            }
            if(_S64 < (work_5.rows_0))
            {
                var _S387 : u32 = query_of_0(_S64);
                _S37 = range_key_0 < (keys_of_query_0(keys_1, _S387));
            }
            else
            {
                _S37 = false;
            }
            if(_S37)
            {
                var _S388 : u32 = head_of_0(work_5, _S64);
                var _S389 : u32 = query_of_0(_S64);
                var _S390 : u32 = scratch_of_0(work_5.batch_1, _S388, _S389, range_1);
                store_range_quad_0(_S390, lane_1, acc_1[u32(3)][u32(0)]);
                store_range_quad_0(_S390, _S54, acc_1[u32(3)][u32(1)]);
                store_range_quad_0(_S390, _S56, acc_1[u32(3)][u32(2)]);
                store_range_quad_0(_S390, _S58, acc_1[u32(3)][u32(3)]);
            }
        }
        if(RANGES_0 == u32(1))
        {
            var fold_2 : Fold_0 = fold_factors_0(&(total_m_1), m_3);
            var _S391 : f32 = folded_0(fold_2, total_l_0, l_2);
            var keeps_0 : array<f32, i32(4)>;
            keeps_0[i32(0)] = fold_2.keep_0;
            var _S392 : f32 = quadSwapX(fold_2.keep_0);
            keeps_0[i32(1)] = _S392;
            var _S393 : f32 = quadSwapY(fold_2.keep_0);
            keeps_0[i32(2)] = _S393;
            var _S394 : f32 = quadSwapDiagonal(fold_2.keep_0);
            keeps_0[i32(3)] = _S394;
            var adds_0 : array<f32, i32(4)>;
            adds_0[i32(0)] = fold_2.add_0;
            var _S395 : f32 = quadSwapX(fold_2.add_0);
            adds_0[i32(1)] = _S395;
            var _S396 : f32 = quadSwapY(fold_2.add_0);
            adds_0[i32(2)] = _S396;
            var _S397 : f32 = quadSwapDiagonal(fold_2.add_0);
            adds_0[i32(3)] = _S397;
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
            m_2 = _S391;
        }
        else
        {
            m_2 = total_l_0;
        }
        if(RANGES_0 != u32(0))
        {
            _S32 = _S66 < (work_5.last_range_0);
        }
        else
        {
            _S32 = false;
        }
        if(!_S32)
        {
            break;
        }
        range_1 = _S66;
        total_l_0 = m_2;
    }
    if(_S38)
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
    var _S398 : f32 = quadSwapX(inverse_0);
    factors_0[i32(1)] = _S398;
    var _S399 : f32 = quadSwapY(inverse_0);
    factors_0[i32(2)] = _S399;
    var _S400 : f32 = quadSwapDiagonal(inverse_0);
    factors_0[i32(3)] = _S400;
    var _S401 : i32;
    if(poisoned_3)
    {
        _S401 = i32(1);
    }
    else
    {
        _S401 = i32(0);
    }
    var spoiled_bit_0 : u32 = u32(_S401);
    var spoiled_0 : array<u32, i32(4)>;
    spoiled_0[i32(0)] = spoiled_bit_0;
    var _S402 : u32 = quadSwapX(spoiled_bit_0);
    spoiled_0[i32(1)] = _S402;
    var _S403 : u32 = quadSwapY(spoiled_bit_0);
    spoiled_0[i32(2)] = _S403;
    var _S404 : u32 = quadSwapDiagonal(spoiled_bit_0);
    spoiled_0[i32(3)] = _S404;
    if(_S50 < (work_5.rows_0))
    {
        var _S405 : u32 = o_of_0(work_5, _S50);
        store_quad_0(_S405, _S52, total_2[u32(0)][u32(0)] * vec4<f32>(factors_0[u32(0)]), (spoiled_0[u32(0)]) != u32(0));
        store_quad_0(_S405, _S55, total_2[u32(0)][u32(1)] * vec4<f32>(factors_0[u32(0)]), (spoiled_0[u32(0)]) != u32(0));
        store_quad_0(_S405, _S57, total_2[u32(0)][u32(2)] * vec4<f32>(factors_0[u32(0)]), (spoiled_0[u32(0)]) != u32(0));
        store_quad_0(_S405, _S59, total_2[u32(0)][u32(3)] * vec4<f32>(factors_0[u32(0)]), (spoiled_0[u32(0)]) != u32(0));
    }
    if(_S60 < (work_5.rows_0))
    {
        var _S406 : u32 = o_of_0(work_5, _S60);
        store_quad_0(_S406, _S52, total_2[u32(1)][u32(0)] * vec4<f32>(factors_0[u32(1)]), (spoiled_0[u32(1)]) != u32(0));
        store_quad_0(_S406, _S55, total_2[u32(1)][u32(1)] * vec4<f32>(factors_0[u32(1)]), (spoiled_0[u32(1)]) != u32(0));
        store_quad_0(_S406, _S57, total_2[u32(1)][u32(2)] * vec4<f32>(factors_0[u32(1)]), (spoiled_0[u32(1)]) != u32(0));
        store_quad_0(_S406, _S59, total_2[u32(1)][u32(3)] * vec4<f32>(factors_0[u32(1)]), (spoiled_0[u32(1)]) != u32(0));
    }
    if(_S62 < (work_5.rows_0))
    {
        var _S407 : u32 = o_of_0(work_5, _S62);
        store_quad_0(_S407, _S52, total_2[u32(2)][u32(0)] * vec4<f32>(factors_0[u32(2)]), (spoiled_0[u32(2)]) != u32(0));
        store_quad_0(_S407, _S55, total_2[u32(2)][u32(1)] * vec4<f32>(factors_0[u32(2)]), (spoiled_0[u32(2)]) != u32(0));
        store_quad_0(_S407, _S57, total_2[u32(2)][u32(2)] * vec4<f32>(factors_0[u32(2)]), (spoiled_0[u32(2)]) != u32(0));
        store_quad_0(_S407, _S59, total_2[u32(2)][u32(3)] * vec4<f32>(factors_0[u32(2)]), (spoiled_0[u32(2)]) != u32(0));
    }
    if(_S64 < (work_5.rows_0))
    {
        var _S408 : u32 = o_of_0(work_5, _S64);
        store_quad_0(_S408, _S52, total_2[u32(3)][u32(0)] * vec4<f32>(factors_0[u32(3)]), (spoiled_0[u32(3)]) != u32(0));
        store_quad_0(_S408, _S55, total_2[u32(3)][u32(1)] * vec4<f32>(factors_0[u32(3)]), (spoiled_0[u32(3)]) != u32(0));
        store_quad_0(_S408, _S57, total_2[u32(3)][u32(2)] * vec4<f32>(factors_0[u32(3)]), (spoiled_0[u32(3)]) != u32(0));
        store_quad_0(_S408, _S59, total_2[u32(3)][u32(3)] * vec4<f32>(factors_0[u32(3)]), (spoiled_0[u32(3)]) != u32(0));
    }
    return;
}

