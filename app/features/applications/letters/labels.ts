import { LETTER_KINDS, type LetterKind } from "#app/domain/letters.ts";
import { statusWords } from "../status-words.ts";

/** The kinds of letters by the button that they go with. */
export const KIND_OPTIONS: ReadonlyArray<{ value: LetterKind; label: string }> = LETTER_KINDS.map((value) => ({
  value,
  label: statusWords(value).move,
}));

/** The error for words in braces that are no placeholder. */
export function unknownText(found: readonly string[]): string {
  return `We can't fill in ${found.join(" and ")}. Please use the placeholders below.`;
}

export const TOO_MANY_LETTERS = "Your company has 20 letters. Please delete one first.";
export const LETTER_FAILED = { title: "The letter wasn't saved", text: "Please try again." } as const;
export const LETTER_TOASTS = {
  save: { kind: "success", title: "Letter saved" },
  delete: { kind: "success", title: "Letter deleted" },
} as const;

/** Who a letter is shown for where no one has applied yet. */
export const SAMPLE = { name: "Harriet Quill", job: "Payroll Mentor" } as const;
