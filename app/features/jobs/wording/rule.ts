export type Level = "blocking" | "advisory";

/** One kind of words about age: how it is said, why it matters, and what to say in its place. */
export type Rule = {
  level: Level;
  reason: string;
  instead: string;
  /** What can stand in its place, for one of them and for several. */
  replacement?: readonly [string, string] | null;
  /** Fine where the people spoken of are taught or served, and not wanted for the job. */
  isGoverned?: boolean;
  /** Advice that is banned as soon as an age is attached to it: "digital native, 20 to 30". */
  isBannedWithAge?: boolean;
  /** Speaks of the people already there: what overlaps it is not about the person wanted, unless that one must match. */
  describesTeam?: boolean;
  /** Each in the notation of grammar.ts. */
  patterns: readonly string[];
};
