import type { Viewer } from "#app/features/accounts/rules.ts";
import { startImport } from "#app/features/jobs/imports/commands.server.ts";
import { templateRows } from "#app/features/jobs/imports/template.ts";
import type { Platform } from "#app/platform/platform.ts";

type Changes = Record<string, string>;

/** Returns a CSV file with a row for each of `rows`: the template's first example with other cells, by column. */
export function aJobsFile(rows: readonly Changes[]): string {
  const [columns = [], example = []] = templateRows();
  const lines = rows.map((changes, at) =>
    columns.map((column, index) => changes[column] ?? (column === "ID" ? `job-${at + 1}` : (example[index] ?? ""))),
  );
  return [columns, ...lines]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(","))
    .join("\r\n");
}

/** Returns rows, seven of which have a fault; at least 70. */
export function rowsWithFaults(count: number): Changes[] {
  const faults: Record<number, Changes> = {
    10: { "Job title": "" },
    20: { "Maximum pay": "20" },
    30: { "Hours per week": "ninety" },
    40: { "Work type": "On the moon" },
    50: { ID: "job-1" },
    60: { Description: "We want a young and energetic person who will grow with our family of recent graduates." },
    69: { Flexibility: "" },
  };
  return Array.from({ length: count }, (_, at) => ({ "Job title": `Bookkeeper ${at + 1}`, ...faults[at] }));
}

/** Uploads a file of these rows; nothing of it is checked yet. */
export async function anImport(platform: Platform, by: Viewer, rows: readonly Changes[], name = "jobs.csv") {
  return await startImport(platform, by, { fileName: name, bytes: Buffer.from(aJobsFile(rows)) });
}
