"""The unfused chain: its programs, which of them take a problem, and its plan. Pure: it needs no device.

GEMM, softmax, GEMM, with the table of scores in scratch memory. A call with a larger table is computed in slices, one
after the other in the same memory: some whole matrices each, or some rows of one. A *matrix* is the rows of one batch
entry and key/value head, the queries of all heads that share it; row ``query * group + head in the group``.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from types import MappingProxyType

from onegpu.artifacts import KernelSpec
from onegpu.attention.fit import program_refusal
from onegpu.attention.params import UNFUSED_PARAMS
from onegpu.attention.plan import ENOUGH_GROUPS, MODES, Plan, Step, problem_params, strides_of
from onegpu.attention.problem import AttentionProblem
from onegpu.attention.variants import ACCESS, SOFTWARE_ROUNDS, TENSORS, aligned_of
from onegpu.backends.base import DeviceFacts
from onegpu.dtypes import FLOAT16, FLOAT32, DType
from onegpu.errors import ProblemError, UnsupportedError

__all__ = ["CHAINS", "Chain", "Slice", "chain_on", "make_chain_plan", "row_length", "scratch_limit", "slices"]

#: Rows of a matrix up to which the kernels for a few queries are taken, for the scores and for the values. A block of
#: rows reads the keys once for all of them, but only few blocks would walk a long cache.
FEW_FOR_SCORES, FEW_FOR_VALUES = 4, 32

#: Numbers of a chain of multiply-adds; longer sums are sums of such. As in ``shaders/unfused/chain.hlsl``.
LONGEST_SUM = 4096

#: Keys that blocks of `values` can walk on a software driver, which ends loops that go on for long: 5 rounds for 16
#: keys, and some to spare. The lanes of `values_few` take a round for 128.
SOFTWARE_KEYS, SOFTWARE_KEYS_FEW = SOFTWARE_ROUNDS // 8 * 16, SOFTWARE_ROUNDS * 128

#: Keys up to which 32 threads share a row of the softmax; above, all 128 of a workgroup do.
SHORT_ROW = 512

#: Bytes of scratch memory that a slice may take: on a discrete GPU enough that both products fill it, elsewhere less,
#: since there it is the host's memory.
SCRATCH_DISCRETE, SCRATCH_OTHERS = 1 << 30, 256 << 20

#: Rows of a slice of one matrix are a multiple of this: whole blocks for every program.
SLICE_ROWS = 128

#: Tensors that each program touches. All seven are bound, as for the fused kernels; nothing waits for the others.
_TOUCHED = {
    "scores": frozenset({"q", "k", "key_lengths", "scratch"}),
    "softmax": frozenset({"mask", "key_lengths", "scratch"}),
    "values": frozenset({"v", "o", "key_lengths", "scratch"}),
}

#: Estimated operations for each score beyond the products: it is written once and read three times.
_SCORE_WORK = 512


@dataclass(frozen=True)
class Chain:
    """The programs of one kind of device.

    Attributes:
        name: always "unfused".
        languages: languages that it is built in.
        dtypes: element types that it takes.
        needs: device features; none.
    """

    languages: frozenset[str]
    dtypes: tuple[DType, ...] = (FLOAT32, FLOAT16)
    needs: frozenset[str] = frozenset()
    name: str = "unfused"

    def specs(self) -> list[KernelSpec]:
        """Every program."""
        if "numpy" in self.languages:
            return [_numpy(step, dtype) for dtype in self.dtypes for step in _TOUCHED]
        products = [make(step, dtype) for dtype in self.dtypes for step in ("scores", "values") for make in _PRODUCTS]
        aligned = [quads for spec in products if (quads := aligned_of(spec)) is not None]
        return [*products, *aligned, _softmax(32), _softmax(128)]

    def programs(
        self, problem: AttentionProblem, facts: DeviceFacts, matrices: int, rows: int
    ) -> tuple[KernelSpec, ...]:
        """The three programs for a slice of so many matrices and rows of each, by its shape."""
        if "numpy" in self.languages:
            return tuple(_numpy(step, problem.dtype) for step in _TOUCHED)

        def product(step: str, columns: int, few: int) -> KernelSpec:
            if rows <= few or (step == "values" and facts.software and problem.k_len > SOFTWARE_KEYS):
                return _few(step, problem.dtype)
            large = _large(step, problem.dtype)
            groups = matrices * -(-rows // large.rows) * -(-columns // _columns(large))
            return large if groups >= ENOUGH_GROUPS else _small(step, problem.dtype)

        return (
            product("scores", problem.k_len, FEW_FOR_SCORES),
            _softmax(32 if problem.k_len <= SHORT_ROW else 128),
            product("values", problem.head_dim, FEW_FOR_VALUES),
        )


def _product(step: str, dtype: DType, rows: int, columns: int, threads: int) -> KernelSpec:
    return KernelSpec(
        family=f"unfused_{step}",
        source=f"unfused/{step}.hlsl",
        facts=(("dtype", dtype.name), ("access", "words"), ("rows", rows), ("columns", columns), ("threads", threads)),
        bindings=ACCESS,
        params=UNFUSED_PARAMS,
        threads=threads,
        rows=rows,
        workgroup_memory=16 * (rows + columns) * 4,
    )


def _large(step: str, dtype: DType) -> KernelSpec:
    """8 x 8 sums in each thread: the fewest reads of workgroup memory for a multiplication."""
    return _product(step, dtype, rows=128, columns=64, threads=128)


def _small(step: str, dtype: DType) -> KernelSpec:
    """4 x 4 sums in each thread: eight times as many workgroups."""
    return _product(step, dtype, rows=32, columns=32, threads=64)


def _few(step: str, dtype: DType) -> KernelSpec:
    """A few queries, and threads that share their keys or elements."""
    rows, columns, threads = 4, {"scores": 32, "values": 16}[step], 128
    return KernelSpec(
        family=f"unfused_{step}_few",
        source=f"unfused/{step}_few.hlsl",
        facts=(("dtype", dtype.name), ("access", "words"), ("rows", rows), ("columns", columns), ("threads", threads)),
        bindings=ACCESS,
        params=UNFUSED_PARAMS,
        threads=threads,
        rows=rows,
        # Four queries of 256 elements and a float4 for each thread, or a float4 for each thread and row.
        workgroup_memory={"scores": rows * 256 * 4 + threads * 16, "values": threads * rows * 16}[step],
    )


_PRODUCTS = (_large, _small, _few)


def _softmax(width: int) -> KernelSpec:
    threads = 128
    return KernelSpec(
        family="unfused_softmax",
        source="unfused/softmax.hlsl",
        facts=(("width", width), ("threads", threads)),
        bindings=ACCESS,
        params=UNFUSED_PARAMS,
        threads=threads,
        rows=threads // width,
        workgroup_memory=threads * 16,
    )


def _numpy(step: str, dtype: DType) -> KernelSpec:
    return KernelSpec(
        family=f"unfused_{step}",
        source=f"onegpu.attention.cpu_chain:{step}",
        facts=(("dtype", dtype.name),),
        bindings=ACCESS,
        params=UNFUSED_PARAMS,
        threads=1,
        rows=512,
        workgroup_memory=0,
    )


def _columns(spec: KernelSpec) -> int:
    """Columns of a workgroup; 0: all."""
    return next((int(value) for key, value in spec.facts if key == "columns"), 0)


#: For GPUs, and for the CPU.
CHAINS = (Chain(frozenset({"spirv", "wgsl", "msl"})), Chain(frozenset({"numpy"})))


def chain_on(facts: DeviceFacts) -> Chain:
    """The chain that a device can run.

    Raises:
        UnsupportedError: if there is none, with the reason.
    """
    chain = next((chain for chain in CHAINS if facts.language in chain.languages), None)
    if chain is None:
        built = ", ".join(sorted(language for chain in CHAINS for language in chain.languages))
        sentence: str | None = f"it is built as {built}, and the {facts.backend} backend takes {facts.language}"
    else:
        sentence = next(filter(None, (program_refusal(spec, facts) for spec in chain.specs())), None)
    if chain is None or sentence is not None:
        raise UnsupportedError(f"the unfused chain cannot run on {facts.name}: {sentence}")
    return chain


@dataclass(frozen=True)
class Slice:
    """What of a call's scores is in scratch memory at a time.

    Attributes:
        first_matrix: the first of its matrices.
        matrices: how many.
        first_row: the first row of each matrix.
        rows: how many.
    """

    first_matrix: int
    matrices: int
    first_row: int
    rows: int


def row_length(problem: AttentionProblem) -> int:
    """Floats of a row in scratch memory: its scores in whole float4, and a float4 for its state."""
    return 4 * (-(-problem.k_len // 4) + 1)


def scratch_limit(facts: DeviceFacts, wanted: int | None = None) -> int:
    """Bytes that a slice may take on a device: those that are wanted, or a default, within the device's limits.

    Raises:
        ProblemError: if ``wanted`` is no positive integer.
    """
    if wanted is None:
        wanted = SCRATCH_DISCRETE if facts.kind == "discrete" else SCRATCH_OTHERS
    elif isinstance(wanted, bool) or not isinstance(wanted, int) or wanted < 1:
        raise ProblemError(f"scratch_bytes is {wanted!r}; it must be a positive integer, or None for a default")
    return min(wanted, facts.max_buffer_bytes, facts.max_binding_bytes)


def slices(problem: AttentionProblem, limit: int) -> Iterator[Slice]:
    """Cut a call so that the scores of a slice fit into ``limit`` bytes; slices of equal size as far as possible.

    Raises:
        UnsupportedError: if a single row does not fit.
    """
    matrices, rows, row_bytes = problem.batch * problem.kv_heads, problem.q_len * problem.group, 4 * row_length(problem)
    most_rows = limit // row_bytes
    if most_rows < 1:
        raise UnsupportedError(
            f"a row of {problem.k_len} scores takes {row_bytes} bytes, and scratch memory may have {limit} here; "
            "allow more by scratch_bytes=, if the device does, or use AttentionKernels, which writes no scores"
        )
    if most_rows >= rows:
        yield from (Slice(first, count, 0, rows) for first, count in _even(matrices, most_rows // rows, 1))
    else:
        unit = SLICE_ROWS if most_rows >= SLICE_ROWS else 1
        for matrix in range(matrices):
            yield from (Slice(matrix, 1, first, count) for first, count in _even(rows, most_rows, unit))


def _even(total: int, most: int, unit: int) -> Iterator[tuple[int, int]]:
    """(first, count) of the fewest pieces of at most ``most``, equal but for the last, and in whole units."""
    pieces = -(-total // (most // unit * unit))
    count = -(-total // (pieces * unit)) * unit
    return ((first, min(count, total - first)) for first in range(0, total, count))


def make_chain_plan(
    problem: AttentionProblem, facts: DeviceFacts, *, mode: str = "deterministic", scratch_bytes: int | None = None
) -> Plan:
    """Plan a problem for the unfused chain: three steps for each slice.

    Args:
        problem: what is asked.
        facts: of the device.
        mode: "deterministic" or "fast"; the chain does the same in both.
        scratch_bytes: most bytes of scores at a time; None: 1 GiB on a discrete GPU, 256 MiB elsewhere.

    Raises:
        ProblemError: for an unknown mode, or ``scratch_bytes`` that is no positive integer.
        UnsupportedError: if the chain does not take the problem.
    """
    if mode not in MODES:
        raise ProblemError(f"mode is {mode!r}; it must be one of {', '.join(MODES)}")
    limit = scratch_limit(facts, scratch_bytes)
    chain = chain_on(facts)
    if problem.dtype not in chain.dtypes:
        takes = " and ".join(dtype.name for dtype in chain.dtypes)
        raise UnsupportedError(f"the unfused chain takes {takes}, not {problem.dtype}; convert to float16 or float32")
    if problem.paged is not None:
        raise UnsupportedError(
            "the unfused chain takes keys and values that lie in order, not in blocks (PagedKv); AttentionKernels has "
            "kernels for those on some devices"
        )
    if problem.quantized is not None:
        raise UnsupportedError(
            "the unfused chain takes keys and values of the type of the queries, not in 8 bits (QuantizedKv); "
            "AttentionKernels has kernels for those on some devices"
        )
    if problem.epilogue is not None:
        raise UnsupportedError(
            "the unfused chain writes the result as it is, without the steps of an Epilogue; AttentionKernels has "
            "kernels that take them on some devices"
        )
    if facts.software and problem.k_len > SOFTWARE_KEYS_FEW:
        raise UnsupportedError(
            f"the unfused chain walks {problem.k_len} keys in one go, and software drivers such as {facts.name} leave "
            f"a shader's loops after {SOFTWARE_ROUNDS} rounds, which {SOFTWARE_KEYS_FEW} keys take"
        )
    steps: list[Step] = []
    length = 0
    if problem.batch * problem.q_len:
        for piece in slices(problem, limit):
            steps += _steps(chain, problem, facts, piece)
            length = max(length, piece.matrices * piece.rows * row_length(problem))
    return Plan(problem, chain.name, "GEMM, softmax, GEMM", mode, tuple(steps), length)


def _steps(chain: Chain, problem: AttentionProblem, facts: DeviceFacts, piece: Slice) -> Iterator[Step]:
    scores = piece.matrices * piece.rows * problem.k_len
    # Four times the products, as for the fused kernels.
    product = 4 * 2 * scores * problem.head_dim
    work = {"scores": product, "softmax": _SCORE_WORK * scores, "values": product}
    columns = {"scores": problem.k_len, "softmax": 0, "values": problem.head_dim}
    programs = chain.programs(problem, facts, piece.matrices, piece.rows)
    told = problem_params(problem)
    aligned = strides_of(told, 4)
    for (name, touched), spec in zip(_TOUCHED.items(), programs, strict=True):
        blocks = -(-piece.rows // spec.rows)
        column_blocks = -(-columns[name] // _columns(spec)) if _columns(spec) else 1
        groups = piece.matrices * blocks * column_blocks
        if not groups:  # no keys: there are no scores, but rows to finish
            continue
        params = {
            **told,
            "first_matrix": piece.first_matrix,
            "first_row": piece.first_row,
            "matrix_rows": piece.rows,
            "row_blocks": blocks,
            "column_blocks": column_blocks,
        }
        # The blocks of `values` have a constant that says whether sums are longer than one chain.
        constants = (int(problem.k_len > LONGEST_SUM),) if spec.source == "unfused/values.hlsl" else ()
        quads = aligned_of(spec) if aligned else None
        yield Step(spec, TENSORS, groups, MappingProxyType(params), constants, work[name], touched, quads)
