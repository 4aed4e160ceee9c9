export type Level = "blocking" | "advisory";

/** One kind of words about age: its patterns, why it matters, and what to write instead. */
export type Rule = {
  level: Level;
  reason: string;
  instead: string;
  /** Words that can replace a finding, in the singular and the plural. */
  replacement?: readonly [string, string] | null;
  /**
   * Whether the words are fine if the people in the sentence are taught or served rather than
   * wanted.
   */
  isGoverned?: boolean;
  /** Whether the advice becomes a ban if an age is attached: "digital native, 20 to 30". */
  isBannedWithAge?: boolean;
  /**
   * Whether the rule describes the current team. Findings that overlap it are not about the
   * applicant, unless the applicant must match the team.
   */
  describesTeam?: boolean;
  /** In the notation of grammar.ts. */
  patterns: readonly string[];
};
