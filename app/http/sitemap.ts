import { xmlText } from "#app/words.ts";
import { xmlResponse } from "./xml.ts";

/** An address in a sitemap; `changedAt` only when it is known. */
export type SitemapEntry = { href: string; changedAt?: Date | string | undefined };

/** Returns a sitemap (sitemaps.org). The protocol allows 50,000 addresses. */
export function sitemapResponse(entries: readonly SitemapEntry[]): Response {
  return xmlResponse(`<urlset ${NAMESPACE}>\n${entries.map((entry) => element("url", entry)).join("\n")}\n</urlset>`);
}

/** Returns an index of sitemaps. */
export function sitemapIndexResponse(entries: readonly SitemapEntry[]): Response {
  const parts = entries.map((entry) => element("sitemap", entry)).join("\n");
  return xmlResponse(`<sitemapindex ${NAMESPACE}>\n${parts}\n</sitemapindex>`);
}

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function element(name: string, { href, changedAt }: SitemapEntry): string {
  const day = changedAt instanceof Date ? changedAt.toISOString() : changedAt;
  return `<${name}><loc>${xmlText(href)}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}</${name}>`;
}
