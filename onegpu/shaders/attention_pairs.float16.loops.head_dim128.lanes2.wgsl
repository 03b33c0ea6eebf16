enable subgroups;
struct AttentionParams_std140_0
{
    @align(16) first_group_0 : u32,
    @align(4) groups_x_0 : u32,
    @align(8) last_group_0 : u32,
    @align(4) row_blocks_0 : u32,
    @align(16) heads_0 : u32,
    @align(4) group_0 : u32,
    @align(8) q_len_0 : u32,
    @align(4) k_len_0 : u32,
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
};

@binding(0) @group(0) var<uniform> params_0 : AttentionParams_std140_0;
@binding(6) @group(0) var<storage, read> key_lengths_0 : array<i32>;

@binding(1) @group(0) var<storage, read> q_words_0 : array<u32>;

@binding(2) @group(0) var<storage, read> k_words_0 : array<u32>;

@binding(3) @group(0) var<storage, read> v_words_0 : array<u32>;

@binding(5) @group(0) var<storage, read> mask_values_0 : array<f32>;

@binding(4) @group(0) var<storage, read_write> o_words_0 : array<u32>;

fn keys_of_batch_0( batch_0 : u32) -> u32
{
    if((((params_0.flags_0) & (u32(2)))) == u32(0))
    {
        return params_0.k_len_0;
    }
    return u32(clamp(key_lengths_0[params_0.lengths_offset_0 + batch_0], i32(0), i32(params_0.k_len_0)));
}

fn keys_of_row_0( keys_0 : u32,  row_0 : u32) -> u32
{
    return u32(clamp(i32(row_0) + params_0.causal_offset_0 + i32(1), i32(0), i32(keys_0)));
}

var<workgroup> k_tile_0 : array<vec4<f32>, i32(512)>;

var<workgroup> v_tile_0 : array<vec4<f32>, i32(512)>;

fn is_special_0( score_0 : f32) -> bool
{
    return (((bitcast<u32>((score_0))) & (u32(2139095040)))) == u32(2139095040);
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
        var _S1 : u32 = u32(126) - ((magnitude_0 >> (u32(23))));
        kept_0 = (((magnitude_0 & (u32(8388607)))) | (u32(8388608)));
        dropped_0 = _S1;
        base_0 = u32(0);
    }
    else
    {
        var _S2 : u32 = ((((magnitude_0 >> (u32(23)))) - u32(112)) << (u32(10)));
        kept_0 = (magnitude_0 & (u32(8388607)));
        dropped_0 = u32(13);
        base_0 = _S2;
    }
    var rounded_0 : u32 = (kept_0 >> (dropped_0));
    var rest_0 : u32 = (kept_0 & ((((u32(1) << (dropped_0))) - u32(1))));
    var tie_0 : u32 = (u32(1) << ((dropped_0 - u32(1))));
    var _S3 : bool;
    if(rest_0 > tie_0)
    {
        _S3 = true;
    }
    else
    {
        if(rest_0 == tie_0)
        {
            _S3 = ((rounded_0 & (u32(1)))) != u32(0);
        }
        else
        {
            _S3 = false;
        }
    }
    var rounded_1 : u32;
    if(_S3)
    {
        rounded_1 = rounded_0 + u32(1);
    }
    else
    {
        rounded_1 = rounded_0;
    }
    return (sign_0 | ((base_0 + rounded_1)));
}

fn store_quad_0( row_1 : u32,  element_0 : u32,  quad_0 : vec4<f32>,  poisoned_0 : bool)
{
    var left_0 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, element_0);
    var word_0 : u32 = (row_1 + element_0) / u32(2);
    var _S4 : u32;
    if(left_0 >= u32(2))
    {
        if(poisoned_0)
        {
            _S4 = u32(2113961472);
        }
        else
        {
            _S4 = ((half_bits_0(quad_0.x)) | ((((half_bits_0(quad_0.y)) << (u32(16))))));
        }
        o_words_0[word_0] = _S4;
    }
    if(left_0 >= u32(4))
    {
        if(poisoned_0)
        {
            _S4 = u32(2113961472);
        }
        else
        {
            _S4 = ((half_bits_0(quad_0.z)) | ((((half_bits_0(quad_0.w)) << (u32(16))))));
        }
        o_words_0[word_0 + u32(1)] = _S4;
    }
    return;
}

fn load_quad_0( _S5 : u32,  _S6 : u32) -> vec4<f32>
{
    var quad_1 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
    var left_1 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, _S6);
    var word_1 : u32 = (_S5 + _S6) / u32(2);
    if(left_1 >= u32(2))
    {
        var _S7 : vec2<f32> = unpack2x16float(q_words_0[word_1]);
        quad_1.x = _S7.x;
        quad_1.y = _S7.y;
    }
    if(left_1 >= u32(4))
    {
        var _S8 : vec2<f32> = unpack2x16float(q_words_0[word_1 + u32(1)]);
        quad_1.z = _S8.x;
        quad_1.w = _S8.y;
    }
    return quad_1;
}

fn load_quad_1( _S9 : u32,  _S10 : u32) -> vec4<f32>
{
    var quad_2 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
    var left_2 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, _S10);
    var word_2 : u32 = (_S9 + _S10) / u32(2);
    if(left_2 >= u32(2))
    {
        var _S11 : vec2<f32> = unpack2x16float(k_words_0[word_2]);
        quad_2.x = _S11.x;
        quad_2.y = _S11.y;
    }
    if(left_2 >= u32(4))
    {
        var _S12 : vec2<f32> = unpack2x16float(k_words_0[word_2 + u32(1)]);
        quad_2.z = _S12.x;
        quad_2.w = _S12.y;
    }
    return quad_2;
}

fn load_quad_2( _S13 : u32,  _S14 : u32) -> vec4<f32>
{
    var quad_3 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
    var left_3 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, _S14);
    var word_3 : u32 = (_S13 + _S14) / u32(2);
    if(left_3 >= u32(2))
    {
        var _S15 : vec2<f32> = unpack2x16float(v_words_0[word_3]);
        quad_3.x = _S15.x;
        quad_3.y = _S15.y;
    }
    if(left_3 >= u32(4))
    {
        var _S16 : vec2<f32> = unpack2x16float(v_words_0[word_3 + u32(1)]);
        quad_3.z = _S16.x;
        quad_3.w = _S16.y;
    }
    return quad_3;
}

@compute
@workgroup_size(64, 1, 1)
fn attention(@builtin(workgroup_id) group_id_0 : vec3<u32>, @builtin(local_invocation_id) thread_id_0 : vec3<u32>)
{
    var poisoned_1 : bool;
    var s_0 : u32;
    var number_0 : u32 = params_0.first_group_0 + group_id_0.y * params_0.groups_x_0 + group_id_0.x;
    if(number_0 >= (params_0.last_group_0))
    {
        return;
    }
    var thread_0 : u32 = thread_id_0.x;
    var block_0 : u32 = number_0 % params_0.row_blocks_0;
    var _S17 : u32 = number_0 / params_0.row_blocks_0;
    var head_0 : u32 = _S17 % params_0.heads_0;
    var _S18 : u32 = number_0 / params_0.row_blocks_0;
    var batch_1 : u32 = _S18 / params_0.heads_0;
    var _S19 : u32 = thread_0 % u32(2);
    var _S20 : u32 = block_0 * u32(32);
    var row_2 : u32 = _S20 + thread_0 / u32(2);
    var last_row_0 : u32 = min(_S20 + u32(32), params_0.q_len_0) - u32(1);
    var live_0 : bool = row_2 < (params_0.q_len_0);
    var keys_1 : u32 = keys_of_batch_0(batch_1);
    var _S21 : u32 = keys_of_row_0(keys_1, last_row_0);
    var _S22 : u32;
    if(live_0)
    {
        _S22 = keys_of_row_0(keys_1, row_2);
    }
    else
    {
        _S22 = u32(0);
    }
    var _S23 : u32 = params_0.q_offset_0 + batch_1 * params_0.q_batch_0 + head_0 * params_0.q_head_0 + min(row_2, last_row_0) * params_0.q_row_0;
    var _S24 : u32 = params_0.k_offset_0 + batch_1 * params_0.k_batch_0;
    var _S25 : u32 = head_0 / params_0.group_0;
    var _S26 : u32 = _S24 + _S25 * params_0.k_head_0;
    var _S27 : u32 = params_0.v_offset_0 + batch_1 * params_0.v_batch_0;
    var _S28 : u32 = head_0 / params_0.group_0;
    var _S29 : u32 = _S27 + _S28 * params_0.v_head_0;
    var _S30 : u32 = params_0.mask_offset_0 + batch_1 * params_0.mask_batch_0 + head_0 * params_0.mask_head_0 + row_2 * params_0.mask_row_0;
    var _S31 : bool = (((params_0.flags_0) & (u32(1)))) != u32(0);
    var q_0 : array<vec4<f32>, i32(16)>;
    var acc_0 : array<vec4<f32>, i32(16)>;
    var i_0 : u32 = u32(0);
    for(;;)
    {
        if(i_0 < u32(16))
        {
        }
        else
        {
            break;
        }
        q_0[i_0] = load_quad_0(_S23, (i_0 * u32(2) + _S19) * u32(4)) * vec4<f32>(params_0.scale_0);
        acc_0[i_0] = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
        i_0 = i_0 + u32(1);
    }
    var m_0 : f32 = -3.4028234663852886e+38f;
    var poisoned_2 : bool = false;
    var tile_0 : u32 = u32(0);
    var l_0 : f32 = 0.0f;
    for(;;)
    {
        if(tile_0 < _S21)
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
            const _S32 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
            var k_quad_0 : vec4<f32>;
            var v_quad_0 : vec4<f32>;
            if(key_0 < _S21)
            {
                var _S33 : vec4<f32> = load_quad_2(_S29 + key_0 * params_0.v_row_0, element_1);
                k_quad_0 = load_quad_1(_S26 + key_0 * params_0.k_row_0, element_1);
                v_quad_0 = _S33;
            }
            else
            {
                k_quad_0 = _S32;
                v_quad_0 = _S32;
            }
            k_tile_0[slot_0] = k_quad_0;
            v_tile_0[slot_0] = v_quad_0;
            slot_0 = slot_0 + u32(64);
        }
        workgroupBarrier();
        var _S34 : u32 = min(u32(16), _S21 - tile_0);
        var m_1 : f32 = m_0;
        var step_0 : u32 = u32(0);
        var l_1 : f32 = l_0;
        for(;;)
        {
            if(step_0 < _S34)
            {
            }
            else
            {
                break;
            }
            var sum_0 : array<vec4<f32>, i32(4)>;
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
                sum_0[s_1] = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
                s_1 = s_1 + u32(1);
            }
            i_0 = u32(0);
            for(;;)
            {
                if(i_0 < u32(16))
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
                    sum_0[s_0] = fma(q_0[i_0], k_tile_0[(step_0 + s_0) * u32(32) + i_0 * u32(2) + _S19], sum_0[s_0]);
                    s_0 = s_0 + u32(1);
                }
                i_0 = i_0 + u32(1);
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
                score_1[s_0] = sum_0[s_0].x + sum_0[s_0].y + (sum_0[s_0].z + sum_0[s_0].w);
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
                var _S35 : f32 = quadSwapX(score_1[s_2]);
                score_1[s_2] = score_1[s_2] + _S35;
                s_2 = s_2 + u32(1);
            }
            var hidden_0 : array<bool, i32(4)>;
            var peak_0 : f32 = m_1;
            poisoned_1 = poisoned_2;
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
                hidden_0[s_3] = key_1 >= _S22;
                var _S36 : bool;
                if(_S31)
                {
                    _S36 = !hidden_0[s_3];
                }
                else
                {
                    _S36 = false;
                }
                if(_S36)
                {
                    var bias_0 : f32 = mask_values_0[_S30 + key_1 * params_0.mask_key_0];
                    score_1[s_3] = score_1[s_3] + bias_0;
                    hidden_0[s_3] = (bitcast<u32>((bias_0))) == u32(4286578688);
                }
                var _S37 : bool;
                if(!hidden_0[s_3])
                {
                    _S37 = is_special_0(score_1[s_3]);
                }
                else
                {
                    _S37 = false;
                }
                if(_S37)
                {
                    var poisoned_3 : bool;
                    if((bitcast<u32>((score_1[s_3]))) != u32(4286578688))
                    {
                        poisoned_3 = true;
                    }
                    else
                    {
                        poisoned_3 = poisoned_1;
                    }
                    hidden_0[s_3] = true;
                    poisoned_1 = poisoned_3;
                }
                if(!hidden_0[s_3])
                {
                    peak_0 = max(peak_0, score_1[s_3]);
                }
                s_3 = s_3 + u32(1);
            }
            var s_4 : u32;
            var l_2 : f32;
            if(peak_0 > m_1)
            {
                var shrink_0 : f32 = exp(m_1 - peak_0);
                var l_3 : f32 = l_1 * shrink_0;
                s_4 = u32(0);
                for(;;)
                {
                    if(s_4 < u32(16))
                    {
                    }
                    else
                    {
                        break;
                    }
                    acc_0[s_4] = acc_0[s_4] * vec4<f32>(shrink_0);
                    s_4 = s_4 + u32(1);
                }
                m_1 = peak_0;
                l_2 = l_3;
            }
            else
            {
                l_2 = l_1;
            }
            s_4 = u32(0);
            var l_4 : f32 = l_2;
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
                    var weight_0 : f32 = exp(score_1[s_4] - m_1);
                    var l_5 : f32 = l_4 + weight_0;
                    var i_1 : u32 = u32(0);
                    for(;;)
                    {
                        if(i_1 < u32(16))
                        {
                        }
                        else
                        {
                            break;
                        }
                        acc_0[i_1] = fma(vec4<f32>(weight_0, weight_0, weight_0, weight_0), v_tile_0[(step_0 + s_4) * u32(32) + i_1 * u32(2) + _S19], acc_0[i_1]);
                        i_1 = i_1 + u32(1);
                    }
                    l_4 = l_5;
                }
                s_4 = s_4 + u32(1);
            }
            var step_1 : u32 = step_0 + u32(4);
            poisoned_2 = poisoned_1;
            step_0 = step_1;
            l_1 = l_4;
        }
        var tile_1 : u32 = tile_0 + u32(16);
        m_0 = m_1;
        tile_0 = tile_1;
        l_0 = l_1;
    }
    if(live_0)
    {
        var masked_0 : bool = l_0 == 0.0f;
        if(masked_0)
        {
            poisoned_1 = (((params_0.flags_0) & (u32(4)))) == u32(0);
        }
        else
        {
            poisoned_1 = false;
        }
        if(poisoned_1)
        {
            poisoned_2 = true;
        }
        if(masked_0)
        {
            m_0 = 0.0f;
        }
        else
        {
            m_0 = 1.0f / l_0;
        }
        var _S38 : u32 = params_0.o_offset_0 + batch_1 * params_0.o_batch_0 + head_0 * params_0.o_head_0 + row_2 * params_0.o_row_0;
        i_0 = u32(0);
        for(;;)
        {
            if(i_0 < u32(16))
            {
            }
            else
            {
                break;
            }
            store_quad_0(_S38, (i_0 * u32(2) + _S19) * u32(4), acc_0[i_0] * vec4<f32>(m_0), poisoned_2);
            i_0 = i_0 + u32(1);
        }
    }
    return;
}

