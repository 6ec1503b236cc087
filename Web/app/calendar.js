// Which day it is here. The app has no calendar; the page has.

/** A page that stays open looks again so often, in milliseconds. */
const between = 30_000;

/** The days since 1970 by the calendar of this place, whatever its clocks are turned by. */
function today() {
  const now = new Date();
  return Math.round(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000);
}

/**
 * Tells the day now, and each other one when it comes.
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
