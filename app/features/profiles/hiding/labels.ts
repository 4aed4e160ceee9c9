import { MAX_HIDDEN_COMPANIES } from "./rules.ts";

export const HIDING = {
  title: "Companies that cannot find you",
  text: "Where you work now, for example.",
  what: "Recruiters of these companies do not find your profile, and it is not suggested for jobs in their name. You still see those jobs; if you apply, what you send is read. We go by the company that a recruiter names.",
  hint: "With or without “The” and “Inc.”: both are the same company.",
  isHere: "Has recruiters here. They do not find you.",
  isNotHere: "No recruiter here gives this name yet. If one does, they will not find you.",
} as const;

export const TOO_MANY_HIDDEN = `You can hide from ${MAX_HIDDEN_COMPANIES} companies. Please remove one first`;
