"""Other libraries that compute attention, timed on the same shapes where they are installed: a module for each.

Each runs in a process of its own (``process`` starts it, ``worker`` runs in it): one that crashes takes nothing
with it, and drivers that read their settings once can be given several.
"""

from __future__ import annotations

from collections.abc import Sequence

from onegpu.bench.peers.aule import Aule
from onegpu.bench.peers.base import Peer
from onegpu.bench.peers.ggml_vulkan import Ggml
from onegpu.bench.peers.onnxruntime_webgpu import OnnxRuntimeWebGpu
from onegpu.bench.peers.torch_sdpa import TorchSdpa

__all__ = ["PEERS", "find_peer"]

PEERS: Sequence[Peer] = (TorchSdpa(), Ggml(), Ggml(newest=False), OnnxRuntimeWebGpu(), Aule())


def find_peer(name: str) -> Peer:
    """The peer of that name."""
    return next(peer for peer in PEERS if peer.name == name)
