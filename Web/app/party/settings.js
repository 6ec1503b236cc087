// The fair's settings that apply here too: theme, language, loudness. The app stores each as a line with a
// word and a value; see SettingsStore.swift.

const key = "funfair.settings";
const head = "funfair settings 1";

/** The defaults, as in DeviceSettings.swift. */
const standard = { theme: "0", "music-volume": "6", "effects-volume": "8", mute: "0" };

/** @type {string | null} the settings that the browser can't store */
let unstored = null;

/** @returns {Record<string, string>} */
export function settings() {
  const found = new Map(Object.entries(standard));
  for (const line of lines()) {
    const [word, value] = line.split(" ");
    if (value) found.set(word, value);
  }
  return Object.fromEntries(found);
}

/** @param {boolean} isMuted */
export function mute(isMuted) {
  const rest = lines().filter((line) => !/^(mute|sound) /.test(line));
  const text = [...(rest.length > 0 ? rest : [head]), `mute ${isMuted ? 1 : 0}`, ""].join("\n");
  try {
    localStorage.setItem(key, text);
    unstored = null;
  } catch {
    unstored = text;
  }
}

/** @param {() => void} onChange */
export function listen(onChange) {
  window.addEventListener("storage", (event) => {
    if (event.key !== key) return;
    unstored = null;
    onChange();
  });
}

/** @param {Record<string, string>} set */
export function wear(set) {
  document.documentElement.dataset.theme = set.theme;
}

function lines() {
  return (unstored ?? stored()).split("\n").filter((line) => line !== "");
}

function stored() {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}
