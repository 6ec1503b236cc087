// A QR code as a path.

/** The width of the light margin that scanners need, in modules of the code. */
const quiet = 4;

/** @type {(code: { size: number, rows: string[] }) => { side: number, path: string }} */
export function modules(code) {
  const path = code.rows
    .flatMap((row, y) => [...row].map((module, x) => (module === "1" ? `M${x + quiet} ${y + quiet}h1v1h-1z` : "")))
    .join("");
  return { side: code.size + 2 * quiet, path };
}
