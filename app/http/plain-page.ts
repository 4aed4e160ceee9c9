import { createHash } from "node:crypto";
import { escapedHtml } from "#app/words.ts";

/** A self-contained page, for refusals that come before the product's own pages. */
export type PlainPage = { status: number; title: string; text: string; back: { label: string; href: string } };

// As in tokens.css, because this page has no stylesheet.
const STYLE = `:root{color-scheme:light dark}
body{margin:0 auto;max-width:36rem;padding:3rem 1.25rem;font:1.125rem/1.6 Verdana,Arial,sans-serif;color:#15261d;background:#faf5ea}
h1{font:600 2rem/1.2 Georgia,serif}
a{display:inline-block;padding:.75rem 1.5rem;border-radius:6px;background:#1c4b38;color:#fffdf7;font-weight:700;text-decoration:none}
a:focus-visible{outline:3px solid;outline-offset:3px}
@media (prefers-color-scheme:dark){body{color:#f3ecdd;background:#141b17}a{background:#9fd4b8;color:#10201a}}`;

const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

/** Returns the page with a policy that allows only its own styles. */
export function plainPage({ status, title, text, back }: PlainPage): Response {
  const body = [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapedHtml(title)}</title>`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>`,
    `<body><main><h1>${escapedHtml(title)}</h1><p>${escapedHtml(text)}</p>`,
    `<p><a href="${escapedHtml(back.href)}">${escapedHtml(back.label)}</a></p></main></body></html>`,
  ].join("");
  return new Response(body, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
}
