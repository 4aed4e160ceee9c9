const BREAKS = /<(?:br|hr)\b[^>]*>|<\/(?:p|div|h[1-6]|ul|ol|table|tr|section)\s*>/gi;
const NAMED: Record<string, string> = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " ", bull: "•", middot: "·", hellip: "…" },
  ...{ ndash: "–", mdash: "—", lsquo: "‘", rsquo: "’", ldquo: "“", rdquo: "”", trade: "™", reg: "®", copy: "©" },
};

/** Returns the text of a description in HTML: paragraphs apart, list items on lines of their own, no markup. */
export function textOfHtml(html: string): string {
  if (!/<[a-z/!]|&[a-z#]/i.test(html)) return html.trim();
  return html
    .replaceAll(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>/gi, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/<\/?li\b[^>]*>/gi, (tag) => (tag.startsWith("</") ? "" : "\n- "))
    .replaceAll(BREAKS, (tag) => (/^<br/i.test(tag) ? "\n" : "\n\n"))
    .replaceAll(/<[a-z/!][^>]*>/gi, "")
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) =>
      name === undefined
        ? letterOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
        : (NAMED[name] ?? whole),
    )
    .replaceAll(/[ \t\u00a0]*\n[ \t\u00a0]*/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

function letterOf(code: number): string {
  const isLetter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isLetter ? String.fromCodePoint(code) : "";
}
