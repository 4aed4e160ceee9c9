import { decodeQR } from "qr/decode.js";
import { describe, expect, test } from "vitest";
import { openSealed } from "#app/features/mail/secret.server.ts";
import {
  appCode,
  base32,
  hashBackupCode,
  keysOfSession,
  newBackupCodes,
  openKey,
  sealKey,
  stepAt,
  stepOfCode,
} from "./codes.server.ts";
import { twoStepSetup } from "./queries.server.ts";
import { keyHref, readCode, shownBackupCode, shownKey } from "./rules.ts";

const NOW = new Date("2026-11-24T12:00:00Z");
const RFC_KEY = Buffer.from("12345678901234567890");

// RFC 6238, appendix B, SHA-1: the last six of its eight digits.
test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("at second %i the RFC's key shows %s", (second, digits) => {
  expect(appCode(RFC_KEY, stepAt(new Date(second * 1000)))).toBe(digits);
});

// RFC 4226, appendix D.
test("matches the first ten counters of RFC 4226", () => {
  const codes = Array.from({ length: 10 }, (_, counter) => appCode(RFC_KEY, counter));
  expect(codes.join(" ")).toBe("755224 287082 359152 969429 338314 254676 287922 162583 399871 520489");
});

describe("a code is valid in its own half minute and its neighbors", () => {
  const at = new Date("2026-11-24T12:00:10Z");
  test.each([
    [-61, null],
    [-30, -1],
    [0, 0],
    [29, 0],
    [30, 1],
    [61, null],
  ])("accepts a clock that is %i seconds off", (seconds, steps) => {
    const now = stepAt(at);
    const digits = appCode(RFC_KEY, stepAt(new Date(at.getTime() + seconds * 1000 - 10_000)));
    expect(stepOfCode(RFC_KEY, digits, at)).toBe(steps === null ? null : now + steps);
  });
});

// RFC 4648, section 10, without padding, in whole groups of five bytes as a key has.
test.each([
  ["fooba", "MZXW6YTB"],
  ["12345678901234567890", "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"],
])("encodes %s in base 32", (text, letters) => {
  expect(base32(Buffer.from(text))).toBe(letters);
});

test.each([
  ["123456", { from: "app", digits: "123456" }],
  [" 123 456 ", { from: "app", digits: "123456" }],
  ["123-456", { from: "app", digits: "123456" }],
  ["K7QF2-M9XTB", { from: "paper", code: "K7QF2M9XTB" }],
  ["k7qf2 m9xtb", { from: "paper", code: "K7QF2M9XTB" }],
  ["0O1lI-00000", { from: "paper", code: "0011100000" }],
  ["K7QF2–M9XTB", { from: "paper", code: "K7QF2M9XTB" }],
  ["12345", null],
  ["1234567", null],
  ["", null],
  ["K7QF2-M9XTU", null],
  ["١٢٣٤٥٦", null],
  ["K7QF2-M9XTB0", null],
])("reads %j as %j", (typed, code) => {
  expect(readCode(typed)).toEqual(code);
});

test("backup codes differ, are read back as shown, and are stored hashed", () => {
  const codes = newBackupCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(readCode(shownBackupCode(code))).toEqual({ from: "paper", code });
  const [code = ""] = codes;
  const kept = hashBackupCode({ authSecret: "one" }, "a person", code);
  expect(kept).not.toContain(code);
  expect(hashBackupCode({ authSecret: "another" }, "a person", code)).not.toBe(kept);
  expect(hashBackupCode({ authSecret: "one" }, "someone else", code)).not.toBe(kept);
});

test("a session's key is its own and stays for its day and the next", () => {
  const house = { authSecret: "one" };
  const [key, before] = keysOfSession(house, "a token", NOW);
  const hoursLater = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
  expect(key).toHaveLength(20);
  expect(before).not.toEqual(key);
  expect(keysOfSession(house, "a token", hoursLater(11))).toEqual([key, before]);
  expect(keysOfSession(house, "a token", hoursLater(13))[1]).toEqual(key);
  expect(keysOfSession(house, "a token", hoursLater(37))).not.toContainEqual(key);
  expect(keysOfSession(house, "another token", NOW)).not.toContainEqual(key);
  expect(keysOfSession({ authSecret: "two" }, "a token", NOW)).not.toContainEqual(key);
});

test("an encrypted key opens for its person and secret only", () => {
  const sealed = sealKey({ authSecret: "one" }, "a person", RFC_KEY);
  expect(openKey({ authSecret: "one" }, "a person", sealed)).toEqual(RFC_KEY);
  expect(openKey({ authSecret: "one" }, "someone else", sealed)).toBeNull();
  expect(openKey({ authSecret: "two" }, "a person", sealed)).toBeNull();
  // An email may contain text that a person wrote, so no email may decrypt it.
  expect(openSealed({ authSecret: "one" }, `see sealed.${sealed}`, "h@people.example")).toBe(`see sealed.${sealed}`);
});

test("link, picture, and letters have the same key", () => {
  const viewer = { id: "1", role: null, name: "Harriet Quill", email: "h+q@people.example", isEmailVerified: true };
  const { key, href, picture } = twoStepSetup({ authSecret: "one", clock: { now: () => NOW } }, viewer, "a token");
  const letters = base32(keysOfSession({ authSecret: "one" }, "a token", NOW)[0]);
  expect(key.replaceAll(" ", "")).toBe(letters);
  expect(shownKey("ABCDEFGH")).toBe("ABCD EFGH");
  expect(href).toBe(keyHref("Seasoned", "h+q@people.example", letters));
  expect(href).toBe(`otpauth://totp/Seasoned:h%2Bq%40people.example?secret=${letters}&issuer=Seasoned`);
  expect(decodeQR(drawn(picture))).toBe(href);
});

/** The picture as a camera sees it: four pixels a square, with its white border. */
function drawn({ size, path }: { size: number; path: string }) {
  const scale = 4;
  const width = size * scale;
  const data = new Uint8Array(width * width * 3).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let dot = 0; dot < scale * scale; dot += 1) {
      const column = Number(x) * scale + (dot % scale);
      const row = Number(y) * scale + Math.floor(dot / scale);
      data.fill(0, (row * width + column) * 3, (row * width + column) * 3 + 3);
    }
  }
  return { width, height: width, data };
}
