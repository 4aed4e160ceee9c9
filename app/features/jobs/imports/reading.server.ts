import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { jobFeeds, jobImports } from "#app/db/schema/job-imports.ts";
import { findRecruiter } from "#app/features/accounts/queries.server.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import { publishLive, publishToTeam } from "#app/platform/live.ts";
import { OutsideError } from "#app/platform/outside.ts";
import type { Platform } from "#app/platform/platform.ts";
import { queueImport } from "./commands.server.ts";
import { decodedText } from "./decoding.ts";
import { stoppedMail } from "./feed-emails.server.ts";
import { feedFaultText, TOO_MANY_IN_FEED, unreachedText } from "./feed-labels.ts";
import { FeedError, feedRows } from "./feed-rows.ts";
import { rowStore } from "./row-store.server.ts";
import { FEED_LIMITS } from "./rules.ts";

type Import = typeof jobImports.$inferSelect;

/** A feed that has more jobs than an import may have. */
const TOO_MANY = new Error("too many jobs");

/** Reads the feed of an import and stores its rows, or why it could not be read. */
export async function readFeed(platform: Platform, found: Import): Promise<void> {
  const { db, clock, domains } = platform;
  const [feed] = await db.select().from(jobFeeds).where(feedOf(found));
  if (!feed) return;
  try {
    const { bytes } = await domains.document(feed.url, FEED_LIMITS_OF_READING);
    await db.transaction(async (tx) => {
      if (!(await isStillReading(tx, found))) return;
      const rowCount = await storeFeed(tx, found.id, decodedText(bytes), feed.otherwise);
      await tx.update(jobImports).set({ status: "checking", rowCount }).where(eq(jobImports.id, found.id));
      const isWell = { readAt: clock.now(), failingSince: null, problem: null, stoppedAt: null };
      await tx.update(jobFeeds).set(isWell).where(eq(jobFeeds.id, feed.id));
      await queueImport(platform, tx, found.id);
      await showStep(tx, found.userId);
    });
  } catch (error) {
    const problem = problemOf(error);
    if (problem === null) throw error;
    await db.transaction((tx) => noteFailure(platform, tx, found, problem));
  }
}

/** Shows a step of an import on the open pages of who began it, and of their colleagues. */
export async function showStep(tx: Database, userId: string): Promise<void> {
  await publishLive(tx, { userId, topic: "notification" });
  await publishToTeam(tx, userId);
}

function feedOf({ userId, source }: Import) {
  return and(eq(jobFeeds.userId, userId), eq(jobFeeds.url, source));
}

const FEED_LIMITS_OF_READING = {
  maxBytes: FEED_LIMITS.bytes,
  withinMilliseconds: FEED_LIMITS.withinMilliseconds,
};

function problemOf(error: unknown): string | null {
  if (error instanceof OutsideError) return unreachedText(error.reason, error.status);
  if (error instanceof FeedError) return feedFaultText(error.fault, error.line);
  return error === TOO_MANY ? TOO_MANY_IN_FEED : null;
}

async function isStillReading(tx: Database, { id }: Import): Promise<boolean> {
  const [locked] = await tx
    .select({ status: jobImports.status })
    .from(jobImports)
    .where(eq(jobImports.id, id))
    .for("update");
  return locked?.status === "reading";
}

async function storeFeed(tx: Database, importId: string, text: string, otherwise: Record<string, string | string[]>) {
  const store = rowStore(tx, importId, (why) => {
    throw why === "no-rows" ? new FeedError("no-jobs") : TOO_MANY;
  });
  let position = 0;
  for (const row of feedRows(text.replaceAll("\u0000", ""))) {
    position += 1;
    await store.add({ position, sourceId: row.sourceId, said: { ...otherwise, ...row.said } });
  }
  return await store.end();
}

/** Ends the import; after five days of failing it gives the feed up and tells its recruiter, once. */
async function noteFailure(platform: Platform, tx: Database, found: Import, problem: string): Promise<void> {
  const now = platform.clock.now();
  await tx
    .update(jobImports)
    .set({ status: "failed", problem, finishedAt: now })
    .where(and(eq(jobImports.id, found.id), eq(jobImports.status, "reading")));
  const [feed] = await tx.select().from(jobFeeds).where(feedOf(found)).for("update");
  if (!feed) return;
  const failingSince = feed.failingSince ?? now;
  const isOver = now.getTime() - failingSince.getTime() >= FEED_LIMITS.failingMilliseconds && feed.nextReadAt !== null;
  await tx
    .update(jobFeeds)
    .set({ problem, failingSince, ...(isOver ? { nextReadAt: null, stoppedAt: now } : {}) })
    .where(eq(jobFeeds.id, feed.id));
  await showStep(tx, found.userId);
  if (isOver)
    await queueMail(
      platform,
      tx,
      stoppedMail(await findRecruiter(tx, feed.userId), { ...feed, problem, failingSince }),
    );
}
