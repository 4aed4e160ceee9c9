/** "1 job", "1,200 jobs"; `many` where it is not `one` with an s: "3 people". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
}

/** A text as it is, or its first `letters` letters (code points, never half of one) and three dots. */
export function shortened(text: string, letters: number): string {
  const all = Array.from(text);
  return all.length > letters ? `${all.slice(0, letters).join("")}...` : text;
}

/** A text for inside an HTML element, or an attribute in double quotes. */
export function escapedHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
