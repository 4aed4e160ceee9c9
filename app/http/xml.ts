import { escapedHtml } from "#app/words.ts";

// XML 1.0 has no way to write these, not even escaped.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Text for inside an XML element or attribute. What XML cannot hold is left out. */
export function xmlText(text: string): string {
  return escapedHtml(text.replaceAll(UNWRITABLE, "")).replaceAll("'", "&apos;");
}

/** An XML document as an answer. `body` is its root element. */
export function xmlResponse(body: string, type = "application/xml"): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "no-cache" },
  });
}
