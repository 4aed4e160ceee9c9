import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob } from "#test/jobs.ts";
import { aRecruiter, aSenior, type Person } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { listComingUp } from "./queries.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;

const NOW = new Date("2026-11-20T12:00:00Z");
const FAR = new Date("2027-01-20T12:00:00Z");
const ASKED = { now: NOW, limit: 9 };

async function jobOf(recruiter: Person, title: string, expiresAt = FAR) {
  const { id } = await aJob(platform, { by: recruiter.viewer, title });
  await db.update(jobs).set({ expiresAt }).where(eq(jobs.id, id));
  return id;
}

async function appliedTo(jobId: string, change: Partial<typeof applications.$inferInsert>) {
  const senior = await aSenior(platform);
  await aProfile(platform, { of: senior.viewer });
  const { id } = await applyToJob(platform, senior.viewer, { jobId });
  await db.update(applications).set(change).where(eq(applications.id, id));
}

describe("what comes up for a recruiter", () => {
  // Clauses 2.6-64.
  it("counts the replies that are due on the same day, without overdue ones", async () => {
    platform.clock.set(NOW.toISOString());
    const recruiter = await aRecruiter(platform);
    const jobId = await jobOf(recruiter, "Kiln Adviser");
    const other = await jobOf(recruiter, "Loom Mentor");
    for (const one of [jobId, jobId, other]) await appliedTo(one, { answerDueOn: "2026-11-25" });
    await appliedTo(jobId, { answerDueOn: "2026-11-18" });
    await appliedTo(jobId, { answerDueOn: "2026-11-25", answeredAt: NOW });
    expect(await listComingUp(db, recruiter.viewer.id, ASKED)).toEqual([
      { kind: "replies", on: "2026-11-25", count: 3 },
    ]);
  });

  it("has live jobs that close within two weeks, with their applicants", async () => {
    platform.clock.set(NOW.toISOString());
    const recruiter = await aRecruiter(platform);
    const expiresAt = new Date("2026-11-30T12:00:00Z");
    const jobId = await jobOf(recruiter, "Boiler Mentor", expiresAt);
    await appliedTo(jobId, { answerDueOn: null });
    const paused = await jobOf(recruiter, "Loom Mentor", expiresAt);
    await db.update(jobs).set({ status: "paused" }).where(eq(jobs.id, paused));
    expect(await listComingUp(db, recruiter.viewer.id, ASKED)).toEqual([
      { kind: "closing", jobId, title: "Boiler Mentor", expiresAt, applicants: 1 },
    ]);
  });

  it("has the interviews of their own jobs only", async () => {
    platform.clock.set(NOW.toISOString());
    const recruiter = await aRecruiter(platform);
    const other = await aRecruiter(platform);
    const jobId = await jobOf(recruiter, "Glaze Adviser");
    const interviewAt = new Date("2026-11-24T16:00:00Z");
    await appliedTo(jobId, { status: "interview", interviewAt, interviewZone: "America/Chicago" });
    const kinds = (await listComingUp(db, recruiter.viewer.id, ASKED)).map(({ kind }) => kind);
    expect(kinds).toEqual(["interview"]);
    expect(await listComingUp(db, other.viewer.id, ASKED)).toEqual([]);
  });
});
