import { expect, test } from "vitest";
import { readSignedToken, signedToken } from "./signed-token.ts";

const OURS = { authSecret: "a-secret-for-tests-that-is-long-enough" };
const TOKEN = signedToken(OURS, "stop mails", ["one", "digest"]);

test("a token returns what it was made for", () => {
  expect(readSignedToken(OURS, "stop mails", TOKEN)).toEqual(["one", "digest"]);
});

test.each([
  ["nothing", ""],
  ["a dot", "."],
  ["the parts alone", "one.digest"],
  ["an empty signature", "one.digest."],
  ["a longer signature", `${TOKEN}x`],
  ["a shorter signature", TOKEN.slice(0, -1)],
  ["one part more", TOKEN.replace("digest", "digest.x")],
  ["one part less", TOKEN.replace("one.", "")],
  ["another part", TOKEN.replace("one", "two")],
  ["parts put together otherwise", TOKEN.replace("one.digest", "one\nnews")],
])("%s is invalid", (_, token) => {
  expect(readSignedToken(OURS, "stop mails", token)).toBeNull();
});

test("a token is valid for one purpose and server", () => {
  expect(readSignedToken(OURS, "leave waitlist", TOKEN)).toBeNull();
  expect(readSignedToken({ authSecret: "another secret" }, "stop mails", TOKEN)).toBeNull();
});
