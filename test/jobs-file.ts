import { templateRows } from "#app/features/jobs/imports/template.ts";

/** Cells of a row by their columns. */
export type RowChanges = Record<string, string>;

/** Returns a CSV file with a row for each of `rows`: the template's first example with other cells, by column. */
export function aJobsFile(rows: readonly RowChanges[]): string {
  const [columns = [], example = []] = templateRows();
  const lines = rows.map((changes, at) =>
    columns.map((column, index) => changes[column] ?? (column === "ID" ? `job-${at + 1}` : (example[index] ?? ""))),
  );
  return [columns, ...lines]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(","))
    .join("\r\n");
}

/** Returns rows, seven of which have a fault; at least 70. */
export function rowsWithFaults(count: number): RowChanges[] {
  const faults: Record<number, RowChanges> = {
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
