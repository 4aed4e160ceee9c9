import { and, asc, count, desc, eq, inArray, isNotNull, lte, ne, notExists, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { jobFeeds, jobImports } from "#app/db/schema/job-imports.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import { lockMembership, mayRead } from "#app/features/accounts/company-access.server.ts";
import { requireHiring } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { mayUse } from "#app/features/plans/queries.server.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { queueImport, removeOlder, requireImports } from "./commands.server.ts";
import { COLLEAGUES_FEED, FEED_THERE, NO_FEED_ADDRESS, TOO_MANY_FEEDS } from "./feed-labels.ts";
import { feedName } from "./feed-rules.ts";
import { colleagueName } from "./queries.server.ts";
import { FEED_LIMITS, type FeedSettings, type JobFeed } from "./rules.ts";
import type { FeedInput } from "./schema.ts";

type Feed = typeof jobFeeds.$inferSelect;

/** The imports of a row of `job_feeds`, for a subquery. */
const isOfFeed = and(eq(jobImports.userId, jobFeeds.userId), eq(jobImports.source, jobFeeds.url));

/** The most feeds of a company that are shown. */
const MOST_SHOWN = 100;

/** The states of an import that still changes by itself. */
const UNDER_WAY = ["reading", "checking", "posting"] as const;

/**
 * Adds a feed and queues its first reading, whose rows its recruiter sees before anything is posted. Returns the id of
 * that import. Throws `wrong-role`, `viewer-only`, and a FieldError for `url`: no https address, five feeds already, or
 * this one.
 */
export async function addFeed(
  platform: Platform,
  viewer: Viewer,
  { url, hoursPerWeek, flexibility, industry }: FeedInput,
): Promise<string> {
  await requireImports(platform, viewer, "url");
  const address = addressOf(url);
  if (address === null) throw new FieldError("url", NO_FEED_ADDRESS);
  const now = platform.clock.now();
  const otherwise = {
    ...(hoursPerWeek === "" ? {} : { hoursPerWeek: `${hoursPerWeek}` }),
    ...(flexibility.length === 0 ? {} : { flexibility }),
    ...(industry === "" ? {} : { industry }),
  };
  return await platform.db.transaction(async (tx) => {
    const [own] = await tx.select({ feeds: count() }).from(jobFeeds).where(eq(jobFeeds.userId, viewer.id));
    if ((own?.feeds ?? 0) >= FEED_LIMITS.count) throw new FieldError("url", TOO_MANY_FEEDS);
    if (await hasColleagueWith(tx, viewer, address)) throw new FieldError("url", COLLEAGUES_FEED);
    const [feed] = await tx
      .insert(jobFeeds)
      .values({ id: platform.ids.next(now), userId: viewer.id, url: address, otherwise, createdAt: now })
      .onConflictDoNothing({ target: [jobFeeds.userId, jobFeeds.url] })
      .returning();
    if (!feed) throw new FieldError("url", FEED_THERE);
    return await beginReading(platform, tx, feed, null);
  });
}

/** Whether a colleague has the feed, which would make each of its jobs twice. */
async function hasColleagueWith(tx: Database, viewer: Viewer, url: string): Promise<boolean> {
  const isColleagues = and(eq(jobFeeds.url, url), ne(jobFeeds.userId, viewer.id), mayRead(viewer.id, jobFeeds.userId));
  return (await tx.$count(jobFeeds, isColleagues)) > 0;
}

/** Returns an https address with a name and no login, as it is stored; null for any other text. */
function addressOf(typed: string): string | null {
  if (!URL.canParse(typed)) return null;
  const { protocol, username, password, port, href } = new URL(typed);
  return protocol === "https:" && username === "" && password === "" && port === "" ? href : null;
}

/** Stores an import that reads the feed, and queues it. With a choice it posts its jobs without asking. */
async function beginReading(platform: Platform, tx: Database, feed: Feed, choice: Feed["choice"]): Promise<string> {
  const now = platform.clock.now();
  const id = platform.ids.next(now);
  await tx.insert(jobImports).values({
    id,
    userId: feed.userId,
    source: feed.url,
    name: feedName(feed.url),
    status: "reading",
    rowCount: 0,
    choice,
    closesMissing: choice !== null && feed.closesMissing,
    createdAt: now,
  });
  await removeOlder(tx, feed.userId, feed.url);
  await queueImport(platform, tx, id);
  return id;
}

/**
 * Reads a feed of the viewer's company now, for a preview; returns the id of the import, of the one under way if there is one.
 * Throws `wrong-role`, `viewer-only`, `not-found`.
 */
export async function readFeedNow(platform: Platform, viewer: Viewer, { feedId }: { feedId: string }): Promise<string> {
  await requireImports(platform, viewer, "feedId");
  return await platform.db.transaction(async (tx) => {
    const feed = await lockFeed(tx, viewer, feedId);
    const [underWay] = await tx
      .select({ id: jobImports.id })
      .from(jobImports)
      .where(and(ofFeed(feed), inArray(jobImports.status, [...UNDER_WAY])))
      .limit(1);
    return underWay?.id ?? (await beginReading(platform, tx, feed, null));
  });
}

/** Reads a feed of the viewer's company no longer by itself. Its jobs stay. Throws `wrong-role`, `viewer-only`, `not-found`. */
export async function stopFeed(platform: Platform, viewer: Viewer, { feedId }: { feedId: string }): Promise<void> {
  requireHiring(viewer);
  await platform.db.transaction(async (tx) => {
    const { id } = await lockFeed(tx, viewer, feedId);
    await tx.update(jobFeeds).set({ nextReadAt: null }).where(eq(jobFeeds.id, id));
  });
}

/**
 * Removes a feed of the viewer's company and its imports. Its jobs stay, and are known again if it is added again. Throws `wrong-role`,
 * `viewer-only`, `not-found`.
 */
export async function removeFeed(platform: Platform, viewer: Viewer, { feedId }: { feedId: string }): Promise<void> {
  requireHiring(viewer);
  await platform.db.transaction(async (tx) => {
    const feed = await lockFeed(tx, viewer, feedId);
    await tx.delete(jobImports).where(ofFeed(feed));
    await tx.delete(jobFeeds).where(eq(jobFeeds.id, feed.id));
  });
}

/** The imports of a feed. */
function ofFeed({ userId, url }: Pick<Feed, "userId" | "url">) {
  return and(eq(jobImports.userId, userId), eq(jobImports.source, url));
}

async function lockFeed(tx: Database, viewer: Viewer, feedId: string): Promise<Feed> {
  await lockMembership(tx, viewer.id);
  const isOurs = and(eq(jobFeeds.id, requireId(feedId)), mayRead(viewer.id, jobFeeds.userId));
  const [feed] = await tx.select().from(jobFeeds).where(isOurs).for("update");
  if (!feed) throw new DomainError("not-found");
  return feed;
}

/** Returns the feeds of the recruiter's company, the oldest first. */
export async function listFeeds(db: Database, viewerId: string): Promise<JobFeed[]> {
  const newest = db
    .select({ id: jobImports.id })
    .from(jobImports)
    .where(isOfFeed)
    .orderBy(desc(jobImports.createdAt), desc(jobImports.id))
    .limit(1);
  return await db
    .select({
      id: jobFeeds.id,
      starter: colleagueName(viewerId, jobFeeds.userId),
      url: jobFeeds.url,
      choice: jobFeeds.choice,
      nextReadAt: jobFeeds.nextReadAt,
      readAt: jobFeeds.readAt,
      problem: jobFeeds.problem,
      lostJobsSince: jobFeeds.lostJobsSince,
      stoppedAt: jobFeeds.stoppedAt,
      importId: sql<string | null>`(${newest})`,
    })
    .from(jobFeeds)
    .innerJoin(recruiters, eq(recruiters.userId, jobFeeds.userId))
    .where(mayRead(viewerId, jobFeeds.userId))
    .orderBy(asc(jobFeeds.createdAt), asc(jobFeeds.id))
    .limit(MOST_SHOWN);
}

/** Returns what the feed at `url` does by itself; null if the recruiter has none there. */
export async function findFeedSettings(db: Database, own: Pick<Feed, "userId" | "url">): Promise<FeedSettings | null> {
  const [found] = await db
    .select({
      choice: jobFeeds.choice,
      closesMissing: jobFeeds.closesMissing,
      keepsReading: sql<boolean>`${jobFeeds.choice} is null or ${jobFeeds.nextReadAt} is not null`,
      lostJobsSince: jobFeeds.lostJobsSince,
    })
    .from(jobFeeds)
    .where(and(eq(jobFeeds.userId, own.userId), eq(jobFeeds.url, own.url)));
  return found ?? null;
}

/**
 * Begins to read every feed that is due, is not being read, and is part of its recruiter's plan. Its jobs are posted as
 * the recruiter chose.
 */
export async function readDueFeeds(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  const now = clock.now();
  const isUnderWay = db
    .select({ one: sql`1` })
    .from(jobImports)
    .where(and(isOfFeed, inArray(jobImports.status, [...UNDER_WAY])));
  const due = await db
    .select()
    .from(jobFeeds)
    .where(and(lte(jobFeeds.nextReadAt, now), isNotNull(jobFeeds.choice), notExists(isUnderWay)))
    .orderBy(asc(jobFeeds.nextReadAt))
    .limit(200);
  for (const feed of due) {
    await db.transaction(async (tx) => {
      const nextReadAt = new Date(now.getTime() + FEED_LIMITS.everyMilliseconds);
      // Of two processes one finds it still due.
      const [claimed] = await tx
        .update(jobFeeds)
        .set({ nextReadAt })
        .where(and(eq(jobFeeds.id, feed.id), lte(jobFeeds.nextReadAt, now)))
        .returning();
      const isIncluded =
        claimed !== undefined && (await mayUse({ ...platform, db: tx }, claimed.userId, "bulk-posting"));
      if (claimed && isIncluded) await beginReading(platform, tx, claimed, claimed.choice);
    });
  }
}
