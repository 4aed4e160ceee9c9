import { eq } from "drizzle-orm";
import { applications } from "#app/db/schema/applications.ts";
import { heldApplications } from "#app/db/schema/held-applications.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { releaseApplication } from "#app/features/applications/held/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { aJob } from "./jobs.ts";
import { aRecruiter, aSenior, type Person } from "./people.ts";
import { aProfile } from "./profiles.ts";

/** The snapshot of a profile with a name only. */
const EMPTY_SNAPSHOT = {
  fullName: "Harriet Quill",
  bio: null,
  skills: [],
  yearsExperience: null,
  availabilityHours: null,
  workPreference: null,
  place: null,
};

/**
 * Creates a recruiter's job and a senior who applied for it, who may write to each other. `id` is the application's.
 */
export async function anApplicant(platform: Platform, said: { recruiter?: Person; senior?: Person } = {}) {
  const recruiter = said.recruiter ?? (await aRecruiter(platform));
  const senior = said.senior ?? (await aSenior(platform));
  await aProfile(platform, { of: senior.viewer });
  const job = await aJob(platform, { by: recruiter.viewer });
  const { id } = await applyToJob(platform, senior.viewer, { jobId: job.id });
  return { recruiter, senior, job, id };
}

/** The same for a hidden person with a name that tests can look for: Desmond Oakhurst. */
export async function anApplicantWithAName(platform: Platform) {
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform, { firstName: "Desmond", lastName: "Oakhurst" });
  await aProfile(platform, { of: senior.viewer, bio: "I close books.", isVisible: false });
  const job = await aJob(platform, { by: recruiter.viewer, title: "Interim Controller" });
  const { id } = await applyToJob(platform, senior.viewer, { jobId: job.id });
  return { recruiter, senior, job, id };
}

/** Creates one more senior who applied for an existing job. */
export async function anApplicantFor(platform: Platform, jobId: string) {
  const senior = await aSenior(platform);
  await aProfile(platform, { of: senior.viewer });
  const { id } = await applyToJob(platform, senior.viewer, { jobId });
  return { ...senior, applicationId: id };
}

/** The same directly in the table, whatever the profile says: the snapshot of `of` has a name only. */
export async function anEmptyApplication(
  { db, ids, clock }: Platform,
  { of, jobId, status = "pending" }: { of: Viewer; jobId: string; status?: "pending" | "withdrawn" },
): Promise<string> {
  const now = clock.now();
  const id = ids.next(now);
  const profileSnapshot = { ...EMPTY_SNAPSHOT, fullName: of.name };
  const times = { createdAt: now, updatedAt: now };
  await db.insert(applications).values({ id, jobId, applicantId: of.id, status, profileSnapshot, ...times });
  return id;
}

/** Returns an application's status. */
export async function statusOf({ db }: Platform, id: string) {
  const [row] = await db.select({ status: applications.status }).from(applications).where(eq(applications.id, id));
  return row?.status;
}

/** Sends every held application, as its task does when the undo period is over. */
export async function sendAllHeld(platform: Platform): Promise<void> {
  for (const { id } of await platform.db.select({ id: heldApplications.id }).from(heldApplications)) {
    await releaseApplication(platform, id);
  }
}
