import atkinson from "./fonts/atkinson.woff2?no-inline";
import fraunces from "./fonts/fraunces.woff2?no-inline";
import openZero from "./fonts/open-zero.woff2?no-inline";

function preload(href: string) {
  return { rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "anonymous" } as const;
}

/** The two faces that every page shows at once. */
export const FONT_PRELOADS = [preload(atkinson), preload(fraunces)];

/** The open zero, for pages that begin with jobs and their pay: found in the stylesheet only, it would arrive a trip later. */
export const PAY_FONT_PRELOADS = [preload(openZero)];
