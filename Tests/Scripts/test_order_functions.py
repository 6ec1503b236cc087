"""Moving similar functions together changes only the order of the functions in a module."""

from __future__ import annotations

import subprocess
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "scripts/order-functions.mjs"

# `add…` and `take…` are two pairs of nearly identical functions, intentionally far apart. They call
# one another, directly and through the table, and an imported function.
MODULE = """
(module
  (import "host" "seed" (func $seed (result i32)))
  (type $change (func (param i32) (result i32)))
  (memory 1)
  (table 3 funcref)
  (elem (i32.const 1) $addTwo $takeTwo)
  (func $addOne (param i32) (result i32)
    (i32.store (i32.const 1032) (i32.mul (local.get 0) (i32.const 3)))
    (i32.add (i32.load (i32.const 1032)) (i32.const 1)))
  (func $takeOne (param i32) (result i32)
    (block $done (br_if $done (i32.lt_s (local.get 0) (i32.const 7))) (return (i32.const 1000)))
    (i32.sub (call $seed) (call $addOne (local.get 0))))
  (func $all (export "all") (param $times i32) (result i32) (local $sum f64)
    (local.set $sum (f64.const 0.5))
    (i32.add
      (i32.trunc_sat_f64_s (local.get $sum))
      (i32.add
        (call_indirect (type $change) (call $takeOne (local.get $times)) (i32.const 1))
        (call_indirect (type $change) (local.get $times) (i32.const 2)))))
  (func $addTwo (param i32) (result i32)
    (i32.store (i32.const 1032) (i32.mul (local.get 0) (i32.const 3)))
    (i32.add (i32.load (i32.const 1032)) (i32.const 2)))
  (func $takeTwo (param i32) (result i32)
    (block $done (br_if $done (i32.lt_s (local.get 0) (i32.const 7))) (return (i32.const 2000)))
    (i32.sub (call $seed) (call $addTwo (local.get 0)))))
"""
RUN = """
const bytes = require("fs").readFileSync(process.argv[1]);
const module = new WebAssembly.Module(bytes);
const { all } = new WebAssembly.Instance(module, { host: { seed: () => 40 } }).exports;
console.log([1, 5, 9].map((times) => all(times)).join(" "));
"""


def test_a_module_has_the_same_results_after_its_functions_are_reordered(tmp_path: Path) -> None:
    module, ordered = assembled(MODULE, tmp_path), tmp_path / "ordered.wasm"
    subprocess.run(["node", SCRIPT, module, ordered], check=True)
    assert ordered.read_bytes() != module.read_bytes()
    assert results(ordered) == results(module) == "145 97 5002"


def test_a_module_with_an_unsupported_instruction_is_refused(tmp_path: Path) -> None:
    module = assembled("(module (func (drop (v128.const i32x4 1 2 3 4))))", tmp_path)
    ordered = tmp_path / "ordered.wasm"
    run = subprocess.run(["node", SCRIPT, module, ordered], capture_output=True, text=True)
    assert run.returncode == 1
    assert "doesn't support instruction 0xfd" in run.stderr
    assert not ordered.exists()


def assembled(text: str, folder: Path) -> Path:
    (folder / "module.wat").write_text(text, encoding="utf-8")
    module = folder / "module.wasm"
    subprocess.run(["wasm-as", "--all-features", folder / "module.wat", "-o", module], check=True)
    return module


def results(module: Path) -> str:
    run = subprocess.run(["node", "-e", RUN, module], check=True, capture_output=True, text=True)
    return run.stdout.strip()
