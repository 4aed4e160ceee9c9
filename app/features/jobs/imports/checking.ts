import { jobSchema } from "../schema.ts";
import { COLUMN_NAMES, COLUMNS, type Header } from "./columns.ts";
import { MORE_CELLS, SAME_ID_AGAIN, THE_EXAMPLE, whyNoId } from "./labels.ts";
import type { FoundRow } from "./rules.ts";

/** The beginning of the IDs of the template's rows, which are no jobs. */
export const EXAMPLE_ID = "EXAMPLE-";

/** What a checkbox may be in a row: on, off, or not said. */
const CHECKBOX: ReadonlyArray<string | string[] | undefined> = ["on", "", undefined];

const NO_KEY = "00000000-0000-4000-8000-000000000000";

export type CheckedRow =
  | { input: Omit<ReturnType<typeof jobSchema.parse>, "questions">; errors: null }
  | { input: null; errors: Record<string, string> };

/**
 * Checks a row with the posting form's own schema; a row without a company is of `company`. `submissionKey` is the key
 * of the job it would make. Returns the form's value, or a sentence by field.
 */
export function checkedRow(
  { sourceId, said }: Omit<FoundRow, "position">,
  { company, submissionKey }: { company: string; submissionKey: string },
): CheckedRow {
  const parsed = jobSchema.safeParse({ company, ...said, submissionKey });
  const idError = sourceId.startsWith(EXAMPLE_ID) ? THE_EXAMPLE : whyNoId(sourceId);
  const isUnclear = !CHECKBOX.includes(said.hidesNames);
  if (parsed.success && idError === null && !isUnclear) {
    // A file has no questions, so those of its job stay.
    const { questions: _, ...input } = parsed.data;
    return { input, errors: null };
  }
  const errors: Record<string, string> = {};
  if (idError !== null) errors.sourceId = idError;
  // A checkbox cannot say "maybe", so the form's schema takes any other word for no.
  if (isUnclear) errors.hidesNames = `Please enter Yes or No${foundText("hidesNames", said.hidesNames)}`;
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = String(path[0] ?? "");
    if (!Object.hasOwn(errors, field)) errors[field] = `${message}${foundText(field, said[field])}`;
  }
  return { input: null, errors };
}

/** Returns the error of a row with more cells than its header, whose columns are then not where they seem; null if it fits. */
export function cellsError({ fields }: Header, cells: readonly string[]): Record<string, string> | null {
  const isOver = cells.slice(fields.length).some((cell) => cell.trim() !== "");
  return isOver ? { row: MORE_CELLS(cells.length, fields.length) } : null;
}

/** Returns the labels of the columns that `header` does not have, and without which every row would have an error. */
export function missingColumns({ fields }: Header): string[] {
  return NEEDED.filter((column) => !fields.includes(column)).map((column) => COLUMNS[column].label);
}

/** What a row that says nothing lacks, with a company of its own; a file without IDs gets some (`rowOf`). */
const NEEDED = COLUMN_NAMES.filter((column) => {
  if (column === "sourceId") return false;
  const nothing = checkedRow({ sourceId: "", said: {} }, { company: "Any company", submissionKey: NO_KEY });
  return Object.hasOwn(nothing.errors ?? {}, column);
});

const LONGEST_FOUND = 30;

/** What the row says, where an error without it would deny it: "Maximum pay range is required" for "32,50". */
function foundText(field: string, value: string | string[] | undefined): string {
  const found = [value ?? []].flat().join(", ");
  if (found === "" || field === "title" || found.length > LONGEST_FOUND) return "";
  return `. Found: \u201c${found}\u201d`;
}

/**
 * Returns the error of a row whose ID an earlier row has, in the words of `sameText`; `positions` has the first row of
 * each ID and grows.
 */
export function repeatedId(
  { position, sourceId }: FoundRow,
  positions: Map<string, number>,
  sameText = SAME_ID_AGAIN,
): Record<string, string> | null {
  const first = positions.get(sourceId);
  if (first !== undefined && sourceId !== "") return { sourceId: sameText(first) };
  positions.set(sourceId, position);
  return null;
}
