import type { ImportOutcome } from "#app/domain/imports.ts";
import { counted } from "#app/words.ts";
import { IMPORT_LIMITS, MOST_ID_CHARACTERS } from "./rules.ts";

/** What the page is for. */
export const IMPORT_INTRO =
  "Bring in your jobs from a spreadsheet or a feed. You'll see every row before anything is posted.";

/** Why a file cannot be read. */
export const UNREADABLE_FILES = {
  workbook: "This is an Excel workbook. In Excel, choose Save as, then CSV UTF-8, and upload that file.",
  pdf: "This is a PDF. Please upload a CSV file.",
  empty: "This file is empty.",
  "no-rows": "This file has a header and no jobs below it.",
} as const;

export const NO_TEXT = "We couldn't read this file. Please save it as CSV UTF-8 and upload it again.";
export const TOO_LARGE = "This file is larger than 10 MB. Please split it into several files.";
/** Returns which file was refused: after the answer the field of the form is empty. */
export function chosenFileText(name: string): string {
  return `You chose \u201c${name}\u201d. Please choose it again once it's corrected.`;
}

export const NO_FILE = "Please choose a file first.";
export const TOO_MANY_ROWS = `This file has more than ${counted(IMPORT_LIMITS.rows, "job")}. Please split it into several files.`;

/** Returns the error for a file without the columns that every row needs. */
export function missingColumnsText(missing: readonly string[]): string {
  const named = new Intl.ListFormat("en-US").format(missing.map((label) => `\u201c${label}\u201d`));
  return `We couldn't find the ${missing.length === 1 ? "column" : "columns"} ${named} in the first row. The template shows the columns.`;
}

/** Returns the error for a quotation mark that never closes. */
export function unclosedQuoteText(line: number): string {
  return `A quotation mark opens on line ${line.toLocaleString("en-US")} and never closes. Please remove it or close it.`;
}

export const THE_EXAMPLE = "This is the template's example. Please replace it with a job of yours";

export function SAME_ID_AGAIN(position: number): string {
  return `Row ${position.toLocaleString("en-US")} has the same ID. Each job needs its own`;
}

/** The same in a file without IDs. */
export function SAME_JOB_AGAIN(position: number): string {
  return `Row ${position.toLocaleString("en-US")} has the same title and location. Please add a column \u201cID\u201d to keep them apart`;
}

/** The error of a row with more cells than the first row. */
export function MORE_CELLS(cells: number, columns: number): string {
  return `This row has ${cells} cells, the first row ${columns}. A text with a comma needs quotation marks around it`;
}

/** Returns why a job's ID is refused, or null. */
export function whyNoId(sourceId: string): string | null {
  if (sourceId === "") return "Please give the job an ID of your own, so that importing it again changes the same job";
  return sourceId.length > MOST_ID_CHARACTERS ? `Please use at most ${MOST_ID_CHARACTERS} characters` : null;
}

/** What became of a row, in one line. */
export const OUTCOME_LABELS: Record<ImportOutcome, string> = {
  posted: "Posted",
  held: "Waiting for our review",
  draft: "Saved as a draft",
  full: "Saved as a draft: your plan's active job limit is reached",
  queued: "Saved as a draft: many of your jobs wait for our review already",
  changed: "Updated",
  reopened: "Open again",
  same: "Unchanged",
  kept: "Not changed, because it has ended",
  failed: "Couldn't be imported. Please post it by hand",
};

/** The same in the summary: "3 posted". */
export const OUTCOME_COUNTS: Record<ImportOutcome, string> = {
  posted: "posted",
  held: "waiting for our review",
  draft: "saved as drafts",
  full: "saved as drafts, because your plan's active job limit is reached",
  queued: "saved as drafts, because many of your jobs wait for our review already",
  changed: "updated",
  reopened: "open again",
  same: "unchanged",
  kept: "not changed, because they have ended",
  failed: "not imported because of a problem on our side",
};

/** What to do about jobs that became drafts because many wait for review. */
export const AFTER_REVIEW =
  "Once we've reviewed some of your jobs, import the same file again: the drafts then go live, and nothing is posted twice.";
export const AFTER_REVIEW_OF_FEED = "The drafts go live automatically when we next read the feed after our review.";

export const IMPORT_FAILED = {
  title: "The file couldn't be imported",
  text: "Something went wrong on our side. Please try again.",
};

export const CHOICE_FAILED = { title: "The import couldn't start", text: "Please try again." };

export const IMPORT_DISCARDED = { kind: "success", title: "Import discarded" } as const;

/** The error of an import whose recruiter may no longer post. */
export const STOPPED = "Your account can't post jobs now, so the import stopped.";

/** The two choices for new jobs. */
export const CHOICE_LABELS = {
  draft: "Save new jobs as drafts",
  live: "Post new jobs now",
} as const;

export const LIVE_HINT =
  "Posted jobs go through the same checks as a job you post by hand. Some may wait for our review first.";

export const CORRECT_IN_FILE = ". You can correct them in your file and upload it again.";
export const CORRECT_IN_FEED = ". Once they're corrected in the feed, they're imported the next time.";
export const KEPT_AFTER_STOP =
  "What was imported before stays. You can try again at any time: nothing is imported twice.";
