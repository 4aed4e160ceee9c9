/** The features that can be turned off in an emergency. */
export const SWITCH_NAMES = ["sign-up", "posting", "first-messages", "uploads"] as const;
export type SwitchName = (typeof SWITCH_NAMES)[number];

/** The reason for turning a feature off, for the audit log, which stores no texts. */
export const SWITCH_REASONS = ["abuse", "fault", "maintenance", "law"] as const;
export type SwitchReason = (typeof SWITCH_REASONS)[number];

export const BANNER_LEVELS = ["notice", "outage"] as const;
export type BannerLevel = (typeof BANNER_LEVELS)[number];
