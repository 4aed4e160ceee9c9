import type { WordFinding } from "./rules.ts";

/** What stands after the words of a finding: "is often read as young. Try: ...". */
export function whyText({ reason, instead }: WordFinding): string {
  return `${reason}. Try: ${instead}.`;
}

/** What stands beside a field whose words are refused, all of them at once. */
export function refusalText(findings: readonly WordFinding[]): string {
  const each = findings.map((finding) => `\u201c${finding.words}\u201d: ${whyText(finding)}`);
  return `Please change these words. ${each.join(" ")}`;
}

/** What the form says of it before anything is typed. */
export const WORDING_HELP =
  "Words that shut older people out, such as \u201cyoung\u201d or \u201crecent graduate\u201d, are banned by law and cannot be posted. Where a word may only put people off, we tell you after you save. You decide.";

export const ADVICE_TITLE = "Some words may keep experienced people from applying";
export const ADVICE_TEXT = "This is advice. Nothing is held back because of it.";
export const REFUSED_TITLE = "These words must change before this can be posted";
