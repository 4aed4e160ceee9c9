import { gunzipSync } from "node:zlib";
import { describe, expect, it, test, vi } from "vitest";
import { INDEXED_PAGES } from "#app/content/indexed-pages.ts";
import { stepJob } from "#app/features/jobs/lifecycle/commands.server.ts";
import { openTestApp } from "#test/app.ts";
import { aJob } from "#test/jobs.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { packPage } from "./packed-page.ts";
import { isShared, openPageCache } from "./page-cache.ts";
import { hashSource } from "./security-headers.ts";

const site = await openTestApp();
const { platform } = site;
const recruiter = await aRecruiter(platform);
const senior = await aSenior(platform);

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

describe("a cached page", () => {
  it("is the same for everyone, and allows only its own scripts", async () => {
    const [first, second] = [await site.get("/pricing"), await site.get("/pricing")];
    const html = await first.text();
    expect(await second.text()).toBe(html);
    const policy = first.headers.get("Content-Security-Policy") ?? "";
    expect(policy).not.toContain("nonce");
    const scripts = [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]+?)<\/script>/g)].map(
      ([, text = ""]) => text,
    );
    expect(scripts.length).toBeGreaterThan(2);
    for (const text of scripts) expect(policy).toContain(hashSource(text));
  });

  it("allows no script without the nonce", async () => {
    const own = '<script nonce="the-nonce">own()</script>';
    const page = await packPage(
      new Response(`${own}<script>smuggled()</script><script nonce="guessed">too()</script>`, {
        headers: { "Content-Type": "text/html" },
      }),
      { nonce: "the-nonce", id: "the-id" },
    );
    expect(page.plain.toString()).toContain("<script>own()</script>");
    expect(page.policy).toContain(hashSource("own()"));
    expect(page.policy).not.toContain(hashSource("smuggled()"));
    expect(page.policy).not.toContain(hashSource("too()"));
  });

  it("is not sent again to a browser that has it", async () => {
    const first = await site.get("/about");
    const etag = first.headers.get("ETag") ?? "";
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    const second = await site.get("/about", { headers: { "If-None-Match": `"other", ${etag}` } });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe("");
    expect(second.headers.get("Content-Security-Policy")).toBe(first.headers.get("Content-Security-Policy"));
    expect((await site.get("/terms", { headers: { "If-None-Match": etag } })).status).toBe(200);
  });

  it("unpacks to the same page", async () => {
    const zipped = await site.get("/how-it-works", { headers: { "Accept-Encoding": "br, gzip" } });
    expect(zipped.headers.get("Content-Encoding")).toBe("gzip");
    expect(zipped.headers.get("Vary")).toContain("Accept-Encoding");
    const plain = await site.get("/how-it-works", { headers: { "Accept-Encoding": "gzip;q=0" } });
    expect(plain.headers.has("Content-Encoding")).toBe(false);
    expect(gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString()).toBe(await plain.text());
  });
});

test("has a newly posted job, and drops a closed one", async () => {
  expect(await (await site.get("/")).text()).not.toContain("Quarry Historian");
  const job = await aJob(platform, { by: recruiter.viewer, title: "Quarry Historian" });
  await vi.waitFor(async () => expect(await (await site.get("/")).text()).toContain("Quarry Historian"), 10_000);
  expect(await (await site.get("/find-jobs")).text()).toContain("Quarry Historian");
  await stepJob(platform, recruiter.viewer, { jobId: job.id, step: "close", from: "live" });
  await vi.waitFor(async () => expect(await (await site.get("/")).text()).not.toContain("Quarry Historian"), 10_000);
});

test("is never shown to a signed-in person, nor theirs cached", async () => {
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
])("does not share a response to a request with %s", (_, request) => {
  expect(isShared(request)).toBe(false);
});

test("shares every page of ours, whatever other cookies there are", () => {
  for (const { path } of INDEXED_PAGES) expect(isShared(ask(path, { Cookie: "theme=dark" })), path).toBe(true);
});

test("one reader's search does not reach the next one's page", async () => {
  const job = await aJob(platform, { by: recruiter.viewer, title: "Lamp Keeper" });
  const from = { Referer: `${platform.env.appUrl}/find-jobs?q=private-words` };
  expect(await (await site.get(`/job/${job.id}`, { headers: from })).text()).toContain("private-words");
  expect(await (await site.get(`/job/${job.id}`)).text()).not.toContain("private-words");
});

test("parallel requests wait for one rendering, valid for 30 seconds", async () => {
  const { get, rendered } = aCache();
  await Promise.all([get("/about"), get("/about"), get("/about")]);
  expect(rendered).toHaveLength(1);
  const now = platform.clock.now();
  platform.clock.set(new Date(now.getTime() + 30_000));
  await get("/about");
  platform.clock.set(now);
  expect(rendered).toHaveLength(2);
});

test("is bounded in pages and bytes, and drops the least recent one", async () => {
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

test("passes on refusals, cookies, and failures without caching them", async () => {
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
