"""A made-up ``kp``, as far as the backend uses Kompute: tensors are arrays, and a sequence keeps what it was given."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

__all__ = ["KP", "Manager", "Operation", "Sequence", "Tensor"]


class Tensor:
    def __init__(self, array: Any, kind: str) -> None:
        self.array: Any = array.copy()
        self.kind = kind
        self.copies: list[str] = []

    def data(self) -> Any:
        assert self.kind != "storage", "Kompute reads memory that is nobody's here"
        return self.array

    def size(self) -> int:
        return 0 if self.array is None else len(self.array)

    def tensor_type(self) -> str:
        return self.kind

    def destroy(self) -> None:
        self.array = None


class Operation:
    def __init__(self, kind: str, target: Any) -> None:
        self.kind = kind
        self.target = target

    def run(self, manager: Manager) -> None:
        if self.kind == "dispatch":
            manager.ran.append((self.target, bytes(self.target.tensors[0].data())))
        else:
            for tensor in self.target:
                tensor.copies.append(self.kind)


class Sequence:
    def __init__(self, manager: Manager) -> None:
        self.manager = manager
        self.operations: list[Operation] = []

    def record(self, operation: Operation) -> None:
        self.operations.append(operation)

    def eval(self) -> None:
        if self.manager.trouble:
            raise RuntimeError(self.manager.trouble)
        self.manager.evals += 1
        for operation in self.operations:
            operation.run(self.manager)


class Manager:
    def __init__(self, number: int = 0) -> None:
        if number == 13:
            raise RuntimeError("vk::PhysicalDevice::createDevice: ErrorInitializationFailed")
        self.number = number
        self.trouble = ""
        self.rejects = ""
        self.evals = 0
        self.ran: list[tuple[Any, bytes]] = []
        self.tensors: list[Tensor] = []
        self.algorithms: list[Any] = []
        self.destroyed = False

    def get_device_properties(self) -> dict[str, Any]:
        return {"device_name": "a GPU"}

    def tensor_t(self, array: Any, kind: str) -> Tensor:
        if self.trouble:
            raise RuntimeError(self.trouble)
        self.tensors.append(Tensor(array, kind))
        return self.tensors[-1]

    def algorithm(self, tensors: Any, spirv: bytes, workgroup: Any, constants: Any, push: Any) -> Any:
        if self.rejects:
            raise RuntimeError(self.rejects)
        made = SimpleNamespace(tensors=tensors, spirv=spirv, workgroup=workgroup, constants=list(constants))
        self.algorithms.append(made)
        return made

    def sequence(self) -> Sequence:
        return Sequence(self)

    def destroy(self) -> None:
        self.destroyed = True
        for tensor in self.tensors:
            tensor.destroy()


KP = SimpleNamespace(
    __version__="0.9.0",
    Manager=Manager,
    Sequence=Sequence,
    Tensor=Tensor,
    TensorTypes=SimpleNamespace(device="device", host="host", storage="storage"),
    OpTensorSyncDevice=lambda tensors: Operation("to device", tensors),
    OpTensorSyncLocal=lambda tensors: Operation("to host", tensors),
    OpAlgoDispatch=lambda algorithm: Operation("dispatch", algorithm),
)
