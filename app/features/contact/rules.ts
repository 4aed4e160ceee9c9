/** The page that a message was written on. */
export type ContactChannel = "contact" | "senior-support" | "recruiter-support";

/** Returns whether someone came to the form to ask for a call: `?about=call`. */
export function isCallRequest(url: URL): boolean {
  return url.searchParams.get("about") === "call";
}

// Crockford's alphabet, without I, L, O, and U, so that a reference can be read out by phone.
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const DIGITS = 8;
const REFERENCE = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

/**
 * Returns the reference number of a message, made from the random end of its id: two groups of
 * four, such as "7K3F-92QD".
 */
export function referenceOf(messageId: string): string {
  let rest = Number.parseInt(messageId.slice(-10), 16);
  let text = "";
  for (let digit = 0; digit < DIGITS; digit++) {
    text = (ALPHABET[rest % 32] ?? "") + text;
    rest = Math.floor(rest / 32);
  }
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}

/** Returns whether a text has the form of a reference number. Anything else is not shown. */
export function isReference(text: string | null): text is string {
  return text !== null && REFERENCE.test(text);
}

/** Returns the reference as it appears in the subject of an answer: "SEAS-7K3F-92QD". */
export function answerReference(reference: string): string {
  return `SEAS-${reference}`;
}

/** Returns the reference in the subject of an email, with or without our prefix, or null. */
export function referenceIn(subject: string): string | null {
  const [, found] = /\[(?:SEAS-)?([0-9A-Z]{4}-[0-9A-Z]{4})\]/i.exec(subject) ?? [];
  const reference = found?.toUpperCase() ?? null;
  return isReference(reference) ? reference : null;
}

/** Normalizes a typed reference: in capitals, without our prefix. */
export function referenceFrom(typed: string): string {
  return typed
    .trim()
    .toUpperCase()
    .replace(/^\[?SEAS-/, "")
    .replace(/\]$/, "");
}
