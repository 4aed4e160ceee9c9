import { expect, test } from "vitest";
import { sourceFrom, viewOf } from "./rules.ts";

const ID = "0197a1b2-0000-7000-8000-000000000001";
const SITE = "http://localhost:3000";

function asked(path: string, headers: Record<string, string> = {}, method = "GET") {
  return viewOf(new Request(`${SITE}${path}`, { method, headers: { "User-Agent": "Mozilla/5.0", ...headers } }));
}

// Clauses 2.1-186.
test.each([
  ["a page", `/job/${ID}`, {}],
  ["a page within the site", `/job/${ID}.data?_routes=root`, { Referer: `${SITE}/find-jobs` }],
  ["a page from another job", `/job/${ID}`, { Referer: `${SITE}/job/0197a1b2-0000-7000-8000-000000000002` }],
])("counts %s", (_name, path, headers) => {
  expect(asked(path, headers)).toEqual({ jobId: ID, source: "none" });
});

test.each([
  ["another page", "/find-jobs", {}, "GET"],
  ["a form", `/job/${ID}`, {}, "POST"],
  ["a question by HEAD", `/job/${ID}`, {}, "HEAD"],
  ["a search engine", `/job/${ID}`, { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }, "GET"],
  ["a page fetched ahead", `/job/${ID}`, { "Sec-Purpose": "prefetch;prerender" }, "GET"],
  ["the page's own refresh", `/job/${ID}.data`, { Referer: `${SITE}/job/${ID}?from=home` }, "GET"],
  ["what belongs to a job", `/job/${ID}/share.png`, {}, "GET"],
])("does not count %s", (_name, path, headers, method) => {
  expect(asked(path, headers, method)).toBeNull();
});

test("does not count a program that says nothing of itself", () => {
  expect(viewOf(new Request(`${SITE}/job/${ID}`))).toBeNull();
});

test.each([
  [null, "none"],
  ["", "none"],
  ["linkedin", "linkedin"],
  ["LinkedIn", "linkedin"],
  ["my-own-board", "other"],
  ["__proto__", "other"],
])("?src=%s is %s", (named, source) => {
  expect(sourceFrom(named)).toBe(source);
});
