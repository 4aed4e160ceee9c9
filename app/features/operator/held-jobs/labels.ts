/** The reasons for holding a job, in two or three words for moderators. */
export const REASON_NAMES: Record<string, string> = {
  "first-job": "First job",
  name: "Name of a verified company",
  changed: "Changed in review",
  reported: "Reported",
  "company-hidden": "Its company is hidden",
  "every-job": "Every job is reviewed",
  money: "Money",
  recruiting: "Buying or bringing in others",
  forwarding: "Passing on money",
  parcels: "Parcels",
  accounts: "Use of accounts",
  bank: "Bank details",
  elsewhere: "Leads elsewhere",
  control: "Remote control",
  code: "Code",
  harm: "Harmful file or page",
  office: "Speaks as an office",
  threat: "Threat",
  person: "Speaks as a person",
  secrecy: "Hurry or secrecy",
  promise: "Promises a lot",
  investment: "Investment",
  disguise: "Disguised letters",
  link: "Link",
};

/** Returns the name of a reason, or the reason itself if this version does not know it. */
export function reasonName(reason: string): string {
  return REASON_NAMES[reason] ?? reason;
}

/** The outcomes of a review. */
export const OUTCOME_NAMES: Record<string, string> = {
  approved: "Approved",
  refused: "Refused",
  withdrawn: "Withdrawn",
};

export const APPROVED_TOAST = { kind: "success", title: "Job approved" } as const;
export const REFUSED_TOAST = { kind: "success", title: "Job refused" } as const;
export const DECISION_FAILED = { title: "This job couldn't be decided", text: "Please try again." };
