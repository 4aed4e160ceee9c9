import { expect, test } from "vitest";
import { nameOf, previewOf } from "./labels.ts";
import { isChangeable, mustWaitForAnswer, textParts, type Warning, warningsIn } from "./rules.ts";

const OURS = "seasoned.example";

const MESSAGES: ReadonlyArray<[string, Warning[]]> = [
  ["Would you have an hour next week to talk with our plant lead?", []],
  ["The pay is $40 an hour, paid every second Friday by direct deposit after the contract is signed.", ["money"]],
  ["There is a small registration fee of $49.", ["money"]],
  ["Buy three gift cards and send me the numbers", ["money"]],
  ["We pay in Bitcoin only", ["money"]],
  ["We pay in cryptocurrency", ["money"]],
  ["Please make a money transfer by Western Union", ["money"]],
  ["Send me your bank account and routing number", ["bank"]],
  ["We need your social security number today", ["bank"]],
  ["Write to me on WhatsApp", ["elsewhere"]],
  ["Write to me on What's app: no, on Whats App", ["elsewhere"]],
  ["add me on Telegram", ["elsewhere"]],
  ["t e l e g r a m is a word that nobody finds, and that is fine", []],
  ["add me on Tele\u200bgram", ["elsewhere"]],
  ["ＷｈａｔｓＡｐｐ me", ["elsewhere"]],
  ["Read me the verification code you just got", ["code"]],
  ["The dress code is casual", []],
  ["Our plan is at https://evil.example/plan.", ["link"]],
  [`The advert is at https://${OURS}/job/1`, []],
  [`Look at https://${OURS}.evil.example/job/1`, ["link"]],
  [`Look at https://${OURS}@evil.example/job/1`, ["link"]],
  ["Go to www.evil.example", ["link"]],
  ["bit.ly/abc", ["link"]],
  ["A fee by bank account over Telegram, see http://evil.example", ["money", "bank", "elsewhere", "link"]],
];

test.each(MESSAGES)("%s", (content, warnings) => {
  expect(warningsIn(content, OURS)).toEqual(warnings);
});

test.each([
  ["See https://a.example/x?y=1, please.", ["https://a.example/x?y=1"]],
  ["(http://a.example/b)", ["http://a.example/b"]],
  ["http://a.example and HTTPS://B.example/C", ["http://a.example/", "https://b.example/C"]],
  ["javascript:alert(1) data:text/html,x ftp://a.example //a.example", []],
  ['https://a.example/"onmouseover="alert(1)', ["https://a.example/"]],
  ["https://a.example/<script>", ["https://a.example/"]],
  ["https://bank.example@evil.example/", []],
  ["xhttps://a.example", []],
  ["https://", []],
  ["", []],
])("the links of %j", (content, links) => {
  const parts = textParts(content);
  expect(parts.flatMap(({ href }) => (href === null ? [] : [href]))).toEqual(links);
  expect(parts.map(({ text }) => text).join("")).toBe(content);
});

test("a message can be changed for fifteen minutes, unless it was removed", () => {
  const createdAt = new Date("2026-11-20T10:00:00Z");
  const at = (time: string) => new Date(`2026-11-20T${time}Z`);
  expect(isChangeable({ createdAt, isRemoved: false }, at("10:14:59"))).toBe(true);
  expect(isChangeable({ createdAt, isRemoved: false }, at("10:15:00"))).toBe(false);
  expect(isChangeable({ createdAt, isRemoved: true }, at("10:00:01"))).toBe(false);
});

test("a recruiter waits for the first answer, a senior never does", () => {
  expect(mustWaitForAnswer("recruiter", { hasOwn: false, hasTheirs: false })).toBe(false);
  expect(mustWaitForAnswer("recruiter", { hasOwn: true, hasTheirs: false })).toBe(true);
  expect(mustWaitForAnswer("recruiter", { hasOwn: true, hasTheirs: true })).toBe(false);
  expect(mustWaitForAnswer("senior", { hasOwn: true, hasTheirs: false })).toBe(false);
});

test("previews and names read as the specification says", () => {
  expect(previewOf({ content: "Thank you,\n that helps.", isOwn: true, isRemoved: false })).toBe(
    "You: Thank you, that helps.",
  );
  expect(previewOf({ content: "Hello", isOwn: false, isRemoved: false })).toBe("Hello");
  expect(previewOf({ content: "", isOwn: false, isRemoved: true })).toBe("This message was removed.");
  expect(nameOf({ name: null }, "senior")).toBe("Unknown");
  expect(nameOf({ name: " " }, "recruiter")).toBe("Unknown User");
});
