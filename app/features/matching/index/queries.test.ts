import { eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import type { Database } from "#app/db/database.ts";
import { describeEmbedded } from "#app/db/open.ts";
import { openPostgres } from "#app/db/postgres.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { copyJob, stepJob } from "#app/features/jobs/lifecycle/commands.server.ts";
import { editJob } from "#app/features/jobs/lifecycle/editing.server.ts";
import { inputOf } from "#app/features/jobs/rules.ts";
import { jobTerms, personTerms } from "#app/features/matching/fit.ts";
import { readJob, readPerson } from "#app/features/readings/reading.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob, NAMES_NO_TRADE } from "#test/jobs.ts";
import { silentLog } from "#test/log.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile, freshSkills, TELLS_NO_TRADE } from "#test/profiles.ts";
import { currentJobIndex, currentPeopleIndex } from "./queries.server.ts";

const database = await openTestDatabase();
const platform = await openTestPlatform(database);
const second = await openAgain();
/** The columns that a copy made by SQL takes from a job. */
const COPIED = [
  ...["title", "company", "location", "industry", "employment_type", "work_type", "hours_per_week", "pay_range_min"],
  ...["pay_range_max", "pay_unit", "flexibility", "description", "status_changed_at", "created_at", "updated_at"],
  ...["reading", "skill_names", "expires_at"],
];
const ALL = { limit: 100, without: new Set<string>(), factorOf: () => 1 };

/** Opens the same database as another process would, with an index of its own. */
async function openAgain(): Promise<Database> {
  const { taskSource } = database;
  if (taskSource.kind === "embedded") return describeEmbedded(taskSource.client, "again").db;
  const again = await openPostgres(taskSource.url, silentLog);
  afterAll(again.close);
  return again.db;
}

/** Returns the open jobs that ask for any of these skills, by each of the two indexes. */
async function jobsOf(skills: string[]): Promise<string[][]> {
  const terms = personTerms(readPerson({ skills, about: "" }));
  return [
    (await currentJobIndex(platform.db)).findBest(terms, ALL),
    (await currentJobIndex(second)).findBest(terms, ALL),
  ];
}

async function peopleOf(skills: string[]): Promise<string[][]> {
  const terms = jobTerms(readJob({ title: "", skills, description: "", industry: "" }));
  return [
    (await currentPeopleIndex(platform.db)).findBest(terms, ALL),
    (await currentPeopleIndex(second)).findBest(terms, ALL),
  ];
}

function both(...ids: string[]): string[][] {
  return [ids, ids];
}

describe("currentJobIndex", () => {
  it("has a job while it is open, with its edits", async () => {
    const by = (await aRecruiter(platform)).viewer;
    const [asked, other] = [freshSkills("Asked"), freshSkills("Other")];
    expect(await jobsOf(asked)).toEqual(both());
    const job = await aJob(platform, { by, ...NAMES_NO_TRADE, skills: asked });
    expect(await jobsOf(asked)).toEqual(both(job.id));
    platform.clock.pass(60_000);
    const edited = { ...inputOf(job), skills: other, jobId: job.id, seenAt: job.updatedAt };
    await editJob(platform, by, edited, { isDraft: false });
    expect(await jobsOf(asked)).toEqual(both());
    expect(await jobsOf(other)).toEqual(both(job.id));
    await stepJob(platform, by, { jobId: job.id, step: "close", from: "live" });
    expect(await jobsOf(other)).toEqual(both());
    await stepJob(platform, by, { jobId: job.id, step: "reopen", from: "closed" });
    expect(await jobsOf(other)).toEqual(both(job.id));
    const isThis = eq(jobs.id, job.id);
    await platform.db.update(jobs).set({ notAnsweringSince: platform.clock.now() }).where(isThis);
    expect(await jobsOf(other)).toEqual(both());
    await platform.db.update(jobs).set({ notAnsweringSince: null }).where(isThis);
    expect(await jobsOf(other)).toEqual(both(job.id));
  });

  it("has a draft only once it is published", async () => {
    const by = (await aRecruiter(platform)).viewer;
    const skills = freshSkills("Drafted");
    const posted = await aJob(platform, { by, ...NAMES_NO_TRADE, skills });
    const draft = await copyJob(platform, by, { jobId: posted.id });
    expect(await jobsOf(skills)).toEqual(both(posted.id));
    await stepJob(platform, by, { jobId: draft.id, step: "publish", from: "draft" });
    expect(await jobsOf(skills)).toEqual(both(draft.id, posted.id));
  });

  it("has the current hours, pay, and place", async () => {
    const by = (await aRecruiter(platform)).viewer;
    const skills = freshSkills("Conditions");
    const job = await aJob(platform, { by, ...NAMES_NO_TRADE, skills, hoursPerWeek: 10 });
    const hoursOf = async (db: Database) => {
      const hours: number[] = [];
      const factorOf = (side: { hoursPerWeek: number }) => hours.push(side.hoursPerWeek);
      (await currentJobIndex(db)).findBest(personTerms(readPerson({ skills, about: "" })), { ...ALL, factorOf });
      return hours;
    };
    expect([await hoursOf(platform.db), await hoursOf(second)]).toEqual([[10], [10]]);
    await platform.db.update(jobs).set({ hoursPerWeek: 30 }).where(eq(jobs.id, job.id));
    expect([await hoursOf(platform.db), await hoursOf(second)]).toEqual([[30], [30]]);
  });

  it("sees a change that commits after changes with higher numbers", async () => {
    const by = (await aRecruiter(platform)).viewer;
    const skills = freshSkills("Late");
    const [late, early] = [
      await aJob(platform, { by, ...NAMES_NO_TRADE, skills }),
      await aJob(platform, { by, ...NAMES_NO_TRADE, skills }),
    ];
    expect(await jobsOf(skills)).toEqual(both(early.id, late.id));
    const setHours = async (hoursPerWeek: number) => {
      await platform.db.update(jobs).set({ hoursPerWeek }).where(eq(jobs.id, early.id));
      expect(await jobsOf(skills)).toEqual(both(early.id, late.id));
    };
    const [taken] = await platform.db
      .select({ change: sql<number>`nextval('matching_changes')::float8` })
      .from(sql`(values (1)) as one`);
    for (const hours of [10, 11, 12]) await setHours(hours);
    const isLate = eq(jobs.id, late.id);
    await platform.db.update(jobs).set({ status: "closed" }).where(isLate);
    await platform.db.update(jobs).set({ change: taken?.change }).where(isLate);
    expect(await jobsOf(skills)).toEqual(both(early.id));
  });

  it("reads more changes than fit into one batch", async () => {
    const by = (await aRecruiter(platform)).viewer;
    const skills = freshSkills("Many");
    const first = await aJob(platform, { by, ...NAMES_NO_TRADE, skills });
    const columns = ["id", "created_by", "responsible_id", "submission_key", ...COPIED].map((name) =>
      sql.identifier(name),
    );
    const copied = COPIED.map((name) => sql.identifier(name));
    // The triggers only serve search, and take long for so many rows.
    await platform.db.execute(sql`alter table jobs disable trigger user`);
    await platform.db.execute(sql`insert into jobs (${sql.join(columns, sql`, `)})
      select gen_random_uuid(), created_by, responsible_id, gen_random_uuid(), ${sql.join(copied, sql`, `)}
      from jobs, generate_series(1, 2100) where id = ${first.id}`);
    await platform.db.execute(sql`alter table jobs enable trigger user`);
    const terms = personTerms(readPerson({ skills, about: "" }));
    const found = (await currentJobIndex(second)).findBest(terms, { ...ALL, limit: 10_000 });
    expect(found).toHaveLength(2_101);
  });
});

describe("currentPeopleIndex", () => {
  it("has a visible person from the first save, with edits", async () => {
    const of = (await aSenior(platform)).viewer;
    const [own, other] = [freshSkills("Own"), freshSkills("Other")];
    await aProfile(platform, { of, ...TELLS_NO_TRADE, skills: own });
    expect(await peopleOf(own)).toEqual(both(of.id));
    await aProfile(platform, { of, ...TELLS_NO_TRADE, skills: other });
    expect([...(await peopleOf(own)), ...(await peopleOf(other))]).toEqual([...both(), ...both(of.id)]);
    await aProfile(platform, { of, ...TELLS_NO_TRADE, skills: other, isVisible: false });
    expect(await peopleOf(other)).toEqual(both());
    await aProfile(platform, { of, ...TELLS_NO_TRADE, skills: other, isVisible: true });
    expect(await peopleOf(other)).toEqual(both(of.id));
  });

  it("finds a person by their About text", async () => {
    const of = (await aSenior(platform)).viewer;
    const skills = ["Pipe organ"];
    expect(await peopleOf(skills)).toEqual(both());
    await aProfile(platform, { of, skills: [], bio: "On Sundays I play a pipe organ." });
    expect(await peopleOf(skills)).toEqual(both(of.id));
  });
});

describe("changes", () => {
  it("number every change that matching needs, and nothing else", async () => {
    const of = (await aSenior(platform)).viewer;
    const skills = freshSkills("Numbered");
    const save = (said: Partial<Parameters<typeof aProfile>[1]>) =>
      aProfile(platform, { of, ...TELLS_NO_TRADE, skills, ...said });
    const changeOf = async () => {
      const [row] = await platform.db
        .select({ change: profiles.change })
        .from(profiles)
        .where(eq(profiles.userId, of.id));
      return row?.change ?? 0;
    };
    await save({});
    const first = await changeOf();
    await save({ fullName: "Zebulon Oakes", yearsExperience: 4 });
    expect(await changeOf()).toBe(first);
    let last = first;
    for (const said of [
      { availabilityHours: 7 },
      { place: "Bend, Oregon" },
      { travelMiles: 50 },
      { isVisible: false },
    ]) {
      await save(said);
      const now = await changeOf();
      expect(now).toBeGreaterThan(last);
      last = now;
    }
  });
});
