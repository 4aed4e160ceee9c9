import { describe, expect, it } from "vitest";
import { serveOutside } from "#test/outside-server.ts";
import { beginningOf, publicDomains, textFileFrom } from "./domains.ts";

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

  it.each([
    ["https://www.feeds.example/moved.txt", "proof"],
    ["/moved.txt", "proof"],
    ["http://feeds.example/moved.txt", null],
    ["https://feeds.example:8443/moved.txt", null],
    ["https://evil.example/moved.txt", null],
    ["https://feeds.example.evil.example/", null],
    ["https://127.0.0.1/", null],
    ["//169.254.169.254/latest", null],
    ["file:///etc/passwd", null],
  ])("is followed on the same website only: %s", async (location, text) => {
    const outside = await serveOutside(({ url }, answer) => {
      if (url === "/moved.txt") answer.end("proof");
      else answer.writeHead(301, { Location: location }).end();
    });
    expect(await textFileFrom(outside, "feeds.example", "/seasoned.txt")).toBe(text);
  });
});
