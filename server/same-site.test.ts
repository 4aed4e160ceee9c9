import { expect, test } from "vitest";
import { parseEnv } from "#app/platform/env.ts";
import { foreignRequestReason, knownHosts, knownOrigins } from "./same-site.ts";

const local = knownOrigins(parseEnv({}));
const form = { "Content-Type": "application/x-www-form-urlencoded" };

function post(headers: Record<string, string>, body = "a=1") {
  return new Request("http://localhost:3000/login", { method: "POST", headers, body });
}

test("without APP_URL all loopback names are equal", () => {
  expect([...knownHosts(local)].sort()).toEqual(["127.0.0.1:3000", "[::1]:3000", "localhost:3000"]);
});

test("a configured APP_URL is the only origin", () => {
  expect([...knownHosts(knownOrigins(parseEnv({ APP_URL: "https://seasoned.example" })))]).toEqual([
    "seasoned.example",
  ]);
});

test.each([
  ["our own origin", post({ ...form, Origin: "http://localhost:3000" }), null],
  [
    "our own origin, with Fetch Metadata",
    post({ ...form, Origin: "http://127.0.0.1:3000", "Sec-Fetch-Site": "same-origin" }),
    null,
  ],
  ["no Origin, vouched for by Fetch Metadata", post({ ...form, "Sec-Fetch-Site": "same-origin" }), null],
  ["another origin", post({ ...form, Origin: "https://evil.example" }), 403],
  ["another port", post({ ...form, Origin: "http://localhost:4000" }), 403],
  ["Origin null", post({ ...form, Origin: "null" }), 403],
  [
    "Origin null, vouched for by Fetch Metadata",
    post({ ...form, Origin: "null", "Sec-Fetch-Site": "same-origin" }),
    null,
  ],
  ["Origin null from elsewhere", post({ ...form, Origin: "null", "Sec-Fetch-Site": "cross-site" }), 403],
  ["no Origin at all", post(form), 403],
  [
    "cross-site by Fetch Metadata",
    post({ ...form, Origin: "http://localhost:3000", "Sec-Fetch-Site": "cross-site" }),
    403,
  ],
  ["plain text", post({ "Content-Type": "text/plain", Origin: "http://localhost:3000" }), 415],
  ["a GET from anywhere", new Request("http://localhost:3000/", { headers: { Origin: "https://evil.example" } }), null],
])("%s", (_, request, expected) => {
  expect(foreignRequestReason(request, local)).toBe(expected);
});

test("one-click unsubscribing needs its token and type, no Origin", () => {
  const oneClick = (headers: Record<string, string>) =>
    new Request("http://localhost:3000/unsubscribe?token=a", {
      method: "POST",
      headers,
      body: "List-Unsubscribe=One-Click",
    });
  expect(foreignRequestReason(oneClick(form), local)).toBeNull();
  expect(foreignRequestReason(oneClick({ "Content-Type": "text/plain" }), local)).toBe(415);
});

test("refuses a body without a type", () => {
  const request = new Request("http://localhost:3000/login", {
    method: "POST",
    headers: { Origin: "http://localhost:3000" },
    body: new Uint8Array([1, 2, 3]),
  });
  expect(foreignRequestReason(request, local)).toBe(415);
});
