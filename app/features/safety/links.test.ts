import { describe, expect, it } from "vitest";
import { cpuTime } from "#test/cpu-time.ts";
import { textParts } from "./links.ts";

function linksOf(content: string) {
  const parts = textParts(content);
  expect(parts.map(({ text }) => text).join("")).toBe(content);
  return parts.flatMap(({ href }) => (href === null ? [] : [href]));
}

describe("the links of a message", () => {
  it.each([
    ["See https://a.example/x?y=1, please.", ["https://a.example/x?y=1"]],
    ["(http://a.example/b)", ["http://a.example/b"]],
    ["http://a.example and HTTPS://B.example/C", ["http://a.example", "HTTPS://B.example/C"]],
    ["javascript:alert(1) data:text/html,x ftp://a.example //a.example", []],
    ['https://a.example/"onmouseover="alert(1)', ["https://a.example/"]],
    ["https://a.example/<script>", ["https://a.example/"]],
    ["https://bank.example@evil.example/", []],
    ["xhttps://a.example", []],
    ["https://", []],
    ["", []],
  ])("are whole addresses, and only those: %j", (content, links) => {
    expect(linksOf(content)).toEqual(links);
  });

  it.each([
    [
      "https://en.wikipedia.org/wiki/Curtain_(disambiguation)",
      "https://en.wikipedia.org/wiki/Curtain_(disambiguation)",
    ],
    ["(see https://a.example/Curtain_(disambiguation)).", "https://a.example/Curtain_(disambiguation)"],
    ["https://a.example/p/[x]", "https://a.example/p/[x]"],
    ["[https://a.example/p/[x]]", "https://a.example/p/[x]"],
    ["https://a.example/p(", "https://a.example/p"],
    ["(https://a.example/a_(b), or call)", "https://a.example/a_(b)"],
  ])("include the brackets that they open: %j", (content, link) => {
    expect(linksOf(content)).toEqual([link]);
  });

  it.each([
    ["\u201chttps://zoom.example/j/1\u201d", "https://zoom.example/j/1"],
    ["\u2018https://zoom.example/j/2\u2019", "https://zoom.example/j/2"],
    ["\u00abhttps://zoom.example/j/3\u00bb", "https://zoom.example/j/3"],
    ["'https://zoom.example/j/3'", "https://zoom.example/j/3"],
    ["https://maps.example/?q=O'Hare+Airport", "https://maps.example/?q=O'Hare+Airport"],
    ["https://a.example/team's first page", "https://a.example/team"],
    ["Join https://zoom.example/j/4\u2026", "https://zoom.example/j/4"],
    ["Join https://zoom.example/j/5\u2014thanks", "https://zoom.example/j/5"],
    ["*https://zoom.example/j/10*", "https://zoom.example/j/10"],
    ["_https://zoom.example/j/11_", "https://zoom.example/j/11"],
    ["\u4f1a https://zoom.example/j/8\u3002\u3088", "https://zoom.example/j/8"],
    ["\uff08https://zoom.example/j/9\uff09", "https://zoom.example/j/9"],
    ["https://zoom.example/j/12\u{1f44d}", "https://zoom.example/j/12"],
  ])("end where the sentence continues: %j", (content, link) => {
    expect(linksOf(content)).toEqual([link]);
  });

  it.each([
    ["Join https://zoom.example/j/6\u200b now", "https://zoom.example/j/6"],
    ["https://zoom.example/j/7\u200e", "https://zoom.example/j/7"],
    ["https://zoom.example/j/7\ufeff", "https://zoom.example/j/7"],
    ["https://bank.example/\u202egro.live", "https://bank.example/"],
  ])("contain no invisible characters: %j", (content, link) => {
    expect(linksOf(content)).toEqual([link]);
  });

  it("are found quickly even in a message of nothing but brackets", () => {
    const began = cpuTime();
    linksOf(`https://a.example/${"(".repeat(2_500)}${")".repeat(2_500)}.`.repeat(20));
    expect(cpuTime() - began).toBeLessThan(1_000);
  });
});
