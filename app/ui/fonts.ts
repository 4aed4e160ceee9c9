import atkinson from "./fonts/atkinson.woff2?no-inline";
import heading from "./fonts/fraunces-heading.woff2?no-inline";
import title from "./fonts/fraunces-title.woff2?no-inline";

function preload(href: string) {
  return { rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "anonymous" } as const;
}

/** What every page shows at once. The open zero is so small that it stands in the stylesheet. */
export const FONT_PRELOADS = [preload(atkinson), preload(heading)];

/** What the large titles of public pages are set in; signing in has none, but mostly comes before or after a page that has. */
export const TITLE_PRELOAD = preload(title);
