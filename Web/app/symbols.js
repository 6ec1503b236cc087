// The symbols that tell kinds apart without their colour, as paths in a box from -1 to 1.

/** @type {Record<string, string>} */
export const symbols = {
  circle: "M0-.72A.72.72 0 1 1 0 .72A.72.72 0 1 1 0-.72Z",
  heart: "M0 .88C-1.5-.1-.95-.92-.5-.92-.2-.92 0-.7 0-.48 0-.7.2-.92.5-.92.95-.92 1.5-.1 0 .88Z",
  diamond: "M0-.95.72 0 0 .95-.72 0Z",
  star: "M0-1 .27-.33 .98-.31 .43.13 .61.83 0 .45-.61.83-.43.13-.98-.31-.27-.33Z",
  spark: "M0-1.05C.12-.25.25-.12 1.05 0 .25.12.12.25 0 1.05-.12.25-.25.12-1.05 0-.25-.12-.12-.25 0-1.05Z",
  triangle: "M0-.9.9.7H-.9Z",
  square: "M-.7-.7H.7V.7H-.7Z",
  moon: "M.35-.9A.95.95 0 1 0 .35.9 1.15 1.15 0 0 1 .35-.9Z",
};
