import { connect } from "node:net";
import { expect, test } from "vitest";
import { StartError } from "#app/platform/start-error.ts";
import { listen } from "./listen.ts";

let port = 41_700 + (process.pid % 200) * 2;

async function openOn(fetch: (request: Request) => Response | Promise<Response>, pace?: Parameters<typeof listen>[3]) {
  for (let tries = 0; tries < 20; tries += 1) {
    port += 1;
    try {
      return { port, listener: await listen(fetch, "localhost", port, pace) };
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
    }
  }
  throw new Error("no free port");
}

test("localhost means both loopback addresses", async () => {
  const { listener, port: at } = await openOn(() => new Response("here"));
  expect(await (await fetch(`http://127.0.0.1:${at}/`)).text()).toBe("here");
  const overSix = await fetch(`http://[::1]:${at}/`).then(
    (answer) => answer.text(),
    () => "no IPv6 on this machine",
  );
  expect(["here", "no IPv6 on this machine"]).toContain(overSix);
  await listener.close(1_000);
});

test("a port in use is reported in a sentence", async () => {
  const { listener, port: at } = await openOn(() => new Response(""));
  await expect(listen(() => new Response(""), "localhost", at)).rejects.toThrow(`Port ${at} is in use`);
  await listener.close(1_000);
});

test("closing finishes running responses and drops idle connections", async () => {
  let release = () => {};
  const waiting = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { listener, port: at } = await openOn(async () => {
    await waiting;
    return new Response("finished");
  });
  const spare = connect(at, "127.0.0.1");
  await new Promise((resolve) => spare.once("connect", resolve));
  const asked = fetch(`http://127.0.0.1:${at}/`);
  await new Promise((resolve) => setTimeout(resolve, 100));
  const closing = listener.close(60_000);
  await new Promise((resolve) => spare.once("close", resolve));
  release();
  expect(await (await asked).text()).toBe("finished");
  await closing;
});

test("cuts off a dripping body, and waits for a slow steady one", async () => {
  const pace = { bytes: 1_000, milliseconds: 400 };
  const { listener, port: at } = await openOn(async (request) => new Response(await request.text()), pace);
  const [dripping, steady] = await Promise.all([
    sendSlowly(at, { pieces: 20, piece: 10 }),
    sendSlowly(at, { pieces: 20, piece: 2_000 }),
  ]);
  expect(dripping).toBe("");
  expect(steady).toMatch(/^HTTP\/1\.1 200 /);
  await listener.close(1_000);
});

/** Returns the response to a form whose body is sent in ten chunks a second. */
async function sendSlowly(at: number, { pieces, piece }: { pieces: number; piece: number }): Promise<string> {
  const socket = connect(at, "127.0.0.1");
  let answer = "";
  socket.on("data", (data) => {
    answer += String(data);
  });
  socket.on("error", () => {});
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: ${pieces * piece}\r\n\r\n`);
  for (let sent = 0; sent < pieces && !socket.destroyed; sent += 1) {
    socket.write("x".repeat(piece));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await closed;
  return answer;
}
