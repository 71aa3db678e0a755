"""Records: classes that declare their fields in the body, and the walker that reads them all.

A record has no `__init__` and writes its own `clone()`. The walker packs any record into plain
data, builds it again, hashes it, and finds what two records share. It is the referee of
hand-written clones: whatever they forget or share, it sees.
"""

from __future__ import annotations

import hashlib
import inspect
import json
from typing import Final

UNPACKED: Final[tuple[str, ...]] = ("game", "story")
"""Fields that are no part of the position: its constant rules, and what has been told."""

_FIELDS: Final[dict[type, list[str]]] = {}


def fields(cls: type) -> list[str]:
    """The declared fields of a record class, sorted; in both builds the same."""
    if cls not in _FIELDS:
        names: set[str] = set()
        for base in cls.__mro__:
            names.update(inspect.get_annotations(base))
            names.update(base.__dict__.get("__mypyc_attrs__", ()))
        names.difference_update(UNPACKED, ("__dict__", "__weakref__"))
        if not names:
            raise TypeError(f"{cls.__name__} declares no fields")
        _FIELDS[cls] = sorted(names)
    return _FIELDS[cls]


def pack(value: object) -> object:
    """Plain data (dicts, lists, strings, numbers) that says all that the record holds."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, bytes):
        return {"": "bytes", "hex": value.hex()}
    if isinstance(value, tuple):
        return {"": "tuple", "of": [pack(v) for v in value]}
    if isinstance(value, list):
        return [pack(v) for v in value]
    cls = type(value)
    packed: dict[str, object] = {"": cls.__name__}
    for name in fields(cls):
        packed[name] = pack(getattr(value, name))
    return packed


def unpack(packed: object, classes: dict[str, type]) -> object:
    """The value that `pack` packed; record classes are looked up by name."""
    if isinstance(packed, list):
        return [unpack(p, classes) for p in packed]
    if not isinstance(packed, dict):
        return packed
    name = packed[""]
    if name == "bytes":
        return bytes.fromhex(packed["hex"])
    if name == "tuple":
        return tuple([unpack(p, classes) for p in packed["of"]])
    cls = classes[name]
    record = cls()
    for field in fields(cls):
        setattr(record, field, unpack(packed[field], classes))
    return record


def digest(record: object) -> str:
    """A hash of all that the record holds, the same in every process and build."""
    return digest_of(canonical(pack(record)))


def canonical(packed: object) -> str:
    """Plain data as text, the same in every process and build."""
    return json.dumps(packed, sort_keys=True, separators=(",", ":"))


def digest_of(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def shared(one: object, other: object, path: str = "") -> list[str]:
    """Where two records hold the very same list or record: nowhere, if one is a good clone."""
    if one is None or isinstance(one, (bool, int, str, bytes, tuple)):
        return []
    found = [path or "."] if one is other else []
    if isinstance(one, list):
        if isinstance(other, list):
            for i in range(min(len(one), len(other))):
                found += shared(one[i], other[i], f"{path}[{i}]")
        return found
    for name in fields(type(one)):
        found += shared(getattr(one, name), getattr(other, name), f"{path}.{name}")
    return found
