import atkinson from "./fonts/atkinson.woff2?no-inline";
import heading from "./fonts/fraunces-heading.woff2?no-inline";
import title from "./fonts/fraunces-title.woff2?no-inline";

function preload(href: string) {
  return { rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "anonymous" } as const;
}

/** Fonts that every page shows at once. The open zero is so small that the stylesheet includes it. */
export const FONT_PRELOADS = [preload(atkinson), preload(heading)];

/** The font of large titles on public pages; sign-in has none, but mostly comes before or after a page with one. */
export const TITLE_PRELOAD = preload(title);
