/** How a person wants the product to behave. Null where nothing was chosen: the browser and the system decide. */
export type DisplayPreferences = {
  theme: "light" | "dark" | null;
  highContrast: "enabled" | "disabled" | null;
  textSize: "reset" | "larger" | "largest" | null;
};

/** Everything the switches of the settings page show. */
export type Preferences = {
  hasEmails: boolean;
  hasWeeklyDigest: boolean;
  hasDailyDigest: boolean;
  isVisible: boolean;
  showsWantedPay: boolean;
  isDark: boolean;
};

export const NO_DISPLAY_PREFERENCES: DisplayPreferences = { theme: null, highContrast: null, textSize: null };

/** What `data-theme` and `data-text` of the document start with, where the browser itself has nothing stored. */
export function firstPaintOf({ theme, highContrast, textSize }: DisplayPreferences): { theme?: string; text?: string } {
  const shown = highContrast === "enabled" ? "contrast" : theme;
  return { ...(shown && { theme: shown }), ...(textSize && { text: textSize }) };
}

const DAY = 86_400_000;

/** How long a person may think better of deleting their account. */
export const GRACE_DAYS = 14;

/** When an account is erased that was deleted at `requestedAt`. */
export function erasureDue(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + GRACE_DAYS * DAY);
}

const ASKS = ["email", "password", "two-step", "two-step-off", "backup-codes", "delete"] as const;

/** The changes that ask for the password first. */
export type Ask = (typeof ASKS)[number];

/** What the address of the settings asks for; null for nothing, and for what was done already or cannot be done yet. */
export function askOf(value: string | null, isTwoStepOn: boolean, isEmailVerified: boolean): Ask | null {
  const ask = ASKS.find((one) => one === value) ?? null;
  if (ask === "two-step") return isTwoStepOn || !isEmailVerified ? null : ask;
  return (ask === "two-step-off" || ask === "backup-codes") && !isTwoStepOn ? null : ask;
}
