const HIDDEN = "[hidden]";

/** Ways to reach somebody, as they are usually written: an address, a link, a number of seven digits or more. */
const CONTACTS = [
  /[^\s@<>()"]+@[^\s@<>()"]+\.[\p{L}\d-]+/gu,
  /\b(?:https?:\/\/|www\.)\S+/giu,
  /\b[\p{L}\d-]+\.(?:com|net|org|io|us)\b(?:\/\S*)?/giu,
  // Neither years ("1990-2010") nor dollars.
  /(?<![$\d])(?!\d{4}\s?-\s?\d{4}(?!\d))\+?\(?\d(?:[\s().-]*\d){6,}/gu,
];

/**
 * A text of somebody's own for an employer who is not told who they are: parts of their name, written as a name is, and
 * ways to reach them give way to "[hidden]". What else it tells of them stays.
 */
export function withoutName(text: string, fullName: string): string {
  const parts = fullName.split(/[\s,.]+/u).filter((part) => [...part].length > 1);
  const names = parts.flatMap((part) => [part, capitalised(part), part.toUpperCase()]).map(literally);
  const patterns =
    names.length === 0 ? [] : [new RegExp(`(?<![\\p{L}\\d])(?:${names.join("|")})(?![\\p{L}\\d])`, "gu")];
  const hidden = [...CONTACTS, ...patterns].reduce((left, pattern) => left.replace(pattern, HIDDEN), text);
  // "Rosa Zelaya" is one gap, not two.
  return hidden.replace(/\[hidden\](?:[ ,.]*\[hidden\])+/gu, HIDDEN);
}

function capitalised(part: string): string {
  const [first = "", ...rest] = part;
  return first.toUpperCase() + rest.join("");
}

function literally(part: string): string {
  return part.replace(/[\\^$.*+?()[\]{}|/-]/gu, "\\$&");
}
