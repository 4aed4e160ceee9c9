import { beforeAll, describe, expect, it } from "vitest";
import type { WordSource } from "#app/domain/new-words.ts";
import { saveSearch } from "#app/features/search/saved/commands.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob, anEmployer } from "#test/jobs.ts";
import { aSenior } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { aStaff } from "#test/staff.ts";
import { decideWords } from "./commands.server.ts";
import { listNewWords } from "./queries.server.ts";
import { wordsSearchFrom } from "./rules.ts";
import { findNewWords } from "./tasks.server.ts";
import { isUnknown } from "./unknown.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { viewer } = await aStaff(platform, "moderator");

async function listed(params = "") {
  const list = await listNewWords(platform, viewer, wordsSearchFrom(new URLSearchParams(params)));
  return list.map(({ source, words, people }) => `${source}: ${words} (${people})`);
}

beforeAll(async () => {
  for (let person = 1; person <= 4; person += 1) {
    const by = await anEmployer(platform);
    const skills = person < 4 ? ["Zorbling", "Payroll", "Teamwork"] : ["Payroll"];
    await aJob(platform, { by, title: "Flumwright", skills });
    const { viewer: senior } = await aSenior(platform);
    const isVisible = person < 3;
    await aProfile(platform, { of: senior, skills: ["Grelling", ...(person === 1 ? ["Zorbling"] : [])], isVisible });
    await saveSearch(platform, senior, "jobs", {
      name: "Mine",
      query: "?q=Wimbly+Crasting&workType=remote",
      frequency: "off",
    });
  }
  await findNewWords(platform);
});

describe("words that the vocabulary lacks", () => {
  // Clauses 2.1-187.
  it.each<[WordSource, string, boolean]>([
    ["skill", "QuickBooks", false],
    ["skill", "quick books", false],
    ["skill", "Teamwork", false],
    ["skill", "Zorbling", true],
    ["title", "Part-time bookkeeper", false],
    ["title", "Flumwright", true],
    ["search", "plumber in boise", false],
    ["search", "evenings", false],
    ["search", "fix washing machines", false],
    ["search", "wimbly crasting", true],
    ["search", "", false],
  ])("%s %s: %s", (source, text, expected) => {
    expect(isUnknown(source, text)).toBe(expected);
  });
});

describe("the list of new words", () => {
  // Clauses 2.1-187.
  it("has what at least three people used, most used first", async () => {
    expect(await listed()).toEqual(["skill: zorbling (4)", "title: flumwright (4)", "search: wimbly crasting (4)"]);
    expect(await listed("source=title")).toEqual(["title: flumwright (4)"]);
  });

  it("leaves out what hidden people wrote about themselves", async () => {
    expect((await listed()).join()).not.toContain("grelling");
  });

  it("names the skills that stand beside a skill", async () => {
    const [skill] = await listNewWords(platform, viewer, { source: "skill", isDismissed: false });
    expect(skill?.beside).toEqual(["Payroll", "Teamwork"]);
  });

  it("keeps dismissed words out, also when they are found again", async () => {
    const [title] = await listNewWords(platform, viewer, { source: "title", isDismissed: false });
    await decideWords(platform, viewer, { wordsId: title?.id ?? "", intent: "dismiss" });
    await findNewWords(platform);
    expect(await listed("source=title")).toEqual([]);
    expect(await listed("show=dismissed")).toEqual(["title: flumwright (4)"]);
    await decideWords(platform, viewer, { wordsId: title?.id ?? "", intent: "restore" });
    expect(await listed("source=title")).toEqual(["title: flumwright (4)"]);
  });

  it("is for moderators and admins only", async () => {
    const { viewer: support } = await aStaff(platform, "support");
    await expect(listNewWords(platform, support, { source: "", isDismissed: false })).rejects.toThrow("not-found");
    const nothing = { wordsId: "00000000-0000-4000-8000-000000000000", intent: "dismiss" } as const;
    await expect(decideWords(platform, support, nothing)).rejects.toThrow("not-found");
    await expect(decideWords(platform, viewer, nothing)).rejects.toThrow("not-found");
  });
});
