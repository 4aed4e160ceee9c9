import { createAccount } from "#app/features/accounts/commands.server.ts";
import { makeAppeal } from "#app/features/appeals/commands.server.ts";
import { postJob } from "#app/features/jobs/commands.server.ts";
import type { StaffViewer } from "#app/features/staff/policy.ts";
import { suspendPerson } from "#app/features/suspensions/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";

/** The account that is suspended in the demonstration market, with an appeal that waits. */
export const SUSPENDED_EMAIL = "graham.tull@example.com";

const DAY = 86_400_000;
const COMPANY = "Northbridge Home Careers";

/**
 * Adds a recruiter who asked for a fee, was suspended by `by` two days ago, and appealed yesterday.
 */
export async function suspendSomeone(platform: Platform, by: StaffViewer, passwordHash: string): Promise<void> {
  const now = platform.clock.now().getTime();
  const daysAgo = (days: number): Platform => ({ ...platform, clock: { now: () => new Date(now - days * DAY) } });
  const viewer = await createAccount(daysAgo(6), platform.db, {
    choice: { as: "recruiter", companyName: COMPANY, jobTitle: "Talent lead" },
    fullName: "Graham Tull",
    email: SUSPENDED_EMAIL,
    passwordHash,
    isEmailVerified: true,
  });
  if (!viewer) throw new Error(`the demo texts use ${SUSPENDED_EMAIL} twice`);
  await postJob(daysAgo(5), viewer, {
    submissionKey: platform.ids.next(platform.clock.now()),
    title: "Remote Order Assistant",
    company: COMPANY,
    description:
      "Check orders from home and keep a simple list. Training takes a day. The starter kit costs $49 and is refunded with the first pay.",
    location: "Boise, Idaho",
    industry: "Retail",
    employmentType: "part-time",
    workType: "remote",
    hoursPerWeek: 15,
    payRangeMin: 38,
    payRangeMax: 52,
    payUnit: "hour",
    answerDays: 10,
    hidesNames: false,
    flexibility: ["flexible-hours"],
    skills: ["Order processing", "Customer service"],
  });
  const { id: decisionId } = await suspendPerson(daysAgo(2), by, {
    personId: viewer.id,
    days: null,
    reason: "Your job asks people to buy a starter kit before they begin. Nobody has to pay for a job here.",
    caseId: null,
  });
  await makeAppeal(
    daysAgo(1),
    { kind: "suspension", decisionId, userId: viewer.id },
    {
      text: "The kit is optional and we refund it. I have taken the sentence out, and would like to post the job again.",
    },
  );
}
