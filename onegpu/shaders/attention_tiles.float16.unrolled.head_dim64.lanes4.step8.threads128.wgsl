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
        var _S24 : u32 = u32(126) - ((magnitude_0 >> (u32(23))));
        kept_0 = (((magnitude_0 & (u32(8388607)))) | (u32(8388608)));
        dropped_0 = _S24;
        base_0 = u32(0);
    }
    else
    {
        var _S25 : u32 = ((((magnitude_0 >> (u32(23)))) - u32(112)) << (u32(10)));
        kept_0 = (magnitude_0 & (u32(8388607)));
        dropped_0 = u32(13);
        base_0 = _S25;
    }
    var rounded_0 : u32 = (kept_0 >> (dropped_0));
    var rest_0 : u32 = (kept_0 & ((((u32(1) << (dropped_0))) - u32(1))));
    var tie_0 : u32 = (u32(1) << ((dropped_0 - u32(1))));
    var _S26 : bool;
    if(rest_0 > tie_0)
    {
        _S26 = true;
    }
    else
    {
        if(rest_0 == tie_0)
        {
            _S26 = ((rounded_0 & (u32(1)))) != u32(0);
        }
        else
        {
            _S26 = false;
        }
    }
    var rounded_1 : u32;
    if(_S26)
    {
        rounded_1 = rounded_0 + u32(1);
    }
    else
    {
        rounded_1 = rounded_0;
    }
    return (sign_0 | ((base_0 + rounded_1)));
}

fn store_quad_0( row_5 : u32,  element_0 : u32,  quad_1 : vec4<f32>,  poisoned_2 : bool)
{
    var left_0 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, element_0);
    var word_0 : u32 = (row_5 + element_0) / u32(2);
    var _S27 : u32;
    if(left_0 >= u32(2))
    {
        if(poisoned_2)
        {
            _S27 = u32(2113961472);
        }
        else
        {
            _S27 = ((half_bits_0(quad_1.x)) | ((((half_bits_0(quad_1.y)) << (u32(16))))));
        }
        o_words_0[word_0] = _S27;
    }
    if(left_0 >= u32(4))
    {
        if(poisoned_2)
        {
            _S27 = u32(2113961472);
        }
        else
        {
            _S27 = ((half_bits_0(quad_1.z)) | ((((half_bits_0(quad_1.w)) << (u32(16))))));
        }
        o_words_0[word_0 + u32(1)] = _S27;
    }
    return;
}

fn load_quad_0( _S28 : u32,  _S29 : u32) -> vec4<f32>
{
    var left_1 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, _S29);
    var word_1 : u32 = (_S28 + _S29) / u32(2);
    var pairs_0 : vec2<u32> = vec2<u32>(u32(0), u32(0));
    if(left_1 >= u32(2))
    {
        pairs_0[i32(0)] = q_words_0[word_1];
    }
    if(left_1 >= u32(4))
    {
        pairs_0[i32(1)] = q_words_0[word_1 + u32(1)];
    }
    return vec4<f32>(unpack2x16float(pairs_0.x), unpack2x16float(pairs_0.y));
}

fn load_quad_1( _S30 : u32,  _S31 : u32) -> vec4<f32>
{
    var left_2 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, _S31);
    var word_2 : u32 = (_S30 + _S31) / u32(2);
    var pairs_1 : vec2<u32> = vec2<u32>(u32(0), u32(0));
    if(left_2 >= u32(2))
    {
        pairs_1[i32(0)] = k_words_0[word_2];
    }
    if(left_2 >= u32(4))
    {
        pairs_1[i32(1)] = k_words_0[word_2 + u32(1)];
    }
    return vec4<f32>(unpack2x16float(pairs_1.x), unpack2x16float(pairs_1.y));
}

fn load_quad_2( _S32 : u32,  _S33 : u32) -> vec4<f32>
{
    var left_3 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, _S33);
    var word_3 : u32 = (_S32 + _S33) / u32(2);
    var pairs_2 : vec2<u32> = vec2<u32>(u32(0), u32(0));
    if(left_3 >= u32(2))
    {
        pairs_2[i32(0)] = v_words_0[word_3];
    }
    if(left_3 >= u32(4))
    {
        pairs_2[i32(1)] = v_words_0[word_3 + u32(1)];
    }
    return vec4<f32>(unpack2x16float(pairs_2.x), unpack2x16float(pairs_2.y));
}

@compute
@workgroup_size(128, 1, 1)
fn attention(@builtin(workgroup_id) group_id_0 : vec3<u32>, @builtin(local_invocation_id) thread_id_0 : vec3<u32>)
{
    var l_2 : f32;
    var m_2 : f32;
    var _S34 : bool;
    var _S35 : bool;
    var _S36 : bool;
    var _S37 : bool;
    var _S38 : bool;
    var _S39 : bool;
    var _S40 : bool;
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
    var _S41 : u32 = lane_1 % u32(4);
    var row_6 : u32 = first_row_1 + _S41;
    var live_0 : bool = row_6 < (work_5.rows_0);
    var _S42 : u32 = min(row_6, last_row_0);
    var keys_1 : u32 = keys_of_batch_0(work_5.batch_1);
    var _S43 : u32 = query_of_0(last_row_0);
    var _S44 : u32 = keys_of_query_0(keys_1, _S43);
    var _S45 : u32;
    if(live_0)
    {
        var _S46 : u32 = query_of_0(_S42);
        _S45 = keys_of_query_0(keys_1, _S46);
    }
    else
    {
        _S45 = u32(0);
    }
    var has_mask_0 : bool = (((params_0.flags_0) & (u32(1)))) != u32(0);
    var _S47 : u32;
    if(has_mask_0)
    {
        _S47 = u32(0);
    }
    else
    {
        var _S48 : u32 = query_of_0(work_5.first_row_0);
        _S47 = keys_of_query_0(keys_1, _S48);
    }
    var _S49 : u32 = params_0.k_offset_0 + work_5.batch_1 * params_0.k_batch_0 + work_5.kv_head_0 * params_0.k_head_0;
    var _S50 : u32 = params_0.v_offset_0 + work_5.batch_1 * params_0.v_batch_0 + work_5.kv_head_0 * params_0.v_head_0;
    var _S51 : u32 = mask_of_0(work_5, _S42);
    var q_0 : array<array<vec4<f32>, i32(4)>, i32(4)>;
    var total_2 : array<array<vec4<f32>, i32(4)>, i32(4)>;
    var _S52 : u32 = first_row_1 + ((_S41 ^ (u32(0))));
    var _S53 : u32 = q_of_0(work_5, min(_S52, last_row_0));
    var _S54 : u32 = lane_1 * u32(4);
    q_0[u32(0)][u32(0)] = load_quad_0(_S53, _S54) * vec4<f32>(params_0.scale_0);
    const _S55 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
    total_2[u32(0)][u32(0)] = _S55;
    var _S56 : u32 = u32(4) + lane_1;
    var _S57 : u32 = _S56 * u32(4);
    q_0[u32(0)][u32(1)] = load_quad_0(_S53, _S57) * vec4<f32>(params_0.scale_0);
    total_2[u32(0)][u32(1)] = _S55;
    var _S58 : u32 = u32(8) + lane_1;
    var _S59 : u32 = _S58 * u32(4);
    q_0[u32(0)][u32(2)] = load_quad_0(_S53, _S59) * vec4<f32>(params_0.scale_0);
    total_2[u32(0)][u32(2)] = _S55;
    var _S60 : u32 = u32(12) + lane_1;
    var _S61 : u32 = _S60 * u32(4);
    q_0[u32(0)][u32(3)] = load_quad_0(_S53, _S61) * vec4<f32>(params_0.scale_0);
    total_2[u32(0)][u32(3)] = _S55;
    var _S62 : u32 = first_row_1 + ((_S41 ^ (u32(1))));
    var _S63 : u32 = q_of_0(work_5, min(_S62, last_row_0));
    q_0[u32(1)][u32(0)] = load_quad_0(_S63, _S54) * vec4<f32>(params_0.scale_0);
    total_2[u32(1)][u32(0)] = _S55;
    q_0[u32(1)][u32(1)] = load_quad_0(_S63, _S57) * vec4<f32>(params_0.scale_0);
    total_2[u32(1)][u32(1)] = _S55;
    q_0[u32(1)][u32(2)] = load_quad_0(_S63, _S59) * vec4<f32>(params_0.scale_0);
    total_2[u32(1)][u32(2)] = _S55;
    q_0[u32(1)][u32(3)] = load_quad_0(_S63, _S61) * vec4<f32>(params_0.scale_0);
    total_2[u32(1)][u32(3)] = _S55;
    var _S64 : u32 = first_row_1 + ((_S41 ^ (u32(2))));
    var _S65 : u32 = q_of_0(work_5, min(_S64, last_row_0));
    q_0[u32(2)][u32(0)] = load_quad_0(_S65, _S54) * vec4<f32>(params_0.scale_0);
    total_2[u32(2)][u32(0)] = _S55;
    q_0[u32(2)][u32(1)] = load_quad_0(_S65, _S57) * vec4<f32>(params_0.scale_0);
    total_2[u32(2)][u32(1)] = _S55;
    q_0[u32(2)][u32(2)] = load_quad_0(_S65, _S59) * vec4<f32>(params_0.scale_0);
    total_2[u32(2)][u32(2)] = _S55;
    q_0[u32(2)][u32(3)] = load_quad_0(_S65, _S61) * vec4<f32>(params_0.scale_0);
    total_2[u32(2)][u32(3)] = _S55;
    var _S66 : u32 = first_row_1 + ((_S41 ^ (u32(3))));
    var _S67 : u32 = q_of_0(work_5, min(_S66, last_row_0));
    q_0[u32(3)][u32(0)] = load_quad_0(_S67, _S54) * vec4<f32>(params_0.scale_0);
    total_2[u32(3)][u32(0)] = _S55;
    q_0[u32(3)][u32(1)] = load_quad_0(_S67, _S57) * vec4<f32>(params_0.scale_0);
    total_2[u32(3)][u32(1)] = _S55;
    q_0[u32(3)][u32(2)] = load_quad_0(_S67, _S59) * vec4<f32>(params_0.scale_0);
    total_2[u32(3)][u32(2)] = _S55;
    q_0[u32(3)][u32(3)] = load_quad_0(_S67, _S61) * vec4<f32>(params_0.scale_0);
    total_2[u32(3)][u32(3)] = _S55;
    var total_m_1 : f32 = -3.4028234663852886e+38f;
    var acc_1 : array<array<vec4<f32>, i32(4)>, i32(4)>;
    acc_1[u32(0)][u32(0)] = _S55;
    acc_1[u32(0)][u32(1)] = _S55;
    acc_1[u32(0)][u32(2)] = _S55;
    acc_1[u32(0)][u32(3)] = _S55;
    acc_1[u32(1)][u32(0)] = _S55;
    acc_1[u32(1)][u32(1)] = _S55;
    acc_1[u32(1)][u32(2)] = _S55;
    acc_1[u32(1)][u32(3)] = _S55;
    acc_1[u32(2)][u32(0)] = _S55;
    acc_1[u32(2)][u32(1)] = _S55;
    acc_1[u32(2)][u32(2)] = _S55;
    acc_1[u32(2)][u32(3)] = _S55;
    acc_1[u32(3)][u32(0)] = _S55;
    acc_1[u32(3)][u32(1)] = _S55;
    acc_1[u32(3)][u32(2)] = _S55;
    acc_1[u32(3)][u32(3)] = _S55;
    var poisoned_3 : bool = false;
    var range_1 : u32 = work_5.first_range_0;
    var total_l_0 : f32 = 0.0f;
    for(;;)
    {
        var _S68 : u32 = range_1 + u32(1);
        var _S69 : u32 = min(_S68 * params_0.range_keys_0, _S44);
        acc_1[u32(0)][u32(0)] = _S55;
        acc_1[u32(0)][u32(1)] = _S55;
        acc_1[u32(0)][u32(2)] = _S55;
        acc_1[u32(0)][u32(3)] = _S55;
        acc_1[u32(1)][u32(0)] = _S55;
        acc_1[u32(1)][u32(1)] = _S55;
        acc_1[u32(1)][u32(2)] = _S55;
        acc_1[u32(1)][u32(3)] = _S55;
        acc_1[u32(2)][u32(0)] = _S55;
        acc_1[u32(2)][u32(1)] = _S55;
        acc_1[u32(2)][u32(2)] = _S55;
        acc_1[u32(2)][u32(3)] = _S55;
        acc_1[u32(3)][u32(0)] = _S55;
        acc_1[u32(3)][u32(1)] = _S55;
        acc_1[u32(3)][u32(2)] = _S55;
        acc_1[u32(3)][u32(3)] = _S55;
        var tile_0 : u32 = range_1 * params_0.range_keys_0;
        var m_3 : f32 = -3.4028234663852886e+38f;
        l_2 = 0.0f;
        for(;;)
        {
            if(tile_0 < _S69)
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
                if(key_0 < _S69)
                {
                    var _S70 : vec4<f32> = load_quad_2(_S50 + key_0 * params_0.v_row_0, element_1);
                    k_quad_0 = load_quad_1(_S49 + key_0 * params_0.k_row_0, element_1);
                    v_quad_0 = _S70;
                }
                else
                {
                    k_quad_0 = _S55;
                    v_quad_0 = _S55;
                }
                k_tile_0[slot_0] = k_quad_0;
                v_tile_0[slot_0] = v_quad_0;
                slot_0 = slot_0 + u32(128);
            }
            workgroupBarrier();
            var _S71 : u32 = min(u32(32), _S69 - tile_0);
            var step_0 : u32 = u32(0);
            m_2 = m_3;
            for(;;)
            {
                if(step_0 < _S71)
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
                var _S72 : u32 = step_0 * u32(16);
                var _S73 : u32 = _S72 + lane_1;
                var _S74 : f32 = k_tile_0[_S73].x;
                var _S75 : f32 = k_tile_0[_S73].y;
                var _S76 : f32 = k_tile_0[_S73].z;
                var _S77 : f32 = k_tile_0[_S73].w;
                part_1[u32(0)][u32(0)] = fma(q_0[u32(0)][u32(0)].w, _S77, fma(q_0[u32(0)][u32(0)].z, _S76, fma(q_0[u32(0)][u32(0)].y, _S75, fma(q_0[u32(0)][u32(0)].x, _S74, part_1[u32(0)][u32(0)]))));
                part_1[u32(1)][u32(0)] = fma(q_0[u32(1)][u32(0)].w, _S77, fma(q_0[u32(1)][u32(0)].z, _S76, fma(q_0[u32(1)][u32(0)].y, _S75, fma(q_0[u32(1)][u32(0)].x, _S74, part_1[u32(1)][u32(0)]))));
                part_1[u32(2)][u32(0)] = fma(q_0[u32(2)][u32(0)].w, _S77, fma(q_0[u32(2)][u32(0)].z, _S76, fma(q_0[u32(2)][u32(0)].y, _S75, fma(q_0[u32(2)][u32(0)].x, _S74, part_1[u32(2)][u32(0)]))));
                part_1[u32(3)][u32(0)] = fma(q_0[u32(3)][u32(0)].w, _S77, fma(q_0[u32(3)][u32(0)].z, _S76, fma(q_0[u32(3)][u32(0)].y, _S75, fma(q_0[u32(3)][u32(0)].x, _S74, part_1[u32(3)][u32(0)]))));
                var _S78 : u32 = (step_0 + u32(1)) * u32(16);
                var _S79 : u32 = _S78 + lane_1;
                var _S80 : f32 = k_tile_0[_S79].x;
                var _S81 : f32 = k_tile_0[_S79].y;
                var _S82 : f32 = k_tile_0[_S79].z;
                var _S83 : f32 = k_tile_0[_S79].w;
                part_1[u32(0)][u32(1)] = fma(q_0[u32(0)][u32(0)].w, _S83, fma(q_0[u32(0)][u32(0)].z, _S82, fma(q_0[u32(0)][u32(0)].y, _S81, fma(q_0[u32(0)][u32(0)].x, _S80, part_1[u32(0)][u32(1)]))));
                part_1[u32(1)][u32(1)] = fma(q_0[u32(1)][u32(0)].w, _S83, fma(q_0[u32(1)][u32(0)].z, _S82, fma(q_0[u32(1)][u32(0)].y, _S81, fma(q_0[u32(1)][u32(0)].x, _S80, part_1[u32(1)][u32(1)]))));
                part_1[u32(2)][u32(1)] = fma(q_0[u32(2)][u32(0)].w, _S83, fma(q_0[u32(2)][u32(0)].z, _S82, fma(q_0[u32(2)][u32(0)].y, _S81, fma(q_0[u32(2)][u32(0)].x, _S80, part_1[u32(2)][u32(1)]))));
                part_1[u32(3)][u32(1)] = fma(q_0[u32(3)][u32(0)].w, _S83, fma(q_0[u32(3)][u32(0)].z, _S82, fma(q_0[u32(3)][u32(0)].y, _S81, fma(q_0[u32(3)][u32(0)].x, _S80, part_1[u32(3)][u32(1)]))));
                var _S84 : u32 = (step_0 + u32(2)) * u32(16);
                var _S85 : u32 = _S84 + lane_1;
                var _S86 : f32 = k_tile_0[_S85].x;
                var _S87 : f32 = k_tile_0[_S85].y;
                var _S88 : f32 = k_tile_0[_S85].z;
                var _S89 : f32 = k_tile_0[_S85].w;
                part_1[u32(0)][u32(2)] = fma(q_0[u32(0)][u32(0)].w, _S89, fma(q_0[u32(0)][u32(0)].z, _S88, fma(q_0[u32(0)][u32(0)].y, _S87, fma(q_0[u32(0)][u32(0)].x, _S86, part_1[u32(0)][u32(2)]))));
                part_1[u32(1)][u32(2)] = fma(q_0[u32(1)][u32(0)].w, _S89, fma(q_0[u32(1)][u32(0)].z, _S88, fma(q_0[u32(1)][u32(0)].y, _S87, fma(q_0[u32(1)][u32(0)].x, _S86, part_1[u32(1)][u32(2)]))));
                part_1[u32(2)][u32(2)] = fma(q_0[u32(2)][u32(0)].w, _S89, fma(q_0[u32(2)][u32(0)].z, _S88, fma(q_0[u32(2)][u32(0)].y, _S87, fma(q_0[u32(2)][u32(0)].x, _S86, part_1[u32(2)][u32(2)]))));
                part_1[u32(3)][u32(2)] = fma(q_0[u32(3)][u32(0)].w, _S89, fma(q_0[u32(3)][u32(0)].z, _S88, fma(q_0[u32(3)][u32(0)].y, _S87, fma(q_0[u32(3)][u32(0)].x, _S86, part_1[u32(3)][u32(2)]))));
                var _S90 : u32 = (step_0 + u32(3)) * u32(16);
                var _S91 : u32 = _S90 + lane_1;
                var _S92 : f32 = k_tile_0[_S91].x;
                var _S93 : f32 = k_tile_0[_S91].y;
                var _S94 : f32 = k_tile_0[_S91].z;
                var _S95 : f32 = k_tile_0[_S91].w;
                part_1[u32(0)][u32(3)] = fma(q_0[u32(0)][u32(0)].w, _S95, fma(q_0[u32(0)][u32(0)].z, _S94, fma(q_0[u32(0)][u32(0)].y, _S93, fma(q_0[u32(0)][u32(0)].x, _S92, part_1[u32(0)][u32(3)]))));
                part_1[u32(1)][u32(3)] = fma(q_0[u32(1)][u32(0)].w, _S95, fma(q_0[u32(1)][u32(0)].z, _S94, fma(q_0[u32(1)][u32(0)].y, _S93, fma(q_0[u32(1)][u32(0)].x, _S92, part_1[u32(1)][u32(3)]))));
                part_1[u32(2)][u32(3)] = fma(q_0[u32(2)][u32(0)].w, _S95, fma(q_0[u32(2)][u32(0)].z, _S94, fma(q_0[u32(2)][u32(0)].y, _S93, fma(q_0[u32(2)][u32(0)].x, _S92, part_1[u32(2)][u32(3)]))));
                part_1[u32(3)][u32(3)] = fma(q_0[u32(3)][u32(0)].w, _S95, fma(q_0[u32(3)][u32(0)].z, _S94, fma(q_0[u32(3)][u32(0)].y, _S93, fma(q_0[u32(3)][u32(0)].x, _S92, part_1[u32(3)][u32(3)]))));
                var _S96 : u32 = (step_0 + u32(4)) * u32(16);
                var _S97 : u32 = _S96 + lane_1;
                var _S98 : f32 = k_tile_0[_S97].x;
                var _S99 : f32 = k_tile_0[_S97].y;
                var _S100 : f32 = k_tile_0[_S97].z;
                var _S101 : f32 = k_tile_0[_S97].w;
                part_1[u32(0)][u32(4)] = fma(q_0[u32(0)][u32(0)].w, _S101, fma(q_0[u32(0)][u32(0)].z, _S100, fma(q_0[u32(0)][u32(0)].y, _S99, fma(q_0[u32(0)][u32(0)].x, _S98, part_1[u32(0)][u32(4)]))));
                part_1[u32(1)][u32(4)] = fma(q_0[u32(1)][u32(0)].w, _S101, fma(q_0[u32(1)][u32(0)].z, _S100, fma(q_0[u32(1)][u32(0)].y, _S99, fma(q_0[u32(1)][u32(0)].x, _S98, part_1[u32(1)][u32(4)]))));
                part_1[u32(2)][u32(4)] = fma(q_0[u32(2)][u32(0)].w, _S101, fma(q_0[u32(2)][u32(0)].z, _S100, fma(q_0[u32(2)][u32(0)].y, _S99, fma(q_0[u32(2)][u32(0)].x, _S98, part_1[u32(2)][u32(4)]))));
                part_1[u32(3)][u32(4)] = fma(q_0[u32(3)][u32(0)].w, _S101, fma(q_0[u32(3)][u32(0)].z, _S100, fma(q_0[u32(3)][u32(0)].y, _S99, fma(q_0[u32(3)][u32(0)].x, _S98, part_1[u32(3)][u32(4)]))));
                var _S102 : u32 = (step_0 + u32(5)) * u32(16);
                var _S103 : u32 = _S102 + lane_1;
                var _S104 : f32 = k_tile_0[_S103].x;
                var _S105 : f32 = k_tile_0[_S103].y;
                var _S106 : f32 = k_tile_0[_S103].z;
                var _S107 : f32 = k_tile_0[_S103].w;
                part_1[u32(0)][u32(5)] = fma(q_0[u32(0)][u32(0)].w, _S107, fma(q_0[u32(0)][u32(0)].z, _S106, fma(q_0[u32(0)][u32(0)].y, _S105, fma(q_0[u32(0)][u32(0)].x, _S104, part_1[u32(0)][u32(5)]))));
                part_1[u32(1)][u32(5)] = fma(q_0[u32(1)][u32(0)].w, _S107, fma(q_0[u32(1)][u32(0)].z, _S106, fma(q_0[u32(1)][u32(0)].y, _S105, fma(q_0[u32(1)][u32(0)].x, _S104, part_1[u32(1)][u32(5)]))));
                part_1[u32(2)][u32(5)] = fma(q_0[u32(2)][u32(0)].w, _S107, fma(q_0[u32(2)][u32(0)].z, _S106, fma(q_0[u32(2)][u32(0)].y, _S105, fma(q_0[u32(2)][u32(0)].x, _S104, part_1[u32(2)][u32(5)]))));
                part_1[u32(3)][u32(5)] = fma(q_0[u32(3)][u32(0)].w, _S107, fma(q_0[u32(3)][u32(0)].z, _S106, fma(q_0[u32(3)][u32(0)].y, _S105, fma(q_0[u32(3)][u32(0)].x, _S104, part_1[u32(3)][u32(5)]))));
                var _S108 : u32 = (step_0 + u32(6)) * u32(16);
                var _S109 : u32 = _S108 + lane_1;
                var _S110 : f32 = k_tile_0[_S109].x;
                var _S111 : f32 = k_tile_0[_S109].y;
                var _S112 : f32 = k_tile_0[_S109].z;
                var _S113 : f32 = k_tile_0[_S109].w;
                part_1[u32(0)][u32(6)] = fma(q_0[u32(0)][u32(0)].w, _S113, fma(q_0[u32(0)][u32(0)].z, _S112, fma(q_0[u32(0)][u32(0)].y, _S111, fma(q_0[u32(0)][u32(0)].x, _S110, part_1[u32(0)][u32(6)]))));
                part_1[u32(1)][u32(6)] = fma(q_0[u32(1)][u32(0)].w, _S113, fma(q_0[u32(1)][u32(0)].z, _S112, fma(q_0[u32(1)][u32(0)].y, _S111, fma(q_0[u32(1)][u32(0)].x, _S110, part_1[u32(1)][u32(6)]))));
                part_1[u32(2)][u32(6)] = fma(q_0[u32(2)][u32(0)].w, _S113, fma(q_0[u32(2)][u32(0)].z, _S112, fma(q_0[u32(2)][u32(0)].y, _S111, fma(q_0[u32(2)][u32(0)].x, _S110, part_1[u32(2)][u32(6)]))));
                part_1[u32(3)][u32(6)] = fma(q_0[u32(3)][u32(0)].w, _S113, fma(q_0[u32(3)][u32(0)].z, _S112, fma(q_0[u32(3)][u32(0)].y, _S111, fma(q_0[u32(3)][u32(0)].x, _S110, part_1[u32(3)][u32(6)]))));
                var _S114 : u32 = (step_0 + u32(7)) * u32(16);
                var _S115 : u32 = _S114 + lane_1;
                var _S116 : f32 = k_tile_0[_S115].x;
                var _S117 : f32 = k_tile_0[_S115].y;
                var _S118 : f32 = k_tile_0[_S115].z;
                var _S119 : f32 = k_tile_0[_S115].w;
                part_1[u32(0)][u32(7)] = fma(q_0[u32(0)][u32(0)].w, _S119, fma(q_0[u32(0)][u32(0)].z, _S118, fma(q_0[u32(0)][u32(0)].y, _S117, fma(q_0[u32(0)][u32(0)].x, _S116, part_1[u32(0)][u32(7)]))));
                part_1[u32(1)][u32(7)] = fma(q_0[u32(1)][u32(0)].w, _S119, fma(q_0[u32(1)][u32(0)].z, _S118, fma(q_0[u32(1)][u32(0)].y, _S117, fma(q_0[u32(1)][u32(0)].x, _S116, part_1[u32(1)][u32(7)]))));
                part_1[u32(2)][u32(7)] = fma(q_0[u32(2)][u32(0)].w, _S119, fma(q_0[u32(2)][u32(0)].z, _S118, fma(q_0[u32(2)][u32(0)].y, _S117, fma(q_0[u32(2)][u32(0)].x, _S116, part_1[u32(2)][u32(7)]))));
                part_1[u32(3)][u32(7)] = fma(q_0[u32(3)][u32(0)].w, _S119, fma(q_0[u32(3)][u32(0)].z, _S118, fma(q_0[u32(3)][u32(0)].y, _S117, fma(q_0[u32(3)][u32(0)].x, _S116, part_1[u32(3)][u32(7)]))));
                var _S120 : u32 = _S72 + u32(4) + lane_1;
                var _S121 : f32 = k_tile_0[_S120].x;
                var _S122 : f32 = k_tile_0[_S120].y;
                var _S123 : f32 = k_tile_0[_S120].z;
                var _S124 : f32 = k_tile_0[_S120].w;
                part_1[u32(0)][u32(0)] = fma(q_0[u32(0)][u32(1)].w, _S124, fma(q_0[u32(0)][u32(1)].z, _S123, fma(q_0[u32(0)][u32(1)].y, _S122, fma(q_0[u32(0)][u32(1)].x, _S121, part_1[u32(0)][u32(0)]))));
                part_1[u32(1)][u32(0)] = fma(q_0[u32(1)][u32(1)].w, _S124, fma(q_0[u32(1)][u32(1)].z, _S123, fma(q_0[u32(1)][u32(1)].y, _S122, fma(q_0[u32(1)][u32(1)].x, _S121, part_1[u32(1)][u32(0)]))));
                part_1[u32(2)][u32(0)] = fma(q_0[u32(2)][u32(1)].w, _S124, fma(q_0[u32(2)][u32(1)].z, _S123, fma(q_0[u32(2)][u32(1)].y, _S122, fma(q_0[u32(2)][u32(1)].x, _S121, part_1[u32(2)][u32(0)]))));
                part_1[u32(3)][u32(0)] = fma(q_0[u32(3)][u32(1)].w, _S124, fma(q_0[u32(3)][u32(1)].z, _S123, fma(q_0[u32(3)][u32(1)].y, _S122, fma(q_0[u32(3)][u32(1)].x, _S121, part_1[u32(3)][u32(0)]))));
                var _S125 : u32 = _S78 + u32(4) + lane_1;
                var _S126 : f32 = k_tile_0[_S125].x;
                var _S127 : f32 = k_tile_0[_S125].y;
                var _S128 : f32 = k_tile_0[_S125].z;
                var _S129 : f32 = k_tile_0[_S125].w;
                part_1[u32(0)][u32(1)] = fma(q_0[u32(0)][u32(1)].w, _S129, fma(q_0[u32(0)][u32(1)].z, _S128, fma(q_0[u32(0)][u32(1)].y, _S127, fma(q_0[u32(0)][u32(1)].x, _S126, part_1[u32(0)][u32(1)]))));
                part_1[u32(1)][u32(1)] = fma(q_0[u32(1)][u32(1)].w, _S129, fma(q_0[u32(1)][u32(1)].z, _S128, fma(q_0[u32(1)][u32(1)].y, _S127, fma(q_0[u32(1)][u32(1)].x, _S126, part_1[u32(1)][u32(1)]))));
                part_1[u32(2)][u32(1)] = fma(q_0[u32(2)][u32(1)].w, _S129, fma(q_0[u32(2)][u32(1)].z, _S128, fma(q_0[u32(2)][u32(1)].y, _S127, fma(q_0[u32(2)][u32(1)].x, _S126, part_1[u32(2)][u32(1)]))));
                part_1[u32(3)][u32(1)] = fma(q_0[u32(3)][u32(1)].w, _S129, fma(q_0[u32(3)][u32(1)].z, _S128, fma(q_0[u32(3)][u32(1)].y, _S127, fma(q_0[u32(3)][u32(1)].x, _S126, part_1[u32(3)][u32(1)]))));
                var _S130 : u32 = _S84 + u32(4) + lane_1;
                var _S131 : f32 = k_tile_0[_S130].x;
                var _S132 : f32 = k_tile_0[_S130].y;
                var _S133 : f32 = k_tile_0[_S130].z;
                var _S134 : f32 = k_tile_0[_S130].w;
                part_1[u32(0)][u32(2)] = fma(q_0[u32(0)][u32(1)].w, _S134, fma(q_0[u32(0)][u32(1)].z, _S133, fma(q_0[u32(0)][u32(1)].y, _S132, fma(q_0[u32(0)][u32(1)].x, _S131, part_1[u32(0)][u32(2)]))));
                part_1[u32(1)][u32(2)] = fma(q_0[u32(1)][u32(1)].w, _S134, fma(q_0[u32(1)][u32(1)].z, _S133, fma(q_0[u32(1)][u32(1)].y, _S132, fma(q_0[u32(1)][u32(1)].x, _S131, part_1[u32(1)][u32(2)]))));
                part_1[u32(2)][u32(2)] = fma(q_0[u32(2)][u32(1)].w, _S134, fma(q_0[u32(2)][u32(1)].z, _S133, fma(q_0[u32(2)][u32(1)].y, _S132, fma(q_0[u32(2)][u32(1)].x, _S131, part_1[u32(2)][u32(2)]))));
                part_1[u32(3)][u32(2)] = fma(q_0[u32(3)][u32(1)].w, _S134, fma(q_0[u32(3)][u32(1)].z, _S133, fma(q_0[u32(3)][u32(1)].y, _S132, fma(q_0[u32(3)][u32(1)].x, _S131, part_1[u32(3)][u32(2)]))));
                var _S135 : u32 = _S90 + u32(4) + lane_1;
                var _S136 : f32 = k_tile_0[_S135].x;
                var _S137 : f32 = k_tile_0[_S135].y;
                var _S138 : f32 = k_tile_0[_S135].z;
                var _S139 : f32 = k_tile_0[_S135].w;
                part_1[u32(0)][u32(3)] = fma(q_0[u32(0)][u32(1)].w, _S139, fma(q_0[u32(0)][u32(1)].z, _S138, fma(q_0[u32(0)][u32(1)].y, _S137, fma(q_0[u32(0)][u32(1)].x, _S136, part_1[u32(0)][u32(3)]))));
                part_1[u32(1)][u32(3)] = fma(q_0[u32(1)][u32(1)].w, _S139, fma(q_0[u32(1)][u32(1)].z, _S138, fma(q_0[u32(1)][u32(1)].y, _S137, fma(q_0[u32(1)][u32(1)].x, _S136, part_1[u32(1)][u32(3)]))));
                part_1[u32(2)][u32(3)] = fma(q_0[u32(2)][u32(1)].w, _S139, fma(q_0[u32(2)][u32(1)].z, _S138, fma(q_0[u32(2)][u32(1)].y, _S137, fma(q_0[u32(2)][u32(1)].x, _S136, part_1[u32(2)][u32(3)]))));
                part_1[u32(3)][u32(3)] = fma(q_0[u32(3)][u32(1)].w, _S139, fma(q_0[u32(3)][u32(1)].z, _S138, fma(q_0[u32(3)][u32(1)].y, _S137, fma(q_0[u32(3)][u32(1)].x, _S136, part_1[u32(3)][u32(3)]))));
                var _S140 : u32 = _S96 + u32(4) + lane_1;
                var _S141 : f32 = k_tile_0[_S140].x;
                var _S142 : f32 = k_tile_0[_S140].y;
                var _S143 : f32 = k_tile_0[_S140].z;
                var _S144 : f32 = k_tile_0[_S140].w;
                part_1[u32(0)][u32(4)] = fma(q_0[u32(0)][u32(1)].w, _S144, fma(q_0[u32(0)][u32(1)].z, _S143, fma(q_0[u32(0)][u32(1)].y, _S142, fma(q_0[u32(0)][u32(1)].x, _S141, part_1[u32(0)][u32(4)]))));
                part_1[u32(1)][u32(4)] = fma(q_0[u32(1)][u32(1)].w, _S144, fma(q_0[u32(1)][u32(1)].z, _S143, fma(q_0[u32(1)][u32(1)].y, _S142, fma(q_0[u32(1)][u32(1)].x, _S141, part_1[u32(1)][u32(4)]))));
                part_1[u32(2)][u32(4)] = fma(q_0[u32(2)][u32(1)].w, _S144, fma(q_0[u32(2)][u32(1)].z, _S143, fma(q_0[u32(2)][u32(1)].y, _S142, fma(q_0[u32(2)][u32(1)].x, _S141, part_1[u32(2)][u32(4)]))));
                part_1[u32(3)][u32(4)] = fma(q_0[u32(3)][u32(1)].w, _S144, fma(q_0[u32(3)][u32(1)].z, _S143, fma(q_0[u32(3)][u32(1)].y, _S142, fma(q_0[u32(3)][u32(1)].x, _S141, part_1[u32(3)][u32(4)]))));
                var _S145 : u32 = _S102 + u32(4) + lane_1;
                var _S146 : f32 = k_tile_0[_S145].x;
                var _S147 : f32 = k_tile_0[_S145].y;
                var _S148 : f32 = k_tile_0[_S145].z;
                var _S149 : f32 = k_tile_0[_S145].w;
                part_1[u32(0)][u32(5)] = fma(q_0[u32(0)][u32(1)].w, _S149, fma(q_0[u32(0)][u32(1)].z, _S148, fma(q_0[u32(0)][u32(1)].y, _S147, fma(q_0[u32(0)][u32(1)].x, _S146, part_1[u32(0)][u32(5)]))));
                part_1[u32(1)][u32(5)] = fma(q_0[u32(1)][u32(1)].w, _S149, fma(q_0[u32(1)][u32(1)].z, _S148, fma(q_0[u32(1)][u32(1)].y, _S147, fma(q_0[u32(1)][u32(1)].x, _S146, part_1[u32(1)][u32(5)]))));
                part_1[u32(2)][u32(5)] = fma(q_0[u32(2)][u32(1)].w, _S149, fma(q_0[u32(2)][u32(1)].z, _S148, fma(q_0[u32(2)][u32(1)].y, _S147, fma(q_0[u32(2)][u32(1)].x, _S146, part_1[u32(2)][u32(5)]))));
                part_1[u32(3)][u32(5)] = fma(q_0[u32(3)][u32(1)].w, _S149, fma(q_0[u32(3)][u32(1)].z, _S148, fma(q_0[u32(3)][u32(1)].y, _S147, fma(q_0[u32(3)][u32(1)].x, _S146, part_1[u32(3)][u32(5)]))));
                var _S150 : u32 = _S108 + u32(4) + lane_1;
                var _S151 : f32 = k_tile_0[_S150].x;
                var _S152 : f32 = k_tile_0[_S150].y;
                var _S153 : f32 = k_tile_0[_S150].z;
                var _S154 : f32 = k_tile_0[_S150].w;
                part_1[u32(0)][u32(6)] = fma(q_0[u32(0)][u32(1)].w, _S154, fma(q_0[u32(0)][u32(1)].z, _S153, fma(q_0[u32(0)][u32(1)].y, _S152, fma(q_0[u32(0)][u32(1)].x, _S151, part_1[u32(0)][u32(6)]))));
                part_1[u32(1)][u32(6)] = fma(q_0[u32(1)][u32(1)].w, _S154, fma(q_0[u32(1)][u32(1)].z, _S153, fma(q_0[u32(1)][u32(1)].y, _S152, fma(q_0[u32(1)][u32(1)].x, _S151, part_1[u32(1)][u32(6)]))));
                part_1[u32(2)][u32(6)] = fma(q_0[u32(2)][u32(1)].w, _S154, fma(q_0[u32(2)][u32(1)].z, _S153, fma(q_0[u32(2)][u32(1)].y, _S152, fma(q_0[u32(2)][u32(1)].x, _S151, part_1[u32(2)][u32(6)]))));
                part_1[u32(3)][u32(6)] = fma(q_0[u32(3)][u32(1)].w, _S154, fma(q_0[u32(3)][u32(1)].z, _S153, fma(q_0[u32(3)][u32(1)].y, _S152, fma(q_0[u32(3)][u32(1)].x, _S151, part_1[u32(3)][u32(6)]))));
                var _S155 : u32 = _S114 + u32(4) + lane_1;
                var _S156 : f32 = k_tile_0[_S155].x;
                var _S157 : f32 = k_tile_0[_S155].y;
                var _S158 : f32 = k_tile_0[_S155].z;
                var _S159 : f32 = k_tile_0[_S155].w;
                part_1[u32(0)][u32(7)] = fma(q_0[u32(0)][u32(1)].w, _S159, fma(q_0[u32(0)][u32(1)].z, _S158, fma(q_0[u32(0)][u32(1)].y, _S157, fma(q_0[u32(0)][u32(1)].x, _S156, part_1[u32(0)][u32(7)]))));
                part_1[u32(1)][u32(7)] = fma(q_0[u32(1)][u32(1)].w, _S159, fma(q_0[u32(1)][u32(1)].z, _S158, fma(q_0[u32(1)][u32(1)].y, _S157, fma(q_0[u32(1)][u32(1)].x, _S156, part_1[u32(1)][u32(7)]))));
                part_1[u32(2)][u32(7)] = fma(q_0[u32(2)][u32(1)].w, _S159, fma(q_0[u32(2)][u32(1)].z, _S158, fma(q_0[u32(2)][u32(1)].y, _S157, fma(q_0[u32(2)][u32(1)].x, _S156, part_1[u32(2)][u32(7)]))));
                part_1[u32(3)][u32(7)] = fma(q_0[u32(3)][u32(1)].w, _S159, fma(q_0[u32(3)][u32(1)].z, _S158, fma(q_0[u32(3)][u32(1)].y, _S157, fma(q_0[u32(3)][u32(1)].x, _S156, part_1[u32(3)][u32(7)]))));
                var _S160 : u32 = _S72 + u32(8) + lane_1;
                var _S161 : f32 = k_tile_0[_S160].x;
                var _S162 : f32 = k_tile_0[_S160].y;
                var _S163 : f32 = k_tile_0[_S160].z;
                var _S164 : f32 = k_tile_0[_S160].w;
                part_1[u32(0)][u32(0)] = fma(q_0[u32(0)][u32(2)].w, _S164, fma(q_0[u32(0)][u32(2)].z, _S163, fma(q_0[u32(0)][u32(2)].y, _S162, fma(q_0[u32(0)][u32(2)].x, _S161, part_1[u32(0)][u32(0)]))));
                part_1[u32(1)][u32(0)] = fma(q_0[u32(1)][u32(2)].w, _S164, fma(q_0[u32(1)][u32(2)].z, _S163, fma(q_0[u32(1)][u32(2)].y, _S162, fma(q_0[u32(1)][u32(2)].x, _S161, part_1[u32(1)][u32(0)]))));
                part_1[u32(2)][u32(0)] = fma(q_0[u32(2)][u32(2)].w, _S164, fma(q_0[u32(2)][u32(2)].z, _S163, fma(q_0[u32(2)][u32(2)].y, _S162, fma(q_0[u32(2)][u32(2)].x, _S161, part_1[u32(2)][u32(0)]))));
                part_1[u32(3)][u32(0)] = fma(q_0[u32(3)][u32(2)].w, _S164, fma(q_0[u32(3)][u32(2)].z, _S163, fma(q_0[u32(3)][u32(2)].y, _S162, fma(q_0[u32(3)][u32(2)].x, _S161, part_1[u32(3)][u32(0)]))));
                var _S165 : u32 = _S78 + u32(8) + lane_1;
                var _S166 : f32 = k_tile_0[_S165].x;
                var _S167 : f32 = k_tile_0[_S165].y;
                var _S168 : f32 = k_tile_0[_S165].z;
                var _S169 : f32 = k_tile_0[_S165].w;
                part_1[u32(0)][u32(1)] = fma(q_0[u32(0)][u32(2)].w, _S169, fma(q_0[u32(0)][u32(2)].z, _S168, fma(q_0[u32(0)][u32(2)].y, _S167, fma(q_0[u32(0)][u32(2)].x, _S166, part_1[u32(0)][u32(1)]))));
                part_1[u32(1)][u32(1)] = fma(q_0[u32(1)][u32(2)].w, _S169, fma(q_0[u32(1)][u32(2)].z, _S168, fma(q_0[u32(1)][u32(2)].y, _S167, fma(q_0[u32(1)][u32(2)].x, _S166, part_1[u32(1)][u32(1)]))));
                part_1[u32(2)][u32(1)] = fma(q_0[u32(2)][u32(2)].w, _S169, fma(q_0[u32(2)][u32(2)].z, _S168, fma(q_0[u32(2)][u32(2)].y, _S167, fma(q_0[u32(2)][u32(2)].x, _S166, part_1[u32(2)][u32(1)]))));
                part_1[u32(3)][u32(1)] = fma(q_0[u32(3)][u32(2)].w, _S169, fma(q_0[u32(3)][u32(2)].z, _S168, fma(q_0[u32(3)][u32(2)].y, _S167, fma(q_0[u32(3)][u32(2)].x, _S166, part_1[u32(3)][u32(1)]))));
                var _S170 : u32 = _S84 + u32(8) + lane_1;
                var _S171 : f32 = k_tile_0[_S170].x;
                var _S172 : f32 = k_tile_0[_S170].y;
                var _S173 : f32 = k_tile_0[_S170].z;
                var _S174 : f32 = k_tile_0[_S170].w;
                part_1[u32(0)][u32(2)] = fma(q_0[u32(0)][u32(2)].w, _S174, fma(q_0[u32(0)][u32(2)].z, _S173, fma(q_0[u32(0)][u32(2)].y, _S172, fma(q_0[u32(0)][u32(2)].x, _S171, part_1[u32(0)][u32(2)]))));
                part_1[u32(1)][u32(2)] = fma(q_0[u32(1)][u32(2)].w, _S174, fma(q_0[u32(1)][u32(2)].z, _S173, fma(q_0[u32(1)][u32(2)].y, _S172, fma(q_0[u32(1)][u32(2)].x, _S171, part_1[u32(1)][u32(2)]))));
                part_1[u32(2)][u32(2)] = fma(q_0[u32(2)][u32(2)].w, _S174, fma(q_0[u32(2)][u32(2)].z, _S173, fma(q_0[u32(2)][u32(2)].y, _S172, fma(q_0[u32(2)][u32(2)].x, _S171, part_1[u32(2)][u32(2)]))));
                part_1[u32(3)][u32(2)] = fma(q_0[u32(3)][u32(2)].w, _S174, fma(q_0[u32(3)][u32(2)].z, _S173, fma(q_0[u32(3)][u32(2)].y, _S172, fma(q_0[u32(3)][u32(2)].x, _S171, part_1[u32(3)][u32(2)]))));
                var _S175 : u32 = _S90 + u32(8) + lane_1;
                var _S176 : f32 = k_tile_0[_S175].x;
                var _S177 : f32 = k_tile_0[_S175].y;
                var _S178 : f32 = k_tile_0[_S175].z;
                var _S179 : f32 = k_tile_0[_S175].w;
                part_1[u32(0)][u32(3)] = fma(q_0[u32(0)][u32(2)].w, _S179, fma(q_0[u32(0)][u32(2)].z, _S178, fma(q_0[u32(0)][u32(2)].y, _S177, fma(q_0[u32(0)][u32(2)].x, _S176, part_1[u32(0)][u32(3)]))));
                part_1[u32(1)][u32(3)] = fma(q_0[u32(1)][u32(2)].w, _S179, fma(q_0[u32(1)][u32(2)].z, _S178, fma(q_0[u32(1)][u32(2)].y, _S177, fma(q_0[u32(1)][u32(2)].x, _S176, part_1[u32(1)][u32(3)]))));
                part_1[u32(2)][u32(3)] = fma(q_0[u32(2)][u32(2)].w, _S179, fma(q_0[u32(2)][u32(2)].z, _S178, fma(q_0[u32(2)][u32(2)].y, _S177, fma(q_0[u32(2)][u32(2)].x, _S176, part_1[u32(2)][u32(3)]))));
                part_1[u32(3)][u32(3)] = fma(q_0[u32(3)][u32(2)].w, _S179, fma(q_0[u32(3)][u32(2)].z, _S178, fma(q_0[u32(3)][u32(2)].y, _S177, fma(q_0[u32(3)][u32(2)].x, _S176, part_1[u32(3)][u32(3)]))));
                var _S180 : u32 = _S96 + u32(8) + lane_1;
                var _S181 : f32 = k_tile_0[_S180].x;
                var _S182 : f32 = k_tile_0[_S180].y;
                var _S183 : f32 = k_tile_0[_S180].z;
                var _S184 : f32 = k_tile_0[_S180].w;
                part_1[u32(0)][u32(4)] = fma(q_0[u32(0)][u32(2)].w, _S184, fma(q_0[u32(0)][u32(2)].z, _S183, fma(q_0[u32(0)][u32(2)].y, _S182, fma(q_0[u32(0)][u32(2)].x, _S181, part_1[u32(0)][u32(4)]))));
                part_1[u32(1)][u32(4)] = fma(q_0[u32(1)][u32(2)].w, _S184, fma(q_0[u32(1)][u32(2)].z, _S183, fma(q_0[u32(1)][u32(2)].y, _S182, fma(q_0[u32(1)][u32(2)].x, _S181, part_1[u32(1)][u32(4)]))));
                part_1[u32(2)][u32(4)] = fma(q_0[u32(2)][u32(2)].w, _S184, fma(q_0[u32(2)][u32(2)].z, _S183, fma(q_0[u32(2)][u32(2)].y, _S182, fma(q_0[u32(2)][u32(2)].x, _S181, part_1[u32(2)][u32(4)]))));
                part_1[u32(3)][u32(4)] = fma(q_0[u32(3)][u32(2)].w, _S184, fma(q_0[u32(3)][u32(2)].z, _S183, fma(q_0[u32(3)][u32(2)].y, _S182, fma(q_0[u32(3)][u32(2)].x, _S181, part_1[u32(3)][u32(4)]))));
                var _S185 : u32 = _S102 + u32(8) + lane_1;
                var _S186 : f32 = k_tile_0[_S185].x;
                var _S187 : f32 = k_tile_0[_S185].y;
                var _S188 : f32 = k_tile_0[_S185].z;
                var _S189 : f32 = k_tile_0[_S185].w;
                part_1[u32(0)][u32(5)] = fma(q_0[u32(0)][u32(2)].w, _S189, fma(q_0[u32(0)][u32(2)].z, _S188, fma(q_0[u32(0)][u32(2)].y, _S187, fma(q_0[u32(0)][u32(2)].x, _S186, part_1[u32(0)][u32(5)]))));
                part_1[u32(1)][u32(5)] = fma(q_0[u32(1)][u32(2)].w, _S189, fma(q_0[u32(1)][u32(2)].z, _S188, fma(q_0[u32(1)][u32(2)].y, _S187, fma(q_0[u32(1)][u32(2)].x, _S186, part_1[u32(1)][u32(5)]))));
                part_1[u32(2)][u32(5)] = fma(q_0[u32(2)][u32(2)].w, _S189, fma(q_0[u32(2)][u32(2)].z, _S188, fma(q_0[u32(2)][u32(2)].y, _S187, fma(q_0[u32(2)][u32(2)].x, _S186, part_1[u32(2)][u32(5)]))));
                part_1[u32(3)][u32(5)] = fma(q_0[u32(3)][u32(2)].w, _S189, fma(q_0[u32(3)][u32(2)].z, _S188, fma(q_0[u32(3)][u32(2)].y, _S187, fma(q_0[u32(3)][u32(2)].x, _S186, part_1[u32(3)][u32(5)]))));
                var _S190 : u32 = _S108 + u32(8) + lane_1;
                var _S191 : f32 = k_tile_0[_S190].x;
                var _S192 : f32 = k_tile_0[_S190].y;
                var _S193 : f32 = k_tile_0[_S190].z;
                var _S194 : f32 = k_tile_0[_S190].w;
                part_1[u32(0)][u32(6)] = fma(q_0[u32(0)][u32(2)].w, _S194, fma(q_0[u32(0)][u32(2)].z, _S193, fma(q_0[u32(0)][u32(2)].y, _S192, fma(q_0[u32(0)][u32(2)].x, _S191, part_1[u32(0)][u32(6)]))));
                part_1[u32(1)][u32(6)] = fma(q_0[u32(1)][u32(2)].w, _S194, fma(q_0[u32(1)][u32(2)].z, _S193, fma(q_0[u32(1)][u32(2)].y, _S192, fma(q_0[u32(1)][u32(2)].x, _S191, part_1[u32(1)][u32(6)]))));
                part_1[u32(2)][u32(6)] = fma(q_0[u32(2)][u32(2)].w, _S194, fma(q_0[u32(2)][u32(2)].z, _S193, fma(q_0[u32(2)][u32(2)].y, _S192, fma(q_0[u32(2)][u32(2)].x, _S191, part_1[u32(2)][u32(6)]))));
                part_1[u32(3)][u32(6)] = fma(q_0[u32(3)][u32(2)].w, _S194, fma(q_0[u32(3)][u32(2)].z, _S193, fma(q_0[u32(3)][u32(2)].y, _S192, fma(q_0[u32(3)][u32(2)].x, _S191, part_1[u32(3)][u32(6)]))));
                var _S195 : u32 = _S114 + u32(8) + lane_1;
                var _S196 : f32 = k_tile_0[_S195].x;
                var _S197 : f32 = k_tile_0[_S195].y;
                var _S198 : f32 = k_tile_0[_S195].z;
                var _S199 : f32 = k_tile_0[_S195].w;
                part_1[u32(0)][u32(7)] = fma(q_0[u32(0)][u32(2)].w, _S199, fma(q_0[u32(0)][u32(2)].z, _S198, fma(q_0[u32(0)][u32(2)].y, _S197, fma(q_0[u32(0)][u32(2)].x, _S196, part_1[u32(0)][u32(7)]))));
                part_1[u32(1)][u32(7)] = fma(q_0[u32(1)][u32(2)].w, _S199, fma(q_0[u32(1)][u32(2)].z, _S198, fma(q_0[u32(1)][u32(2)].y, _S197, fma(q_0[u32(1)][u32(2)].x, _S196, part_1[u32(1)][u32(7)]))));
                part_1[u32(2)][u32(7)] = fma(q_0[u32(2)][u32(2)].w, _S199, fma(q_0[u32(2)][u32(2)].z, _S198, fma(q_0[u32(2)][u32(2)].y, _S197, fma(q_0[u32(2)][u32(2)].x, _S196, part_1[u32(2)][u32(7)]))));
                part_1[u32(3)][u32(7)] = fma(q_0[u32(3)][u32(2)].w, _S199, fma(q_0[u32(3)][u32(2)].z, _S198, fma(q_0[u32(3)][u32(2)].y, _S197, fma(q_0[u32(3)][u32(2)].x, _S196, part_1[u32(3)][u32(7)]))));
                var _S200 : u32 = _S72 + u32(12) + lane_1;
                var _S201 : f32 = k_tile_0[_S200].x;
                var _S202 : f32 = k_tile_0[_S200].y;
                var _S203 : f32 = k_tile_0[_S200].z;
                var _S204 : f32 = k_tile_0[_S200].w;
                part_1[u32(0)][u32(0)] = fma(q_0[u32(0)][u32(3)].w, _S204, fma(q_0[u32(0)][u32(3)].z, _S203, fma(q_0[u32(0)][u32(3)].y, _S202, fma(q_0[u32(0)][u32(3)].x, _S201, part_1[u32(0)][u32(0)]))));
                part_1[u32(1)][u32(0)] = fma(q_0[u32(1)][u32(3)].w, _S204, fma(q_0[u32(1)][u32(3)].z, _S203, fma(q_0[u32(1)][u32(3)].y, _S202, fma(q_0[u32(1)][u32(3)].x, _S201, part_1[u32(1)][u32(0)]))));
                part_1[u32(2)][u32(0)] = fma(q_0[u32(2)][u32(3)].w, _S204, fma(q_0[u32(2)][u32(3)].z, _S203, fma(q_0[u32(2)][u32(3)].y, _S202, fma(q_0[u32(2)][u32(3)].x, _S201, part_1[u32(2)][u32(0)]))));
                part_1[u32(3)][u32(0)] = fma(q_0[u32(3)][u32(3)].w, _S204, fma(q_0[u32(3)][u32(3)].z, _S203, fma(q_0[u32(3)][u32(3)].y, _S202, fma(q_0[u32(3)][u32(3)].x, _S201, part_1[u32(3)][u32(0)]))));
                var _S205 : u32 = _S78 + u32(12) + lane_1;
                var _S206 : f32 = k_tile_0[_S205].x;
                var _S207 : f32 = k_tile_0[_S205].y;
                var _S208 : f32 = k_tile_0[_S205].z;
                var _S209 : f32 = k_tile_0[_S205].w;
                part_1[u32(0)][u32(1)] = fma(q_0[u32(0)][u32(3)].w, _S209, fma(q_0[u32(0)][u32(3)].z, _S208, fma(q_0[u32(0)][u32(3)].y, _S207, fma(q_0[u32(0)][u32(3)].x, _S206, part_1[u32(0)][u32(1)]))));
                part_1[u32(1)][u32(1)] = fma(q_0[u32(1)][u32(3)].w, _S209, fma(q_0[u32(1)][u32(3)].z, _S208, fma(q_0[u32(1)][u32(3)].y, _S207, fma(q_0[u32(1)][u32(3)].x, _S206, part_1[u32(1)][u32(1)]))));
                part_1[u32(2)][u32(1)] = fma(q_0[u32(2)][u32(3)].w, _S209, fma(q_0[u32(2)][u32(3)].z, _S208, fma(q_0[u32(2)][u32(3)].y, _S207, fma(q_0[u32(2)][u32(3)].x, _S206, part_1[u32(2)][u32(1)]))));
                part_1[u32(3)][u32(1)] = fma(q_0[u32(3)][u32(3)].w, _S209, fma(q_0[u32(3)][u32(3)].z, _S208, fma(q_0[u32(3)][u32(3)].y, _S207, fma(q_0[u32(3)][u32(3)].x, _S206, part_1[u32(3)][u32(1)]))));
                var _S210 : u32 = _S84 + u32(12) + lane_1;
                var _S211 : f32 = k_tile_0[_S210].x;
                var _S212 : f32 = k_tile_0[_S210].y;
                var _S213 : f32 = k_tile_0[_S210].z;
                var _S214 : f32 = k_tile_0[_S210].w;
                part_1[u32(0)][u32(2)] = fma(q_0[u32(0)][u32(3)].w, _S214, fma(q_0[u32(0)][u32(3)].z, _S213, fma(q_0[u32(0)][u32(3)].y, _S212, fma(q_0[u32(0)][u32(3)].x, _S211, part_1[u32(0)][u32(2)]))));
                part_1[u32(1)][u32(2)] = fma(q_0[u32(1)][u32(3)].w, _S214, fma(q_0[u32(1)][u32(3)].z, _S213, fma(q_0[u32(1)][u32(3)].y, _S212, fma(q_0[u32(1)][u32(3)].x, _S211, part_1[u32(1)][u32(2)]))));
                part_1[u32(2)][u32(2)] = fma(q_0[u32(2)][u32(3)].w, _S214, fma(q_0[u32(2)][u32(3)].z, _S213, fma(q_0[u32(2)][u32(3)].y, _S212, fma(q_0[u32(2)][u32(3)].x, _S211, part_1[u32(2)][u32(2)]))));
                part_1[u32(3)][u32(2)] = fma(q_0[u32(3)][u32(3)].w, _S214, fma(q_0[u32(3)][u32(3)].z, _S213, fma(q_0[u32(3)][u32(3)].y, _S212, fma(q_0[u32(3)][u32(3)].x, _S211, part_1[u32(3)][u32(2)]))));
                var _S215 : u32 = _S90 + u32(12) + lane_1;
                var _S216 : f32 = k_tile_0[_S215].x;
                var _S217 : f32 = k_tile_0[_S215].y;
                var _S218 : f32 = k_tile_0[_S215].z;
                var _S219 : f32 = k_tile_0[_S215].w;
                part_1[u32(0)][u32(3)] = fma(q_0[u32(0)][u32(3)].w, _S219, fma(q_0[u32(0)][u32(3)].z, _S218, fma(q_0[u32(0)][u32(3)].y, _S217, fma(q_0[u32(0)][u32(3)].x, _S216, part_1[u32(0)][u32(3)]))));
                part_1[u32(1)][u32(3)] = fma(q_0[u32(1)][u32(3)].w, _S219, fma(q_0[u32(1)][u32(3)].z, _S218, fma(q_0[u32(1)][u32(3)].y, _S217, fma(q_0[u32(1)][u32(3)].x, _S216, part_1[u32(1)][u32(3)]))));
                part_1[u32(2)][u32(3)] = fma(q_0[u32(2)][u32(3)].w, _S219, fma(q_0[u32(2)][u32(3)].z, _S218, fma(q_0[u32(2)][u32(3)].y, _S217, fma(q_0[u32(2)][u32(3)].x, _S216, part_1[u32(2)][u32(3)]))));
                part_1[u32(3)][u32(3)] = fma(q_0[u32(3)][u32(3)].w, _S219, fma(q_0[u32(3)][u32(3)].z, _S218, fma(q_0[u32(3)][u32(3)].y, _S217, fma(q_0[u32(3)][u32(3)].x, _S216, part_1[u32(3)][u32(3)]))));
                var _S220 : u32 = _S96 + u32(12) + lane_1;
                var _S221 : f32 = k_tile_0[_S220].x;
                var _S222 : f32 = k_tile_0[_S220].y;
                var _S223 : f32 = k_tile_0[_S220].z;
                var _S224 : f32 = k_tile_0[_S220].w;
                part_1[u32(0)][u32(4)] = fma(q_0[u32(0)][u32(3)].w, _S224, fma(q_0[u32(0)][u32(3)].z, _S223, fma(q_0[u32(0)][u32(3)].y, _S222, fma(q_0[u32(0)][u32(3)].x, _S221, part_1[u32(0)][u32(4)]))));
                part_1[u32(1)][u32(4)] = fma(q_0[u32(1)][u32(3)].w, _S224, fma(q_0[u32(1)][u32(3)].z, _S223, fma(q_0[u32(1)][u32(3)].y, _S222, fma(q_0[u32(1)][u32(3)].x, _S221, part_1[u32(1)][u32(4)]))));
                part_1[u32(2)][u32(4)] = fma(q_0[u32(2)][u32(3)].w, _S224, fma(q_0[u32(2)][u32(3)].z, _S223, fma(q_0[u32(2)][u32(3)].y, _S222, fma(q_0[u32(2)][u32(3)].x, _S221, part_1[u32(2)][u32(4)]))));
                part_1[u32(3)][u32(4)] = fma(q_0[u32(3)][u32(3)].w, _S224, fma(q_0[u32(3)][u32(3)].z, _S223, fma(q_0[u32(3)][u32(3)].y, _S222, fma(q_0[u32(3)][u32(3)].x, _S221, part_1[u32(3)][u32(4)]))));
                var _S225 : u32 = _S102 + u32(12) + lane_1;
                var _S226 : f32 = k_tile_0[_S225].x;
                var _S227 : f32 = k_tile_0[_S225].y;
                var _S228 : f32 = k_tile_0[_S225].z;
                var _S229 : f32 = k_tile_0[_S225].w;
                part_1[u32(0)][u32(5)] = fma(q_0[u32(0)][u32(3)].w, _S229, fma(q_0[u32(0)][u32(3)].z, _S228, fma(q_0[u32(0)][u32(3)].y, _S227, fma(q_0[u32(0)][u32(3)].x, _S226, part_1[u32(0)][u32(5)]))));
                part_1[u32(1)][u32(5)] = fma(q_0[u32(1)][u32(3)].w, _S229, fma(q_0[u32(1)][u32(3)].z, _S228, fma(q_0[u32(1)][u32(3)].y, _S227, fma(q_0[u32(1)][u32(3)].x, _S226, part_1[u32(1)][u32(5)]))));
                part_1[u32(2)][u32(5)] = fma(q_0[u32(2)][u32(3)].w, _S229, fma(q_0[u32(2)][u32(3)].z, _S228, fma(q_0[u32(2)][u32(3)].y, _S227, fma(q_0[u32(2)][u32(3)].x, _S226, part_1[u32(2)][u32(5)]))));
                part_1[u32(3)][u32(5)] = fma(q_0[u32(3)][u32(3)].w, _S229, fma(q_0[u32(3)][u32(3)].z, _S228, fma(q_0[u32(3)][u32(3)].y, _S227, fma(q_0[u32(3)][u32(3)].x, _S226, part_1[u32(3)][u32(5)]))));
                var _S230 : u32 = _S108 + u32(12) + lane_1;
                var _S231 : f32 = k_tile_0[_S230].x;
                var _S232 : f32 = k_tile_0[_S230].y;
                var _S233 : f32 = k_tile_0[_S230].z;
                var _S234 : f32 = k_tile_0[_S230].w;
                part_1[u32(0)][u32(6)] = fma(q_0[u32(0)][u32(3)].w, _S234, fma(q_0[u32(0)][u32(3)].z, _S233, fma(q_0[u32(0)][u32(3)].y, _S232, fma(q_0[u32(0)][u32(3)].x, _S231, part_1[u32(0)][u32(6)]))));
                part_1[u32(1)][u32(6)] = fma(q_0[u32(1)][u32(3)].w, _S234, fma(q_0[u32(1)][u32(3)].z, _S233, fma(q_0[u32(1)][u32(3)].y, _S232, fma(q_0[u32(1)][u32(3)].x, _S231, part_1[u32(1)][u32(6)]))));
                part_1[u32(2)][u32(6)] = fma(q_0[u32(2)][u32(3)].w, _S234, fma(q_0[u32(2)][u32(3)].z, _S233, fma(q_0[u32(2)][u32(3)].y, _S232, fma(q_0[u32(2)][u32(3)].x, _S231, part_1[u32(2)][u32(6)]))));
                part_1[u32(3)][u32(6)] = fma(q_0[u32(3)][u32(3)].w, _S234, fma(q_0[u32(3)][u32(3)].z, _S233, fma(q_0[u32(3)][u32(3)].y, _S232, fma(q_0[u32(3)][u32(3)].x, _S231, part_1[u32(3)][u32(6)]))));
                var _S235 : u32 = _S114 + u32(12) + lane_1;
                var _S236 : f32 = k_tile_0[_S235].x;
                var _S237 : f32 = k_tile_0[_S235].y;
                var _S238 : f32 = k_tile_0[_S235].z;
                var _S239 : f32 = k_tile_0[_S235].w;
                part_1[u32(0)][u32(7)] = fma(q_0[u32(0)][u32(3)].w, _S239, fma(q_0[u32(0)][u32(3)].z, _S238, fma(q_0[u32(0)][u32(3)].y, _S237, fma(q_0[u32(0)][u32(3)].x, _S236, part_1[u32(0)][u32(7)]))));
                part_1[u32(1)][u32(7)] = fma(q_0[u32(1)][u32(3)].w, _S239, fma(q_0[u32(1)][u32(3)].z, _S238, fma(q_0[u32(1)][u32(3)].y, _S237, fma(q_0[u32(1)][u32(3)].x, _S236, part_1[u32(1)][u32(7)]))));
                part_1[u32(2)][u32(7)] = fma(q_0[u32(2)][u32(3)].w, _S239, fma(q_0[u32(2)][u32(3)].z, _S238, fma(q_0[u32(2)][u32(3)].y, _S237, fma(q_0[u32(2)][u32(3)].x, _S236, part_1[u32(2)][u32(7)]))));
                part_1[u32(3)][u32(7)] = fma(q_0[u32(3)][u32(3)].w, _S239, fma(q_0[u32(3)][u32(3)].z, _S238, fma(q_0[u32(3)][u32(3)].y, _S237, fma(q_0[u32(3)][u32(3)].x, _S236, part_1[u32(3)][u32(7)]))));
                var _S240 : f32 = quadSwapX(part_1[i32(1)][u32(0)]);
                var near_0 : f32 = part_1[i32(0)][u32(0)] + _S240;
                var score_1 : array<f32, i32(8)>;
                var _S241 : f32 = quadSwapY(part_1[i32(2)][u32(0)]);
                var _S242 : f32 = quadSwapDiagonal(part_1[i32(3)][u32(0)]);
                var _S243 : f32 = near_0 + (_S241 + _S242);
                score_1[u32(0)] = _S243;
                var _S244 : f32 = quadSwapX(part_1[i32(1)][u32(1)]);
                var near_1 : f32 = part_1[i32(0)][u32(1)] + _S244;
                var _S245 : f32 = quadSwapY(part_1[i32(2)][u32(1)]);
                var _S246 : f32 = quadSwapDiagonal(part_1[i32(3)][u32(1)]);
                var _S247 : f32 = near_1 + (_S245 + _S246);
                score_1[u32(1)] = _S247;
                var _S248 : f32 = quadSwapX(part_1[i32(1)][u32(2)]);
                var near_2 : f32 = part_1[i32(0)][u32(2)] + _S248;
                var _S249 : f32 = quadSwapY(part_1[i32(2)][u32(2)]);
                var _S250 : f32 = quadSwapDiagonal(part_1[i32(3)][u32(2)]);
                var _S251 : f32 = near_2 + (_S249 + _S250);
                score_1[u32(2)] = _S251;
                var _S252 : f32 = quadSwapX(part_1[i32(1)][u32(3)]);
                var near_3 : f32 = part_1[i32(0)][u32(3)] + _S252;
                var _S253 : f32 = quadSwapY(part_1[i32(2)][u32(3)]);
                var _S254 : f32 = quadSwapDiagonal(part_1[i32(3)][u32(3)]);
                var _S255 : f32 = near_3 + (_S253 + _S254);
                score_1[u32(3)] = _S255;
                var _S256 : f32 = quadSwapX(part_1[i32(1)][u32(4)]);
                var near_4 : f32 = part_1[i32(0)][u32(4)] + _S256;
                var _S257 : f32 = quadSwapY(part_1[i32(2)][u32(4)]);
                var _S258 : f32 = quadSwapDiagonal(part_1[i32(3)][u32(4)]);
                var _S259 : f32 = near_4 + (_S257 + _S258);
                score_1[u32(4)] = _S259;
                var _S260 : f32 = quadSwapX(part_1[i32(1)][u32(5)]);
                var near_5 : f32 = part_1[i32(0)][u32(5)] + _S260;
                var _S261 : f32 = quadSwapY(part_1[i32(2)][u32(5)]);
                var _S262 : f32 = quadSwapDiagonal(part_1[i32(3)][u32(5)]);
                var _S263 : f32 = near_5 + (_S261 + _S262);
                score_1[u32(5)] = _S263;
                var _S264 : f32 = quadSwapX(part_1[i32(1)][u32(6)]);
                var near_6 : f32 = part_1[i32(0)][u32(6)] + _S264;
                var _S265 : f32 = quadSwapY(part_1[i32(2)][u32(6)]);
                var _S266 : f32 = quadSwapDiagonal(part_1[i32(3)][u32(6)]);
                var _S267 : f32 = near_6 + (_S265 + _S266);
                score_1[u32(6)] = _S267;
                var _S268 : f32 = quadSwapX(part_1[i32(1)][u32(7)]);
                var near_7 : f32 = part_1[i32(0)][u32(7)] + _S268;
                var _S269 : f32 = quadSwapY(part_1[i32(2)][u32(7)]);
                var _S270 : f32 = quadSwapDiagonal(part_1[i32(3)][u32(7)]);
                var _S271 : f32 = near_7 + (_S269 + _S270);
                score_1[u32(7)] = _S271;
                var _S272 : u32 = max(max(max(max(max(max(max(max(u32(0), ((bitcast<u32>((_S243))) & (u32(2147483647)))), ((bitcast<u32>((_S247))) & (u32(2147483647)))), ((bitcast<u32>((_S251))) & (u32(2147483647)))), ((bitcast<u32>((_S255))) & (u32(2147483647)))), ((bitcast<u32>((_S259))) & (u32(2147483647)))), ((bitcast<u32>((_S263))) & (u32(2147483647)))), ((bitcast<u32>((_S267))) & (u32(2147483647)))), ((bitcast<u32>((_S271))) & (u32(2147483647))));
                var _S273 : u32 = tile_0 + step_0;
                var clean_0 : bool = (_S273 + u32(8)) <= _S47;
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
                    _S34 = true;
                }
                else
                {
                    _S34 = _S272 >= u32(2139095040);
                }
                if(_S34)
                {
                    hidden_0[u32(0)] = _S273 >= _S45;
                    if(has_mask_0)
                    {
                        _S35 = !hidden_0[u32(0)];
                    }
                    else
                    {
                        _S35 = false;
                    }
                    if(_S35)
                    {
                        var bias_0 : f32 = mask_values_0[_S51 + _S273 * params_0.mask_key_0];
                        score_1[u32(0)] = score_1[u32(0)] + bias_0;
                        hidden_0[u32(0)] = (bitcast<u32>((bias_0))) == u32(4286578688);
                    }
                    if(!hidden_0[u32(0)])
                    {
                        _S36 = is_special_0(score_1[u32(0)]);
                    }
                    else
                    {
                        _S36 = false;
                    }
                    if(_S36)
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
                    var key_1 : u32 = _S273 + u32(1);
                    hidden_0[u32(1)] = key_1 >= _S45;
                    if(has_mask_0)
                    {
                        _S37 = !hidden_0[u32(1)];
                    }
                    else
                    {
                        _S37 = false;
                    }
                    if(_S37)
                    {
                        var bias_1 : f32 = mask_values_0[_S51 + key_1 * params_0.mask_key_0];
                        score_1[u32(1)] = score_1[u32(1)] + bias_1;
                        hidden_0[u32(1)] = (bitcast<u32>((bias_1))) == u32(4286578688);
                    }
                    if(!hidden_0[u32(1)])
                    {
                        _S38 = is_special_0(score_1[u32(1)]);
                    }
                    else
                    {
                        _S38 = false;
                    }
                    if(_S38)
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
                    var key_2 : u32 = _S273 + u32(2);
                    hidden_0[u32(2)] = key_2 >= _S45;
                    if(has_mask_0)
                    {
                        _S39 = !hidden_0[u32(2)];
                    }
                    else
                    {
                        _S39 = false;
                    }
                    if(_S39)
                    {
                        var bias_2 : f32 = mask_values_0[_S51 + key_2 * params_0.mask_key_0];
                        score_1[u32(2)] = score_1[u32(2)] + bias_2;
                        hidden_0[u32(2)] = (bitcast<u32>((bias_2))) == u32(4286578688);
                    }
                    var _S274 : bool;
                    if(!hidden_0[u32(2)])
                    {
                        _S274 = is_special_0(score_1[u32(2)]);
                    }
                    else
                    {
                        _S274 = false;
                    }
                    if(_S274)
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
                    var key_3 : u32 = _S273 + u32(3);
                    hidden_0[u32(3)] = key_3 >= _S45;
                    var _S275 : bool;
                    if(has_mask_0)
                    {
                        _S275 = !hidden_0[u32(3)];
                    }
                    else
                    {
                        _S275 = false;
                    }
                    if(_S275)
                    {
                        var bias_3 : f32 = mask_values_0[_S51 + key_3 * params_0.mask_key_0];
                        score_1[u32(3)] = score_1[u32(3)] + bias_3;
                        hidden_0[u32(3)] = (bitcast<u32>((bias_3))) == u32(4286578688);
                    }
                    var _S276 : bool;
                    if(!hidden_0[u32(3)])
                    {
                        _S276 = is_special_0(score_1[u32(3)]);
                    }
                    else
                    {
                        _S276 = false;
                    }
                    if(_S276)
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
                    var key_4 : u32 = _S273 + u32(4);
                    hidden_0[u32(4)] = key_4 >= _S45;
                    var _S277 : bool;
                    if(has_mask_0)
                    {
                        _S277 = !hidden_0[u32(4)];
                    }
                    else
                    {
                        _S277 = false;
                    }
                    if(_S277)
                    {
                        var bias_4 : f32 = mask_values_0[_S51 + key_4 * params_0.mask_key_0];
                        score_1[u32(4)] = score_1[u32(4)] + bias_4;
                        hidden_0[u32(4)] = (bitcast<u32>((bias_4))) == u32(4286578688);
                    }
                    var _S278 : bool;
                    if(!hidden_0[u32(4)])
                    {
                        _S278 = is_special_0(score_1[u32(4)]);
                    }
                    else
                    {
                        _S278 = false;
                    }
                    if(_S278)
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
                    var key_5 : u32 = _S273 + u32(5);
                    hidden_0[u32(5)] = key_5 >= _S45;
                    var _S279 : bool;
                    if(has_mask_0)
                    {
                        _S279 = !hidden_0[u32(5)];
                    }
                    else
                    {
                        _S279 = false;
                    }
                    if(_S279)
                    {
                        var bias_5 : f32 = mask_values_0[_S51 + key_5 * params_0.mask_key_0];
                        score_1[u32(5)] = score_1[u32(5)] + bias_5;
                        hidden_0[u32(5)] = (bitcast<u32>((bias_5))) == u32(4286578688);
                    }
                    var _S280 : bool;
                    if(!hidden_0[u32(5)])
                    {
                        _S280 = is_special_0(score_1[u32(5)]);
                    }
                    else
                    {
                        _S280 = false;
                    }
                    if(_S280)
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
                    var key_6 : u32 = _S273 + u32(6);
                    hidden_0[u32(6)] = key_6 >= _S45;
                    var _S281 : bool;
                    if(has_mask_0)
                    {
                        _S281 = !hidden_0[u32(6)];
                    }
                    else
                    {
                        _S281 = false;
                    }
                    if(_S281)
                    {
                        var bias_6 : f32 = mask_values_0[_S51 + key_6 * params_0.mask_key_0];
                        score_1[u32(6)] = score_1[u32(6)] + bias_6;
                        hidden_0[u32(6)] = (bitcast<u32>((bias_6))) == u32(4286578688);
                    }
                    var _S282 : bool;
                    if(!hidden_0[u32(6)])
                    {
                        _S282 = is_special_0(score_1[u32(6)]);
                    }
                    else
                    {
                        _S282 = false;
                    }
                    if(_S282)
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
                    var key_7 : u32 = _S273 + u32(7);
                    hidden_0[u32(7)] = key_7 >= _S45;
                    var _S283 : bool;
                    if(has_mask_0)
                    {
                        _S283 = !hidden_0[u32(7)];
                    }
                    else
                    {
                        _S283 = false;
                    }
                    if(_S283)
                    {
                        var bias_7 : f32 = mask_values_0[_S51 + key_7 * params_0.mask_key_0];
                        score_1[u32(7)] = score_1[u32(7)] + bias_7;
                        hidden_0[u32(7)] = (bitcast<u32>((bias_7))) == u32(4286578688);
                    }
                    var _S284 : bool;
                    if(!hidden_0[u32(7)])
                    {
                        _S284 = is_special_0(score_1[u32(7)]);
                    }
                    else
                    {
                        _S284 = false;
                    }
                    if(_S284)
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
                var _S285 : f32 = max(max(max(max(max(max(max(max(m_2, score_1[u32(0)]), score_1[u32(1)]), score_1[u32(2)]), score_1[u32(3)]), score_1[u32(4)]), score_1[u32(5)]), score_1[u32(6)]), score_1[u32(7)]);
                var shrink_0 : f32;
                if(_S285 > m_2)
                {
                    shrink_0 = exp(m_2 - _S285);
                    m_2 = _S285;
                }
                else
                {
                    shrink_0 = 1.0f;
                }
                var l_3 : f32 = l_2 * shrink_0;
                var weight_1 : array<f32, i32(8)>;
                var _S286 : f32;
                if(hidden_0[u32(0)])
                {
                    _S286 = -1.0f;
                }
                else
                {
                    _S286 = exp(score_1[u32(0)] - m_2);
                }
                weight_1[u32(0)] = _S286;
                var l_4 : f32 = l_3 + max(_S286, 0.0f);
                var _S287 : f32;
                if(hidden_0[u32(1)])
                {
                    _S287 = -1.0f;
                }
                else
                {
                    _S287 = exp(score_1[u32(1)] - m_2);
                }
                weight_1[u32(1)] = _S287;
                var l_5 : f32 = l_4 + max(_S287, 0.0f);
                var _S288 : f32;
                if(hidden_0[u32(2)])
                {
                    _S288 = -1.0f;
                }
                else
                {
                    _S288 = exp(score_1[u32(2)] - m_2);
                }
                weight_1[u32(2)] = _S288;
                var l_6 : f32 = l_5 + max(_S288, 0.0f);
                var _S289 : f32;
                if(hidden_0[u32(3)])
                {
                    _S289 = -1.0f;
                }
                else
                {
                    _S289 = exp(score_1[u32(3)] - m_2);
                }
                weight_1[u32(3)] = _S289;
                var l_7 : f32 = l_6 + max(_S289, 0.0f);
                var _S290 : f32;
                if(hidden_0[u32(4)])
                {
                    _S290 = -1.0f;
                }
                else
                {
                    _S290 = exp(score_1[u32(4)] - m_2);
                }
                weight_1[u32(4)] = _S290;
                var l_8 : f32 = l_7 + max(_S290, 0.0f);
                var _S291 : f32;
                if(hidden_0[u32(5)])
                {
                    _S291 = -1.0f;
                }
                else
                {
                    _S291 = exp(score_1[u32(5)] - m_2);
                }
                weight_1[u32(5)] = _S291;
                var l_9 : f32 = l_8 + max(_S291, 0.0f);
                var _S292 : f32;
                if(hidden_0[u32(6)])
                {
                    _S292 = -1.0f;
                }
                else
                {
                    _S292 = exp(score_1[u32(6)] - m_2);
                }
                weight_1[u32(6)] = _S292;
                var l_10 : f32 = l_9 + max(_S292, 0.0f);
                var _S293 : f32;
                if(hidden_0[u32(7)])
                {
                    _S293 = -1.0f;
                }
                else
                {
                    _S293 = exp(score_1[u32(7)] - m_2);
                }
                weight_1[u32(7)] = _S293;
                var l_11 : f32 = l_10 + max(_S293, 0.0f);
                var shrinks_0 : array<f32, i32(4)>;
                shrinks_0[i32(0)] = shrink_0;
                var _S294 : f32 = quadSwapX(shrink_0);
                shrinks_0[i32(1)] = _S294;
                var _S295 : f32 = quadSwapY(shrink_0);
                shrinks_0[i32(2)] = _S295;
                var _S296 : f32 = quadSwapDiagonal(shrink_0);
                shrinks_0[i32(3)] = _S296;
                if(shrink_0 != 1.0f)
                {
                    _S35 = true;
                }
                else
                {
                    _S35 = (shrinks_0[i32(1)]) != 1.0f;
                }
                if(_S35)
                {
                    _S36 = true;
                }
                else
                {
                    _S36 = (shrinks_0[i32(2)]) != 1.0f;
                }
                if(_S36)
                {
                    _S37 = true;
                }
                else
                {
                    _S37 = (shrinks_0[i32(3)]) != 1.0f;
                }
                if(_S37)
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
                var _S297 : f32 = quadSwapX(weight_1[u32(0)]);
                weights_0[i32(1)][u32(0)] = _S297;
                var _S298 : f32 = quadSwapY(weight_1[u32(0)]);
                weights_0[i32(2)][u32(0)] = _S298;
                var _S299 : f32 = quadSwapDiagonal(weight_1[u32(0)]);
                weights_0[i32(3)][u32(0)] = _S299;
                weights_0[i32(0)][u32(1)] = weight_1[u32(1)];
                var _S300 : f32 = quadSwapX(weight_1[u32(1)]);
                weights_0[i32(1)][u32(1)] = _S300;
                var _S301 : f32 = quadSwapY(weight_1[u32(1)]);
                weights_0[i32(2)][u32(1)] = _S301;
                var _S302 : f32 = quadSwapDiagonal(weight_1[u32(1)]);
                weights_0[i32(3)][u32(1)] = _S302;
                weights_0[i32(0)][u32(2)] = weight_1[u32(2)];
                var _S303 : f32 = quadSwapX(weight_1[u32(2)]);
                weights_0[i32(1)][u32(2)] = _S303;
                var _S304 : f32 = quadSwapY(weight_1[u32(2)]);
                weights_0[i32(2)][u32(2)] = _S304;
                var _S305 : f32 = quadSwapDiagonal(weight_1[u32(2)]);
                weights_0[i32(3)][u32(2)] = _S305;
                weights_0[i32(0)][u32(3)] = weight_1[u32(3)];
                var _S306 : f32 = quadSwapX(weight_1[u32(3)]);
                weights_0[i32(1)][u32(3)] = _S306;
                var _S307 : f32 = quadSwapY(weight_1[u32(3)]);
                weights_0[i32(2)][u32(3)] = _S307;
                var _S308 : f32 = quadSwapDiagonal(weight_1[u32(3)]);
                weights_0[i32(3)][u32(3)] = _S308;
                weights_0[i32(0)][u32(4)] = weight_1[u32(4)];
                var _S309 : f32 = quadSwapX(weight_1[u32(4)]);
                weights_0[i32(1)][u32(4)] = _S309;
                var _S310 : f32 = quadSwapY(weight_1[u32(4)]);
                weights_0[i32(2)][u32(4)] = _S310;
                var _S311 : f32 = quadSwapDiagonal(weight_1[u32(4)]);
                weights_0[i32(3)][u32(4)] = _S311;
                weights_0[i32(0)][u32(5)] = weight_1[u32(5)];
                var _S312 : f32 = quadSwapX(weight_1[u32(5)]);
                weights_0[i32(1)][u32(5)] = _S312;
                var _S313 : f32 = quadSwapY(weight_1[u32(5)]);
                weights_0[i32(2)][u32(5)] = _S313;
                var _S314 : f32 = quadSwapDiagonal(weight_1[u32(5)]);
                weights_0[i32(3)][u32(5)] = _S314;
                weights_0[i32(0)][u32(6)] = weight_1[u32(6)];
                var _S315 : f32 = quadSwapX(weight_1[u32(6)]);
                weights_0[i32(1)][u32(6)] = _S315;
                var _S316 : f32 = quadSwapY(weight_1[u32(6)]);
                weights_0[i32(2)][u32(6)] = _S316;
                var _S317 : f32 = quadSwapDiagonal(weight_1[u32(6)]);
                weights_0[i32(3)][u32(6)] = _S317;
                weights_0[i32(0)][u32(7)] = weight_1[u32(7)];
                var _S318 : f32 = quadSwapX(weight_1[u32(7)]);
                weights_0[i32(1)][u32(7)] = _S318;
                var _S319 : f32 = quadSwapY(weight_1[u32(7)]);
                weights_0[i32(2)][u32(7)] = _S319;
                var _S320 : f32 = quadSwapDiagonal(weight_1[u32(7)]);
                weights_0[i32(3)][u32(7)] = _S320;
                if((min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(0.0f, weights_0[u32(0)][u32(0)]), weights_0[u32(0)][u32(1)]), weights_0[u32(0)][u32(2)]), weights_0[u32(0)][u32(3)]), weights_0[u32(0)][u32(4)]), weights_0[u32(0)][u32(5)]), weights_0[u32(0)][u32(6)]), weights_0[u32(0)][u32(7)]), weights_0[u32(1)][u32(0)]), weights_0[u32(1)][u32(1)]), weights_0[u32(1)][u32(2)]), weights_0[u32(1)][u32(3)]), weights_0[u32(1)][u32(4)]), weights_0[u32(1)][u32(5)]), weights_0[u32(1)][u32(6)]), weights_0[u32(1)][u32(7)]), weights_0[u32(2)][u32(0)]), weights_0[u32(2)][u32(1)]), weights_0[u32(2)][u32(2)]), weights_0[u32(2)][u32(3)]), weights_0[u32(2)][u32(4)]), weights_0[u32(2)][u32(5)]), weights_0[u32(2)][u32(6)]), weights_0[u32(2)][u32(7)]), weights_0[u32(3)][u32(0)]), weights_0[u32(3)][u32(1)]), weights_0[u32(3)][u32(2)]), weights_0[u32(3)][u32(3)]), weights_0[u32(3)][u32(4)]), weights_0[u32(3)][u32(5)]), weights_0[u32(3)][u32(6)]), weights_0[u32(3)][u32(7)])) == 0.0f)
                {
                    var _S321 : vec4<f32> = weigh_0(weights_0[u32(1)][u32(6)], v_tile_0[_S109], weigh_0(weights_0[u32(1)][u32(5)], v_tile_0[_S103], weigh_0(weights_0[u32(1)][u32(4)], v_tile_0[_S97], weigh_0(weights_0[u32(1)][u32(3)], v_tile_0[_S91], weigh_0(weights_0[u32(1)][u32(2)], v_tile_0[_S85], weigh_0(weights_0[u32(1)][u32(1)], v_tile_0[_S79], weigh_0(weights_0[u32(1)][u32(0)], v_tile_0[_S73], acc_1[u32(1)][u32(0)])))))));
                    var _S322 : vec4<f32> = weigh_0(weights_0[u32(2)][u32(6)], v_tile_0[_S109], weigh_0(weights_0[u32(2)][u32(5)], v_tile_0[_S103], weigh_0(weights_0[u32(2)][u32(4)], v_tile_0[_S97], weigh_0(weights_0[u32(2)][u32(3)], v_tile_0[_S91], weigh_0(weights_0[u32(2)][u32(2)], v_tile_0[_S85], weigh_0(weights_0[u32(2)][u32(1)], v_tile_0[_S79], weigh_0(weights_0[u32(2)][u32(0)], v_tile_0[_S73], acc_1[u32(2)][u32(0)])))))));
                    var _S323 : vec4<f32> = weigh_0(weights_0[u32(3)][u32(6)], v_tile_0[_S109], weigh_0(weights_0[u32(3)][u32(5)], v_tile_0[_S103], weigh_0(weights_0[u32(3)][u32(4)], v_tile_0[_S97], weigh_0(weights_0[u32(3)][u32(3)], v_tile_0[_S91], weigh_0(weights_0[u32(3)][u32(2)], v_tile_0[_S85], weigh_0(weights_0[u32(3)][u32(1)], v_tile_0[_S79], weigh_0(weights_0[u32(3)][u32(0)], v_tile_0[_S73], acc_1[u32(3)][u32(0)])))))));
                    acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(7)], v_tile_0[_S115], weigh_0(weights_0[u32(0)][u32(6)], v_tile_0[_S109], weigh_0(weights_0[u32(0)][u32(5)], v_tile_0[_S103], weigh_0(weights_0[u32(0)][u32(4)], v_tile_0[_S97], weigh_0(weights_0[u32(0)][u32(3)], v_tile_0[_S91], weigh_0(weights_0[u32(0)][u32(2)], v_tile_0[_S85], weigh_0(weights_0[u32(0)][u32(1)], v_tile_0[_S79], weigh_0(weights_0[u32(0)][u32(0)], v_tile_0[_S73], acc_1[u32(0)][u32(0)]))))))));
                    acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(7)], v_tile_0[_S115], _S321);
                    acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(7)], v_tile_0[_S115], _S322);
                    acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(7)], v_tile_0[_S115], _S323);
                    var _S324 : vec4<f32> = weigh_0(weights_0[u32(1)][u32(6)], v_tile_0[_S150], weigh_0(weights_0[u32(1)][u32(5)], v_tile_0[_S145], weigh_0(weights_0[u32(1)][u32(4)], v_tile_0[_S140], weigh_0(weights_0[u32(1)][u32(3)], v_tile_0[_S135], weigh_0(weights_0[u32(1)][u32(2)], v_tile_0[_S130], weigh_0(weights_0[u32(1)][u32(1)], v_tile_0[_S125], weigh_0(weights_0[u32(1)][u32(0)], v_tile_0[_S120], acc_1[u32(1)][u32(1)])))))));
                    var _S325 : vec4<f32> = weigh_0(weights_0[u32(2)][u32(6)], v_tile_0[_S150], weigh_0(weights_0[u32(2)][u32(5)], v_tile_0[_S145], weigh_0(weights_0[u32(2)][u32(4)], v_tile_0[_S140], weigh_0(weights_0[u32(2)][u32(3)], v_tile_0[_S135], weigh_0(weights_0[u32(2)][u32(2)], v_tile_0[_S130], weigh_0(weights_0[u32(2)][u32(1)], v_tile_0[_S125], weigh_0(weights_0[u32(2)][u32(0)], v_tile_0[_S120], acc_1[u32(2)][u32(1)])))))));
                    var _S326 : vec4<f32> = weigh_0(weights_0[u32(3)][u32(6)], v_tile_0[_S150], weigh_0(weights_0[u32(3)][u32(5)], v_tile_0[_S145], weigh_0(weights_0[u32(3)][u32(4)], v_tile_0[_S140], weigh_0(weights_0[u32(3)][u32(3)], v_tile_0[_S135], weigh_0(weights_0[u32(3)][u32(2)], v_tile_0[_S130], weigh_0(weights_0[u32(3)][u32(1)], v_tile_0[_S125], weigh_0(weights_0[u32(3)][u32(0)], v_tile_0[_S120], acc_1[u32(3)][u32(1)])))))));
                    acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(7)], v_tile_0[_S155], weigh_0(weights_0[u32(0)][u32(6)], v_tile_0[_S150], weigh_0(weights_0[u32(0)][u32(5)], v_tile_0[_S145], weigh_0(weights_0[u32(0)][u32(4)], v_tile_0[_S140], weigh_0(weights_0[u32(0)][u32(3)], v_tile_0[_S135], weigh_0(weights_0[u32(0)][u32(2)], v_tile_0[_S130], weigh_0(weights_0[u32(0)][u32(1)], v_tile_0[_S125], weigh_0(weights_0[u32(0)][u32(0)], v_tile_0[_S120], acc_1[u32(0)][u32(1)]))))))));
                    acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(7)], v_tile_0[_S155], _S324);
                    acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(7)], v_tile_0[_S155], _S325);
                    acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(7)], v_tile_0[_S155], _S326);
                    var _S327 : vec4<f32> = weigh_0(weights_0[u32(1)][u32(6)], v_tile_0[_S190], weigh_0(weights_0[u32(1)][u32(5)], v_tile_0[_S185], weigh_0(weights_0[u32(1)][u32(4)], v_tile_0[_S180], weigh_0(weights_0[u32(1)][u32(3)], v_tile_0[_S175], weigh_0(weights_0[u32(1)][u32(2)], v_tile_0[_S170], weigh_0(weights_0[u32(1)][u32(1)], v_tile_0[_S165], weigh_0(weights_0[u32(1)][u32(0)], v_tile_0[_S160], acc_1[u32(1)][u32(2)])))))));
                    var _S328 : vec4<f32> = weigh_0(weights_0[u32(2)][u32(6)], v_tile_0[_S190], weigh_0(weights_0[u32(2)][u32(5)], v_tile_0[_S185], weigh_0(weights_0[u32(2)][u32(4)], v_tile_0[_S180], weigh_0(weights_0[u32(2)][u32(3)], v_tile_0[_S175], weigh_0(weights_0[u32(2)][u32(2)], v_tile_0[_S170], weigh_0(weights_0[u32(2)][u32(1)], v_tile_0[_S165], weigh_0(weights_0[u32(2)][u32(0)], v_tile_0[_S160], acc_1[u32(2)][u32(2)])))))));
                    var _S329 : vec4<f32> = weigh_0(weights_0[u32(3)][u32(6)], v_tile_0[_S190], weigh_0(weights_0[u32(3)][u32(5)], v_tile_0[_S185], weigh_0(weights_0[u32(3)][u32(4)], v_tile_0[_S180], weigh_0(weights_0[u32(3)][u32(3)], v_tile_0[_S175], weigh_0(weights_0[u32(3)][u32(2)], v_tile_0[_S170], weigh_0(weights_0[u32(3)][u32(1)], v_tile_0[_S165], weigh_0(weights_0[u32(3)][u32(0)], v_tile_0[_S160], acc_1[u32(3)][u32(2)])))))));
                    acc_1[u32(0)][u32(2)] = weigh_0(weights_0[u32(0)][u32(7)], v_tile_0[_S195], weigh_0(weights_0[u32(0)][u32(6)], v_tile_0[_S190], weigh_0(weights_0[u32(0)][u32(5)], v_tile_0[_S185], weigh_0(weights_0[u32(0)][u32(4)], v_tile_0[_S180], weigh_0(weights_0[u32(0)][u32(3)], v_tile_0[_S175], weigh_0(weights_0[u32(0)][u32(2)], v_tile_0[_S170], weigh_0(weights_0[u32(0)][u32(1)], v_tile_0[_S165], weigh_0(weights_0[u32(0)][u32(0)], v_tile_0[_S160], acc_1[u32(0)][u32(2)]))))))));
                    acc_1[u32(1)][u32(2)] = weigh_0(weights_0[u32(1)][u32(7)], v_tile_0[_S195], _S327);
                    acc_1[u32(2)][u32(2)] = weigh_0(weights_0[u32(2)][u32(7)], v_tile_0[_S195], _S328);
                    acc_1[u32(3)][u32(2)] = weigh_0(weights_0[u32(3)][u32(7)], v_tile_0[_S195], _S329);
                    var _S330 : vec4<f32> = weigh_0(weights_0[u32(1)][u32(6)], v_tile_0[_S230], weigh_0(weights_0[u32(1)][u32(5)], v_tile_0[_S225], weigh_0(weights_0[u32(1)][u32(4)], v_tile_0[_S220], weigh_0(weights_0[u32(1)][u32(3)], v_tile_0[_S215], weigh_0(weights_0[u32(1)][u32(2)], v_tile_0[_S210], weigh_0(weights_0[u32(1)][u32(1)], v_tile_0[_S205], weigh_0(weights_0[u32(1)][u32(0)], v_tile_0[_S200], acc_1[u32(1)][u32(3)])))))));
                    var _S331 : vec4<f32> = weigh_0(weights_0[u32(2)][u32(6)], v_tile_0[_S230], weigh_0(weights_0[u32(2)][u32(5)], v_tile_0[_S225], weigh_0(weights_0[u32(2)][u32(4)], v_tile_0[_S220], weigh_0(weights_0[u32(2)][u32(3)], v_tile_0[_S215], weigh_0(weights_0[u32(2)][u32(2)], v_tile_0[_S210], weigh_0(weights_0[u32(2)][u32(1)], v_tile_0[_S205], weigh_0(weights_0[u32(2)][u32(0)], v_tile_0[_S200], acc_1[u32(2)][u32(3)])))))));
                    var _S332 : vec4<f32> = weigh_0(weights_0[u32(3)][u32(6)], v_tile_0[_S230], weigh_0(weights_0[u32(3)][u32(5)], v_tile_0[_S225], weigh_0(weights_0[u32(3)][u32(4)], v_tile_0[_S220], weigh_0(weights_0[u32(3)][u32(3)], v_tile_0[_S215], weigh_0(weights_0[u32(3)][u32(2)], v_tile_0[_S210], weigh_0(weights_0[u32(3)][u32(1)], v_tile_0[_S205], weigh_0(weights_0[u32(3)][u32(0)], v_tile_0[_S200], acc_1[u32(3)][u32(3)])))))));
                    acc_1[u32(0)][u32(3)] = weigh_0(weights_0[u32(0)][u32(7)], v_tile_0[_S235], weigh_0(weights_0[u32(0)][u32(6)], v_tile_0[_S230], weigh_0(weights_0[u32(0)][u32(5)], v_tile_0[_S225], weigh_0(weights_0[u32(0)][u32(4)], v_tile_0[_S220], weigh_0(weights_0[u32(0)][u32(3)], v_tile_0[_S215], weigh_0(weights_0[u32(0)][u32(2)], v_tile_0[_S210], weigh_0(weights_0[u32(0)][u32(1)], v_tile_0[_S205], weigh_0(weights_0[u32(0)][u32(0)], v_tile_0[_S200], acc_1[u32(0)][u32(3)]))))))));
                    acc_1[u32(1)][u32(3)] = weigh_0(weights_0[u32(1)][u32(7)], v_tile_0[_S235], _S330);
                    acc_1[u32(2)][u32(3)] = weigh_0(weights_0[u32(2)][u32(7)], v_tile_0[_S235], _S331);
                    acc_1[u32(3)][u32(3)] = weigh_0(weights_0[u32(3)][u32(7)], v_tile_0[_S235], _S332);
                }
                else
                {
                    var _S333 : vec4<f32> = v_tile_0[_S73];
                    if((weights_0[u32(0)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(0)], _S333, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(1)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(0)], _S333, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(2)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(0)], _S333, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(3)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(0)], _S333, acc_1[u32(3)][u32(0)]);
                    }
                    var _S334 : vec4<f32> = v_tile_0[_S79];
                    if((weights_0[u32(0)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(1)], _S334, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(1)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(1)], _S334, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(2)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(1)], _S334, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(3)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(1)], _S334, acc_1[u32(3)][u32(0)]);
                    }
                    var _S335 : vec4<f32> = v_tile_0[_S85];
                    if((weights_0[u32(0)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(2)], _S335, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(1)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(2)], _S335, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(2)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(2)], _S335, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(3)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(2)], _S335, acc_1[u32(3)][u32(0)]);
                    }
                    var _S336 : vec4<f32> = v_tile_0[_S91];
                    if((weights_0[u32(0)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(3)], _S336, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(1)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(3)], _S336, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(2)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(3)], _S336, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(3)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(3)], _S336, acc_1[u32(3)][u32(0)]);
                    }
                    var _S337 : vec4<f32> = v_tile_0[_S97];
                    if((weights_0[u32(0)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(4)], _S337, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(1)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(4)], _S337, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(2)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(4)], _S337, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(3)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(4)], _S337, acc_1[u32(3)][u32(0)]);
                    }
                    var _S338 : vec4<f32> = v_tile_0[_S103];
                    if((weights_0[u32(0)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(5)], _S338, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(1)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(5)], _S338, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(2)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(5)], _S338, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(3)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(5)], _S338, acc_1[u32(3)][u32(0)]);
                    }
                    var _S339 : vec4<f32> = v_tile_0[_S109];
                    if((weights_0[u32(0)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(6)], _S339, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(1)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(6)], _S339, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(2)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(6)], _S339, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(3)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(6)], _S339, acc_1[u32(3)][u32(0)]);
                    }
                    var _S340 : vec4<f32> = v_tile_0[_S115];
                    if((weights_0[u32(0)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(7)], _S340, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(1)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(7)], _S340, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(2)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(7)], _S340, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(3)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(7)], _S340, acc_1[u32(3)][u32(0)]);
                    }
                    var _S341 : vec4<f32> = v_tile_0[_S120];
                    if((weights_0[u32(0)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(0)], _S341, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(1)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(0)], _S341, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(2)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(0)], _S341, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(3)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(0)], _S341, acc_1[u32(3)][u32(1)]);
                    }
                    var _S342 : vec4<f32> = v_tile_0[_S125];
                    if((weights_0[u32(0)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(1)], _S342, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(1)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(1)], _S342, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(2)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(1)], _S342, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(3)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(1)], _S342, acc_1[u32(3)][u32(1)]);
                    }
                    var _S343 : vec4<f32> = v_tile_0[_S130];
                    if((weights_0[u32(0)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(2)], _S343, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(1)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(2)], _S343, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(2)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(2)], _S343, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(3)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(2)], _S343, acc_1[u32(3)][u32(1)]);
                    }
                    var _S344 : vec4<f32> = v_tile_0[_S135];
                    if((weights_0[u32(0)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(3)], _S344, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(1)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(3)], _S344, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(2)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(3)], _S344, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(3)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(3)], _S344, acc_1[u32(3)][u32(1)]);
                    }
                    var _S345 : vec4<f32> = v_tile_0[_S140];
                    if((weights_0[u32(0)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(4)], _S345, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(1)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(4)], _S345, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(2)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(4)], _S345, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(3)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(4)], _S345, acc_1[u32(3)][u32(1)]);
                    }
                    var _S346 : vec4<f32> = v_tile_0[_S145];
                    if((weights_0[u32(0)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(5)], _S346, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(1)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(5)], _S346, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(2)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(5)], _S346, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(3)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(5)], _S346, acc_1[u32(3)][u32(1)]);
                    }
                    var _S347 : vec4<f32> = v_tile_0[_S150];
                    if((weights_0[u32(0)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(6)], _S347, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(1)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(6)], _S347, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(2)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(6)], _S347, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(3)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(6)], _S347, acc_1[u32(3)][u32(1)]);
                    }
                    var _S348 : vec4<f32> = v_tile_0[_S155];
                    if((weights_0[u32(0)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(7)], _S348, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(1)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(7)], _S348, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(2)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(7)], _S348, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(3)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(7)], _S348, acc_1[u32(3)][u32(1)]);
                    }
                    var _S349 : vec4<f32> = v_tile_0[_S160];
                    if((weights_0[u32(0)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(2)] = weigh_0(weights_0[u32(0)][u32(0)], _S349, acc_1[u32(0)][u32(2)]);
                    }
                    if((weights_0[u32(1)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(2)] = weigh_0(weights_0[u32(1)][u32(0)], _S349, acc_1[u32(1)][u32(2)]);
                    }
                    if((weights_0[u32(2)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(2)] = weigh_0(weights_0[u32(2)][u32(0)], _S349, acc_1[u32(2)][u32(2)]);
                    }
                    if((weights_0[u32(3)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(2)] = weigh_0(weights_0[u32(3)][u32(0)], _S349, acc_1[u32(3)][u32(2)]);
                    }
                    var _S350 : vec4<f32> = v_tile_0[_S165];
                    if((weights_0[u32(0)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(2)] = weigh_0(weights_0[u32(0)][u32(1)], _S350, acc_1[u32(0)][u32(2)]);
                    }
                    if((weights_0[u32(1)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(2)] = weigh_0(weights_0[u32(1)][u32(1)], _S350, acc_1[u32(1)][u32(2)]);
                    }
                    if((weights_0[u32(2)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(2)] = weigh_0(weights_0[u32(2)][u32(1)], _S350, acc_1[u32(2)][u32(2)]);
                    }
                    if((weights_0[u32(3)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(2)] = weigh_0(weights_0[u32(3)][u32(1)], _S350, acc_1[u32(3)][u32(2)]);
                    }
                    var _S351 : vec4<f32> = v_tile_0[_S170];
                    if((weights_0[u32(0)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(2)] = weigh_0(weights_0[u32(0)][u32(2)], _S351, acc_1[u32(0)][u32(2)]);
                    }
                    if((weights_0[u32(1)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(2)] = weigh_0(weights_0[u32(1)][u32(2)], _S351, acc_1[u32(1)][u32(2)]);
                    }
                    if((weights_0[u32(2)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(2)] = weigh_0(weights_0[u32(2)][u32(2)], _S351, acc_1[u32(2)][u32(2)]);
                    }
                    if((weights_0[u32(3)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(2)] = weigh_0(weights_0[u32(3)][u32(2)], _S351, acc_1[u32(3)][u32(2)]);
                    }
                    var _S352 : vec4<f32> = v_tile_0[_S175];
                    if((weights_0[u32(0)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(2)] = weigh_0(weights_0[u32(0)][u32(3)], _S352, acc_1[u32(0)][u32(2)]);
                    }
                    if((weights_0[u32(1)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(2)] = weigh_0(weights_0[u32(1)][u32(3)], _S352, acc_1[u32(1)][u32(2)]);
                    }
                    if((weights_0[u32(2)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(2)] = weigh_0(weights_0[u32(2)][u32(3)], _S352, acc_1[u32(2)][u32(2)]);
                    }
                    if((weights_0[u32(3)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(2)] = weigh_0(weights_0[u32(3)][u32(3)], _S352, acc_1[u32(3)][u32(2)]);
                    }
                    var _S353 : vec4<f32> = v_tile_0[_S180];
                    if((weights_0[u32(0)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(2)] = weigh_0(weights_0[u32(0)][u32(4)], _S353, acc_1[u32(0)][u32(2)]);
                    }
                    if((weights_0[u32(1)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(2)] = weigh_0(weights_0[u32(1)][u32(4)], _S353, acc_1[u32(1)][u32(2)]);
                    }
                    if((weights_0[u32(2)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(2)] = weigh_0(weights_0[u32(2)][u32(4)], _S353, acc_1[u32(2)][u32(2)]);
                    }
                    if((weights_0[u32(3)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(2)] = weigh_0(weights_0[u32(3)][u32(4)], _S353, acc_1[u32(3)][u32(2)]);
                    }
                    var _S354 : vec4<f32> = v_tile_0[_S185];
                    if((weights_0[u32(0)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(2)] = weigh_0(weights_0[u32(0)][u32(5)], _S354, acc_1[u32(0)][u32(2)]);
                    }
                    if((weights_0[u32(1)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(2)] = weigh_0(weights_0[u32(1)][u32(5)], _S354, acc_1[u32(1)][u32(2)]);
                    }
                    if((weights_0[u32(2)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(2)] = weigh_0(weights_0[u32(2)][u32(5)], _S354, acc_1[u32(2)][u32(2)]);
                    }
                    if((weights_0[u32(3)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(2)] = weigh_0(weights_0[u32(3)][u32(5)], _S354, acc_1[u32(3)][u32(2)]);
                    }
                    var _S355 : vec4<f32> = v_tile_0[_S190];
                    if((weights_0[u32(0)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(2)] = weigh_0(weights_0[u32(0)][u32(6)], _S355, acc_1[u32(0)][u32(2)]);
                    }
                    if((weights_0[u32(1)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(2)] = weigh_0(weights_0[u32(1)][u32(6)], _S355, acc_1[u32(1)][u32(2)]);
                    }
                    if((weights_0[u32(2)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(2)] = weigh_0(weights_0[u32(2)][u32(6)], _S355, acc_1[u32(2)][u32(2)]);
                    }
                    if((weights_0[u32(3)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(2)] = weigh_0(weights_0[u32(3)][u32(6)], _S355, acc_1[u32(3)][u32(2)]);
                    }
                    var _S356 : vec4<f32> = v_tile_0[_S195];
                    if((weights_0[u32(0)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(2)] = weigh_0(weights_0[u32(0)][u32(7)], _S356, acc_1[u32(0)][u32(2)]);
                    }
                    if((weights_0[u32(1)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(2)] = weigh_0(weights_0[u32(1)][u32(7)], _S356, acc_1[u32(1)][u32(2)]);
                    }
                    if((weights_0[u32(2)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(2)] = weigh_0(weights_0[u32(2)][u32(7)], _S356, acc_1[u32(2)][u32(2)]);
                    }
                    if((weights_0[u32(3)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(2)] = weigh_0(weights_0[u32(3)][u32(7)], _S356, acc_1[u32(3)][u32(2)]);
                    }
                    var _S357 : vec4<f32> = v_tile_0[_S200];
                    if((weights_0[u32(0)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(3)] = weigh_0(weights_0[u32(0)][u32(0)], _S357, acc_1[u32(0)][u32(3)]);
                    }
                    if((weights_0[u32(1)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(3)] = weigh_0(weights_0[u32(1)][u32(0)], _S357, acc_1[u32(1)][u32(3)]);
                    }
                    if((weights_0[u32(2)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(3)] = weigh_0(weights_0[u32(2)][u32(0)], _S357, acc_1[u32(2)][u32(3)]);
                    }
                    if((weights_0[u32(3)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(3)] = weigh_0(weights_0[u32(3)][u32(0)], _S357, acc_1[u32(3)][u32(3)]);
                    }
                    var _S358 : vec4<f32> = v_tile_0[_S205];
                    if((weights_0[u32(0)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(3)] = weigh_0(weights_0[u32(0)][u32(1)], _S358, acc_1[u32(0)][u32(3)]);
                    }
                    if((weights_0[u32(1)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(3)] = weigh_0(weights_0[u32(1)][u32(1)], _S358, acc_1[u32(1)][u32(3)]);
                    }
                    if((weights_0[u32(2)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(3)] = weigh_0(weights_0[u32(2)][u32(1)], _S358, acc_1[u32(2)][u32(3)]);
                    }
                    if((weights_0[u32(3)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(3)] = weigh_0(weights_0[u32(3)][u32(1)], _S358, acc_1[u32(3)][u32(3)]);
                    }
                    var _S359 : vec4<f32> = v_tile_0[_S210];
                    if((weights_0[u32(0)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(3)] = weigh_0(weights_0[u32(0)][u32(2)], _S359, acc_1[u32(0)][u32(3)]);
                    }
                    if((weights_0[u32(1)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(3)] = weigh_0(weights_0[u32(1)][u32(2)], _S359, acc_1[u32(1)][u32(3)]);
                    }
                    if((weights_0[u32(2)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(3)] = weigh_0(weights_0[u32(2)][u32(2)], _S359, acc_1[u32(2)][u32(3)]);
                    }
                    if((weights_0[u32(3)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(3)] = weigh_0(weights_0[u32(3)][u32(2)], _S359, acc_1[u32(3)][u32(3)]);
                    }
                    var _S360 : vec4<f32> = v_tile_0[_S215];
                    if((weights_0[u32(0)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(3)] = weigh_0(weights_0[u32(0)][u32(3)], _S360, acc_1[u32(0)][u32(3)]);
                    }
                    if((weights_0[u32(1)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(3)] = weigh_0(weights_0[u32(1)][u32(3)], _S360, acc_1[u32(1)][u32(3)]);
                    }
                    if((weights_0[u32(2)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(3)] = weigh_0(weights_0[u32(2)][u32(3)], _S360, acc_1[u32(2)][u32(3)]);
                    }
                    if((weights_0[u32(3)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(3)] = weigh_0(weights_0[u32(3)][u32(3)], _S360, acc_1[u32(3)][u32(3)]);
                    }
                    var _S361 : vec4<f32> = v_tile_0[_S220];
                    if((weights_0[u32(0)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(3)] = weigh_0(weights_0[u32(0)][u32(4)], _S361, acc_1[u32(0)][u32(3)]);
                    }
                    if((weights_0[u32(1)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(3)] = weigh_0(weights_0[u32(1)][u32(4)], _S361, acc_1[u32(1)][u32(3)]);
                    }
                    if((weights_0[u32(2)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(3)] = weigh_0(weights_0[u32(2)][u32(4)], _S361, acc_1[u32(2)][u32(3)]);
                    }
                    if((weights_0[u32(3)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(3)] = weigh_0(weights_0[u32(3)][u32(4)], _S361, acc_1[u32(3)][u32(3)]);
                    }
                    var _S362 : vec4<f32> = v_tile_0[_S225];
                    if((weights_0[u32(0)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(3)] = weigh_0(weights_0[u32(0)][u32(5)], _S362, acc_1[u32(0)][u32(3)]);
                    }
                    if((weights_0[u32(1)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(3)] = weigh_0(weights_0[u32(1)][u32(5)], _S362, acc_1[u32(1)][u32(3)]);
                    }
                    if((weights_0[u32(2)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(3)] = weigh_0(weights_0[u32(2)][u32(5)], _S362, acc_1[u32(2)][u32(3)]);
                    }
                    if((weights_0[u32(3)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(3)] = weigh_0(weights_0[u32(3)][u32(5)], _S362, acc_1[u32(3)][u32(3)]);
                    }
                    var _S363 : vec4<f32> = v_tile_0[_S230];
                    if((weights_0[u32(0)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(3)] = weigh_0(weights_0[u32(0)][u32(6)], _S363, acc_1[u32(0)][u32(3)]);
                    }
                    if((weights_0[u32(1)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(3)] = weigh_0(weights_0[u32(1)][u32(6)], _S363, acc_1[u32(1)][u32(3)]);
                    }
                    if((weights_0[u32(2)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(3)] = weigh_0(weights_0[u32(2)][u32(6)], _S363, acc_1[u32(2)][u32(3)]);
                    }
                    if((weights_0[u32(3)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(3)] = weigh_0(weights_0[u32(3)][u32(6)], _S363, acc_1[u32(3)][u32(3)]);
                    }
                    var _S364 : vec4<f32> = v_tile_0[_S235];
                    if((weights_0[u32(0)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(3)] = weigh_0(weights_0[u32(0)][u32(7)], _S364, acc_1[u32(0)][u32(3)]);
                    }
                    if((weights_0[u32(1)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(3)] = weigh_0(weights_0[u32(1)][u32(7)], _S364, acc_1[u32(1)][u32(3)]);
                    }
                    if((weights_0[u32(2)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(3)] = weigh_0(weights_0[u32(2)][u32(7)], _S364, acc_1[u32(2)][u32(3)]);
                    }
                    if((weights_0[u32(3)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(3)] = weigh_0(weights_0[u32(3)][u32(7)], _S364, acc_1[u32(3)][u32(3)]);
                    }
                }
                step_0 = step_0 + u32(8);
                l_2 = l_11;
            }
            tile_0 = tile_0 + u32(32);
            m_3 = m_2;
        }
        var _S365 : bool = RANGES_0 == u32(2);
        _S40 = _S365;
        if(_S365)
        {
            var range_key_0 : u32 = range_1 * params_0.range_keys_0;
            if(live_0)
            {
                _S34 = lane_1 < u32(4);
            }
            else
            {
                _S34 = false;
            }
            if(_S34)
            {
                _S35 = range_key_0 < _S45;
            }
            else
            {
                _S35 = false;
            }
            if(_S35)
            {
                var _S366 : u32 = head_of_0(work_5, _S42);
                var _S367 : u32 = query_of_0(_S42);
                store_range_0(scratch_of_0(work_5.batch_1, _S366, _S367, range_1), u32(0), m_3, l_2, poisoned_3);
            }
            if(_S52 < (work_5.rows_0))
            {
                var _S368 : u32 = query_of_0(_S52);
                _S36 = range_key_0 < (keys_of_query_0(keys_1, _S368));
            }
            else
            {
                _S36 = false;
            }
            if(_S36)
            {
                var _S369 : u32 = head_of_0(work_5, _S52);
                var _S370 : u32 = query_of_0(_S52);
                var _S371 : u32 = scratch_of_0(work_5.batch_1, _S369, _S370, range_1);
                store_range_quad_0(_S371, lane_1, acc_1[u32(0)][u32(0)]);
                store_range_quad_0(_S371, _S56, acc_1[u32(0)][u32(1)]);
                store_range_quad_0(_S371, _S58, acc_1[u32(0)][u32(2)]);
                store_range_quad_0(_S371, _S60, acc_1[u32(0)][u32(3)]);
            }
            if(_S62 < (work_5.rows_0))
            {
                var _S372 : u32 = query_of_0(_S62);
                _S37 = range_key_0 < (keys_of_query_0(keys_1, _S372));
            }
            else
            {
                _S37 = false;
            }
            if(_S37)
            {
                var _S373 : u32 = head_of_0(work_5, _S62);
                var _S374 : u32 = query_of_0(_S62);
                var _S375 : u32 = scratch_of_0(work_5.batch_1, _S373, _S374, range_1);
                store_range_quad_0(_S375, lane_1, acc_1[u32(1)][u32(0)]);
                store_range_quad_0(_S375, _S56, acc_1[u32(1)][u32(1)]);
                store_range_quad_0(_S375, _S58, acc_1[u32(1)][u32(2)]);
                store_range_quad_0(_S375, _S60, acc_1[u32(1)][u32(3)]);
            }
            if(_S64 < (work_5.rows_0))
            {
                var _S376 : u32 = query_of_0(_S64);
                _S38 = range_key_0 < (keys_of_query_0(keys_1, _S376));
            }
            else
            {
                _S38 = false;
            }
            if(_S38)
            {
                var _S377 : u32 = head_of_0(work_5, _S64);
                var _S378 : u32 = query_of_0(_S64);
                var _S379 : u32 = scratch_of_0(work_5.batch_1, _S377, _S378, range_1);
                store_range_quad_0(_S379, lane_1, acc_1[u32(2)][u32(0)]);
                store_range_quad_0(_S379, _S56, acc_1[u32(2)][u32(1)]);
                store_range_quad_0(_S379, _S58, acc_1[u32(2)][u32(2)]);
                store_range_quad_0(_S379, _S60, acc_1[u32(2)][u32(3)]);
            }
            if(_S66 < (work_5.rows_0))
            {
                var _S380 : u32 = query_of_0(_S66);
                _S39 = range_key_0 < (keys_of_query_0(keys_1, _S380));
            }
            else
            {
                _S39 = false;
            }
            if(_S39)
            {
                var _S381 : u32 = head_of_0(work_5, _S66);
                var _S382 : u32 = query_of_0(_S66);
                var _S383 : u32 = scratch_of_0(work_5.batch_1, _S381, _S382, range_1);
                store_range_quad_0(_S383, lane_1, acc_1[u32(3)][u32(0)]);
                store_range_quad_0(_S383, _S56, acc_1[u32(3)][u32(1)]);
                store_range_quad_0(_S383, _S58, acc_1[u32(3)][u32(2)]);
                store_range_quad_0(_S383, _S60, acc_1[u32(3)][u32(3)]);
            }
        }
        if(RANGES_0 == u32(1))
        {
            var fold_2 : Fold_0 = fold_factors_0(&(total_m_1), m_3);
            var _S384 : f32 = folded_0(fold_2, total_l_0, l_2);
            var keeps_0 : array<f32, i32(4)>;
            keeps_0[i32(0)] = fold_2.keep_0;
            var _S385 : f32 = quadSwapX(fold_2.keep_0);
            keeps_0[i32(1)] = _S385;
            var _S386 : f32 = quadSwapY(fold_2.keep_0);
            keeps_0[i32(2)] = _S386;
            var _S387 : f32 = quadSwapDiagonal(fold_2.keep_0);
            keeps_0[i32(3)] = _S387;
            var adds_0 : array<f32, i32(4)>;
            adds_0[i32(0)] = fold_2.add_0;
            var _S388 : f32 = quadSwapX(fold_2.add_0);
            adds_0[i32(1)] = _S388;
            var _S389 : f32 = quadSwapY(fold_2.add_0);
            adds_0[i32(2)] = _S389;
            var _S390 : f32 = quadSwapDiagonal(fold_2.add_0);
            adds_0[i32(3)] = _S390;
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
            m_2 = _S384;
        }
        else
        {
            m_2 = total_l_0;
        }
        if(RANGES_0 != u32(0))
        {
            _S34 = _S68 < (work_5.last_range_0);
        }
        else
        {
            _S34 = false;
        }
        if(!_S34)
        {
            break;
        }
        range_1 = _S68;
        total_l_0 = m_2;
    }
    if(_S40)
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
    var _S391 : f32 = quadSwapX(inverse_0);
    factors_0[i32(1)] = _S391;
    var _S392 : f32 = quadSwapY(inverse_0);
    factors_0[i32(2)] = _S392;
    var _S393 : f32 = quadSwapDiagonal(inverse_0);
    factors_0[i32(3)] = _S393;
    var _S394 : i32;
    if(poisoned_3)
    {
        _S394 = i32(1);
    }
    else
    {
        _S394 = i32(0);
    }
    var spoiled_bit_0 : u32 = u32(_S394);
    var spoiled_0 : array<u32, i32(4)>;
    spoiled_0[i32(0)] = spoiled_bit_0;
    var _S395 : u32 = quadSwapX(spoiled_bit_0);
    spoiled_0[i32(1)] = _S395;
    var _S396 : u32 = quadSwapY(spoiled_bit_0);
    spoiled_0[i32(2)] = _S396;
    var _S397 : u32 = quadSwapDiagonal(spoiled_bit_0);
    spoiled_0[i32(3)] = _S397;
    if(_S52 < (work_5.rows_0))
    {
        var _S398 : u32 = o_of_0(work_5, _S52);
        store_quad_0(_S398, _S54, total_2[u32(0)][u32(0)] * vec4<f32>(factors_0[u32(0)]), (spoiled_0[u32(0)]) != u32(0));
        store_quad_0(_S398, _S57, total_2[u32(0)][u32(1)] * vec4<f32>(factors_0[u32(0)]), (spoiled_0[u32(0)]) != u32(0));
        store_quad_0(_S398, _S59, total_2[u32(0)][u32(2)] * vec4<f32>(factors_0[u32(0)]), (spoiled_0[u32(0)]) != u32(0));
        store_quad_0(_S398, _S61, total_2[u32(0)][u32(3)] * vec4<f32>(factors_0[u32(0)]), (spoiled_0[u32(0)]) != u32(0));
    }
    if(_S62 < (work_5.rows_0))
    {
        var _S399 : u32 = o_of_0(work_5, _S62);
        store_quad_0(_S399, _S54, total_2[u32(1)][u32(0)] * vec4<f32>(factors_0[u32(1)]), (spoiled_0[u32(1)]) != u32(0));
        store_quad_0(_S399, _S57, total_2[u32(1)][u32(1)] * vec4<f32>(factors_0[u32(1)]), (spoiled_0[u32(1)]) != u32(0));
        store_quad_0(_S399, _S59, total_2[u32(1)][u32(2)] * vec4<f32>(factors_0[u32(1)]), (spoiled_0[u32(1)]) != u32(0));
        store_quad_0(_S399, _S61, total_2[u32(1)][u32(3)] * vec4<f32>(factors_0[u32(1)]), (spoiled_0[u32(1)]) != u32(0));
    }
    if(_S64 < (work_5.rows_0))
    {
        var _S400 : u32 = o_of_0(work_5, _S64);
        store_quad_0(_S400, _S54, total_2[u32(2)][u32(0)] * vec4<f32>(factors_0[u32(2)]), (spoiled_0[u32(2)]) != u32(0));
        store_quad_0(_S400, _S57, total_2[u32(2)][u32(1)] * vec4<f32>(factors_0[u32(2)]), (spoiled_0[u32(2)]) != u32(0));
        store_quad_0(_S400, _S59, total_2[u32(2)][u32(2)] * vec4<f32>(factors_0[u32(2)]), (spoiled_0[u32(2)]) != u32(0));
        store_quad_0(_S400, _S61, total_2[u32(2)][u32(3)] * vec4<f32>(factors_0[u32(2)]), (spoiled_0[u32(2)]) != u32(0));
    }
    if(_S66 < (work_5.rows_0))
    {
        var _S401 : u32 = o_of_0(work_5, _S66);
        store_quad_0(_S401, _S54, total_2[u32(3)][u32(0)] * vec4<f32>(factors_0[u32(3)]), (spoiled_0[u32(3)]) != u32(0));
        store_quad_0(_S401, _S57, total_2[u32(3)][u32(1)] * vec4<f32>(factors_0[u32(3)]), (spoiled_0[u32(3)]) != u32(0));
        store_quad_0(_S401, _S59, total_2[u32(3)][u32(2)] * vec4<f32>(factors_0[u32(3)]), (spoiled_0[u32(3)]) != u32(0));
        store_quad_0(_S401, _S61, total_2[u32(3)][u32(3)] * vec4<f32>(factors_0[u32(3)]), (spoiled_0[u32(3)]) != u32(0));
    }
    return;
}

