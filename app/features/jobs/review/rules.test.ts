import { describe, expect, it } from "vitest";
import { comparedNames } from "#app/features/safety/similar-names.ts";
import { type HoldFacts, holdReasons } from "./rules.ts";

const CLEAN: HoldFacts = {
  asksColleague: false,
  mode: "first-jobs",
  warnings: [],
  isVerified: true,
  hasRecord: false,
  isNamedLikeVerified: false,
  isApproved: false,
};

// Clauses 2.1-193.
describe("holdReasons", () => {
  it.each<[string, Partial<HoldFacts>, string[]]>([
    ["a clean job of a verified company goes live", {}, []],
    ["the first job of an unverified company waits", { isVerified: false }, ["first-job"]],
    ["its second one does not", { isVerified: false, hasRecord: true }, []],
    ["signs hold a verified company's job", { warnings: ["money", "bank", "code"] }, ["money", "bank", "code"]],
    ["leading elsewhere holds", { warnings: ["elsewhere"] }, ["elsewhere"]],
    ["disguised letters hold", { warnings: ["disguise"] }, ["disguise"]],
    ["every kind of sign but a link holds", { warnings: ["parcels", "link", "office"] }, ["parcels", "office"]],
    ["a program for remote control holds", { warnings: ["control"] }, ["control"]],
    ["a link alone does not", { warnings: ["link"] }, []],
    ["a name like a verified one holds", { isNamedLikeVerified: true }, ["name"]],
    [
      "every reason is named",
      { isVerified: false, isNamedLikeVerified: true, warnings: ["link", "money"] },
      ["first-job", "name", "money"],
    ],
    ["what a reviewer approved word for word passes", { isApproved: true, warnings: ["money"] }, []],
    ["but not under a name that was verified since", { isApproved: true, isNamedLikeVerified: true }, ["name"]],
    ["all: every job waits", { mode: "all" }, ["every-job"]],
    ["all: a better reason comes first", { mode: "all", warnings: ["bank"] }, ["bank"]],
    ["all: an approved text passes", { mode: "all", isApproved: true }, []],
    ["a colleague is asked first", { asksColleague: true, isVerified: false }, ["colleague", "first-job"]],
    ["off: a colleague is still asked", { asksColleague: true, mode: "off", warnings: ["money"] }, ["colleague"]],
    ["off: nothing else waits", { mode: "off", isVerified: false, isNamedLikeVerified: true, warnings: ["money"] }, []],
  ])("%s", (_, facts, expected) => {
    expect(holdReasons({ ...CLEAN, ...facts })).toEqual(expected);
  });
});

describe("comparedNames", () => {
  it.each([
    ["Kestrel Row", ["kestrelrow"]],
    ["The Kestrel Row Careers, Inc.", ["thekestrelrowcareersinc", "kestrelrow"]],
    ["Кestrel Rоw", ["kestrelrow"]],
    ["Kestr3l Row", ["kestr3lrow", "kestrelrow"]],
    ["Smith & Sons", ["smithsons"]],
    ["& ...", []],
  ])("%s", (name, expected) => {
    expect(comparedNames(name)).toEqual(expected);
  });
});
