import type { Job } from "../rules.ts";

/** The formats of a feed of open jobs, by the file that its address ends with, and how many jobs a page of one has. */
export const FEEDS = {
  "feed.xml": { format: "rss", type: "application/rss+xml", pageSize: 50 },
  "feed.json": { format: "json", type: "application/feed+json", pageSize: 100 },
  "indeed.xml": { format: "indeed", type: "application/xml", pageSize: 500 },
} as const;

export type FeedFile = keyof typeof FEEDS;

/** Returns the feed that an address ends with; null for any other file. */
export function feedFileOf(name: string | undefined): FeedFile | null {
  return name !== undefined && isFeedFile(name) ? name : null;
}

function isFeedFile(name: string): name is FeedFile {
  return Object.hasOwn(FEEDS, name);
}

/** What a feed says of a job. */
export type FeedJob = Pick<
  Job,
  | "id"
  | "title"
  | "company"
  | "location"
  | "industry"
  | "employmentType"
  | "workType"
  | "hoursPerWeek"
  | "payRangeMin"
  | "payRangeMax"
  | "payUnit"
  | "flexibility"
  | "description"
  | "skills"
  | "isActive"
  | "createdAt"
  | "updatedAt"
  | "expiresAt"
>;

/** A page of a feed: its jobs, newest first. Addresses are whole. */
export type Feed = {
  title: string;
  description: string;
  /** The page of the site with these jobs. */
  homeUrl: string;
  selfUrl: string;
  /** The next page, with older jobs; null on the last. */
  nextUrl: string | null;
  siteName: string;
  siteUrl: string;
  /** Each job with the address of its page, which is its identity, and with the link to follow, which says "feed". */
  jobs: ReadonlyArray<{ job: FeedJob; url: string; link: string }>;
};

/** Where a page of a feed goes on: after this job. */
export type FeedCursor = { at: Date; id: string };

const CURSOR = /^(\d{1,15})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Writes a cursor for an address. */
export function cursorText({ createdAt, id }: Pick<Job, "createdAt" | "id">): string {
  return `${createdAt.getTime()}-${id}`;
}

/** Reads a cursor of an address; null for anything else. */
export function cursorFrom(text: string): FeedCursor | null {
  const [, at, id] = CURSOR.exec(text) ?? [];
  const moment = new Date(Number(at));
  return id === undefined || Number.isNaN(moment.getTime()) ? null : { at: moment, id };
}
