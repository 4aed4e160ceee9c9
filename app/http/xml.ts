import { escapedHtml } from "#app/words.ts";

// XML 1.0 has no way to write these, not even escaped.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Escapes text for an XML element or attribute, without characters that XML cannot have. */
export function xmlText(text: string): string {
  return escapedHtml(text.replaceAll(UNWRITABLE, "")).replaceAll("'", "&apos;");
}

/** Returns an XML document. `body` is its root element. */
export function xmlResponse(body: string, type = "application/xml"): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "no-cache" },
  });
}
