import type { ReasonPart, Verdict } from "./rules.ts";

/** What each part of a score is called. */
export const REASON_LABELS: Record<ReasonPart, string> = {
  skills: "Skills",
  hours: "Hours",
  "work-mode": "Work type",
  pay: "Pay",
  place: "Location",
};

/** The words behind a verdict's icon, for those who listen. */
export const VERDICT_LABELS: Record<Verdict, string> = {
  matched: "Fits",
  partly: "Fits in part",
  missing: "Doesn't fit",
  "not-stated": "Not stated",
};
