// The folder of the page, which contains the house, too. It isn't always the root of its host.

/** The build puts the big screen's script directly into the site's app folder. */
export const folder = new URL("../", import.meta.url).href;
