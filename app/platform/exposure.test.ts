import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseEnv } from "./env.ts";
import { exposureNotes, isAtHome, isLoopback, mayUseDevTools, refuseOpenDemo } from "./exposure.ts";
import { StartError } from "./start-error.ts";

const PUBLIC = [
  { HOST: "0.0.0.0" },
  { HOST: "::" },
  { HOST: "192.0.2.7" },
  { HOST: "seasoned.internal" },
  { APP_URL: "https://seasoned.example" },
  { APP_URL: "http://192.0.2.7:3000" },
  { APP_URL: "http://localhost.seasoned.example" },
];

function connection(given: { peer?: string | undefined; httpVersion?: string; headers?: Record<string, string> } = {}) {
  const { httpVersion = "1.1", headers = {} } = given;
  return { peer: "peer" in given ? given.peer : "127.0.0.1", httpVersion, headers: new Headers(headers) };
}

describe("a host", () => {
  it.each(["localhost", "LOCALHOST", "127.0.0.1", "127.8.9.10", "::1", "[::1]", "::ffff:127.0.0.1"])(
    "%s is this machine only",
    (host) => expect(isLoopback(host)).toBe(true),
  );

  it.each(["0.0.0.0", "::", "[::]", "10.0.0.1", "127.0.0.1.evil.example", "localhost.evil.example", "::ffff:10.0.0.1"])(
    "%s is not",
    (host) => expect(isLoopback(host)).toBe(false),
  );
});

describe("the start", () => {
  it("keeps demo data on this machine by default", () => {
    expect(isAtHome(parseEnv({}))).toBe(true);
    expect(() => refuseOpenDemo(parseEnv({}))).not.toThrow();
    expect(exposureNotes(parseEnv({}))).toEqual([]);
  });

  it.each(PUBLIC)("refuses %o together with demo accounts", (given) => {
    expect(() => refuseOpenDemo(parseEnv(given))).toThrow(StartError);
    expect(() => refuseOpenDemo(parseEnv(given))).toThrow(/^(HOST|APP_URL)=.*DEMO_DATA=0.*DEMO_DATA=public/);
  });

  it.each(PUBLIC)("allows %o without them, or with random passwords", (given) => {
    expect(() => refuseOpenDemo(parseEnv({ ...given, DEMO_DATA: "0" }))).not.toThrow();
    expect(() => refuseOpenDemo(parseEnv({ ...given, DEMO_DATA: "public" }))).not.toThrow();
  });

  it("says what is closed to whom, and that no email is sent", () => {
    const notes = exposureNotes(parseEnv({ HOST: "0.0.0.0", DEMO_DATA: "0" })).join(" ");
    expect(notes).toContain("HOST=0.0.0.0");
    expect(notes).toContain("SMTP_URL");
    expect(exposureNotes(parseEnv({ DEV_TOOLS: "1" })).join(" ")).toContain("can read every email");
    expect(exposureNotes(parseEnv({ REVIEW: "off" }))).toEqual([expect.stringContaining("REVIEW=off is unsafe")]);
  });

  it("ends at once with one sentence, and writes nothing", () => {
    const dataDir = mkdtempSync(join(tmpdir(), "seasoned-exposure-"));
    const env = { ...process.env, HOST: "0.0.0.0", DATA_DIR: dataDir, DEMO_DATA: "", APP_URL: "", DATABASE_URL: "" };
    const started = spawnSync(process.execPath, ["server/main.ts"], { env, encoding: "utf8" });
    expect(started.status).toBe(1);
    expect(started.stderr).toMatch(/^HOST=0\.0\.0\.0 lets other machines in, .*\n$/);
    expect(readdirSync(dataDir)).toEqual([]);
  });
});

describe("the pages under /dev", () => {
  it("are open to connections from this machine", () => {
    expect(mayUseDevTools(parseEnv({}), connection())).toBe(true);
    expect(mayUseDevTools(parseEnv({ HOST: "127.0.0.1" }), connection({ peer: "::1" }))).toBe(true);
  });

  it.each(PUBLIC)("are closed to all with %o", (given) => {
    expect(mayUseDevTools(parseEnv(given), connection())).toBe(false);
  });

  it.each([{ peer: "192.0.2.9" }, { peer: undefined }, { httpVersion: "1.0" }])("are closed to %o", (given) => {
    expect(mayUseDevTools(parseEnv({}), connection(given))).toBe(false);
  });

  it.each(["Forwarded", "Via", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Real-IP"])(
    "are closed to what a proxy forwards (%s)",
    (name) => {
      expect(mayUseDevTools(parseEnv({}), connection({ headers: { [name]: "127.0.0.1" } }))).toBe(false);
    },
  );

  it("follow DEV_TOOLS if it is set", () => {
    const stranger = connection({ peer: "192.0.2.9" });
    expect(mayUseDevTools(parseEnv({ HOST: "0.0.0.0", DEV_TOOLS: "1" }), stranger)).toBe(true);
    expect(mayUseDevTools(parseEnv({ DEV_TOOLS: "0" }), connection())).toBe(false);
  });
});
