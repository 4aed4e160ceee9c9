import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { listen } from "#server/listen.ts";
import { openTestApp } from "#test/app.ts";
import { aSenior } from "#test/people.ts";
import { freePort } from "#test/postgres-server.ts";

const { app, platform } = await openTestApp();
const { origin, host } = new URL(platform.env.appUrl);

/** Sends the beginning of a form to a real server, then disconnects. */
async function breakOff(path: string, cookie: string, type: string, length: string): Promise<void> {
  const port = await freePort();
  const listener = await listen(app.fetch, "127.0.0.1", port);
  const socket = connect(port, "127.0.0.1");
  const head = [`POST ${path} HTTP/1.1`, `Host: ${host}`, `Origin: ${origin}`, `Cookie: ${cookie}`];
  socket.write([...head, `Content-Type: ${type}`, length, "", ""].join("\r\n"));
  const begun = '--x\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-1.7';
  socket.write(length.startsWith("Transfer") ? `${begun.length.toString(16)}\r\n${begun}\r\n` : begun);
  await sleep(300);
  socket.resetAndDestroy();
  await sleep(300);
  await listener.close(1_000);
}

describe("a sender who disconnects", () => {
  it.each([
    ["an upload", "/senior/profile/resume", "multipart/form-data; boundary=x", "Content-Length: 5000"],
    ["a form", "/senior/profile", "application/x-www-form-urlencoded", "Content-Length: 5000"],
    ["a form in pieces", "/senior/profile", "application/x-www-form-urlencoded", "Transfer-Encoding: chunked"],
    ["a form for everybody", "/contact", "application/x-www-form-urlencoded", "Content-Length: 5000"],
  ])("during %s causes no error in the log", async (_, path, type, length) => {
    const { cookie } = await aSenior(platform);
    const errors = vi.spyOn(platform.log, "error");
    const printed = vi.spyOn(console, "error").mockImplementation(() => {});
    await breakOff(path, cookie, type, length);
    expect([...errors.mock.calls, ...printed.mock.calls]).toEqual([]);
    errors.mockRestore();
    printed.mockRestore();
  });

  it("before the answer is no failure of ours in the log", async () => {
    const { cookie } = await aSenior(platform);
    const lines = vi.spyOn(platform.log, "info");
    const leaving = new AbortController();
    const asked = { headers: { Host: host, Cookie: cookie }, signal: leaving.signal };
    const answer = app.fetch(new Request(`${origin}/senior/dashboard`, asked));
    leaving.abort();
    await answer;
    expect(lines).toHaveBeenCalledWith(expect.objectContaining({ path: "/senior/dashboard", status: 499 }), "request");
    lines.mockRestore();
  });
});
