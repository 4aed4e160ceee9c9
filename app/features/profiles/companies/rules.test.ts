import { expect, test } from "vitest";
import { domainOf, websiteFrom } from "./rules.ts";

test.each([
  ["kestrelrow.example", "https://kestrelrow.example"],
  [" HTTP://www.KestrelRow.example/about?x=1 ", "https://www.kestrelrow.example"],
  ["localhost", null],
  ["127.0.0.1", null],
  ["javascript:alert(1)", null],
  ["https://user:pass@kestrelrow.example", null],
  ["https://kestrelrow.example:8080", null],
  ["not a site", null],
  ["", null],
])("%j is read as %j", (typed, website) => {
  expect(websiteFrom(typed)).toBe(website);
});

test("www is not part of a domain", () => {
  expect(domainOf("https://www.kestrelrow.example")).toBe("kestrelrow.example");
});
