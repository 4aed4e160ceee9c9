import type { WordFinding } from "./rules.ts";

/** Returns the text after the words of a finding: "is often read as young. Try: ...". */
export function whyText({ reason, instead }: WordFinding): string {
  return `${reason}. Try: ${instead}.`;
}

const PLEASE_CHANGE = "Please change these words:";

/**
 * Returns the error beside a field with refused words: a first line, and one line for each finding.
 */
export function refusalText(findings: readonly WordFinding[]): string {
  const each = findings.map((finding) => `\u201c${finding.words}\u201d: ${whyText(finding)}`);
  return [PLEASE_CHANGE, ...each].join("\n");
}

/** Returns whether a field's error is about refused words. */
export function isRefusal(message: string): boolean {
  return message.startsWith(PLEASE_CHANGE);
}

/**
 * Returns a field's error as the summary above the form shows it: "Description: 4 phrases to
 * change".
 */
export function summaryText(label: string, message: string): string {
  if (!isRefusal(message)) return message;
  const count = message.split("\n").length - 1;
  return `${label}: ${count === 1 ? "1 phrase" : `${count} phrases`} to change`;
}

/** The hint of the form before anyone types. The second half applies only with JavaScript. */
export const WORDING_HELP = [
  "We block age words like \u201cyoung\u201d or \u201crecent graduate\u201d, and flag others",
  " as you type",
] as const;

export const ADVICE_TITLE = "Some words may keep experienced people from applying";
export const ADVICE_TEXT = "This is advice. You can still post.";
export const REFUSED_TITLE = "These words must change before this can be posted";
