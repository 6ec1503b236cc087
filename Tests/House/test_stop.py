"""How a house exits when it is asked to stop."""

from __future__ import annotations

from pathlib import Path

import pytest

from house import House


def test_no_library_is_unloaded_while_threads_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The loader logs the libraries that it unloads.
    monkeypatch.setenv("LD_DEBUG", "files")
    monkeypatch.setenv("LD_DEBUG_OUTPUT", str(tmp_path / "loader"))
    house = House(tmp_path)
    house.open()
    house.close()
    [loader] = tmp_path.glob("loader.*")
    said = loader.read_text()
    assert "calling init" in said
    assert "calling fini" not in said
