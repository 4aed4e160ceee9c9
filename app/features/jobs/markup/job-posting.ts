import type { EmploymentType } from "#app/domain/employment.ts";
import type { PayUnit } from "#app/domain/pay.ts";
import { hoursText } from "#app/features/jobs/labels.ts";
import { type Job, paragraphsOf } from "#app/features/jobs/rules.ts";
import { addressesOf, HOME_COUNTRY } from "./address.ts";

// schema.org has no consulting; both kinds of contract work are CONTRACTOR.
const EMPLOYMENT_TYPES: Record<EmploymentType, string> = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  consulting: "CONTRACTOR",
  project: "CONTRACTOR",
};

const SALARY_UNITS: Record<PayUnit, string | null> = {
  hour: "HOUR",
  day: "DAY",
  month: "MONTH",
  year: "YEAR",
  project: null,
};

/** What structured data says of a job. */
type Posted = Pick<
  Job,
  | "id"
  | "title"
  | "company"
  | "description"
  | "location"
  | "industry"
  | "employmentType"
  | "workType"
  | "hoursPerWeek"
  | "payRangeMin"
  | "payRangeMax"
  | "payUnit"
  | "skills"
  | "isActive"
  | "createdAt"
  | "expiresAt"
>;

/**
 * Returns the job as structured data for search engines (schema.org JobPosting), by the rules of Google Search; null
 * for a closed job, and for one that is not remote and whose place cannot be told, which these rules do not allow.
 * `url` is the page's own.
 */
export function jobPostingMarkup(job: Posted, url: string): Record<string, unknown> | null {
  const isPlaced = job.workType === "remote" || addressesOf(job.location).length > 0;
  return job.isActive && isPlaced ? jobPosting(job, url) : null;
}

/** Returns the job as a JobPosting, with its place as typed where it cannot be told. */
export function jobPosting(job: Posted, url: string): Record<string, unknown> {
  const unitText = SALARY_UNITS[job.payUnit];
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: job.title,
    description: descriptionHtml(job.description),
    url,
    identifier: { "@type": "PropertyValue", name: job.company, value: job.id },
    datePosted: job.createdAt.toISOString(),
    hiringOrganization: { "@type": "Organization", name: job.company },
    employmentType: EMPLOYMENT_TYPES[job.employmentType],
    workHours: hoursText(job.hoursPerWeek),
    industry: job.industry,
    skills: job.skills.join(", "),
    directApply: true,
    ...placeOf(job),
    ...(job.expiresAt ? { validThrough: job.expiresAt.toISOString() } : {}),
    ...(unitText ? { baseSalary: salaryOf(job, unitText) } : {}),
  };
}

function placeOf({ location, workType }: Posted) {
  const addresses = addressesOf(location);
  const places = addresses.map((address) => ({
    "@type": "Place",
    address: { "@type": "PostalAddress", ...address },
  }));
  if (workType !== "remote") {
    const typed = { "@type": "Place", address: location };
    return { jobLocation: places.length > 1 ? places : (places[0] ?? typed) };
  }
  const countries = [...new Set(addresses.map(({ addressCountry }) => addressCountry))];
  const from = (countries.length > 0 ? countries : [HOME_COUNTRY]).map((name) => ({ "@type": "Country", name }));
  return {
    ...(places.length > 0 ? { jobLocation: places.length > 1 ? places : places[0] } : {}),
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: from.length > 1 ? from : from[0],
  };
}

function salaryOf(job: Posted, unitText: string) {
  const value = { "@type": "QuantitativeValue", minValue: job.payRangeMin, maxValue: job.payRangeMax, unitText };
  return { "@type": "MonetaryAmount", currency: "USD", value };
}

/** Returns a description as HTML: its paragraphs, with its own text escaped. */
export function descriptionHtml(description: string): string {
  return paragraphsOf(description)
    .map((text) => `<p>${escaped(text)}</p>`)
    .join("");
}

// Escapes a recruiter's text, because schema.org takes the description as HTML.
function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\n", "<br>");
}
