import { randomUUID } from "node:crypto";
import type { Market } from "./market.ts";
import { type Act, REFUSED_BY_ROLE, same } from "./rows.ts";

/** Moving applications, saving searches, applying, saving jobs. */
export function applyingActs({ people, job, openJob, application }: Market): Act[] {
  return [
    {
      name: "move an application",
      at: `/recruiter/applications?job=${job.id}`,
      form: () => ({ intent: "move", applicationId: application.id, from: "pending", to: "reviewing" }),
      row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: "-> /recruiter/applications" },
    },
    {
      name: "move an application as if it were still pending",
      at: `/recruiter/applications?job=${job.id}`,
      form: () => ({ intent: "move", applicationId: application.id, from: "pending", to: "rejected" }),
      row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: 409 },
    },
    {
      name: "move an application where it cannot go",
      at: `/recruiter/applications?job=${job.id}`,
      form: () => ({ intent: "move", applicationId: application.id, from: "reviewing", to: "hired" }),
      row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: 409 },
    },
    {
      name: "set the date of an interview that was not promised",
      at: `/recruiter/applications?job=${job.id}`,
      form: () => ({ intent: "set-interview", applicationId: application.id, interviewDate: "", interviewTime: "" }),
      row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: 409 },
    },
    {
      name: "decline an offer that was not made, or withdraw somebody's application",
      at: "/senior/applications",
      form: () => ({ intent: "decline", applicationId: application.id }),
      row: { ...REFUSED_BY_ROLE, otherSenior: 404, senior: 409 },
    },
    {
      name: "accept an offer that was not made, or is somebody else's",
      at: "/senior/applications",
      form: () => ({ intent: "accept", applicationId: application.id }),
      row: { ...REFUSED_BY_ROLE, otherSenior: 404, senior: 409 },
    },
    {
      name: "save a search",
      at: "/senior/saved-searches",
      form: () => ({ intent: "save", query: "?q=payroll", name: "Payroll", frequency: "off" }),
      row: { ...REFUSED_BY_ROLE, senior: "-> /senior/saved-searches", otherSenior: "-> /senior/saved-searches" },
    },
    {
      name: "change a search that is not one's own",
      at: "/senior/saved-searches",
      form: () => ({ intent: "change", searchId: randomUUID(), name: "Payroll", frequency: "off" }),
      row: { ...REFUSED_BY_ROLE, senior: 404, otherSenior: 404 },
    },
    {
      name: "apply",
      at: `/job/${openJob.id}`,
      form: () => ({ intent: "apply" }),
      row: {
        ...same(403),
        anonymous: "-> /login",
        senior: `-> /job/${openJob.id}`,
        otherSenior: `-> /job/${openJob.id}`,
      },
    },
    {
      name: "undo or send an application that waits for somebody else, or for nobody any more",
      at: `/job/${openJob.id}`,
      form: () => ({ intent: "undo", held: randomUUID() }),
      row: { ...same(403), anonymous: "-> /login", senior: 409, otherSenior: 409 },
    },
    {
      name: "send it from My Applications",
      at: "/senior/applications",
      form: () => ({ intent: "send-now", held: randomUUID() }),
      row: { ...REFUSED_BY_ROLE, otherSenior: 409, senior: 409 },
    },
    {
      name: "apply again",
      at: `/job/${job.id}`,
      form: () => ({ intent: "apply" }),
      row: {
        ...same(403),
        anonymous: "-> /login",
        senior: 409,
        otherSenior: `-> /job/${job.id}`,
      },
    },
    {
      name: "apply for a job that is not",
      at: `/job/${randomUUID()}`,
      form: () => ({ intent: "apply" }),
      row: { ...same(403), anonymous: "-> /login", senior: 404, otherSenior: 404 },
    },
    {
      name: "apply as somebody else",
      at: `/job/${openJob.id}`,
      form: () => ({ intent: "apply", applicant_id: people.senior.viewer.id, status: "hired" }),
      row: { ...same(400), anonymous: "-> /login" },
    },
    {
      name: "save a job",
      at: `/job/${job.id}/save`,
      form: () => ({ intent: "save" }),
      row: { ...same(403), anonymous: "-> /login", senior: 200, otherSenior: 200 },
    },
    {
      name: "take a job off the list that was never on it",
      at: `/job/${openJob.id}/save`,
      form: () => ({ intent: "unsave" }),
      row: { ...same(403), anonymous: "-> /login", senior: 200, otherSenior: 200 },
    },
    {
      name: "save a job that is not",
      at: `/job/${randomUUID()}/save`,
      form: () => ({ intent: "save" }),
      row: { ...same(403), anonymous: "-> /login", senior: 404, otherSenior: 404 },
    },
  ];
}
