import { expect, test } from "vitest";
import { openSeal, seal } from "./sealing.ts";

const HOUSE = { authSecret: "a secret of this house" };
const SECRET = Buffer.from("behind the third brick");

test("decrypts only for the same purpose and secret", () => {
  const sealed = seal(HOUSE, "bricks", SECRET);
  expect(openSeal(HOUSE, "bricks", sealed)).toEqual(SECRET);
  expect(openSeal(HOUSE, "tiles", sealed)).toBeNull();
  expect(openSeal({ authSecret: "another" }, "bricks", sealed)).toBeNull();
  expect(seal(HOUSE, "bricks", SECRET)).not.toBe(sealed);
});

test.each(["", "x", "sealed.", "A".repeat(37), "A".repeat(200)])("%j opens nothing", (text) => {
  expect(openSeal(HOUSE, "bricks", text)).toBeNull();
});

test("a modified ciphertext cannot be decrypted", () => {
  const sealed = seal(HOUSE, "bricks", SECRET);
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = sealed.slice(0, at) + (sealed[at] === "A" ? "B" : "A") + sealed.slice(at + 1);
    const opened = openSeal(HOUSE, "bricks", changed);
    // The last letter of base64url may have bits without meaning.
    if (at < sealed.length - 1) expect(opened, `letter ${at}`).toBeNull();
  }
});
