import type { ReasonPart, Verdict } from "./rules.ts";

/** The name of each part of a score. */
export const REASON_LABELS: Record<ReasonPart, string> = {
  skills: "Skills",
  hours: "Hours",
  "work-mode": "Work type",
  pay: "Pay",
  place: "Location",
};

/** The text of a verdict's icon for screen readers. */
export const VERDICT_LABELS: Record<Verdict, string> = {
  matched: "Fits",
  partly: "Fits in part",
  missing: "Doesn't fit",
  "not-stated": "Not stated",
};
