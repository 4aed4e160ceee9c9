import { expect, test } from "vitest";
import { textParts } from "./rules.ts";

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
