import { describe, expect, it } from "vitest";
import { beginningOf, publicDomains, redirectOf } from "./domains.ts";

const FROM = "https://kestrelrow.example/.well-known/seasoned.txt";

function answer(location: string, statusCode = 301) {
  return redirectOf({ statusCode, headers: { location } }, FROM, "kestrelrow.example");
}

describe("a redirect", () => {
  it.each([
    [
      "https://www.kestrelrow.example/.well-known/seasoned.txt",
      "https://www.kestrelrow.example/.well-known/seasoned.txt",
    ],
    ["/seasoned.txt", "https://kestrelrow.example/seasoned.txt"],
    ["http://kestrelrow.example/seasoned.txt", null],
    ["https://kestrelrow.example:8443/seasoned.txt", null],
    ["https://evil.example/seasoned.txt", null],
    ["https://kestrelrow.example.evil.example/", null],
    ["https://user:word@kestrelrow.example/", null],
    ["https://127.0.0.1/", null],
    ["//169.254.169.254/latest", null],
    ["file:///etc/passwd", null],
  ])("to %s leads to %s", (location, next) => {
    expect(answer(location)).toBe(next);
  });

  it("is none if the response is not one", () => {
    expect(answer("/seasoned.txt", 200)).toBeNull();
  });
});

// Clauses 2.1-112.
describe("a file of a website", () => {
  it("is read up to 4 kB", async () => {
    let given = 0;
    async function* endless() {
      for (;;) {
        given += 1;
        yield Buffer.alloc(1_000, "a");
      }
    }
    expect(await beginningOf(endless())).toHaveLength(4_096);
    expect(given).toBe(5);
  });

  it.each(["localhost", "127.0.0.1", "10.0.0.1", "kestrelrow", "kestrelrow.example:8080", "user@kestrelrow.example"])(
    "is not requested from %s",
    async (host) => {
      expect(await publicDomains.textFile(host, "/.well-known/seasoned.txt")).toBeNull();
    },
  );

  it("is not requested from a name that leads into our own network", async () => {
    await expect(publicDomains.textFile("seasoned.localhost", "/.well-known/seasoned.txt")).rejects.toThrow(
      /not on the open internet|ENOTFOUND|EAI_AGAIN/,
    );
  });
});
