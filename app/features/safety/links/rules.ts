/** A piece of a message: plain text, or an address that can be opened. */
export type TextPart = { text: string; href: string | null };

// Ends before closing punctuation, which belongs to the sentence.
const LINK = /\bhttps?:\/\/[^\s<>"'`{}|\\^]*[^\s<>"'`{}|\\^.,;:!?)\]]/gi;

/** Cuts a message into text and links. Only whole http and https addresses become links; everything else is text. */
export function textParts(content: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const found of content.matchAll(LINK)) {
    const [text] = found;
    const url = urlOf(text);
    // A name before an @ is there to deceive: "https://our-bank.com@evil.example".
    if (url === null || url.username + url.password !== "") continue;
    if (found.index > end) parts.push({ text: content.slice(end, found.index), href: null });
    parts.push({ text, href: url.href });
    end = found.index + text.length;
  }
  if (end < content.length) parts.push({ text: content.slice(end), href: null });
  return parts;
}

function urlOf(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
