import type { BannerLevel } from "#app/domain/site.ts";

/** What a page says while something is turned off. */
export type TurnedOffText = { title: string; text: string };

/** The banner at the top of every page, as far as it is shown now. */
export type Banner = { text: string; level: BannerLevel };
