import { expect, test } from "vitest";
import type { Job } from "#app/features/jobs/rules.ts";
import { jobPostingMarkup } from "./job-posting.ts";

const JOB: Job = {
  id: "018f0000-0000-7000-8000-000000000000",
  title: "Payroll Mentor",
  company: "Kestrel Row",
  employerCheck: null,
  location: "Duluth, Minnesota",
  industry: "Manufacturing",
  employmentType: "part-time",
  workType: "on-site",
  hoursPerWeek: 20,
  payRangeMin: 25,
  payRangeMax: 50,
  payUnit: "hour",
  flexibility: ["flexible-hours"],
  isActive: true,
  companySlug: null,
  status: "live",
  statusChangedAt: new Date("2026-11-20T10:00:00Z"),
  answerDays: 10,
  hidesNames: false,
  questions: [],
  notAnsweringSince: null,
  expiresAt: new Date("2026-12-20T10:00:00Z"),
  placeSlug: "duluth-minnesota",
  industrySlug: "manufacturing",
  createdAt: new Date("2026-11-20T10:00:00Z"),
  updatedAt: new Date("2026-11-20T10:00:00Z"),
  description: "First <b>line</b> & more\nsecond line\n\nSecond paragraph",
  skills: ["Payroll", "Mentoring"],
  responsibleId: "018f0000-0000-7000-8000-000000000001",
};

test("describes an open job as schema.org asks", () => {
  expect(jobPostingMarkup(JOB, "https://seasoned.example/job/1")).toMatchObject({
    "@type": "JobPosting",
    title: "Payroll Mentor",
    url: "https://seasoned.example/job/1",
    datePosted: "2026-11-20T10:00:00.000Z",
    employmentType: "PART_TIME",
    hiringOrganization: { name: "Kestrel Row" },
    baseSalary: { currency: "USD", value: { minValue: 25, maxValue: 50, unitText: "HOUR" } },
  });
});

test("the description is HTML with the recruiter's text escaped", () => {
  expect(jobPostingMarkup(JOB, "")?.description).toBe(
    "<p>First &lt;b&gt;line&lt;/b&gt; &amp; more<br>second line</p><p>Second paragraph</p>",
  );
});

test("handles remote jobs, projects, and closed jobs", () => {
  expect(jobPostingMarkup({ ...JOB, workType: "remote" }, "")).toMatchObject({ jobLocationType: "TELECOMMUTE" });
  expect(jobPostingMarkup(JOB, "")).not.toHaveProperty("jobLocationType");
  expect(jobPostingMarkup({ ...JOB, payUnit: "project" }, "")).not.toHaveProperty("baseSalary");
  expect(jobPostingMarkup({ ...JOB, isActive: false }, "")).toBeNull();
});

// Clauses D43.
test("names the place of work and the end date", () => {
  expect(jobPostingMarkup(JOB, "")).toMatchObject({
    directApply: true,
    validThrough: "2026-12-20T10:00:00.000Z",
    jobLocation: { address: { addressLocality: "Duluth", addressRegion: "Minnesota", addressCountry: "US" } },
  });
  const remote = jobPostingMarkup({ ...JOB, workType: "remote", location: "Remote" }, "");
  expect(remote).toMatchObject({ applicantLocationRequirements: { "@type": "Country", name: "US" } });
  expect(remote).not.toHaveProperty("jobLocation");
  expect(jobPostingMarkup({ ...JOB, workType: "remote", location: "Toronto, Canada" }, "")).toMatchObject({
    applicantLocationRequirements: { name: "CA" },
    jobLocation: { address: { addressLocality: "Toronto", addressCountry: "CA" } },
  });
});

test("does not say who posted the job", () => {
  expect(JSON.stringify(jobPostingMarkup(JOB, ""))).not.toContain(JOB.responsibleId);
});
