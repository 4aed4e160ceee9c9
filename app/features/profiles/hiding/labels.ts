import { MAX_HIDDEN_COMPANIES } from "./rules.ts";

export const HIDING = {
  title: "Companies that can't find you",
  text: "Where you work now, for example.",
  what: "Recruiters at these companies can't see your profile. You can still see and apply to their jobs. We go by the company name a recruiter gives.",
  hint: "With or without “The” and “Inc.”: both are the same company.",
  isHere: "Has recruiters here. They don't find you.",
  isNotHere: "No recruiter here gives this name yet. If one does, they won't find you.",
} as const;

export const TOO_MANY_HIDDEN = `You can hide from ${MAX_HIDDEN_COMPANIES} companies. Please remove one first`;
