import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { stepJob } from "#app/features/jobs/lifecycle/commands.server.ts";
import { editJob } from "#app/features/jobs/lifecycle/editing.server.ts";
import { inputOf, type Job } from "#app/features/jobs/rules.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob, anEmployer } from "#test/jobs.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aDie } from "#test/random.ts";
import { rounds } from "#test/thoroughness.ts";
import { rebuildSearch, refreshSearch } from "./refresh.server.ts";
import { readJobSearch } from "./schema.ts";
import { searchJobs } from "./search.server.ts";
import { suggest } from "./suggestions.server.ts";

const database = await openTestDatabase();
const platform = await openTestPlatform(database);
const { db } = platform;
const by = await anEmployer(platform);

const WORDS = ["Harbor", "Payroll", "Bridge", "Night", "Clerk", "Pilot", "Mentor", "Foundry", "Ledger", "Orchard"];
const dice = aDie(7);

function someWords(): string {
  return `${WORDS[dice(WORDS.length)]} ${WORDS[dice(WORDS.length)]} ${dice(40)}`;
}

function words() {
  return { title: someWords(), skills: [someWords()], location: someWords() };
}

const DESCRIPTION = "A calm place, and a few people who know what they do and say so when they are asked about it.";

/** Returns the differences between the index, the words, and the rows. */
async function drift() {
  const [found] = await db
    .select({
      unknown: sql<number>`(
        select count(*)::int from (
          select distinct word from jobs, unnest(tsvector_to_array(search_document)) word where is_active and word !~ '^~[0-4]'
          except select word from job_words
        ) unknown)`,
      unspelled: sql<number>`(
        select count(*)::int from (
          select distinct unnest(tsvector_to_array(to_tsvector('simple', job_spelled_words(title, skill_names, company, industry, location)))) as word
          from jobs where is_active
          except select word from job_words where is_spelled
        ) unspelled)`,
    })
    .from(sql`(values (1)) as one`);
  return found;
}

async function idsFor(query: string): Promise<string[]> {
  const search = readJobSearch(new URLSearchParams(query));
  const first = await searchJobs(db, search, platform.clock.now());
  const ids = first.jobs.map(({ id }) => id);
  for (let next = first.next; next !== null; ) {
    const page = await searchJobs(db, { ...search, cursor: next }, platform.clock.now());
    ids.push(...page.jobs.map(({ id }) => id));
    next = page.next;
  }
  return ids;
}

/** EDITS sets the number; the default is small. */
const EDITS = Number(process.env.EDITS ?? rounds(10_000, 120));

test(
  `after ${EDITS} changes, search finds exactly the open jobs`,
  async () => {
    const known: Job[] = [];
    for (let round = 0; round < EDITS; round++) {
      platform.clock.set(new Date(Date.UTC(2026, 0, 1) + round * 3_600_000 * 7).toISOString());
      const at = dice(known.length + 3);
      const job = known[at];
      if (!job) {
        known.push(await aJob(platform, { by, ...words(), description: DESCRIPTION }));
        continue;
      }
      const isOpen = job.status === "live";
      if (dice(2) === 0 && isOpen) {
        const input = { ...inputOf(job), ...words(), seenAt: job.updatedAt, jobId: job.id };
        known[at] = await editJob(platform, by, input, { isDraft: false });
      } else {
        const step = isOpen ? "close" : "reopen";
        known[at] = await stepJob(platform, by, { jobId: job.id, step, from: job.status });
      }
    }
    for (const word of WORDS) {
      const isHit = (job: Job) => `${job.title} ${job.skills.join(" ")} ${job.location}`.includes(word);
      const wanted = known.filter((job) => job.status === "live" && isHit(job)).map(({ id }) => id);
      expect((await idsFor(`q="${word}"`)).toSorted(), word).toEqual(wanted.toSorted());
    }
    expect(await drift()).toEqual({ unknown: 0, unspelled: 0 });
    await refreshSearch(platform);
    expect(await drift()).toEqual({ unknown: 0, unspelled: 0 });
  },
  30_000 + EDITS * 200,
);

test("a rebuild equals what the triggers and the task made", async () => {
  await refreshSearch(platform);
  const wordsNow = () =>
    db
      .select({ all: sql<string>`string_agg(word || ' ' || jobs || ' ' || is_spelled, ',' order by word)` })
      .from(sql`job_words where jobs > 0`);
  const before = await wordsNow();
  await db.transaction(rebuildSearch);
  expect(await wordsNow()).toEqual(before);
});

test("a word that became unused is suggested again with its next job", async () => {
  const countOf = async () =>
    (await db.select({ jobs: sql<number>`jobs` }).from(sql`job_words where word = 'luthier'`))[0];
  const job = await aJob(platform, { by, title: "Luthier" });
  await stepJob(platform, by, { jobId: job.id, step: "close", from: "live" });
  await refreshSearch(platform);
  expect(await countOf()).toEqual({ jobs: 0 });
  await stepJob(platform, by, { jobId: job.id, step: "reopen", from: "closed" });
  expect(await countOf()).toEqual({ jobs: 1 });
});

test("words of drafts are not suggested", async () => {
  const { saveDraft } = await import("#app/features/jobs/commands.server.ts");
  const { randomUUID } = await import("node:crypto");
  const open = await aJob(platform, { by, title: "Zymurgist in the open" });
  await saveDraft(platform, by, {
    ...inputOf(open),
    submissionKey: randomUUID(),
    title: "Xylophonist secret",
    skills: [],
  });
  const [found] = await db
    .select({ words: sql<string[]>`array_agg(word order by word)` })
    .from(sql`job_words where word in ('zymurgist', 'xylophonist')`);
  expect(found?.words).toEqual(["zymurgist"]);
  expect(await suggest(db, "what", "xylo")).toEqual([]);
});

// Clauses 2.1-55.
test("suggests a new job's texts at once, and no longer without it", async () => {
  const job = await aJob(platform, { by, title: "Théâtre Usher", skills: ["Cue lights", "Cue  calling"] });
  const usher = { kind: "title", text: "Théâtre Usher", jobs: 1 };
  expect(await suggest(db, "what", "theatre u")).toEqual([usher]);
  expect(await suggest(db, "what", "ush")).toEqual([usher]);
  expect((await suggest(db, "what", "cue")).map(({ text }) => text)).toEqual(["Cue calling", "Cue lights"]);
  const other = await aJob(platform, { by, title: "THÉÂTRE USHER", skills: [] });
  expect(await suggest(db, "what", "ush")).toEqual([usher]);
  await stepJob(platform, by, { jobId: job.id, step: "pause", from: "live" });
  expect(await suggest(db, "what", "cue")).toEqual([]);
  expect(await suggest(db, "what", "ush")).toEqual([usher]);
  await refreshSearch(platform);
  expect(await suggest(db, "what", "ush")).toEqual([{ ...usher, text: "THÉÂTRE USHER" }]);
  const renamed = { ...inputOf(other), seenAt: other.updatedAt, jobId: other.id, title: "Prompter" };
  await editJob(platform, by, renamed, { isDraft: false });
  expect(await suggest(db, "what", "ush")).toEqual([]);
  expect(await suggest(db, "what", "prompt")).toEqual([{ ...usher, text: "Prompter" }]);
  await stepJob(platform, by, { jobId: other.id, step: "close", from: "live" });
  expect(await suggest(db, "what", "prompt")).toEqual([]);
});

test("texts without letters are not suggested and do not block posting", async () => {
  for (const said of [{ title: "?????" }, { location: "..." }, { skills: ["%", "--"] }]) {
    const { id } = await aJob(platform, { by, ...said });
    await stepJob(platform, by, { jobId: id, step: "pause", from: "live" });
    await stepJob(platform, by, { jobId: id, step: "resume", from: "paused" });
  }
  await refreshSearch(platform);
  const [empty] = await db.select({ rows: sql<number>`count(*)::int` }).from(sql`search_suggestions where start = ''`);
  expect(empty?.rows).toBe(0);
});

test("parallel postings and the task lose nothing", async () => {
  const titles = Array.from({ length: 12 }, (_, index) => `Hurdy ${index} gurdy player`);
  const skills = ["Hurdy tuning", "Gurdy tuning", "Drone strings"];
  await Promise.all([
    ...titles.map((title, index) => aJob(platform, { by, title, skills: index % 2 ? skills : skills.toReversed() })),
    refreshSearch(platform),
  ]);
  const offered = await suggest(db, "what", "hurdy");
  expect(offered.map(({ text }) => text)).toContain("Hurdy tuning");
  await refreshSearch(platform);
  expect((await suggest(db, "what", "drone"))[0]).toEqual({ kind: "skill", text: "Drone strings", jobs: 12 });
});

// Clauses 2.1-55.
test("suggests the most common titles, skills, and places by any word", async () => {
  for (const title of ["Opera Prompter", "Opera Prompter", "Grand Opera Tailor"]) {
    await aJob(platform, { by, title, skills: ["Operatic lighting"], location: "Santa Fe, New Mexico" });
  }
  await refreshSearch(platform);
  expect(await suggest(db, "what", "opera")).toEqual([
    { kind: "skill", text: "Operatic lighting", jobs: 3 },
    { kind: "title", text: "Opera Prompter", jobs: 2 },
    { kind: "title", text: "Grand Opera Tailor", jobs: 1 },
  ]);
  expect(await suggest(db, "where", "new mex")).toEqual([{ kind: "place", text: "Santa Fe, New Mexico", jobs: 3 }]);
  expect(await suggest(db, "where", "%")).toEqual([]);
  expect(await suggest(db, "what", "x".repeat(10_000))).toEqual([]);
});
