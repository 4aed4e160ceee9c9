/** The kinds of words about age that jobs are checked for. */
export const WORDING_KINDS = [
  "young",
  "schooling",
  "age",
  "birth",
  "changers",
  "experience",
  "generations",
  "retirement",
  "digital",
  "signs",
  "team",
  "newcomers",
  "family",
  "other",
] as const;
export type WordingKind = (typeof WORDING_KINDS)[number];

export const WORDING_LEVELS = ["blocking", "advisory"] as const;
