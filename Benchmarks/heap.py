"""Measures the memory that a page's JavaScript retains, from a snapshot of its heap."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import CDPSession

# The kinds of V8 nodes that scripts create. Other kinds are compiled code and the browser's data.
MADE = frozenset(
    {"object", "closure", "array", "regexp", "string", "concatenated string", "sliced string",
     "number", "bigint", "symbol"}
)  # fmt: skip


@dataclass(frozen=True)
class Heap:
    """The bytes used by V8, by reachable objects of a page's scripts, and by the scripts' code."""

    used: int
    made: int
    code: int


def measure(session: CDPSession) -> Heap:
    """Collects garbage, and measures the remaining heap."""
    session.send("HeapProfiler.collectGarbage")
    used = session.send("Runtime.getHeapUsage")["usedSize"]
    parts: list[str] = []

    def take(event: dict[str, Any]) -> None:
        parts.append(event["chunk"])

    session.on("HeapProfiler.addHeapSnapshotChunk", take)
    session.send("HeapProfiler.takeHeapSnapshot")
    session.remove_listener("HeapProfiler.addHeapSnapshotChunk", take)
    snapshot = json.loads("".join(parts))
    fields: list[str] = snapshot["snapshot"]["meta"]["node_fields"]
    kinds: list[str] = snapshot["snapshot"]["meta"]["node_types"][0]
    nodes: list[int] = snapshot["nodes"]
    bytes_of: Counter[str] = Counter()
    types = nodes[fields.index("type") :: len(fields)]
    sizes = nodes[fields.index("self_size") :: len(fields)]
    for kind, size in zip(types, sizes, strict=True):
        bytes_of[kinds[kind]] += size
    return Heap(used=used, made=sum(bytes_of[kind] for kind in MADE), code=bytes_of["code"])
