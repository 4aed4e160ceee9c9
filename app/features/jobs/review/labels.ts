import { BRAND } from "#app/brand.ts";
import type { JobStatus } from "#app/domain/status.ts";
import { counted } from "#app/words.ts";
import type { HoldReason } from "./rules.ts";

/** The text about a job that waits for review. */
export const IN_REVIEW = "We check this before it goes live, usually within one business day.";

/** The state of a job that waits for a colleague, and what that means. */
export const WAITS_FOR_COLLEAGUE = "Waiting for a colleague";
export const COLLEAGUE_TEXT = "In your company, a second person publishes each job. Any colleague who posts jobs can.";

/** Where a company reads what waits. */
export const WAITING_PATH = "/recruiter/manage-jobs?whose=everyone&show=review";

/** What it means that a new job is held. */
export const HELD_MEANS = "No one else can see it until then. You can edit it, or withdraw it in Manage Jobs.";

/** What it means that a job that was public is held. */
export const WAS_PUBLIC =
  "No one can find the job until then. You keep its applicants, and they keep their applications. To drop these changes, withdraw it in Manage Jobs.";

/** The reasons for holding a job, as its recruiter reads them. */
const REASON_TEXTS: Record<HoldReason, string> = {
  colleague: `${WAITS_FOR_COLLEAGUE}. ${COLLEAGUE_TEXT}`,
  "first-job": "It's the first job under this company name, and the company isn't verified yet.",
  name: "The company name is the same as, or very close to, a company that's already verified here.",
  money: "It mentions paying money, which scams often do.",
  bank: "It asks for bank details or personal numbers.",
  elsewhere: `It leads people away from ${BRAND.name}, for example to a messenger app.`,
  control: "It mentions a program that controls someone else's computer.",
  code: "It mentions a code sent to someone's phone.",
  disguise: "Some of its letters are disguised as others.",
  recruiting: "It speaks of buying goods or bringing in others, as pyramid schemes do.",
  forwarding: "It speaks of money that passes through the person's account.",
  parcels: "It speaks of parcels that the person takes in and sends on.",
  accounts: "It speaks of using the person's name or accounts.",
  harm: "It asks people to open a file, a page, or a program that could do harm.",
  office: "It speaks in the name of an office or of this site.",
  threat: "It threatens people with losing something.",
  person: "It speaks in the name of a boss or someone close.",
  secrecy: "It presses people to hurry or to tell no one.",
  promise: "It promises a lot for little, or a job without an interview.",
  investment: "It speaks of money that people put in and get back as more.",
  changed: "You changed it while we were checking it.",
  reported: "Several people reported it to us. A person looks at it now.",
  "company-hidden": "We took down the page of your company.",
  "every-job": "We check every job here before it goes live.",
};

/**
 * Returns a reason for holding a job, in a sentence for its recruiter. An unknown reason reads as a
 * routine check.
 */
export function reasonText(reason: string): string {
  return Object.entries(REASON_TEXTS).find(([known]) => known === reason)?.[1] ?? REASON_TEXTS["every-job"];
}

export const HELD_TOAST = { kind: "success", title: "Job sent for review" } as const;
export const HELD_CHANGES_TOAST = { kind: "success", title: "Changes sent for review" } as const;
export const COLLEAGUE_TOAST = { kind: "success", title: WAITS_FOR_COLLEAGUE } as const;
export const WITHDRAWN_TOAST = { kind: "success", title: "Job withdrawn from review" } as const;

/** Templates for a refusal: a title for the moderator, a text for the recruiter. */
export const REFUSAL_TEMPLATES = [
  {
    title: "Asks for money",
    text: "A job on this site can't ask people to pay for anything, or to receive and pass on money. Please remove that part.",
  },
  {
    title: "Asks for numbers",
    text: "A job can't ask for bank details, identity documents, or codes. Please ask for those after a signed contract, not here.",
  },
  {
    title: "Leads elsewhere",
    text: "Please let people apply and write to you here. Remove the messenger, phone number, or form on another site.",
  },
  {
    title: "Not your company",
    text: "We couldn't confirm that you hire for this company. Please verify it with an email address at its own website, then send the job again.",
  },
  {
    title: "Not a job",
    text: "This doesn't describe a job with work, hours and pay. Please say what the person will do and what you'll pay.",
  },
] as const;

type Published = { title: string; status: JobStatus };

/** The toast after a colleague's yes. */
export function publishedToast({ title, status }: Published) {
  const text = { live: "is live", paused: "is published, and paused" }[String(status)] ?? `is in review. ${IN_REVIEW}`;
  return { kind: "success", title: `${title} ${text}` } as const;
}

/** The toast after a colleague's yes to several jobs. */
export function publishedSeveralToast(jobs: readonly Published[]) {
  const [first] = jobs;
  if (first && jobs.length === 1) return publishedToast(first);
  const of = (status: JobStatus) => jobs.filter((job) => job.status === status).length;
  const then = [
    of("paused") > 0 && `${of("paused")} of them paused.`,
    of("held") > 0 && `${of("held")} of them in review. ${IN_REVIEW}`,
  ].filter(Boolean);
  return {
    kind: "success",
    title: `${counted(jobs.length, "job")} published`,
    text: then.join(" ") || undefined,
  } as const;
}

/** The button for all jobs that are ticked, its busy words, and the sentence if none is. */
export const PUBLISH_SEVERAL = { button: "Publish selected", busy: "Publishing..." } as const;
export const NO_JOB_TICKED = "Please select at least one job.";

/** Sums up what became of several jobs if not all of them could be published. */
export function refusedSeveralTitle({ published, refused }: { published: number; refused: number }): string {
  if (published === 0) return refused === 1 ? "The job isn't published" : `None of the ${refused} jobs is published`;
  return `${published} of ${published + refused} jobs published`;
}
