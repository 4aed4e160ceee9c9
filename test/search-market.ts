import { stepJob } from "#app/features/jobs/lifecycle/commands.server.ts";
import type { JobInput } from "#app/features/jobs/schema.ts";
import { readJobSearch } from "#app/features/jobs/search/schema.ts";
import { searchJobs } from "#app/features/jobs/search/search.server.ts";
import { openTestDatabase } from "./database.ts";
import { aJob, anEmployer } from "./jobs.ts";
import { openTestPlatform } from "./platform.ts";

/** A job that no test's search finds by chance. */
export const QUIET: Partial<JobInput> = {
  company: "Northlane",
  description: "A calm place to work, a few people who know what they do, and nobody who counts the minutes.",
  industry: "Energy",
  location: "Duluth, Minnesota",
  skills: [],
};

/** The open jobs, oldest first, one per day. */
export const MARKET: Array<Partial<JobInput> & { title: string }> = [
  { title: "Payroll Manager", skills: ["Month-end close"], employmentType: "full-time", workType: "on-site" },
  {
    title: "Staff Accountant",
    industry: "Finance",
    employmentType: "part-time",
    workType: "remote",
    location: "Remote",
  },
  { title: "Head of Finance", skills: ["Payroll"], employmentType: "consulting", workType: "hybrid" },
  { title: "Night Porter", location: "Asheville, North Carolina", employmentType: "project", workType: "on-site" },
  { title: "C++ Mentor", skills: ["C++", "SAP/PM"], employmentType: "consulting", workType: "remote" },
  { title: "IT Support", industry: "Information Technology", employmentType: "part-time", workType: "hybrid" },
  { title: "Café Steward", description: `${QUIET.description} The payroll clerk sits next door.`, workType: "on-site" },
  { title: "100% Recycling Lead", company: "Kestrel_Row", workType: "on-site", employmentType: "full-time" },
];

/** Opens a small market of these jobs and a closed one. `search` takes a query string. */
export async function openSearchMarket() {
  const platform = await openTestPlatform(await openTestDatabase());
  const { db } = platform;
  const by = await anEmployer(platform);
  for (const [index, job] of MARKET.entries()) {
    platform.clock.set(`2026-11-${String(index + 1).padStart(2, "0")}T10:00:00Z`);
    await aJob(platform, { by, ...QUIET, employmentType: "part-time", workType: "remote", ...job });
  }
  const closed = await aJob(platform, { by, ...QUIET, title: "Hidden Payroll Accountant", skills: ["Payroll"] });
  await stepJob(platform, by, { jobId: closed.id, step: "close", from: "live" });
  const search = (query: string | URLSearchParams) =>
    searchJobs(db, readJobSearch(new URLSearchParams(query)), platform.clock.now());
  const titles = async (query: string) => (await search(query)).jobs.map(({ title }) => title);
  return { platform, by, closed, search, titles };
}
