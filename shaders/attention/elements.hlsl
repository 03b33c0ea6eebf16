// What all kernels over the tensors of attention share: bindings, element access, the rules of visibility and of special
// values. The file that includes this one declares `params` before it, binding 0, a block with the sizes and layouts of a
// problem, and anywhere a struct Work with `batch` and `kv_head`.
//
// Bindings: 0 parameters, 1 Q, 2 K, 3 V, 4 O, 5 mask (float32), 6 key lengths (int32), 7 scratch, in this order for
// Metal, which counts declarations. All tensors are arrays of 32-bit words: an element is one word (float32) or half of one
// (DTYPE_FLOAT16, DTYPE_BFLOAT16), so no 16-bit feature is needed, and the bit patterns of NaN are written without
// floating-point arithmetic.
//
// Build macros: DTYPE_FLOAT16 (elements are IEEE binary16); DTYPE_BFLOAT16 (the upper halves of float32); ACCESS_QUADS or
// ACCESS_OCTS (every row begins at a multiple of four or eight elements: Q, K, V and O are arrays of so many, so that one
// load moves them).

#if defined(DTYPE_FLOAT16) || defined(DTYPE_BFLOAT16)
#define TWO_IN_A_WORD
#endif
#if defined(ACCESS_OCTS)
typedef uint4 Packed;
#elif !defined(ACCESS_QUADS)
typedef uint Packed;
#elif defined(TWO_IN_A_WORD)
typedef uint2 Packed;
#else
typedef uint4 Packed;
#endif
[[vk::binding(1, 0)]] StructuredBuffer<Packed> q_words;
[[vk::binding(2, 0)]] StructuredBuffer<Packed> k_words;
[[vk::binding(3, 0)]] StructuredBuffer<Packed> v_words;
[[vk::binding(4, 0)]] RWStructuredBuffer<Packed> o_words;
[[vk::binding(5, 0)]] StructuredBuffer<float> mask_values;
[[vk::binding(6, 0)]] StructuredBuffer<int> key_lengths;
[[vk::binding(7, 0)]] RWStructuredBuffer<float4> scratch;

static const uint HAS_MASK = 1;
static const uint HAS_KEY_LENGTHS = 2;
static const uint ZERO_MASKED_ROWS = 4;

// The running maximum before the first key. Not -infinity, which WGSL does not promise: a score can equal it, none is below.
static const float LOWEST = -3.40282347e+38;
static const uint NAN_BITS = 0x7FC00000;
static const uint MINUS_INFINITY_BITS = 0xFF800000;

// number / divisor, where the divisor is the same for all threads and mostly a power of two, 1 above all: GPUs divide whole
// numbers in some twenty instructions, each of which waits for the one before.
uint quotient(uint number, uint divisor)
{
    uint result = number >> firstbithigh(divisor);
    [branch] if ((divisor & (divisor - 1)) != 0) result = number / divisor;
    return result;
}

uint query_of(uint row)
{
    return quotient(row, params.group);
}

uint head_of(Work work, uint row)
{
    return work.kv_head * params.group + row - query_of(row) * params.group;
}

uint q_of(Work work, uint row)
{
    return params.q_offset + work.batch * params.q_batch + head_of(work, row) * params.q_head
           + query_of(row) * params.q_row;
}

uint o_of(Work work, uint row)
{
    return params.o_offset + work.batch * params.o_batch + head_of(work, row) * params.o_head
           + query_of(row) * params.o_row;
}

uint mask_of(Work work, uint row)
{
    return params.mask_offset + work.batch * params.mask_batch + head_of(work, row) * params.mask_head
           + query_of(row) * params.mask_row;
}

#ifndef ACCESS_OCTS
// Four elements as they lie in memory. Not uint4 for float32: the matrix products of the unfused chain then took 14 % longer
// (NVIDIA H200, driver 580.159.04, 2026-11-30).
#ifdef TWO_IN_A_WORD
typedef uint2 RawQuad;
#else
typedef float4 RawQuad;
#endif

// Elements [element, element + 4) of a row of head_dim elements that starts at `row`, zeros beyond its end. For loads that
// are to be on their way while something else is done: a conversion would wait for them.
RawQuad load_raw_quad(StructuredBuffer<Packed> words, uint row, uint element)
{
    RawQuad raw = RawQuad(0);
    uint left = params.head_dim - min(params.head_dim, element);
#if defined(ACCESS_QUADS) && defined(TWO_IN_A_WORD)
    if (left > 0) raw = words[(row + element) / 4];
#elif defined(ACCESS_QUADS)
    if (left > 0) raw = asfloat(words[(row + element) / 4]);
#elif defined(TWO_IN_A_WORD)
    uint word = (row + element) / 2; // row and element are even
    if (left >= 2) raw.x = words[word];
    if (left >= 4) raw.y = words[word + 1];
#else
    uint word = row + element;
    if (left >= 4)
    {
        raw = asfloat(uint4(words[word], words[word + 1], words[word + 2], words[word + 3]));
    }
    else
    {
        if (left > 0) raw.x = asfloat(words[word]);
        if (left > 1) raw.y = asfloat(words[word + 1]);
        if (left > 2) raw.z = asfloat(words[word + 2]);
    }
#endif
    return raw;
}

float4 floats_of(RawQuad raw)
{
#ifdef DTYPE_FLOAT16
    return float4(unpackHalf2x16ToFloat(raw.x), unpackHalf2x16ToFloat(raw.y));
#elif defined(DTYPE_BFLOAT16)
    return asfloat(uint4(raw.x << 16, raw.x & 0xFFFF0000, raw.y << 16, raw.y & 0xFFFF0000));
#else
    return raw;
#endif
}

float4 load_quad(StructuredBuffer<Packed> words, uint row, uint element)
{
    return floats_of(load_raw_quad(words, row, element));
}
#endif

#ifdef DTYPE_FLOAT16
// An element's bits: a float rounded to nearest even. Not the built-in: Vulkan and WGSL leave its rounding to the driver,
// some truncate, and WGSL leaves numbers out of range undefined.
uint element_bits(float value)
{
    uint bits = asuint(value);
    uint sign = (bits >> 16) & 0x8000;
    uint magnitude = bits & 0x7FFFFFFF;
    if (magnitude > 0x7F800000) return sign | 0x7E00;  // NaN
    if (magnitude >= 0x477FF000) return sign | 0x7C00; // 65520 and more round to infinity
    if (magnitude < 0x33000001) return sign;           // 2^-25 and less round to zero
    uint kept; // the mantissa with its leading one, scaled so that `dropped` bits go away
    uint dropped;
    uint base; // what the exponent adds
    if (magnitude < 0x38800000) // below 2^-14: subnormal
    {
        kept = (magnitude & 0x007FFFFF) | 0x00800000;
        dropped = 126 - (magnitude >> 23);
        base = 0;
    }
    else
    {
        kept = magnitude & 0x007FFFFF;
        dropped = 13;
        base = ((magnitude >> 23) - 112) << 10;
    }
    uint rounded = kept >> dropped;
    uint rest = kept & ((1u << dropped) - 1);
    uint tie = 1u << (dropped - 1);
    if (rest > tie || (rest == tie && (rounded & 1) != 0)) rounded += 1; // a carry into the exponent is right as it is
    return sign | (base + rounded);
}
#elif defined(DTYPE_BFLOAT16)
// An element's bits: a float rounded to nearest even.
uint element_bits(float value)
{
    uint bits = asuint(value);
    if ((bits & 0x7FFFFFFF) > 0x7F800000) return (bits >> 16) | 0x40; // NaN
    return (bits + 0x7FFF + ((bits >> 16) & 1)) >> 16; // a carry into the exponent is right as it is
}
#endif

#ifdef TWO_IN_A_WORD
#ifdef DTYPE_FLOAT16
static const uint NAN_PAIR = 0x7E007E00;
#else
static const uint NAN_PAIR = 0x7FC07FC0;
#endif

// Two elements in a word; `poisoned` gives NaN whatever the numbers are.
uint pair_of(float low, float high, bool poisoned)
{
    return poisoned ? NAN_PAIR : element_bits(low) | (element_bits(high) << 16);
}
#endif

#ifndef ACCESS_OCTS
// Write elements [element, element + 4) of a row of O; `poisoned` writes NaN whatever the numbers are.
void store_quad(uint row, uint element, float4 quad, bool poisoned)
{
    uint left = params.head_dim - min(params.head_dim, element);
#if defined(ACCESS_QUADS) && defined(TWO_IN_A_WORD)
    uint2 pairs = uint2(pair_of(quad.x, quad.y, poisoned), pair_of(quad.z, quad.w, poisoned));
    if (left > 0) o_words[(row + element) / 4] = pairs;
#elif defined(ACCESS_QUADS)
    if (left > 0) o_words[(row + element) / 4] = poisoned ? uint4(NAN_BITS, NAN_BITS, NAN_BITS, NAN_BITS) : asuint(quad);
#elif defined(TWO_IN_A_WORD)
    uint word = (row + element) / 2;
    if (left >= 2) o_words[word] = pair_of(quad.x, quad.y, poisoned);
    if (left >= 4) o_words[word + 1] = pair_of(quad.z, quad.w, poisoned);
#else
    uint word = row + element;
    if (left > 0) o_words[word] = poisoned ? NAN_BITS : asuint(quad.x);
    if (left > 1) o_words[word + 1] = poisoned ? NAN_BITS : asuint(quad.y);
    if (left > 2) o_words[word + 2] = poisoned ? NAN_BITS : asuint(quad.z);
    if (left > 3) o_words[word + 3] = poisoned ? NAN_BITS : asuint(quad.w);
#endif
}
#endif

// Keys of a batch entry that its length leaves.
uint keys_of_batch(uint batch)
{
    if ((params.flags & HAS_KEY_LENGTHS) == 0) return params.k_len;
    return uint(clamp(key_lengths[params.lengths_offset + batch], 0, int(params.k_len)));
}

// Keys that a query may see by length and the causal rule: those below the returned number.
uint keys_of_query(uint keys, uint query)
{
    return uint(clamp(int(query) + params.causal_offset + 1, 0, int(keys)));
}

// sum + weight * v, rounded once.
float4 weigh(float weight, float4 v, float4 sum)
{
    return mad(float4(weight, weight, weight, weight), v, sum);
}

// A score is +infinity, -infinity or NaN. By its bits: compilers may assume that comparisons never meet these.
bool is_special(float score)
{
    return (asuint(score) & 0x7F800000) == 0x7F800000;
}
