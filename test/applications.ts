import { eq } from "drizzle-orm";
import { applications } from "#app/db/schema/applications.ts";
import { heldApplications } from "#app/db/schema/held-applications.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { sendHeld } from "#app/features/applications/held/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { aJob } from "./jobs.ts";
import { aRecruiter, aSenior, type Person } from "./people.ts";
import { aProfile } from "./profiles.ts";

/** The profile as it was sent by somebody who has said nothing but their name. */
const EMPTY_SNAPSHOT = {
  fullName: "Harriet Quill",
  bio: null,
  skills: [],
  yearsExperience: null,
  availabilityHours: null,
  workPreference: null,
  place: null,
};

/** A recruiter's job, and a senior who applied for it: the two may write to each other. `id` is the application's. */
export async function anApplicant(platform: Platform, said: { recruiter?: Person; senior?: Person } = {}) {
  const recruiter = said.recruiter ?? (await aRecruiter(platform));
  const senior = said.senior ?? (await aSenior(platform));
  await aProfile(platform, { of: senior.viewer });
  const job = await aJob(platform, { by: recruiter.viewer });
  const { id } = await applyToJob(platform, senior.viewer, { jobId: job.id });
  return { recruiter, senior, job, id };
}

/** The same, of somebody whom nobody else finds: what pages say of Desmond Oakhurst, they say of who applied. */
export async function anApplicantWithAName(platform: Platform) {
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform, { firstName: "Desmond", lastName: "Oakhurst" });
  await aProfile(platform, { of: senior.viewer, bio: "I close books.", isVisible: false });
  const job = await aJob(platform, { by: recruiter.viewer, title: "Interim Controller" });
  const { id } = await applyToJob(platform, senior.viewer, { jobId: job.id });
  return { recruiter, senior, job, id };
}

/** One more senior who applied for a job that is there. */
export async function anApplicantFor(platform: Platform, jobId: string) {
  const senior = await aSenior(platform);
  await aProfile(platform, { of: senior.viewer });
  const { id } = await applyToJob(platform, senior.viewer, { jobId });
  return { ...senior, applicationId: id };
}

/** The same straight into the table, whatever the profile says: `of` sent nothing but their name. */
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

/** Where an application stands. */
export async function statusOf({ db }: Platform, id: string) {
  const [row] = await db.select({ status: applications.status }).from(applications).where(eq(applications.id, id));
  return row?.status;
}

/** Sends every application that waits, as its task does when the time to undo is over. */
export async function sendAllHeld(platform: Platform): Promise<void> {
  for (const { id } of await platform.db.select({ id: heldApplications.id }).from(heldApplications)) {
    await sendHeld(platform, id);
  }
}
