/** "1 job", "1,200 jobs"; `many` where it is not `one` with an s: "3 people". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
}

/** The first `letters` letters of a text: code points, never half of one, which no page can show. */
export function firstLetters(text: string, letters: number): string {
  return Array.from(text).slice(0, letters).join("");
}

/** A text as it is, or its first `letters` letters and three dots. */
export function shortened(text: string, letters: number): string {
  const start = firstLetters(text, letters);
  return start === text ? text : `${start}...`;
}

/** A text as it is, or the words that fit into `letters` letters, and an ellipsis. */
export function shortenedAtWord(text: string, letters: number): string {
  const start = firstLetters(text, letters);
  return start === text ? text : `${start.replace(/\s+\S*$/, "")}…`;
}

/** A text for inside an HTML element, or an attribute in double quotes. */
export function escapedHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** How many characters a text has, as every limit of the product counts them: composed, and without the space around it. */
export function characterCount(text: string): number {
  return Array.from(text.normalize("NFC").trim()).length;
}

/** What is said beside a text that has more than `max` characters. */
export function tooLongText(max: number): string {
  return `Please use at most ${counted(max, "character")}`;
}

/** Commas, semicolons and line breaks, as keyboards everywhere write them, and what stands before a line of a pasted list. */
const BETWEEN_NAMES = /[,;\n\r\t\u2028\u2029\u060c\u061b\u3001\uff0c\uff1b\uff64\u2022]/;

/** Whether a text is a list of names, or the beginning of one. */
export function isList(text: string): boolean {
  return BETWEEN_NAMES.test(text);
}

/** The names in a typed or pasted list: trimmed, without empty ones. */
export function namesIn(text: string): string[] {
  return text
    .split(BETWEEN_NAMES)
    .map((name) => name.trim().replaceAll(/\s+/g, " "))
    .filter((name) => name !== "");
}
