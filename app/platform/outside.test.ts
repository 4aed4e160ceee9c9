import { describe, expect, it } from "vitest";
import { serveOutside } from "#test/outside-server.ts";
import { type Outside, OutsideError, readDocument, theInternet } from "./outside.ts";

const LIMITS = { maxBytes: 1_000_000, withinMilliseconds: 10_000 };

async function reasonOf(outside: Outside, address = "https://feeds.example/jobs.xml", limits = LIMITS) {
  const error: unknown = await readDocument(outside, address, limits).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof OutsideError ? error.reason : error;
}

// Clauses 2.6-39.
describe("a document outside", () => {
  it("is read whole, with its type", async () => {
    const outside = await serveOutside((_, answer) => {
      answer.setHeader("Content-Type", "application/xml").end("<source/>");
    });
    const { contentType, bytes } = await readDocument(outside, "https://feeds.example/jobs.xml", LIMITS);
    expect([contentType, String(bytes)]).toEqual(["application/xml", "<source/>"]);
  });

  it("is read where it has moved to, three steps at most", async () => {
    const outside = await serveOutside(({ url = "" }, answer) => {
      const left = Number(url.slice(1));
      if (left > 0) answer.writeHead(302, { Location: `/${left - 1}` }).end();
      else answer.end("moved");
    });
    expect(String((await readDocument(outside, "https://feeds.example/3", LIMITS)).bytes)).toBe("moved");
    expect(await reasonOf(outside, "https://feeds.example/4")).toBe("too-many-redirects");
  });

  it.each([
    "https://127.0.0.1/",
    "https://10.0.0.1/",
    "https://169.254.169.254/latest/meta-data",
    "https://[::1]/",
    "http://feeds.example/",
    "https://feeds.example:8443/",
    "https://user:word@feeds.example/",
    "https://localhost/",
    "file:///etc/passwd",
    "https://2130706433/",
    "https://0x7f.0.0.1/",
  ])("is not asked for at %s, first or after a redirect", async (address) => {
    let asked = 0;
    const outside = await serveOutside((_, answer) => {
      asked += 1;
      answer.writeHead(301, { Location: address }).end();
    });
    expect(await reasonOf(outside, address)).toBe("not-allowed");
    expect(asked).toBe(0);
    expect(await reasonOf(outside)).toBe("not-allowed");
    expect(asked).toBe(1);
  });

  it("is not asked for at a name that leads into our own network", async () => {
    const outside = await serveOutside((_, answer) => {
      answer.writeHead(302, { Location: "https://inner.localhost/secret" }).end();
    });
    expect(await reasonOf(outside)).toBe("unreachable");
    expect(await reasonOf(theInternet, "https://inner.localhost/secret")).toBe("unreachable");
  });

  it("may not be larger than said, declared or not", async () => {
    let written = 0;
    const declared = await serveOutside((_, answer) => {
      answer.writeHead(200, { "Content-Length": 100_000_000 });
      answer.write("<");
    });
    expect(await reasonOf(declared)).toBe("too-large");
    const endless = await serveOutside((_, answer) => {
      const piece = Buffer.alloc(64 * 1024, "x");
      function more() {
        while (written < 100_000_000) {
          written += piece.length;
          if (!answer.write(piece)) return void answer.once("drain", more);
        }
        answer.end();
      }
      more();
    });
    expect(await reasonOf(endless)).toBe("too-large");
    expect(written).toBeLessThan(20_000_000);
  });

  it("may not take longer than said, silent or slow", async () => {
    const silent = await serveOutside(() => {});
    expect(await reasonOf(silent, undefined, { ...LIMITS, withinMilliseconds: 50 })).toBe("slow");
    const slow = await serveOutside((_, answer) => void answer.write("<"));
    expect(await reasonOf(slow, undefined, { ...LIMITS, withinMilliseconds: 50 })).toBe("slow");
  });

  it("is refused with the server's status, or when the connection breaks", async () => {
    const missing = await serveOutside((_, answer) => void answer.writeHead(404).end());
    await expect(readDocument(missing, "https://feeds.example/", LIMITS)).rejects.toMatchObject({
      reason: "refused",
      status: 404,
    });
    const broken = await serveOutside(({ socket }) => void socket.destroy());
    expect(await reasonOf(broken)).toBe("unreachable");
  });
});
