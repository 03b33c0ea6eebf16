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
        var _S25 : u32 = u32(126) - ((magnitude_0 >> (u32(23))));
        kept_0 = (((magnitude_0 & (u32(8388607)))) | (u32(8388608)));
        dropped_0 = _S25;
        base_0 = u32(0);
    }
    else
    {
        var _S26 : u32 = ((((magnitude_0 >> (u32(23)))) - u32(112)) << (u32(10)));
        kept_0 = (magnitude_0 & (u32(8388607)));
        dropped_0 = u32(13);
        base_0 = _S26;
    }
    var rounded_0 : u32 = (kept_0 >> (dropped_0));
    var rest_0 : u32 = (kept_0 & ((((u32(1) << (dropped_0))) - u32(1))));
    var tie_0 : u32 = (u32(1) << ((dropped_0 - u32(1))));
    var _S27 : bool;
    if(rest_0 > tie_0)
    {
        _S27 = true;
    }
    else
    {
        if(rest_0 == tie_0)
        {
            _S27 = ((rounded_0 & (u32(1)))) != u32(0);
        }
        else
        {
            _S27 = false;
        }
    }
    var rounded_1 : u32;
    if(_S27)
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
    var _S28 : u32;
    if(left_0 >= u32(2))
    {
        if(poisoned_2)
        {
            _S28 = u32(2113961472);
        }
        else
        {
            _S28 = ((half_bits_0(quad_1.x)) | ((((half_bits_0(quad_1.y)) << (u32(16))))));
        }
        o_words_0[word_0] = _S28;
    }
    if(left_0 >= u32(4))
    {
        if(poisoned_2)
        {
            _S28 = u32(2113961472);
        }
        else
        {
            _S28 = ((half_bits_0(quad_1.z)) | ((((half_bits_0(quad_1.w)) << (u32(16))))));
        }
        o_words_0[word_0 + u32(1)] = _S28;
    }
    return;
}

fn load_quad_0( _S29 : u32,  _S30 : u32) -> vec4<f32>
{
    var left_1 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, _S30);
    var word_1 : u32 = (_S29 + _S30) / u32(2);
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

fn load_quad_1( _S31 : u32,  _S32 : u32) -> vec4<f32>
{
    var left_2 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, _S32);
    var word_2 : u32 = (_S31 + _S32) / u32(2);
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

fn load_quad_2( _S33 : u32,  _S34 : u32) -> vec4<f32>
{
    var left_3 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, _S34);
    var word_3 : u32 = (_S33 + _S34) / u32(2);
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
fn attention(@builtin(workgroup_id) group_id_0 : vec3<u32>, @builtin(local_invocation_id) thread_id_0 : vec3<u32>, @builtin(subgroup_invocation_id) _builtinWaveLaneIndex_0 : u32)
{
    var l_2 : f32;
    var m_2 : f32;
    var _S35 : bool;
    var _S36 : bool;
    var _S37 : bool;
    var _S38 : bool;
    var _S39 : bool;
    var _S40 : bool;
    var _S41 : bool;
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
    var _S42 : u32 = lane_1 % u32(4);
    var row_6 : u32 = first_row_1 + _S42;
    var live_0 : bool = row_6 < (work_5.rows_0);
    var _S43 : u32 = min(row_6, last_row_0);
    var keys_1 : u32 = keys_of_batch_0(work_5.batch_1);
    var _S44 : u32 = query_of_0(last_row_0);
    var _S45 : u32 = keys_of_query_0(keys_1, _S44);
    var _S46 : u32;
    if(live_0)
    {
        var _S47 : u32 = query_of_0(_S43);
        _S46 = keys_of_query_0(keys_1, _S47);
    }
    else
    {
        _S46 = u32(0);
    }
    var has_mask_0 : bool = (((params_0.flags_0) & (u32(1)))) != u32(0);
    var _S48 : u32;
    if(has_mask_0)
    {
        _S48 = u32(0);
    }
    else
    {
        var _S49 : u32 = query_of_0(work_5.first_row_0);
        _S48 = keys_of_query_0(keys_1, _S49);
    }
    var _S50 : u32 = params_0.k_offset_0 + work_5.batch_1 * params_0.k_batch_0 + work_5.kv_head_0 * params_0.k_head_0;
    var _S51 : u32 = params_0.v_offset_0 + work_5.batch_1 * params_0.v_batch_0 + work_5.kv_head_0 * params_0.v_head_0;
    var _S52 : u32 = mask_of_0(work_5, _S43);
    var q_0 : array<array<vec4<f32>, i32(4)>, i32(4)>;
    var total_2 : array<array<vec4<f32>, i32(4)>, i32(4)>;
    var _S53 : u32 = first_row_1 + ((_S42 ^ (u32(0))));
    var _S54 : u32 = q_of_0(work_5, min(_S53, last_row_0));
    var _S55 : u32 = lane_1 * u32(4);
    q_0[u32(0)][u32(0)] = load_quad_0(_S54, _S55) * vec4<f32>(params_0.scale_0);
    const _S56 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
    total_2[u32(0)][u32(0)] = _S56;
    var _S57 : u32 = u32(8) + lane_1;
    var _S58 : u32 = _S57 * u32(4);
    q_0[u32(0)][u32(1)] = load_quad_0(_S54, _S58) * vec4<f32>(params_0.scale_0);
    total_2[u32(0)][u32(1)] = _S56;
    var _S59 : u32 = u32(16) + lane_1;
    var _S60 : u32 = _S59 * u32(4);
    q_0[u32(0)][u32(2)] = load_quad_0(_S54, _S60) * vec4<f32>(params_0.scale_0);
    total_2[u32(0)][u32(2)] = _S56;
    var _S61 : u32 = u32(24) + lane_1;
    var _S62 : u32 = _S61 * u32(4);
    q_0[u32(0)][u32(3)] = load_quad_0(_S54, _S62) * vec4<f32>(params_0.scale_0);
    total_2[u32(0)][u32(3)] = _S56;
    var _S63 : u32 = first_row_1 + ((_S42 ^ (u32(1))));
    var _S64 : u32 = q_of_0(work_5, min(_S63, last_row_0));
    q_0[u32(1)][u32(0)] = load_quad_0(_S64, _S55) * vec4<f32>(params_0.scale_0);
    total_2[u32(1)][u32(0)] = _S56;
    q_0[u32(1)][u32(1)] = load_quad_0(_S64, _S58) * vec4<f32>(params_0.scale_0);
    total_2[u32(1)][u32(1)] = _S56;
    q_0[u32(1)][u32(2)] = load_quad_0(_S64, _S60) * vec4<f32>(params_0.scale_0);
    total_2[u32(1)][u32(2)] = _S56;
    q_0[u32(1)][u32(3)] = load_quad_0(_S64, _S62) * vec4<f32>(params_0.scale_0);
    total_2[u32(1)][u32(3)] = _S56;
    var _S65 : u32 = first_row_1 + ((_S42 ^ (u32(2))));
    var _S66 : u32 = q_of_0(work_5, min(_S65, last_row_0));
    q_0[u32(2)][u32(0)] = load_quad_0(_S66, _S55) * vec4<f32>(params_0.scale_0);
    total_2[u32(2)][u32(0)] = _S56;
    q_0[u32(2)][u32(1)] = load_quad_0(_S66, _S58) * vec4<f32>(params_0.scale_0);
    total_2[u32(2)][u32(1)] = _S56;
    q_0[u32(2)][u32(2)] = load_quad_0(_S66, _S60) * vec4<f32>(params_0.scale_0);
    total_2[u32(2)][u32(2)] = _S56;
    q_0[u32(2)][u32(3)] = load_quad_0(_S66, _S62) * vec4<f32>(params_0.scale_0);
    total_2[u32(2)][u32(3)] = _S56;
    var _S67 : u32 = first_row_1 + ((_S42 ^ (u32(3))));
    var _S68 : u32 = q_of_0(work_5, min(_S67, last_row_0));
    q_0[u32(3)][u32(0)] = load_quad_0(_S68, _S55) * vec4<f32>(params_0.scale_0);
    total_2[u32(3)][u32(0)] = _S56;
    q_0[u32(3)][u32(1)] = load_quad_0(_S68, _S58) * vec4<f32>(params_0.scale_0);
    total_2[u32(3)][u32(1)] = _S56;
    q_0[u32(3)][u32(2)] = load_quad_0(_S68, _S60) * vec4<f32>(params_0.scale_0);
    total_2[u32(3)][u32(2)] = _S56;
    q_0[u32(3)][u32(3)] = load_quad_0(_S68, _S62) * vec4<f32>(params_0.scale_0);
    total_2[u32(3)][u32(3)] = _S56;
    var total_m_1 : f32 = -3.4028234663852886e+38f;
    var acc_1 : array<array<vec4<f32>, i32(4)>, i32(4)>;
    acc_1[u32(0)][u32(0)] = _S56;
    acc_1[u32(0)][u32(1)] = _S56;
    acc_1[u32(0)][u32(2)] = _S56;
    acc_1[u32(0)][u32(3)] = _S56;
    acc_1[u32(1)][u32(0)] = _S56;
    acc_1[u32(1)][u32(1)] = _S56;
    acc_1[u32(1)][u32(2)] = _S56;
    acc_1[u32(1)][u32(3)] = _S56;
    acc_1[u32(2)][u32(0)] = _S56;
    acc_1[u32(2)][u32(1)] = _S56;
    acc_1[u32(2)][u32(2)] = _S56;
    acc_1[u32(2)][u32(3)] = _S56;
    acc_1[u32(3)][u32(0)] = _S56;
    acc_1[u32(3)][u32(1)] = _S56;
    acc_1[u32(3)][u32(2)] = _S56;
    acc_1[u32(3)][u32(3)] = _S56;
    var poisoned_3 : bool = false;
    var range_1 : u32 = work_5.first_range_0;
    var total_l_0 : f32 = 0.0f;
    for(;;)
    {
        var _S69 : u32 = range_1 + u32(1);
        var _S70 : u32 = min(_S69 * params_0.range_keys_0, _S45);
        acc_1[u32(0)][u32(0)] = _S56;
        acc_1[u32(0)][u32(1)] = _S56;
        acc_1[u32(0)][u32(2)] = _S56;
        acc_1[u32(0)][u32(3)] = _S56;
        acc_1[u32(1)][u32(0)] = _S56;
        acc_1[u32(1)][u32(1)] = _S56;
        acc_1[u32(1)][u32(2)] = _S56;
        acc_1[u32(1)][u32(3)] = _S56;
        acc_1[u32(2)][u32(0)] = _S56;
        acc_1[u32(2)][u32(1)] = _S56;
        acc_1[u32(2)][u32(2)] = _S56;
        acc_1[u32(2)][u32(3)] = _S56;
        acc_1[u32(3)][u32(0)] = _S56;
        acc_1[u32(3)][u32(1)] = _S56;
        acc_1[u32(3)][u32(2)] = _S56;
        acc_1[u32(3)][u32(3)] = _S56;
        var tile_0 : u32 = range_1 * params_0.range_keys_0;
        var m_3 : f32 = -3.4028234663852886e+38f;
        l_2 = 0.0f;
        for(;;)
        {
            if(tile_0 < _S70)
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
                if(key_0 < _S70)
                {
                    var _S71 : vec4<f32> = load_quad_2(_S51 + key_0 * params_0.v_row_0, element_1);
                    k_quad_0 = load_quad_1(_S50 + key_0 * params_0.k_row_0, element_1);
                    v_quad_0 = _S71;
                }
                else
                {
                    k_quad_0 = _S56;
                    v_quad_0 = _S56;
                }
                k_tile_0[slot_0] = k_quad_0;
                v_tile_0[slot_0] = v_quad_0;
                slot_0 = slot_0 + u32(128);
            }
            workgroupBarrier();
            var _S72 : u32 = min(u32(16), _S70 - tile_0);
            var step_0 : u32 = u32(0);
            m_2 = m_3;
            for(;;)
            {
                if(step_0 < _S72)
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
                var _S73 : u32 = step_0 * u32(32);
                var _S74 : u32 = _S73 + lane_1;
                var _S75 : f32 = k_tile_0[_S74].x;
                var _S76 : f32 = k_tile_0[_S74].y;
                var _S77 : f32 = k_tile_0[_S74].z;
                var _S78 : f32 = k_tile_0[_S74].w;
                part_1[u32(0)][u32(0)] = fma(q_0[u32(0)][u32(0)].w, _S78, fma(q_0[u32(0)][u32(0)].z, _S77, fma(q_0[u32(0)][u32(0)].y, _S76, fma(q_0[u32(0)][u32(0)].x, _S75, part_1[u32(0)][u32(0)]))));
                part_1[u32(1)][u32(0)] = fma(q_0[u32(1)][u32(0)].w, _S78, fma(q_0[u32(1)][u32(0)].z, _S77, fma(q_0[u32(1)][u32(0)].y, _S76, fma(q_0[u32(1)][u32(0)].x, _S75, part_1[u32(1)][u32(0)]))));
                part_1[u32(2)][u32(0)] = fma(q_0[u32(2)][u32(0)].w, _S78, fma(q_0[u32(2)][u32(0)].z, _S77, fma(q_0[u32(2)][u32(0)].y, _S76, fma(q_0[u32(2)][u32(0)].x, _S75, part_1[u32(2)][u32(0)]))));
                part_1[u32(3)][u32(0)] = fma(q_0[u32(3)][u32(0)].w, _S78, fma(q_0[u32(3)][u32(0)].z, _S77, fma(q_0[u32(3)][u32(0)].y, _S76, fma(q_0[u32(3)][u32(0)].x, _S75, part_1[u32(3)][u32(0)]))));
                var _S79 : u32 = (step_0 + u32(1)) * u32(32);
                var _S80 : u32 = _S79 + lane_1;
                var _S81 : f32 = k_tile_0[_S80].x;
                var _S82 : f32 = k_tile_0[_S80].y;
                var _S83 : f32 = k_tile_0[_S80].z;
                var _S84 : f32 = k_tile_0[_S80].w;
                part_1[u32(0)][u32(1)] = fma(q_0[u32(0)][u32(0)].w, _S84, fma(q_0[u32(0)][u32(0)].z, _S83, fma(q_0[u32(0)][u32(0)].y, _S82, fma(q_0[u32(0)][u32(0)].x, _S81, part_1[u32(0)][u32(1)]))));
                part_1[u32(1)][u32(1)] = fma(q_0[u32(1)][u32(0)].w, _S84, fma(q_0[u32(1)][u32(0)].z, _S83, fma(q_0[u32(1)][u32(0)].y, _S82, fma(q_0[u32(1)][u32(0)].x, _S81, part_1[u32(1)][u32(1)]))));
                part_1[u32(2)][u32(1)] = fma(q_0[u32(2)][u32(0)].w, _S84, fma(q_0[u32(2)][u32(0)].z, _S83, fma(q_0[u32(2)][u32(0)].y, _S82, fma(q_0[u32(2)][u32(0)].x, _S81, part_1[u32(2)][u32(1)]))));
                part_1[u32(3)][u32(1)] = fma(q_0[u32(3)][u32(0)].w, _S84, fma(q_0[u32(3)][u32(0)].z, _S83, fma(q_0[u32(3)][u32(0)].y, _S82, fma(q_0[u32(3)][u32(0)].x, _S81, part_1[u32(3)][u32(1)]))));
                var _S85 : u32 = (step_0 + u32(2)) * u32(32);
                var _S86 : u32 = _S85 + lane_1;
                var _S87 : f32 = k_tile_0[_S86].x;
                var _S88 : f32 = k_tile_0[_S86].y;
                var _S89 : f32 = k_tile_0[_S86].z;
                var _S90 : f32 = k_tile_0[_S86].w;
                part_1[u32(0)][u32(2)] = fma(q_0[u32(0)][u32(0)].w, _S90, fma(q_0[u32(0)][u32(0)].z, _S89, fma(q_0[u32(0)][u32(0)].y, _S88, fma(q_0[u32(0)][u32(0)].x, _S87, part_1[u32(0)][u32(2)]))));
                part_1[u32(1)][u32(2)] = fma(q_0[u32(1)][u32(0)].w, _S90, fma(q_0[u32(1)][u32(0)].z, _S89, fma(q_0[u32(1)][u32(0)].y, _S88, fma(q_0[u32(1)][u32(0)].x, _S87, part_1[u32(1)][u32(2)]))));
                part_1[u32(2)][u32(2)] = fma(q_0[u32(2)][u32(0)].w, _S90, fma(q_0[u32(2)][u32(0)].z, _S89, fma(q_0[u32(2)][u32(0)].y, _S88, fma(q_0[u32(2)][u32(0)].x, _S87, part_1[u32(2)][u32(2)]))));
                part_1[u32(3)][u32(2)] = fma(q_0[u32(3)][u32(0)].w, _S90, fma(q_0[u32(3)][u32(0)].z, _S89, fma(q_0[u32(3)][u32(0)].y, _S88, fma(q_0[u32(3)][u32(0)].x, _S87, part_1[u32(3)][u32(2)]))));
                var _S91 : u32 = (step_0 + u32(3)) * u32(32);
                var _S92 : u32 = _S91 + lane_1;
                var _S93 : f32 = k_tile_0[_S92].x;
                var _S94 : f32 = k_tile_0[_S92].y;
                var _S95 : f32 = k_tile_0[_S92].z;
                var _S96 : f32 = k_tile_0[_S92].w;
                part_1[u32(0)][u32(3)] = fma(q_0[u32(0)][u32(0)].w, _S96, fma(q_0[u32(0)][u32(0)].z, _S95, fma(q_0[u32(0)][u32(0)].y, _S94, fma(q_0[u32(0)][u32(0)].x, _S93, part_1[u32(0)][u32(3)]))));
                part_1[u32(1)][u32(3)] = fma(q_0[u32(1)][u32(0)].w, _S96, fma(q_0[u32(1)][u32(0)].z, _S95, fma(q_0[u32(1)][u32(0)].y, _S94, fma(q_0[u32(1)][u32(0)].x, _S93, part_1[u32(1)][u32(3)]))));
                part_1[u32(2)][u32(3)] = fma(q_0[u32(2)][u32(0)].w, _S96, fma(q_0[u32(2)][u32(0)].z, _S95, fma(q_0[u32(2)][u32(0)].y, _S94, fma(q_0[u32(2)][u32(0)].x, _S93, part_1[u32(2)][u32(3)]))));
                part_1[u32(3)][u32(3)] = fma(q_0[u32(3)][u32(0)].w, _S96, fma(q_0[u32(3)][u32(0)].z, _S95, fma(q_0[u32(3)][u32(0)].y, _S94, fma(q_0[u32(3)][u32(0)].x, _S93, part_1[u32(3)][u32(3)]))));
                var _S97 : u32 = (step_0 + u32(4)) * u32(32);
                var _S98 : u32 = _S97 + lane_1;
                var _S99 : f32 = k_tile_0[_S98].x;
                var _S100 : f32 = k_tile_0[_S98].y;
                var _S101 : f32 = k_tile_0[_S98].z;
                var _S102 : f32 = k_tile_0[_S98].w;
                part_1[u32(0)][u32(4)] = fma(q_0[u32(0)][u32(0)].w, _S102, fma(q_0[u32(0)][u32(0)].z, _S101, fma(q_0[u32(0)][u32(0)].y, _S100, fma(q_0[u32(0)][u32(0)].x, _S99, part_1[u32(0)][u32(4)]))));
                part_1[u32(1)][u32(4)] = fma(q_0[u32(1)][u32(0)].w, _S102, fma(q_0[u32(1)][u32(0)].z, _S101, fma(q_0[u32(1)][u32(0)].y, _S100, fma(q_0[u32(1)][u32(0)].x, _S99, part_1[u32(1)][u32(4)]))));
                part_1[u32(2)][u32(4)] = fma(q_0[u32(2)][u32(0)].w, _S102, fma(q_0[u32(2)][u32(0)].z, _S101, fma(q_0[u32(2)][u32(0)].y, _S100, fma(q_0[u32(2)][u32(0)].x, _S99, part_1[u32(2)][u32(4)]))));
                part_1[u32(3)][u32(4)] = fma(q_0[u32(3)][u32(0)].w, _S102, fma(q_0[u32(3)][u32(0)].z, _S101, fma(q_0[u32(3)][u32(0)].y, _S100, fma(q_0[u32(3)][u32(0)].x, _S99, part_1[u32(3)][u32(4)]))));
                var _S103 : u32 = (step_0 + u32(5)) * u32(32);
                var _S104 : u32 = _S103 + lane_1;
                var _S105 : f32 = k_tile_0[_S104].x;
                var _S106 : f32 = k_tile_0[_S104].y;
                var _S107 : f32 = k_tile_0[_S104].z;
                var _S108 : f32 = k_tile_0[_S104].w;
                part_1[u32(0)][u32(5)] = fma(q_0[u32(0)][u32(0)].w, _S108, fma(q_0[u32(0)][u32(0)].z, _S107, fma(q_0[u32(0)][u32(0)].y, _S106, fma(q_0[u32(0)][u32(0)].x, _S105, part_1[u32(0)][u32(5)]))));
                part_1[u32(1)][u32(5)] = fma(q_0[u32(1)][u32(0)].w, _S108, fma(q_0[u32(1)][u32(0)].z, _S107, fma(q_0[u32(1)][u32(0)].y, _S106, fma(q_0[u32(1)][u32(0)].x, _S105, part_1[u32(1)][u32(5)]))));
                part_1[u32(2)][u32(5)] = fma(q_0[u32(2)][u32(0)].w, _S108, fma(q_0[u32(2)][u32(0)].z, _S107, fma(q_0[u32(2)][u32(0)].y, _S106, fma(q_0[u32(2)][u32(0)].x, _S105, part_1[u32(2)][u32(5)]))));
                part_1[u32(3)][u32(5)] = fma(q_0[u32(3)][u32(0)].w, _S108, fma(q_0[u32(3)][u32(0)].z, _S107, fma(q_0[u32(3)][u32(0)].y, _S106, fma(q_0[u32(3)][u32(0)].x, _S105, part_1[u32(3)][u32(5)]))));
                var _S109 : u32 = (step_0 + u32(6)) * u32(32);
                var _S110 : u32 = _S109 + lane_1;
                var _S111 : f32 = k_tile_0[_S110].x;
                var _S112 : f32 = k_tile_0[_S110].y;
                var _S113 : f32 = k_tile_0[_S110].z;
                var _S114 : f32 = k_tile_0[_S110].w;
                part_1[u32(0)][u32(6)] = fma(q_0[u32(0)][u32(0)].w, _S114, fma(q_0[u32(0)][u32(0)].z, _S113, fma(q_0[u32(0)][u32(0)].y, _S112, fma(q_0[u32(0)][u32(0)].x, _S111, part_1[u32(0)][u32(6)]))));
                part_1[u32(1)][u32(6)] = fma(q_0[u32(1)][u32(0)].w, _S114, fma(q_0[u32(1)][u32(0)].z, _S113, fma(q_0[u32(1)][u32(0)].y, _S112, fma(q_0[u32(1)][u32(0)].x, _S111, part_1[u32(1)][u32(6)]))));
                part_1[u32(2)][u32(6)] = fma(q_0[u32(2)][u32(0)].w, _S114, fma(q_0[u32(2)][u32(0)].z, _S113, fma(q_0[u32(2)][u32(0)].y, _S112, fma(q_0[u32(2)][u32(0)].x, _S111, part_1[u32(2)][u32(6)]))));
                part_1[u32(3)][u32(6)] = fma(q_0[u32(3)][u32(0)].w, _S114, fma(q_0[u32(3)][u32(0)].z, _S113, fma(q_0[u32(3)][u32(0)].y, _S112, fma(q_0[u32(3)][u32(0)].x, _S111, part_1[u32(3)][u32(6)]))));
                var _S115 : u32 = (step_0 + u32(7)) * u32(32);
                var _S116 : u32 = _S115 + lane_1;
                var _S117 : f32 = k_tile_0[_S116].x;
                var _S118 : f32 = k_tile_0[_S116].y;
                var _S119 : f32 = k_tile_0[_S116].z;
                var _S120 : f32 = k_tile_0[_S116].w;
                part_1[u32(0)][u32(7)] = fma(q_0[u32(0)][u32(0)].w, _S120, fma(q_0[u32(0)][u32(0)].z, _S119, fma(q_0[u32(0)][u32(0)].y, _S118, fma(q_0[u32(0)][u32(0)].x, _S117, part_1[u32(0)][u32(7)]))));
                part_1[u32(1)][u32(7)] = fma(q_0[u32(1)][u32(0)].w, _S120, fma(q_0[u32(1)][u32(0)].z, _S119, fma(q_0[u32(1)][u32(0)].y, _S118, fma(q_0[u32(1)][u32(0)].x, _S117, part_1[u32(1)][u32(7)]))));
                part_1[u32(2)][u32(7)] = fma(q_0[u32(2)][u32(0)].w, _S120, fma(q_0[u32(2)][u32(0)].z, _S119, fma(q_0[u32(2)][u32(0)].y, _S118, fma(q_0[u32(2)][u32(0)].x, _S117, part_1[u32(2)][u32(7)]))));
                part_1[u32(3)][u32(7)] = fma(q_0[u32(3)][u32(0)].w, _S120, fma(q_0[u32(3)][u32(0)].z, _S119, fma(q_0[u32(3)][u32(0)].y, _S118, fma(q_0[u32(3)][u32(0)].x, _S117, part_1[u32(3)][u32(7)]))));
                var _S121 : u32 = _S73 + u32(8) + lane_1;
                var _S122 : f32 = k_tile_0[_S121].x;
                var _S123 : f32 = k_tile_0[_S121].y;
                var _S124 : f32 = k_tile_0[_S121].z;
                var _S125 : f32 = k_tile_0[_S121].w;
                part_1[u32(0)][u32(0)] = fma(q_0[u32(0)][u32(1)].w, _S125, fma(q_0[u32(0)][u32(1)].z, _S124, fma(q_0[u32(0)][u32(1)].y, _S123, fma(q_0[u32(0)][u32(1)].x, _S122, part_1[u32(0)][u32(0)]))));
                part_1[u32(1)][u32(0)] = fma(q_0[u32(1)][u32(1)].w, _S125, fma(q_0[u32(1)][u32(1)].z, _S124, fma(q_0[u32(1)][u32(1)].y, _S123, fma(q_0[u32(1)][u32(1)].x, _S122, part_1[u32(1)][u32(0)]))));
                part_1[u32(2)][u32(0)] = fma(q_0[u32(2)][u32(1)].w, _S125, fma(q_0[u32(2)][u32(1)].z, _S124, fma(q_0[u32(2)][u32(1)].y, _S123, fma(q_0[u32(2)][u32(1)].x, _S122, part_1[u32(2)][u32(0)]))));
                part_1[u32(3)][u32(0)] = fma(q_0[u32(3)][u32(1)].w, _S125, fma(q_0[u32(3)][u32(1)].z, _S124, fma(q_0[u32(3)][u32(1)].y, _S123, fma(q_0[u32(3)][u32(1)].x, _S122, part_1[u32(3)][u32(0)]))));
                var _S126 : u32 = _S79 + u32(8) + lane_1;
                var _S127 : f32 = k_tile_0[_S126].x;
                var _S128 : f32 = k_tile_0[_S126].y;
                var _S129 : f32 = k_tile_0[_S126].z;
                var _S130 : f32 = k_tile_0[_S126].w;
                part_1[u32(0)][u32(1)] = fma(q_0[u32(0)][u32(1)].w, _S130, fma(q_0[u32(0)][u32(1)].z, _S129, fma(q_0[u32(0)][u32(1)].y, _S128, fma(q_0[u32(0)][u32(1)].x, _S127, part_1[u32(0)][u32(1)]))));
                part_1[u32(1)][u32(1)] = fma(q_0[u32(1)][u32(1)].w, _S130, fma(q_0[u32(1)][u32(1)].z, _S129, fma(q_0[u32(1)][u32(1)].y, _S128, fma(q_0[u32(1)][u32(1)].x, _S127, part_1[u32(1)][u32(1)]))));
                part_1[u32(2)][u32(1)] = fma(q_0[u32(2)][u32(1)].w, _S130, fma(q_0[u32(2)][u32(1)].z, _S129, fma(q_0[u32(2)][u32(1)].y, _S128, fma(q_0[u32(2)][u32(1)].x, _S127, part_1[u32(2)][u32(1)]))));
                part_1[u32(3)][u32(1)] = fma(q_0[u32(3)][u32(1)].w, _S130, fma(q_0[u32(3)][u32(1)].z, _S129, fma(q_0[u32(3)][u32(1)].y, _S128, fma(q_0[u32(3)][u32(1)].x, _S127, part_1[u32(3)][u32(1)]))));
                var _S131 : u32 = _S85 + u32(8) + lane_1;
                var _S132 : f32 = k_tile_0[_S131].x;
                var _S133 : f32 = k_tile_0[_S131].y;
                var _S134 : f32 = k_tile_0[_S131].z;
                var _S135 : f32 = k_tile_0[_S131].w;
                part_1[u32(0)][u32(2)] = fma(q_0[u32(0)][u32(1)].w, _S135, fma(q_0[u32(0)][u32(1)].z, _S134, fma(q_0[u32(0)][u32(1)].y, _S133, fma(q_0[u32(0)][u32(1)].x, _S132, part_1[u32(0)][u32(2)]))));
                part_1[u32(1)][u32(2)] = fma(q_0[u32(1)][u32(1)].w, _S135, fma(q_0[u32(1)][u32(1)].z, _S134, fma(q_0[u32(1)][u32(1)].y, _S133, fma(q_0[u32(1)][u32(1)].x, _S132, part_1[u32(1)][u32(2)]))));
                part_1[u32(2)][u32(2)] = fma(q_0[u32(2)][u32(1)].w, _S135, fma(q_0[u32(2)][u32(1)].z, _S134, fma(q_0[u32(2)][u32(1)].y, _S133, fma(q_0[u32(2)][u32(1)].x, _S132, part_1[u32(2)][u32(2)]))));
                part_1[u32(3)][u32(2)] = fma(q_0[u32(3)][u32(1)].w, _S135, fma(q_0[u32(3)][u32(1)].z, _S134, fma(q_0[u32(3)][u32(1)].y, _S133, fma(q_0[u32(3)][u32(1)].x, _S132, part_1[u32(3)][u32(2)]))));
                var _S136 : u32 = _S91 + u32(8) + lane_1;
                var _S137 : f32 = k_tile_0[_S136].x;
                var _S138 : f32 = k_tile_0[_S136].y;
                var _S139 : f32 = k_tile_0[_S136].z;
                var _S140 : f32 = k_tile_0[_S136].w;
                part_1[u32(0)][u32(3)] = fma(q_0[u32(0)][u32(1)].w, _S140, fma(q_0[u32(0)][u32(1)].z, _S139, fma(q_0[u32(0)][u32(1)].y, _S138, fma(q_0[u32(0)][u32(1)].x, _S137, part_1[u32(0)][u32(3)]))));
                part_1[u32(1)][u32(3)] = fma(q_0[u32(1)][u32(1)].w, _S140, fma(q_0[u32(1)][u32(1)].z, _S139, fma(q_0[u32(1)][u32(1)].y, _S138, fma(q_0[u32(1)][u32(1)].x, _S137, part_1[u32(1)][u32(3)]))));
                part_1[u32(2)][u32(3)] = fma(q_0[u32(2)][u32(1)].w, _S140, fma(q_0[u32(2)][u32(1)].z, _S139, fma(q_0[u32(2)][u32(1)].y, _S138, fma(q_0[u32(2)][u32(1)].x, _S137, part_1[u32(2)][u32(3)]))));
                part_1[u32(3)][u32(3)] = fma(q_0[u32(3)][u32(1)].w, _S140, fma(q_0[u32(3)][u32(1)].z, _S139, fma(q_0[u32(3)][u32(1)].y, _S138, fma(q_0[u32(3)][u32(1)].x, _S137, part_1[u32(3)][u32(3)]))));
                var _S141 : u32 = _S97 + u32(8) + lane_1;
                var _S142 : f32 = k_tile_0[_S141].x;
                var _S143 : f32 = k_tile_0[_S141].y;
                var _S144 : f32 = k_tile_0[_S141].z;
                var _S145 : f32 = k_tile_0[_S141].w;
                part_1[u32(0)][u32(4)] = fma(q_0[u32(0)][u32(1)].w, _S145, fma(q_0[u32(0)][u32(1)].z, _S144, fma(q_0[u32(0)][u32(1)].y, _S143, fma(q_0[u32(0)][u32(1)].x, _S142, part_1[u32(0)][u32(4)]))));
                part_1[u32(1)][u32(4)] = fma(q_0[u32(1)][u32(1)].w, _S145, fma(q_0[u32(1)][u32(1)].z, _S144, fma(q_0[u32(1)][u32(1)].y, _S143, fma(q_0[u32(1)][u32(1)].x, _S142, part_1[u32(1)][u32(4)]))));
                part_1[u32(2)][u32(4)] = fma(q_0[u32(2)][u32(1)].w, _S145, fma(q_0[u32(2)][u32(1)].z, _S144, fma(q_0[u32(2)][u32(1)].y, _S143, fma(q_0[u32(2)][u32(1)].x, _S142, part_1[u32(2)][u32(4)]))));
                part_1[u32(3)][u32(4)] = fma(q_0[u32(3)][u32(1)].w, _S145, fma(q_0[u32(3)][u32(1)].z, _S144, fma(q_0[u32(3)][u32(1)].y, _S143, fma(q_0[u32(3)][u32(1)].x, _S142, part_1[u32(3)][u32(4)]))));
                var _S146 : u32 = _S103 + u32(8) + lane_1;
                var _S147 : f32 = k_tile_0[_S146].x;
                var _S148 : f32 = k_tile_0[_S146].y;
                var _S149 : f32 = k_tile_0[_S146].z;
                var _S150 : f32 = k_tile_0[_S146].w;
                part_1[u32(0)][u32(5)] = fma(q_0[u32(0)][u32(1)].w, _S150, fma(q_0[u32(0)][u32(1)].z, _S149, fma(q_0[u32(0)][u32(1)].y, _S148, fma(q_0[u32(0)][u32(1)].x, _S147, part_1[u32(0)][u32(5)]))));
                part_1[u32(1)][u32(5)] = fma(q_0[u32(1)][u32(1)].w, _S150, fma(q_0[u32(1)][u32(1)].z, _S149, fma(q_0[u32(1)][u32(1)].y, _S148, fma(q_0[u32(1)][u32(1)].x, _S147, part_1[u32(1)][u32(5)]))));
                part_1[u32(2)][u32(5)] = fma(q_0[u32(2)][u32(1)].w, _S150, fma(q_0[u32(2)][u32(1)].z, _S149, fma(q_0[u32(2)][u32(1)].y, _S148, fma(q_0[u32(2)][u32(1)].x, _S147, part_1[u32(2)][u32(5)]))));
                part_1[u32(3)][u32(5)] = fma(q_0[u32(3)][u32(1)].w, _S150, fma(q_0[u32(3)][u32(1)].z, _S149, fma(q_0[u32(3)][u32(1)].y, _S148, fma(q_0[u32(3)][u32(1)].x, _S147, part_1[u32(3)][u32(5)]))));
                var _S151 : u32 = _S109 + u32(8) + lane_1;
                var _S152 : f32 = k_tile_0[_S151].x;
                var _S153 : f32 = k_tile_0[_S151].y;
                var _S154 : f32 = k_tile_0[_S151].z;
                var _S155 : f32 = k_tile_0[_S151].w;
                part_1[u32(0)][u32(6)] = fma(q_0[u32(0)][u32(1)].w, _S155, fma(q_0[u32(0)][u32(1)].z, _S154, fma(q_0[u32(0)][u32(1)].y, _S153, fma(q_0[u32(0)][u32(1)].x, _S152, part_1[u32(0)][u32(6)]))));
                part_1[u32(1)][u32(6)] = fma(q_0[u32(1)][u32(1)].w, _S155, fma(q_0[u32(1)][u32(1)].z, _S154, fma(q_0[u32(1)][u32(1)].y, _S153, fma(q_0[u32(1)][u32(1)].x, _S152, part_1[u32(1)][u32(6)]))));
                part_1[u32(2)][u32(6)] = fma(q_0[u32(2)][u32(1)].w, _S155, fma(q_0[u32(2)][u32(1)].z, _S154, fma(q_0[u32(2)][u32(1)].y, _S153, fma(q_0[u32(2)][u32(1)].x, _S152, part_1[u32(2)][u32(6)]))));
                part_1[u32(3)][u32(6)] = fma(q_0[u32(3)][u32(1)].w, _S155, fma(q_0[u32(3)][u32(1)].z, _S154, fma(q_0[u32(3)][u32(1)].y, _S153, fma(q_0[u32(3)][u32(1)].x, _S152, part_1[u32(3)][u32(6)]))));
                var _S156 : u32 = _S115 + u32(8) + lane_1;
                var _S157 : f32 = k_tile_0[_S156].x;
                var _S158 : f32 = k_tile_0[_S156].y;
                var _S159 : f32 = k_tile_0[_S156].z;
                var _S160 : f32 = k_tile_0[_S156].w;
                part_1[u32(0)][u32(7)] = fma(q_0[u32(0)][u32(1)].w, _S160, fma(q_0[u32(0)][u32(1)].z, _S159, fma(q_0[u32(0)][u32(1)].y, _S158, fma(q_0[u32(0)][u32(1)].x, _S157, part_1[u32(0)][u32(7)]))));
                part_1[u32(1)][u32(7)] = fma(q_0[u32(1)][u32(1)].w, _S160, fma(q_0[u32(1)][u32(1)].z, _S159, fma(q_0[u32(1)][u32(1)].y, _S158, fma(q_0[u32(1)][u32(1)].x, _S157, part_1[u32(1)][u32(7)]))));
                part_1[u32(2)][u32(7)] = fma(q_0[u32(2)][u32(1)].w, _S160, fma(q_0[u32(2)][u32(1)].z, _S159, fma(q_0[u32(2)][u32(1)].y, _S158, fma(q_0[u32(2)][u32(1)].x, _S157, part_1[u32(2)][u32(7)]))));
                part_1[u32(3)][u32(7)] = fma(q_0[u32(3)][u32(1)].w, _S160, fma(q_0[u32(3)][u32(1)].z, _S159, fma(q_0[u32(3)][u32(1)].y, _S158, fma(q_0[u32(3)][u32(1)].x, _S157, part_1[u32(3)][u32(7)]))));
                var _S161 : u32 = _S73 + u32(16) + lane_1;
                var _S162 : f32 = k_tile_0[_S161].x;
                var _S163 : f32 = k_tile_0[_S161].y;
                var _S164 : f32 = k_tile_0[_S161].z;
                var _S165 : f32 = k_tile_0[_S161].w;
                part_1[u32(0)][u32(0)] = fma(q_0[u32(0)][u32(2)].w, _S165, fma(q_0[u32(0)][u32(2)].z, _S164, fma(q_0[u32(0)][u32(2)].y, _S163, fma(q_0[u32(0)][u32(2)].x, _S162, part_1[u32(0)][u32(0)]))));
                part_1[u32(1)][u32(0)] = fma(q_0[u32(1)][u32(2)].w, _S165, fma(q_0[u32(1)][u32(2)].z, _S164, fma(q_0[u32(1)][u32(2)].y, _S163, fma(q_0[u32(1)][u32(2)].x, _S162, part_1[u32(1)][u32(0)]))));
                part_1[u32(2)][u32(0)] = fma(q_0[u32(2)][u32(2)].w, _S165, fma(q_0[u32(2)][u32(2)].z, _S164, fma(q_0[u32(2)][u32(2)].y, _S163, fma(q_0[u32(2)][u32(2)].x, _S162, part_1[u32(2)][u32(0)]))));
                part_1[u32(3)][u32(0)] = fma(q_0[u32(3)][u32(2)].w, _S165, fma(q_0[u32(3)][u32(2)].z, _S164, fma(q_0[u32(3)][u32(2)].y, _S163, fma(q_0[u32(3)][u32(2)].x, _S162, part_1[u32(3)][u32(0)]))));
                var _S166 : u32 = _S79 + u32(16) + lane_1;
                var _S167 : f32 = k_tile_0[_S166].x;
                var _S168 : f32 = k_tile_0[_S166].y;
                var _S169 : f32 = k_tile_0[_S166].z;
                var _S170 : f32 = k_tile_0[_S166].w;
                part_1[u32(0)][u32(1)] = fma(q_0[u32(0)][u32(2)].w, _S170, fma(q_0[u32(0)][u32(2)].z, _S169, fma(q_0[u32(0)][u32(2)].y, _S168, fma(q_0[u32(0)][u32(2)].x, _S167, part_1[u32(0)][u32(1)]))));
                part_1[u32(1)][u32(1)] = fma(q_0[u32(1)][u32(2)].w, _S170, fma(q_0[u32(1)][u32(2)].z, _S169, fma(q_0[u32(1)][u32(2)].y, _S168, fma(q_0[u32(1)][u32(2)].x, _S167, part_1[u32(1)][u32(1)]))));
                part_1[u32(2)][u32(1)] = fma(q_0[u32(2)][u32(2)].w, _S170, fma(q_0[u32(2)][u32(2)].z, _S169, fma(q_0[u32(2)][u32(2)].y, _S168, fma(q_0[u32(2)][u32(2)].x, _S167, part_1[u32(2)][u32(1)]))));
                part_1[u32(3)][u32(1)] = fma(q_0[u32(3)][u32(2)].w, _S170, fma(q_0[u32(3)][u32(2)].z, _S169, fma(q_0[u32(3)][u32(2)].y, _S168, fma(q_0[u32(3)][u32(2)].x, _S167, part_1[u32(3)][u32(1)]))));
                var _S171 : u32 = _S85 + u32(16) + lane_1;
                var _S172 : f32 = k_tile_0[_S171].x;
                var _S173 : f32 = k_tile_0[_S171].y;
                var _S174 : f32 = k_tile_0[_S171].z;
                var _S175 : f32 = k_tile_0[_S171].w;
                part_1[u32(0)][u32(2)] = fma(q_0[u32(0)][u32(2)].w, _S175, fma(q_0[u32(0)][u32(2)].z, _S174, fma(q_0[u32(0)][u32(2)].y, _S173, fma(q_0[u32(0)][u32(2)].x, _S172, part_1[u32(0)][u32(2)]))));
                part_1[u32(1)][u32(2)] = fma(q_0[u32(1)][u32(2)].w, _S175, fma(q_0[u32(1)][u32(2)].z, _S174, fma(q_0[u32(1)][u32(2)].y, _S173, fma(q_0[u32(1)][u32(2)].x, _S172, part_1[u32(1)][u32(2)]))));
                part_1[u32(2)][u32(2)] = fma(q_0[u32(2)][u32(2)].w, _S175, fma(q_0[u32(2)][u32(2)].z, _S174, fma(q_0[u32(2)][u32(2)].y, _S173, fma(q_0[u32(2)][u32(2)].x, _S172, part_1[u32(2)][u32(2)]))));
                part_1[u32(3)][u32(2)] = fma(q_0[u32(3)][u32(2)].w, _S175, fma(q_0[u32(3)][u32(2)].z, _S174, fma(q_0[u32(3)][u32(2)].y, _S173, fma(q_0[u32(3)][u32(2)].x, _S172, part_1[u32(3)][u32(2)]))));
                var _S176 : u32 = _S91 + u32(16) + lane_1;
                var _S177 : f32 = k_tile_0[_S176].x;
                var _S178 : f32 = k_tile_0[_S176].y;
                var _S179 : f32 = k_tile_0[_S176].z;
                var _S180 : f32 = k_tile_0[_S176].w;
                part_1[u32(0)][u32(3)] = fma(q_0[u32(0)][u32(2)].w, _S180, fma(q_0[u32(0)][u32(2)].z, _S179, fma(q_0[u32(0)][u32(2)].y, _S178, fma(q_0[u32(0)][u32(2)].x, _S177, part_1[u32(0)][u32(3)]))));
                part_1[u32(1)][u32(3)] = fma(q_0[u32(1)][u32(2)].w, _S180, fma(q_0[u32(1)][u32(2)].z, _S179, fma(q_0[u32(1)][u32(2)].y, _S178, fma(q_0[u32(1)][u32(2)].x, _S177, part_1[u32(1)][u32(3)]))));
                part_1[u32(2)][u32(3)] = fma(q_0[u32(2)][u32(2)].w, _S180, fma(q_0[u32(2)][u32(2)].z, _S179, fma(q_0[u32(2)][u32(2)].y, _S178, fma(q_0[u32(2)][u32(2)].x, _S177, part_1[u32(2)][u32(3)]))));
                part_1[u32(3)][u32(3)] = fma(q_0[u32(3)][u32(2)].w, _S180, fma(q_0[u32(3)][u32(2)].z, _S179, fma(q_0[u32(3)][u32(2)].y, _S178, fma(q_0[u32(3)][u32(2)].x, _S177, part_1[u32(3)][u32(3)]))));
                var _S181 : u32 = _S97 + u32(16) + lane_1;
                var _S182 : f32 = k_tile_0[_S181].x;
                var _S183 : f32 = k_tile_0[_S181].y;
                var _S184 : f32 = k_tile_0[_S181].z;
                var _S185 : f32 = k_tile_0[_S181].w;
                part_1[u32(0)][u32(4)] = fma(q_0[u32(0)][u32(2)].w, _S185, fma(q_0[u32(0)][u32(2)].z, _S184, fma(q_0[u32(0)][u32(2)].y, _S183, fma(q_0[u32(0)][u32(2)].x, _S182, part_1[u32(0)][u32(4)]))));
                part_1[u32(1)][u32(4)] = fma(q_0[u32(1)][u32(2)].w, _S185, fma(q_0[u32(1)][u32(2)].z, _S184, fma(q_0[u32(1)][u32(2)].y, _S183, fma(q_0[u32(1)][u32(2)].x, _S182, part_1[u32(1)][u32(4)]))));
                part_1[u32(2)][u32(4)] = fma(q_0[u32(2)][u32(2)].w, _S185, fma(q_0[u32(2)][u32(2)].z, _S184, fma(q_0[u32(2)][u32(2)].y, _S183, fma(q_0[u32(2)][u32(2)].x, _S182, part_1[u32(2)][u32(4)]))));
                part_1[u32(3)][u32(4)] = fma(q_0[u32(3)][u32(2)].w, _S185, fma(q_0[u32(3)][u32(2)].z, _S184, fma(q_0[u32(3)][u32(2)].y, _S183, fma(q_0[u32(3)][u32(2)].x, _S182, part_1[u32(3)][u32(4)]))));
                var _S186 : u32 = _S103 + u32(16) + lane_1;
                var _S187 : f32 = k_tile_0[_S186].x;
                var _S188 : f32 = k_tile_0[_S186].y;
                var _S189 : f32 = k_tile_0[_S186].z;
                var _S190 : f32 = k_tile_0[_S186].w;
                part_1[u32(0)][u32(5)] = fma(q_0[u32(0)][u32(2)].w, _S190, fma(q_0[u32(0)][u32(2)].z, _S189, fma(q_0[u32(0)][u32(2)].y, _S188, fma(q_0[u32(0)][u32(2)].x, _S187, part_1[u32(0)][u32(5)]))));
                part_1[u32(1)][u32(5)] = fma(q_0[u32(1)][u32(2)].w, _S190, fma(q_0[u32(1)][u32(2)].z, _S189, fma(q_0[u32(1)][u32(2)].y, _S188, fma(q_0[u32(1)][u32(2)].x, _S187, part_1[u32(1)][u32(5)]))));
                part_1[u32(2)][u32(5)] = fma(q_0[u32(2)][u32(2)].w, _S190, fma(q_0[u32(2)][u32(2)].z, _S189, fma(q_0[u32(2)][u32(2)].y, _S188, fma(q_0[u32(2)][u32(2)].x, _S187, part_1[u32(2)][u32(5)]))));
                part_1[u32(3)][u32(5)] = fma(q_0[u32(3)][u32(2)].w, _S190, fma(q_0[u32(3)][u32(2)].z, _S189, fma(q_0[u32(3)][u32(2)].y, _S188, fma(q_0[u32(3)][u32(2)].x, _S187, part_1[u32(3)][u32(5)]))));
                var _S191 : u32 = _S109 + u32(16) + lane_1;
                var _S192 : f32 = k_tile_0[_S191].x;
                var _S193 : f32 = k_tile_0[_S191].y;
                var _S194 : f32 = k_tile_0[_S191].z;
                var _S195 : f32 = k_tile_0[_S191].w;
                part_1[u32(0)][u32(6)] = fma(q_0[u32(0)][u32(2)].w, _S195, fma(q_0[u32(0)][u32(2)].z, _S194, fma(q_0[u32(0)][u32(2)].y, _S193, fma(q_0[u32(0)][u32(2)].x, _S192, part_1[u32(0)][u32(6)]))));
                part_1[u32(1)][u32(6)] = fma(q_0[u32(1)][u32(2)].w, _S195, fma(q_0[u32(1)][u32(2)].z, _S194, fma(q_0[u32(1)][u32(2)].y, _S193, fma(q_0[u32(1)][u32(2)].x, _S192, part_1[u32(1)][u32(6)]))));
                part_1[u32(2)][u32(6)] = fma(q_0[u32(2)][u32(2)].w, _S195, fma(q_0[u32(2)][u32(2)].z, _S194, fma(q_0[u32(2)][u32(2)].y, _S193, fma(q_0[u32(2)][u32(2)].x, _S192, part_1[u32(2)][u32(6)]))));
                part_1[u32(3)][u32(6)] = fma(q_0[u32(3)][u32(2)].w, _S195, fma(q_0[u32(3)][u32(2)].z, _S194, fma(q_0[u32(3)][u32(2)].y, _S193, fma(q_0[u32(3)][u32(2)].x, _S192, part_1[u32(3)][u32(6)]))));
                var _S196 : u32 = _S115 + u32(16) + lane_1;
                var _S197 : f32 = k_tile_0[_S196].x;
                var _S198 : f32 = k_tile_0[_S196].y;
                var _S199 : f32 = k_tile_0[_S196].z;
                var _S200 : f32 = k_tile_0[_S196].w;
                part_1[u32(0)][u32(7)] = fma(q_0[u32(0)][u32(2)].w, _S200, fma(q_0[u32(0)][u32(2)].z, _S199, fma(q_0[u32(0)][u32(2)].y, _S198, fma(q_0[u32(0)][u32(2)].x, _S197, part_1[u32(0)][u32(7)]))));
                part_1[u32(1)][u32(7)] = fma(q_0[u32(1)][u32(2)].w, _S200, fma(q_0[u32(1)][u32(2)].z, _S199, fma(q_0[u32(1)][u32(2)].y, _S198, fma(q_0[u32(1)][u32(2)].x, _S197, part_1[u32(1)][u32(7)]))));
                part_1[u32(2)][u32(7)] = fma(q_0[u32(2)][u32(2)].w, _S200, fma(q_0[u32(2)][u32(2)].z, _S199, fma(q_0[u32(2)][u32(2)].y, _S198, fma(q_0[u32(2)][u32(2)].x, _S197, part_1[u32(2)][u32(7)]))));
                part_1[u32(3)][u32(7)] = fma(q_0[u32(3)][u32(2)].w, _S200, fma(q_0[u32(3)][u32(2)].z, _S199, fma(q_0[u32(3)][u32(2)].y, _S198, fma(q_0[u32(3)][u32(2)].x, _S197, part_1[u32(3)][u32(7)]))));
                var _S201 : u32 = _S73 + u32(24) + lane_1;
                var _S202 : f32 = k_tile_0[_S201].x;
                var _S203 : f32 = k_tile_0[_S201].y;
                var _S204 : f32 = k_tile_0[_S201].z;
                var _S205 : f32 = k_tile_0[_S201].w;
                part_1[u32(0)][u32(0)] = fma(q_0[u32(0)][u32(3)].w, _S205, fma(q_0[u32(0)][u32(3)].z, _S204, fma(q_0[u32(0)][u32(3)].y, _S203, fma(q_0[u32(0)][u32(3)].x, _S202, part_1[u32(0)][u32(0)]))));
                part_1[u32(1)][u32(0)] = fma(q_0[u32(1)][u32(3)].w, _S205, fma(q_0[u32(1)][u32(3)].z, _S204, fma(q_0[u32(1)][u32(3)].y, _S203, fma(q_0[u32(1)][u32(3)].x, _S202, part_1[u32(1)][u32(0)]))));
                part_1[u32(2)][u32(0)] = fma(q_0[u32(2)][u32(3)].w, _S205, fma(q_0[u32(2)][u32(3)].z, _S204, fma(q_0[u32(2)][u32(3)].y, _S203, fma(q_0[u32(2)][u32(3)].x, _S202, part_1[u32(2)][u32(0)]))));
                part_1[u32(3)][u32(0)] = fma(q_0[u32(3)][u32(3)].w, _S205, fma(q_0[u32(3)][u32(3)].z, _S204, fma(q_0[u32(3)][u32(3)].y, _S203, fma(q_0[u32(3)][u32(3)].x, _S202, part_1[u32(3)][u32(0)]))));
                var _S206 : u32 = _S79 + u32(24) + lane_1;
                var _S207 : f32 = k_tile_0[_S206].x;
                var _S208 : f32 = k_tile_0[_S206].y;
                var _S209 : f32 = k_tile_0[_S206].z;
                var _S210 : f32 = k_tile_0[_S206].w;
                part_1[u32(0)][u32(1)] = fma(q_0[u32(0)][u32(3)].w, _S210, fma(q_0[u32(0)][u32(3)].z, _S209, fma(q_0[u32(0)][u32(3)].y, _S208, fma(q_0[u32(0)][u32(3)].x, _S207, part_1[u32(0)][u32(1)]))));
                part_1[u32(1)][u32(1)] = fma(q_0[u32(1)][u32(3)].w, _S210, fma(q_0[u32(1)][u32(3)].z, _S209, fma(q_0[u32(1)][u32(3)].y, _S208, fma(q_0[u32(1)][u32(3)].x, _S207, part_1[u32(1)][u32(1)]))));
                part_1[u32(2)][u32(1)] = fma(q_0[u32(2)][u32(3)].w, _S210, fma(q_0[u32(2)][u32(3)].z, _S209, fma(q_0[u32(2)][u32(3)].y, _S208, fma(q_0[u32(2)][u32(3)].x, _S207, part_1[u32(2)][u32(1)]))));
                part_1[u32(3)][u32(1)] = fma(q_0[u32(3)][u32(3)].w, _S210, fma(q_0[u32(3)][u32(3)].z, _S209, fma(q_0[u32(3)][u32(3)].y, _S208, fma(q_0[u32(3)][u32(3)].x, _S207, part_1[u32(3)][u32(1)]))));
                var _S211 : u32 = _S85 + u32(24) + lane_1;
                var _S212 : f32 = k_tile_0[_S211].x;
                var _S213 : f32 = k_tile_0[_S211].y;
                var _S214 : f32 = k_tile_0[_S211].z;
                var _S215 : f32 = k_tile_0[_S211].w;
                part_1[u32(0)][u32(2)] = fma(q_0[u32(0)][u32(3)].w, _S215, fma(q_0[u32(0)][u32(3)].z, _S214, fma(q_0[u32(0)][u32(3)].y, _S213, fma(q_0[u32(0)][u32(3)].x, _S212, part_1[u32(0)][u32(2)]))));
                part_1[u32(1)][u32(2)] = fma(q_0[u32(1)][u32(3)].w, _S215, fma(q_0[u32(1)][u32(3)].z, _S214, fma(q_0[u32(1)][u32(3)].y, _S213, fma(q_0[u32(1)][u32(3)].x, _S212, part_1[u32(1)][u32(2)]))));
                part_1[u32(2)][u32(2)] = fma(q_0[u32(2)][u32(3)].w, _S215, fma(q_0[u32(2)][u32(3)].z, _S214, fma(q_0[u32(2)][u32(3)].y, _S213, fma(q_0[u32(2)][u32(3)].x, _S212, part_1[u32(2)][u32(2)]))));
                part_1[u32(3)][u32(2)] = fma(q_0[u32(3)][u32(3)].w, _S215, fma(q_0[u32(3)][u32(3)].z, _S214, fma(q_0[u32(3)][u32(3)].y, _S213, fma(q_0[u32(3)][u32(3)].x, _S212, part_1[u32(3)][u32(2)]))));
                var _S216 : u32 = _S91 + u32(24) + lane_1;
                var _S217 : f32 = k_tile_0[_S216].x;
                var _S218 : f32 = k_tile_0[_S216].y;
                var _S219 : f32 = k_tile_0[_S216].z;
                var _S220 : f32 = k_tile_0[_S216].w;
                part_1[u32(0)][u32(3)] = fma(q_0[u32(0)][u32(3)].w, _S220, fma(q_0[u32(0)][u32(3)].z, _S219, fma(q_0[u32(0)][u32(3)].y, _S218, fma(q_0[u32(0)][u32(3)].x, _S217, part_1[u32(0)][u32(3)]))));
                part_1[u32(1)][u32(3)] = fma(q_0[u32(1)][u32(3)].w, _S220, fma(q_0[u32(1)][u32(3)].z, _S219, fma(q_0[u32(1)][u32(3)].y, _S218, fma(q_0[u32(1)][u32(3)].x, _S217, part_1[u32(1)][u32(3)]))));
                part_1[u32(2)][u32(3)] = fma(q_0[u32(2)][u32(3)].w, _S220, fma(q_0[u32(2)][u32(3)].z, _S219, fma(q_0[u32(2)][u32(3)].y, _S218, fma(q_0[u32(2)][u32(3)].x, _S217, part_1[u32(2)][u32(3)]))));
                part_1[u32(3)][u32(3)] = fma(q_0[u32(3)][u32(3)].w, _S220, fma(q_0[u32(3)][u32(3)].z, _S219, fma(q_0[u32(3)][u32(3)].y, _S218, fma(q_0[u32(3)][u32(3)].x, _S217, part_1[u32(3)][u32(3)]))));
                var _S221 : u32 = _S97 + u32(24) + lane_1;
                var _S222 : f32 = k_tile_0[_S221].x;
                var _S223 : f32 = k_tile_0[_S221].y;
                var _S224 : f32 = k_tile_0[_S221].z;
                var _S225 : f32 = k_tile_0[_S221].w;
                part_1[u32(0)][u32(4)] = fma(q_0[u32(0)][u32(3)].w, _S225, fma(q_0[u32(0)][u32(3)].z, _S224, fma(q_0[u32(0)][u32(3)].y, _S223, fma(q_0[u32(0)][u32(3)].x, _S222, part_1[u32(0)][u32(4)]))));
                part_1[u32(1)][u32(4)] = fma(q_0[u32(1)][u32(3)].w, _S225, fma(q_0[u32(1)][u32(3)].z, _S224, fma(q_0[u32(1)][u32(3)].y, _S223, fma(q_0[u32(1)][u32(3)].x, _S222, part_1[u32(1)][u32(4)]))));
                part_1[u32(2)][u32(4)] = fma(q_0[u32(2)][u32(3)].w, _S225, fma(q_0[u32(2)][u32(3)].z, _S224, fma(q_0[u32(2)][u32(3)].y, _S223, fma(q_0[u32(2)][u32(3)].x, _S222, part_1[u32(2)][u32(4)]))));
                part_1[u32(3)][u32(4)] = fma(q_0[u32(3)][u32(3)].w, _S225, fma(q_0[u32(3)][u32(3)].z, _S224, fma(q_0[u32(3)][u32(3)].y, _S223, fma(q_0[u32(3)][u32(3)].x, _S222, part_1[u32(3)][u32(4)]))));
                var _S226 : u32 = _S103 + u32(24) + lane_1;
                var _S227 : f32 = k_tile_0[_S226].x;
                var _S228 : f32 = k_tile_0[_S226].y;
                var _S229 : f32 = k_tile_0[_S226].z;
                var _S230 : f32 = k_tile_0[_S226].w;
                part_1[u32(0)][u32(5)] = fma(q_0[u32(0)][u32(3)].w, _S230, fma(q_0[u32(0)][u32(3)].z, _S229, fma(q_0[u32(0)][u32(3)].y, _S228, fma(q_0[u32(0)][u32(3)].x, _S227, part_1[u32(0)][u32(5)]))));
                part_1[u32(1)][u32(5)] = fma(q_0[u32(1)][u32(3)].w, _S230, fma(q_0[u32(1)][u32(3)].z, _S229, fma(q_0[u32(1)][u32(3)].y, _S228, fma(q_0[u32(1)][u32(3)].x, _S227, part_1[u32(1)][u32(5)]))));
                part_1[u32(2)][u32(5)] = fma(q_0[u32(2)][u32(3)].w, _S230, fma(q_0[u32(2)][u32(3)].z, _S229, fma(q_0[u32(2)][u32(3)].y, _S228, fma(q_0[u32(2)][u32(3)].x, _S227, part_1[u32(2)][u32(5)]))));
                part_1[u32(3)][u32(5)] = fma(q_0[u32(3)][u32(3)].w, _S230, fma(q_0[u32(3)][u32(3)].z, _S229, fma(q_0[u32(3)][u32(3)].y, _S228, fma(q_0[u32(3)][u32(3)].x, _S227, part_1[u32(3)][u32(5)]))));
                var _S231 : u32 = _S109 + u32(24) + lane_1;
                var _S232 : f32 = k_tile_0[_S231].x;
                var _S233 : f32 = k_tile_0[_S231].y;
                var _S234 : f32 = k_tile_0[_S231].z;
                var _S235 : f32 = k_tile_0[_S231].w;
                part_1[u32(0)][u32(6)] = fma(q_0[u32(0)][u32(3)].w, _S235, fma(q_0[u32(0)][u32(3)].z, _S234, fma(q_0[u32(0)][u32(3)].y, _S233, fma(q_0[u32(0)][u32(3)].x, _S232, part_1[u32(0)][u32(6)]))));
                part_1[u32(1)][u32(6)] = fma(q_0[u32(1)][u32(3)].w, _S235, fma(q_0[u32(1)][u32(3)].z, _S234, fma(q_0[u32(1)][u32(3)].y, _S233, fma(q_0[u32(1)][u32(3)].x, _S232, part_1[u32(1)][u32(6)]))));
                part_1[u32(2)][u32(6)] = fma(q_0[u32(2)][u32(3)].w, _S235, fma(q_0[u32(2)][u32(3)].z, _S234, fma(q_0[u32(2)][u32(3)].y, _S233, fma(q_0[u32(2)][u32(3)].x, _S232, part_1[u32(2)][u32(6)]))));
                part_1[u32(3)][u32(6)] = fma(q_0[u32(3)][u32(3)].w, _S235, fma(q_0[u32(3)][u32(3)].z, _S234, fma(q_0[u32(3)][u32(3)].y, _S233, fma(q_0[u32(3)][u32(3)].x, _S232, part_1[u32(3)][u32(6)]))));
                var _S236 : u32 = _S115 + u32(24) + lane_1;
                var _S237 : f32 = k_tile_0[_S236].x;
                var _S238 : f32 = k_tile_0[_S236].y;
                var _S239 : f32 = k_tile_0[_S236].z;
                var _S240 : f32 = k_tile_0[_S236].w;
                part_1[u32(0)][u32(7)] = fma(q_0[u32(0)][u32(3)].w, _S240, fma(q_0[u32(0)][u32(3)].z, _S239, fma(q_0[u32(0)][u32(3)].y, _S238, fma(q_0[u32(0)][u32(3)].x, _S237, part_1[u32(0)][u32(7)]))));
                part_1[u32(1)][u32(7)] = fma(q_0[u32(1)][u32(3)].w, _S240, fma(q_0[u32(1)][u32(3)].z, _S239, fma(q_0[u32(1)][u32(3)].y, _S238, fma(q_0[u32(1)][u32(3)].x, _S237, part_1[u32(1)][u32(7)]))));
                part_1[u32(2)][u32(7)] = fma(q_0[u32(2)][u32(3)].w, _S240, fma(q_0[u32(2)][u32(3)].z, _S239, fma(q_0[u32(2)][u32(3)].y, _S238, fma(q_0[u32(2)][u32(3)].x, _S237, part_1[u32(2)][u32(7)]))));
                part_1[u32(3)][u32(7)] = fma(q_0[u32(3)][u32(3)].w, _S240, fma(q_0[u32(3)][u32(3)].z, _S239, fma(q_0[u32(3)][u32(3)].y, _S238, fma(q_0[u32(3)][u32(3)].x, _S237, part_1[u32(3)][u32(7)]))));
                var _S241 : f32 = quadSwapX(part_1[i32(1)][u32(0)]);
                var near_0 : f32 = part_1[i32(0)][u32(0)] + _S241;
                var score_1 : array<f32, i32(8)>;
                var _S242 : f32 = quadSwapY(part_1[i32(2)][u32(0)]);
                var _S243 : f32 = quadSwapDiagonal(part_1[i32(3)][u32(0)]);
                var _S244 : f32 = near_0 + (_S242 + _S243);
                score_1[u32(0)] = _S244;
                ;
                var _S245 : f32 = subgroupShuffle(_S244, i32((_S18 ^ (u32(4)))));
                score_1[u32(0)] = score_1[u32(0)] + _S245;
                var _S246 : f32 = quadSwapX(part_1[i32(1)][u32(1)]);
                var near_1 : f32 = part_1[i32(0)][u32(1)] + _S246;
                var _S247 : f32 = quadSwapY(part_1[i32(2)][u32(1)]);
                var _S248 : f32 = quadSwapDiagonal(part_1[i32(3)][u32(1)]);
                var _S249 : f32 = near_1 + (_S247 + _S248);
                score_1[u32(1)] = _S249;
                ;
                var _S250 : f32 = subgroupShuffle(_S249, i32((_S18 ^ (u32(4)))));
                score_1[u32(1)] = score_1[u32(1)] + _S250;
                var _S251 : f32 = quadSwapX(part_1[i32(1)][u32(2)]);
                var near_2 : f32 = part_1[i32(0)][u32(2)] + _S251;
                var _S252 : f32 = quadSwapY(part_1[i32(2)][u32(2)]);
                var _S253 : f32 = quadSwapDiagonal(part_1[i32(3)][u32(2)]);
                var _S254 : f32 = near_2 + (_S252 + _S253);
                score_1[u32(2)] = _S254;
                ;
                var _S255 : f32 = subgroupShuffle(_S254, i32((_S18 ^ (u32(4)))));
                score_1[u32(2)] = score_1[u32(2)] + _S255;
                var _S256 : f32 = quadSwapX(part_1[i32(1)][u32(3)]);
                var near_3 : f32 = part_1[i32(0)][u32(3)] + _S256;
                var _S257 : f32 = quadSwapY(part_1[i32(2)][u32(3)]);
                var _S258 : f32 = quadSwapDiagonal(part_1[i32(3)][u32(3)]);
                var _S259 : f32 = near_3 + (_S257 + _S258);
                score_1[u32(3)] = _S259;
                ;
                var _S260 : f32 = subgroupShuffle(_S259, i32((_S18 ^ (u32(4)))));
                score_1[u32(3)] = score_1[u32(3)] + _S260;
                var _S261 : f32 = quadSwapX(part_1[i32(1)][u32(4)]);
                var near_4 : f32 = part_1[i32(0)][u32(4)] + _S261;
                var _S262 : f32 = quadSwapY(part_1[i32(2)][u32(4)]);
                var _S263 : f32 = quadSwapDiagonal(part_1[i32(3)][u32(4)]);
                var _S264 : f32 = near_4 + (_S262 + _S263);
                score_1[u32(4)] = _S264;
                ;
                var _S265 : f32 = subgroupShuffle(_S264, i32((_S18 ^ (u32(4)))));
                score_1[u32(4)] = score_1[u32(4)] + _S265;
                var _S266 : f32 = quadSwapX(part_1[i32(1)][u32(5)]);
                var near_5 : f32 = part_1[i32(0)][u32(5)] + _S266;
                var _S267 : f32 = quadSwapY(part_1[i32(2)][u32(5)]);
                var _S268 : f32 = quadSwapDiagonal(part_1[i32(3)][u32(5)]);
                var _S269 : f32 = near_5 + (_S267 + _S268);
                score_1[u32(5)] = _S269;
                ;
                var _S270 : f32 = subgroupShuffle(_S269, i32((_S18 ^ (u32(4)))));
                score_1[u32(5)] = score_1[u32(5)] + _S270;
                var _S271 : f32 = quadSwapX(part_1[i32(1)][u32(6)]);
                var near_6 : f32 = part_1[i32(0)][u32(6)] + _S271;
                var _S272 : f32 = quadSwapY(part_1[i32(2)][u32(6)]);
                var _S273 : f32 = quadSwapDiagonal(part_1[i32(3)][u32(6)]);
                var _S274 : f32 = near_6 + (_S272 + _S273);
                score_1[u32(6)] = _S274;
                ;
                var _S275 : f32 = subgroupShuffle(_S274, i32((_S18 ^ (u32(4)))));
                score_1[u32(6)] = score_1[u32(6)] + _S275;
                var _S276 : f32 = quadSwapX(part_1[i32(1)][u32(7)]);
                var near_7 : f32 = part_1[i32(0)][u32(7)] + _S276;
                var _S277 : f32 = quadSwapY(part_1[i32(2)][u32(7)]);
                var _S278 : f32 = quadSwapDiagonal(part_1[i32(3)][u32(7)]);
                var _S279 : f32 = near_7 + (_S277 + _S278);
                score_1[u32(7)] = _S279;
                ;
                var _S280 : f32 = subgroupShuffle(_S279, i32((_S18 ^ (u32(4)))));
                var _S281 : f32 = score_1[u32(7)] + _S280;
                score_1[u32(7)] = _S281;
                var _S282 : u32 = max(max(max(max(max(max(max(max(u32(0), ((bitcast<u32>((score_1[u32(0)]))) & (u32(2147483647)))), ((bitcast<u32>((score_1[u32(1)]))) & (u32(2147483647)))), ((bitcast<u32>((score_1[u32(2)]))) & (u32(2147483647)))), ((bitcast<u32>((score_1[u32(3)]))) & (u32(2147483647)))), ((bitcast<u32>((score_1[u32(4)]))) & (u32(2147483647)))), ((bitcast<u32>((score_1[u32(5)]))) & (u32(2147483647)))), ((bitcast<u32>((score_1[u32(6)]))) & (u32(2147483647)))), ((bitcast<u32>((_S281))) & (u32(2147483647))));
                var _S283 : u32 = tile_0 + step_0;
                var clean_0 : bool = (_S283 + u32(8)) <= _S48;
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
                    _S35 = true;
                }
                else
                {
                    _S35 = _S282 >= u32(2139095040);
                }
                if(_S35)
                {
                    hidden_0[u32(0)] = _S283 >= _S46;
                    if(has_mask_0)
                    {
                        _S36 = !hidden_0[u32(0)];
                    }
                    else
                    {
                        _S36 = false;
                    }
                    if(_S36)
                    {
                        var bias_0 : f32 = mask_values_0[_S52 + _S283 * params_0.mask_key_0];
                        score_1[u32(0)] = score_1[u32(0)] + bias_0;
                        hidden_0[u32(0)] = (bitcast<u32>((bias_0))) == u32(4286578688);
                    }
                    if(!hidden_0[u32(0)])
                    {
                        _S37 = is_special_0(score_1[u32(0)]);
                    }
                    else
                    {
                        _S37 = false;
                    }
                    if(_S37)
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
                    var key_1 : u32 = _S283 + u32(1);
                    hidden_0[u32(1)] = key_1 >= _S46;
                    if(has_mask_0)
                    {
                        _S38 = !hidden_0[u32(1)];
                    }
                    else
                    {
                        _S38 = false;
                    }
                    if(_S38)
                    {
                        var bias_1 : f32 = mask_values_0[_S52 + key_1 * params_0.mask_key_0];
                        score_1[u32(1)] = score_1[u32(1)] + bias_1;
                        hidden_0[u32(1)] = (bitcast<u32>((bias_1))) == u32(4286578688);
                    }
                    if(!hidden_0[u32(1)])
                    {
                        _S39 = is_special_0(score_1[u32(1)]);
                    }
                    else
                    {
                        _S39 = false;
                    }
                    if(_S39)
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
                    var key_2 : u32 = _S283 + u32(2);
                    hidden_0[u32(2)] = key_2 >= _S46;
                    if(has_mask_0)
                    {
                        _S40 = !hidden_0[u32(2)];
                    }
                    else
                    {
                        _S40 = false;
                    }
                    if(_S40)
                    {
                        var bias_2 : f32 = mask_values_0[_S52 + key_2 * params_0.mask_key_0];
                        score_1[u32(2)] = score_1[u32(2)] + bias_2;
                        hidden_0[u32(2)] = (bitcast<u32>((bias_2))) == u32(4286578688);
                    }
                    var _S284 : bool;
                    if(!hidden_0[u32(2)])
                    {
                        _S284 = is_special_0(score_1[u32(2)]);
                    }
                    else
                    {
                        _S284 = false;
                    }
                    if(_S284)
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
                    var key_3 : u32 = _S283 + u32(3);
                    hidden_0[u32(3)] = key_3 >= _S46;
                    var _S285 : bool;
                    if(has_mask_0)
                    {
                        _S285 = !hidden_0[u32(3)];
                    }
                    else
                    {
                        _S285 = false;
                    }
                    if(_S285)
                    {
                        var bias_3 : f32 = mask_values_0[_S52 + key_3 * params_0.mask_key_0];
                        score_1[u32(3)] = score_1[u32(3)] + bias_3;
                        hidden_0[u32(3)] = (bitcast<u32>((bias_3))) == u32(4286578688);
                    }
                    var _S286 : bool;
                    if(!hidden_0[u32(3)])
                    {
                        _S286 = is_special_0(score_1[u32(3)]);
                    }
                    else
                    {
                        _S286 = false;
                    }
                    if(_S286)
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
                    var key_4 : u32 = _S283 + u32(4);
                    hidden_0[u32(4)] = key_4 >= _S46;
                    var _S287 : bool;
                    if(has_mask_0)
                    {
                        _S287 = !hidden_0[u32(4)];
                    }
                    else
                    {
                        _S287 = false;
                    }
                    if(_S287)
                    {
                        var bias_4 : f32 = mask_values_0[_S52 + key_4 * params_0.mask_key_0];
                        score_1[u32(4)] = score_1[u32(4)] + bias_4;
                        hidden_0[u32(4)] = (bitcast<u32>((bias_4))) == u32(4286578688);
                    }
                    var _S288 : bool;
                    if(!hidden_0[u32(4)])
                    {
                        _S288 = is_special_0(score_1[u32(4)]);
                    }
                    else
                    {
                        _S288 = false;
                    }
                    if(_S288)
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
                    var key_5 : u32 = _S283 + u32(5);
                    hidden_0[u32(5)] = key_5 >= _S46;
                    var _S289 : bool;
                    if(has_mask_0)
                    {
                        _S289 = !hidden_0[u32(5)];
                    }
                    else
                    {
                        _S289 = false;
                    }
                    if(_S289)
                    {
                        var bias_5 : f32 = mask_values_0[_S52 + key_5 * params_0.mask_key_0];
                        score_1[u32(5)] = score_1[u32(5)] + bias_5;
                        hidden_0[u32(5)] = (bitcast<u32>((bias_5))) == u32(4286578688);
                    }
                    var _S290 : bool;
                    if(!hidden_0[u32(5)])
                    {
                        _S290 = is_special_0(score_1[u32(5)]);
                    }
                    else
                    {
                        _S290 = false;
                    }
                    if(_S290)
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
                    var key_6 : u32 = _S283 + u32(6);
                    hidden_0[u32(6)] = key_6 >= _S46;
                    var _S291 : bool;
                    if(has_mask_0)
                    {
                        _S291 = !hidden_0[u32(6)];
                    }
                    else
                    {
                        _S291 = false;
                    }
                    if(_S291)
                    {
                        var bias_6 : f32 = mask_values_0[_S52 + key_6 * params_0.mask_key_0];
                        score_1[u32(6)] = score_1[u32(6)] + bias_6;
                        hidden_0[u32(6)] = (bitcast<u32>((bias_6))) == u32(4286578688);
                    }
                    var _S292 : bool;
                    if(!hidden_0[u32(6)])
                    {
                        _S292 = is_special_0(score_1[u32(6)]);
                    }
                    else
                    {
                        _S292 = false;
                    }
                    if(_S292)
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
                    var key_7 : u32 = _S283 + u32(7);
                    hidden_0[u32(7)] = key_7 >= _S46;
                    var _S293 : bool;
                    if(has_mask_0)
                    {
                        _S293 = !hidden_0[u32(7)];
                    }
                    else
                    {
                        _S293 = false;
                    }
                    if(_S293)
                    {
                        var bias_7 : f32 = mask_values_0[_S52 + key_7 * params_0.mask_key_0];
                        score_1[u32(7)] = score_1[u32(7)] + bias_7;
                        hidden_0[u32(7)] = (bitcast<u32>((bias_7))) == u32(4286578688);
                    }
                    var _S294 : bool;
                    if(!hidden_0[u32(7)])
                    {
                        _S294 = is_special_0(score_1[u32(7)]);
                    }
                    else
                    {
                        _S294 = false;
                    }
                    if(_S294)
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
                var _S295 : f32 = max(max(max(max(max(max(max(max(m_2, score_1[u32(0)]), score_1[u32(1)]), score_1[u32(2)]), score_1[u32(3)]), score_1[u32(4)]), score_1[u32(5)]), score_1[u32(6)]), score_1[u32(7)]);
                var shrink_0 : f32;
                if(_S295 > m_2)
                {
                    shrink_0 = exp(m_2 - _S295);
                    m_2 = _S295;
                }
                else
                {
                    shrink_0 = 1.0f;
                }
                var l_3 : f32 = l_2 * shrink_0;
                var weight_1 : array<f32, i32(8)>;
                var _S296 : f32;
                if(hidden_0[u32(0)])
                {
                    _S296 = -1.0f;
                }
                else
                {
                    _S296 = exp(score_1[u32(0)] - m_2);
                }
                weight_1[u32(0)] = _S296;
                var l_4 : f32 = l_3 + max(_S296, 0.0f);
                var _S297 : f32;
                if(hidden_0[u32(1)])
                {
                    _S297 = -1.0f;
                }
                else
                {
                    _S297 = exp(score_1[u32(1)] - m_2);
                }
                weight_1[u32(1)] = _S297;
                var l_5 : f32 = l_4 + max(_S297, 0.0f);
                var _S298 : f32;
                if(hidden_0[u32(2)])
                {
                    _S298 = -1.0f;
                }
                else
                {
                    _S298 = exp(score_1[u32(2)] - m_2);
                }
                weight_1[u32(2)] = _S298;
                var l_6 : f32 = l_5 + max(_S298, 0.0f);
                var _S299 : f32;
                if(hidden_0[u32(3)])
                {
                    _S299 = -1.0f;
                }
                else
                {
                    _S299 = exp(score_1[u32(3)] - m_2);
                }
                weight_1[u32(3)] = _S299;
                var l_7 : f32 = l_6 + max(_S299, 0.0f);
                var _S300 : f32;
                if(hidden_0[u32(4)])
                {
                    _S300 = -1.0f;
                }
                else
                {
                    _S300 = exp(score_1[u32(4)] - m_2);
                }
                weight_1[u32(4)] = _S300;
                var l_8 : f32 = l_7 + max(_S300, 0.0f);
                var _S301 : f32;
                if(hidden_0[u32(5)])
                {
                    _S301 = -1.0f;
                }
                else
                {
                    _S301 = exp(score_1[u32(5)] - m_2);
                }
                weight_1[u32(5)] = _S301;
                var l_9 : f32 = l_8 + max(_S301, 0.0f);
                var _S302 : f32;
                if(hidden_0[u32(6)])
                {
                    _S302 = -1.0f;
                }
                else
                {
                    _S302 = exp(score_1[u32(6)] - m_2);
                }
                weight_1[u32(6)] = _S302;
                var l_10 : f32 = l_9 + max(_S302, 0.0f);
                var _S303 : f32;
                if(hidden_0[u32(7)])
                {
                    _S303 = -1.0f;
                }
                else
                {
                    _S303 = exp(score_1[u32(7)] - m_2);
                }
                weight_1[u32(7)] = _S303;
                var l_11 : f32 = l_10 + max(_S303, 0.0f);
                var shrinks_0 : array<f32, i32(4)>;
                shrinks_0[i32(0)] = shrink_0;
                var _S304 : f32 = quadSwapX(shrink_0);
                shrinks_0[i32(1)] = _S304;
                var _S305 : f32 = quadSwapY(shrink_0);
                shrinks_0[i32(2)] = _S305;
                var _S306 : f32 = quadSwapDiagonal(shrink_0);
                shrinks_0[i32(3)] = _S306;
                if(shrink_0 != 1.0f)
                {
                    _S36 = true;
                }
                else
                {
                    _S36 = (shrinks_0[i32(1)]) != 1.0f;
                }
                if(_S36)
                {
                    _S37 = true;
                }
                else
                {
                    _S37 = (shrinks_0[i32(2)]) != 1.0f;
                }
                if(_S37)
                {
                    _S38 = true;
                }
                else
                {
                    _S38 = (shrinks_0[i32(3)]) != 1.0f;
                }
                if(_S38)
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
                var _S307 : f32 = quadSwapX(weight_1[u32(0)]);
                weights_0[i32(1)][u32(0)] = _S307;
                var _S308 : f32 = quadSwapY(weight_1[u32(0)]);
                weights_0[i32(2)][u32(0)] = _S308;
                var _S309 : f32 = quadSwapDiagonal(weight_1[u32(0)]);
                weights_0[i32(3)][u32(0)] = _S309;
                weights_0[i32(0)][u32(1)] = weight_1[u32(1)];
                var _S310 : f32 = quadSwapX(weight_1[u32(1)]);
                weights_0[i32(1)][u32(1)] = _S310;
                var _S311 : f32 = quadSwapY(weight_1[u32(1)]);
                weights_0[i32(2)][u32(1)] = _S311;
                var _S312 : f32 = quadSwapDiagonal(weight_1[u32(1)]);
                weights_0[i32(3)][u32(1)] = _S312;
                weights_0[i32(0)][u32(2)] = weight_1[u32(2)];
                var _S313 : f32 = quadSwapX(weight_1[u32(2)]);
                weights_0[i32(1)][u32(2)] = _S313;
                var _S314 : f32 = quadSwapY(weight_1[u32(2)]);
                weights_0[i32(2)][u32(2)] = _S314;
                var _S315 : f32 = quadSwapDiagonal(weight_1[u32(2)]);
                weights_0[i32(3)][u32(2)] = _S315;
                weights_0[i32(0)][u32(3)] = weight_1[u32(3)];
                var _S316 : f32 = quadSwapX(weight_1[u32(3)]);
                weights_0[i32(1)][u32(3)] = _S316;
                var _S317 : f32 = quadSwapY(weight_1[u32(3)]);
                weights_0[i32(2)][u32(3)] = _S317;
                var _S318 : f32 = quadSwapDiagonal(weight_1[u32(3)]);
                weights_0[i32(3)][u32(3)] = _S318;
                weights_0[i32(0)][u32(4)] = weight_1[u32(4)];
                var _S319 : f32 = quadSwapX(weight_1[u32(4)]);
                weights_0[i32(1)][u32(4)] = _S319;
                var _S320 : f32 = quadSwapY(weight_1[u32(4)]);
                weights_0[i32(2)][u32(4)] = _S320;
                var _S321 : f32 = quadSwapDiagonal(weight_1[u32(4)]);
                weights_0[i32(3)][u32(4)] = _S321;
                weights_0[i32(0)][u32(5)] = weight_1[u32(5)];
                var _S322 : f32 = quadSwapX(weight_1[u32(5)]);
                weights_0[i32(1)][u32(5)] = _S322;
                var _S323 : f32 = quadSwapY(weight_1[u32(5)]);
                weights_0[i32(2)][u32(5)] = _S323;
                var _S324 : f32 = quadSwapDiagonal(weight_1[u32(5)]);
                weights_0[i32(3)][u32(5)] = _S324;
                weights_0[i32(0)][u32(6)] = weight_1[u32(6)];
                var _S325 : f32 = quadSwapX(weight_1[u32(6)]);
                weights_0[i32(1)][u32(6)] = _S325;
                var _S326 : f32 = quadSwapY(weight_1[u32(6)]);
                weights_0[i32(2)][u32(6)] = _S326;
                var _S327 : f32 = quadSwapDiagonal(weight_1[u32(6)]);
                weights_0[i32(3)][u32(6)] = _S327;
                weights_0[i32(0)][u32(7)] = weight_1[u32(7)];
                var _S328 : f32 = quadSwapX(weight_1[u32(7)]);
                weights_0[i32(1)][u32(7)] = _S328;
                var _S329 : f32 = quadSwapY(weight_1[u32(7)]);
                weights_0[i32(2)][u32(7)] = _S329;
                var _S330 : f32 = quadSwapDiagonal(weight_1[u32(7)]);
                weights_0[i32(3)][u32(7)] = _S330;
                if((min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(0.0f, weights_0[u32(0)][u32(0)]), weights_0[u32(0)][u32(1)]), weights_0[u32(0)][u32(2)]), weights_0[u32(0)][u32(3)]), weights_0[u32(0)][u32(4)]), weights_0[u32(0)][u32(5)]), weights_0[u32(0)][u32(6)]), weights_0[u32(0)][u32(7)]), weights_0[u32(1)][u32(0)]), weights_0[u32(1)][u32(1)]), weights_0[u32(1)][u32(2)]), weights_0[u32(1)][u32(3)]), weights_0[u32(1)][u32(4)]), weights_0[u32(1)][u32(5)]), weights_0[u32(1)][u32(6)]), weights_0[u32(1)][u32(7)]), weights_0[u32(2)][u32(0)]), weights_0[u32(2)][u32(1)]), weights_0[u32(2)][u32(2)]), weights_0[u32(2)][u32(3)]), weights_0[u32(2)][u32(4)]), weights_0[u32(2)][u32(5)]), weights_0[u32(2)][u32(6)]), weights_0[u32(2)][u32(7)]), weights_0[u32(3)][u32(0)]), weights_0[u32(3)][u32(1)]), weights_0[u32(3)][u32(2)]), weights_0[u32(3)][u32(3)]), weights_0[u32(3)][u32(4)]), weights_0[u32(3)][u32(5)]), weights_0[u32(3)][u32(6)]), weights_0[u32(3)][u32(7)])) == 0.0f)
                {
                    var _S331 : vec4<f32> = weigh_0(weights_0[u32(1)][u32(6)], v_tile_0[_S110], weigh_0(weights_0[u32(1)][u32(5)], v_tile_0[_S104], weigh_0(weights_0[u32(1)][u32(4)], v_tile_0[_S98], weigh_0(weights_0[u32(1)][u32(3)], v_tile_0[_S92], weigh_0(weights_0[u32(1)][u32(2)], v_tile_0[_S86], weigh_0(weights_0[u32(1)][u32(1)], v_tile_0[_S80], weigh_0(weights_0[u32(1)][u32(0)], v_tile_0[_S74], acc_1[u32(1)][u32(0)])))))));
                    var _S332 : vec4<f32> = weigh_0(weights_0[u32(2)][u32(6)], v_tile_0[_S110], weigh_0(weights_0[u32(2)][u32(5)], v_tile_0[_S104], weigh_0(weights_0[u32(2)][u32(4)], v_tile_0[_S98], weigh_0(weights_0[u32(2)][u32(3)], v_tile_0[_S92], weigh_0(weights_0[u32(2)][u32(2)], v_tile_0[_S86], weigh_0(weights_0[u32(2)][u32(1)], v_tile_0[_S80], weigh_0(weights_0[u32(2)][u32(0)], v_tile_0[_S74], acc_1[u32(2)][u32(0)])))))));
                    var _S333 : vec4<f32> = weigh_0(weights_0[u32(3)][u32(6)], v_tile_0[_S110], weigh_0(weights_0[u32(3)][u32(5)], v_tile_0[_S104], weigh_0(weights_0[u32(3)][u32(4)], v_tile_0[_S98], weigh_0(weights_0[u32(3)][u32(3)], v_tile_0[_S92], weigh_0(weights_0[u32(3)][u32(2)], v_tile_0[_S86], weigh_0(weights_0[u32(3)][u32(1)], v_tile_0[_S80], weigh_0(weights_0[u32(3)][u32(0)], v_tile_0[_S74], acc_1[u32(3)][u32(0)])))))));
                    acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(7)], v_tile_0[_S116], weigh_0(weights_0[u32(0)][u32(6)], v_tile_0[_S110], weigh_0(weights_0[u32(0)][u32(5)], v_tile_0[_S104], weigh_0(weights_0[u32(0)][u32(4)], v_tile_0[_S98], weigh_0(weights_0[u32(0)][u32(3)], v_tile_0[_S92], weigh_0(weights_0[u32(0)][u32(2)], v_tile_0[_S86], weigh_0(weights_0[u32(0)][u32(1)], v_tile_0[_S80], weigh_0(weights_0[u32(0)][u32(0)], v_tile_0[_S74], acc_1[u32(0)][u32(0)]))))))));
                    acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(7)], v_tile_0[_S116], _S331);
                    acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(7)], v_tile_0[_S116], _S332);
                    acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(7)], v_tile_0[_S116], _S333);
                    var _S334 : vec4<f32> = weigh_0(weights_0[u32(1)][u32(6)], v_tile_0[_S151], weigh_0(weights_0[u32(1)][u32(5)], v_tile_0[_S146], weigh_0(weights_0[u32(1)][u32(4)], v_tile_0[_S141], weigh_0(weights_0[u32(1)][u32(3)], v_tile_0[_S136], weigh_0(weights_0[u32(1)][u32(2)], v_tile_0[_S131], weigh_0(weights_0[u32(1)][u32(1)], v_tile_0[_S126], weigh_0(weights_0[u32(1)][u32(0)], v_tile_0[_S121], acc_1[u32(1)][u32(1)])))))));
                    var _S335 : vec4<f32> = weigh_0(weights_0[u32(2)][u32(6)], v_tile_0[_S151], weigh_0(weights_0[u32(2)][u32(5)], v_tile_0[_S146], weigh_0(weights_0[u32(2)][u32(4)], v_tile_0[_S141], weigh_0(weights_0[u32(2)][u32(3)], v_tile_0[_S136], weigh_0(weights_0[u32(2)][u32(2)], v_tile_0[_S131], weigh_0(weights_0[u32(2)][u32(1)], v_tile_0[_S126], weigh_0(weights_0[u32(2)][u32(0)], v_tile_0[_S121], acc_1[u32(2)][u32(1)])))))));
                    var _S336 : vec4<f32> = weigh_0(weights_0[u32(3)][u32(6)], v_tile_0[_S151], weigh_0(weights_0[u32(3)][u32(5)], v_tile_0[_S146], weigh_0(weights_0[u32(3)][u32(4)], v_tile_0[_S141], weigh_0(weights_0[u32(3)][u32(3)], v_tile_0[_S136], weigh_0(weights_0[u32(3)][u32(2)], v_tile_0[_S131], weigh_0(weights_0[u32(3)][u32(1)], v_tile_0[_S126], weigh_0(weights_0[u32(3)][u32(0)], v_tile_0[_S121], acc_1[u32(3)][u32(1)])))))));
                    acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(7)], v_tile_0[_S156], weigh_0(weights_0[u32(0)][u32(6)], v_tile_0[_S151], weigh_0(weights_0[u32(0)][u32(5)], v_tile_0[_S146], weigh_0(weights_0[u32(0)][u32(4)], v_tile_0[_S141], weigh_0(weights_0[u32(0)][u32(3)], v_tile_0[_S136], weigh_0(weights_0[u32(0)][u32(2)], v_tile_0[_S131], weigh_0(weights_0[u32(0)][u32(1)], v_tile_0[_S126], weigh_0(weights_0[u32(0)][u32(0)], v_tile_0[_S121], acc_1[u32(0)][u32(1)]))))))));
                    acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(7)], v_tile_0[_S156], _S334);
                    acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(7)], v_tile_0[_S156], _S335);
                    acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(7)], v_tile_0[_S156], _S336);
                    var _S337 : vec4<f32> = weigh_0(weights_0[u32(1)][u32(6)], v_tile_0[_S191], weigh_0(weights_0[u32(1)][u32(5)], v_tile_0[_S186], weigh_0(weights_0[u32(1)][u32(4)], v_tile_0[_S181], weigh_0(weights_0[u32(1)][u32(3)], v_tile_0[_S176], weigh_0(weights_0[u32(1)][u32(2)], v_tile_0[_S171], weigh_0(weights_0[u32(1)][u32(1)], v_tile_0[_S166], weigh_0(weights_0[u32(1)][u32(0)], v_tile_0[_S161], acc_1[u32(1)][u32(2)])))))));
                    var _S338 : vec4<f32> = weigh_0(weights_0[u32(2)][u32(6)], v_tile_0[_S191], weigh_0(weights_0[u32(2)][u32(5)], v_tile_0[_S186], weigh_0(weights_0[u32(2)][u32(4)], v_tile_0[_S181], weigh_0(weights_0[u32(2)][u32(3)], v_tile_0[_S176], weigh_0(weights_0[u32(2)][u32(2)], v_tile_0[_S171], weigh_0(weights_0[u32(2)][u32(1)], v_tile_0[_S166], weigh_0(weights_0[u32(2)][u32(0)], v_tile_0[_S161], acc_1[u32(2)][u32(2)])))))));
                    var _S339 : vec4<f32> = weigh_0(weights_0[u32(3)][u32(6)], v_tile_0[_S191], weigh_0(weights_0[u32(3)][u32(5)], v_tile_0[_S186], weigh_0(weights_0[u32(3)][u32(4)], v_tile_0[_S181], weigh_0(weights_0[u32(3)][u32(3)], v_tile_0[_S176], weigh_0(weights_0[u32(3)][u32(2)], v_tile_0[_S171], weigh_0(weights_0[u32(3)][u32(1)], v_tile_0[_S166], weigh_0(weights_0[u32(3)][u32(0)], v_tile_0[_S161], acc_1[u32(3)][u32(2)])))))));
                    acc_1[u32(0)][u32(2)] = weigh_0(weights_0[u32(0)][u32(7)], v_tile_0[_S196], weigh_0(weights_0[u32(0)][u32(6)], v_tile_0[_S191], weigh_0(weights_0[u32(0)][u32(5)], v_tile_0[_S186], weigh_0(weights_0[u32(0)][u32(4)], v_tile_0[_S181], weigh_0(weights_0[u32(0)][u32(3)], v_tile_0[_S176], weigh_0(weights_0[u32(0)][u32(2)], v_tile_0[_S171], weigh_0(weights_0[u32(0)][u32(1)], v_tile_0[_S166], weigh_0(weights_0[u32(0)][u32(0)], v_tile_0[_S161], acc_1[u32(0)][u32(2)]))))))));
                    acc_1[u32(1)][u32(2)] = weigh_0(weights_0[u32(1)][u32(7)], v_tile_0[_S196], _S337);
                    acc_1[u32(2)][u32(2)] = weigh_0(weights_0[u32(2)][u32(7)], v_tile_0[_S196], _S338);
                    acc_1[u32(3)][u32(2)] = weigh_0(weights_0[u32(3)][u32(7)], v_tile_0[_S196], _S339);
                    var _S340 : vec4<f32> = weigh_0(weights_0[u32(1)][u32(6)], v_tile_0[_S231], weigh_0(weights_0[u32(1)][u32(5)], v_tile_0[_S226], weigh_0(weights_0[u32(1)][u32(4)], v_tile_0[_S221], weigh_0(weights_0[u32(1)][u32(3)], v_tile_0[_S216], weigh_0(weights_0[u32(1)][u32(2)], v_tile_0[_S211], weigh_0(weights_0[u32(1)][u32(1)], v_tile_0[_S206], weigh_0(weights_0[u32(1)][u32(0)], v_tile_0[_S201], acc_1[u32(1)][u32(3)])))))));
                    var _S341 : vec4<f32> = weigh_0(weights_0[u32(2)][u32(6)], v_tile_0[_S231], weigh_0(weights_0[u32(2)][u32(5)], v_tile_0[_S226], weigh_0(weights_0[u32(2)][u32(4)], v_tile_0[_S221], weigh_0(weights_0[u32(2)][u32(3)], v_tile_0[_S216], weigh_0(weights_0[u32(2)][u32(2)], v_tile_0[_S211], weigh_0(weights_0[u32(2)][u32(1)], v_tile_0[_S206], weigh_0(weights_0[u32(2)][u32(0)], v_tile_0[_S201], acc_1[u32(2)][u32(3)])))))));
                    var _S342 : vec4<f32> = weigh_0(weights_0[u32(3)][u32(6)], v_tile_0[_S231], weigh_0(weights_0[u32(3)][u32(5)], v_tile_0[_S226], weigh_0(weights_0[u32(3)][u32(4)], v_tile_0[_S221], weigh_0(weights_0[u32(3)][u32(3)], v_tile_0[_S216], weigh_0(weights_0[u32(3)][u32(2)], v_tile_0[_S211], weigh_0(weights_0[u32(3)][u32(1)], v_tile_0[_S206], weigh_0(weights_0[u32(3)][u32(0)], v_tile_0[_S201], acc_1[u32(3)][u32(3)])))))));
                    acc_1[u32(0)][u32(3)] = weigh_0(weights_0[u32(0)][u32(7)], v_tile_0[_S236], weigh_0(weights_0[u32(0)][u32(6)], v_tile_0[_S231], weigh_0(weights_0[u32(0)][u32(5)], v_tile_0[_S226], weigh_0(weights_0[u32(0)][u32(4)], v_tile_0[_S221], weigh_0(weights_0[u32(0)][u32(3)], v_tile_0[_S216], weigh_0(weights_0[u32(0)][u32(2)], v_tile_0[_S211], weigh_0(weights_0[u32(0)][u32(1)], v_tile_0[_S206], weigh_0(weights_0[u32(0)][u32(0)], v_tile_0[_S201], acc_1[u32(0)][u32(3)]))))))));
                    acc_1[u32(1)][u32(3)] = weigh_0(weights_0[u32(1)][u32(7)], v_tile_0[_S236], _S340);
                    acc_1[u32(2)][u32(3)] = weigh_0(weights_0[u32(2)][u32(7)], v_tile_0[_S236], _S341);
                    acc_1[u32(3)][u32(3)] = weigh_0(weights_0[u32(3)][u32(7)], v_tile_0[_S236], _S342);
                }
                else
                {
                    var _S343 : vec4<f32> = v_tile_0[_S74];
                    if((weights_0[u32(0)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(0)], _S343, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(1)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(0)], _S343, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(2)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(0)], _S343, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(3)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(0)], _S343, acc_1[u32(3)][u32(0)]);
                    }
                    var _S344 : vec4<f32> = v_tile_0[_S80];
                    if((weights_0[u32(0)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(1)], _S344, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(1)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(1)], _S344, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(2)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(1)], _S344, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(3)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(1)], _S344, acc_1[u32(3)][u32(0)]);
                    }
                    var _S345 : vec4<f32> = v_tile_0[_S86];
                    if((weights_0[u32(0)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(2)], _S345, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(1)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(2)], _S345, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(2)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(2)], _S345, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(3)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(2)], _S345, acc_1[u32(3)][u32(0)]);
                    }
                    var _S346 : vec4<f32> = v_tile_0[_S92];
                    if((weights_0[u32(0)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(3)], _S346, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(1)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(3)], _S346, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(2)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(3)], _S346, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(3)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(3)], _S346, acc_1[u32(3)][u32(0)]);
                    }
                    var _S347 : vec4<f32> = v_tile_0[_S98];
                    if((weights_0[u32(0)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(4)], _S347, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(1)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(4)], _S347, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(2)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(4)], _S347, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(3)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(4)], _S347, acc_1[u32(3)][u32(0)]);
                    }
                    var _S348 : vec4<f32> = v_tile_0[_S104];
                    if((weights_0[u32(0)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(5)], _S348, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(1)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(5)], _S348, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(2)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(5)], _S348, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(3)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(5)], _S348, acc_1[u32(3)][u32(0)]);
                    }
                    var _S349 : vec4<f32> = v_tile_0[_S110];
                    if((weights_0[u32(0)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(6)], _S349, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(1)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(6)], _S349, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(2)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(6)], _S349, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(3)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(6)], _S349, acc_1[u32(3)][u32(0)]);
                    }
                    var _S350 : vec4<f32> = v_tile_0[_S116];
                    if((weights_0[u32(0)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(7)], _S350, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(1)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(7)], _S350, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(2)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(7)], _S350, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(3)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(7)], _S350, acc_1[u32(3)][u32(0)]);
                    }
                    var _S351 : vec4<f32> = v_tile_0[_S121];
                    if((weights_0[u32(0)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(0)], _S351, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(1)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(0)], _S351, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(2)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(0)], _S351, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(3)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(0)], _S351, acc_1[u32(3)][u32(1)]);
                    }
                    var _S352 : vec4<f32> = v_tile_0[_S126];
                    if((weights_0[u32(0)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(1)], _S352, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(1)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(1)], _S352, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(2)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(1)], _S352, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(3)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(1)], _S352, acc_1[u32(3)][u32(1)]);
                    }
                    var _S353 : vec4<f32> = v_tile_0[_S131];
                    if((weights_0[u32(0)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(2)], _S353, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(1)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(2)], _S353, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(2)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(2)], _S353, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(3)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(2)], _S353, acc_1[u32(3)][u32(1)]);
                    }
                    var _S354 : vec4<f32> = v_tile_0[_S136];
                    if((weights_0[u32(0)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(3)], _S354, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(1)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(3)], _S354, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(2)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(3)], _S354, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(3)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(3)], _S354, acc_1[u32(3)][u32(1)]);
                    }
                    var _S355 : vec4<f32> = v_tile_0[_S141];
                    if((weights_0[u32(0)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(4)], _S355, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(1)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(4)], _S355, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(2)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(4)], _S355, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(3)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(4)], _S355, acc_1[u32(3)][u32(1)]);
                    }
                    var _S356 : vec4<f32> = v_tile_0[_S146];
                    if((weights_0[u32(0)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(5)], _S356, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(1)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(5)], _S356, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(2)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(5)], _S356, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(3)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(5)], _S356, acc_1[u32(3)][u32(1)]);
                    }
                    var _S357 : vec4<f32> = v_tile_0[_S151];
                    if((weights_0[u32(0)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(6)], _S357, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(1)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(6)], _S357, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(2)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(6)], _S357, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(3)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(6)], _S357, acc_1[u32(3)][u32(1)]);
                    }
                    var _S358 : vec4<f32> = v_tile_0[_S156];
                    if((weights_0[u32(0)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(7)], _S358, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(1)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(7)], _S358, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(2)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(7)], _S358, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(3)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(7)], _S358, acc_1[u32(3)][u32(1)]);
                    }
                    var _S359 : vec4<f32> = v_tile_0[_S161];
                    if((weights_0[u32(0)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(2)] = weigh_0(weights_0[u32(0)][u32(0)], _S359, acc_1[u32(0)][u32(2)]);
                    }
                    if((weights_0[u32(1)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(2)] = weigh_0(weights_0[u32(1)][u32(0)], _S359, acc_1[u32(1)][u32(2)]);
                    }
                    if((weights_0[u32(2)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(2)] = weigh_0(weights_0[u32(2)][u32(0)], _S359, acc_1[u32(2)][u32(2)]);
                    }
                    if((weights_0[u32(3)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(2)] = weigh_0(weights_0[u32(3)][u32(0)], _S359, acc_1[u32(3)][u32(2)]);
                    }
                    var _S360 : vec4<f32> = v_tile_0[_S166];
                    if((weights_0[u32(0)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(2)] = weigh_0(weights_0[u32(0)][u32(1)], _S360, acc_1[u32(0)][u32(2)]);
                    }
                    if((weights_0[u32(1)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(2)] = weigh_0(weights_0[u32(1)][u32(1)], _S360, acc_1[u32(1)][u32(2)]);
                    }
                    if((weights_0[u32(2)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(2)] = weigh_0(weights_0[u32(2)][u32(1)], _S360, acc_1[u32(2)][u32(2)]);
                    }
                    if((weights_0[u32(3)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(2)] = weigh_0(weights_0[u32(3)][u32(1)], _S360, acc_1[u32(3)][u32(2)]);
                    }
                    var _S361 : vec4<f32> = v_tile_0[_S171];
                    if((weights_0[u32(0)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(2)] = weigh_0(weights_0[u32(0)][u32(2)], _S361, acc_1[u32(0)][u32(2)]);
                    }
                    if((weights_0[u32(1)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(2)] = weigh_0(weights_0[u32(1)][u32(2)], _S361, acc_1[u32(1)][u32(2)]);
                    }
                    if((weights_0[u32(2)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(2)] = weigh_0(weights_0[u32(2)][u32(2)], _S361, acc_1[u32(2)][u32(2)]);
                    }
                    if((weights_0[u32(3)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(2)] = weigh_0(weights_0[u32(3)][u32(2)], _S361, acc_1[u32(3)][u32(2)]);
                    }
                    var _S362 : vec4<f32> = v_tile_0[_S176];
                    if((weights_0[u32(0)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(2)] = weigh_0(weights_0[u32(0)][u32(3)], _S362, acc_1[u32(0)][u32(2)]);
                    }
                    if((weights_0[u32(1)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(2)] = weigh_0(weights_0[u32(1)][u32(3)], _S362, acc_1[u32(1)][u32(2)]);
                    }
                    if((weights_0[u32(2)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(2)] = weigh_0(weights_0[u32(2)][u32(3)], _S362, acc_1[u32(2)][u32(2)]);
                    }
                    if((weights_0[u32(3)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(2)] = weigh_0(weights_0[u32(3)][u32(3)], _S362, acc_1[u32(3)][u32(2)]);
                    }
                    var _S363 : vec4<f32> = v_tile_0[_S181];
                    if((weights_0[u32(0)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(2)] = weigh_0(weights_0[u32(0)][u32(4)], _S363, acc_1[u32(0)][u32(2)]);
                    }
                    if((weights_0[u32(1)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(2)] = weigh_0(weights_0[u32(1)][u32(4)], _S363, acc_1[u32(1)][u32(2)]);
                    }
                    if((weights_0[u32(2)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(2)] = weigh_0(weights_0[u32(2)][u32(4)], _S363, acc_1[u32(2)][u32(2)]);
                    }
                    if((weights_0[u32(3)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(2)] = weigh_0(weights_0[u32(3)][u32(4)], _S363, acc_1[u32(3)][u32(2)]);
                    }
                    var _S364 : vec4<f32> = v_tile_0[_S186];
                    if((weights_0[u32(0)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(2)] = weigh_0(weights_0[u32(0)][u32(5)], _S364, acc_1[u32(0)][u32(2)]);
                    }
                    if((weights_0[u32(1)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(2)] = weigh_0(weights_0[u32(1)][u32(5)], _S364, acc_1[u32(1)][u32(2)]);
                    }
                    if((weights_0[u32(2)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(2)] = weigh_0(weights_0[u32(2)][u32(5)], _S364, acc_1[u32(2)][u32(2)]);
                    }
                    if((weights_0[u32(3)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(2)] = weigh_0(weights_0[u32(3)][u32(5)], _S364, acc_1[u32(3)][u32(2)]);
                    }
                    var _S365 : vec4<f32> = v_tile_0[_S191];
                    if((weights_0[u32(0)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(2)] = weigh_0(weights_0[u32(0)][u32(6)], _S365, acc_1[u32(0)][u32(2)]);
                    }
                    if((weights_0[u32(1)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(2)] = weigh_0(weights_0[u32(1)][u32(6)], _S365, acc_1[u32(1)][u32(2)]);
                    }
                    if((weights_0[u32(2)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(2)] = weigh_0(weights_0[u32(2)][u32(6)], _S365, acc_1[u32(2)][u32(2)]);
                    }
                    if((weights_0[u32(3)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(2)] = weigh_0(weights_0[u32(3)][u32(6)], _S365, acc_1[u32(3)][u32(2)]);
                    }
                    var _S366 : vec4<f32> = v_tile_0[_S196];
                    if((weights_0[u32(0)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(2)] = weigh_0(weights_0[u32(0)][u32(7)], _S366, acc_1[u32(0)][u32(2)]);
                    }
                    if((weights_0[u32(1)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(2)] = weigh_0(weights_0[u32(1)][u32(7)], _S366, acc_1[u32(1)][u32(2)]);
                    }
                    if((weights_0[u32(2)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(2)] = weigh_0(weights_0[u32(2)][u32(7)], _S366, acc_1[u32(2)][u32(2)]);
                    }
                    if((weights_0[u32(3)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(2)] = weigh_0(weights_0[u32(3)][u32(7)], _S366, acc_1[u32(3)][u32(2)]);
                    }
                    var _S367 : vec4<f32> = v_tile_0[_S201];
                    if((weights_0[u32(0)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(3)] = weigh_0(weights_0[u32(0)][u32(0)], _S367, acc_1[u32(0)][u32(3)]);
                    }
                    if((weights_0[u32(1)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(3)] = weigh_0(weights_0[u32(1)][u32(0)], _S367, acc_1[u32(1)][u32(3)]);
                    }
                    if((weights_0[u32(2)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(3)] = weigh_0(weights_0[u32(2)][u32(0)], _S367, acc_1[u32(2)][u32(3)]);
                    }
                    if((weights_0[u32(3)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(3)] = weigh_0(weights_0[u32(3)][u32(0)], _S367, acc_1[u32(3)][u32(3)]);
                    }
                    var _S368 : vec4<f32> = v_tile_0[_S206];
                    if((weights_0[u32(0)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(3)] = weigh_0(weights_0[u32(0)][u32(1)], _S368, acc_1[u32(0)][u32(3)]);
                    }
                    if((weights_0[u32(1)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(3)] = weigh_0(weights_0[u32(1)][u32(1)], _S368, acc_1[u32(1)][u32(3)]);
                    }
                    if((weights_0[u32(2)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(3)] = weigh_0(weights_0[u32(2)][u32(1)], _S368, acc_1[u32(2)][u32(3)]);
                    }
                    if((weights_0[u32(3)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(3)] = weigh_0(weights_0[u32(3)][u32(1)], _S368, acc_1[u32(3)][u32(3)]);
                    }
                    var _S369 : vec4<f32> = v_tile_0[_S211];
                    if((weights_0[u32(0)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(3)] = weigh_0(weights_0[u32(0)][u32(2)], _S369, acc_1[u32(0)][u32(3)]);
                    }
                    if((weights_0[u32(1)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(3)] = weigh_0(weights_0[u32(1)][u32(2)], _S369, acc_1[u32(1)][u32(3)]);
                    }
                    if((weights_0[u32(2)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(3)] = weigh_0(weights_0[u32(2)][u32(2)], _S369, acc_1[u32(2)][u32(3)]);
                    }
                    if((weights_0[u32(3)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(3)] = weigh_0(weights_0[u32(3)][u32(2)], _S369, acc_1[u32(3)][u32(3)]);
                    }
                    var _S370 : vec4<f32> = v_tile_0[_S216];
                    if((weights_0[u32(0)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(3)] = weigh_0(weights_0[u32(0)][u32(3)], _S370, acc_1[u32(0)][u32(3)]);
                    }
                    if((weights_0[u32(1)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(3)] = weigh_0(weights_0[u32(1)][u32(3)], _S370, acc_1[u32(1)][u32(3)]);
                    }
                    if((weights_0[u32(2)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(3)] = weigh_0(weights_0[u32(2)][u32(3)], _S370, acc_1[u32(2)][u32(3)]);
                    }
                    if((weights_0[u32(3)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(3)] = weigh_0(weights_0[u32(3)][u32(3)], _S370, acc_1[u32(3)][u32(3)]);
                    }
                    var _S371 : vec4<f32> = v_tile_0[_S221];
                    if((weights_0[u32(0)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(3)] = weigh_0(weights_0[u32(0)][u32(4)], _S371, acc_1[u32(0)][u32(3)]);
                    }
                    if((weights_0[u32(1)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(3)] = weigh_0(weights_0[u32(1)][u32(4)], _S371, acc_1[u32(1)][u32(3)]);
                    }
                    if((weights_0[u32(2)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(3)] = weigh_0(weights_0[u32(2)][u32(4)], _S371, acc_1[u32(2)][u32(3)]);
                    }
                    if((weights_0[u32(3)][u32(4)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(3)] = weigh_0(weights_0[u32(3)][u32(4)], _S371, acc_1[u32(3)][u32(3)]);
                    }
                    var _S372 : vec4<f32> = v_tile_0[_S226];
                    if((weights_0[u32(0)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(3)] = weigh_0(weights_0[u32(0)][u32(5)], _S372, acc_1[u32(0)][u32(3)]);
                    }
                    if((weights_0[u32(1)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(3)] = weigh_0(weights_0[u32(1)][u32(5)], _S372, acc_1[u32(1)][u32(3)]);
                    }
                    if((weights_0[u32(2)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(3)] = weigh_0(weights_0[u32(2)][u32(5)], _S372, acc_1[u32(2)][u32(3)]);
                    }
                    if((weights_0[u32(3)][u32(5)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(3)] = weigh_0(weights_0[u32(3)][u32(5)], _S372, acc_1[u32(3)][u32(3)]);
                    }
                    var _S373 : vec4<f32> = v_tile_0[_S231];
                    if((weights_0[u32(0)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(3)] = weigh_0(weights_0[u32(0)][u32(6)], _S373, acc_1[u32(0)][u32(3)]);
                    }
                    if((weights_0[u32(1)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(3)] = weigh_0(weights_0[u32(1)][u32(6)], _S373, acc_1[u32(1)][u32(3)]);
                    }
                    if((weights_0[u32(2)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(3)] = weigh_0(weights_0[u32(2)][u32(6)], _S373, acc_1[u32(2)][u32(3)]);
                    }
                    if((weights_0[u32(3)][u32(6)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(3)] = weigh_0(weights_0[u32(3)][u32(6)], _S373, acc_1[u32(3)][u32(3)]);
                    }
                    var _S374 : vec4<f32> = v_tile_0[_S236];
                    if((weights_0[u32(0)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(3)] = weigh_0(weights_0[u32(0)][u32(7)], _S374, acc_1[u32(0)][u32(3)]);
                    }
                    if((weights_0[u32(1)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(3)] = weigh_0(weights_0[u32(1)][u32(7)], _S374, acc_1[u32(1)][u32(3)]);
                    }
                    if((weights_0[u32(2)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(3)] = weigh_0(weights_0[u32(2)][u32(7)], _S374, acc_1[u32(2)][u32(3)]);
                    }
                    if((weights_0[u32(3)][u32(7)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(3)] = weigh_0(weights_0[u32(3)][u32(7)], _S374, acc_1[u32(3)][u32(3)]);
                    }
                }
                step_0 = step_0 + u32(8);
                l_2 = l_11;
            }
            tile_0 = tile_0 + u32(16);
            m_3 = m_2;
        }
        var _S375 : bool = RANGES_0 == u32(2);
        _S41 = _S375;
        if(_S375)
        {
            var range_key_0 : u32 = range_1 * params_0.range_keys_0;
            if(live_0)
            {
                _S35 = lane_1 < u32(4);
            }
            else
            {
                _S35 = false;
            }
            if(_S35)
            {
                _S36 = range_key_0 < _S46;
            }
            else
            {
                _S36 = false;
            }
            if(_S36)
            {
                var _S376 : u32 = head_of_0(work_5, _S43);
                var _S377 : u32 = query_of_0(_S43);
                store_range_0(scratch_of_0(work_5.batch_1, _S376, _S377, range_1), u32(0), m_3, l_2, poisoned_3);
            }
            if(_S53 < (work_5.rows_0))
            {
                var _S378 : u32 = query_of_0(_S53);
                _S37 = range_key_0 < (keys_of_query_0(keys_1, _S378));
            }
            else
            {
                _S37 = false;
            }
            if(_S37)
            {
                var _S379 : u32 = head_of_0(work_5, _S53);
                var _S380 : u32 = query_of_0(_S53);
                var _S381 : u32 = scratch_of_0(work_5.batch_1, _S379, _S380, range_1);
                store_range_quad_0(_S381, lane_1, acc_1[u32(0)][u32(0)]);
                store_range_quad_0(_S381, _S57, acc_1[u32(0)][u32(1)]);
                store_range_quad_0(_S381, _S59, acc_1[u32(0)][u32(2)]);
                store_range_quad_0(_S381, _S61, acc_1[u32(0)][u32(3)]);
            }
            if(_S63 < (work_5.rows_0))
            {
                var _S382 : u32 = query_of_0(_S63);
                _S38 = range_key_0 < (keys_of_query_0(keys_1, _S382));
            }
            else
            {
                _S38 = false;
            }
            if(_S38)
            {
                var _S383 : u32 = head_of_0(work_5, _S63);
                var _S384 : u32 = query_of_0(_S63);
                var _S385 : u32 = scratch_of_0(work_5.batch_1, _S383, _S384, range_1);
                store_range_quad_0(_S385, lane_1, acc_1[u32(1)][u32(0)]);
                store_range_quad_0(_S385, _S57, acc_1[u32(1)][u32(1)]);
                store_range_quad_0(_S385, _S59, acc_1[u32(1)][u32(2)]);
                store_range_quad_0(_S385, _S61, acc_1[u32(1)][u32(3)]);
            }
            if(_S65 < (work_5.rows_0))
            {
                var _S386 : u32 = query_of_0(_S65);
                _S39 = range_key_0 < (keys_of_query_0(keys_1, _S386));
            }
            else
            {
                _S39 = false;
            }
            if(_S39)
            {
                var _S387 : u32 = head_of_0(work_5, _S65);
                var _S388 : u32 = query_of_0(_S65);
                var _S389 : u32 = scratch_of_0(work_5.batch_1, _S387, _S388, range_1);
                store_range_quad_0(_S389, lane_1, acc_1[u32(2)][u32(0)]);
                store_range_quad_0(_S389, _S57, acc_1[u32(2)][u32(1)]);
                store_range_quad_0(_S389, _S59, acc_1[u32(2)][u32(2)]);
                store_range_quad_0(_S389, _S61, acc_1[u32(2)][u32(3)]);
            }
            if(_S67 < (work_5.rows_0))
            {
                var _S390 : u32 = query_of_0(_S67);
                _S40 = range_key_0 < (keys_of_query_0(keys_1, _S390));
            }
            else
            {
                _S40 = false;
            }
            if(_S40)
            {
                var _S391 : u32 = head_of_0(work_5, _S67);
                var _S392 : u32 = query_of_0(_S67);
                var _S393 : u32 = scratch_of_0(work_5.batch_1, _S391, _S392, range_1);
                store_range_quad_0(_S393, lane_1, acc_1[u32(3)][u32(0)]);
                store_range_quad_0(_S393, _S57, acc_1[u32(3)][u32(1)]);
                store_range_quad_0(_S393, _S59, acc_1[u32(3)][u32(2)]);
                store_range_quad_0(_S393, _S61, acc_1[u32(3)][u32(3)]);
            }
        }
        if(RANGES_0 == u32(1))
        {
            var fold_2 : Fold_0 = fold_factors_0(&(total_m_1), m_3);
            var _S394 : f32 = folded_0(fold_2, total_l_0, l_2);
            var keeps_0 : array<f32, i32(4)>;
            keeps_0[i32(0)] = fold_2.keep_0;
            var _S395 : f32 = quadSwapX(fold_2.keep_0);
            keeps_0[i32(1)] = _S395;
            var _S396 : f32 = quadSwapY(fold_2.keep_0);
            keeps_0[i32(2)] = _S396;
            var _S397 : f32 = quadSwapDiagonal(fold_2.keep_0);
            keeps_0[i32(3)] = _S397;
            var adds_0 : array<f32, i32(4)>;
            adds_0[i32(0)] = fold_2.add_0;
            var _S398 : f32 = quadSwapX(fold_2.add_0);
            adds_0[i32(1)] = _S398;
            var _S399 : f32 = quadSwapY(fold_2.add_0);
            adds_0[i32(2)] = _S399;
            var _S400 : f32 = quadSwapDiagonal(fold_2.add_0);
            adds_0[i32(3)] = _S400;
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
            m_2 = _S394;
        }
        else
        {
            m_2 = total_l_0;
        }
        if(RANGES_0 != u32(0))
        {
            _S35 = _S69 < (work_5.last_range_0);
        }
        else
        {
            _S35 = false;
        }
        if(!_S35)
        {
            break;
        }
        range_1 = _S69;
        total_l_0 = m_2;
    }
    if(_S41)
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
    var _S401 : f32 = quadSwapX(inverse_0);
    factors_0[i32(1)] = _S401;
    var _S402 : f32 = quadSwapY(inverse_0);
    factors_0[i32(2)] = _S402;
    var _S403 : f32 = quadSwapDiagonal(inverse_0);
    factors_0[i32(3)] = _S403;
    var _S404 : i32;
    if(poisoned_3)
    {
        _S404 = i32(1);
    }
    else
    {
        _S404 = i32(0);
    }
    var spoiled_bit_0 : u32 = u32(_S404);
    var spoiled_0 : array<u32, i32(4)>;
    spoiled_0[i32(0)] = spoiled_bit_0;
    var _S405 : u32 = quadSwapX(spoiled_bit_0);
    spoiled_0[i32(1)] = _S405;
    var _S406 : u32 = quadSwapY(spoiled_bit_0);
    spoiled_0[i32(2)] = _S406;
    var _S407 : u32 = quadSwapDiagonal(spoiled_bit_0);
    spoiled_0[i32(3)] = _S407;
    if(_S53 < (work_5.rows_0))
    {
        var _S408 : u32 = o_of_0(work_5, _S53);
        store_quad_0(_S408, _S55, total_2[u32(0)][u32(0)] * vec4<f32>(factors_0[u32(0)]), (spoiled_0[u32(0)]) != u32(0));
        store_quad_0(_S408, _S58, total_2[u32(0)][u32(1)] * vec4<f32>(factors_0[u32(0)]), (spoiled_0[u32(0)]) != u32(0));
        store_quad_0(_S408, _S60, total_2[u32(0)][u32(2)] * vec4<f32>(factors_0[u32(0)]), (spoiled_0[u32(0)]) != u32(0));
        store_quad_0(_S408, _S62, total_2[u32(0)][u32(3)] * vec4<f32>(factors_0[u32(0)]), (spoiled_0[u32(0)]) != u32(0));
    }
    if(_S63 < (work_5.rows_0))
    {
        var _S409 : u32 = o_of_0(work_5, _S63);
        store_quad_0(_S409, _S55, total_2[u32(1)][u32(0)] * vec4<f32>(factors_0[u32(1)]), (spoiled_0[u32(1)]) != u32(0));
        store_quad_0(_S409, _S58, total_2[u32(1)][u32(1)] * vec4<f32>(factors_0[u32(1)]), (spoiled_0[u32(1)]) != u32(0));
        store_quad_0(_S409, _S60, total_2[u32(1)][u32(2)] * vec4<f32>(factors_0[u32(1)]), (spoiled_0[u32(1)]) != u32(0));
        store_quad_0(_S409, _S62, total_2[u32(1)][u32(3)] * vec4<f32>(factors_0[u32(1)]), (spoiled_0[u32(1)]) != u32(0));
    }
    if(_S65 < (work_5.rows_0))
    {
        var _S410 : u32 = o_of_0(work_5, _S65);
        store_quad_0(_S410, _S55, total_2[u32(2)][u32(0)] * vec4<f32>(factors_0[u32(2)]), (spoiled_0[u32(2)]) != u32(0));
        store_quad_0(_S410, _S58, total_2[u32(2)][u32(1)] * vec4<f32>(factors_0[u32(2)]), (spoiled_0[u32(2)]) != u32(0));
        store_quad_0(_S410, _S60, total_2[u32(2)][u32(2)] * vec4<f32>(factors_0[u32(2)]), (spoiled_0[u32(2)]) != u32(0));
        store_quad_0(_S410, _S62, total_2[u32(2)][u32(3)] * vec4<f32>(factors_0[u32(2)]), (spoiled_0[u32(2)]) != u32(0));
    }
    if(_S67 < (work_5.rows_0))
    {
        var _S411 : u32 = o_of_0(work_5, _S67);
        store_quad_0(_S411, _S55, total_2[u32(3)][u32(0)] * vec4<f32>(factors_0[u32(3)]), (spoiled_0[u32(3)]) != u32(0));
        store_quad_0(_S411, _S58, total_2[u32(3)][u32(1)] * vec4<f32>(factors_0[u32(3)]), (spoiled_0[u32(3)]) != u32(0));
        store_quad_0(_S411, _S60, total_2[u32(3)][u32(2)] * vec4<f32>(factors_0[u32(3)]), (spoiled_0[u32(3)]) != u32(0));
        store_quad_0(_S411, _S62, total_2[u32(3)][u32(3)] * vec4<f32>(factors_0[u32(3)]), (spoiled_0[u32(3)]) != u32(0));
    }
    return;
}

