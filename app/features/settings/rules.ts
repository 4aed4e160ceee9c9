/** A person's display preferences. Null where nothing was chosen: the browser and the system decide. */
export type DisplayPreferences = {
  theme: "light" | "dark" | null;
  highContrast: "enabled" | "disabled" | null;
  textSize: "reset" | "larger" | "largest" | null;
};

/** The switches of the settings page. */
export type Preferences = {
  hasEmails: boolean;
  hasWeeklyDigest: boolean;
  hasDailyDigest: boolean;
  hasSuggestions: boolean;
  isVisible: boolean;
  showsWantedPay: boolean;
  isDark: boolean;
};

export const NO_DISPLAY_PREFERENCES: DisplayPreferences = { theme: null, highContrast: null, textSize: null };

/** Returns the initial `data-theme` and `data-text` of the document, if the browser has stored none. */
export function firstPaintOf({ theme, highContrast, textSize }: DisplayPreferences): { theme?: string; text?: string } {
  const shown = highContrast === "enabled" ? "contrast" : theme;
  return { ...(shown && { theme: shown }), ...(textSize && { text: textSize }) };
}

const DAY = 86_400_000;

/** How many days a person has to cancel the deletion of their account. */
export const GRACE_DAYS = 14;

/** Returns when an account is erased whose deletion was requested at `requestedAt`. */
export function erasureDue(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + GRACE_DAYS * DAY);
}

const ASKS = ["email", "password", "two-step", "two-step-off", "backup-codes", "delete"] as const;

/** The changes that need a dialog first. */
export type Ask = (typeof ASKS)[number];

/**
 * Returns the dialog that the address of the settings asks for; null for none, or for one that is already done or not
 * possible yet.
 */
export function askOf(value: string | null, isTwoStepOn: boolean, isEmailVerified: boolean): Ask | null {
  const ask = ASKS.find((one) => one === value) ?? null;
  if (ask === "two-step") return isTwoStepOn || !isEmailVerified ? null : ask;
  return (ask === "two-step-off" || ask === "backup-codes") && !isTwoStepOn ? null : ask;
}
