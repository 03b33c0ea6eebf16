// A block of ROWS x COLUMNS of the product of two matrices, in the registers of a workgroup.
//
// The inner dimension is walked in steps of STEP. A step of both matrices lies in workgroup memory with the inner dimension
// outermost, so that a thread reads its MICRO rows and MICRO columns as float4, and uses each number MICRO times. While a
// step is multiplied, the next is on its way from memory. Every sum is one chain of multiply-adds in increasing order of the
// inner dimension, or the sum of such chains over LONGEST_SUM numbers each, so the sizes of blocks change no bit.
//
// The file that includes this one has `params` with the numbers of the workgroups, a struct Work with `first_row`, `last_row`
// and `first_column`, and `weigh`, and says what is multiplied:
//     ENTRY           name of the entry point
//     INNER_IS_KEYS   where the left matrix holds weights that may be HIDDEN, and the right one has its columns contiguous;
//                     otherwise both have the inner dimension contiguous
//     find_work, inner_size, has_work, clean_size, left_line, right_line, left_quad, right_quad, store
//
// Workgroup memory: STEP * (ROWS + COLUMNS) floats, at most 12 KiB.

static const uint STEP = 16;
static const uint STEP_QUADS = STEP / 4;
static const uint MICRO = ROWS * COLUMNS / THREADS >= 64 ? 8 : 4; // rows, and columns, of a thread
static const uint OWN = MICRO / 4;                                // the same in float4
static const uint ROW_QUADS = ROWS / 4;
static const uint COLUMN_QUADS = COLUMNS / 4;
static const uint ACROSS = COLUMN_QUADS / OWN; // threads beside each other
static const uint DOWN = ROW_QUADS / OWN;      // threads below each other

// A step is loaded in blocks of 4 x 4 numbers, those of the left matrix first.
static const uint LEFT_BLOCKS = ROW_QUADS * STEP_QUADS;
static const uint BLOCKS = LEFT_BLOCKS + COLUMN_QUADS * STEP_QUADS;
static const uint LOADS = (BLOCKS + THREADS - 1) / THREADS; // of a thread

#ifdef INNER_IS_KEYS
// Whether there may be more than LONGEST_SUM keys. A constant of the pipeline, since a second sum takes registers.
[[vk::constant_id(0)]] const uint FOLDS = 0;
#endif

groupshared float4 left_tile[STEP * ROW_QUADS];
groupshared float4 right_tile[STEP * COLUMN_QUADS];

// A row of the left matrix, or a row or column of the right one: where it begins, and how much of it is there.
struct Line
{
    uint base;
    uint size;
};

// Where a quad of rows or columns lies within its step: neighbours that store different steps would meet in one bank.
uint swizzled(uint quad, uint step_quad)
{
    return quad ^ (step_quad * 2);
}

// Whether a thread's load number p is of the left matrix; known to the compiler where all threads agree.
bool of_left(uint p, uint block)
{
    return (p + 1) * THREADS <= LEFT_BLOCKS || (p * THREADS < LEFT_BLOCKS && block < LEFT_BLOCKS);
}

#define WEIGH(row, weight) UNROLL for (uint j = 0; j < OWN; ++j) sum[row][j] = weigh(weight, right[j], sum[row][j]);
#define WEIGH_SEEN(row, weight) if (!is_hidden(weight)) { WEIGH(row, weight) }

[shader("compute")]
[numthreads(THREADS, 1, 1)]
void ENTRY(uint3 group_id : SV_GroupID, uint3 thread_id : SV_GroupThreadID)
{
    uint number = params.first_group + group_id.y * params.groups_x + group_id.x;
    if (number >= params.last_group) return; // the whole workgroup leaves
    uint thread = thread_id.x;
    Work work = find_work(number);
    if (!has_work(work)) return;
    uint size = inner_size(work);
    uint clean = clean_size(work); // below it, no weight is HIDDEN

    Line lines[LOADS][4];
    uint quads[LOADS];      // of rows or columns
    uint step_quads[LOADS]; // of the inner dimension
    UNROLL_CALLS for (uint p = 0; p < LOADS; ++p)
    {
        uint block = thread + p * THREADS;
        bool is_left = of_left(p, block);
        step_quads[p] = block % STEP_QUADS;
        quads[p] = (is_left ? block : block - LEFT_BLOCKS) / STEP_QUADS;
#ifdef INNER_IS_KEYS
        if (!is_left)
        {
            step_quads[p] = (block - LEFT_BLOCKS) / COLUMN_QUADS;
            quads[p] = (block - LEFT_BLOCKS) % COLUMN_QUADS;
        }
#endif
        UNROLL_CALLS for (uint c = 0; c < 4; ++c)
        {
            if (is_left) lines[p][c] = left_line(work, min(work.first_row + quads[p] * 4 + c, work.last_row));
            else lines[p][c] = right_line(work, work.first_column + quads[p] * 4 + c);
        }
    }

    float4 sum[MICRO][OWN];
    UNROLL for (uint r = 0; r < MICRO; ++r) UNROLL for (uint j = 0; j < OWN; ++j) sum[r][j] = float4(0, 0, 0, 0);
#ifdef INNER_IS_KEYS
    float4 total[MICRO][OWN];
    UNROLL for (uint r = 0; r < MICRO; ++r) UNROLL for (uint j = 0; j < OWN; ++j) total[r][j] = float4(0, 0, 0, 0);
#endif
    uint across = thread % ACROSS;
    uint down = thread / ACROSS;
    float4 next[LOADS][4];
    UNROLL_CALLS for (uint p = 0; p < LOADS; ++p) UNROLL_CALLS for (uint c = 0; c < 4; ++c) next[p][c] = float4(0, 0, 0, 0);
    // One turn more than there are steps: it loads the first one and has nothing to multiply.
    for (uint step = 0; step < size + STEP; step += STEP)
    {
        if (step > 0)
        {
            GroupMemoryBarrierWithGroupSync();
            UNROLL_CALLS for (uint p = 0; p < LOADS; ++p)
            {
                uint block = thread + p * THREADS;
                uint quad = swizzled(quads[p], step_quads[p]);
                uint k = step_quads[p] * 4;
                if (of_left(p, block))
                {
                    left_tile[k * ROW_QUADS + quad] = float4(next[p][0].x, next[p][1].x, next[p][2].x, next[p][3].x);
                    left_tile[(k + 1) * ROW_QUADS + quad] = float4(next[p][0].y, next[p][1].y, next[p][2].y, next[p][3].y);
                    left_tile[(k + 2) * ROW_QUADS + quad] = float4(next[p][0].z, next[p][1].z, next[p][2].z, next[p][3].z);
                    left_tile[(k + 3) * ROW_QUADS + quad] = float4(next[p][0].w, next[p][1].w, next[p][2].w, next[p][3].w);
                }
                else if (block < BLOCKS)
                {
#ifdef INNER_IS_KEYS
                    UNROLL_CALLS for (uint c = 0; c < 4; ++c) right_tile[(k + c) * COLUMN_QUADS + quad] = next[p][c];
#else
                    right_tile[k * COLUMN_QUADS + quad] = float4(next[p][0].x, next[p][1].x, next[p][2].x, next[p][3].x);
                    right_tile[(k + 1) * COLUMN_QUADS + quad] = float4(next[p][0].y, next[p][1].y, next[p][2].y, next[p][3].y);
                    right_tile[(k + 2) * COLUMN_QUADS + quad] = float4(next[p][0].z, next[p][1].z, next[p][2].z, next[p][3].z);
                    right_tile[(k + 3) * COLUMN_QUADS + quad] = float4(next[p][0].w, next[p][1].w, next[p][2].w, next[p][3].w);
#endif
                }
            }
            GroupMemoryBarrierWithGroupSync();
        }
        if (step < size)
        {
            UNROLL_CALLS for (uint p = 0; p < LOADS; ++p)
            {
                uint block = thread + p * THREADS;
                uint k = step + step_quads[p] * 4;
                UNROLL_CALLS for (uint c = 0; c < 4; ++c)
                {
                    if (of_left(p, block)) next[p][c] = left_quad(lines[p][c], k);
#ifdef INNER_IS_KEYS
                    else if (block < BLOCKS) next[p][c] = right_quad(lines[p][0], min(k + c, size - 1));
#else
                    else if (block < BLOCKS) next[p][c] = right_quad(lines[p][c], k);
#endif
                }
            }
        }
        if (step > 0)
        {
            for (uint q = 0; q < STEP_QUADS; ++q)
            {
                UNROLL for (uint c = 0; c < 4; ++c)
                {
                    uint k = q * 4 + c;
                    float4 left[OWN];
                    float4 right[OWN];
                    UNROLL for (uint i = 0; i < OWN; ++i)
                    {
                        left[i] = left_tile[k * ROW_QUADS + swizzled(down + i * DOWN, q)];
                        right[i] = right_tile[k * COLUMN_QUADS + swizzled(across + i * ACROSS, q)];
                    }
#ifdef INNER_IS_KEYS
                    if (step > clean && (has_hidden(left[0]) || has_hidden(left[OWN - 1])))
                    {
                        UNROLL for (uint i = 0; i < OWN; ++i)
                        {
                            WEIGH_SEEN(i * 4, left[i].x)
                            WEIGH_SEEN(i * 4 + 1, left[i].y)
                            WEIGH_SEEN(i * 4 + 2, left[i].z)
                            WEIGH_SEEN(i * 4 + 3, left[i].w)
                        }
                    }
                    else
#endif
                    {
                        UNROLL for (uint i = 0; i < OWN; ++i)
                        {
                            WEIGH(i * 4, left[i].x)
                            WEIGH(i * 4 + 1, left[i].y)
                            WEIGH(i * 4 + 2, left[i].z)
                            WEIGH(i * 4 + 3, left[i].w)
                        }
                    }
                }
            }
#ifdef INNER_IS_KEYS
            if (FOLDS != 0 && (step % LONGEST_SUM == 0 || step >= size))
            {
                UNROLL for (uint r = 0; r < MICRO; ++r)
                {
                    UNROLL for (uint j = 0; j < OWN; ++j)
                    {
                        total[r][j] += sum[r][j];
                        sum[r][j] = step >= size ? total[r][j] : float4(0, 0, 0, 0);
                    }
                }
            }
#endif
        }
    }

    UNROLL_CALLS for (uint i = 0; i < OWN; ++i)
    {
        UNROLL_CALLS for (uint r = 0; r < 4; ++r)
        {
            uint row = work.first_row + (down + i * DOWN) * 4 + r;
            if (row <= work.last_row)
            {
                UNROLL_CALLS for (uint j = 0; j < OWN; ++j)
                {
                    store(work, row, work.first_column + (across + j * ACROSS) * 4, sum[i * 4 + r][j]);
                }
            }
        }
    }
}
