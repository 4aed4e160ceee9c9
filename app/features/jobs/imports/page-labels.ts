import type { ImportOutcome } from "#app/domain/imports.ts";
import { counted } from "#app/words.ts";
import { OUTCOME_COUNTS } from "./labels.ts";
import { type ImportCounts, type JobImport, progressOf } from "./rules.ts";

/** What stands in each column of the template that is not obvious. */
export const COLUMN_HELP: ReadonlyArray<readonly [column: string, text: string]> = [
  [
    "ID",
    "Your own number or name for the job. Importing it again changes the same job. Without this column we tell your jobs apart by title and location, so a new title makes a new job.",
  ],
  ["Job title, Description, Location, Industry", "As on the form for a single job."],
  ["Company", "Leave it empty for your own company."],
  ["Employment type", "Part-time, Consulting, Project, or Full-time"],
  ["Work type", "Remote, On-site, or Hybrid"],
  ["Hours per week", "A whole number"],
  ["Minimum pay, Maximum pay", "Dollars, such as 32 or 1,250.50"],
  ["Pay per", "Hour, Day, Month, Year, or Project. Empty means hour."],
  [
    "Flexibility",
    "One or more of Flexible hours, Choose your days, Job share, Seasonal, Evenings or weekends, separated by semicolons",
  ],
  ["Skills", "Separated by commas"],
  ["Reply within", "5, 10, 15, or 20 business days. Empty means 10."],
  ["Review without names", "Yes or No. Empty means no."],
];

/** Returns who began an import, for the end of a line; nothing for the viewer's own. */
export function byText({ starter }: { starter: string | null }): string {
  return starter === null ? "" : `, by ${starter}`;
}

/** Returns where an import stands in one sentence: "Checked 120 of 200 rows". */
export function stateText(found: JobImport, counts: ImportCounts): string {
  const { done, of } = progressOf(found, counts);
  const rows = of.toLocaleString("en-US");
  switch (found.status) {
    case "reading":
      return "Reading the feed";
    case "checking":
      return `Checked ${done.toLocaleString("en-US")} of ${rows} rows`;
    case "ready":
      return readyText(found, counts);
    case "posting":
      return `Imported ${done.toLocaleString("en-US")} of ${rows} rows`;
    case "done":
      return `${counted(done, "row")} imported`;
    case "failed":
      return of === 0 ? "Nothing was read" : `Stopped after ${done.toLocaleString("en-US")} of ${rows} rows`;
  }
}

function readyText({ rowCount }: JobImport, { faulty }: ImportCounts): string {
  if (faulty === 0)
    return rowCount === 1 ? "The one row is ready" : `All ${rowCount.toLocaleString("en-US")} rows are ready`;
  return `${(rowCount - faulty).toLocaleString("en-US")} of ${counted(rowCount, "row")} ${rowCount - faulty === 1 ? "is" : "are"} ready`;
}

/** Returns where an import stands in a list, without its counts. */
export function shortState(found: JobImport): string {
  return {
    reading: "Reading",
    checking: "Checking",
    ready: "Waiting for you",
    posting: "Importing",
    done: "Imported",
    failed: "Stopped",
  }[found.status];
}

/** Returns what happened, one line for each kind: "3 posted". */
export function outcomeLines({ closedCount }: JobImport, { outcomes, faulty }: ImportCounts): string[] {
  const kinds = Object.keys(OUTCOME_COUNTS).filter((kind): kind is ImportOutcome => kind in outcomes);
  const lines = kinds.map((kind) => `${(outcomes[kind] ?? 0).toLocaleString("en-US")} ${OUTCOME_COUNTS[kind]}`);
  if (closedCount > 0) lines.push(`${counted(closedCount, "earlier job")} closed`);
  if (faulty > 0) lines.push(`${faulty.toLocaleString("en-US")} skipped because of errors`);
  return lines;
}
