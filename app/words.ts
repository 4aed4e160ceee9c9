/** Returns "1 job", "1,200 jobs"; `many` for an irregular plural: "3 people". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
}

/** Returns the first `letters` code points of a text, never half of one. */
export function firstLetters(text: string, letters: number): string {
  return Array.from(text).slice(0, letters).join("");
}

/** Returns a text, or its first `letters` letters and three dots. */
export function shortened(text: string, letters: number): string {
  const start = firstLetters(text, letters);
  return start === text ? text : `${start}...`;
}

/** Returns a text, or the words that fit into `letters` letters, and an ellipsis. */
export function shortenedAtWord(text: string, letters: number): string {
  const start = firstLetters(text, letters);
  return start === text ? text : `${start.replace(/\s+\S*$/, "")}…`;
}

/** Escapes a text for an HTML element, or an attribute in double quotes. */
export function escapedHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

// XML 1.0 has no way to write these, not even escaped.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Escapes text for an XML element or attribute, without characters that XML cannot have. */
export function xmlText(text: string): string {
  return escapedHtml(text.replaceAll(UNWRITABLE, "")).replaceAll("'", "&apos;");
}

/** Returns the number of characters in a text, as every limit counts them: composed and trimmed. */
export function characterCount(text: string): number {
  return Array.from(text.normalize("NFC").trim()).length;
}

/** Returns the error beside a text of more than `max` characters. */
export function tooLongText(max: number): string {
  return `Please use at most ${counted(max, "character")}`;
}

/** Commas, semicolons, and line breaks of all keyboards, and bullets at the start of pasted lines. */
const BETWEEN_NAMES = /[,;\n\r\t\u2028\u2029\u060c\u061b\u3001\uff0c\uff1b\uff64\u2022]/;

/** The dash, dot, check mark, or number in front of a name in a pasted list: "- Payroll", "3. Payroll", "(3) Payroll". */
const LIST_MARK =
  /^(?:[-*\u2010-\u2015\u2043\u2219\u00b7\u2023\u25a0-\u25ff\u2713-\u2716\u27a2\uf0a7\uf0b7]|\(?\d{1,3}[.)]|o$)(?:\s+|$)/;

/** Whether a text is a list of names, or the beginning of one. */
export function isList(text: string): boolean {
  return BETWEEN_NAMES.test(text);
}

/** Returns the names in a typed or pasted list: trimmed, without empty ones and the list's own marks. */
export function namesIn(text: string): string[] {
  return text
    .split(BETWEEN_NAMES)
    .map((name) => name.trim().replace(LIST_MARK, "").replaceAll(/\s+/g, " "))
    .filter((name) => name !== "");
}
