"""Reading the model's files without Hugging Face's libraries, beside those libraries."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from onegpu.demo import files, minilm, search

tokenizers = pytest.importorskip("tokenizers")
numpy_files = pytest.importorskip("safetensors.numpy")

try:
    FOLDER: Path | None = minilm.model_folder()
except minilm.ModelMissingError:
    FOLDER = None
needs_model = pytest.mark.skipif(FOLDER is None, reason="the model is not installed: `make test` installs it")

#: Words, accents, Chinese, emoji, control characters, and what looks like special tokens.
WORDS = "running Ünïcödé naïve I'm … ¿qué? ΣΑΣ İstanbul 中文字 漢a 🎉 [CLS] [SEP] [UNK $5 50% ſt № 한국어"
PIECES = st.sampled_from([*WORDS.split(), *"\u200b\x00\x07\t\n\u00a0\u3000\u0301", "a" * 101])
#: Newer letters are in the tables of one side and not of the other.
LETTERS = st.characters(max_codepoint=0x52F, exclude_categories=("Cn", "Cs"))
TEXTS = st.one_of(
    st.text(LETTERS, max_size=40), st.lists(PIECES, max_size=8).map(" ".join), st.lists(PIECES).map("".join)
)


@cache
def both(folder: Path) -> tuple[files.WordPiece, minilm.Tokenizer]:
    return files.WordPiece((folder / "tokenizer.json").read_text()), minilm.Tokenizer(folder)


@needs_model
class TestWordPiece:
    def test_the_corpus(self) -> None:
        assert FOLDER is not None
        ours = files.WordPiece((FOLDER / "tokenizer.json").read_text())
        texts = [*search.read_corpus(), *search.QUERIES, "", " ", "word " * 400]
        assert ours(texts) == minilm.Tokenizer(FOLDER)(texts)
        assert len(ours(["word " * 400])[0]) == 256

    @given(text=TEXTS)
    def test_any_text(self, text: str) -> None:
        assert FOLDER is not None
        ours, theirs = both(FOLDER)
        assert ours([text]) == theirs([text])

    def test_weights(self) -> None:
        assert FOLDER is not None
        theirs = minilm.read_weights(FOLDER)
        ours = files.weights_of((FOLDER / "model.safetensors").read_bytes())
        assert ours.keys() == theirs.keys()
        assert all(np.array_equal(ours[name], theirs[name]) for name in ours)


def test_half_weights() -> None:
    arrays: dict[str, Any] = {
        "a": np.arange(6, dtype=np.float16).reshape(2, 3),
        "b": np.array([0.1], np.float32),
        "none": np.empty((0, 4), "f4"),
    }
    ours = files.weights_of(numpy_files.save(arrays, {"format": "np"}))
    assert {name: (a.dtype, a.tolist()) for name, a in ours.items()} == {
        name: (a.dtype, a.tolist()) for name, a in arrays.items()
    }


@pytest.mark.parametrize(
    "data",
    [b"", b"PK\x03\x04 a zip file", b"\xff" * 8 + b"{}", b"\x02" + bytes(7) + b"[]", b"\x02" + bytes(7) + b"{}"[:1]],
)
def test_other_files_are_no_weights(data: bytes) -> None:
    with pytest.raises(files.FileError, match="this is no safetensors file"):
        files.weights_of(data)


def test_numbers_of_other_types_are_no_weights() -> None:
    whole = numpy_files.save({"a": np.arange(4, dtype=np.uint8)})
    with pytest.raises(files.FileError, match="'U8'"):
        files.weights_of(whole)
    with pytest.raises(files.FileError, match="no safetensors file"):
        files.weights_of(numpy_files.save({"a": np.arange(4, dtype=np.float32)})[:-3])


def test_other_tokenizers_are_refused() -> None:
    with pytest.raises(files.FileError, match=r"no tokenizer\.json of all-MiniLM"):
        files.WordPiece("{}")
    with pytest.raises(files.FileError, match=r"no tokenizer\.json of all-MiniLM"):
        files.WordPiece("not even JSON")
    rules = {"model": {"type": "BPE", "vocab": {}}, "normalizer": {"type": "NFC", "lowercase": True}}
    rules["pre_tokenizer"] = {"type": "ByteLevel"}
    with pytest.raises(files.FileError, match="other types: BPE, NFC, ByteLevel"):
        files.WordPiece(json.dumps(rules))
