import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { openTestApp } from "./app.ts";
import { aJob } from "./jobs.ts";
import { aRecruiter, aSenior } from "./people.ts";

// The headers of every response, and what no page may contain, because a browser would block it.

const site = await openTestApp();
const senior = await aSenior(site.platform);
const recruiter = await aRecruiter(site.platform);
const job = await aJob(site.platform, { by: recruiter.viewer });

const PAGES: ReadonlyArray<[string, string | undefined]> = [
  ["/", undefined],
  ["/login", undefined],
  ["/signup?as=recruiter", undefined],
  ["/find-jobs", undefined],
  [`/job/${job.id}`, undefined],
  ["/pricing", undefined],
  ["/no-such-page", undefined],
  ["/find-jobs", senior.cookie],
  [`/job/${job.id}`, senior.cookie],
  ["/senior/dashboard", senior.cookie],
  ["/senior/profile", senior.cookie],
  ["/senior/applications", senior.cookie],
  ["/recruiter/dashboard", recruiter.cookie],
  ["/recruiter/post-job", recruiter.cookie],
  [`/recruiter/applications?job=${job.id}`, recruiter.cookie],
];

test.each(PAGES)("%s runs only what its policy allows", async (path, cookie) => {
  const answer = await site.get(path, { cookie });
  const policy = answer.headers.get("Content-Security-Policy") ?? "";
  const html = await answer.text();

  expect(policy).toContain("'strict-dynamic'");
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
  for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"]) {
    expect(policy).toContain(directive);
  }
  const body = html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "");
  expect(body).not.toMatch(/\sstyle="/);
  expect(body).not.toMatch(/\son[a-z]+="/);
  for (const [, attributes = "", text = ""] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    const nonce = /nonce="([^"]+)"/.exec(attributes)?.[1];
    const hash = `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    const isDataBlock = /type="application\/ld\+json"/.test(attributes);
    const isAllowed =
      isDataBlock || policy.includes(hash) || (nonce !== undefined && policy.includes(`'nonce-${nonce}'`));
    expect(isAllowed, text.slice(0, 80)).toBe(true);
  }
});

test("each page of a signed-in person has a new nonce", async () => {
  const nonces = await Promise.all(
    [1, 2, 3].map(async () => {
      const { headers } = await site.get("/senior/dashboard", { cookie: senior.cookie });
      return /'nonce-([^']+)'/.exec(headers.get("Content-Security-Policy") ?? "")?.[1];
    }),
  );
  expect(nonces).not.toContain(undefined);
  expect(new Set(nonces).size).toBe(3);
});

test.each(["/", "/healthz", "/no-such-page", "/senior/dashboard", "/live"])(
  "%s has the standing headers",
  async (path) => {
    const { headers } = await site.get(path);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Referrer-Policy")).toBeTruthy();
    expect(headers.get("Permissions-Policy")).toContain("camera=()");
    expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
    expect(headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get("X-Powered-By")).toBeNull();
    expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
  },
);

test("a signed-in page is never stored; a visitor's page sets no cookie", async () => {
  expect((await site.get("/senior/dashboard", { cookie: senior.cookie })).headers.get("Cache-Control")).toBe(
    "no-store",
  );
  expect((await site.get("/")).headers.getSetCookie()).toEqual([]);
});

test("refuses a request for another host", async () => {
  const answer = await site.app.request("/", { headers: { Host: "evil.example" } });
  expect(answer.status).toBe(421);
});

test("accepts forms of the public origin behind a TLS proxy", async () => {
  const secure = await openTestApp({ env: { APP_URL: "https://seasoned.example", TRUSTED_PROXY: "1" } });
  const answer = await secure.app.request("http://seasoned.example/login", {
    method: "POST",
    headers: {
      Host: "seasoned.example",
      Origin: "https://seasoned.example",
      "Content-Type": "application/x-www-form-urlencoded",
    },
    body: new URLSearchParams({ email: "nobody@people.example", password: "not the one" }).toString(),
  });
  expect(answer.status).toBe(401);
  expect(answer.headers.get("Strict-Transport-Security")).toContain("max-age=31536000");
});

test("refuses a body above the limit without reading its form", async () => {
  const answer = await site.post("/login", { email: "a@people.example", password: "x".repeat(530_000) });
  expect(answer.status).toBe(413);
  const headers = { "Content-Type": "application/json" };
  const json = await site.post("/login", { password: "x".repeat(70_000) }, { headers });
  expect(json.status).toBe(413);
});

test.each([
  "/.env",
  "/.git/config",
  "/assets/..%2f..%2fpackage.json",
  "/assets/%5c..%5cpackage.json",
  "/assets/root.js.map",
])("%s does not exist", async (path) => {
  const answer = await site.get(path);
  expect([400, 404]).toContain(answer.status);
  expect(await answer.text()).not.toMatch(/"dependencies"|\[core\]/);
});

// Clauses 8-32.
test("pages say when to retry if the database is unavailable", async () => {
  const failing = await openTestApp();
  const isBroken = new Set<string | symbol>(["select", "with", "execute", "transaction"]);
  failing.platform.db = new Proxy(failing.platform.db, {
    get(db, name) {
      if (isBroken.has(name)) throw Object.assign(new Error("no connection"), { code: "ECONNREFUSED" });
      return Reflect.get(db, name, db);
    },
  });
  const page = await failing.get("/find-jobs");
  expect(page.status).toBe(503);
  expect(page.headers.get("Retry-After")).toBe("5");
  expect((await failing.get("/terms")).status).toBe(200);
  expect((await failing.get("/senior/dashboard", { cookie: senior.cookie })).status).toBe(503);
});
