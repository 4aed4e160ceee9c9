import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { applicationEvents, applications } from "#app/db/schema/applications.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { OPEN_STATUSES, type Status } from "#app/domain/status.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob } from "#test/jobs.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { rounds } from "#test/thoroughness.ts";
import { applyToJob } from "./commands.server.ts";
import { moveApplication } from "./commands-status.server.ts";
import { canMove, movesFrom } from "./rules.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;

const OPEN: readonly Status[] = OPEN_STATUSES;
const ROUNDS = rounds(200, 30);

test("two racing windows leave one legal history with a notification each", async () => {
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform);
  await aProfile(platform, { of: senior.viewer });
  let round = 0;
  let changes = 0;
  while (round < ROUNDS) {
    const job = await aJob(platform, { by: recruiter.viewer });
    const { id: applicationId } = await applyToJob(platform, senior.viewer, { jobId: job.id });
    for (let from: Status = "pending"; OPEN.includes(from); round += 1) {
      platform.clock.set(new Date(Date.UTC(2026, 10, 20, 10, round)));
      const [first, second] = movesFrom("recruiter", from);
      if (!first || !second) throw new Error("each open status has two ways on");
      const tried = await Promise.allSettled(
        // The legal step comes first in every second round, so that histories of all lengths occur.
        (round % 3 === 0 ? [second, first] : [first, second]).map((to) =>
          moveApplication(platform, recruiter.viewer, { applicationId, from, to }),
        ),
      );
      const done = tried.flatMap((one) => (one.status === "fulfilled" ? [one.value.status] : []));
      const refused = tried.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
      expect(done).toHaveLength(1);
      expect(refused).toMatchObject([{ code: "stale-state" }]);
      changes += 1;
      from = done[0] ?? from;
    }
    const events = await db
      .select({ status: applicationEvents.status })
      .from(applicationEvents)
      .where(eq(applicationEvents.applicationId, applicationId))
      .orderBy(asc(applicationEvents.id));
    for (const [index, { status }] of events.entries()) {
      const before = events[index - 1];
      expect(before ? canMove("recruiter", before.status, status) : status === "pending").toBe(true);
    }
    const [row] = await db.select().from(applications).where(eq(applications.id, applicationId));
    expect(row?.status).toBe(events.at(-1)?.status);
  }
  const told = await db
    .select({ kind: notifications.kind })
    .from(notifications)
    .where(eq(notifications.userId, senior.viewer.id));
  expect(told.filter(({ kind }) => kind !== "application-sent")).toHaveLength(changes);
}, 120_000);
