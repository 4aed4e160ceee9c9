/** How a suspension ended: its time was over, staff lifted it, an appeal reversed it, or a longer one took its place. */
export const SUSPENSION_ENDS = ["time", "lifted", "appeal", "replaced"] as const;

/** What a person may appeal against. */
export const APPEAL_KINDS = ["suspension", "job", "company"] as const;
export type AppealKind = (typeof APPEAL_KINDS)[number];

/** What became of an appeal: the decision stands, or is taken back. */
export const APPEAL_OUTCOMES = ["upheld", "reversed"] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];
