import { randomUUID } from "node:crypto";
import { aJobForm, anEditForm } from "../jobs.ts";
import type { Market } from "./market.ts";
import { type Act, REFUSED_BY_ROLE } from "./rows.ts";

/** Posting and managing jobs, the company, notes, the plan. */
export function recruitingActs({
  people,
  job,
  openJob,
  ownJob,
  ownDraft,
  heldJob,
  application,
  importId,
  endpointId,
}: Market): Act[] {
  return [
    {
      name: "make an API key without knowing the password",
      at: "/recruiter/api",
      form: () => ({ intent: "make-key", name: "Ours", scopes: "jobs:read", days: "90", currentPassword: "not it" }),
      row: { ...REFUSED_BY_ROLE, recruiter: 400, otherRecruiter: 400 },
    },
    {
      name: "revoke an API key that is not, or is somebody else's",
      at: "/recruiter/api",
      form: () => ({ intent: "revoke-key", keyId: randomUUID() }),
      row: { ...REFUSED_BY_ROLE, recruiter: 404, otherRecruiter: 404 },
    },
    {
      name: "add a webhook endpoint in our own network",
      at: "/recruiter/webhooks",
      form: () => ({ intent: "add", url: "https://10.0.0.1/", events: "job.closed" }),
      row: { ...REFUSED_BY_ROLE, recruiter: 400, otherRecruiter: 400 },
    },
    ...["turn-off", "turn-on"].map((intent) => ({
      name: `${intent} a webhook endpoint`,
      at: `/recruiter/webhooks/${endpointId}`,
      form: () => ({ intent }),
      row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: "-> /recruiter/webhooks/*" as const },
    })),
    {
      name: "send a webhook again that is not, or is somebody else's",
      at: `/recruiter/webhooks/${endpointId}`,
      form: () => ({ intent: "send-again", deliveryId: randomUUID() }),
      row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: 404 },
    },
    {
      name: "post a job",
      at: "/recruiter/post-job",
      form: () => aJobForm(),
      row: { ...REFUSED_BY_ROLE, recruiter: "-> /recruiter/post-job", otherRecruiter: "-> /recruiter/post-job" },
    },
    {
      name: "post a job in the dashboard's tab",
      at: "/recruiter/dashboard/post-job",
      form: () => aJobForm(),
      row: {
        ...REFUSED_BY_ROLE,
        recruiter: "-> /recruiter/dashboard/post-job",
        otherRecruiter: "-> /recruiter/dashboard/post-job",
      },
    },
    {
      name: "save a draft",
      at: "/recruiter/post-job",
      form: () => aJobForm({ description: "", intent: "draft" }),
      row: {
        ...REFUSED_BY_ROLE,
        recruiter: "-> /recruiter/manage-jobs/*",
        otherRecruiter: "-> /recruiter/manage-jobs/*",
      },
    },
    {
      name: "have a half-written job read",
      at: "/recruiter/read-as",
      form: () => ({ title: "Night nurse", description: "" }),
      row: { ...REFUSED_BY_ROLE, recruiter: 200, otherRecruiter: 200 },
    },
    {
      name: "have something read that is no job",
      at: "/recruiter/read-as",
      form: () => ({ title: "Night nurse", jobId: job.id }),
      row: { ...REFUSED_BY_ROLE, recruiter: 400, otherRecruiter: 400 },
    },
    {
      name: "correct a job to an occupation that nobody knows",
      at: `/recruiter/manage-jobs/${ownJob.id}`,
      form: () => anEditForm({ seenAt: ownJob.updatedAt.toISOString(), occupations: "Kiln whisperer" }),
      row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: 400 },
    },
    {
      name: "edit a job",
      at: `/recruiter/manage-jobs/${ownJob.id}`,
      form: () => anEditForm({ seenAt: ownJob.updatedAt.toISOString() }),
      row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: "-> /recruiter/manage-jobs" },
    },
    {
      name: "pause a job",
      at: "/recruiter/manage-jobs",
      form: () => ({ intent: "step", jobId: ownJob.id, step: "pause", from: "live" }),
      row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: "-> /recruiter/manage-jobs" },
    },
    {
      name: "resume a job that is not paused any more",
      at: "/recruiter/manage-jobs",
      form: () => ({ intent: "step", jobId: openJob.id, step: "resume", from: "paused" }),
      row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: 409 },
    },
    {
      name: "let a job expire by hand",
      at: "/recruiter/manage-jobs",
      form: () => ({ intent: "step", jobId: openJob.id, step: "expire", from: "live" }),
      row: { ...REFUSED_BY_ROLE, otherRecruiter: 400, recruiter: 400 },
    },
    {
      name: "copy a job",
      at: "/recruiter/manage-jobs",
      form: () => ({ intent: "copy", jobId: ownJob.id }),
      row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: "-> /recruiter/manage-jobs/*" },
    },
    {
      name: "delete a draft",
      at: "/recruiter/manage-jobs",
      form: () => ({ intent: "delete", jobId: ownDraft.id }),
      row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: "-> /recruiter/manage-jobs" },
    },
    {
      name: "withdraw a held job",
      at: "/recruiter/manage-jobs",
      form: () => ({ intent: "withdraw", jobId: heldJob.id }),
      row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: "-> /recruiter/manage-jobs" },
    },
    {
      name: "withdraw a job that is live",
      at: "/recruiter/manage-jobs",
      form: () => ({ intent: "withdraw", jobId: openJob.id }),
      row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: 409 },
    },
    {
      name: "delete a job that was posted",
      at: "/recruiter/manage-jobs",
      form: () => ({ intent: "delete", jobId: openJob.id }),
      row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: 409 },
    },
    {
      name: "import jobs without a file",
      at: "/recruiter/import",
      form: () => ({}),
      row: { ...REFUSED_BY_ROLE, recruiter: 400, otherRecruiter: 400 },
    },
    {
      name: "add a feed at an address inside",
      at: "/recruiter/import",
      form: () => ({ intent: "add-feed", url: "http://127.0.0.1/jobs.xml" }),
      row: { ...REFUSED_BY_ROLE, recruiter: 400, otherRecruiter: 400 },
    },
    {
      name: "stop a feed that is not",
      at: "/recruiter/import",
      form: () => ({ intent: "stop-feed", feedId: randomUUID() }),
      row: { ...REFUSED_BY_ROLE, recruiter: 404, otherRecruiter: 404 },
    },
    {
      name: "read a feed that is not",
      at: "/recruiter/import",
      form: () => ({ intent: "read-feed", feedId: randomUUID() }),
      row: { ...REFUSED_BY_ROLE, recruiter: 404, otherRecruiter: 404 },
    },
    {
      name: "import the rows of a file that are not checked yet",
      at: `/recruiter/import/${importId}`,
      form: () => ({ intent: "publish", choice: "live" }),
      row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: 409 },
    },
    {
      name: "discard an import",
      at: `/recruiter/import/${importId}`,
      form: () => ({ intent: "discard" }),
      row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: "-> /recruiter/import" },
    },
    {
      name: "save one's company",
      at: "/recruiter/company",
      form: () => ({ intent: "save", name: "Kestrel Row Manufacturing", website: "kestrelrow.example", about: "" }),
      row: { ...REFUSED_BY_ROLE, recruiter: "-> /recruiter/company", otherRecruiter: "-> /recruiter/company" },
    },
    {
      name: "verify a company by a free mail address",
      at: "/recruiter/company",
      form: () => ({ intent: "ask-check", email: `${randomUUID()}@gmail.com` }),
      row: { ...REFUSED_BY_ROLE, recruiter: 400, otherRecruiter: 400 },
    },
    {
      name: "verify a company by a link that was never sent",
      at: "/recruiter/company",
      form: () => ({ intent: "confirm", token: "x".repeat(43) }),
      row: { ...REFUSED_BY_ROLE, recruiter: 410, otherRecruiter: 410 },
    },
    {
      name: "invite a colleague to no address",
      at: "/recruiter/team",
      form: () => ({ intent: "invite", email: "nobody", companyRole: "recruiter" }),
      row: { ...REFUSED_BY_ROLE, recruiter: 400, otherRecruiter: 400 },
    },
    {
      name: "invite a colleague",
      at: "/recruiter/team",
      form: () => ({ intent: "invite", email: `${randomUUID()}@example.com`, companyRole: "viewer" }),
      row: { ...REFUSED_BY_ROLE, recruiter: "-> /recruiter/team", otherRecruiter: "-> /recruiter/team" },
    },
    {
      name: "revoke an invitation that is not",
      at: "/recruiter/team",
      form: () => ({ intent: "revoke", invitationId: randomUUID() }),
      row: { ...REFUSED_BY_ROLE, recruiter: 404, otherRecruiter: 404 },
    },
    {
      name: "remove someone of another company",
      at: "/recruiter/team",
      form: () => ({ intent: "remove", personId: people.recruiter.viewer.id, toId: people.otherRecruiter.viewer.id }),
      row: { ...REFUSED_BY_ROLE, recruiter: 404, otherRecruiter: 404 },
    },
    {
      name: "hand a job to someone of another company",
      at: `/recruiter/manage-jobs/${ownJob.id}/hand-over`,
      form: () => ({ from: people.recruiter.viewer.id, toId: people.otherRecruiter.viewer.id }),
      row: { ...REFUSED_BY_ROLE, recruiter: 400, otherRecruiter: 404 },
    },
    {
      name: "accept an invitation that is not",
      at: "/join-team",
      form: () => ({ invitationId: randomUUID() }),
      row: { ...REFUSED_BY_ROLE, recruiter: 410, otherRecruiter: 410 },
    },
    {
      name: "write a private note",
      at: `/recruiter/applications?job=${job.id}`,
      form: () => ({ intent: "add-note", applicationId: application.id, body: "Ask about Tuesdays." }),
      row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: "-> /recruiter/applications" },
    },
    {
      name: "delete a note that is not",
      at: `/recruiter/applications?job=${job.id}`,
      form: () => ({ intent: "delete-note", noteId: randomUUID() }),
      row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: 404 },
    },
    {
      name: "invite to an interview without a message",
      at: `/recruiter/applications?job=${job.id}`,
      form: () => ({ intent: "move", applicationId: application.id, from: "reviewing", to: "interview" }),
      row: { ...REFUSED_BY_ROLE, otherRecruiter: 400, recruiter: 400 },
    },
    {
      name: "choose a plan",
      at: "/recruiter/subscription",
      form: () => ({ planId: "professional" }),
      row: { ...REFUSED_BY_ROLE, recruiter: "-> /recruiter/dashboard", otherRecruiter: "-> /recruiter/dashboard" },
    },
    {
      name: "choose no plan, or one that is not",
      at: "/recruiter/subscription",
      form: () => ({ planId: "gold" }),
      row: { ...REFUSED_BY_ROLE, recruiter: 400, otherRecruiter: 400 },
    },
    {
      name: "post a job in another's name",
      at: "/recruiter/post-job",
      form: () => aJobForm({ created_by: people.recruiter.viewer.id, is_active: "true" }),
      row: { ...REFUSED_BY_ROLE, recruiter: 400, otherRecruiter: 400 },
    },
  ];
}
