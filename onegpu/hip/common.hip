// What every HIP kernel shares: words that hiprtc knows and a bare clang does not, vectors, barriers, and the exchange of
// values between the lanes of a wave. Nothing of HIP's own headers is used, so that the same text compiles with hiprtc of
// every ROCm, with clang alone, and for the simulator of the tests.

#ifndef __global__
#define __global__ __attribute__((global))
#endif
#ifndef __device__
#define __device__ __attribute__((device))
#endif
#ifndef __shared__
#define __shared__ __attribute__((shared))
#endif
#define CONSTANT_MEMORY __attribute__((address_space(4)))
#define INLINE static __device__ inline __attribute__((always_inline, unused))
#define INLINE_MEMBER __device__ inline __attribute__((always_inline))
#define UNROLL _Pragma("unroll")

typedef unsigned int uint;
typedef unsigned short ushort;
typedef unsigned long long ulong64;

namespace onegpu
{

constexpr float LOG2_E = 1.44269504088896340736f;
constexpr float MINUS_INFINITY = -__builtin_inff();

INLINE uint thread_index() { return __builtin_amdgcn_workitem_id_x(); }

INLINE uint smaller(uint a, uint b) { return a < b ? a : b; }

INLINE int smaller(int a, int b) { return a < b ? a : b; }

INLINE float bits_to_float(uint bits) { return __builtin_bit_cast(float, bits); }

INLINE uint float_to_bits(float value) { return __builtin_bit_cast(uint, value); }

// All lanes of the workgroup have come here, and what they wrote to workgroup memory is seen by all. In a workgroup of one
// wave the compiler drops the instruction and keeps the order.
INLINE void barrier()
{
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
    __builtin_amdgcn_s_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}

// The exponential that the hardware has, of base 2. Older compilers have no word for it, and then scale denormal numbers.
#ifndef __has_builtin
#define __has_builtin(x) 0
#endif
INLINE float exp2_of(float x)
{
#if __has_builtin(__builtin_amdgcn_exp2f)
    return __builtin_amdgcn_exp2f(x);
#else
    return __builtin_exp2f(x);
#endif
}

// Elements of Q, K, V and O as they lie in memory, and their arithmetic. bfloat16 goes by its bits: compilers disagree on
// the type. With PRODUCTS_BFLOAT16 an element is what a number in float32 becomes on its way in.
#if DTYPE_FLOAT32 && !PRODUCTS_BFLOAT16
typedef float Element;

INLINE float to_float(Element x) { return x; }

INLINE Element to_element(float x) { return x; }
#elif DTYPE_FLOAT16
typedef _Float16 Element;

INLINE float to_float(Element x) { return (float)x; }

INLINE Element to_element(float x) { return (Element)x; }

INLINE bool is_special(Element x) { return (__builtin_bit_cast(ushort, x) & 0x7C00) == 0x7C00; }
#elif DTYPE_BFLOAT16 || PRODUCTS_BFLOAT16
typedef short Element;

INLINE float to_float(Element x) { return bits_to_float((uint)(ushort)x << 16); }

// To the nearest, ties to even. A NaN stays one whatever its lower bits are.
INLINE Element to_element(float x)
{
    uint bits = float_to_bits(x);
    uint rounded = (bits + 0x7FFF + (bits >> 16 & 1)) >> 16;
    return (Element)(x != x ? bits >> 16 | 0x40 : rounded);
}

INLINE bool is_special(Element x) { return ((ushort)x & 0x7F80) == 0x7F80; }
#endif

// What Q and O hold in memory, and K and V unless they are in 8 bits.
#if PRODUCTS_BFLOAT16
typedef float Given;
#else
typedef Element Given;
#endif

// Eight elements, 16 bytes: the widest load there is.
typedef Element Oct __attribute__((ext_vector_type(8)));
typedef Element Pair __attribute__((ext_vector_type(2)));

} // namespace onegpu
