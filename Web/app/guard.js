// Error handling. If possible, the page continues with the next frame.

/** @type {Set<string>} the errors reported so far */
const reported = new Set();

/**
 * Reports an error to the console, but only once, because the next frame may fail for the same reason.
 * @param {unknown} error
 */
export function report(error) {
  const text = String(error);
  if (reported.has(text)) return;
  reported.add(text);
  reportError(error);
}

/**
 * Wraps functions that the module calls. An exception must not pass through the module, because that would
 * stop the module halfway. The exception is reported instead, and the module continues.
 * @param {WebAssembly.ModuleImports} imports
 * @returns {WebAssembly.ModuleImports}
 */
export function contained(imports) {
  const calls = /** @type {[string, Function][]} */ (Object.entries(imports));
  return Object.fromEntries(calls.map(([name, call]) => [
    name,
    (/** @type {unknown[]} */ ...all) => {
      try {
        return call(...all);
      } catch (error) {
        report(error);
        // For functions that return a text's length, -1 means that there's no text.
        return -1;
      }
    },
  ]));
}
