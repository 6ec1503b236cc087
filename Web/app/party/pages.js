// Shows a list that is too long for a screen in pages, one after the other.

/** The number of rows on a page. */
const rowsOfPage = 200;
/** How long a page is shown, in milliseconds. */
export const pageLasts = 8000;

/**
 * Returns one page of a list. After the last page, the first is shown again.
 * @type {<Row>(rows: Row[], turn: number) => Row[]} `turn`: the number of pages shown so far
 */
export function page(rows, turn) {
  const first = pageAt(rows.length, turn) * rowsOfPage;
  return rows.slice(first, first + rowsOfPage);
}

/** @type {(rows: number, turn: number) => number} */
export function pageAt(rows, turn) {
  return isPaged(rows) ? turn % Math.ceil(rows / rowsOfPage) : 0;
}

/** @param {number} rows */
export function isPaged(rows) {
  return rows > rowsOfPage;
}
