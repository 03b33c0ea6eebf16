// K, V, Q and O in workgroup memory, in tiles that all subgroups of a workgroup read: what one_pass.hlsl does with it, by
// where the elements of matrices lie (places.hlsl).

static const uint K_PART = KEYS * PITCH; // row after row
#ifdef TRANSPOSED
static const uint V_PART = COLUMNS * (KEYS / 8 + 1);
#else
static const uint V_PART = KEYS * (COLUMNS / 8 + 1);
#endif
static const uint V_TILE = PARTS * K_PART; // K lies before it
static const uint TILES = V_TILE + PARTS * V_PART;
// Rows of Q are in the place of K and V before them, and rows of O after them. The slices that stay lie beside K and V.
static const uint Q_PART = STAGED * PITCH;
static const uint KEPT_PITCH = KEPT * TILE / 8 + 1;
static const uint KEPT_PART = KEPT > 0 ? ROWS * KEPT_PITCH : 0;
#ifdef SPLIT
static const uint O_PITCH = COLUMNS / 4 + 1; // from row to row of O, which are floats
static const uint Q_SPACE = PARTS * Q_PART > STAGED * O_PITCH ? PARTS * Q_PART : STAGED * O_PITCH;
#else
static const uint Q_SPACE = Q_PART;
#endif
static const uint KEPT_TILE = KEPT == SLICES || TILES > Q_SPACE ? TILES : Q_SPACE;
static const uint WITH_KEPT = KEPT_TILE + PARTS * KEPT_PART;
groupshared uint4 tiles[WITH_KEPT > Q_SPACE ? WITH_KEPT : Q_SPACE];

#ifdef TRANSPOSED
// V lies column after column: a matrix of V is a left operand here, and its rows, which are columns of V, are read whole.
static const uint V_PITCH = KEYS / 8 + 1;

#ifdef SPLIT
void store_sums(Sums sums, uint place) { sums.Store<CoopMatMatrixLayout.ColumnMajor, uint4>(tiles, place, O_PITCH); }
#endif

Columns load_v(uint key, uint slice, uint part)
{
    return load_values(V_TILE + part * V_PART + slice * TILE * V_PITCH + key / 8, V_PITCH);
}

// Key, and eighth of the part of its row, of what a thread loads of V as its number n: two keys, and again two.
uint2 place_in_v(uint n, uint thread)
{
    uint two = n / 2 * THREADS + thread;
    return uint2(two % (KEYS / 2) * 2 + n % 2, two / (KEYS / 2));
}

void stage_v(uint4 loaded[V_LOADS], uint thread, uint part)
{
    UNROLL for (uint n = 0; n < V_LOADS; n += 2)
    {
        uint2 at = place_in_v(n, thread);
        UNROLL for (uint e = 0; e < 8; ++e)
        {
            uint first = loaded[n][e / 2];
            uint second = loaded[n + 1][e / 2];
            uint both = e % 2 == 0 ? (first & 0xFFFF) | (second << 16) : (first >> 16) | (second & 0xFFFF0000);
            tiles[V_TILE + part * V_PART + (at.y * 8 + e) * V_PITCH + at.x / 8][at.x / 2 % 4] = both;
        }
    }
}
#else
static const uint V_PITCH = COLUMNS / 8 + 1;

#ifdef SPLIT
void store_sums(Sums sums, uint place) { sums.Store<CoopMatMatrixLayout.RowMajor, uint4>(tiles, place, O_PITCH); }
#endif

Columns load_v(uint key, uint slice, uint part)
{
    return load_values(V_TILE + part * V_PART + key * V_PITCH + slice * TILE / 8, V_PITCH);
}

// Key, and eighth of the part of its row, of what a thread loads of V as its number n.
uint2 place_in_v(uint n, uint thread)
{
    uint slot = n * THREADS + thread;
    return uint2(slot / (COLUMNS / 8), slot % (COLUMNS / 8));
}

void stage_v(uint4 loaded[V_LOADS], uint thread, uint part)
{
    UNROLL for (uint n = 0; n < V_LOADS; ++n)
    {
        uint2 at = place_in_v(n, thread);
        tiles[V_TILE + part * V_PART + at.x * V_PITCH + at.y] = loaded[n];
    }
}
#endif

Columns load_k(uint key, uint slice, uint part)
{
    return load_keys(part * K_PART + key * PITCH + slice * TILE / 8, PITCH);
}

// Operands in all their parts, and how they go to workgroup memory and come from it.
#ifdef SPLIT
// All products but that of the rests, which are less than float32 holds.
Sums multiply(RowParts rows, ColumnParts columns, Sums sums)
{
    sums = multiply(rows[1], columns[0], sums);
    sums = multiply(rows[0], columns[1], sums);
    return multiply(rows[0], columns[0], sums);
}

RowParts load_q(uint place, uint pitch, uint distance)
{
    RowParts parts;
    UNROLL for (uint part = 0; part < PARTS; ++part) parts[part] = load_rows(place + part * distance, pitch);
    return parts;
}

ColumnParts load_k(uint key, uint slice)
{
    ColumnParts parts;
    UNROLL for (uint part = 0; part < PARTS; ++part) parts[part] = load_k(key, slice, part);
    return parts;
}

ColumnParts load_v(uint key, uint slice)
{
    ColumnParts parts;
    UNROLL for (uint part = 0; part < PARTS; ++part) parts[part] = load_v(key, slice, part);
    return parts;
}

// Eight elements of Q or K; parts lie `distance` from each other.
void stage(Eight eight, uint place, uint distance)
{
    tiles[place] = nearest_of(eight);
    tiles[place + distance] = rest_of(eight);
}

void stage_v(Eight loaded[V_LOADS], uint thread)
{
    uint4 nearest[V_LOADS];
    uint4 rests[V_LOADS];
    UNROLL for (uint n = 0; n < V_LOADS; ++n)
    {
        nearest[n] = nearest_of(loaded[n]);
        rests[n] = rest_of(loaded[n]);
    }
    stage_v(nearest, thread, 0);
    stage_v(rests, thread, 1);
}
#else
RowParts load_q(uint place, uint pitch, uint distance) { return load_rows(place, pitch); }
ColumnParts load_k(uint key, uint slice) { return load_k(key, slice, 0); }
ColumnParts load_v(uint key, uint slice) { return load_v(key, slice, 0); }
void stage(Eight eight, uint place, uint distance) { tiles[place] = eight; }
void stage_v(Eight loaded[V_LOADS], uint thread) { stage_v(loaded, thread, 0); }
#endif
