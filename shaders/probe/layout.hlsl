// Where the elements of cooperative matrices lie in the threads of a subgroup: each thread tells which elements of a left
// operand it holds, and which of a sum. See onegpu/attention/probe.py.
//
// The matrix's elements are their own numbers, row by row; multiplied by the unit matrix, it is its own product.
//
// Build macros: DTYPE_FLOAT16 or DTYPE_BFLOAT16, TILE (rows and columns), SUBGROUP (threads).

#include "probe_params.hlsl"

using namespace linalg;

[[vk::binding(0, 0)]] ConstantBuffer<ProbeParams> params;
[[vk::binding(1, 0)]] StructuredBuffer<uint4> numbers;   // the matrix, then the unit matrix
[[vk::binding(2, 0)]] RWStructuredBuffer<uint> found;    // of the operand thread by thread, then of the sum

#ifdef DTYPE_FLOAT16
typealias Element = half;
#else
typealias Element = BFloat16;
#endif
typealias MatrixA = CoopMat<Element, MemoryScope.Subgroup, TILE, TILE, CoopMatMatrixUse.MatrixA>;
typealias MatrixB = CoopMat<Element, MemoryScope.Subgroup, TILE, TILE, CoopMatMatrixUse.MatrixB>;
typealias Sums = CoopMat<float, MemoryScope.Subgroup, TILE, TILE, CoopMatMatrixUse.MatrixAccumulator>;

static const uint ELEMENTS = TILE * TILE / SUBGROUP;

groupshared uint4 tile[2 * TILE * TILE / 8];

[shader("compute")]
[numthreads(SUBGROUP, 1, 1)]
void probe(uint3 thread_id : SV_GroupThreadID)
{
    for (uint i = thread_id.x; i < 2 * TILE * TILE / 8; i += SUBGROUP) tile[i] = numbers[params.first + i];
    GroupMemoryBarrierWithGroupSync();
    uint lane = WaveGetLaneIndex();
    MatrixA a = MatrixA.Load<CoopMatMatrixLayout.RowMajor, uint4>(tile, 0, TILE / 8);
    MatrixB unit = MatrixB.Load<CoopMatMatrixLayout.RowMajor, uint4>(tile, TILE * TILE / 8, TILE / 8);
    Sums sums = coopMatMulAdd<float, false>(a, unit, Sums(0.0));
    UNROLL for (uint i = 0; i < ELEMENTS; ++i)
    {
        found[lane * ELEMENTS + i] = uint(float(a[i]));
        found[(SUBGROUP + lane) * ELEMENTS + i] = uint(sums[i]);
    }
}
