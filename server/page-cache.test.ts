import { gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { INDEXED_PAGES } from "#app/content/indexed-pages.ts";
import { stepJob } from "#app/features/jobs/lifecycle/commands.server.ts";
import { openTestApp } from "#test/app.ts";
import { aJob } from "#test/jobs.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { isShared, openPageCache } from "./page-cache.ts";

const site = await openTestApp();
const { platform } = site;
const recruiter = await aRecruiter(platform);
const senior = await aSenior(platform);

function noncesIn(html: string): Set<string | undefined> {
  return new Set([...html.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce));
}

function ask(path: string, headers: Record<string, string> = {}): Request {
  return new Request(`http://localhost:3000${path}`, { headers });
}

function aCache(body: (url: string) => string = (url) => `<p>${url}</p>`) {
  const { live, clock } = platform;
  const cache = openPageCache({ live, clock });
  const rendered: string[] = [];
  async function get(path: string, headers: Record<string, string> = {}) {
    return await cache.answer(ask(path, headers), "the-id", async (url) => {
      rendered.push(url);
      return new Response(body(url), { headers: { "Content-Type": "text/html; charset=utf-8" } });
    });
  }
  return { cache, get, rendered };
}

test("a kept page carries a fresh nonce and the request's own id each time", async () => {
  const answers = await Promise.all([1, 2, 3].map(() => site.get("/pricing")));
  const seen = new Set<string | undefined>();
  for (const answer of answers) {
    const html = await answer.text();
    const nonces = noncesIn(html);
    expect(nonces.size).toBe(1);
    const [nonce] = nonces;
    expect(answer.headers.get("Content-Security-Policy")).toContain(`'nonce-${nonce}'`);
    expect(html).toContain(answer.headers.get("X-Request-Id"));
    seen.add(nonce);
  }
  expect(seen.size).toBe(3);
});

test("a browser that has the page gets 304, without a policy that would not fit its copy", async () => {
  const first = await site.get("/about");
  const etag = first.headers.get("ETag") ?? "";
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  const second = await site.get("/about", { headers: { "If-None-Match": `"other", ${etag}` } });
  expect(second.status).toBe(304);
  expect(await second.text()).toBe("");
  expect(second.headers.has("Content-Security-Policy")).toBe(false);
  expect((await site.get("/terms", { headers: { "If-None-Match": etag } })).status).toBe(200);
});

test("a packed answer unpacks to the same page", async () => {
  const zipped = await site.get("/how-it-works", { headers: { "Accept-Encoding": "br, gzip" } });
  expect(zipped.headers.get("Content-Encoding")).toBe("gzip");
  expect(zipped.headers.get("Vary")).toContain("Accept-Encoding");
  const html = gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString();
  const [nonce] = noncesIn(html);
  expect(zipped.headers.get("Content-Security-Policy")).toContain(`'nonce-${nonce}'`);
  const without = (text: string) => text.replaceAll(/nonce="[^"]+"/g, "").replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "");
  expect(without(html)).toBe(without(await (await site.get("/how-it-works")).text()));
  const plain = await site.get("/how-it-works", { headers: { "Accept-Encoding": "gzip;q=0" } });
  expect(plain.headers.has("Content-Encoding")).toBe(false);
});

test("a posted job is on the next visitor's page, a closed one is gone", async () => {
  expect(await (await site.get("/")).text()).not.toContain("Quarry Historian");
  const job = await aJob(platform, { by: recruiter.viewer, title: "Quarry Historian" });
  await vi.waitFor(async () => expect(await (await site.get("/")).text()).toContain("Quarry Historian"), 10_000);
  expect(await (await site.get("/find-jobs")).text()).toContain("Quarry Historian");
  await stepJob(platform, recruiter.viewer, { jobId: job.id, step: "close", from: "live" });
  await vi.waitFor(async () => expect(await (await site.get("/")).text()).not.toContain("Quarry Historian"), 10_000);
});

test("a signed-in person is never shown a kept page, nor is theirs kept", async () => {
  await site.get("/contact");
  const own = await site.get("/contact", { cookie: senior.cookie });
  expect(own.headers.get("Cache-Control")).toBe("no-store");
  expect(own.headers.has("ETag")).toBe(false);
  expect(await own.text()).toContain(senior.viewer.email);
  expect(await (await site.get("/contact")).text()).not.toContain(senior.viewer.email);
});

test.each([
  ["a session", ask("/pricing", { Cookie: "a=1; session=x" })],
  ["a session on HTTPS", ask("/pricing", { Cookie: "__Host-session=x" })],
  ["a message to show", ask("/pricing", { Cookie: "toast=x" })],
  ["a search to go back to", ask("/find-jobs", { Referer: "http://localhost:3000/find-jobs?q=kiln" })],
  ["a form", new Request("http://localhost:3000/contact", { method: "POST", body: "" })],
  ["only the head", new Request("http://localhost:3000/contact", { method: "HEAD" })],
  ["a page of one person", ask("/senior/dashboard")],
  ["a page behind a link from a mail", ask("/reset-password?token=x")],
  ["the way in", ask("/login")],
  ["data for a navigation", ask("/pricing.data")],
  ["a very long address", ask(`/find-jobs?q=${"x".repeat(400)}`)],
])("what comes with %s is not shared", (_, request) => {
  expect(isShared(request)).toBe(false);
});

test("every page of ours is shared between visitors, other sites' cookies or not", () => {
  for (const { path } of INDEXED_PAGES) expect(isShared(ask(path, { Cookie: "theme=dark" })), path).toBe(true);
});

test("what one reader searched for does not reach the next one's page", async () => {
  const job = await aJob(platform, { by: recruiter.viewer, title: "Lamp Keeper" });
  const from = { Referer: `${platform.env.appUrl}/find-jobs?q=private-words` };
  expect(await (await site.get(`/job/${job.id}`, { headers: from })).text()).toContain("private-words");
  expect(await (await site.get(`/job/${job.id}`)).text()).not.toContain("private-words");
});

test("many who ask at once wait for one rendering, and half a minute later there is another", async () => {
  const { get, rendered } = aCache();
  await Promise.all([get("/about"), get("/about"), get("/about")]);
  expect(rendered).toHaveLength(1);
  const now = platform.clock.now();
  platform.clock.set(new Date(now.getTime() + 30_000));
  await get("/about");
  platform.clock.set(now);
  expect(rendered).toHaveLength(2);
});

test("the cache is bounded in pages and in bytes, and drops what was asked for longest ago", async () => {
  const { cache, get, rendered } = aCache();
  for (let page = 0; page < 500; page++) await get(`/find-jobs?q=${page}`);
  await get("/find-jobs?q=0");
  await get("/find-jobs?q=new");
  expect(cache.count()).toBe(500);
  rendered.length = 0;
  await get("/find-jobs?q=0");
  expect(rendered).toEqual([]);
  await get("/find-jobs?q=1");
  expect(rendered).toHaveLength(1);

  const large = aCache(() => "x".repeat(30 * 1024 * 1024));
  for (const path of ["/about", "/terms", "/privacy"]) await large.get(path);
  expect(large.cache.count()).toBe(2);
});

test("a refusal, a cookie and a failed rendering are handed on and not kept", async () => {
  const { live, clock } = platform;
  const cache = openPageCache({ live, clock });
  const html = { "Content-Type": "text/html" };
  const answers = [
    new Response("no", { status: 404, headers: html }),
    new Response("yes", { headers: { ...html, "Set-Cookie": "a=1" } }),
    new Response("yes", { headers: { ...html, "Cache-Control": "no-store" } }),
  ];
  for (const answer of answers) expect(await cache.answer(ask("/about"), "id", async () => answer)).toBe(answer);
  const failure = cache.answer(ask("/about"), "id", () => Promise.reject(new Error("no database")));
  await expect(failure).rejects.toThrow("no database");
  expect(cache.count()).toBe(0);
});
