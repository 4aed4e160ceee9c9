import type { BannerLevel, SwitchName } from "#app/domain/site.ts";

/**
 * The features that can be turned off, as staff read them, and the title of the notice while each
 * is off.
 */
export const SWITCH_LABELS: Record<SwitchName, { label: string; offTitle: string }> = {
  "sign-up": { label: "Sign-up", offTitle: "Sign-up is turned off for now" },
  posting: { label: "Posting jobs", offTitle: "Posting jobs is turned off for now" },
  "first-messages": { label: "First messages", offTitle: "New conversations are turned off for now" },
  uploads: { label: "Uploads", offTitle: "Uploads are turned off for now" },
};

export const BANNER_LABELS: Record<BannerLevel, string> = { notice: "Notice", outage: "Outage" };
