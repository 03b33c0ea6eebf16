// Elements of K and V as they lie in memory: of the type of the queries, or in 8 bits with a factor for each token.
//
// Build macros: none for the type of the queries; KV_INT8, KV_FLOAT8, or KV_FLOAT8_PRODUCTS (queries are quantised too).

#define QUANTIZED (KV_INT8 || KV_FLOAT8 || KV_FLOAT8_PRODUCTS)

namespace onegpu
{

#if QUANTIZED
typedef unsigned char Stored;
typedef uint Bytes4;
typedef uint Bytes8 __attribute__((ext_vector_type(2)));
typedef float Numbers4 __attribute__((ext_vector_type(4)));

// Rows may begin at any byte: the hardware loads words from there, and the compiler is told not to rely on more.
struct __attribute__((packed)) AnyBytes4
{
    Bytes4 word;
};
struct __attribute__((packed)) AnyBytes8
{
    Bytes8 words;
};

// Bytes [column, column + 4) of a row of head_dim, which is 4 or more. Those beyond its end are 0 and are not read: the
// last four of the row are, and shifted.
INLINE Bytes4 load_bytes4(const Stored* row, uint column, uint head_dim)
{
    uint begin = smaller(column, head_dim - 4), beyond = column - begin;
    Bytes4 word = ((const AnyBytes4*)(row + begin))->word;
    return (Bytes4)((ulong64)word >> smaller(8 * beyond, 32u));
}

// The numbers of four bytes.
INLINE Numbers4 numbers_of(Bytes4 word)
{
    Numbers4 numbers;
#if KV_INT8
    UNROLL for (uint e = 0; e < 4; ++e) numbers[e] = (float)(signed char)(word >> 8 * e & 0xFF);
#elif defined(__GFX12__)
    auto low = __builtin_amdgcn_cvt_pk_f32_fp8((int)word, false), high = __builtin_amdgcn_cvt_pk_f32_fp8((int)word, true);
    numbers[0] = low[0];
    numbers[1] = low[1];
    numbers[2] = high[0];
    numbers[3] = high[1];
#else
    // By hand: gfx942's instructions know another format, and older GPUs have none. The bias of the exponent is 7.
    UNROLL for (uint e = 0; e < 4; ++e)
    {
        uint bits = word >> 8 * e & 0xFF, magnitude = bits & 0x7F;
        float value = magnitude < 8 ? (float)magnitude * 0x1p-9f : bits_to_float((magnitude << 20) + (120u << 23));
        value = magnitude == 0x7F ? __builtin_nanf("") : value;
        numbers[e] = bits & 0x80 ? -value : value;
    }
#endif
    return numbers;
}
#else
typedef Given Stored;
#endif

} // namespace onegpu
