// The local date. The app has no calendar of its own.

/** Milliseconds between checks of the date while the page is open. */
const between = 30_000;

/** Returns the days since 1970 by the local calendar, including daylight saving time. */
function today() {
  const now = new Date();
  return Math.round(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000);
}

/**
 * Reports the current day, and later each new day.
 * @param {(day: number) => void} tell
 */
export function keepDay(tell) {
  let last = NaN;
  const look = () => {
    const day = today();
    if (day === last) return;
    last = day;
    tell(day);
  };
  look();
  setInterval(look, between);
  document.addEventListener("visibilitychange", look);
}
