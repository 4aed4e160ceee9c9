import type { BannerLevel, SwitchName, SwitchReason } from "#app/domain/site.ts";

export const BANNER_TEXT = { min: 5, max: 200 } as const;
export const SENTENCE = { min: 10, max: 200 } as const;
export const STORY_LIMITS = {
  quote: { min: 20, max: 400 },
  author: { min: 2, max: 60 },
  role: { min: 2, max: 80 },
  company: { min: 2, max: 80 },
  consentHow: { min: 5, max: 200 },
} as const;

/** The most stories that are stored. */
export const MOST_KEPT_STORIES = 50;

/** The banner as staff see it; `version` is 0 if there has never been one. */
export type BannerState = {
  banner: { text: string; level: BannerLevel; startsAt: Date; endsAt: Date } | null;
  version: number;
};

/** One switch; `version` is 0 if it was never turned off. */
export type SwitchState = {
  name: SwitchName;
  isOff: boolean;
  sentence: string;
  reason: SwitchReason | null;
  changedAt: Date | null;
  version: number;
};

export type StoryRow = {
  id: string;
  quote: string;
  author: string;
  role: string;
  company: string;
  consentOn: string;
  consentHow: string;
  isShown: boolean;
  version: number;
};

/** Returns whether a banner has yet to start, is shown now, or has ended. */
export function bannerPhase(banner: { startsAt: Date; endsAt: Date }, now: Date): "waits" | "shown" | "over" {
  if (banner.endsAt <= now) return "over";
  return banner.startsAt <= now ? "shown" : "waits";
}
