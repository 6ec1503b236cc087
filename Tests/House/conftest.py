"""Fixtures for the tests that attack a house."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from guests import Fair
from house import House


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Moves the tests that mostly wait to the front. Another worker runs the rest meanwhile."""
    items.sort(key=lambda item: item.path.stem != "test_slow")


@pytest.fixture
def fair(tmp_path: Path) -> Iterator[Fair]:
    """Yields an open house's visitors, whose random choices depend on FORGE_SEED."""
    seed = int(os.environ.get("FORGE_SEED", random.randrange(2**32)))
    print(f"FORGE_SEED={seed}")
    house = House(tmp_path)
    house.open()
    fair = Fair(house, tmp_path, seed)
    yield fair
    fair.end()
    house.kill()
    assert house.complaints == ""
    assert ", 0 are not. All counts are correct." in house.verify()
