import type { EmploymentType, WorkType } from "#app/domain/employment.ts";
import { xmlText } from "#app/words.ts";
import { flexibilityText, payText } from "../labels.ts";
import { addressOf } from "../markup/address.ts";
import { descriptionHtml } from "../markup/job-posting.ts";
import type { Feed, FeedJob } from "./rules.ts";

const JOB_TYPES: Record<EmploymentType, string> = {
  "full-time": "fulltime",
  "part-time": "parttime",
  consulting: "contract",
  project: "temporary",
};

const REMOTE_TYPES: Record<WorkType, string | null> = {
  remote: "Fully remote",
  hybrid: "Hybrid remote",
  "on-site": null,
};

/**
 * Returns a page of a feed in the XML that Indeed and other job sites read. `hours`, `flexibility`, and `skills` are
 * our own names.
 */
export function indeedOf({ siteName, siteUrl, nextUrl, jobs }: Feed): string {
  const newest = jobs[0];
  const parts = [
    element("publisher", siteName),
    element("publisherurl", siteUrl),
    ...(newest ? [element("lastBuildDate", newest.job.createdAt.toUTCString())] : []),
    ...(nextUrl === null ? [] : [`<atom:link href="${xmlText(nextUrl)}" rel="next" type="application/xml"/>`]),
    ...jobs.map(({ job, link }) => `<job>${jobElements(job, link).join("")}</job>`),
  ];
  return `<source xmlns:atom="http://www.w3.org/2005/Atom">\n${parts.join("\n")}\n</source>`;
}

function jobElements(job: FeedJob, link: string): string[] {
  const address = addressOf(job.location);
  const remote = REMOTE_TYPES[job.workType];
  return [
    element("title", job.title),
    element("date", job.createdAt.toUTCString()),
    element("referencenumber", job.id),
    element("url", link),
    element("company", job.company),
    // Where a place cannot be told apart into its parts, readers need it whole.
    element("city", address ? (address.addressLocality ?? "") : job.location),
    element("state", address?.addressRegion ?? ""),
    element("postalcode", address?.postalCode ?? ""),
    element("country", address?.addressCountry ?? ""),
    element("streetaddress", address?.streetAddress ?? ""),
    element("description", descriptionHtml(job.description)),
    element("salary", payText(job)),
    element("jobtype", JOB_TYPES[job.employmentType]),
    element("category", job.industry),
    element("remotetype", remote ?? ""),
    element("expirationdate", job.expiresAt?.toUTCString() ?? ""),
    element("hours", `${job.hoursPerWeek}`),
    element("flexibility", flexibilityText(job.flexibility)),
    element("skills", job.skills.join(", ")),
  ].filter((text) => text !== "");
}

function element(name: string, text: string): string {
  return text === "" ? "" : `<${name}>${xmlText(text)}</${name}>`;
}
