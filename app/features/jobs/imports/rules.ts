import type { ImportChoice, ImportOutcome, ImportStatus } from "#app/domain/imports.ts";
import { DAY_MS } from "#app/time.ts";

/** The most jobs of one import, and the largest file in bytes. */
export const IMPORT_LIMITS = { rows: 5_000, bytes: 10 * 1024 * 1024 } as const;

/**
 * Limits of feeds: how many a recruiter has, the longest address, the largest document, how long reading may take, how
 * often one is read, and after how long of failing it is given up.
 */
export const FEED_LIMITS = {
  count: 5,
  url: 500,
  bytes: 20 * 1024 * 1024,
  withinMilliseconds: 30_000,
  everyMilliseconds: 6 * 3_600_000,
  failingMilliseconds: 5 * DAY_MS,
} as const;

/** A feed as its company sees it. */
export type JobFeed = {
  id: string;
  /** The colleague who added it; null if that was the viewer. */
  starter: string | null;
  url: string;
  choice: ImportChoice | null;
  nextReadAt: Date | null;
  readAt: Date | null;
  problem: string | null;
  lostJobsSince: Date | null;
  stoppedAt: Date | null;
  /** Its newest import. */
  importId: string | null;
};

/** What a feed's recruiter has chosen for its imports; null before the first choice. */
export type FeedSettings = Pick<JobFeed, "choice" | "lostJobsSince"> & {
  closesMissing: boolean;
  keepsReading: boolean;
};

/** Whether a feed has lost so many of its open jobs that a person must say yes before they are closed. */
export function isMostLost({ open, missing }: { open: number; missing: number }): boolean {
  return missing * 2 > open;
}

/** The source of jobs that were uploaded as a file; a feed's is its address. */
export const FILE_SOURCE = "file";

/** Rows per page of a preview. */
export const ROWS_PER_PAGE = 50;

/** The lists of an import's rows. */
export const ROW_VIEWS = ["all", "faulty"] as const;
export type RowView = (typeof ROW_VIEWS)[number];

/** The longest ID of a job in its source, in characters. */
export const MOST_ID_CHARACTERS = 120;

/** A job as its file has it: the fields of the posting form by their names, and its own ID. */
export type FoundRow = { position: number; sourceId: string; said: Record<string, string | string[]> };

/** An import as its company sees it. */
export type JobImport = {
  id: string;
  /** The colleague who began it, and who gets its jobs; null if that was the viewer. */
  starter: string | null;
  source: string;
  name: string;
  status: ImportStatus;
  rowCount: number;
  unusedColumns: string[];
  choice: ImportChoice | null;
  closesMissing: boolean;
  closedCount: number;
  problem: string | null;
  createdAt: Date;
  finishedAt: Date | null;
};

/** How many rows of an import are in which state. */
export type ImportCounts = {
  checked: number;
  faulty: number;
  /** Rows whose job was imported before. */
  known: number;
  outcomes: Partial<Record<ImportOutcome, number>>;
};

/** A row of a preview or of a result. */
export type ShownRow = {
  position: number;
  sourceId: string;
  title: string;
  /** Whether its job was imported before, and the colleague who did that; null if it was the same person. */
  isKnown: boolean;
  knownBy: string | null;
  isChecked: boolean;
  errors: Record<string, string> | null;
  outcome: ImportOutcome | null;
  jobId: string | null;
};

/** Whether an import still changes by itself. */
export function isUnderWay(status: ImportStatus): boolean {
  return status === "reading" || status === "checking" || status === "posting";
}

/** Returns how many rows are done: checked, and posted where that is what happens. */
export function progressOf({ status, rowCount }: JobImport, { checked, faulty, outcomes }: ImportCounts) {
  if (status === "reading" || status === "checking") return { done: checked, of: rowCount };
  const posted = Object.values(outcomes).reduce((sum, count) => sum + count, 0);
  return { done: posted, of: rowCount - faulty };
}
