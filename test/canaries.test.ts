import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { profiles } from "#app/db/schema/profiles.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { declineInvitation, inviteToApply } from "#app/features/applications/invitations/commands.server.ts";
import { addNote } from "#app/features/applications/notes/commands.server.ts";
import { addToShortlist } from "#app/features/applications/shortlist.server.ts";
import { editJob } from "#app/features/jobs/lifecycle/editing.server.ts";
import { inputOf } from "#app/features/jobs/rules.ts";
import { findCompanyOf } from "#app/features/profiles/queries.server.ts";
import { holdStatusChange } from "#app/features/status-changes/commands.server.ts";
import routes from "#app/routes.ts";
import { openTestApp } from "./app.ts";
import { aJob } from "./jobs.ts";
import { letAllGo } from "./moves.ts";
import { aRecruiter, aSenior } from "./people.ts";
import { aProfile } from "./profiles.ts";
import { listPatterns } from "./route-patterns.ts";

// R22: what belongs to one person never reaches another's page, data request, or live event.

const { platform, get } = await openTestApp();

const employer = await aRecruiter(platform, { email: "canary-employer@people.example" });
const rival = await aRecruiter(platform, { companyName: "Rival Works" });
const hidden = await aSenior(platform, {
  firstName: "Canaryhid",
  lastName: "Denwood",
  email: "canary-mail@people.example",
});
const shown = await aSenior(platform, { firstName: "Openly", lastName: "Seen", email: "canary-shown@people.example" });
const stranger = await aSenior(platform);

await aProfile(platform, { of: hidden.viewer, isVisible: false, bio: "canary-bio", place: "canary-place" });
await aProfile(platform, {
  of: shown.viewer,
  isVisible: true,
  yearsExperience: 37,
  wantedPay: 98_765,
  wantedPayUnit: "hour",
});
await aProfile(platform, { of: stranger.viewer });
await platform.db
  .update(profiles)
  .set({ resumeUrl: "/files/canary-resume" })
  .where(eq(profiles.userId, shown.viewer.id));

const company = await findCompanyOf(platform.db, employer.viewer.id);
const job = await aJob(platform, { by: employer.viewer });
const invitedTo = await aJob(platform, { by: employer.viewer, title: "Second Payroll Mentor" });
const rivalJob = await aJob(platform, { by: rival.viewer, title: "Rival Payroll Mentor" });
const { id: applicationId } = await applyToJob(platform, hidden.viewer, { jobId: job.id, coverNote: "canary-cover" });
await addNote(platform, employer.viewer, { applicationId, body: "canary-note" });
await holdStatusChange(platform, employer.viewer, { applicationId, from: "pending", to: "reviewing" });
await letAllGo(platform);
await holdStatusChange(platform, employer.viewer, {
  applicationId,
  from: "reviewing",
  to: "interview",
  content: "canary-held-message",
  submissionKey: randomUUID(),
});
await addToShortlist(platform, employer.viewer, { jobId: job.id, seniorId: shown.viewer.id });
const invitation = await inviteToApply(platform, employer.viewer, { jobId: invitedTo.id, seniorId: shown.viewer.id });
await declineInvitation(platform, shown.viewer, { invitationId: invitation.id, reason: "canary-reason" });

const reviewing = { ...platform, env: { ...platform.env, review: "all" } } as const;
const heldJob = await aJob(reviewing, {
  by: employer.viewer,
  title: "canary-held-job",
  location: "canary-held-town",
  industry: "canary-held-trade",
  skills: ["canary-held-skill"],
});
const changed = await aJob(platform, { by: employer.viewer, title: "Third Payroll Mentor" });
await applyToJob(platform, hidden.viewer, { jobId: changed.id });
await editJob(
  reviewing,
  employer.viewer,
  { jobId: changed.id, seenAt: changed.updatedAt, ...inputOf({ ...changed, title: "canary-held-change" }) },
  { isDraft: false },
);

/** What each person may see; every other canary belongs to someone else. */
const CANARIES = {
  "canary-mail": [hidden],
  "canary-shown": [shown],
  "canary-employer": [employer],
  Canaryhid: [hidden, employer],
  "canary-bio": [hidden, employer],
  "canary-place": [hidden, employer],
  "canary-cover": [hidden, employer],
  "canary-note": [employer],
  // No one reads it before its 30 seconds are over, not even its author.
  "canary-held-message": [],
  "canary-reason": [employer],
  // Jobs in review, and pending changes of live jobs.
  "canary-held-job": [employer],
  "canary-held-town": [employer],
  "canary-held-trade": [employer],
  "canary-held-skill": [employer],
  "canary-held-change": [employer],
  "canary-resume": [shown],
  "98765": [shown],
  "98,765": [shown],
} as const;

const VISITORS = { anonymous: null, hidden, shown, stranger, employer, rival } as const;

/** Returns every page by its pattern, with ids that make each address someone's. */
function addresses(): string[] {
  const ids = [job.id, invitedTo.id, rivalJob.id, heldJob.id, changed.id];
  const filled = listPatterns(routes).flatMap((pattern) =>
    pattern.includes(":jobId")
      ? ids.map((id) => pattern.replace(":jobId", id))
      : pattern.includes(":")
        ? []
        : [pattern],
  );
  const asked = ids.flatMap((id) => [
    `/recruiter/applications?job=${id}`,
    `/recruiter/applications?job=${id}&show=shortlist`,
    `/recruiter/applications?job=${id}&candidate=${hidden.viewer.id}`,
    `/recruiter/applications?job=${id}&candidate=${shown.viewer.id}`,
    `/recruiter/applications?job=${id}&to=rejected&pick=${applicationId}`,
    `/recruiter/applications/export?job=${id}`,
    `/recruiter/applications/export?job=${id}&format=json`,
    `/recruiter/messages?person=${hidden.viewer.id}&job=${id}`,
  ]);
  return [
    ...filled,
    ...asked,
    `/recruiter/candidates?candidate=${hidden.viewer.id}`,
    `/recruiter/candidates?candidate=${shown.viewer.id}`,
    "/recruiter/candidates?q=canary",
    "/find-jobs?q=canary",
    "/find-jobs?q=payroll",
    "/find-jobs/suggestions?q=canary",
    "/suggest/skills?q=canary",
    "/sitemap/jobs-1.xml",
    "/sitemap/places.xml",
    `/company/${company?.slug}`,
    `/senior/applications?application=${applicationId}`,
  ];
}

/** A number counts only on its own, because ids and nonces may have any five digits. */
function isIn(body: string, canary: string): boolean {
  return /^\d/.test(canary) ? new RegExp(`(?<!\\w)${canary}(?!\\w)`).test(body) : body.includes(canary);
}

test.each(Object.entries(VISITORS))(
  "%s sees no canary of anyone else",
  async (name, visitor) => {
    for (const path of addresses()) {
      const [page = "", search = ""] = path.split("?");
      for (const address of [path, `${page === "/" ? "/_root" : page}.data?${search}`]) {
        const answer = await get(address, { cookie: visitor?.cookie });
        const body = /image|zip/.test(answer.headers.get("Content-Type") ?? "") ? "" : await answer.text();
        for (const [canary, owners] of Object.entries(CANARIES)) {
          const isTheirs = owners.some((owner: unknown) => owner === visitor);
          // The outbox on this machine shows every email on purpose (decision 010).
          if (isTheirs || page.startsWith("/dev/")) continue;
          expect(isIn(body, canary), `${canary} for ${name} at ${address}`).toBe(false);
        }
      }
    }
  },
  240_000,
);

test("a live event has ids and a topic, and no texts", async () => {
  const seen: unknown[] = [];
  const streams = [hidden, shown, employer, rival].map(({ viewer }) =>
    platform.live.subscribe({ userId: viewer.id, receive: (event) => seen.push(event), close: () => {} }),
  );
  await letAllGo(platform);
  await expect.poll(() => seen.length).toBeGreaterThan(2);
  for (const close of streams) close();
  for (const event of seen) {
    expect(JSON.stringify(event)).not.toContain("canary");
    expect(Object.keys(Object(event)).every((key) => ["userId", "topic", "status", "id"].includes(key))).toBe(true);
  }
});
