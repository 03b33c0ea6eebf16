// Put before a HIP kernel that is compiled for the CPU: the words of the language, and each builtin of AMD's GPUs that the
// kernels use, as functions of all lanes of a wave.
//
// A lane is a fiber. It runs alone until it meets a builtin that concerns the wave, or a barrier of the workgroup; there it
// waits until every lane of the wave has come to the same place, and for a barrier every wave. So what a kernel reads of
// another lane without having waited for it is not there yet, which on a GPU it would mostly be: a missing barrier shows.
// A lane that comes to another place than its neighbours is a fault, and so are operands that a GPU would not take.
#pragma once

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <tuple>
#include <type_traits>
#include <utility>

#ifndef SIMULATOR_WAVE
#error "the fake hiprtc defines the lanes of a wave"
#endif

#define __global__
#define __device__
// A section that the runtime finds, to fill it with noise before each workgroup.
#define __shared__ static __attribute__((section(".workgroup_memory")))

extern "C" {
unsigned simulator_thread();
unsigned simulator_group(int axis);
// Wait for the wave; `action` then runs once, and sees the `argument` of each lane.
void simulator_collective(void* argument, void (*action)(void** arguments), const char* site);
void simulator_barrier(const char* site);
[[noreturn]] void simulator_fault(const char* message);
}

namespace simulator
{

constexpr int WAVE = SIMULATOR_WAVE;

template <class Argument> Argument& of(void** arguments, int lane) { return *static_cast<Argument*>(arguments[lane]); }

template <class Argument> void collective(Argument& argument, void (*action)(void**), const char* site)
{
    simulator_collective(&argument, action, site);
}

typedef _Float16 Half;
typedef Half Half4 __attribute__((ext_vector_type(4)));
typedef Half Half8 __attribute__((ext_vector_type(8)));
typedef Half Half16 __attribute__((ext_vector_type(16)));
typedef short Short4 __attribute__((ext_vector_type(4)));
typedef short Short8 __attribute__((ext_vector_type(8)));
typedef short Short16 __attribute__((ext_vector_type(16)));
typedef float Float4 __attribute__((ext_vector_type(4)));
typedef float Float8 __attribute__((ext_vector_type(8)));
typedef float Float16 __attribute__((ext_vector_type(16)));

inline float widen(Half x) { return (float)x; }
inline float widen(short x)
{
    uint32_t bits = (uint32_t)(uint16_t)x << 16;
    float value;
    memcpy(&value, &bits, 4);
    return value;
}

// FP8 e4m3 as OCP has it: a bias of 7, no infinity, NaN where all other bits are set. By arithmetic, as nothing else here.
struct E4m3
{
    uint8_t bits;
};
struct E4m3x8
{
    E4m3 at[8];
    E4m3 operator[](int i) const { return at[i]; }
};

inline float widen(E4m3 x)
{
    int exponent = x.bits >> 3 & 15, fraction = x.bits & 7;
    float value = exponent ? ldexpf(8 + fraction, exponent - 10) : ldexpf(fraction, -9);
    if ((x.bits & 0x7F) == 0x7F) value = NAN;
    return x.bits & 0x80 ? -value : value;
}

// To the nearest, ties to even. What rounds to more than 448 becomes NaN: a kernel that relies on saturation is found out.
inline uint8_t narrow(float x)
{
    uint8_t sign = std::signbit(x) ? 0x80 : 0;
    float magnitude = std::fabs(x);
    if (!(magnitude < 464)) return sign | 0x7F;
    int exponent = magnitude < 0x1p-6f ? -6 : std::ilogb(magnitude);
    int steps = (int)std::nearbyint(ldexpf(magnitude, 3 - exponent)); // of the last bit; 8 to 16, fewer below the normal ones
    uint8_t bits = (uint8_t)(8 * (exponent + 6) + steps);
    return sign | (bits >= 0x7F ? 0x7F : bits);
}

typedef float Float2 __attribute__((ext_vector_type(2)));

inline Float2 widen_pair(int word, bool high)
{
    uint32_t bits = (uint32_t)word >> (high ? 16 : 0);
    return Float2{widen(E4m3{(uint8_t)bits}), widen(E4m3{(uint8_t)(bits >> 8)})};
}

inline int narrow_pair(float a, float b, int old, bool high)
{
    uint32_t bits = narrow(a) | (uint32_t)narrow(b) << 8;
    return (int)(high ? ((uint32_t)old & 0xFFFF) | bits << 16 : ((uint32_t)old & 0xFFFF0000) | bits);
}

// A product of matrices, D = A * B + C. The maps say which element of a matrix an element of a lane is.
template <class Operand, class Sums> struct Product
{
    Operand a, b;
    Sums c;
};

// gfx11: row/column l % 16, element e is k = e, both halves of the wave hold a copy; rows 2 * r + l / 16 of the result.
struct Gfx11
{
    static constexpr int SIZE = 16, DEPTH = 16, ELEMENTS = 16, SUMS = 8;
    static constexpr bool COPIES = true;
    static int k(int, int e) { return e; }
    static int row(int lane, int r) { return 2 * r + lane / 16; }
};

// gfx12: k = 8 * (l / 16) + e; rows 8 * (l / 16) + r of the result.
struct Gfx12
{
    static constexpr int SIZE = 16, DEPTH = 16, ELEMENTS = 8, SUMS = 8;
    static constexpr bool COPIES = false;
    static int k(int lane, int e) { return 8 * (lane / 16) + e; }
    static int row(int lane, int r) { return 8 * (lane / 16) + r; }
};

// gfx942, 16 x 16 x 16: k = 4 * (l / 16) + e; rows 4 * (l / 16) + r of the result.
struct Gfx942Narrow
{
    static constexpr int SIZE = 16, DEPTH = 16, ELEMENTS = 4, SUMS = 4;
    static constexpr bool COPIES = false;
    static int k(int lane, int e) { return 4 * (lane / 16) + e; }
    static int row(int lane, int r) { return 4 * (lane / 16) + r; }
};

// gfx942, 32 x 32 x 8: k = 4 * (l / 32) + e; rows 8 * (r / 4) + 4 * (l / 32) + r % 4 of the result.
struct Gfx942Wide
{
    static constexpr int SIZE = 32, DEPTH = 8, ELEMENTS = 4, SUMS = 16;
    static constexpr bool COPIES = false;
    static int k(int lane, int e) { return 4 * (lane / 32) + e; }
    static int row(int lane, int r) { return 8 * (r / 4) + 4 * (lane / 32) + r % 4; }
};

template <class Layout, class Operand, class Sums> void multiply_lanes(void** arguments)
{
    constexpr int SIZE = Layout::SIZE, DEPTH = Layout::DEPTH;
    static thread_local float a[SIZE][DEPTH], b[SIZE][DEPTH];
    static thread_local bool known[SIZE][DEPTH];
    memset(known, 0, sizeof known);
    for (int lane = 0; lane < WAVE; ++lane)
    {
        auto& product = of<Product<Operand, Sums>>(arguments, lane);
        for (int e = 0; e < Layout::ELEMENTS; ++e)
        {
            int i = lane % SIZE, k = Layout::k(lane, e);
            float left = widen(product.a[e]), right = widen(product.b[e]);
            if (known[i][k] && (memcmp(&a[i][k], &left, 4) || memcmp(&b[i][k], &right, 4)))
                simulator_fault("the halves of a wave hold different copies of an operand of WMMA");
            a[i][k] = left;
            b[i][k] = right;
            known[i][k] = true;
        }
    }
    for (int lane = 0; lane < WAVE; ++lane)
    {
        auto& product = of<Product<Operand, Sums>>(arguments, lane);
        for (int r = 0; r < Layout::SUMS; ++r)
        {
            float sum = product.c[r];
            for (int k = 0; k < DEPTH; ++k) sum += a[Layout::row(lane, r)][k] * b[lane % SIZE][k];
            product.c[r] = sum;
        }
    }
}

template <class Layout, class Operand, class Sums> Sums multiply(Operand a, Operand b, Sums c, const char* site)
{
    static_assert(sizeof(Sums) == 4 * Layout::SUMS);
    Product<Operand, Sums> product{a, b, c};
    collective(product, multiply_lanes<Layout, Operand, Sums>, site);
    return product.c;
}

// The value that another lane gives; `from` says which.
struct Move
{
    int value, control, result;
};

template <int (*FROM)(int lane, int control)> void move_lanes(void** arguments)
{
    for (int lane = 0; lane < WAVE; ++lane)
    {
        auto& move = of<Move>(arguments, lane);
        int source = FROM(lane, move.control);
        if (source < 0 || source >= WAVE) simulator_fault("a lane takes a value from one that is not there");
        move.result = of<Move>(arguments, source).value;
    }
}

template <int (*FROM)(int lane, int control)> int moved(int value, int control, const char* site)
{
    Move move{value, control, 0};
    collective(move, move_lanes<FROM>, site);
    return move.result;
}

// Data-parallel primitives: quad_perm, row_ror, row_mirror, row_half_mirror, row_xmask. A row is 16 lanes.
inline int dpp_source(int lane, int control)
{
    int row = lane & ~15, place = lane & 15;
    if (control < 0x100) return (lane & ~3) | (control >> 2 * (lane & 3) & 3);
    if (control > 0x120 && control < 0x130) return row | ((place - (control & 15)) & 15);
    if (control == 0x140) return row | (15 - place);
    if (control == 0x141) return (lane & ~7) | (7 - (lane & 7));
    if (control >= 0x160 && control < 0x170 && WAVE == 32) return row | (place ^ (control & 15)); // gfx10 and later
    simulator_fault("a control of DPP that this wave does not have");
}

inline int dpp(int value, int control, int row_mask, int bank_mask, const char* site)
{
    if (row_mask != 0xF || bank_mask != 0xF) simulator_fault("DPP with masks is not simulated");
    return moved<dpp_source>(value, control, site);
}

inline int first_lane(int, int) { return 0; }

inline int bpermute_source(int, int control) { return (control >> 2) & (WAVE - 1); }

inline int swizzle_source(int lane, int control)
{
    if (control & 0x8000) simulator_fault("a mode of ds_swizzle that is not simulated");
    return (lane & ~31) | ((((lane & 31) & (control & 31)) | (control >> 5 & 31)) ^ (control >> 10 & 31));
}

// The same lane of the other row.
inline int other_row(int lane, int) { return lane ^ 16; }

inline int permlanex16(int value, unsigned low, unsigned high, const char* site)
{
    if (low != 0x76543210u || high != 0xFEDCBA98u) simulator_fault("a selection of permlanex16 that is not simulated");
    return moved<other_row>(value, 0, site);
}

struct Vote
{
    bool yes;
    uint64_t all;
};

inline void count_votes(void** arguments)
{
    uint64_t all = 0;
    for (int lane = 0; lane < WAVE; ++lane) all |= (uint64_t)of<Vote>(arguments, lane).yes << lane;
    for (int lane = 0; lane < WAVE; ++lane) of<Vote>(arguments, lane).all = all;
}

inline uint64_t ballot(bool yes, int wave, const char* site)
{
    if (wave != WAVE) simulator_fault("a ballot of waves of another width");
    Vote vote{yes, 0};
    collective(vote, count_votes, site);
    return vote.all;
}

inline void nothing(void**) {}

inline void wave_barrier(const char* site)
{
    int none = 0;
    collective(none, nothing, site);
}

// What hipModuleLaunchKernel gives: a pointer to each argument.
inline void** arguments;

template <class... Arguments, size_t... I>
void call(void (*kernel)(Arguments...), void** given, std::index_sequence<I...>)
{
    kernel(*static_cast<std::decay_t<Arguments>*>(given[I])...);
}

template <class... Arguments> void call(void (*kernel)(Arguments...), void** given)
{
    arguments = given;
    call(kernel, given, std::index_sequence_for<Arguments...>{});
}

template <class... Arguments> constexpr int count(void (*)(Arguments...)) { return sizeof...(Arguments); }

template <class... Arguments> void sizes(void (*)(Arguments...), size_t* into)
{
    ((*into++ = sizeof(std::decay_t<Arguments>)), ...);
}

} // namespace simulator

#define SIMULATOR_TEXT(x) #x
#define SIMULATOR_TEXT_OF(x) SIMULATOR_TEXT(x)
#define SIMULATOR_SITE(builtin) builtin " in line " SIMULATOR_TEXT_OF(__LINE__) " of " __FILE__

// What the runtime looks up by a kernel's name.
#define SIMULATOR_KERNEL(name)                                                                                         \
    extern "C" void simulated_##name(void** given) { simulator::call(name, given); }                                   \
    extern "C" int simulated_arguments_##name(size_t* into)                                                            \
    {                                                                                                                  \
        simulator::sizes(name, into);                                                                                  \
        return simulator::count(name);                                                                                 \
    }                                                                                                                  \
    extern "C" const int simulated_wave_##name;                                                                        \
    extern "C" const int simulated_wave_##name = simulator::WAVE;

#define amdgpu_flat_work_group_size(...)
#define amdgpu_waves_per_eu(...)
#define __builtin_amdgcn_workitem_id_x() simulator_thread()
#define __builtin_amdgcn_workgroup_id_x() simulator_group(0)
#define __builtin_amdgcn_workgroup_id_y() simulator_group(1)
// Of the first argument, which is all that kernels ask it for.
#define __builtin_amdgcn_kernarg_segment_ptr()                                                                         \
    ((const __attribute__((address_space(4))) void*)simulator::arguments[0])
#define __builtin_amdgcn_fence(...) ((void)0)
#define __builtin_amdgcn_sched_barrier(x) ((void)(x))
#define __builtin_amdgcn_s_barrier() simulator_barrier(SIMULATOR_SITE("s_barrier"))
#define __builtin_amdgcn_wave_barrier() simulator::wave_barrier(SIMULATOR_SITE("wave_barrier"))
#define __builtin_amdgcn_rcpf(x) (1.0f / (x))
#define __builtin_amdgcn_exp2f(x) __builtin_exp2f(x)
#define __builtin_amdgcn_update_dpp(old, value, control, rows, banks, bound)                                           \
    simulator::dpp(value, control, rows, banks, SIMULATOR_SITE("DPP"))
#define __builtin_amdgcn_ds_bpermute(index, value)                                                                     \
    simulator::moved<simulator::bpermute_source>(value, index, SIMULATOR_SITE("ds_bpermute"))
#define __builtin_amdgcn_readfirstlane(value)                                                                          \
    simulator::moved<simulator::first_lane>(value, 0, SIMULATOR_SITE("readfirstlane"))
#define __builtin_amdgcn_ds_swizzle(value, control)                                                                    \
    simulator::moved<simulator::swizzle_source>(value, control, SIMULATOR_SITE("ds_swizzle"))
#define __builtin_amdgcn_permlanex16(old, value, low, high, inactive, bound)                                           \
    simulator::permlanex16(value, low, high, SIMULATOR_SITE("permlanex16"))
#define __builtin_amdgcn_ballot_w32(yes) ((uint32_t)simulator::ballot(yes, 32, SIMULATOR_SITE("ballot")))
#define __builtin_amdgcn_ballot_w64(yes) simulator::ballot(yes, 64, SIMULATOR_SITE("ballot"))

#define SIMULATOR_PRODUCT(layout, operand, sums, a, b, c)                                                              \
    simulator::multiply<simulator::layout, simulator::operand, simulator::sums>(a, b, c, SIMULATOR_SITE("a product of matrices"))
#if defined(__GFX11__)
#define __builtin_amdgcn_wmma_f32_16x16x16_f16_w32(a, b, c)                                                            \
    SIMULATOR_PRODUCT(Gfx11, Half16, Float8, a, b, c)
#define __builtin_amdgcn_wmma_f32_16x16x16_bf16_w32(a, b, c)                                                           \
    SIMULATOR_PRODUCT(Gfx11, Short16, Float8, a, b, c)
#elif defined(__GFX12__)
#define __builtin_amdgcn_wmma_f32_16x16x16_f16_w32_gfx12(a, b, c)                                                      \
    SIMULATOR_PRODUCT(Gfx12, Half8, Float8, a, b, c)
#define __builtin_amdgcn_wmma_f32_16x16x16_bf16_w32_gfx12(a, b, c)                                                     \
    SIMULATOR_PRODUCT(Gfx12, Short8, Float8, a, b, c)
#define __builtin_amdgcn_wmma_f32_16x16x16_fp8_fp8_w32_gfx12(a, b, c)                                                  \
    SIMULATOR_PRODUCT(Gfx12, E4m3x8, Float8, __builtin_bit_cast(simulator::E4m3x8, a),                             \
                      __builtin_bit_cast(simulator::E4m3x8, b), c)
#define __builtin_amdgcn_cvt_pk_f32_fp8(word, high) simulator::widen_pair(word, high)
#define __builtin_amdgcn_cvt_pk_fp8_f32(a, b, old, high) simulator::narrow_pair(a, b, old, high)
#elif defined(__gfx942__)
#define __builtin_amdgcn_mfma_f32_16x16x16f16(a, b, c, x, y, z)                                                        \
    SIMULATOR_PRODUCT(Gfx942Narrow, Half4, Float4, a, b, c)
#define __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(a, b, c, x, y, z)                                                    \
    SIMULATOR_PRODUCT(Gfx942Narrow, Short4, Float4, a, b, c)
#define __builtin_amdgcn_mfma_f32_32x32x8f16(a, b, c, x, y, z)                                                         \
    SIMULATOR_PRODUCT(Gfx942Wide, Half4, Float16, a, b, c)
#endif
