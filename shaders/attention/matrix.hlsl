// What the kernels for matrix hardware share: types of matrices, and K, V and Q on their way to workgroup memory.
//
// Elements of float32 (SPLIT) are multiplied as two of half each: the nearest, and what that leaves, rounded.
//
// Build macros beside those of common.hlsl: DTYPE_FLOAT16, DTYPE_BFLOAT16 or DTYPE_FLOAT32, ACCESS_WORDS, ACCESS_OCTS or for
// float32 ACCESS_QUADS, TILE (rows, columns and depth of a matrix), SUBGROUP (threads of a subgroup), SUBGROUPS (of a
// workgroup).

#include "common.hlsl"

using namespace linalg;

#ifdef DTYPE_FLOAT32
#define SPLIT
#endif
#ifdef DTYPE_BFLOAT16
typealias Element = BFloat16;
#else
typealias Element = half;
#endif
typealias MatrixA = CoopMat<Element, MemoryScope.Subgroup, TILE, TILE, CoopMatMatrixUse.MatrixA>;
typealias MatrixB = CoopMat<Element, MemoryScope.Subgroup, TILE, TILE, CoopMatMatrixUse.MatrixB>;
typealias Sums = CoopMat<float, MemoryScope.Subgroup, TILE, TILE, CoopMatMatrixUse.MatrixAccumulator>;

static const uint THREADS = SUBGROUPS * SUBGROUP;
static const uint EIGHTS = HEAD_DIM / 8;  // a row as uint4, eight elements each
static const uint PITCH = EIGHTS + 1;     // from row to row in workgroup memory: the odd one spares bank conflicts
static const uint SLICES = HEAD_DIM / TILE;
static const uint ELEMENTS = TILE * TILE / SUBGROUP; // of a matrix that a thread holds

static const float LOG2_E = 1.44269504;
static const float LN_2 = 0.693147181;

// Other threads of the subgroup have written, or read, what they had to.
void meet()
{
#if TILE == 8
    // Mesa lavapipe, the one driver with such matrices. Its subgroups go in lockstep, and it takes every barrier for one of
    // the whole workgroup, where subgroups may not all come by.
    GroupMemoryBarrier();
#else
    // Not GroupMemoryBarrierWithWaveSync(), which Slang makes wait for buffers and images too: for what is on its way.
    spirv_asm { OpControlBarrier Subgroup Subgroup AcquireRelease|WorkgroupMemory };
#endif
}

#ifndef SPLIT
typealias Eight = uint4; // eight elements of a row
static const Eight EIGHT_ZEROS = uint4(0, 0, 0, 0);

// Elements [element, element + 8) of a row that starts at `row`, zeros beyond head_dim.
Eight load_eight(StructuredBuffer<Packed> words, uint row, uint element)
{
    uint4 eight = uint4(0, 0, 0, 0);
    uint left = params.head_dim - min(params.head_dim, element);
#ifdef ACCESS_OCTS
    if (left > 0) eight = words[(row + element) / 8];
#else
    uint word = (row + element) / 2; // row and element are even
    if (left >= 2) eight.x = words[word];
    if (left >= 4) eight.y = words[word + 1];
    if (left >= 6) eight.z = words[word + 2];
    if (left >= 8) eight.w = words[word + 3];
#endif
    return eight;
}

#ifndef DTYPE_BFLOAT16
static const uint EXPONENTS = 0x7C007C00; // of the two elements of a word
static const uint LAST_OF_EXPONENT = 0x04000400;
static const uint ONES = 0x3C003C00;
#else
static const uint EXPONENTS = 0x7F807F80;
static const uint LAST_OF_EXPONENT = 0x00800080;
static const uint ONES = 0x3F803F80;
#endif

// The highest bit of each of eight elements that is an infinity or NaN: the sum carries where the exponent is all ones.
uint4 specials_of(uint4 eight)
{
    return ((eight & EXPONENTS) + LAST_OF_EXPONENT) & 0x80008000;
}

// All bits of the elements whose highest bit is given.
uint4 whole_elements(uint4 highest)
{
    return (highest >> 15) * 0xFFFF;
}

// Make zeros of infinities and NaN, and say whether there are any.
bool hide_specials(inout Eight eight)
{
    uint4 special = specials_of(eight);
    eight &= ~whole_elements(special);
    return any(special != 0);
}

// 1 for each of eight elements that is +infinity (sign 0), NaN (sign 1) or -infinity (sign 2); 0 for the others.
uint4 marks_of(Eight eight, uint sign)
{
    uint4 special = whole_elements(specials_of(eight));
    // What is below the exponent makes a NaN. Adding all ones there carries into the exponent's place, and no further.
    uint4 below = (eight & ~EXPONENTS & 0x7FFF7FFF) + (LAST_OF_EXPONENT - 0x00010001);
    uint4 nan = whole_elements((below & LAST_OF_EXPONENT) * (0x8000 / (LAST_OF_EXPONENT & 0xFFFF)));
    uint4 negative = whole_elements(eight & 0x80008000);
    uint4 wanted = sign == 1 ? nan : ~nan & (sign == 0 ? ~negative : negative);
    return special & wanted & ONES;
}

// Write elements [element, element + 8) of a row of O that starts at `row`.
void store_eight(uint row, uint element, uint4 eight)
{
    uint left = params.head_dim - min(params.head_dim, element);
#ifdef ACCESS_OCTS
    if (left > 0) o_words[(row + element) / 8] = eight;
#else
    uint word = (row + element) / 2;
    if (left >= 2) o_words[word] = eight.x;
    if (left >= 4) o_words[word + 1] = eight.y;
    if (left >= 6) o_words[word + 2] = eight.z;
    if (left >= 8) o_words[word + 3] = eight.w;
#endif
}
#else
struct Eight // elements of a row
{
    float4 low;
    float4 high;
};
static const Eight EIGHT_ZEROS = { float4(0, 0, 0, 0), float4(0, 0, 0, 0) };

// Elements [element, element + 8) of a row that starts at `row`, zeros beyond head_dim.
Eight load_eight(StructuredBuffer<Packed> words, uint row, uint element)
{
    Eight eight;
    eight.low = load_raw_quad(words, row, element);
    eight.high = load_raw_quad(words, row, element + 4);
    return eight;
}

// Infinities, NaN, and what half has no number for.
bool4 specials_of(float4 four)
{
    return (asuint(four) & 0x7FFFFFFF) >= 0x477FF000;
}

// The nearest number with the bits of a half. Not converted to half and back: drivers take that for nothing (Mesa 26.1.6).
float nearest_of(float value)
{
    return asfloat((asuint(value) + 0x1000) & 0xFFFFE000);
}

// The same for elements: NaN for what half has no number for. An infinity alone could pass for a hidden key.
float4 nearest_of(float4 four)
{
    uint4 bits = asuint(four);
    return asfloat(select(specials_of(four), bits | 0x7FC00000, (bits + 0x1000) & 0xFFFFE000));
}

// Eight elements that half has, or nearly.
uint4 halves_of(float4 low, float4 high)
{
    return uint4(bit_cast<uint2>(vector<half, 4>(low)), bit_cast<uint2>(vector<half, 4>(high)));
}

// The two parts of eight elements.
uint4 nearest_of(Eight eight)
{
    return halves_of(nearest_of(eight.low), nearest_of(eight.high));
}

uint4 rest_of(Eight eight)
{
    return halves_of(eight.low - nearest_of(eight.low), eight.high - nearest_of(eight.high));
}

// Make zeros of special elements, and say whether there are any.
bool hide_specials(inout Eight eight)
{
    bool4 low = specials_of(eight.low);
    bool4 high = specials_of(eight.high);
    eight.low = select(low, float4(0, 0, 0, 0), eight.low);
    eight.high = select(high, float4(0, 0, 0, 0), eight.high);
    return any(low) || any(high);
}

float4 marks_of(float4 four, uint sign)
{
    bool4 infinite = asuint(four) == (sign == 0 ? 0x7F800000 : MINUS_INFINITY_BITS);
    bool4 others = specials_of(four) && (asuint(four) & 0x7FFFFFFF) != 0x7F800000;
    return select(sign == 1 ? others : infinite, float4(1, 1, 1, 1), float4(0, 0, 0, 0));
}

// 1 for each of eight elements that is +infinity (sign 0), -infinity (sign 2), or special otherwise, which gives NaN
// (sign 1); 0 for the others.
uint4 marks_of(Eight eight, uint sign)
{
    return halves_of(marks_of(eight.low, sign), marks_of(eight.high, sign));
}
#endif
