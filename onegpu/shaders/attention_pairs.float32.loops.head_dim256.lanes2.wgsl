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
    var slot_0 : u32;
    var m_2 : f32;
    var _S36 : bool;
    var s_0 : u32;
    var number_2 : u32 = params_0.first_group_0 + group_id_0.y * params_0.groups_x_0 + group_id_0.x;
    if(number_2 >= (params_0.last_group_0))
    {
        return;
    }
    var thread_0 : u32 = thread_id_0.x;
    var work_5 : Work_0 = find_work_0(number_2, u32(32));
    var _S37 : u32 = thread_0 % u32(2);
    var row_6 : u32 = work_5.first_row_0 + thread_0 / u32(2);
    var last_row_0 : u32 = min(work_5.first_row_0 + u32(32), work_5.rows_0) - u32(1);
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
    var i_0 : u32 = u32(0);
    for(;;)
    {
        if(i_0 < u32(32))
        {
        }
        else
        {
            break;
        }
        q_0[i_0] = load_quad_0(_S45, (i_0 * u32(2) + _S37) * u32(4)) * vec4<f32>(params_0.scale_0);
        total_2[i_0] = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
        i_0 = i_0 + u32(1);
    }
    var total_m_1 : f32 = -3.4028234663852886e+38f;
    var acc_1 : array<vec4<f32>, i32(32)>;
    i_0 = u32(0);
    for(;;)
    {
        if(i_0 < u32(32))
        {
        }
        else
        {
            break;
        }
        acc_1[i_0] = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
        i_0 = i_0 + u32(1);
    }
    var poisoned_3 : bool = false;
    var total_l_0 : f32 = 0.0f;
    var range_1 : u32 = work_5.first_range_0;
    for(;;)
    {
        var _S48 : u32 = range_1 + u32(1);
        var _S49 : u32 = min(_S48 * params_0.range_keys_0, _S40);
        i_0 = u32(0);
        for(;;)
        {
            if(i_0 < u32(32))
            {
            }
            else
            {
                break;
            }
            acc_1[i_0] = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
            i_0 = i_0 + u32(1);
        }
        var _S50 : u32 = range_1 * params_0.range_keys_0;
        var m_3 : f32 = -3.4028234663852886e+38f;
        var tile_0 : u32 = _S50;
        l_2 = 0.0f;
        for(;;)
        {
            if(tile_0 < _S49)
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
                var key_0 : u32 = tile_0 + slot_0 / u32(64);
                var element_1 : u32 = slot_0 % u32(64) * u32(4);
                const _S51 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
                var k_quad_0 : vec4<f32>;
                var v_quad_0 : vec4<f32>;
                if(key_0 < _S49)
                {
                    var _S52 : vec4<f32> = load_quad_2(_S44 + key_0 * params_0.v_row_0, element_1);
                    k_quad_0 = load_quad_1(_S43 + key_0 * params_0.k_row_0, element_1);
                    v_quad_0 = _S52;
                }
                else
                {
                    k_quad_0 = _S51;
                    v_quad_0 = _S51;
                }
                k_tile_0[slot_0] = k_quad_0;
                v_tile_0[slot_0] = v_quad_0;
                slot_0 = slot_0 + u32(64);
            }
            workgroupBarrier();
            var _S53 : u32 = min(u32(8), _S49 - tile_0);
            m_2 = m_3;
            var step_0 : u32 = u32(0);
            var l_3 : f32 = l_2;
            for(;;)
            {
                if(step_0 < _S53)
                {
                }
                else
                {
                    break;
                }
                var sum_1 : array<vec4<f32>, i32(4)>;
                var s_1 : u32 = u32(0);
                for(;;)
                {
                    if(s_1 < u32(4))
                    {
                    }
                    else
                    {
                        break;
                    }
                    sum_1[s_1] = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
                    s_1 = s_1 + u32(1);
                }
                var i_1 : u32 = u32(0);
                for(;;)
                {
                    if(i_1 < u32(32))
                    {
                    }
                    else
                    {
                        break;
                    }
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
                        sum_1[s_0] = fma(q_0[i_1], k_tile_0[(step_0 + s_0) * u32(64) + i_1 * u32(2) + _S37], sum_1[s_0]);
                        s_0 = s_0 + u32(1);
                    }
                    i_1 = i_1 + u32(1);
                }
                var score_1 : array<f32, i32(4)>;
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
                    score_1[s_0] = sum_1[s_0].x + sum_1[s_0].y + (sum_1[s_0].z + sum_1[s_0].w);
                    s_0 = s_0 + u32(1);
                }
                var s_2 : u32 = u32(0);
                for(;;)
                {
                    if(s_2 < u32(4))
                    {
                    }
                    else
                    {
                        break;
                    }
                    var _S54 : f32 = quadSwapX(score_1[s_2]);
                    score_1[s_2] = score_1[s_2] + _S54;
                    s_2 = s_2 + u32(1);
                }
                var hidden_0 : array<bool, i32(4)>;
                var peak_0 : f32 = m_2;
                var s_3 : u32 = u32(0);
                for(;;)
                {
                    if(s_3 < u32(4))
                    {
                    }
                    else
                    {
                        break;
                    }
                    var key_1 : u32 = tile_0 + step_0 + s_3;
                    hidden_0[s_3] = key_1 >= _S41;
                    if(_S47)
                    {
                        _S36 = !hidden_0[s_3];
                    }
                    else
                    {
                        _S36 = false;
                    }
                    if(_S36)
                    {
                        var bias_0 : f32 = mask_values_0[_S46 + key_1 * params_0.mask_key_0];
                        score_1[s_3] = score_1[s_3] + bias_0;
                        hidden_0[s_3] = (bitcast<u32>((bias_0))) == u32(4286578688);
                    }
                    var _S55 : bool;
                    if(!hidden_0[s_3])
                    {
                        _S55 = is_special_0(score_1[s_3]);
                    }
                    else
                    {
                        _S55 = false;
                    }
                    if(_S55)
                    {
                        if((bitcast<u32>((score_1[s_3]))) != u32(4286578688))
                        {
                            poisoned_3 = true;
                        }
                        hidden_0[s_3] = true;
                    }
                    if(!hidden_0[s_3])
                    {
                        peak_0 = max(peak_0, score_1[s_3]);
                    }
                    s_3 = s_3 + u32(1);
                }
                var s_4 : u32;
                var l_4 : f32;
                if(peak_0 > m_2)
                {
                    var shrink_0 : f32 = exp(m_2 - peak_0);
                    var l_5 : f32 = l_3 * shrink_0;
                    s_4 = u32(0);
                    for(;;)
                    {
                        if(s_4 < u32(32))
                        {
                        }
                        else
                        {
                            break;
                        }
                        acc_1[s_4] = acc_1[s_4] * vec4<f32>(shrink_0);
                        s_4 = s_4 + u32(1);
                    }
                    m_2 = peak_0;
                    l_4 = l_5;
                }
                else
                {
                    l_4 = l_3;
                }
                s_4 = u32(0);
                var l_6 : f32 = l_4;
                for(;;)
                {
                    if(s_4 < u32(4))
                    {
                    }
                    else
                    {
                        break;
                    }
                    if(!hidden_0[s_4])
                    {
                        var weight_1 : f32 = exp(score_1[s_4] - m_2);
                        var l_7 : f32 = l_6 + weight_1;
                        var i_2 : u32 = u32(0);
                        for(;;)
                        {
                            if(i_2 < u32(32))
                            {
                            }
                            else
                            {
                                break;
                            }
                            acc_1[i_2] = weigh_0(weight_1, v_tile_0[(step_0 + s_4) * u32(64) + i_2 * u32(2) + _S37], acc_1[i_2]);
                            i_2 = i_2 + u32(1);
                        }
                        l_6 = l_7;
                    }
                    s_4 = s_4 + u32(1);
                }
                step_0 = step_0 + u32(4);
                l_3 = l_6;
            }
            var tile_1 : u32 = tile_0 + u32(8);
            m_3 = m_2;
            tile_0 = tile_1;
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
                var _S56 : u32 = head_of_0(work_5, _S38);
                var _S57 : u32 = query_of_0(_S38);
                var place_2 : u32 = scratch_of_0(work_5.batch_1, _S56, _S57, range_1);
                store_range_0(place_2, _S37, m_3, l_2, poisoned_3);
                slot_0 = u32(0);
                for(;;)
                {
                    if(slot_0 < u32(32))
                    {
                    }
                    else
                    {
                        break;
                    }
                    store_range_quad_0(place_2, slot_0 * u32(2) + _S37, acc_1[slot_0]);
                    slot_0 = slot_0 + u32(1);
                }
            }
        }
        if(RANGES_0 == u32(1))
        {
            var fold_2 : Fold_0 = fold_factors_0(&(total_m_1), m_3);
            var _S58 : f32 = folded_0(fold_2, total_l_0, l_2);
            slot_0 = u32(0);
            for(;;)
            {
                if(slot_0 < u32(32))
                {
                }
                else
                {
                    break;
                }
                total_2[slot_0] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[slot_0], acc_1[slot_0]);
                slot_0 = slot_0 + u32(1);
            }
            m_2 = _S58;
        }
        else
        {
            m_2 = total_l_0;
        }
        if(RANGES_0 != u32(0))
        {
            _S36 = _S48 < (work_5.last_range_0);
        }
        else
        {
            _S36 = false;
        }
        if(!_S36)
        {
            break;
        }
        total_l_0 = m_2;
        range_1 = _S48;
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
            i_0 = u32(0);
            for(;;)
            {
                if(i_0 < u32(32))
                {
                }
                else
                {
                    break;
                }
                total_2[i_0] = acc_1[i_0];
                i_0 = i_0 + u32(1);
            }
            total_l_0 = l_2;
        }
        else
        {
            total_l_0 = m_2;
        }
        var _S59 : f32 = finish_row_0(total_l_0, &(poisoned_3));
        var _S60 : u32 = o_of_0(work_5, _S38);
        i_0 = u32(0);
        for(;;)
        {
            if(i_0 < u32(32))
            {
            }
            else
            {
                break;
            }
            store_quad_0(_S60, (i_0 * u32(2) + _S37) * u32(4), total_2[i_0] * vec4<f32>(_S59), poisoned_3);
            i_0 = i_0 + u32(1);
        }
    }
    return;
}

