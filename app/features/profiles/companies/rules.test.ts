import { expect, test } from "vitest";
import { domainOf, websiteFrom, whyNoProof } from "./rules.ts";

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

const SITE = "https://www.kestrelrow.example";

test.each([
  ["priya@kestrelrow.example", SITE, null],
  ["priya@HR.KestrelRow.example", SITE, null],
  ["priya@notkestrelrow.example", SITE, "Please use an address that ends with @kestrelrow.example"],
  ["priya@kestrelrow.example.evil.example", SITE, "Please use an address that ends with @kestrelrow.example"],
  ["priya@kestrelrow.example@evil.example", SITE, "Please use an address that ends with @kestrelrow.example"],
  ["priya@gmail.com", SITE, "Anybody can have an address there. Please use one on your company's own domain"],
  [
    "priya@gmail.com",
    "https://gmail.com",
    "Anybody can have an address there. Please use one on your company's own domain",
  ],
  ["priya@kestrelrow.example", null, "Please save your company's website first"],
])("%s for %s: %s", (email, website, reason) => {
  expect(whyNoProof(email, website)).toBe(reason);
});

test("www is no part of a domain", () => {
  expect(domainOf(SITE)).toBe("kestrelrow.example");
});
