import { describe, expect, it } from "vitest";
import { impactReports, wordingCounts } from "#app/db/schema/fairness.ts";
import { countAdvisedSave, countRefusedSave } from "#app/features/jobs/wording/counts.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aStaff } from "#test/staff.ts";
import { findWordings, listReports } from "./queries.server.ts";
import { REPORTS_PAGE } from "./rules.ts";

const platform = await openTestPlatform(await openTestDatabase());
platform.clock.set("2026-11-25T09:00:00Z");
const { viewer: moderator } = await aStaff(platform, "moderator");
const { viewer: support } = await aStaff(platform, "support");
const YOUNG = { title: "Young kiln worker", description: "A recent graduate who is young.", skills: ["Kiln"] };

// Clauses 2.1-151.
describe("words about age in jobs", () => {
  it("are counted once per kind for each refused save, without the words", async () => {
    await countRefusedSave(platform, YOUNG);
    await countRefusedSave(platform, { ...YOUNG, title: "Kiln worker", description: "A young person." });
    await countRefusedSave(platform, { title: "Kiln worker", description: "Fires kilns.", skills: [] });
    await countAdvisedSave(platform, { title: "Kiln worker", description: "You are a digital native.", skills: [] });
    const { weeks, rows } = await findWordings(platform, moderator);
    expect(weeks.at(-1)).toBe("2026-11-23");
    const now = rows.map(({ kind, refused, advised }) => [kind, refused.at(-1), advised.at(-1)]);
    expect(now).toEqual([
      ["young", 2, 0],
      ["schooling", 1, 0],
      ["digital", 0, 1],
    ]);
    const kept = JSON.stringify(await platform.db.select().from(wordingCounts));
    expect(kept).not.toMatch(/graduate|native/);
  });

  it("are counted in the week of the save", async () => {
    platform.clock.set("2026-12-01T09:00:00Z");
    await countRefusedSave(platform, YOUNG);
    const { weeks, rows } = await findWordings(platform, moderator);
    expect(weeks.slice(-2)).toEqual(["2026-11-23", "2026-11-30"]);
    expect(rows[0]?.refused.slice(-2)).toEqual([2, 1]);
  });
});

// Clauses 2.1-151.
describe("the kept reports", () => {
  it("come in pages, newest first", async () => {
    const days = Array.from({ length: REPORTS_PAGE + 2 }, (_, at) => `2026-${at < 14 ? "08" : "09"}-${10 + (at % 14)}`);
    const createdAt = platform.clock.now();
    await platform.db
      .insert(impactReports)
      .values(days.map((day) => ({ day, suggested: [], interviewed: [], createdAt })));
    const first = await listReports(platform, moderator, null);
    expect(first.reports).toHaveLength(REPORTS_PAGE);
    expect(first.reports[0]?.day).toBe("2026-09-23");
    const second = await listReports(platform, moderator, first.nextBefore);
    expect(second.reports.map(({ day }) => day)).toEqual(["2026-08-11", "2026-08-10"]);
    expect(second.nextBefore).toBeNull();
  });

  it("are hidden from support", async () => {
    await expect(listReports(platform, support, null)).rejects.toThrow("not-found");
    await expect(findWordings(platform, support)).rejects.toThrow("not-found");
  });
});
