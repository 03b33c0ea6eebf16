// Where the elements of cooperative matrices lie in the threads of a subgroup: each thread tells which elements it holds of
// a left operand, of a right operand and of a sum. See onegpu/attention/probe.py.
//
// The matrix's elements are their own numbers, row by row; multiplied by the unit matrix, it is its own product.
//
// Build macros: DTYPE_FLOAT16 or DTYPE_BFLOAT16, TILE (rows and columns), SUBGROUP (threads), MOST (elements of a matrix in
// a thread, at most).

#include "probe_params.hlsl"

using namespace linalg;

[[vk::binding(0, 0)]] ConstantBuffer<ProbeParams> params;
[[vk::binding(1, 0)]] StructuredBuffer<uint4> numbers; // the matrix, then the unit matrix
// For each of the three: the elements in a thread, in the first SUBGROUP places; then, thread by thread, the elements.
[[vk::binding(2, 0)]] RWStructuredBuffer<uint> found;

#ifdef DTYPE_FLOAT16
typealias Element = half;
#else
typealias Element = BFloat16;
#endif
typealias MatrixA = CoopMat<Element, MemoryScope.Subgroup, TILE, TILE, CoopMatMatrixUse.MatrixA>;
typealias MatrixB = CoopMat<Element, MemoryScope.Subgroup, TILE, TILE, CoopMatMatrixUse.MatrixB>;
typealias Sums = CoopMat<float, MemoryScope.Subgroup, TILE, TILE, CoopMatMatrixUse.MatrixAccumulator>;

static const uint EACH = SUBGROUP * (1 + MOST); // places of `found` for each of the three

groupshared uint4 tile[2 * TILE * TILE / 8];

[shader("compute")]
[numthreads(SUBGROUP, 1, 1)]
void probe(uint3 thread_id : SV_GroupThreadID)
{
    for (uint i = thread_id.x; i < 2 * TILE * TILE / 8; i += SUBGROUP) tile[i] = numbers[params.first + i];
    GroupMemoryBarrierWithGroupSync();
    uint lane = WaveGetLaneIndex();
    uint place = SUBGROUP + lane * MOST;
    MatrixA a = MatrixA.Load<CoopMatMatrixLayout.RowMajor, uint4>(tile, 0, TILE / 8);
    MatrixB b = MatrixB.Load<CoopMatMatrixLayout.RowMajor, uint4>(tile, 0, TILE / 8);
    MatrixB unit = MatrixB.Load<CoopMatMatrixLayout.RowMajor, uint4>(tile, TILE * TILE / 8, TILE / 8);
    Sums sums = coopMatMulAdd<float, false>(a, unit, Sums(0.0));
    // How many elements a thread holds is the driver's secret too: operands may be there twice.
    found[lane] = a.GetLength();
    found[EACH + lane] = b.GetLength();
    found[2 * EACH + lane] = sums.GetLength();
    for (uint i = 0; i < min(a.GetLength(), MOST); ++i) found[place + i] = uint(float(a[i]));
    for (uint i = 0; i < min(b.GetLength(), MOST); ++i) found[EACH + place + i] = uint(float(b[i]));
    for (uint i = 0; i < min(sums.GetLength(), MOST); ++i) found[2 * EACH + place + i] = uint(sums[i]);
}
