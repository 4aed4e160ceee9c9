import { createServer, request } from "node:http";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { afterAll, describe, expect, it } from "vitest";
import { listen } from "#server/listen.ts";
import { openTestApp } from "./app.ts";
import { listOpenedMailsTo } from "./mails.ts";
import { aSenior } from "./people.ts";

// What strangers can see of a server that was put on the internet without reading the guide.
const OUTSIDE = Object.values(networkInterfaces())
  .flat()
  .find((one) => one && !one.internal && one.family === "IPv4")?.address;

async function serve(env: Record<string, string>, host: string) {
  const site = await openTestApp({ env });
  await aSenior(site.platform, { email: "owner@quill.example" });
  const [mail] = await listOpenedMailsTo(site.platform, "owner@quill.example");
  const port = await freePort();
  const listener = await listen(site.app.fetch, host, port);
  afterAll(() => listener.close(0));
  return { port, paths: ["/dev/outbox", `/dev/outbox/${mail?.id}`, "/dev/parts", "/DEV/outbox", "/dev/outbox.data"] };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("expected a port");
  return address.port;
}

/** Returns the status of a page for a request with made-up Host and headers. */
function statusOf(at: { address: string; port: number; path: string }, headers: Record<string, string> = {}) {
  return new Promise<number>((resolve, reject) => {
    const sent = { Host: "localhost:3000", ...headers };
    request({ host: at.address, port: at.port, path: at.path, headers: sent }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .on("error", reject)
      .end();
  });
}

/** Opens a proxy as most are set up: it sends the server's own host, and the client's address. */
async function openProxy(port: number): Promise<number> {
  const proxy = createServer((asked, answer) => {
    const headers = { ...asked.headers, host: "localhost:3000", "x-forwarded-for": "192.0.2.9" };
    request({ host: "127.0.0.1", port, path: asked.url, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    }).end();
  });
  await new Promise<void>((resolve) => proxy.listen(0, "0.0.0.0", resolve));
  afterAll(() => proxy.close());
  const address = proxy.address();
  if (address === null || typeof address === "string") throw new Error("expected a port");
  return address.port;
}

/** Returns the response's first line in HTTP 1.0, as nginx asks by default, without the client's address. */
function firstLineOverOldHttp(port: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(`GET ${path} HTTP/1.0\r\nHost: localhost:3000\r\n\r\n`),
    );
    socket.once("data", (bytes) => {
      resolve(bytes.toString("latin1").split("\r\n")[0] ?? "");
      socket.destroy();
    });
    socket.once("error", reject);
  });
}

const LOCAL_WORDS: Record<string, string>[] = [
  {},
  { "X-Forwarded-For": "127.0.0.1" },
  { Forwarded: "for=127.0.0.1" },
  { "X-Real-IP": "::1" },
];

const everywhere = await serve({ HOST: "0.0.0.0", DEMO_DATA: "0" }, "0.0.0.0");
const atHome = await serve({}, "localhost");
const known = await serve({ APP_URL: "https://seasoned.example" }, "localhost");
const tools = await serve({ HOST: "0.0.0.0", DEMO_DATA: "0", DEV_TOOLS: "1" }, "0.0.0.0");

describe("a server that listens on every address", () => {
  const { port, paths } = everywhere;

  // Clauses 2.1-82.
  it.each(["127.0.0.1", ...(OUTSIDE ? [OUTSIDE] : [])])(
    "shows nothing of /dev at %s, whatever the headers",
    async (address) => {
      for (const path of paths)
        for (const headers of LOCAL_WORDS)
          expect([path, await statusOf({ address, port, path }, headers)]).toEqual([path, 404]);
    },
  );
});

describe("a server on loopback", () => {
  const { port, paths } = atHome;

  it("shows the outbox to connections from this machine", async () => {
    for (const path of paths) expect([path, await statusOf({ address: "127.0.0.1", port, path })]).toEqual([path, 200]);
  });

  it("shows it to no one through a proxy on the same machine", async () => {
    const proxy = await openProxy(port);
    for (const path of paths) {
      expect([path, await statusOf({ address: "127.0.0.1", port: proxy, path })]).toEqual([path, 404]);
      expect(await firstLineOverOldHttp(port, path)).toContain(" 404 ");
    }
  });
});

describe("a server with a public address", () => {
  const { port, paths } = known;

  it("shows it to no one, not even on this machine", async () => {
    const headers = { Host: "seasoned.example" };
    for (const path of paths)
      expect([path, await statusOf({ address: "127.0.0.1", port, path }, headers)]).toEqual([path, 404]);
  });
});

describe("a server with DEV_TOOLS=1", () => {
  const { port } = tools;

  it.runIf(OUTSIDE)("shows the outbox to everyone", async () => {
    expect(await statusOf({ address: OUTSIDE ?? "", port, path: "/dev/outbox" })).toBe(200);
  });
});
