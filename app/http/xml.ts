/** Returns an XML document. `body` is its root element. */
export function xmlResponse(body: string, type = "application/xml"): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "no-cache" },
  });
}
