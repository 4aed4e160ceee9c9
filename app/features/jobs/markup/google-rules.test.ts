import { describe, expect, it } from "vitest";
import { WORK_TYPES } from "#app/domain/employment.ts";
import { PAY_UNITS } from "#app/domain/pay.ts";
import { addressesOf } from "./address.ts";
import { jobPostingMarkup } from "./job-posting.ts";

const JOB = {
  id: "018f0000-0000-7000-8000-000000000000",
  title: "Payroll Mentor",
  company: "Kestrel Row",
  industry: "Manufacturing",
  employmentType: "part-time" as const,
  hoursPerWeek: 20,
  payRangeMin: 25,
  payRangeMax: 50,
  isActive: true,
  createdAt: new Date("2026-11-20T10:00:00Z"),
  expiresAt: new Date("2026-12-20T10:00:00Z"),
  description: "Sit beside our clerk for a year, and show how payroll is done.",
  skills: ["Payroll"],
};

/** Places as people type them. */
const PLACES = [
  ...[
    "Dayton, Ohio",
    "Dayton, OH",
    "Dayton OH 45402",
    "Dayton, OH, USA",
    "DAYTON, OH",
    "New York",
    "New York City, NY",
  ],
  ...["Washington, D.C.", "St. Louis, MO", "Winston-Salem, NC", "O'Fallon, IL", "Coeur d'Alene, Idaho", "Zürich"],
  ...["Boston, MA or New York, NY", "Boston, MA / Dayton, OH", "Dayton, OH and Akron, OH", "Akron, OH; Dayton, OH"],
  ...["Near Boston, MA", "Greater Boston, MA", "Dayton, OH area", "Downtown, Chicago", "Chicago", "Minnesota", "MN"],
  ...["350 Fifth Avenue, New York, NY 10118", "350 Fifth Avenue", "12 Mill Rd, Dayton", "10118", "45402-1234"],
  ...["Toronto, Canada", "Toronto, ON", "Toronto, Ontario, Canada", "London, England", "Paris, France", "Mexico"],
  ...["Remote", "Remote, US", "Remote (Ohio only)", "Anywhere", "Anywhere in the US", "Worldwide", "Nationwide", "US"],
  ...["Home office", "Hybrid, Dayton OH", "Dayton, OH (hybrid)", "Multiple locations", "Various", "TBD", "-", "??"],
  ...["Portland", "Portland, OR", "Portland, ME", "Georgia", "Paris, TX", "Washington", "Kansas City, MO/KS"],
  ...["Dayton, OH <b>", "Dayton\u00a0, OH", "  Dayton ,  OH ", "Dayton,OH", "ohio", "Ohio, Dayton", "🏠", "東京"],
];

/** Google Search Central, "JobPosting": returns what its rules miss. */
function missedRules(markup: Record<string, unknown>): string[] {
  const missed: string[] = [];
  const of = (value: unknown, name: string): unknown =>
    typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  const isText = (value: unknown) => typeof value === "string" && value.trim() !== "";
  for (const name of ["title", "description", "datePosted"]) if (!isText(markup[name])) missed.push(name);
  if (!isText(of(markup.hiringOrganization, "name"))) missed.push("hiringOrganization");
  const isRemote = markup.jobLocationType === "TELECOMMUTE";
  if (markup.jobLocationType !== undefined && !isRemote) missed.push("jobLocationType");
  const places = markup.jobLocation === undefined ? [] : [markup.jobLocation].flat();
  if (!isRemote && places.length === 0) missed.push("jobLocation");
  for (const place of places) {
    const address = of(place, "address");
    if (!/^[A-Z]{2}$/.test(String(of(address, "addressCountry")))) missed.push("addressCountry");
    for (const name of ["addressLocality", "addressRegion", "postalCode", "streetAddress"]) {
      const part = of(address, name);
      if (part !== undefined && !(isText(part) && /[\p{L}\p{N}]/u.test(String(part)))) missed.push(name);
    }
  }
  const from = [markup.applicantLocationRequirements ?? []].flat();
  if (isRemote && (from.length === 0 || from.some((one) => of(one, "@type") !== "Country" || !isText(of(one, "name")))))
    missed.push("applicantLocationRequirements");
  if (!isRemote && from.length > 0) missed.push("applicantLocationRequirements without TELECOMMUTE");
  if (Number.isNaN(Date.parse(String(markup.validThrough)))) missed.push("validThrough");
  const salary = markup.baseSalary;
  if (salary !== undefined) {
    const value = of(salary, "value");
    const isRange = Number(of(value, "minValue")) > 0 && Number(of(value, "maxValue")) >= Number(of(value, "minValue"));
    const unit = String(of(value, "unitText"));
    if (of(salary, "currency") !== "USD" || !isRange || !["HOUR", "DAY", "WEEK", "MONTH", "YEAR"].includes(unit))
      missed.push("baseSalary");
  }
  return missed;
}

// Clauses D43.
describe("Google's rules for jobs", () => {
  it.each(PLACES)("hold for every markup of a job at %j", (location) => {
    for (const workType of WORK_TYPES) {
      for (const payUnit of PAY_UNITS) {
        const markup = jobPostingMarkup({ ...JOB, location, workType, payUnit }, "https://seasoned.example/job/1");
        if (workType === "remote") expect(markup).not.toBeNull();
        if (markup) expect(missedRules(markup), `${workType} ${payUnit}`).toEqual([]);
      }
    }
  });

  it("keep most of the places in the markup", () => {
    const isTold = (location: string) => addressesOf(location).length > 0;
    expect(PLACES.filter(isTold).length).toBeGreaterThan(PLACES.length / 2);
  });
});

describe("several places", () => {
  it.each([
    ["Boston, MA or New York, NY", ["Boston", "New York"]],
    ["Akron, OH; Dayton, OH", ["Akron", "Dayton"]],
    ["Near Boston, MA", ["Boston"]],
    ["Dayton, OH area", ["Dayton"]],
    ["Boston or somewhere else", []],
  ])("are told apart: %j", (location, towns) => {
    expect(addressesOf(location).map(({ addressLocality }) => addressLocality)).toEqual(towns);
  });
});
