import type { BannerLevel } from "#app/domain/site.ts";

/** The notice on a page while a feature is turned off. */
export type TurnedOffText = { title: string; text: string };

/** The banner at the top of every page, while it is shown. */
export type Banner = { text: string; level: BannerLevel };
