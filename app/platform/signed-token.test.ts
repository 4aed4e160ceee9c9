import { expect, test } from "vitest";
import { readSignedToken, signedToken } from "./signed-token.ts";

const OURS = { authSecret: "a-secret-for-tests-that-is-long-enough" };
const TOKEN = signedToken(OURS, "stop mails", ["one", "news"]);

test("a token returns what it was made for", () => {
  expect(readSignedToken(OURS, "stop mails", TOKEN)).toEqual(["one", "news"]);
});

test.each([
  ["nothing", ""],
  ["a dot", "."],
  ["the parts alone", "one.news"],
  ["an empty signature", "one.news."],
  ["a longer signature", `${TOKEN}x`],
  ["a shorter signature", TOKEN.slice(0, -1)],
  ["one part more", TOKEN.replace("news", "news.x")],
  ["one part less", TOKEN.replace("one.", "")],
  ["another part", TOKEN.replace("one", "two")],
  ["parts put together otherwise", TOKEN.replace("one.news", "one\nnews")],
])("%s is invalid", (_, token) => {
  expect(readSignedToken(OURS, "stop mails", token)).toBeNull();
});

test("a token is valid for one purpose and server", () => {
  expect(readSignedToken(OURS, "leave waitlist", TOKEN)).toBeNull();
  expect(readSignedToken({ authSecret: "another secret" }, "stop mails", TOKEN)).toBeNull();
});
