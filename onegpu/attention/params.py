"""The bindings and parameter blocks of the attention kernels and of the unfused chain."""

from __future__ import annotations

from onegpu.attention.epilogue import MOST_STEPS
from onegpu.attention.problem import AttentionProblem
from onegpu.params import Field, ParamBlock

__all__ = [
    "ACCESS",
    "ANY_ORDER",
    "ATTENTION_PARAMS",
    "EPILOGUE_PARAMS",
    "HAS_KEY_LENGTHS",
    "HAS_MASK",
    "PAGED_ACCESS",
    "PAGED_PARAMS",
    "PAGED_TENSORS",
    "QUANTIZED_ACCESS",
    "QUANTIZED_PARAMS",
    "QUANTIZED_TENSORS",
    "TENSORS",
    "UNFUSED_PARAMS",
    "ZERO_MASKED_ROWS",
    "tensors_of",
]

#: Tensors of the storage bindings, in order.
TENSORS = ("q", "k", "v", "o", "mask", "key_lengths", "scratch")
#: What kernels do with each.
ACCESS = tuple("write" if tensor in ("o", "scratch") else "read" for tensor in TENSORS)

#: With keys in blocks: where these lie, and where each sequence's queries begin.
PAGED_TENSORS = (*TENSORS, "block_tables", "cu_seqlens_q")
PAGED_ACCESS = (*ACCESS, "read", "read")

#: With keys and values in 8 bits.
QUANTIZED_TENSORS = (*TENSORS, "k_scales", "v_scales")
QUANTIZED_ACCESS = (*ACCESS, "read", "read")


def tensors_of(problem: AttentionProblem) -> tuple[str, ...]:
    """Names of the storage bindings of a problem's kernels, in their order."""
    if problem.paged is not None:
        return PAGED_TENSORS
    return TENSORS if problem.quantized is None else QUANTIZED_TENSORS


#: Bits of ``flags``. They are tested once per row or key, so they need no pipeline of their own.
HAS_MASK, HAS_KEY_LENGTHS, ZERO_MASKED_ROWS = 1, 2, 4
#: One more, for NumPy alone: sums may go in any order.
ANY_ORDER = 8


def _layout(tensor: str) -> tuple[Field, ...]:
    return (
        Field("uint", f"{tensor}_offset", f"first element of {tensor.upper()} in its binding"),
        Field("uint", f"{tensor}_batch", "strides in elements"),
        Field("uint", f"{tensor}_head", ""),
        Field("uint", f"{tensor}_row", ""),
    )


ATTENTION_PARAMS = ParamBlock(
    "AttentionParams",
    (
        Field("uint", "first_group", "number of the first workgroup of this dispatch in the whole call"),
        Field("uint", "groups_x", "workgroups in a row of the grid: number = first + y * groups_x + x"),
        Field("uint", "last_group", "one past the last workgroup; the grid's last row may be longer than needed"),
        Field("uint", "parts", "workgroups that share the keys of a block of rows"),
        Field("uint", "row_blocks", "blocks of rows of one batch entry and key/value head"),
        Field("uint", "batch", "batch entries"),
        Field("uint", "heads", "query heads"),
        Field("uint", "group", "query heads that share a key/value head"),
        Field("uint", "q_len", "queries"),
        Field("uint", "k_len", "keys"),
        Field("uint", "range_keys", "keys of a range"),
        Field("uint", "ranges", "ranges that cover the keys"),
        Field("uint", "head_dim", "elements of a row"),
        Field("int", "causal_offset", "query i sees keys j <= i + causal_offset"),
        Field("uint", "flags", "1: mask, 2: key lengths, 4: masked rows become zero"),
        Field("float", "scale", "factor of the scores"),
        *_layout("q"),
        *_layout("k"),
        *_layout("v"),
        *_layout("o"),
        Field("uint", "mask_offset", "first element of the mask in its binding"),
        Field("uint", "mask_batch", "strides in elements; 0 broadcasts"),
        Field("uint", "mask_head", ""),
        Field("uint", "mask_row", ""),
        Field("uint", "mask_key", ""),
        Field("uint", "lengths_offset", "first element of the key lengths in their binding"),
        Field("uint", "scratch_offset", "first float4 of the scratch memory in its binding"),
    ),
)

#: The same for keys in blocks; the batch entries of K and V are blocks.
PAGED_PARAMS = ParamBlock(
    ATTENTION_PARAMS.name,
    (
        *ATTENTION_PARAMS.fields,
        Field("uint", "blocks", "blocks of the cache"),
        Field("uint", "table_width", "entries of a row of the block tables"),
        Field("uint", "queries", "queries of all sequences"),
        Field("uint", "bottom_right", "1: the last query of a sequence is aligned with its last key"),
        Field("uint", "tables_offset", "first element of the block tables in their binding"),
        Field("uint", "starts_offset", "first element of the sequences' starts in their binding"),
    ),
)

#: The same for kernels that take the steps of an epilogue.
EPILOGUE_PARAMS = ParamBlock(
    ATTENTION_PARAMS.name,
    (
        *ATTENTION_PARAMS.fields,
        Field("uint", "steps", "steps on the result before it is written"),
        *(
            field
            for number in range(MOST_STEPS)
            for field in (
                Field("uint", f"step{number}_kind", "what a step does, and with what numbers"),
                Field("float", f"step{number}_first", ""),
                Field("float", f"step{number}_second", ""),
            )
        ),
    ),
)

#: And where the scales of keys and values in 8 bits lie.
QUANTIZED_PARAMS = ParamBlock(
    ATTENTION_PARAMS.name,
    (
        *EPILOGUE_PARAMS.fields,
        *_layout("k_scales"),
        *_layout("v_scales"),
    ),
)

#: Members that only the fused kernels know.
_FUSED = ("parts", "row_blocks", "range_keys", "ranges")

UNFUSED_PARAMS = ParamBlock(
    "UnfusedParams",
    (
        Field("uint", "first_matrix", "the first that is in scratch memory; matrix = batch * kv_heads + kv_head"),
        Field("uint", "first_row", "the first of each matrix that is there; row = query * group + head in group"),
        Field("uint", "matrix_rows", "rows of each matrix that are there"),
        Field("uint", "row_blocks", "blocks of these rows"),
        Field("uint", "column_blocks", "blocks of columns"),
        *(field for field in ATTENTION_PARAMS.fields if field.name not in _FUSED),
    ),
)
