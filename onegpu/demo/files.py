"""The model's files read without Hugging Face's libraries, for where those are not to be had: in a browser."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from onegpu.demo.minilm import MAX_TOKENS

__all__ = ["FileError", "WordPiece", "weights_of"]

Array = np.ndarray[Any, Any]

_LONGEST = 100  # letters of a word that is taken apart; longer ones are unknown
_ASCII_PUNCTUATION = frozenset("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~")
#: Blocks of Chinese characters, each of which is a word.
_CHINESE = (
    (0x4E00, 0x9FFF),
    (0x3400, 0x4DBF),
    (0x20000, 0x2A6DF),
    (0x2A700, 0x2B73F),
    (0x2B740, 0x2B81F),
    (0x2B920, 0x2CEAF),
    (0xF900, 0xFAFF),
    (0x2F800, 0x2FA1F),
)


class FileError(ValueError):
    """A file is not what it should be; the message says what it is."""


class WordPiece:
    """Token numbers of texts, as the model's own tokenizer gives them: lower case, no accents, longest pieces first.

    Args:
        text: of ``tokenizer.json``.

    Raises:
        FileError: if it describes another tokenizer.
    """

    def __init__(self, text: str) -> None:
        try:
            rules = json.loads(text)
            kinds = (rules["model"]["type"], rules["normalizer"]["type"], rules["pre_tokenizer"]["type"])
            lower = rules["normalizer"]["lowercase"]
            self._pieces: dict[str, int] = rules["model"]["vocab"]
        except (ValueError, KeyError, TypeError) as error:
            raise FileError(f"this is no tokenizer.json of all-MiniLM-L6-v2 ({error!r})") from None
        if kinds != ("WordPiece", "BertNormalizer", "BertPreTokenizer") or not lower:
            raise FileError(f"this is a tokenizer of other types: {', '.join(map(str, kinds))}")
        self._special: dict[str, int] = {each["content"]: each["id"] for each in rules["added_tokens"]}
        self._split = re.compile("|".join(map(re.escape, self._special)))

    def __call__(self, texts: Sequence[str]) -> list[list[int]]:
        """Token numbers of each text, [CLS] and [SEP] included; at most 256."""
        first, last = self._special["[CLS]"], self._special["[SEP]"]
        return [[first, *self._tokens(text)[: MAX_TOKENS - 2], last] for text in texts]

    def _tokens(self, text: str) -> list[int]:
        found: list[int] = []
        begin = 0
        for special in self._split.finditer(text):
            found += self._plain(text[begin : special.start()])
            found.append(self._special[special[0]])
            begin = special.end()
        return found + self._plain(text[begin:])

    def _plain(self, text: str) -> list[int]:
        return [token for word in _words(_normal(text)) for token in self._word(word)]

    def _word(self, word: str) -> list[int]:
        if len(word) > _LONGEST:
            return [self._special["[UNK]"]]
        tokens: list[int] = []
        begin = 0
        while begin < len(word):
            prefix = "##" if begin else ""
            for end in range(len(word), begin, -1):
                piece = self._pieces.get(prefix + word[begin:end])
                if piece is not None:
                    tokens.append(piece)
                    begin = end
                    break
            else:
                return [self._special["[UNK]"]]
        return tokens


def _normal(text: str) -> str:
    """Without control characters and accents, in lower case, with a space on each side of a Chinese character."""
    clean = "".join(_clean(letter) for letter in text)
    parts = unicodedata.normalize("NFD", clean)
    return "".join(letter.lower() for letter in parts if unicodedata.category(letter) != "Mn")


def _clean(letter: str) -> str:
    if letter in "\t\n\r":
        return " "
    number = ord(letter)
    if number in (0, 0xFFFD) or unicodedata.category(letter) in ("Cc", "Cf", "Co"):
        return ""
    if letter.isspace():
        return " "
    return f" {letter} " if any(low <= number <= high for low, high in _CHINESE) else letter


def _words(text: str) -> Iterator[str]:
    """Between spaces; each punctuation mark is a word."""
    for part in text.split():
        word = ""
        for letter in part:
            if letter in _ASCII_PUNCTUATION or unicodedata.category(letter).startswith("P"):
                if word:
                    yield word
                yield letter
                word = ""
            else:
                word += letter
        if word:
            yield word


def weights_of(data: bytes | bytearray | memoryview) -> dict[str, Array]:
    """The arrays by name of a safetensors file with float32 and float16 numbers; they show its memory.

    Raises:
        FileError: if it is no such file.
    """
    view = memoryview(data).cast("B")
    try:
        size = int.from_bytes(view[:8], "little")
        if not 2 <= size <= len(view) - 8:
            raise ValueError(f"its header should have {size} bytes")
        header = json.loads(bytes(view[8 : 8 + size]))
        header.pop("__metadata__", None)
        arrays = {}
        for name, entry in header.items():
            kinds = {"F32": "<f4", "F16": "<f2", "I64": "<i8"}
            kind = np.dtype(kinds[entry["dtype"]])
            begin, end = (8 + size + n for n in entry["data_offsets"])
            arrays[name] = np.frombuffer(view[begin:end], kind).reshape(entry["shape"])
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise FileError(f"this is no safetensors file of float32 or float16 numbers ({error})") from None
    return arrays
