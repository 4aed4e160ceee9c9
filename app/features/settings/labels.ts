import type { Role } from "#app/features/accounts/rules.ts";
import type { Preferences } from "./rules.ts";

/** The texts of a switch, in the specification's words (section 2.5). */
export type SwitchWords = { name: keyof Preferences; label: string; text: string };

/** The note beside Dark Mode in high contrast, which takes precedence. */
export const DARK_LATER = "It acts when high contrast is off.";

export const SWITCHES = {
  emails: { name: "hasEmails", label: "Email notifications", text: "Receive job alerts via email" },
  recruiterEmails: {
    name: "hasEmails",
    label: "Email notifications",
    text: "Receive new applicants and messages via email",
  },
  digest: { name: "hasWeeklyDigest", label: "Weekly digest", text: "Receive weekly job recommendations" },
  dailyDigest: {
    name: "hasDailyDigest",
    label: "Daily digest",
    text: "Receive new applications, unanswered ones and jobs about to end, once a day",
  },
  suggestions: {
    name: "hasSuggestions",
    label: "Suggested people",
    text: "Receive people who newly fit your jobs: once a week, or as they come up with priority recommendations",
  },
  visibility: {
    name: "isVisible",
    label: "Profile visibility",
    text: "Make your profile visible to recruiters",
  },
  pay: { name: "showsWantedPay", label: "Show salary expectations", text: "Display your salary range to employers" },
  dark: { name: "isDark", label: "Dark Mode", text: "Switch between light and dark theme" },
} as const satisfies Record<string, SwitchWords>;

/** The switch for one browser; its third line says how it is set there. */
export const PUSH = {
  label: "Push notifications",
  text: "Get notified about new messages",
  off: "Works in this browser even when Seasoned is closed.",
  on: "On in this browser for as long as you stay logged in here. Notifications never show names.",
  denied: "Your browser doesn't allow it. You can change that in its settings for this site.",
  impossible: "This browser doesn't support it. While you have Seasoned open, updates still appear right away.",
  failed: "That didn't work. Please try again.",
} as const;

/** What the zip of a person's data contains. */
export const COPY_HOLDS: Record<Role, string> = {
  senior: "Profile, applications, messages and files",
  recruiter: "Profile, jobs, notes, messages and your photo",
};

export const SAVED = "Your settings are saved";
export const SAVE_FAILED = { title: "We couldn't save this", text: "Please try again." } as const;
