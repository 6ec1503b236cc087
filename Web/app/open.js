// Opens a file that the player has chosen: a recording to watch, or everything that a house had about a device.

/** @typedef {import("./core.js").Core} Core */

/** The largest file with many recordings, in bytes. */
const most = 64_000_000;

/** @type {(file: Blob, core: Core, mostRecordingBytes: number, onChange: () => void) => Promise<void>} */
export async function open(file, core, mostRecordingBytes, onChange) {
  const names = await namesIn(file);
  if (names) {
    for (const { runs, walls } of names) {
      // A party's runs count only there.
      for (const run of listed(runs)) if (run.board !== "party") await keep(run.recording, "");
      for (const { proof, name } of listed(walls)) await keep(proof, String(name));
    }
    put(core, new Uint8Array(), "");
  } else {
    // One byte over the limit is enough for the core to refuse it.
    core.watch(new Uint8Array(await file.slice(0, mostRecordingBytes + 1).arrayBuffer()));
  }
  onChange();

  /** @type {(letters: unknown, wall: string) => Promise<void>} */
  async function keep(letters, wall) {
    if (typeof letters !== "string" || letters === "") return;
    // A long run takes a while to replay, so the page can respond in between.
    await new Promise((next) => setTimeout(next));
    put(core, bytesOf(letters, mostRecordingBytes), wall);
  }
}

/**
 * Returns what the house had under each name; null if the file is something else.
 * @param {Blob} file
 */
async function namesIn(file) {
  if (file.size > most || (await file.slice(0, 1).text()) !== "{") return null;
  try {
    const { names } = JSON.parse(await file.text());
    return Array.isArray(names) ? listed(names) : null;
  } catch {
    return null;
  }
}

/** @type {(value: unknown) => Record<string, unknown>[]} */
function listed(value) {
  return Array.isArray(value) ? value.filter((item) => item !== null && typeof item === "object") : [];
}

/** @type {(letters: string, most: number) => Uint8Array} */
function bytesOf(letters, most) {
  try {
    const text = atob(letters.slice(0, 4 * Math.ceil((most + 1) / 3)));
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  } catch {
    // The core refuses this, too.
    return new Uint8Array(1);
  }
}

/** @type {(core: Core, recording: Uint8Array, wall: string) => void} */
function put(core, recording, wall) {
  // Longer than any valid name.
  const name = core.encoder.encode(wall.slice(0, 500));
  const all = new Uint8Array(recording.length + name.length);
  all.set(recording);
  all.set(name, recording.length);
  core.putBytes(all);
  core.exports.archived(recording.length, name.length);
  core.hasChanged = true;
}
