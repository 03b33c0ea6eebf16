// C = A * B for TILES products side by side: A is M rows of steps * K, B steps * K rows of N * TILES, C M rows of that.
// One subgroup does all of it. With PLAIN, its threads multiply numbers, and no matrix hardware is used.

using namespace linalg;

typealias Left = CoopMat<ELEMENT, MemoryScope.Subgroup, M, K, CoopMatMatrixUse.MatrixA>;
typealias Right = CoopMat<ELEMENT, MemoryScope.Subgroup, K, N, CoopMatMatrixUse.MatrixB>;
typealias Sum = CoopMat<float, MemoryScope.Subgroup, M, N, CoopMatMatrixUse.MatrixAccumulator>;

[[vk::binding(0)]] cbuffer Params { uint steps; };
[[vk::binding(1)]] StructuredBuffer<ELEMENT> a;
[[vk::binding(2)]] StructuredBuffer<ELEMENT> b;
[[vk::binding(3)]] RWStructuredBuffer<float> c;

static const uint WIDTH = N * TILES;

[shader("compute")]
[numthreads(THREADS, 1, 1)]
void multiply(uint thread : SV_GroupIndex)
{
#if PLAIN
    for (uint place = thread; place < M * WIDTH; place += THREADS)
    {
        float sum = 0;
        for (uint k = 0; k < steps * K; k++)
            sum += float(a[place / WIDTH * steps * K + k]) * float(b[k * WIDTH + place % WIDTH]);
        c[place] = sum;
    }
#else
    Sum sums[TILES];
    [ForceUnroll]
    for (uint n = 0; n < TILES; n++)
        sums[n] = Sum(0.0);
    for (uint step = 0; step < steps; step++)
    {
        let left = Left.Load<CoopMatMatrixLayout.RowMajor>(a, step * K, steps * K);
        [ForceUnroll]
        for (uint n = 0; n < TILES; n++)
        {
            let right = Right.Load<CoopMatMatrixLayout.RowMajor>(b, step * K * WIDTH + n * N, WIDTH);
            sums[n] = coopMatMulAdd<float, false>(left, right, sums[n]);
        }
    }
    [ForceUnroll]
    for (uint n = 0; n < TILES; n++)
        sums[n].Store<CoopMatMatrixLayout.RowMajor>(c, n * N, WIDTH);
#endif
}
