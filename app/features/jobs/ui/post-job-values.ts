import {
  EMPLOYMENT_TYPES,
  FLEXIBILITIES,
  HOURS_PER_WEEK,
  USUAL_ANSWER_DAYS,
  WORK_TYPES,
} from "#app/domain/employment.ts";
import { PAY_UNITS } from "#app/domain/pay.ts";
import { typedDollars, typedNumber } from "#app/typed-number.ts";
import { valuesOfQuestions } from "../questions/rules.ts";
import { HIGHEST_PAY, JOB_LIST_FIELDS, type Job, type JobCard } from "../rules.ts";

/** The content of the posting form by field name, as typed. */
export type PostJobValues = Readonly<Record<string, string | readonly string[]>>;

/** Returns the values of an empty form (section 5): Part-time, Remote, 20 hours, 25 to 50 dollars per hour. */
export function emptyPostJob(company: string, submissionKey: string): PostJobValues {
  return {
    submissionKey,
    title: "",
    company,
    description: "",
    industry: "",
    skills: [],
    occupations: [],
    occupationsShown: "",
    employmentType: "part-time",
    workType: "remote",
    hoursPerWeek: "20",
    location: "",
    flexibility: ["flexible-hours"],
    payRangeMin: "25",
    payRangeMax: "50",
    payUnit: "hour",
    answerDays: String(USUAL_ANSWER_DAYS),
    hidesNames: "",
    ...valuesOfQuestions([]),
  };
}

/** Returns the form values of an existing job; `occupations` are those that it is read as. */
export function valuesOfJob(job: Job, occupations: readonly string[]): PostJobValues {
  const { title, company, description, industry, skills, employmentType, workType, location, flexibility } = job;
  return {
    seenAt: job.updatedAt.toISOString(),
    ...{ title, company, description, industry, skills, employmentType, workType, location, flexibility },
    occupations,
    occupationsShown: occupations.join(", "),
    hoursPerWeek: String(job.hoursPerWeek),
    payRangeMin: String(job.payRangeMin),
    payRangeMax: String(job.payRangeMax),
    payUnit: job.payUnit,
    answerDays: String(job.answerDays),
    hidesNames: job.hidesNames ? "on" : "",
    ...valuesOfQuestions(job.questions),
  };
}

/** Returns one text of the form. */
export function textIn(values: PostJobValues, name: string): string {
  const value = values[name];
  return typeof value === "string" ? value : (value?.[0] ?? "");
}

/** Returns all texts of one field. */
export function listIn(values: PostJobValues, name: string): readonly string[] {
  const value = values[name];
  return value === undefined ? [] : typeof value === "string" ? [value] : value;
}

/** Reads the current content of a form; checkboxes and tags become lists. */
export function valuesInForm(form: HTMLFormElement): PostJobValues {
  const entries = new FormData(form);
  const lists: readonly string[] = JOB_LIST_FIELDS;
  const values: Record<string, string | string[]> = {};
  for (const name of new Set([...entries.keys(), ...lists])) {
    const texts = entries.getAll(name).filter((value) => typeof value === "string");
    values[name] = lists.includes(name) ? texts : (texts[0] ?? "");
  }
  return values;
}

/** Reads values from stored JSON; ignores values of another shape. */
export function valuesFrom(stored: unknown): PostJobValues | null {
  if (typeof stored !== "object" || stored === null) return null;
  const values: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(stored)) {
    if (typeof value === "string") values[name] = value;
    if (Array.isArray(value)) values[name] = value.filter((one) => typeof one === "string");
  }
  return values;
}

/** Returns the card for these values, with numbers parsed as the server does; 0 where it would refuse them. */
export function cardOf(values: PostJobValues): JobCard {
  const text = (name: string) => textIn(values, name).trim();
  const pay = (name: string) => {
    const dollars = typedDollars(text(name)) ?? 0;
    return dollars >= 1 && dollars <= HIGHEST_PAY ? dollars : 0;
  };
  const hours = typedNumber(text("hoursPerWeek")) ?? 0;
  const areHours = Number.isInteger(hours) && hours >= HOURS_PER_WEEK.min && hours <= HOURS_PER_WEEK.max;
  return {
    id: "",
    title: text("title"),
    company: text("company"),
    employerCheck: null,
    location: text("location") || "Location",
    industry: text("industry"),
    employmentType: EMPLOYMENT_TYPES.find((type) => type === text("employmentType")) ?? "part-time",
    workType: WORK_TYPES.find((type) => type === text("workType")) ?? "remote",
    hoursPerWeek: areHours ? hours : 0,
    payRangeMin: pay("payRangeMin"),
    payRangeMax: pay("payRangeMax"),
    payUnit: PAY_UNITS.find((unit) => unit === text("payUnit")) ?? "hour",
    flexibility: FLEXIBILITIES.filter((kind) => listIn(values, "flexibility").includes(kind)),
    isActive: true,
    createdAt: new Date(0),
  };
}
