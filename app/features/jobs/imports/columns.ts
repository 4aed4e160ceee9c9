import {
  ANSWER_DAYS,
  EMPLOYMENT_TYPES,
  type EmploymentType,
  FLEXIBILITIES,
  type Flexibility,
  WORK_TYPES,
  type WorkType,
} from "#app/domain/employment.ts";
import { PAY_UNITS, type PayUnit } from "#app/domain/pay.ts";
import { EMPLOYMENT_TYPE_LABELS, FLEXIBILITY_LABELS } from "../labels.ts";
import { type FoundRow, MOST_ID_CHARACTERS } from "./rules.ts";

/** The columns of the template in their order: the label of the posting form, and other names that files use. */
export const COLUMNS = {
  sourceId: { label: "ID", names: ["job id", "reference", "reference number", "requisition id", "source id", "guid"] },
  title: { label: "Job title", names: ["title", "position"] },
  company: { label: "Company", names: ["company name", "employer"] },
  description: { label: "Description", names: ["job description"] },
  location: { label: "Location", names: ["place", "job location"] },
  industry: { label: "Industry", names: ["category"] },
  employmentType: { label: "Employment type", names: ["job type", "type"] },
  workType: { label: "Work type", names: ["workplace", "remote type", "remote"] },
  hoursPerWeek: { label: "Hours per week", names: ["hours", "weekly hours"] },
  payRangeMin: { label: "Minimum pay", names: ["pay min", "pay from", "min pay", "salary min", "minimum salary"] },
  payRangeMax: { label: "Maximum pay", names: ["pay max", "pay to", "max pay", "salary max", "maximum salary"] },
  payUnit: { label: "Pay per", names: ["pay unit", "per", "pay period", "salary period"] },
  flexibility: { label: "Flexibility", names: ["flexible"] },
  skills: { label: "Skills", names: [] },
  answerDays: { label: "Reply within", names: ["answer days", "reply within business days"] },
  hidesNames: { label: "Review without names", names: ["anonymous review"] },
} as const satisfies Record<string, { label: string; names: readonly string[] }>;

export type ColumnName = keyof typeof COLUMNS;

export const COLUMN_NAMES = Object.keys(COLUMNS).filter(isColumn);

function isColumn(name: string): name is ColumnName {
  return Object.hasOwn(COLUMNS, name);
}

/** Returns the label of a field of the posting form; errors of the whole row have none. */
export function columnLabel(field: string): string | null {
  return isColumn(field) ? COLUMNS[field].label : null;
}

const FIELDS_BY_NAME: ReadonlyMap<string, ColumnName> = new Map(
  COLUMN_NAMES.flatMap((column) =>
    [COLUMNS[column].label, ...COLUMNS[column].names].map((name) => [plain(name), column] as const),
  ),
);

/** Ignores case, spaces, and signs: "Hours/week" and "hours week" are the same. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** Which column of a file is which field; `unused` are the names that mean nothing here. */
export type Header = { fields: ReadonlyArray<ColumnName | null>; unused: string[] };

/** Whether the rows under a header have IDs of their own. Where they don't, `idOf` gives each one. */
export function hasIds({ fields }: Header): boolean {
  return fields.includes("sourceId");
}

/**
 * Returns the ID of a job whose file has none: its title and its location, because they change least. So a job keeps
 * its place when its pay or its text changes.
 */
function idOf({ title = "", location = "" }: Partial<Record<ColumnName, string>>): string {
  const id = [title, location].filter(Boolean).join(", ").toLowerCase().replaceAll(/\s+/g, " ");
  return Array.from(id).slice(0, MOST_ID_CHARACTERS).join("");
}

/** Reads the first row of a file. The first of two columns for the same field counts. */
export function headerOf(cells: readonly string[]): Header {
  const seen = new Set<ColumnName>();
  const unused: string[] = [];
  const fields = cells.map((cell) => {
    const field = FIELDS_BY_NAME.get(plain(cell)) ?? null;
    if (field !== null && !seen.has(field)) {
      seen.add(field);
      return field;
    }
    if (cell.trim() !== "") unused.push(cell.trim().slice(0, MOST_ID_CHARACTERS));
    return null;
  });
  return { fields, unused };
}

/** Reads one row under its header. */
export function rowOf(header: Header, cells: readonly string[], position: number): FoundRow {
  const typed: Partial<Record<ColumnName, string>> = {};
  for (const [at, field] of header.fields.entries()) if (field !== null) typed[field] = cells[at]?.trim() ?? "";
  if (!hasIds(header)) typed.sourceId = idOf(typed);
  return { position, ...toRow(typed) };
}

/** Converts texts by column to the fields of the posting form; what means nothing stays, for the form's own error. */
export function toRow({ sourceId = "", ...typed }: Partial<Record<ColumnName, string>>): Omit<FoundRow, "position"> {
  const said: Record<string, string | string[]> = {};
  for (const [name, text] of Object.entries(typed)) if (text !== "" && isColumn(name)) said[name] = READ[name](text);
  return { sourceId, said };
}

const asTyped = (text: string) => text;

const READ: Record<ColumnName, (text: string) => string | string[]> = {
  sourceId: asTyped,
  title: asTyped,
  company: asTyped,
  // As the posting form sends it.
  description: (text) => text.replaceAll(/\r\n|\r/g, "\n"),
  location: asTyped,
  industry: asTyped,
  employmentType: (text) => oneOf(EMPLOYMENT_BY_NAME, text),
  workType: (text) => oneOf(WORK_BY_NAME, text),
  hoursPerWeek: (text) => /^(\d+(?:\.\d+)?)\s*(?:h|hrs?|hours?)?(?:\s*(?:a|per|\/)\s*week)?$/i.exec(text)?.[1] ?? text,
  payRangeMin: asTyped,
  payRangeMax: asTyped,
  payUnit: (text) => oneOf(UNIT_BY_NAME, text),
  flexibility: (text) =>
    text
      .split(/[;|,\n]/)
      .flatMap((part) => part.trim() && oneOf(FLEXIBILITY_BY_NAME, part))
      .filter(Boolean),
  skills: (text) => text.replaceAll("|", ","),
  answerDays: (text) => ANSWER_DAYS.map(String).find((days) => days === /^\d+/.exec(text)?.[0]) ?? text,
  hidesNames: (text) => (/^(yes|y|true|x|1|on)$/i.test(text) ? "on" : /^(no|n|false|0|off)$/i.test(text) ? "" : text),
};

function oneOf(known: ReadonlyMap<string, string>, text: string): string {
  return known.get(plain(text)) ?? text.trim();
}

function byName<T extends string>(values: readonly T[], more: Record<T, readonly string[]>) {
  return new Map(values.flatMap((value) => [value, ...more[value]].map((name) => [plain(name), value] as const)));
}

const EMPLOYMENT_BY_NAME = byName<EmploymentType>(EMPLOYMENT_TYPES, {
  "full-time": [EMPLOYMENT_TYPE_LABELS["full-time"], "permanent"],
  "part-time": ["part"],
  consulting: ["contract", "contractor", "consultant", "freelance"],
  project: ["temporary", "temp", "interim"],
});

const WORK_BY_NAME = byName<WorkType>(WORK_TYPES, {
  remote: ["fully remote", "work from home", "telecommute", "yes"],
  "on-site": ["in person", "office", "no"],
  hybrid: ["hybrid remote", "partly remote"],
});

const UNIT_BY_NAME = byName<PayUnit>(PAY_UNITS, {
  hour: ["hourly", "per hour", "hr"],
  day: ["daily", "per day"],
  month: ["monthly", "per month"],
  year: ["yearly", "annual", "annually", "per year", "salary"],
  project: ["per project", "fixed"],
});

const FLEXIBILITY_BY_NAME = byName<Flexibility>(FLEXIBILITIES, {
  "flexible-hours": [FLEXIBILITY_LABELS["flexible-hours"], "flexible", "flextime", "flexible schedule"],
  "choose-days": [FLEXIBILITY_LABELS["choose-days"]],
  "job-share": [FLEXIBILITY_LABELS["job-share"], "job sharing"],
  seasonal: [FLEXIBILITY_LABELS.seasonal],
  "evenings-weekends": [FLEXIBILITY_LABELS["evenings-weekends"], "evenings", "weekends"],
});
