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

fn store_quad_0( row_1 : u32,  element_0 : u32,  quad_0 : vec4<f32>,  poisoned_0 : bool)
{
    var left_0 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, element_0);
    var word_0 : u32 = row_1 + element_0;
    var _S1 : u32;
    if(left_0 > u32(0))
    {
        if(poisoned_0)
        {
            _S1 = u32(2143289344);
        }
        else
        {
            _S1 = (bitcast<u32>((quad_0.x)));
        }
        o_words_0[word_0] = _S1;
    }
    if(left_0 > u32(1))
    {
        if(poisoned_0)
        {
            _S1 = u32(2143289344);
        }
        else
        {
            _S1 = (bitcast<u32>((quad_0.y)));
        }
        o_words_0[word_0 + u32(1)] = _S1;
    }
    if(left_0 > u32(2))
    {
        if(poisoned_0)
        {
            _S1 = u32(2143289344);
        }
        else
        {
            _S1 = (bitcast<u32>((quad_0.z)));
        }
        o_words_0[word_0 + u32(2)] = _S1;
    }
    if(left_0 > u32(3))
    {
        if(poisoned_0)
        {
            _S1 = u32(2143289344);
        }
        else
        {
            _S1 = (bitcast<u32>((quad_0.w)));
        }
        o_words_0[word_0 + u32(3)] = _S1;
    }
    return;
}

fn load_quad_0( _S2 : u32,  _S3 : u32) -> vec4<f32>
{
    var quad_1 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
    var left_1 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, _S3);
    var word_1 : u32 = _S2 + _S3;
    if(left_1 >= u32(4))
    {
        quad_1 = (bitcast<vec4<f32>>((vec4<u32>(q_words_0[word_1], q_words_0[word_1 + u32(1)], q_words_0[word_1 + u32(2)], q_words_0[word_1 + u32(3)]))));
    }
    else
    {
        if(left_1 > u32(0))
        {
            quad_1[i32(0)] = (bitcast<f32>((q_words_0[word_1])));
        }
        if(left_1 > u32(1))
        {
            quad_1[i32(1)] = (bitcast<f32>((q_words_0[word_1 + u32(1)])));
        }
        if(left_1 > u32(2))
        {
            quad_1[i32(2)] = (bitcast<f32>((q_words_0[word_1 + u32(2)])));
        }
    }
    return quad_1;
}

fn load_quad_1( _S4 : u32,  _S5 : u32) -> vec4<f32>
{
    var quad_2 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
    var left_2 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, _S5);
    var word_2 : u32 = _S4 + _S5;
    if(left_2 >= u32(4))
    {
        quad_2 = (bitcast<vec4<f32>>((vec4<u32>(k_words_0[word_2], k_words_0[word_2 + u32(1)], k_words_0[word_2 + u32(2)], k_words_0[word_2 + u32(3)]))));
    }
    else
    {
        if(left_2 > u32(0))
        {
            quad_2[i32(0)] = (bitcast<f32>((k_words_0[word_2])));
        }
        if(left_2 > u32(1))
        {
            quad_2[i32(1)] = (bitcast<f32>((k_words_0[word_2 + u32(1)])));
        }
        if(left_2 > u32(2))
        {
            quad_2[i32(2)] = (bitcast<f32>((k_words_0[word_2 + u32(2)])));
        }
    }
    return quad_2;
}

fn load_quad_2( _S6 : u32,  _S7 : u32) -> vec4<f32>
{
    var quad_3 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
    var left_3 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, _S7);
    var word_3 : u32 = _S6 + _S7;
    if(left_3 >= u32(4))
    {
        quad_3 = (bitcast<vec4<f32>>((vec4<u32>(v_words_0[word_3], v_words_0[word_3 + u32(1)], v_words_0[word_3 + u32(2)], v_words_0[word_3 + u32(3)]))));
    }
    else
    {
        if(left_3 > u32(0))
        {
            quad_3[i32(0)] = (bitcast<f32>((v_words_0[word_3])));
        }
        if(left_3 > u32(1))
        {
            quad_3[i32(1)] = (bitcast<f32>((v_words_0[word_3 + u32(1)])));
        }
        if(left_3 > u32(2))
        {
            quad_3[i32(2)] = (bitcast<f32>((v_words_0[word_3 + u32(2)])));
        }
    }
    return quad_3;
}

@compute
@workgroup_size(64, 1, 1)
fn attention(@builtin(workgroup_id) group_id_0 : vec3<u32>, @builtin(local_invocation_id) thread_id_0 : vec3<u32>)
{
    var poisoned_1 : bool;
    var number_0 : u32 = params_0.first_group_0 + group_id_0.y * params_0.groups_x_0 + group_id_0.x;
    if(number_0 >= (params_0.last_group_0))
    {
        return;
    }
    var thread_0 : u32 = thread_id_0.x;
    var block_0 : u32 = number_0 % params_0.row_blocks_0;
    var _S8 : u32 = number_0 / params_0.row_blocks_0;
    var head_0 : u32 = _S8 % params_0.heads_0;
    var _S9 : u32 = number_0 / params_0.row_blocks_0;
    var batch_1 : u32 = _S9 / params_0.heads_0;
    var _S10 : u32 = thread_0 % u32(2);
    var _S11 : u32 = block_0 * u32(32);
    var row_2 : u32 = _S11 + thread_0 / u32(2);
    var last_row_0 : u32 = min(_S11 + u32(32), params_0.q_len_0) - u32(1);
    var live_0 : bool = row_2 < (params_0.q_len_0);
    var keys_1 : u32 = keys_of_batch_0(batch_1);
    var _S12 : u32 = keys_of_row_0(keys_1, last_row_0);
    var _S13 : u32;
    if(live_0)
    {
        _S13 = keys_of_row_0(keys_1, row_2);
    }
    else
    {
        _S13 = u32(0);
    }
    var _S14 : u32 = params_0.q_offset_0 + batch_1 * params_0.q_batch_0 + head_0 * params_0.q_head_0 + min(row_2, last_row_0) * params_0.q_row_0;
    var _S15 : u32 = params_0.k_offset_0 + batch_1 * params_0.k_batch_0;
    var _S16 : u32 = head_0 / params_0.group_0;
    var _S17 : u32 = _S15 + _S16 * params_0.k_head_0;
    var _S18 : u32 = params_0.v_offset_0 + batch_1 * params_0.v_batch_0;
    var _S19 : u32 = head_0 / params_0.group_0;
    var _S20 : u32 = _S18 + _S19 * params_0.v_head_0;
    var _S21 : u32 = params_0.mask_offset_0 + batch_1 * params_0.mask_batch_0 + head_0 * params_0.mask_head_0 + row_2 * params_0.mask_row_0;
    var _S22 : bool = (((params_0.flags_0) & (u32(1)))) != u32(0);
    var q_0 : array<vec4<f32>, i32(8)>;
    var acc_0 : array<vec4<f32>, i32(8)>;
    var _S23 : u32 = _S10 * u32(4);
    q_0[u32(0)] = load_quad_0(_S14, _S23) * vec4<f32>(params_0.scale_0);
    const _S24 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
    acc_0[u32(0)] = _S24;
    var _S25 : u32 = (u32(2) + _S10) * u32(4);
    q_0[u32(1)] = load_quad_0(_S14, _S25) * vec4<f32>(params_0.scale_0);
    acc_0[u32(1)] = _S24;
    var _S26 : u32 = (u32(4) + _S10) * u32(4);
    q_0[u32(2)] = load_quad_0(_S14, _S26) * vec4<f32>(params_0.scale_0);
    acc_0[u32(2)] = _S24;
    var _S27 : u32 = (u32(6) + _S10) * u32(4);
    q_0[u32(3)] = load_quad_0(_S14, _S27) * vec4<f32>(params_0.scale_0);
    acc_0[u32(3)] = _S24;
    var _S28 : u32 = (u32(8) + _S10) * u32(4);
    q_0[u32(4)] = load_quad_0(_S14, _S28) * vec4<f32>(params_0.scale_0);
    acc_0[u32(4)] = _S24;
    var _S29 : u32 = (u32(10) + _S10) * u32(4);
    q_0[u32(5)] = load_quad_0(_S14, _S29) * vec4<f32>(params_0.scale_0);
    acc_0[u32(5)] = _S24;
    var _S30 : u32 = (u32(12) + _S10) * u32(4);
    q_0[u32(6)] = load_quad_0(_S14, _S30) * vec4<f32>(params_0.scale_0);
    acc_0[u32(6)] = _S24;
    var _S31 : u32 = (u32(14) + _S10) * u32(4);
    q_0[u32(7)] = load_quad_0(_S14, _S31) * vec4<f32>(params_0.scale_0);
    acc_0[u32(7)] = _S24;
    var tile_0 : u32 = u32(0);
    var m_0 : f32 = -3.4028234663852886e+38f;
    var poisoned_2 : bool = false;
    var l_0 : f32 = 0.0f;
    for(;;)
    {
        if(tile_0 < _S12)
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
            if(key_0 < _S12)
            {
                var _S32 : vec4<f32> = load_quad_2(_S20 + key_0 * params_0.v_row_0, element_1);
                k_quad_0 = load_quad_1(_S17 + key_0 * params_0.k_row_0, element_1);
                v_quad_0 = _S32;
            }
            else
            {
                k_quad_0 = _S24;
                v_quad_0 = _S24;
            }
            k_tile_0[slot_0] = k_quad_0;
            v_tile_0[slot_0] = v_quad_0;
            slot_0 = slot_0 + u32(64);
        }
        workgroupBarrier();
        var _S33 : u32 = min(u32(32), _S12 - tile_0);
        var step_0 : u32 = u32(0);
        var m_1 : f32 = m_0;
        poisoned_1 = poisoned_2;
        var l_1 : f32 = l_0;
        for(;;)
        {
            if(step_0 < _S33)
            {
            }
            else
            {
                break;
            }
            var sum_0 : array<vec4<f32>, i32(4)>;
            var _S34 : u32 = step_0 * u32(16);
            var _S35 : u32 = _S34 + _S10;
            var _S36 : u32 = (step_0 + u32(1)) * u32(16);
            var _S37 : u32 = _S36 + _S10;
            var _S38 : u32 = (step_0 + u32(2)) * u32(16);
            var _S39 : u32 = _S38 + _S10;
            var _S40 : u32 = (step_0 + u32(3)) * u32(16);
            var _S41 : u32 = _S40 + _S10;
            var _S42 : u32 = _S34 + u32(2) + _S10;
            var _S43 : u32 = _S36 + u32(2) + _S10;
            var _S44 : u32 = _S38 + u32(2) + _S10;
            var _S45 : u32 = _S40 + u32(2) + _S10;
            var _S46 : u32 = _S34 + u32(4) + _S10;
            var _S47 : u32 = _S36 + u32(4) + _S10;
            var _S48 : u32 = _S38 + u32(4) + _S10;
            var _S49 : u32 = _S40 + u32(4) + _S10;
            var _S50 : u32 = _S34 + u32(6) + _S10;
            var _S51 : u32 = _S36 + u32(6) + _S10;
            var _S52 : u32 = _S38 + u32(6) + _S10;
            var _S53 : u32 = _S40 + u32(6) + _S10;
            var _S54 : u32 = _S34 + u32(8) + _S10;
            var _S55 : u32 = _S36 + u32(8) + _S10;
            var _S56 : u32 = _S38 + u32(8) + _S10;
            var _S57 : u32 = _S40 + u32(8) + _S10;
            var _S58 : u32 = _S34 + u32(10) + _S10;
            var _S59 : u32 = _S36 + u32(10) + _S10;
            var _S60 : u32 = _S38 + u32(10) + _S10;
            var _S61 : u32 = _S40 + u32(10) + _S10;
            var _S62 : u32 = _S34 + u32(12) + _S10;
            var _S63 : u32 = _S36 + u32(12) + _S10;
            var _S64 : vec4<f32> = fma(q_0[u32(6)], k_tile_0[_S63], fma(q_0[u32(5)], k_tile_0[_S59], fma(q_0[u32(4)], k_tile_0[_S55], fma(q_0[u32(3)], k_tile_0[_S51], fma(q_0[u32(2)], k_tile_0[_S47], fma(q_0[u32(1)], k_tile_0[_S43], fma(q_0[u32(0)], k_tile_0[_S37], _S24)))))));
            var _S65 : u32 = _S38 + u32(12) + _S10;
            var _S66 : vec4<f32> = fma(q_0[u32(6)], k_tile_0[_S65], fma(q_0[u32(5)], k_tile_0[_S60], fma(q_0[u32(4)], k_tile_0[_S56], fma(q_0[u32(3)], k_tile_0[_S52], fma(q_0[u32(2)], k_tile_0[_S48], fma(q_0[u32(1)], k_tile_0[_S44], fma(q_0[u32(0)], k_tile_0[_S39], _S24)))))));
            var _S67 : u32 = _S40 + u32(12) + _S10;
            var _S68 : vec4<f32> = fma(q_0[u32(6)], k_tile_0[_S67], fma(q_0[u32(5)], k_tile_0[_S61], fma(q_0[u32(4)], k_tile_0[_S57], fma(q_0[u32(3)], k_tile_0[_S53], fma(q_0[u32(2)], k_tile_0[_S49], fma(q_0[u32(1)], k_tile_0[_S45], fma(q_0[u32(0)], k_tile_0[_S41], _S24)))))));
            var _S69 : u32 = _S34 + u32(14) + _S10;
            var _S70 : vec4<f32> = fma(q_0[u32(7)], k_tile_0[_S69], fma(q_0[u32(6)], k_tile_0[_S62], fma(q_0[u32(5)], k_tile_0[_S58], fma(q_0[u32(4)], k_tile_0[_S54], fma(q_0[u32(3)], k_tile_0[_S50], fma(q_0[u32(2)], k_tile_0[_S46], fma(q_0[u32(1)], k_tile_0[_S42], fma(q_0[u32(0)], k_tile_0[_S35], _S24))))))));
            sum_0[u32(0)] = _S70;
            var _S71 : u32 = _S36 + u32(14) + _S10;
            var _S72 : vec4<f32> = fma(q_0[u32(7)], k_tile_0[_S71], _S64);
            sum_0[u32(1)] = _S72;
            var _S73 : u32 = _S38 + u32(14) + _S10;
            var _S74 : vec4<f32> = fma(q_0[u32(7)], k_tile_0[_S73], _S66);
            sum_0[u32(2)] = _S74;
            var _S75 : u32 = _S40 + u32(14) + _S10;
            var _S76 : vec4<f32> = fma(q_0[u32(7)], k_tile_0[_S75], _S68);
            sum_0[u32(3)] = _S76;
            var score_1 : array<f32, i32(4)>;
            var _S77 : f32 = _S70.x + _S70.y + (_S70.z + _S70.w);
            var _S78 : f32 = _S72.x + _S72.y + (_S72.z + _S72.w);
            var _S79 : f32 = _S74.x + _S74.y + (_S74.z + _S74.w);
            var _S80 : f32 = _S76.x + _S76.y + (_S76.z + _S76.w);
            var _S81 : f32 = quadSwapX(_S77);
            score_1[u32(0)] = _S77 + _S81;
            var _S82 : f32 = quadSwapX(_S78);
            score_1[u32(1)] = _S78 + _S82;
            var _S83 : f32 = quadSwapX(_S79);
            score_1[u32(2)] = _S79 + _S83;
            var _S84 : f32 = quadSwapX(_S80);
            score_1[u32(3)] = _S80 + _S84;
            var _S85 : u32 = tile_0 + step_0;
            var hidden_0 : array<bool, i32(4)>;
            hidden_0[u32(0)] = _S85 >= _S13;
            var _S86 : bool;
            if(_S22)
            {
                _S86 = !hidden_0[u32(0)];
            }
            else
            {
                _S86 = false;
            }
            if(_S86)
            {
                var bias_0 : f32 = mask_values_0[_S21 + _S85 * params_0.mask_key_0];
                score_1[u32(0)] = score_1[u32(0)] + bias_0;
                hidden_0[u32(0)] = (bitcast<u32>((bias_0))) == u32(4286578688);
            }
            var _S87 : bool;
            if(!hidden_0[u32(0)])
            {
                _S87 = is_special_0(score_1[u32(0)]);
            }
            else
            {
                _S87 = false;
            }
            var poisoned_3 : bool;
            if(_S87)
            {
                if((bitcast<u32>((score_1[u32(0)]))) != u32(4286578688))
                {
                    poisoned_3 = true;
                }
                else
                {
                    poisoned_3 = poisoned_1;
                }
                hidden_0[u32(0)] = true;
            }
            else
            {
                poisoned_3 = poisoned_1;
            }
            var peak_0 : f32;
            if(!hidden_0[u32(0)])
            {
                peak_0 = max(m_1, score_1[u32(0)]);
            }
            else
            {
                peak_0 = m_1;
            }
            var key_1 : u32 = _S85 + u32(1);
            hidden_0[u32(1)] = key_1 >= _S13;
            var _S88 : bool;
            if(_S22)
            {
                _S88 = !hidden_0[u32(1)];
            }
            else
            {
                _S88 = false;
            }
            if(_S88)
            {
                var bias_1 : f32 = mask_values_0[_S21 + key_1 * params_0.mask_key_0];
                score_1[u32(1)] = score_1[u32(1)] + bias_1;
                hidden_0[u32(1)] = (bitcast<u32>((bias_1))) == u32(4286578688);
            }
            var _S89 : bool;
            if(!hidden_0[u32(1)])
            {
                _S89 = is_special_0(score_1[u32(1)]);
            }
            else
            {
                _S89 = false;
            }
            var poisoned_4 : bool;
            if(_S89)
            {
                if((bitcast<u32>((score_1[u32(1)]))) != u32(4286578688))
                {
                    poisoned_4 = true;
                }
                else
                {
                    poisoned_4 = poisoned_3;
                }
                hidden_0[u32(1)] = true;
            }
            else
            {
                poisoned_4 = poisoned_3;
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
            var key_2 : u32 = _S85 + u32(2);
            hidden_0[u32(2)] = key_2 >= _S13;
            var _S90 : bool;
            if(_S22)
            {
                _S90 = !hidden_0[u32(2)];
            }
            else
            {
                _S90 = false;
            }
            if(_S90)
            {
                var bias_2 : f32 = mask_values_0[_S21 + key_2 * params_0.mask_key_0];
                score_1[u32(2)] = score_1[u32(2)] + bias_2;
                hidden_0[u32(2)] = (bitcast<u32>((bias_2))) == u32(4286578688);
            }
            var _S91 : bool;
            if(!hidden_0[u32(2)])
            {
                _S91 = is_special_0(score_1[u32(2)]);
            }
            else
            {
                _S91 = false;
            }
            var poisoned_5 : bool;
            if(_S91)
            {
                if((bitcast<u32>((score_1[u32(2)]))) != u32(4286578688))
                {
                    poisoned_5 = true;
                }
                else
                {
                    poisoned_5 = poisoned_4;
                }
                hidden_0[u32(2)] = true;
            }
            else
            {
                poisoned_5 = poisoned_4;
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
            var key_3 : u32 = _S85 + u32(3);
            hidden_0[u32(3)] = key_3 >= _S13;
            var _S92 : bool;
            if(_S22)
            {
                _S92 = !hidden_0[u32(3)];
            }
            else
            {
                _S92 = false;
            }
            if(_S92)
            {
                var bias_3 : f32 = mask_values_0[_S21 + key_3 * params_0.mask_key_0];
                score_1[u32(3)] = score_1[u32(3)] + bias_3;
                hidden_0[u32(3)] = (bitcast<u32>((bias_3))) == u32(4286578688);
            }
            var _S93 : bool;
            if(!hidden_0[u32(3)])
            {
                _S93 = is_special_0(score_1[u32(3)]);
            }
            else
            {
                _S93 = false;
            }
            if(_S93)
            {
                var poisoned_6 : bool;
                if((bitcast<u32>((score_1[u32(3)]))) != u32(4286578688))
                {
                    poisoned_6 = true;
                }
                else
                {
                    poisoned_6 = poisoned_5;
                }
                hidden_0[u32(3)] = true;
                poisoned_1 = poisoned_6;
            }
            else
            {
                poisoned_1 = poisoned_5;
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
            var l_2 : f32;
            if(peak_3 > m_1)
            {
                var shrink_0 : f32 = exp(m_1 - peak_3);
                var l_3 : f32 = l_1 * shrink_0;
                var _S94 : vec4<f32> = vec4<f32>(shrink_0);
                acc_0[u32(0)] = acc_0[u32(0)] * _S94;
                acc_0[u32(1)] = acc_0[u32(1)] * _S94;
                acc_0[u32(2)] = acc_0[u32(2)] * _S94;
                acc_0[u32(3)] = acc_0[u32(3)] * _S94;
                acc_0[u32(4)] = acc_0[u32(4)] * _S94;
                acc_0[u32(5)] = acc_0[u32(5)] * _S94;
                acc_0[u32(6)] = acc_0[u32(6)] * _S94;
                acc_0[u32(7)] = acc_0[u32(7)] * _S94;
                m_1 = peak_3;
                l_2 = l_3;
            }
            else
            {
                l_2 = l_1;
            }
            var l_4 : f32;
            if(!hidden_0[u32(0)])
            {
                var weight_0 : f32 = exp(score_1[u32(0)] - m_1);
                var l_5 : f32 = l_2 + weight_0;
                var _S95 : vec4<f32> = vec4<f32>(weight_0, weight_0, weight_0, weight_0);
                acc_0[u32(0)] = fma(_S95, v_tile_0[_S35], acc_0[u32(0)]);
                acc_0[u32(1)] = fma(_S95, v_tile_0[_S42], acc_0[u32(1)]);
                acc_0[u32(2)] = fma(_S95, v_tile_0[_S46], acc_0[u32(2)]);
                acc_0[u32(3)] = fma(_S95, v_tile_0[_S50], acc_0[u32(3)]);
                acc_0[u32(4)] = fma(_S95, v_tile_0[_S54], acc_0[u32(4)]);
                acc_0[u32(5)] = fma(_S95, v_tile_0[_S58], acc_0[u32(5)]);
                acc_0[u32(6)] = fma(_S95, v_tile_0[_S62], acc_0[u32(6)]);
                acc_0[u32(7)] = fma(_S95, v_tile_0[_S69], acc_0[u32(7)]);
                l_4 = l_5;
            }
            else
            {
                l_4 = l_2;
            }
            var l_6 : f32;
            if(!hidden_0[u32(1)])
            {
                var weight_1 : f32 = exp(score_1[u32(1)] - m_1);
                var l_7 : f32 = l_4 + weight_1;
                var _S96 : vec4<f32> = vec4<f32>(weight_1, weight_1, weight_1, weight_1);
                acc_0[u32(0)] = fma(_S96, v_tile_0[_S37], acc_0[u32(0)]);
                acc_0[u32(1)] = fma(_S96, v_tile_0[_S43], acc_0[u32(1)]);
                acc_0[u32(2)] = fma(_S96, v_tile_0[_S47], acc_0[u32(2)]);
                acc_0[u32(3)] = fma(_S96, v_tile_0[_S51], acc_0[u32(3)]);
                acc_0[u32(4)] = fma(_S96, v_tile_0[_S55], acc_0[u32(4)]);
                acc_0[u32(5)] = fma(_S96, v_tile_0[_S59], acc_0[u32(5)]);
                acc_0[u32(6)] = fma(_S96, v_tile_0[_S63], acc_0[u32(6)]);
                acc_0[u32(7)] = fma(_S96, v_tile_0[_S71], acc_0[u32(7)]);
                l_6 = l_7;
            }
            else
            {
                l_6 = l_4;
            }
            var l_8 : f32;
            if(!hidden_0[u32(2)])
            {
                var weight_2 : f32 = exp(score_1[u32(2)] - m_1);
                var l_9 : f32 = l_6 + weight_2;
                var _S97 : vec4<f32> = vec4<f32>(weight_2, weight_2, weight_2, weight_2);
                acc_0[u32(0)] = fma(_S97, v_tile_0[_S39], acc_0[u32(0)]);
                acc_0[u32(1)] = fma(_S97, v_tile_0[_S44], acc_0[u32(1)]);
                acc_0[u32(2)] = fma(_S97, v_tile_0[_S48], acc_0[u32(2)]);
                acc_0[u32(3)] = fma(_S97, v_tile_0[_S52], acc_0[u32(3)]);
                acc_0[u32(4)] = fma(_S97, v_tile_0[_S56], acc_0[u32(4)]);
                acc_0[u32(5)] = fma(_S97, v_tile_0[_S60], acc_0[u32(5)]);
                acc_0[u32(6)] = fma(_S97, v_tile_0[_S65], acc_0[u32(6)]);
                acc_0[u32(7)] = fma(_S97, v_tile_0[_S73], acc_0[u32(7)]);
                l_8 = l_9;
            }
            else
            {
                l_8 = l_6;
            }
            if(!hidden_0[u32(3)])
            {
                var weight_3 : f32 = exp(score_1[u32(3)] - m_1);
                var l_10 : f32 = l_8 + weight_3;
                var _S98 : vec4<f32> = vec4<f32>(weight_3, weight_3, weight_3, weight_3);
                acc_0[u32(0)] = fma(_S98, v_tile_0[_S41], acc_0[u32(0)]);
                acc_0[u32(1)] = fma(_S98, v_tile_0[_S45], acc_0[u32(1)]);
                acc_0[u32(2)] = fma(_S98, v_tile_0[_S49], acc_0[u32(2)]);
                acc_0[u32(3)] = fma(_S98, v_tile_0[_S53], acc_0[u32(3)]);
                acc_0[u32(4)] = fma(_S98, v_tile_0[_S57], acc_0[u32(4)]);
                acc_0[u32(5)] = fma(_S98, v_tile_0[_S61], acc_0[u32(5)]);
                acc_0[u32(6)] = fma(_S98, v_tile_0[_S67], acc_0[u32(6)]);
                acc_0[u32(7)] = fma(_S98, v_tile_0[_S75], acc_0[u32(7)]);
                l_1 = l_10;
            }
            else
            {
                l_1 = l_8;
            }
            step_0 = step_0 + u32(4);
        }
        tile_0 = tile_0 + u32(32);
        m_0 = m_1;
        poisoned_2 = poisoned_1;
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
        var _S99 : u32 = params_0.o_offset_0 + batch_1 * params_0.o_batch_0 + head_0 * params_0.o_head_0 + row_2 * params_0.o_row_0;
        store_quad_0(_S99, _S23, acc_0[u32(0)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S99, _S25, acc_0[u32(1)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S99, _S26, acc_0[u32(2)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S99, _S27, acc_0[u32(3)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S99, _S28, acc_0[u32(4)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S99, _S29, acc_0[u32(5)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S99, _S30, acc_0[u32(6)] * vec4<f32>(m_0), poisoned_2);
        store_quad_0(_S99, _S31, acc_0[u32(7)] * vec4<f32>(m_0), poisoned_2);
    }
    return;
}

