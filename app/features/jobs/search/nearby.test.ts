import { describe, expect, it } from "vitest";
import { aJob } from "#test/jobs.ts";
import { openSearchMarket, QUIET } from "#test/search-market.ts";

const { platform, by, search } = await openSearchMarket();

const JOBS = [
  ["Upholsterer A", "Spokane, WA", "on-site"],
  ["Upholsterer B", "Post Falls, Idaho", "on-site"],
  ["Upholsterer C", "Boise, ID", "on-site"],
  ["Upholsterer D", "Raleigh, NC", "on-site"],
  ["Upholsterer E", "Durham, North Carolina", "on-site"],
  ["Upholsterer F", "Wilmington, NC", "on-site"],
  ["Upholsterer G", "Austin, TX", "remote"],
  ["Upholsterer H", "Buffalo, NY", "on-site"],
  ["Upholsterer I", "New York, NY", "on-site"],
] as const;
for (const [title, location, workType] of JOBS) await aJob(platform, { by, ...QUIET, title, location, workType });

function letters(jobs: ReadonlyArray<{ title: string }>): string {
  return jobs
    .flatMap(({ title }) => (title.startsWith("Upholsterer ") ? [title.at(-1)] : []))
    .toSorted()
    .join("");
}

// Clauses 2.1-188.
describe("searching around a place", () => {
  it.each([
    ["upholsterer near Coeur d'Alene", "AB"],
    ["upholsterer in Coeur d'Alene", ""],
    ["upholsterer post falls area", "AB"],
    ["upholsterer in raleigh or durham", "DE"],
    ["upholsterer research triangle", "DE"],
    ["upholsterer near yonkers ny", "I"],
    ["upholsterer western new york", "HI"],
    ["north carolina upholsterer", "DEF"],
    ["upholsterer remote or boise", "CG"],
  ])("%s finds %s", async (q, wanted) => {
    expect(letters((await search(new URLSearchParams({ q }))).jobs)).toBe(wanted);
  });

  it("reads the same in the field for the place", async () => {
    const found = await search(new URLSearchParams({ q: "upholsterer", where: "near Coeur d'Alene" }));
    expect(letters(found.jobs)).toBe("AB");
  });

  it("offers nearby and remote jobs apart from those at the place", async () => {
    const { jobs, close } = await search(new URLSearchParams({ q: "upholsterer in Coeur d'Alene, Idaho" }));
    expect(jobs).toEqual([]);
    expect(close.map(({ job, missing }) => [job.title.at(-1), missing.join()]).toSorted()).toEqual([
      ["A", "in Coeur d'Alene, Idaho (it's nearby)"],
      ["B", "in Coeur d'Alene, Idaho (it's nearby)"],
      ["G", "in Coeur d'Alene, Idaho (it's remote)"],
    ]);
  });

  it("offers them for a place alone, too", async () => {
    const { jobs, close } = await search(new URLSearchParams({ q: "jobs in Raleigh" }));
    expect(letters(jobs)).toBe("D");
    const offered = letters(close.map(({ job }) => job));
    expect(offered).toContain("E");
    expect(offered).toContain("G");
    expect(offered).not.toContain("F");
  });
});
