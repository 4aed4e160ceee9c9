import { randomBytes } from "node:crypto";
import { INDEXED_PAGES } from "#app/content/indexed-pages.ts";
import type { Platform } from "#app/platform/platform.ts";
import { type Page, packPage } from "./packed-page.ts";

const FRESH_MILLISECONDS = 30_000;
const MOST_PAGES = 500;
const MOST_BYTES = 64 * 1024 * 1024;
const LONGEST_ADDRESS = 300;

/** Renders an address for an anonymous visitor, with this nonce in its scripts. */
type Render = (url: string, nonce: string) => Promise<Response>;

type Kept = { page: Page; madeAt: number; version: number };

export type PageCache = {
  /** Returns the page for a visitor without a session, cached or rendered now. `id` is the request's own. */
  answer(request: Request, id: string, render: Render): Promise<Response>;
  count(): number;
};

const OWN_PAGES: ReadonlySet<string> = new Set(INDEXED_PAGES.map(({ path }) => path));
const JOB_PAGES =
  /^\/(|find-jobs|job\/[0-9a-f-]{36}|jobs\/[^.]+|(jobs|jobs\/[^./]+|company\/[^./]+)\/(feed\.xml|feed\.json|indeed\.xml)|sitemap\.xml|sitemap\/[a-z0-9-]+\.xml)$/;
const OWN_COOKIE = /(^|;\s*)(__Host-)?(session|toast)=/;
// The job page links back to its reader's search, so such a page is not shared.
const FROM_A_SEARCH = /\/find-jobs\?/;

/**
 * Whether the response may be the same for everyone: a public page, requested without a session and without a pending
 * message. Anything not named here is rendered for each request.
 */
export function isShared(request: Request): boolean {
  if (request.method !== "GET") return false;
  const { headers } = request;
  if (OWN_COOKIE.test(headers.get("Cookie") ?? "") || FROM_A_SEARCH.test(headers.get("Referer") ?? "")) return false;
  const { pathname, search } = new URL(request.url);
  if (pathname.length + search.length > LONGEST_ADDRESS) return false;
  return OWN_PAGES.has(pathname) || JOB_PAGES.test(pathname);
}

/**
 * Caches rendered public pages for 30 seconds, or until a job or the site's content changes in any process. A cached
 * page is the same for everyone, byte for byte.
 */
export function openPageCache(platform: Pick<Platform, "clock" | "live">): PageCache {
  const pages = new Map<string, Kept>();
  const underWay = new Map<string, { page: Promise<Page | null>; version: number }>();
  let bytes = 0;

  function find(key: string): Page | null {
    const kept = pages.get(key);
    if (!kept) return null;
    const age = platform.clock.now().getTime() - kept.madeAt;
    // A clock that was set back must not keep pages fresh.
    if (age < 0 || age >= FRESH_MILLISECONDS || kept.version !== versionFor(key)) {
      forget(key, kept);
      return null;
    }
    // The most recently used page is last, so the first is dropped next.
    pages.delete(key);
    pages.set(key, kept);
    return kept.page;
  }

  function keep(key: string, page: Page, version: number) {
    const before = pages.get(key);
    if (before) forget(key, before);
    pages.set(key, { page, version, madeAt: platform.clock.now().getTime() });
    bytes += page.bytes;
    for (const [oldest, kept] of pages) {
      if (pages.size <= MOST_PAGES && bytes <= MOST_BYTES) break;
      forget(oldest, kept);
    }
  }

  function forget(key: string, kept: Kept) {
    pages.delete(key);
    bytes -= kept.page.bytes;
  }

  /** Every page expires when the site's banner, stories, or switches change; those with jobs also when a job does. */
  function versionFor(key: string): number {
    const site = platform.live.versionOf("site");
    return JOB_PAGES.test(pathOf(key)) ? site + platform.live.versionOf("jobs") : site;
  }

  async function answer(request: Request, id: string, render: Render): Promise<Response> {
    const url = new URL(request.url);
    const key = url.pathname + url.search;
    const version = versionFor(key);
    const known = find(key);
    if (known) return answerWith(known, request);
    // Parallel requests for a page that has expired wait for one rendering.
    const others = underWay.get(key);
    const shared = others?.version === version ? await others.page.catch(() => null) : null;
    if (shared) return answerWith(shared, request);

    const nonce = freshNonce();
    const rendered = render(request.url, nonce);
    const page = rendered.then((response) => (mayBeKept(response) ? packPage(response, { nonce, id }) : null));
    const entry = { page, version };
    underWay.set(key, entry);
    try {
      const packed = await page;
      if (!packed) return await rendered;
      keep(key, packed, version);
      return answerWith(packed, request);
    } finally {
      if (underWay.get(key) === entry) underWay.delete(key);
    }
  }

  return { answer, count: () => pages.size };
}

/** Generates a unique nonce of letters without a meaning in HTML, headers, and patterns. */
export function freshNonce(): string {
  return randomBytes(16).toString("base64url");
}

function mayBeKept({ status, headers }: Response): boolean {
  const isText = /^(text\/html|application\/((rss\+)?xml|feed\+json))\b/.test(headers.get("Content-Type") ?? "");
  return status === 200 && isText && !headers.has("Set-Cookie") && headers.get("Cache-Control") !== "no-store";
}

function answerWith(page: Page, request: Request): Response {
  const etag = `W/"${page.hash}"`;
  // Revalidated each time, because a page expires when a job changes.
  const headers: Record<string, string> = { ETag: etag, "Cache-Control": "no-cache", Vary: "Accept-Encoding, Cookie" };
  if (page.policy !== null) headers["Content-Security-Policy"] = page.policy;
  if (namesTag(request.headers.get("If-None-Match"), etag)) return new Response(null, { status: 304, headers });
  headers["Content-Type"] = page.type;
  if (!acceptsGzip(request.headers.get("Accept-Encoding"))) return new Response(page.plain, { headers });
  return new Response(page.zipped, { headers: { ...headers, "Content-Encoding": "gzip" } });
}

function namesTag(ifNoneMatch: string | null, etag: string): boolean {
  return (ifNoneMatch ?? "").split(",").some((tag) => tag.trim() === etag);
}

function acceptsGzip(accepted: string | null): boolean {
  return accepted !== null && /(^|[\s,])gzip(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted);
}

function pathOf(key: string): string {
  const query = key.indexOf("?");
  return query < 0 ? key : key.slice(0, query);
}
