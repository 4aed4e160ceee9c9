import { useState } from "react";
import { characterCount, counted, tooLongText } from "#app/words.ts";

export type LimitTexts = {
  /** The most characters that are taken. More can be typed and pasted: nothing is cut, and the field says so. */
  limit?: number | undefined;
  /** Shows "42 of 5,000 characters" under the text all the time; otherwise only past the limit. */
  isCounted?: boolean | undefined;
  /** The same, but only once the text is this long. */
  countedFrom?: number | undefined;
};

/** How long the text of a control is; `read` takes what is in it now. */
export function useLength({ value, defaultValue }: { value?: unknown; defaultValue?: unknown }) {
  const [typed, setTyped] = useState(() => characterCount(String(defaultValue ?? "")));
  return {
    now: value === undefined ? typed : characterCount(String(value)),
    read: (text: string) => setTyped(characterCount(text)),
  };
}

/** The counter, if there is one to show, and what is said past the limit. */
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
