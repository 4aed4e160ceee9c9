import { dollarText, roughDollars } from "#app/dollars.ts";
import type { EmploymentType, Flexibility, WorkType } from "#app/domain/employment.ts";
import { type Pay, type PayUnit, yearlyPay } from "#app/domain/pay.ts";
import type { EmployerCheck } from "./rules.ts";

/** Labels for seniors (lists, cards, job page). */
export const EMPLOYMENT_TYPE_LABELS: Record<EmploymentType, string> = {
  "full-time": "Full-time",
  "part-time": "Part-time",
  consulting: "Consulting",
  project: "Project",
};

export const WORK_TYPE_LABELS: Record<WorkType, string> = { remote: "Remote", "on-site": "On-site", hybrid: "Hybrid" };

/** Labels of the posting form: the same values in the specification's other words (D66), its defaults first. */
export const POSTING_EMPLOYMENT_TYPES: ReadonlyArray<{ value: EmploymentType; label: string }> = [
  { value: "part-time", label: "Part-time" },
  { value: "consulting", label: "Consulting" },
  { value: "project", label: "Project" },
  { value: "full-time", label: "Full-time" },
];

export const POSTING_WORK_TYPES: ReadonlyArray<{ value: WorkType; label: string }> = [
  { value: "remote", label: "Remote" },
  { value: "on-site", label: "Onsite" },
  { value: "hybrid", label: "Hybrid" },
];

export const PAY_UNIT_LABELS: Record<PayUnit, string> = {
  hour: "Hour",
  day: "Day",
  month: "Month",
  year: "Year",
  project: "Project",
};

export const FLEXIBILITY_LABELS: Record<Flexibility, string> = {
  "flexible-hours": "Flexible hours",
  "choose-days": "Choose your days",
  "job-share": "Job share",
  seasonal: "Seasonal",
  "evenings-weekends": "Evenings or weekends",
};

function range(min: number, max: number): string {
  return min === max ? dollarText(min) : `${dollarText(min)} - ${dollarText(max)}`;
}

/** The stated pay with its unit: "$25 - $50 per hour". */
export function payText(pay: Pay): string {
  return `${range(pay.payRangeMin, pay.payRangeMax)} per ${pay.payUnit}`;
}

/**
 * Returns the pay per year: "about $26,000 - $52,000 per year at 20 hours a week". Null for pay that is stated per
 * year, and for projects.
 */
export function yearlyPayText(pay: Pay): string | null {
  const yearly = pay.payUnit === "year" ? null : yearlyPay(pay);
  if (!yearly) return null;
  return `about ${range(roughDollars(yearly.min), roughDollars(yearly.max))} per year at ${hoursText(pay.hoursPerWeek)}`;
}

/** Returns the whole pay in one sentence, in the specification's form (D67). */
export function fullPayText(pay: Pay): string {
  return [payText(pay), yearlyPayText(pay)].filter((part) => part !== null).join(", ");
}

/** "20 hours a week". */
export function hoursText(hoursPerWeek: number): string {
  return hoursPerWeek === 1 ? "1 hour a week" : `${hoursPerWeek} hours a week`;
}

/** "Flexible hours, Seasonal". */
export function flexibilityText(flexibility: readonly Flexibility[]): string {
  return flexibility.map((kind) => FLEXIBILITY_LABELS[kind]).join(", ");
}

/**
 * Says how an employer was verified (D2), up to "on", because the date follows. It names the domain and does not
 * vouch for the name (decision 028).
 */
export function employerCheckText({ how, domain }: EmployerCheck): string {
  if (how === "administrator" || !domain) return "We checked this company on";
  const shown = how === "domain" ? "confirmed an email address at" : "showed that they run";
  return `The recruiter ${shown} ${domain}, where the company says its website is, on`;
}

/** The label of an employer that was not verified (R76). */
export const NOT_CHECKED = "Employer not yet verified";

/** Toasts after posting a job (sections 5 and 8; the success title is D68's, its text is the job's title). */
export const POST_TOASTS = {
  success: { kind: "success", title: "Job posted successfully" },
  failure: {
    kind: "error",
    title: "Failed to post job",
    text: "There was an error posting your job. Please try again.",
  },
  noSession: { kind: "error", title: "Authentication required", text: "You must be logged in to post a job" },
} as const;

/** When the form of a job comes back changed: the job stays, and the form is then a new one. */
export const FORM_USED = {
  title: "This job is already posted or saved",
  text: "You've changed the form since. To make another job of it, press the button again. To change the first one, open it in Manage Jobs.",
};

/** "10 business days". */
export function answerDaysText(days: number): string {
  return `${days} business days`;
}
