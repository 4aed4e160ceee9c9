/** How a suspension ended: it expired, staff lifted it, an appeal reversed it, or a longer one replaced it. */
export const SUSPENSION_ENDS = ["time", "lifted", "appeal", "replaced"] as const;

/** What a person may appeal against. */
export const APPEAL_KINDS = ["suspension", "job", "company", "hidden"] as const;
export type AppealKind = (typeof APPEAL_KINDS)[number];

/** The outcome of an appeal: the decision stands or is reversed. */
export const APPEAL_OUTCOMES = ["upheld", "reversed"] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];
