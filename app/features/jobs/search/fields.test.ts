import { expect, test } from "vitest";
import { aJob } from "#test/jobs.ts";
import { openSearchMarket, QUIET } from "#test/search-market.ts";

const { platform, by, search, titles } = await openSearchMarket();

// Clauses 2.1-194.
test("a field of work finds its trades before jobs that only mention it", async () => {
  platform.clock.set("2026-11-20T10:00:00Z");
  await aJob(platform, { by, ...QUIET, title: "Sales Associate", skills: ["Cash register", "Merchandising"] });
  await aJob(platform, {
    by,
    ...QUIET,
    title: "Bookkeeper",
    skills: ["QuickBooks"],
    description: `${QUIET.description} Our clients are in retail.`,
  });
  const found = await titles("q=retail");
  expect(found.indexOf("Sales Associate")).toBeLessThan(found.indexOf("Bookkeeper"));
  expect(found).toContain("Sales Associate");
});

test("a chip says that a field is meant", async () => {
  expect((await search("q=retail")).understood).toMatchObject([{ kind: "field", label: "Retail" }]);
});
