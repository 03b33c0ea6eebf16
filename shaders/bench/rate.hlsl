// How fast matrix hardware multiplies: sums of products that stay in registers, with no memory in between. What a kernel on
// matrix hardware can reach at best. See onegpu/bench/programs.py.
//
// Each subgroup adds LEFT * RIGHT products to as many sums, so often; the sums are then added up and stored: they are
// iterations * (sum of the left matrices) * (sum of the right ones).
//
// Build macros: DTYPE_FLOAT16 or DTYPE_BFLOAT16, TILE (rows, columns and depth of a matrix), SUBGROUP (threads),
// SUBGROUPS (of a workgroup), LEFT and RIGHT (matrices).

#include "rate_params.hlsl"

using namespace linalg;

[[vk::binding(0, 0)]] ConstantBuffer<RateParams> params;
[[vk::binding(1, 0)]] StructuredBuffer<uint4> matrices;  // left, then right, each row by row
[[vk::binding(2, 0)]] RWStructuredBuffer<float> found;   // a matrix for each subgroup

#ifdef DTYPE_FLOAT16
typealias Element = half;
#else
typealias Element = BFloat16;
#endif
typealias MatrixA = CoopMat<Element, MemoryScope.Subgroup, TILE, TILE, CoopMatMatrixUse.MatrixA>;
typealias MatrixB = CoopMat<Element, MemoryScope.Subgroup, TILE, TILE, CoopMatMatrixUse.MatrixB>;
typealias Sums = CoopMat<float, MemoryScope.Subgroup, TILE, TILE, CoopMatMatrixUse.MatrixAccumulator>;

static const uint THREADS = SUBGROUPS * SUBGROUP;
static const uint EIGHTS = TILE * TILE / 8; // of a matrix as uint4, eight elements each

groupshared uint4 tiles[(LEFT + RIGHT) * EIGHTS];

[shader("compute")]
[numthreads(THREADS, 1, 1)]
void bench(uint3 group : SV_GroupID, uint3 thread_id : SV_GroupThreadID)
{
    for (uint i = thread_id.x; i < (LEFT + RIGHT) * EIGHTS; i += THREADS) tiles[i] = matrices[params.first + i];
    GroupMemoryBarrierWithGroupSync();
    MatrixA a[LEFT];
    MatrixB b[RIGHT];
    Sums sums[LEFT * RIGHT];
    [ForceUnroll] for (uint l = 0; l < LEFT; ++l)
        a[l] = MatrixA.Load<CoopMatMatrixLayout.RowMajor, uint4>(tiles, l * EIGHTS, TILE / 8);
    [ForceUnroll] for (uint r = 0; r < RIGHT; ++r)
        b[r] = MatrixB.Load<CoopMatMatrixLayout.RowMajor, uint4>(tiles, (LEFT + r) * EIGHTS, TILE / 8);
    [ForceUnroll] for (uint s = 0; s < LEFT * RIGHT; ++s) sums[s] = Sums(0.0);
    [loop] for (uint n = 0; n < params.iterations; ++n)
    {
        [ForceUnroll] for (uint l = 0; l < LEFT; ++l)
            [ForceUnroll] for (uint r = 0; r < RIGHT; ++r)
                sums[l * RIGHT + r] = coopMatMulAdd<float, false>(a[l], b[r], sums[l * RIGHT + r]);
    }
    [ForceUnroll] for (uint s = 1; s < LEFT * RIGHT; ++s) sums[0] = sums[0] + sums[s];
    uint subgroup = group.x * SUBGROUPS + thread_id.x / SUBGROUP;
    sums[0].Store<CoopMatMatrixLayout.RowMajor>(found, subgroup * TILE * TILE, TILE);
}
