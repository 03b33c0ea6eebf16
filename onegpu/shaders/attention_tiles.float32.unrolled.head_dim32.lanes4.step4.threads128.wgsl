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

var<workgroup> k_tile_0 : array<vec4<f32>, i32(256)>;

var<workgroup> v_tile_0 : array<vec4<f32>, i32(256)>;

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
    var q_0 : array<array<vec4<f32>, i32(2)>, i32(4)>;
    var total_2 : array<array<vec4<f32>, i32(2)>, i32(4)>;
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
    var _S55 : u32 = first_row_1 + ((_S38 ^ (u32(1))));
    var _S56 : u32 = q_of_0(work_5, min(_S55, last_row_0));
    q_0[u32(1)][u32(0)] = load_quad_0(_S56, _S51) * vec4<f32>(params_0.scale_0);
    total_2[u32(1)][u32(0)] = _S52;
    q_0[u32(1)][u32(1)] = load_quad_0(_S56, _S54) * vec4<f32>(params_0.scale_0);
    total_2[u32(1)][u32(1)] = _S52;
    var _S57 : u32 = first_row_1 + ((_S38 ^ (u32(2))));
    var _S58 : u32 = q_of_0(work_5, min(_S57, last_row_0));
    q_0[u32(2)][u32(0)] = load_quad_0(_S58, _S51) * vec4<f32>(params_0.scale_0);
    total_2[u32(2)][u32(0)] = _S52;
    q_0[u32(2)][u32(1)] = load_quad_0(_S58, _S54) * vec4<f32>(params_0.scale_0);
    total_2[u32(2)][u32(1)] = _S52;
    var _S59 : u32 = first_row_1 + ((_S38 ^ (u32(3))));
    var _S60 : u32 = q_of_0(work_5, min(_S59, last_row_0));
    q_0[u32(3)][u32(0)] = load_quad_0(_S60, _S51) * vec4<f32>(params_0.scale_0);
    total_2[u32(3)][u32(0)] = _S52;
    q_0[u32(3)][u32(1)] = load_quad_0(_S60, _S54) * vec4<f32>(params_0.scale_0);
    total_2[u32(3)][u32(1)] = _S52;
    var total_m_1 : f32 = -3.4028234663852886e+38f;
    var acc_1 : array<array<vec4<f32>, i32(2)>, i32(4)>;
    acc_1[u32(0)][u32(0)] = _S52;
    acc_1[u32(0)][u32(1)] = _S52;
    acc_1[u32(1)][u32(0)] = _S52;
    acc_1[u32(1)][u32(1)] = _S52;
    acc_1[u32(2)][u32(0)] = _S52;
    acc_1[u32(2)][u32(1)] = _S52;
    acc_1[u32(3)][u32(0)] = _S52;
    acc_1[u32(3)][u32(1)] = _S52;
    var poisoned_3 : bool = false;
    var range_1 : u32 = work_5.first_range_0;
    var total_l_0 : f32 = 0.0f;
    for(;;)
    {
        var _S61 : u32 = range_1 + u32(1);
        var _S62 : u32 = min(_S61 * params_0.range_keys_0, _S41);
        acc_1[u32(0)][u32(0)] = _S52;
        acc_1[u32(0)][u32(1)] = _S52;
        acc_1[u32(1)][u32(0)] = _S52;
        acc_1[u32(1)][u32(1)] = _S52;
        acc_1[u32(2)][u32(0)] = _S52;
        acc_1[u32(2)][u32(1)] = _S52;
        acc_1[u32(3)][u32(0)] = _S52;
        acc_1[u32(3)][u32(1)] = _S52;
        var tile_0 : u32 = range_1 * params_0.range_keys_0;
        var m_3 : f32 = -3.4028234663852886e+38f;
        l_2 = 0.0f;
        for(;;)
        {
            if(tile_0 < _S62)
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
                if(slot_0 < u32(256))
                {
                }
                else
                {
                    break;
                }
                var key_0 : u32 = tile_0 + slot_0 / u32(8);
                var element_1 : u32 = slot_0 % u32(8) * u32(4);
                var k_quad_0 : vec4<f32>;
                var v_quad_0 : vec4<f32>;
                if(key_0 < _S62)
                {
                    var _S63 : vec4<f32> = load_quad_2(_S47 + key_0 * params_0.v_row_0, element_1);
                    k_quad_0 = load_quad_1(_S46 + key_0 * params_0.k_row_0, element_1);
                    v_quad_0 = _S63;
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
            var _S64 : u32 = min(u32(32), _S62 - tile_0);
            var step_0 : u32 = u32(0);
            m_2 = m_3;
            for(;;)
            {
                if(step_0 < _S64)
                {
                }
                else
                {
                    break;
                }
                var part_1 : array<array<f32, i32(4)>, i32(4)>;
                part_1[u32(0)][u32(0)] = 0.0f;
                part_1[u32(0)][u32(1)] = 0.0f;
                part_1[u32(0)][u32(2)] = 0.0f;
                part_1[u32(0)][u32(3)] = 0.0f;
                part_1[u32(1)][u32(0)] = 0.0f;
                part_1[u32(1)][u32(1)] = 0.0f;
                part_1[u32(1)][u32(2)] = 0.0f;
                part_1[u32(1)][u32(3)] = 0.0f;
                part_1[u32(2)][u32(0)] = 0.0f;
                part_1[u32(2)][u32(1)] = 0.0f;
                part_1[u32(2)][u32(2)] = 0.0f;
                part_1[u32(2)][u32(3)] = 0.0f;
                part_1[u32(3)][u32(0)] = 0.0f;
                part_1[u32(3)][u32(1)] = 0.0f;
                part_1[u32(3)][u32(2)] = 0.0f;
                part_1[u32(3)][u32(3)] = 0.0f;
                var _S65 : u32 = step_0 * u32(8);
                var _S66 : u32 = _S65 + lane_1;
                var _S67 : f32 = k_tile_0[_S66].x;
                var _S68 : f32 = k_tile_0[_S66].y;
                var _S69 : f32 = k_tile_0[_S66].z;
                var _S70 : f32 = k_tile_0[_S66].w;
                part_1[u32(0)][u32(0)] = fma(q_0[u32(0)][u32(0)].w, _S70, fma(q_0[u32(0)][u32(0)].z, _S69, fma(q_0[u32(0)][u32(0)].y, _S68, fma(q_0[u32(0)][u32(0)].x, _S67, part_1[u32(0)][u32(0)]))));
                part_1[u32(1)][u32(0)] = fma(q_0[u32(1)][u32(0)].w, _S70, fma(q_0[u32(1)][u32(0)].z, _S69, fma(q_0[u32(1)][u32(0)].y, _S68, fma(q_0[u32(1)][u32(0)].x, _S67, part_1[u32(1)][u32(0)]))));
                part_1[u32(2)][u32(0)] = fma(q_0[u32(2)][u32(0)].w, _S70, fma(q_0[u32(2)][u32(0)].z, _S69, fma(q_0[u32(2)][u32(0)].y, _S68, fma(q_0[u32(2)][u32(0)].x, _S67, part_1[u32(2)][u32(0)]))));
                part_1[u32(3)][u32(0)] = fma(q_0[u32(3)][u32(0)].w, _S70, fma(q_0[u32(3)][u32(0)].z, _S69, fma(q_0[u32(3)][u32(0)].y, _S68, fma(q_0[u32(3)][u32(0)].x, _S67, part_1[u32(3)][u32(0)]))));
                var _S71 : u32 = (step_0 + u32(1)) * u32(8);
                var _S72 : u32 = _S71 + lane_1;
                var _S73 : f32 = k_tile_0[_S72].x;
                var _S74 : f32 = k_tile_0[_S72].y;
                var _S75 : f32 = k_tile_0[_S72].z;
                var _S76 : f32 = k_tile_0[_S72].w;
                part_1[u32(0)][u32(1)] = fma(q_0[u32(0)][u32(0)].w, _S76, fma(q_0[u32(0)][u32(0)].z, _S75, fma(q_0[u32(0)][u32(0)].y, _S74, fma(q_0[u32(0)][u32(0)].x, _S73, part_1[u32(0)][u32(1)]))));
                part_1[u32(1)][u32(1)] = fma(q_0[u32(1)][u32(0)].w, _S76, fma(q_0[u32(1)][u32(0)].z, _S75, fma(q_0[u32(1)][u32(0)].y, _S74, fma(q_0[u32(1)][u32(0)].x, _S73, part_1[u32(1)][u32(1)]))));
                part_1[u32(2)][u32(1)] = fma(q_0[u32(2)][u32(0)].w, _S76, fma(q_0[u32(2)][u32(0)].z, _S75, fma(q_0[u32(2)][u32(0)].y, _S74, fma(q_0[u32(2)][u32(0)].x, _S73, part_1[u32(2)][u32(1)]))));
                part_1[u32(3)][u32(1)] = fma(q_0[u32(3)][u32(0)].w, _S76, fma(q_0[u32(3)][u32(0)].z, _S75, fma(q_0[u32(3)][u32(0)].y, _S74, fma(q_0[u32(3)][u32(0)].x, _S73, part_1[u32(3)][u32(1)]))));
                var _S77 : u32 = (step_0 + u32(2)) * u32(8);
                var _S78 : u32 = _S77 + lane_1;
                var _S79 : f32 = k_tile_0[_S78].x;
                var _S80 : f32 = k_tile_0[_S78].y;
                var _S81 : f32 = k_tile_0[_S78].z;
                var _S82 : f32 = k_tile_0[_S78].w;
                part_1[u32(0)][u32(2)] = fma(q_0[u32(0)][u32(0)].w, _S82, fma(q_0[u32(0)][u32(0)].z, _S81, fma(q_0[u32(0)][u32(0)].y, _S80, fma(q_0[u32(0)][u32(0)].x, _S79, part_1[u32(0)][u32(2)]))));
                part_1[u32(1)][u32(2)] = fma(q_0[u32(1)][u32(0)].w, _S82, fma(q_0[u32(1)][u32(0)].z, _S81, fma(q_0[u32(1)][u32(0)].y, _S80, fma(q_0[u32(1)][u32(0)].x, _S79, part_1[u32(1)][u32(2)]))));
                part_1[u32(2)][u32(2)] = fma(q_0[u32(2)][u32(0)].w, _S82, fma(q_0[u32(2)][u32(0)].z, _S81, fma(q_0[u32(2)][u32(0)].y, _S80, fma(q_0[u32(2)][u32(0)].x, _S79, part_1[u32(2)][u32(2)]))));
                part_1[u32(3)][u32(2)] = fma(q_0[u32(3)][u32(0)].w, _S82, fma(q_0[u32(3)][u32(0)].z, _S81, fma(q_0[u32(3)][u32(0)].y, _S80, fma(q_0[u32(3)][u32(0)].x, _S79, part_1[u32(3)][u32(2)]))));
                var _S83 : u32 = (step_0 + u32(3)) * u32(8);
                var _S84 : u32 = _S83 + lane_1;
                var _S85 : f32 = k_tile_0[_S84].x;
                var _S86 : f32 = k_tile_0[_S84].y;
                var _S87 : f32 = k_tile_0[_S84].z;
                var _S88 : f32 = k_tile_0[_S84].w;
                part_1[u32(0)][u32(3)] = fma(q_0[u32(0)][u32(0)].w, _S88, fma(q_0[u32(0)][u32(0)].z, _S87, fma(q_0[u32(0)][u32(0)].y, _S86, fma(q_0[u32(0)][u32(0)].x, _S85, part_1[u32(0)][u32(3)]))));
                part_1[u32(1)][u32(3)] = fma(q_0[u32(1)][u32(0)].w, _S88, fma(q_0[u32(1)][u32(0)].z, _S87, fma(q_0[u32(1)][u32(0)].y, _S86, fma(q_0[u32(1)][u32(0)].x, _S85, part_1[u32(1)][u32(3)]))));
                part_1[u32(2)][u32(3)] = fma(q_0[u32(2)][u32(0)].w, _S88, fma(q_0[u32(2)][u32(0)].z, _S87, fma(q_0[u32(2)][u32(0)].y, _S86, fma(q_0[u32(2)][u32(0)].x, _S85, part_1[u32(2)][u32(3)]))));
                part_1[u32(3)][u32(3)] = fma(q_0[u32(3)][u32(0)].w, _S88, fma(q_0[u32(3)][u32(0)].z, _S87, fma(q_0[u32(3)][u32(0)].y, _S86, fma(q_0[u32(3)][u32(0)].x, _S85, part_1[u32(3)][u32(3)]))));
                var _S89 : u32 = _S65 + u32(4) + lane_1;
                var _S90 : f32 = k_tile_0[_S89].x;
                var _S91 : f32 = k_tile_0[_S89].y;
                var _S92 : f32 = k_tile_0[_S89].z;
                var _S93 : f32 = k_tile_0[_S89].w;
                part_1[u32(0)][u32(0)] = fma(q_0[u32(0)][u32(1)].w, _S93, fma(q_0[u32(0)][u32(1)].z, _S92, fma(q_0[u32(0)][u32(1)].y, _S91, fma(q_0[u32(0)][u32(1)].x, _S90, part_1[u32(0)][u32(0)]))));
                part_1[u32(1)][u32(0)] = fma(q_0[u32(1)][u32(1)].w, _S93, fma(q_0[u32(1)][u32(1)].z, _S92, fma(q_0[u32(1)][u32(1)].y, _S91, fma(q_0[u32(1)][u32(1)].x, _S90, part_1[u32(1)][u32(0)]))));
                part_1[u32(2)][u32(0)] = fma(q_0[u32(2)][u32(1)].w, _S93, fma(q_0[u32(2)][u32(1)].z, _S92, fma(q_0[u32(2)][u32(1)].y, _S91, fma(q_0[u32(2)][u32(1)].x, _S90, part_1[u32(2)][u32(0)]))));
                part_1[u32(3)][u32(0)] = fma(q_0[u32(3)][u32(1)].w, _S93, fma(q_0[u32(3)][u32(1)].z, _S92, fma(q_0[u32(3)][u32(1)].y, _S91, fma(q_0[u32(3)][u32(1)].x, _S90, part_1[u32(3)][u32(0)]))));
                var _S94 : u32 = _S71 + u32(4) + lane_1;
                var _S95 : f32 = k_tile_0[_S94].x;
                var _S96 : f32 = k_tile_0[_S94].y;
                var _S97 : f32 = k_tile_0[_S94].z;
                var _S98 : f32 = k_tile_0[_S94].w;
                part_1[u32(0)][u32(1)] = fma(q_0[u32(0)][u32(1)].w, _S98, fma(q_0[u32(0)][u32(1)].z, _S97, fma(q_0[u32(0)][u32(1)].y, _S96, fma(q_0[u32(0)][u32(1)].x, _S95, part_1[u32(0)][u32(1)]))));
                part_1[u32(1)][u32(1)] = fma(q_0[u32(1)][u32(1)].w, _S98, fma(q_0[u32(1)][u32(1)].z, _S97, fma(q_0[u32(1)][u32(1)].y, _S96, fma(q_0[u32(1)][u32(1)].x, _S95, part_1[u32(1)][u32(1)]))));
                part_1[u32(2)][u32(1)] = fma(q_0[u32(2)][u32(1)].w, _S98, fma(q_0[u32(2)][u32(1)].z, _S97, fma(q_0[u32(2)][u32(1)].y, _S96, fma(q_0[u32(2)][u32(1)].x, _S95, part_1[u32(2)][u32(1)]))));
                part_1[u32(3)][u32(1)] = fma(q_0[u32(3)][u32(1)].w, _S98, fma(q_0[u32(3)][u32(1)].z, _S97, fma(q_0[u32(3)][u32(1)].y, _S96, fma(q_0[u32(3)][u32(1)].x, _S95, part_1[u32(3)][u32(1)]))));
                var _S99 : u32 = _S77 + u32(4) + lane_1;
                var _S100 : f32 = k_tile_0[_S99].x;
                var _S101 : f32 = k_tile_0[_S99].y;
                var _S102 : f32 = k_tile_0[_S99].z;
                var _S103 : f32 = k_tile_0[_S99].w;
                part_1[u32(0)][u32(2)] = fma(q_0[u32(0)][u32(1)].w, _S103, fma(q_0[u32(0)][u32(1)].z, _S102, fma(q_0[u32(0)][u32(1)].y, _S101, fma(q_0[u32(0)][u32(1)].x, _S100, part_1[u32(0)][u32(2)]))));
                part_1[u32(1)][u32(2)] = fma(q_0[u32(1)][u32(1)].w, _S103, fma(q_0[u32(1)][u32(1)].z, _S102, fma(q_0[u32(1)][u32(1)].y, _S101, fma(q_0[u32(1)][u32(1)].x, _S100, part_1[u32(1)][u32(2)]))));
                part_1[u32(2)][u32(2)] = fma(q_0[u32(2)][u32(1)].w, _S103, fma(q_0[u32(2)][u32(1)].z, _S102, fma(q_0[u32(2)][u32(1)].y, _S101, fma(q_0[u32(2)][u32(1)].x, _S100, part_1[u32(2)][u32(2)]))));
                part_1[u32(3)][u32(2)] = fma(q_0[u32(3)][u32(1)].w, _S103, fma(q_0[u32(3)][u32(1)].z, _S102, fma(q_0[u32(3)][u32(1)].y, _S101, fma(q_0[u32(3)][u32(1)].x, _S100, part_1[u32(3)][u32(2)]))));
                var _S104 : u32 = _S83 + u32(4) + lane_1;
                var _S105 : f32 = k_tile_0[_S104].x;
                var _S106 : f32 = k_tile_0[_S104].y;
                var _S107 : f32 = k_tile_0[_S104].z;
                var _S108 : f32 = k_tile_0[_S104].w;
                part_1[u32(0)][u32(3)] = fma(q_0[u32(0)][u32(1)].w, _S108, fma(q_0[u32(0)][u32(1)].z, _S107, fma(q_0[u32(0)][u32(1)].y, _S106, fma(q_0[u32(0)][u32(1)].x, _S105, part_1[u32(0)][u32(3)]))));
                part_1[u32(1)][u32(3)] = fma(q_0[u32(1)][u32(1)].w, _S108, fma(q_0[u32(1)][u32(1)].z, _S107, fma(q_0[u32(1)][u32(1)].y, _S106, fma(q_0[u32(1)][u32(1)].x, _S105, part_1[u32(1)][u32(3)]))));
                part_1[u32(2)][u32(3)] = fma(q_0[u32(2)][u32(1)].w, _S108, fma(q_0[u32(2)][u32(1)].z, _S107, fma(q_0[u32(2)][u32(1)].y, _S106, fma(q_0[u32(2)][u32(1)].x, _S105, part_1[u32(2)][u32(3)]))));
                part_1[u32(3)][u32(3)] = fma(q_0[u32(3)][u32(1)].w, _S108, fma(q_0[u32(3)][u32(1)].z, _S107, fma(q_0[u32(3)][u32(1)].y, _S106, fma(q_0[u32(3)][u32(1)].x, _S105, part_1[u32(3)][u32(3)]))));
                var _S109 : f32 = quadSwapX(part_1[i32(1)][u32(0)]);
                var near_0 : f32 = part_1[i32(0)][u32(0)] + _S109;
                var score_1 : array<f32, i32(4)>;
                var _S110 : f32 = quadSwapY(part_1[i32(2)][u32(0)]);
                var _S111 : f32 = quadSwapDiagonal(part_1[i32(3)][u32(0)]);
                var _S112 : f32 = near_0 + (_S110 + _S111);
                score_1[u32(0)] = _S112;
                var _S113 : f32 = quadSwapX(part_1[i32(1)][u32(1)]);
                var near_1 : f32 = part_1[i32(0)][u32(1)] + _S113;
                var _S114 : f32 = quadSwapY(part_1[i32(2)][u32(1)]);
                var _S115 : f32 = quadSwapDiagonal(part_1[i32(3)][u32(1)]);
                var _S116 : f32 = near_1 + (_S114 + _S115);
                score_1[u32(1)] = _S116;
                var _S117 : f32 = quadSwapX(part_1[i32(1)][u32(2)]);
                var near_2 : f32 = part_1[i32(0)][u32(2)] + _S117;
                var _S118 : f32 = quadSwapY(part_1[i32(2)][u32(2)]);
                var _S119 : f32 = quadSwapDiagonal(part_1[i32(3)][u32(2)]);
                var _S120 : f32 = near_2 + (_S118 + _S119);
                score_1[u32(2)] = _S120;
                var _S121 : f32 = quadSwapX(part_1[i32(1)][u32(3)]);
                var near_3 : f32 = part_1[i32(0)][u32(3)] + _S121;
                var _S122 : f32 = quadSwapY(part_1[i32(2)][u32(3)]);
                var _S123 : f32 = quadSwapDiagonal(part_1[i32(3)][u32(3)]);
                var _S124 : f32 = near_3 + (_S122 + _S123);
                score_1[u32(3)] = _S124;
                var _S125 : u32 = max(max(max(max(u32(0), ((bitcast<u32>((_S112))) & (u32(2147483647)))), ((bitcast<u32>((_S116))) & (u32(2147483647)))), ((bitcast<u32>((_S120))) & (u32(2147483647)))), ((bitcast<u32>((_S124))) & (u32(2147483647))));
                var _S126 : u32 = tile_0 + step_0;
                var clean_0 : bool = (_S126 + u32(4)) <= _S44;
                var hidden_0 : array<bool, i32(4)>;
                hidden_0[u32(0)] = false;
                hidden_0[u32(1)] = false;
                hidden_0[u32(2)] = false;
                hidden_0[u32(3)] = false;
                if(!clean_0)
                {
                    _S31 = true;
                }
                else
                {
                    _S31 = _S125 >= u32(2139095040);
                }
                if(_S31)
                {
                    hidden_0[u32(0)] = _S126 >= _S42;
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
                        var bias_0 : f32 = mask_values_0[_S48 + _S126 * params_0.mask_key_0];
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
                    var key_1 : u32 = _S126 + u32(1);
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
                    var key_2 : u32 = _S126 + u32(2);
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
                    var _S127 : bool;
                    if(!hidden_0[u32(2)])
                    {
                        _S127 = is_special_0(score_1[u32(2)]);
                    }
                    else
                    {
                        _S127 = false;
                    }
                    if(_S127)
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
                    var key_3 : u32 = _S126 + u32(3);
                    hidden_0[u32(3)] = key_3 >= _S42;
                    var _S128 : bool;
                    if(has_mask_0)
                    {
                        _S128 = !hidden_0[u32(3)];
                    }
                    else
                    {
                        _S128 = false;
                    }
                    if(_S128)
                    {
                        var bias_3 : f32 = mask_values_0[_S48 + key_3 * params_0.mask_key_0];
                        score_1[u32(3)] = score_1[u32(3)] + bias_3;
                        hidden_0[u32(3)] = (bitcast<u32>((bias_3))) == u32(4286578688);
                    }
                    var _S129 : bool;
                    if(!hidden_0[u32(3)])
                    {
                        _S129 = is_special_0(score_1[u32(3)]);
                    }
                    else
                    {
                        _S129 = false;
                    }
                    if(_S129)
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
                }
                var _S130 : f32 = max(max(max(max(m_2, score_1[u32(0)]), score_1[u32(1)]), score_1[u32(2)]), score_1[u32(3)]);
                var shrink_0 : f32;
                if(_S130 > m_2)
                {
                    shrink_0 = exp(m_2 - _S130);
                    m_2 = _S130;
                }
                else
                {
                    shrink_0 = 1.0f;
                }
                var l_3 : f32 = l_2 * shrink_0;
                var weight_1 : array<f32, i32(4)>;
                var _S131 : f32;
                if(hidden_0[u32(0)])
                {
                    _S131 = -1.0f;
                }
                else
                {
                    _S131 = exp(score_1[u32(0)] - m_2);
                }
                weight_1[u32(0)] = _S131;
                var l_4 : f32 = l_3 + max(_S131, 0.0f);
                var _S132 : f32;
                if(hidden_0[u32(1)])
                {
                    _S132 = -1.0f;
                }
                else
                {
                    _S132 = exp(score_1[u32(1)] - m_2);
                }
                weight_1[u32(1)] = _S132;
                var l_5 : f32 = l_4 + max(_S132, 0.0f);
                var _S133 : f32;
                if(hidden_0[u32(2)])
                {
                    _S133 = -1.0f;
                }
                else
                {
                    _S133 = exp(score_1[u32(2)] - m_2);
                }
                weight_1[u32(2)] = _S133;
                var l_6 : f32 = l_5 + max(_S133, 0.0f);
                var _S134 : f32;
                if(hidden_0[u32(3)])
                {
                    _S134 = -1.0f;
                }
                else
                {
                    _S134 = exp(score_1[u32(3)] - m_2);
                }
                weight_1[u32(3)] = _S134;
                var l_7 : f32 = l_6 + max(_S134, 0.0f);
                var shrinks_0 : array<f32, i32(4)>;
                shrinks_0[i32(0)] = shrink_0;
                var _S135 : f32 = quadSwapX(shrink_0);
                shrinks_0[i32(1)] = _S135;
                var _S136 : f32 = quadSwapY(shrink_0);
                shrinks_0[i32(2)] = _S136;
                var _S137 : f32 = quadSwapDiagonal(shrink_0);
                shrinks_0[i32(3)] = _S137;
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
                    acc_1[u32(1)][u32(0)] = acc_1[u32(1)][u32(0)] * vec4<f32>(shrinks_0[u32(1)]);
                    acc_1[u32(1)][u32(1)] = acc_1[u32(1)][u32(1)] * vec4<f32>(shrinks_0[u32(1)]);
                    acc_1[u32(2)][u32(0)] = acc_1[u32(2)][u32(0)] * vec4<f32>(shrinks_0[u32(2)]);
                    acc_1[u32(2)][u32(1)] = acc_1[u32(2)][u32(1)] * vec4<f32>(shrinks_0[u32(2)]);
                    acc_1[u32(3)][u32(0)] = acc_1[u32(3)][u32(0)] * vec4<f32>(shrinks_0[u32(3)]);
                    acc_1[u32(3)][u32(1)] = acc_1[u32(3)][u32(1)] * vec4<f32>(shrinks_0[u32(3)]);
                }
                var weights_0 : array<array<f32, i32(4)>, i32(4)>;
                weights_0[i32(0)][u32(0)] = weight_1[u32(0)];
                var _S138 : f32 = quadSwapX(weight_1[u32(0)]);
                weights_0[i32(1)][u32(0)] = _S138;
                var _S139 : f32 = quadSwapY(weight_1[u32(0)]);
                weights_0[i32(2)][u32(0)] = _S139;
                var _S140 : f32 = quadSwapDiagonal(weight_1[u32(0)]);
                weights_0[i32(3)][u32(0)] = _S140;
                weights_0[i32(0)][u32(1)] = weight_1[u32(1)];
                var _S141 : f32 = quadSwapX(weight_1[u32(1)]);
                weights_0[i32(1)][u32(1)] = _S141;
                var _S142 : f32 = quadSwapY(weight_1[u32(1)]);
                weights_0[i32(2)][u32(1)] = _S142;
                var _S143 : f32 = quadSwapDiagonal(weight_1[u32(1)]);
                weights_0[i32(3)][u32(1)] = _S143;
                weights_0[i32(0)][u32(2)] = weight_1[u32(2)];
                var _S144 : f32 = quadSwapX(weight_1[u32(2)]);
                weights_0[i32(1)][u32(2)] = _S144;
                var _S145 : f32 = quadSwapY(weight_1[u32(2)]);
                weights_0[i32(2)][u32(2)] = _S145;
                var _S146 : f32 = quadSwapDiagonal(weight_1[u32(2)]);
                weights_0[i32(3)][u32(2)] = _S146;
                weights_0[i32(0)][u32(3)] = weight_1[u32(3)];
                var _S147 : f32 = quadSwapX(weight_1[u32(3)]);
                weights_0[i32(1)][u32(3)] = _S147;
                var _S148 : f32 = quadSwapY(weight_1[u32(3)]);
                weights_0[i32(2)][u32(3)] = _S148;
                var _S149 : f32 = quadSwapDiagonal(weight_1[u32(3)]);
                weights_0[i32(3)][u32(3)] = _S149;
                if((min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(0.0f, weights_0[u32(0)][u32(0)]), weights_0[u32(0)][u32(1)]), weights_0[u32(0)][u32(2)]), weights_0[u32(0)][u32(3)]), weights_0[u32(1)][u32(0)]), weights_0[u32(1)][u32(1)]), weights_0[u32(1)][u32(2)]), weights_0[u32(1)][u32(3)]), weights_0[u32(2)][u32(0)]), weights_0[u32(2)][u32(1)]), weights_0[u32(2)][u32(2)]), weights_0[u32(2)][u32(3)]), weights_0[u32(3)][u32(0)]), weights_0[u32(3)][u32(1)]), weights_0[u32(3)][u32(2)]), weights_0[u32(3)][u32(3)])) == 0.0f)
                {
                    var _S150 : vec4<f32> = weigh_0(weights_0[u32(1)][u32(2)], v_tile_0[_S78], weigh_0(weights_0[u32(1)][u32(1)], v_tile_0[_S72], weigh_0(weights_0[u32(1)][u32(0)], v_tile_0[_S66], acc_1[u32(1)][u32(0)])));
                    var _S151 : vec4<f32> = weigh_0(weights_0[u32(2)][u32(2)], v_tile_0[_S78], weigh_0(weights_0[u32(2)][u32(1)], v_tile_0[_S72], weigh_0(weights_0[u32(2)][u32(0)], v_tile_0[_S66], acc_1[u32(2)][u32(0)])));
                    var _S152 : vec4<f32> = weigh_0(weights_0[u32(3)][u32(2)], v_tile_0[_S78], weigh_0(weights_0[u32(3)][u32(1)], v_tile_0[_S72], weigh_0(weights_0[u32(3)][u32(0)], v_tile_0[_S66], acc_1[u32(3)][u32(0)])));
                    acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(3)], v_tile_0[_S84], weigh_0(weights_0[u32(0)][u32(2)], v_tile_0[_S78], weigh_0(weights_0[u32(0)][u32(1)], v_tile_0[_S72], weigh_0(weights_0[u32(0)][u32(0)], v_tile_0[_S66], acc_1[u32(0)][u32(0)]))));
                    acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(3)], v_tile_0[_S84], _S150);
                    acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(3)], v_tile_0[_S84], _S151);
                    acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(3)], v_tile_0[_S84], _S152);
                    var _S153 : vec4<f32> = weigh_0(weights_0[u32(1)][u32(2)], v_tile_0[_S99], weigh_0(weights_0[u32(1)][u32(1)], v_tile_0[_S94], weigh_0(weights_0[u32(1)][u32(0)], v_tile_0[_S89], acc_1[u32(1)][u32(1)])));
                    var _S154 : vec4<f32> = weigh_0(weights_0[u32(2)][u32(2)], v_tile_0[_S99], weigh_0(weights_0[u32(2)][u32(1)], v_tile_0[_S94], weigh_0(weights_0[u32(2)][u32(0)], v_tile_0[_S89], acc_1[u32(2)][u32(1)])));
                    var _S155 : vec4<f32> = weigh_0(weights_0[u32(3)][u32(2)], v_tile_0[_S99], weigh_0(weights_0[u32(3)][u32(1)], v_tile_0[_S94], weigh_0(weights_0[u32(3)][u32(0)], v_tile_0[_S89], acc_1[u32(3)][u32(1)])));
                    acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(3)], v_tile_0[_S104], weigh_0(weights_0[u32(0)][u32(2)], v_tile_0[_S99], weigh_0(weights_0[u32(0)][u32(1)], v_tile_0[_S94], weigh_0(weights_0[u32(0)][u32(0)], v_tile_0[_S89], acc_1[u32(0)][u32(1)]))));
                    acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(3)], v_tile_0[_S104], _S153);
                    acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(3)], v_tile_0[_S104], _S154);
                    acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(3)], v_tile_0[_S104], _S155);
                }
                else
                {
                    var _S156 : vec4<f32> = v_tile_0[_S66];
                    if((weights_0[u32(0)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(0)], _S156, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(1)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(0)], _S156, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(2)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(0)], _S156, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(3)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(0)], _S156, acc_1[u32(3)][u32(0)]);
                    }
                    var _S157 : vec4<f32> = v_tile_0[_S72];
                    if((weights_0[u32(0)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(1)], _S157, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(1)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(1)], _S157, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(2)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(1)], _S157, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(3)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(1)], _S157, acc_1[u32(3)][u32(0)]);
                    }
                    var _S158 : vec4<f32> = v_tile_0[_S78];
                    if((weights_0[u32(0)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(2)], _S158, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(1)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(2)], _S158, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(2)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(2)], _S158, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(3)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(2)], _S158, acc_1[u32(3)][u32(0)]);
                    }
                    var _S159 : vec4<f32> = v_tile_0[_S84];
                    if((weights_0[u32(0)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(3)], _S159, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(1)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(3)], _S159, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(2)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(3)], _S159, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(3)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(3)], _S159, acc_1[u32(3)][u32(0)]);
                    }
                    var _S160 : vec4<f32> = v_tile_0[_S89];
                    if((weights_0[u32(0)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(0)], _S160, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(1)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(0)], _S160, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(2)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(0)], _S160, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(3)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(0)], _S160, acc_1[u32(3)][u32(1)]);
                    }
                    var _S161 : vec4<f32> = v_tile_0[_S94];
                    if((weights_0[u32(0)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(1)], _S161, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(1)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(1)], _S161, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(2)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(1)], _S161, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(3)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(1)], _S161, acc_1[u32(3)][u32(1)]);
                    }
                    var _S162 : vec4<f32> = v_tile_0[_S99];
                    if((weights_0[u32(0)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(2)], _S162, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(1)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(2)], _S162, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(2)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(2)], _S162, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(3)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(2)], _S162, acc_1[u32(3)][u32(1)]);
                    }
                    var _S163 : vec4<f32> = v_tile_0[_S104];
                    if((weights_0[u32(0)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(3)], _S163, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(1)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(3)], _S163, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(2)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(3)], _S163, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(3)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(3)], _S163, acc_1[u32(3)][u32(1)]);
                    }
                }
                step_0 = step_0 + u32(4);
                l_2 = l_7;
            }
            tile_0 = tile_0 + u32(32);
            m_3 = m_2;
        }
        var _S164 : bool = RANGES_0 == u32(2);
        _S37 = _S164;
        if(_S164)
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
                var _S165 : u32 = head_of_0(work_5, _S39);
                var _S166 : u32 = query_of_0(_S39);
                store_range_0(scratch_of_0(work_5.batch_1, _S165, _S166, range_1), u32(0), m_3, l_2, poisoned_3);
            }
            if(_S49 < (work_5.rows_0))
            {
                var _S167 : u32 = query_of_0(_S49);
                _S33 = range_key_0 < (keys_of_query_0(keys_1, _S167));
            }
            else
            {
                _S33 = false;
            }
            if(_S33)
            {
                var _S168 : u32 = head_of_0(work_5, _S49);
                var _S169 : u32 = query_of_0(_S49);
                var _S170 : u32 = scratch_of_0(work_5.batch_1, _S168, _S169, range_1);
                store_range_quad_0(_S170, lane_1, acc_1[u32(0)][u32(0)]);
                store_range_quad_0(_S170, _S53, acc_1[u32(0)][u32(1)]);
            }
            if(_S55 < (work_5.rows_0))
            {
                var _S171 : u32 = query_of_0(_S55);
                _S34 = range_key_0 < (keys_of_query_0(keys_1, _S171));
            }
            else
            {
                _S34 = false;
            }
            if(_S34)
            {
                var _S172 : u32 = head_of_0(work_5, _S55);
                var _S173 : u32 = query_of_0(_S55);
                var _S174 : u32 = scratch_of_0(work_5.batch_1, _S172, _S173, range_1);
                store_range_quad_0(_S174, lane_1, acc_1[u32(1)][u32(0)]);
                store_range_quad_0(_S174, _S53, acc_1[u32(1)][u32(1)]);
            }
            if(_S57 < (work_5.rows_0))
            {
                var _S175 : u32 = query_of_0(_S57);
                _S35 = range_key_0 < (keys_of_query_0(keys_1, _S175));
            }
            else
            {
                _S35 = false;
            }
            if(_S35)
            {
                var _S176 : u32 = head_of_0(work_5, _S57);
                var _S177 : u32 = query_of_0(_S57);
                var _S178 : u32 = scratch_of_0(work_5.batch_1, _S176, _S177, range_1);
                store_range_quad_0(_S178, lane_1, acc_1[u32(2)][u32(0)]);
                store_range_quad_0(_S178, _S53, acc_1[u32(2)][u32(1)]);
            }
            if(_S59 < (work_5.rows_0))
            {
                var _S179 : u32 = query_of_0(_S59);
                _S36 = range_key_0 < (keys_of_query_0(keys_1, _S179));
            }
            else
            {
                _S36 = false;
            }
            if(_S36)
            {
                var _S180 : u32 = head_of_0(work_5, _S59);
                var _S181 : u32 = query_of_0(_S59);
                var _S182 : u32 = scratch_of_0(work_5.batch_1, _S180, _S181, range_1);
                store_range_quad_0(_S182, lane_1, acc_1[u32(3)][u32(0)]);
                store_range_quad_0(_S182, _S53, acc_1[u32(3)][u32(1)]);
            }
        }
        if(RANGES_0 == u32(1))
        {
            var fold_2 : Fold_0 = fold_factors_0(&(total_m_1), m_3);
            var _S183 : f32 = folded_0(fold_2, total_l_0, l_2);
            var keeps_0 : array<f32, i32(4)>;
            keeps_0[i32(0)] = fold_2.keep_0;
            var _S184 : f32 = quadSwapX(fold_2.keep_0);
            keeps_0[i32(1)] = _S184;
            var _S185 : f32 = quadSwapY(fold_2.keep_0);
            keeps_0[i32(2)] = _S185;
            var _S186 : f32 = quadSwapDiagonal(fold_2.keep_0);
            keeps_0[i32(3)] = _S186;
            var adds_0 : array<f32, i32(4)>;
            adds_0[i32(0)] = fold_2.add_0;
            var _S187 : f32 = quadSwapX(fold_2.add_0);
            adds_0[i32(1)] = _S187;
            var _S188 : f32 = quadSwapY(fold_2.add_0);
            adds_0[i32(2)] = _S188;
            var _S189 : f32 = quadSwapDiagonal(fold_2.add_0);
            adds_0[i32(3)] = _S189;
            total_2[u32(0)][u32(0)] = folded_1(keeps_0[u32(0)], adds_0[u32(0)], total_2[u32(0)][u32(0)], acc_1[u32(0)][u32(0)]);
            total_2[u32(0)][u32(1)] = folded_1(keeps_0[u32(0)], adds_0[u32(0)], total_2[u32(0)][u32(1)], acc_1[u32(0)][u32(1)]);
            total_2[u32(1)][u32(0)] = folded_1(keeps_0[u32(1)], adds_0[u32(1)], total_2[u32(1)][u32(0)], acc_1[u32(1)][u32(0)]);
            total_2[u32(1)][u32(1)] = folded_1(keeps_0[u32(1)], adds_0[u32(1)], total_2[u32(1)][u32(1)], acc_1[u32(1)][u32(1)]);
            total_2[u32(2)][u32(0)] = folded_1(keeps_0[u32(2)], adds_0[u32(2)], total_2[u32(2)][u32(0)], acc_1[u32(2)][u32(0)]);
            total_2[u32(2)][u32(1)] = folded_1(keeps_0[u32(2)], adds_0[u32(2)], total_2[u32(2)][u32(1)], acc_1[u32(2)][u32(1)]);
            total_2[u32(3)][u32(0)] = folded_1(keeps_0[u32(3)], adds_0[u32(3)], total_2[u32(3)][u32(0)], acc_1[u32(3)][u32(0)]);
            total_2[u32(3)][u32(1)] = folded_1(keeps_0[u32(3)], adds_0[u32(3)], total_2[u32(3)][u32(1)], acc_1[u32(3)][u32(1)]);
            m_2 = _S183;
        }
        else
        {
            m_2 = total_l_0;
        }
        if(RANGES_0 != u32(0))
        {
            _S31 = _S61 < (work_5.last_range_0);
        }
        else
        {
            _S31 = false;
        }
        if(!_S31)
        {
            break;
        }
        range_1 = _S61;
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
        total_2[u32(1)][u32(0)] = acc_1[u32(1)][u32(0)];
        total_2[u32(1)][u32(1)] = acc_1[u32(1)][u32(1)];
        total_2[u32(2)][u32(0)] = acc_1[u32(2)][u32(0)];
        total_2[u32(2)][u32(1)] = acc_1[u32(2)][u32(1)];
        total_2[u32(3)][u32(0)] = acc_1[u32(3)][u32(0)];
        total_2[u32(3)][u32(1)] = acc_1[u32(3)][u32(1)];
        total_l_0 = l_2;
    }
    else
    {
        total_l_0 = m_2;
    }
    var inverse_0 : f32 = finish_row_0(total_l_0, &(poisoned_3));
    var factors_0 : array<f32, i32(4)>;
    factors_0[i32(0)] = inverse_0;
    var _S190 : f32 = quadSwapX(inverse_0);
    factors_0[i32(1)] = _S190;
    var _S191 : f32 = quadSwapY(inverse_0);
    factors_0[i32(2)] = _S191;
    var _S192 : f32 = quadSwapDiagonal(inverse_0);
    factors_0[i32(3)] = _S192;
    var _S193 : i32;
    if(poisoned_3)
    {
        _S193 = i32(1);
    }
    else
    {
        _S193 = i32(0);
    }
    var spoiled_bit_0 : u32 = u32(_S193);
    var spoiled_0 : array<u32, i32(4)>;
    spoiled_0[i32(0)] = spoiled_bit_0;
    var _S194 : u32 = quadSwapX(spoiled_bit_0);
    spoiled_0[i32(1)] = _S194;
    var _S195 : u32 = quadSwapY(spoiled_bit_0);
    spoiled_0[i32(2)] = _S195;
    var _S196 : u32 = quadSwapDiagonal(spoiled_bit_0);
    spoiled_0[i32(3)] = _S196;
    if(_S49 < (work_5.rows_0))
    {
        var _S197 : u32 = o_of_0(work_5, _S49);
        store_quad_0(_S197, _S51, total_2[u32(0)][u32(0)] * vec4<f32>(factors_0[u32(0)]), (spoiled_0[u32(0)]) != u32(0));
        store_quad_0(_S197, _S54, total_2[u32(0)][u32(1)] * vec4<f32>(factors_0[u32(0)]), (spoiled_0[u32(0)]) != u32(0));
    }
    if(_S55 < (work_5.rows_0))
    {
        var _S198 : u32 = o_of_0(work_5, _S55);
        store_quad_0(_S198, _S51, total_2[u32(1)][u32(0)] * vec4<f32>(factors_0[u32(1)]), (spoiled_0[u32(1)]) != u32(0));
        store_quad_0(_S198, _S54, total_2[u32(1)][u32(1)] * vec4<f32>(factors_0[u32(1)]), (spoiled_0[u32(1)]) != u32(0));
    }
    if(_S57 < (work_5.rows_0))
    {
        var _S199 : u32 = o_of_0(work_5, _S57);
        store_quad_0(_S199, _S51, total_2[u32(2)][u32(0)] * vec4<f32>(factors_0[u32(2)]), (spoiled_0[u32(2)]) != u32(0));
        store_quad_0(_S199, _S54, total_2[u32(2)][u32(1)] * vec4<f32>(factors_0[u32(2)]), (spoiled_0[u32(2)]) != u32(0));
    }
    if(_S59 < (work_5.rows_0))
    {
        var _S200 : u32 = o_of_0(work_5, _S59);
        store_quad_0(_S200, _S51, total_2[u32(3)][u32(0)] * vec4<f32>(factors_0[u32(3)]), (spoiled_0[u32(3)]) != u32(0));
        store_quad_0(_S200, _S54, total_2[u32(3)][u32(1)] * vec4<f32>(factors_0[u32(3)]), (spoiled_0[u32(3)]) != u32(0));
    }
    return;
}

