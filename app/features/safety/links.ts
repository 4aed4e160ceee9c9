/** A piece of a message: plain text, or an address with a link. */
export type TextPart = { text: string; href: string | null };

// A link ends at a character that no address contains: a space, an invisible character, an emoji, a
// quotation mark, a long dash, or Chinese or Japanese punctuation. An apostrophe belongs to the
// link inside a word ("O'Hare"), but not before the s of "the site's hours".
const LINK =
  /(?<![a-z0-9])https?:\/\/(?:[^\s\p{Cc}\p{Cf}\p{Pi}\p{Pf}\p{Extended_Pictographic}<>"'`{}|\\^\u201a\u201e\u2014\u2015\u2026\u3000-\u3011\u3014-\u301f\uff01\uff08\uff09\uff0c\uff0e\uff1a\uff1b\uff1f\uff3b\uff3d\uff61-\uff64]|'(?=[\p{L}\p{N}])(?!s(?![\p{L}\p{N}])))+/giu;

/** Programs and companies whose names look like addresses. */
export const NAMED_LIKE_ADDRESSES =
  /^((asp|vb|ado|ml)\.net|(socket|draw)\.io|(monday|booking|salesforce|bill|box)\.com)$/;

const CLOSING = ".,;:!?*_~\u2013";
const BRACKETS = ["()", "[]"] as const;

/** Splits a message into text and links. Only complete http and https addresses become links. */
export function textParts(content: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const found of content.matchAll(LINK)) {
    const text = withoutClosing(found[0]);
    const url = urlOf(text);
    // A name before an @ is meant to deceive: "https://our-bank.com@evil.example".
    if (url === null || url.username + url.password !== "") continue;
    if (found.index > end) parts.push({ text: content.slice(end, found.index), href: null });
    parts.push({ text, href: text });
    end = found.index + text.length;
  }
  if (end < content.length) parts.push({ text: content.slice(end), href: null });
  return parts;
}

/**
 * Removes the punctuation of the surrounding sentence. A closing bracket stays if the address
 * contains its opening bracket.
 */
function withoutClosing(found: string): string {
  const pairs = BRACKETS.map(([open, close]) => ({ open, close, extra: count(found, close) - count(found, open) }));
  let end = found.length;
  for (; end > 0; end -= 1) {
    const last = found.charAt(end - 1);
    const opened = pairs.find(({ open }) => open === last);
    const closed = pairs.find(({ close, extra }) => close === last && extra > 0);
    if (opened) opened.extra += 1;
    else if (closed) closed.extra -= 1;
    else if (!CLOSING.includes(last)) break;
  }
  return found.slice(0, end);
}

function count(text: string, letter: string | undefined): number {
  return Array.from(text).filter((one) => one === letter).length;
}

function urlOf(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
