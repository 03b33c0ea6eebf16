"""Vulkan below the backend: the loader, errors and the instance.

Everything goes through the cffi handles of the ``vulkan`` package. Its own wrappers are passed by: they build each
structure anew, and know only some of the error codes.
"""

from __future__ import annotations

import importlib
import logging
import weakref
from typing import Any

from onegpu.errors import DeviceError, DeviceLostError, DriverMissingError, OutOfMemoryError

__all__ = ["Api", "Instance", "load", "lost_error"]

log = logging.getLogger("onegpu.vulkan")

Version = tuple[int, int]

LOWEST: Version = (1, 1)
HIGHEST: Version = (1, 3)

_VALIDATION_LAYER = "VK_LAYER_KHRONOS_validation"
#: Structures that are newer than the package: ``sType``, and the members after ``pNext``, which are 32 bits wide each.
_NEWER: dict[str, tuple[int, tuple[str, ...]]] = {
    "VkPhysicalDeviceShaderBfloat16FeaturesKHR": (
        1000141000,
        ("shaderBFloat16Type", "shaderBFloat16DotProduct", "shaderBFloat16CooperativeMatrix"),
    ),
}
INSTALL_DRIVER = "install your GPU maker's Vulkan driver (or Debian's mesa-vulkan-drivers for AMD, Intel and the CPU)"


class Api:
    """The ``vulkan`` package: ``vk`` its constants, ``lib`` the C functions, ``ffi`` cffi's own."""

    def __init__(self, vk: Any) -> None:
        self.vk = vk
        self.lib: Any = vk.lib
        self.ffi: Any = vk.ffi
        self.null: Any = vk.ffi.NULL
        self._types: dict[str, int | None] = {}
        self._newer: Any = None
        self._kept: weakref.WeakKeyDictionary[Any, list[Any]] = weakref.WeakKeyDictionary()

    def struct(self, name: str, **members: Any) -> Any:
        """A pointer to a new structure, with its ``sType`` set; it keeps alive what its members point to."""
        kind = self._type(name)
        ffi = self._newer_ffi() if self._is_newer(name) else self.ffi
        made = ffi.new(f"{name}*", members if kind is None else {"sType": kind, **members})
        self.keep(made, *members.values())
        return made

    def keep(self, owner: Any, *parts: Any) -> None:
        """Keep Python objects alive for as long as ``owner`` is, a structure that points into them."""
        self._kept.setdefault(owner, []).extend(parts)

    def _type(self, name: str) -> int | None:
        """The ``sType`` of a structure, as the package's own constructor sets it; None for those without."""
        if self._is_newer(name):
            return _NEWER[name][0]
        if name not in self._types:
            make = getattr(self.vk, name, None)
            self._types[name] = None if make is None else getattr(make(), "sType", None)
        return self._types[name]

    def _is_newer(self, name: str) -> bool:
        return name in _NEWER and not hasattr(self.vk, name)

    def _newer_ffi(self) -> Any:
        """cffi that knows the structures of ``_NEWER``: the package's own takes no more declarations."""
        if self._newer is None:
            self._newer = importlib.import_module("cffi").FFI()
            for name, (_, members) in _NEWER.items():
                numbers = " ".join(f"uint32_t {member};" for member in members)
                self._newer.cdef(f"typedef struct {{ uint32_t sType; void* pNext; {numbers} }} {name};")
        return self._newer

    def strings(self, texts: list[str]) -> Any:
        """An array of C strings."""
        items = [self.ffi.new("char[]", text.encode()) for text in texts]
        made = self.ffi.new("char*[]", items)
        self.keep(made, *items)
        return made

    def text(self, characters: Any) -> str:
        """The Python string of a C string."""
        return str(self.ffi.string(characters).decode("utf-8", "replace"))

    def call(self, name: str, *args: Any) -> None:
        """Call a function that answers with a VkResult."""
        self.check(getattr(self.lib, name)(*args), name)

    def create(self, name: str, kind: str, *args: Any) -> Any:
        """The handle that a ``vkCreate...`` function makes. ``args`` are those before the allocator."""
        out = self.ffi.new(f"{kind}*")
        self.call(name, *args, self.null, out)
        return out[0]

    def enumerate(self, name: str, kind: str, *args: Any, function: Any = None) -> Any:
        """The array that a function of the form ``(..., uint32_t* count, T* items)`` gives."""
        function = function or getattr(self.lib, name)
        count = self.ffi.new("uint32_t*")
        while True:
            self.check(function(*args, count, self.null) or 0, name)
            items = self.ffi.new(f"{kind}[]", count[0])
            if (type_ := self._type(kind)) is not None:
                for item in items:
                    item.sType = type_
            result = function(*args, count, items) or 0
            if result != self.vk.VK_INCOMPLETE:
                self.check(result, name)
                return items

    def check(self, result: int, what: str) -> None:
        """Raise the error that a negative VkResult stands for."""
        if result >= 0:
            return
        vk = self.vk
        name = next((k for k, v in vk.__dict__.items() if k.startswith("VK_ERROR_") and v == result), f"error {result}")
        if result == vk.VK_ERROR_DEVICE_LOST:
            raise lost_error(what)
        if result in (vk.VK_ERROR_OUT_OF_DEVICE_MEMORY, vk.VK_ERROR_OUT_OF_HOST_MEMORY):
            whose = "device" if result == vk.VK_ERROR_OUT_OF_DEVICE_MEMORY else "host"
            raise OutOfMemoryError(f"{what} found no {whose} memory ({name}); release buffers or shrink the problem")
        raise DeviceError(f"{what} failed: {name}")


def lost_error(what: str) -> DeviceLostError:
    return DeviceLostError(
        f"the device was lost ({what}): its driver reset it, most often because one piece of work ran too long. Its "
        "buffers are gone. Open a new device with onegpu.open_device(), and shorten the work: smaller batches, or "
        "fewer dispatches in one submission"
    )


def load() -> Api:
    """The loader.

    Raises:
        DriverMissingError: if the package ``vulkan`` or the Vulkan loader is missing, or too old.
    """
    try:
        api = Api(importlib.import_module("vulkan"))
    except ImportError as error:
        raise DriverMissingError(
            f"the Python package 'vulkan' cannot be imported ({error}); install it with: pip install onegpu[vulkan]"
        ) from None
    except OSError:  # raised by the package itself
        raise DriverMissingError(f"no Vulkan loader (libvulkan) was found; {INSTALL_DRIVER}") from None
    if loader_version(api) < LOWEST:
        raise DriverMissingError(f"the Vulkan loader offers Vulkan 1.0; onegpu needs 1.1 or newer: {INSTALL_DRIVER}")
    return api


def loader_version(api: Api) -> Version:
    try:
        function = api.lib.vkEnumerateInstanceVersion
    except AttributeError:  # came with Vulkan 1.1
        return (1, 0)
    number = api.ffi.new("uint32_t*")
    api.check(function(number), "vkEnumerateInstanceVersion")
    return min(version_of(number[0]), HIGHEST)


def version_of(number: int) -> Version:
    return (number >> 22 & 0x7F, number >> 12 & 0x3FF)


class Instance:
    """A Vulkan instance, with the validation layer if asked for.

    Attributes:
        version: highest Vulkan version that its devices may be used with.
        messages: what the validation layer said, filled as it speaks.
    """

    def __init__(self, api: Api, validation: bool = False) -> None:
        self.api = api
        self.validation = validation
        self.version = loader_version(api)
        self.messages: list[str] = []
        layers = [_VALIDATION_LAYER] if validation else []
        if validation:
            self._check_layer()
        present = self._extensions(layers)
        self.debug_utils = "VK_EXT_debug_utils" in present
        partial = "VK_KHR_portability_enumeration" in present
        enabled = ["VK_EXT_debug_utils"] * self.debug_utils + ["VK_KHR_portability_enumeration"] * partial
        # The callback must outlive the instance: cffi frees its code with the Python object.
        self._callback: Any = None
        messenger = self._messenger_info() if validation and self.debug_utils else None
        vk = api.vk
        info = api.struct(
            "VkInstanceCreateInfo",
            pNext=api.null if messenger is None else messenger,  # so that creation and destruction are watched too
            # MoltenVK and other drivers that implement a part of Vulkan are hidden without this flag.
            flags=vk.VK_INSTANCE_CREATE_ENUMERATE_PORTABILITY_BIT_KHR if partial else 0,
            pApplicationInfo=api.struct(
                "VkApplicationInfo",
                pApplicationName=api.ffi.new("char[]", b"onegpu"),
                pEngineName=api.ffi.new("char[]", b"onegpu"),
                apiVersion=vk.VK_MAKE_VERSION(*self.version, 0),
            ),
            enabledLayerCount=len(layers),
            ppEnabledLayerNames=api.strings(layers),
            enabledExtensionCount=len(enabled),
            ppEnabledExtensionNames=api.strings(enabled),
        )
        try:
            self.handle = api.create("vkCreateInstance", "VkInstance", info)
        except DeviceError as error:
            raise DriverMissingError(f"no Vulkan driver answers ({error}); {INSTALL_DRIVER}") from None
        self._messenger: Any = None
        if messenger is not None:
            out = api.ffi.new("VkDebugUtilsMessengerEXT*")
            create = self.function("vkCreateDebugUtilsMessengerEXT")
            api.check(create(self.handle, messenger, api.null, out), "vkCreateDebugUtilsMessengerEXT")
            self._messenger = out[0]

    def function(self, name: str) -> Any:
        """A function of an instance extension."""
        return cast_function(self.api, name, self.api.lib.vkGetInstanceProcAddr(self.handle, name.encode()))

    def close(self) -> None:
        if self._messenger is not None:
            self.function("vkDestroyDebugUtilsMessengerEXT")(self.handle, self._messenger, self.api.null)
            self._messenger = None
        self.api.lib.vkDestroyInstance(self.handle, self.api.null)

    def _check_layer(self) -> None:
        layers = self.api.enumerate("vkEnumerateInstanceLayerProperties", "VkLayerProperties")
        if _VALIDATION_LAYER not in {self.api.text(layer.layerName) for layer in layers}:
            raise DriverMissingError(
                f"the Vulkan validation layer {_VALIDATION_LAYER} is not installed; install the Debian package "
                "vulkan-validationlayers or the Vulkan SDK, or open the device without validation"
            )

    def _extensions(self, layers: list[str]) -> set[str]:
        sources = [self.api.null, *(self.api.ffi.new("char[]", layer.encode()) for layer in layers)]
        found: set[str] = set()
        for source in sources:
            items = self.api.enumerate("vkEnumerateInstanceExtensionProperties", "VkExtensionProperties", source)
            found |= {self.api.text(item.extensionName) for item in items}
        return found

    def _messenger_info(self) -> Any:
        api, vk = self.api, self.api.vk
        messages = self.messages  # the callback keeps the list, not the instance

        def note(severity: int, kinds: int, data: Any, _: Any) -> int:
            text = api.text(data.pMessage) if data.pMessage else ""
            bad = severity >= vk.VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT
            if kinds & vk.VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT:
                messages.append(text)
                log.log(logging.ERROR if bad else logging.WARNING, "%s", text)
            else:  # the loader's talk of layers and drivers, or a driver's of speed
                log.debug("%s", text)
            return 0

        self._callback = api.ffi.callback("PFN_vkDebugUtilsMessengerCallbackEXT", note)
        return api.struct(
            "VkDebugUtilsMessengerCreateInfoEXT",
            messageSeverity=vk.VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT
            | vk.VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT,
            messageType=vk.VK_DEBUG_UTILS_MESSAGE_TYPE_GENERAL_BIT_EXT
            | vk.VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT
            | vk.VK_DEBUG_UTILS_MESSAGE_TYPE_PERFORMANCE_BIT_EXT,
            pfnUserCallback=self._callback,
        )


def cast_function(api: Api, name: str, address: Any) -> Any:
    if address == api.null:
        raise DeviceError(f"the Vulkan driver does not have {name}; update the driver")
    return api.ffi.cast(f"PFN_{name}", address)
