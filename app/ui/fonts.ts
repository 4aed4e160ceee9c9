import atkinson from "./fonts/atkinson.woff2?no-inline";
import fraunces from "./fonts/fraunces.woff2?no-inline";

function preload(href: string) {
  return { rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "anonymous" } as const;
}

/** The two faces that every page shows at once. The open zero of pay is so small that it stands in the stylesheet. */
export const FONT_PRELOADS = [preload(atkinson), preload(fraunces)];
