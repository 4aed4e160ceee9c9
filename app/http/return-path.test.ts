import { expect, test } from "vitest";
import { safeReturnPath } from "./return-path.ts";

const KEPT = [
  "/job/1",
  "/find-jobs?filter=saved",
  "/find-jobs?q=a%2Fb&page=2",
  "/recruiter/dashboard#applicants",
  "/senior/find-jobs?q=caf%C3%A9",
  "/",
  "/loginx",
];

const REFUSED = [
  "",
  "job/1",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\\/evil.example",
  "https://evil.example",
  "https:evil.example",
  "http:/\\evil.example",
  "HTTPS://evil.example/job/1",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "/%09/evil.example",
  "/%0a/evil.example",
  "/%2f/evil.example",
  "/%2F%2Fevil.example",
  "/%5cevil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/job/1\r\nSet-Cookie: a=b",
  "/job/\u00001",
  " /job/1",
  "/ /evil.example",
  "/login",
  "/login?next=/job/1",
  "/LOGIN?next=//evil.example",
  "/login/",
  "/signup?as=recruiter",
  "/logout",
  "/./login",
  "/a/../login",
  "/a/..//evil.example",
  "/.//evil.example",
  `/${"a".repeat(3000)}`,
];

test.each(KEPT)("%s is a path to return to", (path) => {
  expect(safeReturnPath(path)).toBe(path);
});

test.each(REFUSED)("%j is not a path to return to", (path) => {
  expect(safeReturnPath(path)).toBeNull();
});

// Clauses D15.
test("an accepted path stays on this site, however a browser parses it", () => {
  for (const path of [...KEPT, ...REFUSED]) {
    const kept = safeReturnPath(path);
    if (kept !== null) expect(new URL(kept, "https://seasoned.example").origin).toBe("https://seasoned.example");
  }
});
