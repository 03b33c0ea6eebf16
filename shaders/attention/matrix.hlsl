// What the kernels for matrix hardware share: types of matrices, and K, V and Q on their way to workgroup memory.
//
// Build macros beside those of common.hlsl: DTYPE_BFLOAT16, ACCESS_WORDS or ACCESS_OCTS, TILE (rows, columns and depth of
// a matrix), SUBGROUP (threads of a subgroup), SUBGROUPS (of a workgroup).

#include "common.hlsl"

using namespace linalg;

#ifdef DTYPE_FLOAT16
typealias Element = half;
#else
typealias Element = BFloat16;
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

// Elements [element, element + 8) of a row that starts at `row`, zeros beyond head_dim.
uint4 load_eight(StructuredBuffer<Packed> words, uint row, uint element)
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

#ifdef DTYPE_FLOAT16
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

// 1 for each of eight elements that is +infinity (sign 0), NaN (sign 1) or -infinity (sign 2); 0 for the others.
uint4 marks_of(uint4 eight, uint sign)
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
