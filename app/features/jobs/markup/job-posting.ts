import type { EmploymentType } from "#app/domain/employment.ts";
import type { PayUnit } from "#app/domain/pay.ts";
import { hoursText } from "#app/features/jobs/labels.ts";
import { type Job, paragraphsOf } from "#app/features/jobs/rules.ts";
import { addressOf, HOME_COUNTRY } from "./address.ts";

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

/**
 * Returns the job as structured data for search engines (schema.org JobPosting); null for a closed job. `url` is the
 * page's own.
 */
export function jobPostingMarkup(job: Job, url: string): Record<string, unknown> | null {
  if (!job.isActive) return null;
  const unitText = SALARY_UNITS[job.payUnit];
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: job.title,
    description: paragraphsOf(job.description)
      .map((text) => `<p>${escaped(text)}</p>`)
      .join(""),
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

function placeOf({ location, workType }: Job) {
  const address = addressOf(location);
  return {
    ...(address ? { jobLocation: { "@type": "Place", address: { "@type": "PostalAddress", ...address } } } : {}),
    ...(workType === "remote"
      ? {
          jobLocationType: "TELECOMMUTE",
          applicantLocationRequirements: { "@type": "Country", name: address?.addressCountry ?? HOME_COUNTRY },
        }
      : {}),
  };
}

function salaryOf(job: Job, unitText: string) {
  const value = { "@type": "QuantitativeValue", minValue: job.payRangeMin, maxValue: job.payRangeMax, unitText };
  return { "@type": "MonetaryAmount", currency: "USD", value };
}

// Escapes a recruiter's text, because schema.org takes the description as HTML.
function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\n", "<br>");
}
