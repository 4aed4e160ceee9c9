import { count } from "drizzle-orm";
import { users } from "#app/db/schema/accounts.ts";
import { USUAL_ANSWER_DAYS } from "#app/domain/employment.ts";
import type { PlanId } from "#app/domain/plans.ts";
import type { Status } from "#app/domain/status.ts";
import { createAccount, type NewAccount } from "#app/features/accounts/commands.server.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { watchAnswers } from "#app/features/applications/answers/tasks.server.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import {
  declineOffer,
  moveApplication,
  withdrawApplication,
} from "#app/features/applications/commands-status.server.ts";
import { employerMessageDraft } from "#app/features/applications/employer-message.ts";
import { setInterview } from "#app/features/applications/interviews/commands.server.ts";
import type { InterviewFields } from "#app/features/applications/interviews/rules.ts";
import { sendBundle } from "#app/features/digests/bundles/tasks.server.ts";
import { saveJobSearch } from "#app/features/jobs/alerts/commands.server.ts";
import { postJob } from "#app/features/jobs/commands.server.ts";
import { saveEmployerPage } from "#app/features/jobs/employer-page/commands.server.ts";
import { copyJob, stepJob } from "#app/features/jobs/lifecycle/commands.server.ts";
import { renewAllPlans } from "#app/features/jobs/lifecycle/plan-limit.server.ts";
import { tendJobs } from "#app/features/jobs/lifecycle/tasks.server.ts";
import { saveJob } from "#app/features/jobs/saved/commands.server.ts";
import { refreshSearch } from "#app/features/jobs/search/refresh.server.ts";
import { sendMessage } from "#app/features/messaging/commands.server.ts";
import { markRead } from "#app/features/messaging/commands-read.server.ts";
import { markAllNotificationsRead } from "#app/features/notifications/commands.server.ts";
import { choosePlan } from "#app/features/plans/commands.server.ts";
import { saveProfile } from "#app/features/profiles/commands.server.ts";
import { askStaffCheck, saveCompany } from "#app/features/profiles/companies/commands.server.ts";
import { recordCompanyVerification } from "#app/features/profiles/companies/marks.server.ts";
import { findCompanyOf } from "#app/features/profiles/queries.server.ts";
import { changeStatusWithMessage } from "#app/features/status-changes/with-message.server.ts";
import { firstNameOf } from "#app/first-name.ts";
import type { Platform } from "#app/platform/platform.ts";
import { dayOf } from "#app/time.ts";
import { demoPasswordHashes } from "./accounts.ts";
import { DEMO_APPLICATIONS } from "./applications.ts";
import { fillCases } from "./cases.ts";
import { addColleague, COLLEAGUE_EMAIL, importDrafts } from "./colleague.ts";
import { DEMO_COMPANIES } from "./companies.ts";
import { fillContent } from "./content.ts";
import { keepFairnessReports } from "./fairness.ts";
import { holdMessages, NEW_SENIOR_EMAIL } from "./held.ts";
import { DEMO_JOBS } from "./jobs.ts";
import { fillLegal } from "./legal.ts";
import { fillLetters } from "./letters.ts";
import { DEMO_CONVERSATIONS } from "./messages.ts";
import { declinePayments } from "./plans.ts";
import { fillPools } from "./pools.ts";
import { DEMO_SENIORS } from "./seniors.ts";
import type { DemoApplication, DemoCompany, DemoConversation, DemoJob, DemoSenior } from "./shapes.ts";
import { joinStaff } from "./staff.ts";
import { fillStages } from "./stages.ts";
import { fillInbox } from "./support.ts";
import { SUSPENDED_EMAIL, suspendSomeone } from "./suspended.ts";
import { fillViews } from "./views.ts";

const DAY = 86_400_000;
/** Older notifications are read. */
const UNREAD_DAYS = 3;
/** How many people's pending emails are written at the end. */
const SHOWN_IN_OUTBOX = 12;

/** The demo recruiter's company, and what happened to three of her jobs. */
const PRIYAS_COMPANY = "kestrel-row";
const PAUSED_JOB = "parts-list-cleanup-analyst";
const EXPIRED_JOB = "foundry-energy-auditor";
const COPIED_JOB = "maintenance-planner-two-sites";
/** The company whose last payment was declined. */
const DECLINED_COMPANY = "hallam-reed";

/** What was created so far, by the keys of the demo texts. */
type Market = {
  passwordHashFor(email: string): string;
  recruiters: Map<string, Viewer>;
  seniors: Map<string, Viewer>;
  jobs: Map<string, string>;
  applications: Map<string, { id: string; status: Status }>;
  /** By senior and job: the conversation, and the position of its newest message. */
  conversations: Map<string, { conversationId: string; position: number }>;
};

/** An event at a moment in the past. */
type TimedEvent = { at: Date; run(platform: Platform, market: Market): Promise<void> };

/**
 * Fills an empty database with the demo market, through the product's own commands, as it would have developed over 90
 * days. All or nothing: one transaction. Emails are stored and not sent. Returns false, and changes nothing, when there
 * are people already.
 */
export async function fillWithDemoData(platform: Platform): Promise<boolean> {
  // Before the transaction, because hashing is slow on purpose.
  const passwordHashFor = await demoPasswordHashes(platform);
  return platform.db.transaction(async (tx) => {
    const [people] = await tx.select({ count: count() }).from(users);
    if (people && people.count > 0) return false;
    const log = platform.log.child({}, { level: "silent" });
    // Everything was decided long ago, so nothing waits for a reviewer.
    const env = { ...platform.env, review: "off" } as const;
    const quiet: Platform = { ...platform, env, log, db: tx, tasks: { ...platform.tasks, enqueue: async () => {} } };
    const market: Market = {
      passwordHashFor,
      recruiters: new Map(),
      seniors: new Map(),
      jobs: new Map(),
      applications: new Map(),
      conversations: new Map(),
    };
    for (const { at, run } of happenings(platform.clock.now())) {
      await run({ ...quiet, clock: { now: () => at } }, market);
    }
    if (platform.env.demoData === "local") {
      const { admin, moderator } = await joinStaff(quiet, passwordHashFor);
      await fillInbox(quiet, admin, new Map([...market.seniors, ...market.recruiters]));
      await fillCases(quiet, admin, market);
      await keepFairnessReports(quiet);
      await fillContent(quiet, admin);
      await suspendSomeone(quiet, moderator, passwordHashFor(SUSPENDED_EMAIL));
      await fillLegal(quiet, admin);
      await holdMessages(quiet, market, passwordHashFor(NEW_SENIOR_EMAIL));
    }
    await watchAnswers(quiet);
    await fillViews(quiet);
    await refreshSearch(quiet);
    return true;
  });
}

function happenings(now: Date): TimedEvent[] {
  // Spread over the business day by position, so that the same texts always give the same times.
  const moment = (daysAgo: number, position: number) =>
    new Date(now.getTime() - daysAgo * DAY - ((position * 37) % 480) * 60_000 - 3_600_000);
  const all: TimedEvent[] = [
    ...DEMO_COMPANIES.map((company, i) => ({ at: moment(95, i), run: openCompany(company) })),
    ...DEMO_COMPANIES.flatMap(({ key, ask }, i) => (ask ? [{ at: moment(ask.daysAgo, i), run: askUs(key, ask) }] : [])),
    ...DEMO_SENIORS.map((senior, i) => ({ at: moment(senior.daysAgo, i), run: joinAsSenior(senior) })),
    ...DEMO_JOBS.map((job, i) => ({ at: moment(job.daysAgo, i), run: post(job) })),
    ...DEMO_APPLICATIONS.flatMap((application, i) => [
      { at: moment(application.daysAgo, i), run: apply(application) },
      ...application.steps.map((step) => ({ at: moment(step.daysAgo, i), run: take(application, step.status, now) })),
    ]),
    ...DEMO_CONVERSATIONS.flatMap((conversation) => talk(conversation, now)),
    ...DEMO_JOBS.filter((job) => job.isClosed).map((job, i) => ({
      at: moment(closedDaysAgo(job), i),
      run: close(job),
    })),
    ...DEMO_JOBS.flatMap((job, i) =>
      extensionsOf(job).map((daysAgo) => ({ at: moment(daysAgo, i), run: extend(job) })),
    ),
    { at: moment(1, 0), run: pause(PAUSED_JOB) },
    { at: moment(0, 0), run: leaveDraft },
    { at: moment(20, 0), run: choosePlanOf(PRIYAS_COMPANY, "professional") },
    { at: moment(18, 0), run: choosePlanOf(DECLINED_COMPANY, "enterprise") },
    // Her trial of 14 days has ended, so that there is an invoice.
    { at: moment(5, 0), run: (platform) => renewAllPlans(platform) },
    { at: moment(3, 0), run: declinePayments },
    { at: moment(12, 0), run: bringColleague },
    { at: moment(19, 0), run: (platform, market) => fillLetters(platform, of(market.recruiters, PRIYAS_COMPANY)) },
    { at: moment(1, 60), run: fillPriyasStages },
    { at: moment(2, 0), run: fillPriyasPools },
    // The work of the task of every minute, every four days.
    ...Array.from({ length: 20 }, (_, time) => ({
      at: new Date(now.getTime() - 4 * time * DAY - 120_000),
      run: tendJobs,
    })),
    { at: new Date(now.getTime() - UNREAD_DAYS * DAY), run: readNotifications },
    { at: new Date(now.getTime() - DAY), run: keepForLater },
    { at: new Date(now.getTime() - 60_000), run: mailTheUnread },
  ];
  // A stable sort keeps the order above for items of the same moment.
  return all.sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** The work of the five-minute task, for some people, so that the outbox shows such emails. */
async function mailTheUnread(platform: Platform, market: Market) {
  const some = [...market.recruiters.values(), ...market.seniors.values()].slice(0, SHOWN_IN_OUTBOX);
  for (const { id } of some) await sendBundle(platform, id);
}

/** A closed job was closed the day after its last event. */
function closedDaysAgo(job: DemoJob): number {
  const steps = DEMO_APPLICATIONS.filter(({ jobKey }) => jobKey === job.key).flatMap((application) => [
    application,
    ...application.steps,
  ]);
  return Math.max(0, Math.min(job.daysAgo, ...steps.map(({ daysAgo }) => daysAgo)) - 1);
}

/** An employer's page without pictures, on which everyone agreed to be named. */
const NO_PAGE = {
  peopleAgreed: true,
  ...{ name3: "", role3: "", name4: "", role4: "" },
  ...{ alt1: null, alt2: null, alt3: null, alt4: null },
};

function openCompany(company: DemoCompany): TimedEvent["run"] {
  return async (platform, market) => {
    const { recruiter, name } = company;
    const choice = { as: "recruiter", companyName: name, jobTitle: recruiter.jobTitle } as const;
    const viewer = await join(platform, market, recruiter, choice);
    market.recruiters.set(company.key, viewer);
    await saveCompany(platform, viewer, { name, website: null, about: company.about });
    if (company.page) await saveEmployerPage(platform, viewer, { ...NO_PAGE, ...company.page });
    const own = await findCompanyOf(platform.db, viewer.id);
    if (company.isVerified && own) {
      await recordCompanyVerification(platform, { companyId: own.companyId, how: "administrator" });
    }
  };
}

function askUs(key: string, { words }: { words: string }): TimedEvent["run"] {
  return async (platform, market) => askStaffCheck(platform, of(market.recruiters, key), { words });
}

async function join(
  platform: Platform,
  market: Market,
  { firstName, lastName, email }: { firstName: string; lastName: string; email: string },
  choice: NewAccount["choice"],
): Promise<Viewer> {
  const passwordHash = market.passwordHashFor(email);
  const account = { choice, fullName: `${firstName} ${lastName}`, email, passwordHash, isEmailVerified: true };
  const viewer = await createAccount(platform, platform.db, account);
  if (!viewer) throw new Error(`the demo texts use ${email} twice`);
  return viewer;
}

function joinAsSenior(senior: DemoSenior): TimedEvent["run"] {
  return async (platform, market) => {
    const { bio, skills, yearsExperience, availabilityHours, workPreference, place, travelMiles, isVisible } = senior;
    const viewer = await join(platform, market, senior, { as: "senior" });
    market.seniors.set(senior.key, viewer);
    await saveProfile(platform, viewer, {
      fullName: viewer.name,
      bio: bio || null,
      skills: [...skills],
      yearsExperience,
      availabilityHours,
      workPreference,
      place,
      travelMiles: travelMiles ?? null,
      isVisible,
    });
  };
}

function post(job: DemoJob): TimedEvent["run"] {
  return async (platform, market) => {
    const recruiter = of(market.recruiters, job.companyKey);
    const company = of(new Map(DEMO_COMPANIES.map((entry) => [entry.key, entry])), job.companyKey);
    const { title, description, location, industry, employmentType, workType, hoursPerWeek, payUnit } = job;
    const posted = await postJob(platform, recruiter, {
      submissionKey: platform.ids.next(platform.clock.now()),
      title,
      company: company.name,
      description,
      location,
      industry,
      employmentType,
      workType,
      hoursPerWeek,
      payRangeMin: job.payMin,
      payRangeMax: job.payMax,
      payUnit,
      answerDays: USUAL_ANSWER_DAYS,
      hidesNames: job.hidesNames ?? false,
      questions: [...(job.questions ?? [])],
      flexibility: [...job.flexibility],
      skills: [...job.skills],
    });
    market.jobs.set(job.key, posted.id);
  };
}

/** Closed, or marked as filled if someone was hired. */
function close(job: DemoJob): TimedEvent["run"] {
  const isFilled = DEMO_APPLICATIONS.some(
    ({ jobKey, steps }) => jobKey === job.key && steps.some(({ status }) => status === "hired"),
  );
  return async (platform, market) => {
    const step = isFilled ? "markFilled" : "close";
    await stepJob(platform, of(market.recruiters, job.companyKey), {
      jobId: of(market.jobs, job.key),
      step,
      from: "live",
    });
  };
}

const EXTEND_AFTER_DAYS = 26;

/** Jobs live 30 days, and active recruiters extend them in time. One of Priya's expired. */
function extensionsOf(job: DemoJob): number[] {
  if (job.key === EXPIRED_JOB) return [];
  const end = job.isClosed ? closedDaysAgo(job) : 0;
  return [1, 2, 3].map((time) => job.daysAgo - time * EXTEND_AFTER_DAYS).filter((daysAgo) => daysAgo > end);
}

function extend(job: DemoJob): TimedEvent["run"] {
  return async (platform, market) => {
    const recruiter = of(market.recruiters, job.companyKey);
    await stepJob(platform, recruiter, { jobId: of(market.jobs, job.key), step: "extend", from: "live" });
  };
}

function pause(jobKey: string): TimedEvent["run"] {
  return async (platform, market) => {
    const recruiter = of(market.recruiters, PRIYAS_COMPANY);
    await stepJob(platform, recruiter, { jobId: of(market.jobs, jobKey), step: "pause", from: "live" });
  };
}

/** A draft that Priya started from an earlier job. */
async function leaveDraft(platform: Platform, market: Market): Promise<void> {
  const recruiter = of(market.recruiters, PRIYAS_COMPANY);
  await copyJob(platform, recruiter, { jobId: of(market.jobs, COPIED_JOB) });
}

/** A colleague joins Priya, and gets the drafts that she imports. */
async function bringColleague(platform: Platform, market: Market): Promise<void> {
  const recruiter = of(market.recruiters, PRIYAS_COMPANY);
  const colleague = await addColleague(platform, recruiter, market.passwordHashFor(COLLEAGUE_EMAIL));
  // Importing is part of a larger plan than hers, wherever plans are enforced.
  const open: Platform = { ...platform, env: { ...platform.env, billingMode: "preview" } };
  await importDrafts(open, recruiter, colleague);
}

function choosePlanOf(companyKey: string, planId: PlanId): TimedEvent["run"] {
  return async (platform, market) => {
    await choosePlan(platform, of(market.recruiters, companyKey), { planId });
  };
}

function apply(application: DemoApplication): TimedEvent["run"] {
  return async (platform, market) => {
    const senior = of(market.seniors, application.seniorKey);
    const job = DEMO_JOBS.find(({ key }) => key === application.jobKey);
    const questionAnswers = (application.answers ?? []).map((answer, index) => ({
      question: job?.questions?.[index]?.text ?? "",
      answer,
    }));
    const { id, status } = await applyToJob(platform, senior, {
      jobId: of(market.jobs, application.jobKey),
      questionAnswers,
    });
    market.applications.set(keyOf(application), { id, status });
  };
}

function take(application: DemoApplication, to: Status, now: Date): TimedEvent["run"] {
  return async (platform, market) => {
    const { id: applicationId, status: from } = of(market.applications, keyOf(application));
    const senior = of(market.seniors, application.seniorKey);
    const job = DEMO_JOBS.find((entry) => entry.key === application.jobKey);
    const recruiter = of(market.recruiters, job?.companyKey ?? "");
    if (to === "withdrawn") await withdrawApplication(platform, senior, { applicationId });
    else if (to === "declined") await declineOffer(platform, senior, { applicationId });
    else if (to === "interview" || to === "offered") await moveWithMessage(platform, market, application, { from, to });
    else await moveApplication(platform, recruiter, { applicationId, from, to });
    if (to === "interview" && application.interviewTime)
      await setInterview(platform, recruiter, { applicationId, ...interviewOn(now, application.interviewTime) });
    market.applications.set(keyOf(application), { id: applicationId, status: to });
  };
}

/** An interview on the first Wednesday that is at least a day ahead. */
function interviewOn(now: Date, interviewTime: string): InterviewFields {
  const WEDNESDAY = 3;
  const tomorrow = new Date(now.getTime() + DAY);
  const ahead = (WEDNESDAY - tomorrow.getUTCDay() + 7) % 7;
  const interviewDate = dayOf(new Date(tomorrow.getTime() + ahead * DAY));
  return { interviewDate, interviewTime, interviewZone: "America/Chicago", interviewHow: "video" };
}

/** An interview or an offer, with its message, unless the demo texts have a conversation of their own. */
async function moveWithMessage(
  platform: Platform,
  market: Market,
  application: DemoApplication,
  { from, to }: { from: Status; to: "interview" | "offered" },
): Promise<void> {
  const job = of(new Map(DEMO_JOBS.map((entry) => [entry.key, entry])), application.jobKey);
  const recruiter = of(market.recruiters, job.companyKey);
  const { name } = of(market.seniors, application.seniorKey);
  const move = { applicationId: of(market.applications, keyOf(application)).id, from, to };
  if (DEMO_CONVERSATIONS.some((one) => keyOf(one) === keyOf(application))) {
    await moveApplication(platform, recruiter, move);
    return;
  }
  const content = employerMessageDraft(to, {
    firstName: firstNameOf(name),
    jobTitle: job.title,
    recruiterName: recruiter.name,
  });
  await changeStatusWithMessage(platform, recruiter, {
    ...move,
    content,
    submissionKey: platform.ids.next(platform.clock.now()),
  });
}

/** Each message at its time; its author has read the earlier ones, and the last one is read unless marked otherwise. */
function talk(conversation: DemoConversation, now: Date): TimedEvent[] {
  const { seniorKey, jobKey, lines, isUnread } = conversation;
  const key = keyOf(conversation);
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY);
  const people = (market: Market) => {
    const job = of(new Map(DEMO_JOBS.map((entry) => [entry.key, entry])), jobKey);
    return { senior: of(market.seniors, seniorKey), recruiter: of(market.recruiters, job.companyKey) };
  };
  const said = lines.map(({ by, daysAgo, text }) => ({
    at: at(daysAgo),
    async run(platform: Platform, market: Market) {
      const { senior, recruiter } = people(market);
      const writer = by === "senior" ? senior : recruiter;
      const open = market.conversations.get(key);
      if (open) await markRead(platform, writer, { conversationId: open.conversationId, upTo: open.position });
      const sent = await sendMessage(platform, writer, {
        ...(open ? { conversationId: open.conversationId } : { jobId: of(market.jobs, jobKey), personId: senior.id }),
        content: text,
        submissionKey: platform.ids.next(platform.clock.now()),
      });
      market.conversations.set(key, sent);
    },
  }));
  const last = lines.at(-1);
  if (!last || isUnread) return said;
  const read: TimedEvent = {
    at: at(last.daysAgo * 0.9),
    async run(platform, market) {
      const { senior, recruiter } = people(market);
      const { conversationId, position } = of(market.conversations, key);
      await markRead(platform, last.by === "senior" ? recruiter : senior, { conversationId, upTo: position });
    },
  };
  return [...said, read];
}

async function readNotifications(platform: Platform, market: Market): Promise<void> {
  const newestId = platform.ids.next(platform.clock.now());
  for (const viewer of [...market.seniors.values(), ...market.recruiters.values()]) {
    await markAllNotificationsRead(platform, viewer, { newestId });
  }
}

async function keepForLater(platform: Platform, market: Market): Promise<void> {
  const harriet = of(market.seniors, "harriet-quill");
  for (const key of ["harbor-stores-manager", "trade-compliance-consultant", "mentor-site-managers"])
    await saveJob(platform, harriet, { jobId: of(market.jobs, key) });
  const search = { query: "?q=controller or bookkeeping&workType=remote", name: "Finance from home" } as const;
  await saveJobSearch(platform, harriet, { ...search, frequency: "weekly" });
}

async function fillPriyasStages(platform: Platform, market: Market): Promise<void> {
  await fillStages(platform, of(market.recruiters, PRIYAS_COMPANY), (key) => of(market.applications, key));
}

async function fillPriyasPools(platform: Platform, market: Market): Promise<void> {
  await fillPools(platform, of(market.recruiters, PRIYAS_COMPANY), (key) => of(market.seniors, key));
}

function keyOf({ seniorKey, jobKey }: { seniorKey: string; jobKey: string }): string {
  return `${seniorKey} ${jobKey}`;
}

function of<T>(map: Map<string, T>, key: string): T {
  const found = map.get(key);
  if (found === undefined) throw new Error(`the demo texts name ${key} before it exists`);
  return found;
}
