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
