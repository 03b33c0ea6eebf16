"""The tree of errors."""

from __future__ import annotations

import inspect
import pickle

import pytest

from onegpu import errors

TREE: dict[type[Exception], tuple[type[Exception], ...]] = {
    errors.OneGpuError: (Exception,),
    errors.ProblemError: (errors.OneGpuError, ValueError),
    errors.UnsupportedError: (errors.OneGpuError, ValueError),
    errors.ShaderError: (errors.OneGpuError, RuntimeError),
    errors.WaitError: (errors.OneGpuError, RuntimeError),
    errors.DeviceError: (errors.OneGpuError, RuntimeError),
    errors.DriverMissingError: (errors.DeviceError,),
    errors.DeviceClosedError: (errors.DeviceError,),
    errors.DeviceLostError: (errors.DeviceError,),
    errors.OutOfMemoryError: (errors.DeviceError, MemoryError),
}


def test_the_tree_is_whole() -> None:
    assert {error.__name__ for error in TREE} | {"SelfCheckWarning"} == set(errors.__all__)
    assert errors.SelfCheckWarning.__bases__ == (UserWarning,)


@pytest.mark.parametrize(("error", "bases"), TREE.items(), ids=lambda value: getattr(value, "__name__", ""))
def test_each_error_derives_directly_from_its_bases(error: type[Exception], bases: tuple[type[Exception], ...]) -> None:
    assert error.__bases__ == bases


def test_the_module_documents_each_error_once() -> None:
    for name in errors.__all__:
        assert (errors.__doc__ or "").count(f":class:`{name}`") == 1, name


@pytest.mark.parametrize("error", TREE, ids=lambda error: error.__name__)
def test_every_error_is_caught_by_the_base_and_keeps_its_words(error: type[Exception]) -> None:
    with pytest.raises(errors.OneGpuError, match=r"^the words$"):
        raise error("the words")


def test_a_bad_problem_and_an_unsupported_one_are_different_errors() -> None:
    assert not issubclass(errors.UnsupportedError, errors.ProblemError)
    assert not issubclass(errors.ProblemError, errors.UnsupportedError)


def test_unsupported_lists_each_refusal_on_a_line_of_its_own() -> None:
    error = errors.UnsupportedError("nothing fits:", [("rows", "it is too slow"), ("pairs", "it is too fast")])
    assert error.refusals == (("rows", "it is too slow"), ("pairs", "it is too fast"))
    assert str(error) == "nothing fits:\n  rows: it is too slow\n  pairs: it is too fast"


def test_unsupported_without_refusals_is_its_message() -> None:
    error = errors.UnsupportedError("nothing fits")
    assert error.refusals == ()
    assert str(error) == "nothing fits"


@pytest.mark.parametrize("error", [*TREE], ids=lambda error: error.__name__)
def test_errors_survive_pickling_so_worker_processes_can_report_them(error: type[Exception]) -> None:
    given = errors.UnsupportedError("words", [("rows", "why")]) if error is errors.UnsupportedError else error("words")
    back = pickle.loads(pickle.dumps(given))
    assert type(back) is error
    assert str(back) == str(given)
    assert getattr(back, "refusals", None) == getattr(given, "refusals", None)


def test_every_error_says_when_it_is_raised() -> None:
    for error in TREE:
        assert inspect.getdoc(error), error.__name__
