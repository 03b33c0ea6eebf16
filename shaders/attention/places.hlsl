// Where the elements of matrices lie in the threads of a subgroup, and how sums become operands: what differs from device to
// device. onegpu/attention/layouts.py has the same layouts, and probe.py finds out which one a device has.
//
// A layout says of a block of TILE query rows which rows a thread holds of a sum: SLOTS of them, whose elements follow each
// other; SHARERS threads share a row. Scores are sums whose columns are keys, results are sums whose columns are dimensions.
//   LAYOUT_PAIRS     scores and results as they are, weights as left operands, which lie as sums do
//   LAYOUT_COLUMN    the same with a column in a thread
//   LAYOUT_HALVES    everything transposed, weights as right operands, which lie as sums do: a query in two threads
//   LAYOUT_PARITY    the same, but each thread holds either the even or the odd keys, and its operands hold all
//   LAYOUT_QUERIES   the same with a query in a thread of sums, and a key in a thread of operands
//   LAYOUT_ANYWHERE  unknown: whatever is more than arithmetic on whole matrices goes by way of workgroup memory

#if defined(LAYOUT_HALVES) || defined(LAYOUT_PARITY) || defined(LAYOUT_QUERIES)
#define TRANSPOSED
#endif

#ifdef SPLIT
static const uint PARTS = 2; // of elements: the nearest halves, and what they leave
#else
static const uint PARTS = 1;
#endif

// Operands, and how they come from `tiles` in workgroup memory: Q and K row by row, and weights too. V is a right operand as
// it is; transposed, a matrix of it is a left one, and lies column after column so that its rows, which are columns of V, are
// read whole.
#ifdef TRANSPOSED
typealias Rows = MatrixB;    // queries: Q and weights
typealias Columns = MatrixA; // keys: K and V
Rows load_rows(uint place, uint pitch) { return Rows.Load<CoopMatMatrixLayout.ColumnMajor, uint4>(tiles, place, pitch); }
void store_rows(Rows rows, uint place, uint pitch)
{
    rows.Store<CoopMatMatrixLayout.ColumnMajor, uint4>(tiles, place, pitch);
}
Columns load_keys(uint place, uint pitch) { return Columns.Load<CoopMatMatrixLayout.RowMajor, uint4>(tiles, place, pitch); }
Sums multiply(Rows rows, Columns columns, Sums sums) { return coopMatMulAdd<float, false>(columns, rows, sums); }
#else
typealias Rows = MatrixA;
typealias Columns = MatrixB;
Rows load_rows(uint place, uint pitch) { return Rows.Load<CoopMatMatrixLayout.RowMajor, uint4>(tiles, place, pitch); }
void store_rows(Rows rows, uint place, uint pitch)
{
    rows.Store<CoopMatMatrixLayout.RowMajor, uint4>(tiles, place, pitch);
}
Columns load_keys(uint place, uint pitch)
{
    return Columns.Load<CoopMatMatrixLayout.ColumnMajor, uint4>(tiles, place, pitch);
}
Sums multiply(Rows rows, Columns columns, Sums sums) { return coopMatMulAdd<float, false>(rows, columns, sums); }
#endif
Columns load_values(uint place, uint pitch)
{
    return Columns.Load<CoopMatMatrixLayout.RowMajor, uint4>(tiles, place, pitch);
}

#ifdef SPLIT
typealias RowParts = Rows[PARTS];
typealias ColumnParts = Columns[PARTS];
#else
typealias RowParts = Rows;
typealias ColumnParts = Columns;
#endif

#if defined(LAYOUT_PAIRS)
// Thread t holds columns 2 (t % 4) + {0, 1, 8, 9} of rows t / 4 and t / 4 + 8.
static const uint SLOTS = 2;
static const uint SHARERS = 4;
static const uint NEXT_SHARER = 1; // numbers of sharers differ by this, and by its doubles
uint row_of_slot(uint lane, uint slot) { return lane / 4 + 8 * slot; }
uint column_of(uint lane, uint i) { return lane % 4 * 2 + (i & 1) + 8 * ((i >> 1) & 1); }
#elif defined(LAYOUT_COLUMN)
// Thread t holds column t.
static const uint SLOTS = TILE;
static const uint SHARERS = TILE;
static const uint NEXT_SHARER = 1;
uint row_of_slot(uint lane, uint slot) { return slot; }
uint column_of(uint lane, uint i) { return lane; }
#elif defined(LAYOUT_HALVES)
// Thread t holds columns 8 (t / 16) to 8 (t / 16) + 7 of row t % 16.
static const uint SLOTS = 1;
static const uint SHARERS = 2;
static const uint NEXT_SHARER = 16;
uint row_of_slot(uint lane, uint slot) { return lane % 16; }
uint column_of(uint lane, uint i) { return lane / 16 * 8 + i; }
#elif defined(LAYOUT_PARITY)
// Thread t holds columns t / 16, t / 16 + 2, ... of row t % 16.
static const uint SLOTS = 1;
static const uint SHARERS = 2;
static const uint NEXT_SHARER = 16;
uint row_of_slot(uint lane, uint slot) { return lane % 16; }
uint column_of(uint lane, uint i) { return lane / 16 + 2 * i; }
#elif defined(LAYOUT_QUERIES)
// Thread t holds row t.
static const uint SLOTS = 1;
static const uint SHARERS = 1;
static const uint NEXT_SHARER = 1;
uint row_of_slot(uint lane, uint slot) { return lane; }
uint column_of(uint lane, uint i) { return i; }
#else
// In memory, thread t takes eight columns at a time of row t / SHARERS.
static const uint SLOTS = 1;
static const uint SHARERS = SUBGROUP / TILE;
static const uint NEXT_SHARER = 1;
uint row_of_slot(uint lane, uint slot) { return lane / SHARERS; }
uint column_of(uint lane, uint i) { return (i / 8 * SHARERS + lane % SHARERS) * 8 + i % 8; }
#endif
static const uint EACH = ELEMENTS / SLOTS; // elements of a slot

float largest_of_row(float value)
{
    UNROLL for (uint step = 1; step < SHARERS; step *= 2)
    {
        value = max(value, WaveReadLaneAt(value, WaveGetLaneIndex() ^ (step * NEXT_SHARER)));
    }
    return value;
}

float sum_of_row(float value)
{
    UNROLL for (uint step = 1; step < SHARERS; step *= 2)
    {
        value += WaveReadLaneAt(value, WaveGetLaneIndex() ^ (step * NEXT_SHARER));
    }
    return value;
}

// Which of the sharers of its rows a thread is.
uint sharer_of(uint lane)
{
    return lane / NEXT_SHARER % SHARERS;
}

// Kernels handle a thread's own elements of sums. `area` is the part of `exchange` of the thread's subgroup.
#ifndef LAYOUT_ANYWHERE
typealias Own = Sums; // they are the matrix itself
typealias Factors = float[SLOTS]; // of a thread's rows
uint area_of(uint subgroup) { return 0; }

Own own_of(Sums sums, uint area) { return sums; }
Sums sums_of(Own own, uint area) { return own; }
float as_rounded(float weight) { return weight; }
Factors factors_of(float each[SLOTS], uint area) { return each; }

void own_of(Sums sums[STEPS], out Own own[STEPS], uint area)
{
    UNROLL for (uint n = 0; n < STEPS; ++n) own[n] = sums[n];
}

Sums scaled(Sums sums, Factors factors)
{
    UNROLL for (uint i = 0; i < ELEMENTS; ++i) sums[i] = sums[i] * factors[i / EACH];
    return sums;
}

// Rounded to the nearest.
#ifdef DTYPE_BFLOAT16
// NVIDIA's driver drops the bits that bfloat16 lacks (580.159.04): here nothing is left for it to drop. Halves of the last
// bit go away from zero, and NaN does not stay one: the sum of its row tells of it.
Element element_of(float value) { return Element(asfloat((asuint(value) + 0x8000) & 0xFFFF0000)); }
#else
Element element_of(float value) { return Element(value); }
#endif

// Sums as an operand, rounded to its type.
Rows rows_of(Own own, uint area)
{
    Rows rows;
    uint lane = WaveGetLaneIndex();
#if defined(LAYOUT_PARITY)
    UNROLL for (uint i = 0; i < ELEMENTS; ++i)
    {
        // The thread 16 away holds the other columns of the row.
        float other = WaveReadLaneAt(own[i], lane ^ 16);
        rows[2 * i] = element_of(lane < 16 ? own[i] : other);
        rows[2 * i + 1] = element_of(lane < 16 ? other : own[i]);
    }
#elif defined(LAYOUT_QUERIES)
    // Element i of thread t and element t of thread i change places: of each 2 x 2, 4 x 4 and 8 x 8 elements, the corners.
    UNROLL for (uint far = 1; far < SUBGROUP; far *= 2)
    {
        bool low = (lane & far) == 0;
        UNROLL for (uint i = 0; i < ELEMENTS; ++i)
        {
            if ((i & far) == 0)
            {
                float received = WaveReadLaneAt(low ? own[i + far] : own[i], lane ^ far);
                own[i] = low ? own[i] : received;
                own[i + far] = low ? received : own[i + far];
            }
        }
    }
    UNROLL for (uint i = 0; i < ELEMENTS; ++i) rows[i] = element_of(own[i]);
#else
    UNROLL for (uint i = 0; i < ELEMENTS; ++i) rows[i] = element_of(own[i]);
#endif
    return rows;
}

#ifdef SPLIT
void rows_of(Own own[STEPS], out RowParts rows[STEPS], uint area)
{
    UNROLL for (uint n = 0; n < STEPS; ++n)
    {
        Own nearest = own[n];
        Own rest = own[n];
        UNROLL for (uint i = 0; i < ELEMENTS; ++i)
        {
            nearest[i] = nearest_of(own[n][i]);
            rest[i] = own[n][i] - nearest_of(own[n][i]);
        }
        rows[n][0] = rows_of(nearest, area);
        rows[n][1] = rows_of(rest, area);
    }
}
#else
void rows_of(Own own[STEPS], out Rows rows[STEPS], uint area)
{
    UNROLL for (uint n = 0; n < STEPS; ++n) rows[n] = rows_of(own[n], area);
}
#endif
#else
typealias Own = float[ELEMENTS];
typealias Factors = Sums; // a matrix of them
static const uint EXCHANGE_PITCH = STEPS * TILE / 4 + 1;
groupshared uint4 exchange[SUBGROUPS * TILE * EXCHANGE_PITCH]; // STEPS matrices of sums side by side for each subgroup
uint area_of(uint subgroup) { return subgroup * TILE * EXCHANGE_PITCH; }

// Where a thread finds its elements i to i + 7 of matrix n.
uint place_of(uint area, uint n, uint i)
{
    uint lane = WaveGetLaneIndex();
    return area + row_of_slot(lane, 0) * EXCHANGE_PITCH + (n * TILE + column_of(lane, i)) / 4;
}

Own read_own(uint area, uint n)
{
    Own own;
    UNROLL for (uint i = 0; i < ELEMENTS; i += 4)
    {
        float4 four = asfloat(exchange[place_of(area, n, i / 8 * 8) + i / 4 % 2]);
        UNROLL for (uint e = 0; e < 4; ++e) own[i + e] = four[e];
    }
    return own;
}

void write_sums(Sums sums, uint area, uint n)
{
    sums.Store<CoopMatMatrixLayout.RowMajor, uint4>(exchange, area + n * TILE / 4, EXCHANGE_PITCH);
}

Own own_of(Sums sums, uint area)
{
    meet();
    write_sums(sums, area, 0);
    meet();
    return read_own(area, 0);
}

void own_of(Sums sums[STEPS], out Own own[STEPS], uint area)
{
    meet();
    UNROLL for (uint n = 0; n < STEPS; ++n) write_sums(sums[n], area, n);
    meet();
    UNROLL for (uint n = 0; n < STEPS; ++n) own[n] = read_own(area, n);
}

Sums sums_of(Own own, uint area)
{
    meet();
    UNROLL for (uint i = 0; i < ELEMENTS; i += 4)
    {
        exchange[place_of(area, 0, i / 8 * 8) + i / 4 % 2] = asuint(float4(own[i], own[i + 1], own[i + 2], own[i + 3]));
    }
    meet();
    return Sums.Load<CoopMatMatrixLayout.RowMajor, uint4>(exchange, area, EXCHANGE_PITCH);
}

Factors factors_of(float each[SLOTS], uint area)
{
    Own factors;
    UNROLL for (uint i = 0; i < ELEMENTS; ++i) factors[i] = each[0];
    return sums_of(factors, area);
}

Sums scaled(Sums sums, Factors factors)
{
    return sums * factors;
}

#ifdef DTYPE_FLOAT16
float as_rounded(float weight) { return float(Element(weight)); }
uint pair_of(float low, float high) { return bit_cast<uint>(vector<half, 2>(half(low), half(high))); }
#else
float as_rounded(float weight) { return asfloat(element_bits(weight) << 16); }
uint pair_of(float low, float high) { return element_bits(low) | (element_bits(high) << 16); }
#endif

// Elements in the place of floats: a row takes half of what it took, and eight elements of a thread one uint4.
void write_rows(Own own, uint area, uint n)
{
    uint lane = WaveGetLaneIndex();
    UNROLL for (uint i = 0; i < ELEMENTS; i += 8)
    {
        exchange[area + row_of_slot(lane, 0) * EXCHANGE_PITCH + (n * TILE + column_of(lane, i)) / 8] =
            uint4(pair_of(own[i], own[i + 1]), pair_of(own[i + 2], own[i + 3]),
                  pair_of(own[i + 4], own[i + 5]), pair_of(own[i + 6], own[i + 7]));
    }
}

Rows read_rows(uint area, uint n)
{
    return Rows.Load<CoopMatMatrixLayout.RowMajor, uint4>(exchange, area + n * TILE / 8, EXCHANGE_PITCH);
}

// Sums as an operand, rounded to its type.
Rows rows_of(Own own, uint area)
{
    meet();
    write_rows(own, area, 0);
    meet();
    return read_rows(area, 0);
}

void rows_of(Own own[STEPS], out Rows rows[STEPS], uint area)
{
    meet();
    UNROLL for (uint n = 0; n < STEPS; ++n) write_rows(own[n], area, n);
    meet();
    UNROLL for (uint n = 0; n < STEPS; ++n) rows[n] = read_rows(area, n);
}
#endif
