import { useState } from "react";
import { characterCount, counted, tooLongText } from "#app/words.ts";
import type { FieldTexts } from "./field.tsx";

export type LimitTexts = {
  /**
   * The most characters that are accepted. More can be typed and pasted: nothing is cut, and the field shows an error.
   */
  limit?: number | undefined;
  /** Always shows "42 of 5,000 characters" under the text; otherwise only past the limit. */
  isCounted?: boolean | undefined;
  /** The same, but only from this length on. */
  countedFrom?: number | undefined;
};

type Texts = FieldTexts & LimitTexts & { className?: string | undefined };

/** Separates a control's own attributes from the texts around it. */
export function splitTexts<T extends Texts>(props: T) {
  const { label, hint, error, optional, isLabelHidden, className, limit, isCounted, countedFrom, ...control } = props;
  const texts = { label, hint, error, optional, isLabelHidden, className, limit, isCounted, countedFrom };
  return { texts, control };
}

/** Tracks the length of a control's text; `read` updates it. */
export function useLength({ value, defaultValue }: { value?: unknown; defaultValue?: unknown }) {
  const [typed, setTyped] = useState(() => characterCount(String(defaultValue ?? "")));
  return {
    now: value === undefined ? typed : characterCount(String(value)),
    read: (text: string) => setTyped(characterCount(text)),
  };
}

/** Returns the counter, if it is shown, and the message past the limit. */
export function countOf(fieldId: string, length: number, { limit, isCounted, countedFrom = Infinity }: LimitTexts) {
  if (limit === undefined) return {};
  const tooLong = length > limit ? tooLongText(limit) : "";
  if (!isCounted && length < countedFrom && tooLong === "") return { tooLong };
  const id = `${fieldId}-count`;
  const shown = (
    <span className="count" id={id}>
      {`${length.toLocaleString("en-US")} of ${counted(limit, "character")}`}
    </span>
  );
  return { tooLong, id, shown };
}
