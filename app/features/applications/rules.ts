import type { EmploymentType, WorkType } from "#app/domain/employment.ts";
import type { Pay } from "#app/domain/pay.ts";
import type { JobQuestion, SentAnswer } from "#app/domain/questions.ts";
import type { JobStatus } from "#app/domain/status.ts";
import { STATUSES, type Status } from "#app/domain/status.ts";
import type { Role } from "#app/features/accounts/rules.ts";
import type { Promised } from "./answers/rules.ts";
import type { Interview } from "./interviews/rules.ts";

/** The statuses that come with a message of their own, so a plain status change cannot set them. */
export const WRITTEN_STATUSES = ["interview", "offered"] as const satisfies readonly Status[];

/** These statuses reveal the name of an anonymous applicant. */
export const NAMED_STATUSES: readonly Status[] = ["interview", "offered", "hired"];

/** Whether the employer has neither invited the person nor ended the application. */
export function isUndecided(status: string): boolean {
  return status === "pending" || status === "reviewing";
}

/** Returns the senior's page about one application. */
export function seniorApplicationPath(applicationId: string): string {
  return `/senior/applications?application=${applicationId}`;
}

/** Returns the recruiter's page about one candidate of a job. */
export function recruiterCandidatePath(jobId: string, candidateId: string): string {
  return `/recruiter/applications?job=${jobId}&candidate=${candidateId}`;
}

/** How long a status change or an application can be undone before anyone is told of it. */
export const UNDO_SECONDS = 30;

/** The allowed status changes by role. No other change is possible. */
const MOVES: Record<Role, Record<Status, readonly Status[]>> = {
  recruiter: {
    pending: ["reviewing", "rejected"],
    reviewing: ["interview", "rejected"],
    interview: ["offered", "rejected"],
    offered: ["hired", "rejected"],
    rejected: ["reviewing"],
    withdrawn: [],
    declined: ["offered"],
    hired: [],
  },
  senior: {
    pending: ["withdrawn"],
    reviewing: ["withdrawn"],
    interview: ["withdrawn"],
    offered: ["hired", "declined"],
    rejected: [],
    withdrawn: [],
    declined: [],
    hired: [],
  },
};

/** Narrows a string from outside to a known status. */
export function isStatus(value: string): value is Status {
  return STATUSES.some((status) => status === value);
}

/** Returns the statuses that `role` may set from `from`; none for an unknown status. */
export function movesFrom(role: Role, from: string): readonly Status[] {
  return isStatus(from) ? MOVES[role][from] : [];
}

/** Whether `role` may change a status from `from` to `to`. */
export function canMove(role: Role, from: string, to: string): boolean {
  return movesFrom(role, from).some((status) => status === to);
}

/**
 * Returns the statuses that a recruiter may give an application. A rejection without a name stays: afterwards the
 * person can be searched for, and who they were would be known while they are reviewed again (decision 031).
 */
export function recruiterMovesFrom({ status, hidesName }: { status: string; hidesName: boolean }): readonly Status[] {
  return hidesName && status === "rejected" ? [] : movesFrom("recruiter", status);
}

/** A senior's own steps, and the status that each sets. */
const OWN_STEPS = { withdraw: "withdrawn", accept: "hired", decline: "declined" } as const satisfies Record<
  string,
  Status
>;

export type OwnStep = keyof typeof OWN_STEPS;

export type OwnStatus = (typeof OWN_STEPS)[OwnStep];

/** Narrows a string from an address to a senior's own step. */
export function isOwnStep(value: string): value is OwnStep {
  return Object.hasOwn(OWN_STEPS, value);
}

/** Returns the steps that a senior can take from `status`, in the order of their buttons. */
export function ownStepsFrom(status: string): OwnStep[] {
  const steps: OwnStep[] = ["accept", "decline", "withdraw"];
  return steps.filter((step) => canMove("senior", status, OWN_STEPS[step]));
}

/** The longest note with an application, in characters. */
export const COVER_NOTE_LIMIT = 1_500;
/** The filters of a senior's list, each with its statuses. */
const APPLICATION_VIEWS = {
  open: ["pending", "reviewing", "interview", "offered"],
  interview: ["interview"],
  offered: ["offered"],
  ended: ["rejected", "withdrawn", "declined", "hired"],
} as const satisfies Record<string, readonly Status[]>;

export type ApplicationView = "all" | keyof typeof APPLICATION_VIEWS;

/** Whether an application belongs to a filter; an unknown status is still open. */
export function isInView(view: ApplicationView, status: string): boolean {
  if (view === "all") return true;
  if (!isStatus(status)) return view === "open";
  return APPLICATION_VIEWS[view].some((one) => one === status);
}

/** The figures of a senior's dashboard and of the four tiles above their list. */
export type ApplicationCounts = {
  total: number;
  applied: number;
  inReview: number;
  interviews: number;
  offers: number;
  /** Jobs that they got. */
  hired: number;
};

/**
 * Sums rows per status by the rule of section 4: pending and unknown count as applied; rejected, and withdrawn and
 * declined of D78, count in the total only.
 */
export function countByStatus(rows: ReadonlyArray<{ status: string; count: number }>): ApplicationCounts {
  const counts = { total: 0, applied: 0, inReview: 0, interviews: 0, offers: 0, hired: 0 };
  for (const { status, count } of rows) {
    counts.total += count;
    if (status === "pending" || !isStatus(status)) counts.applied += count;
    if (status === "reviewing") counts.inReview += count;
    if (status === "interview") counts.interviews += count;
    if (status === "offered") counts.offers += count;
    if (status === "hired") counts.hired += count;
  }
  return counts;
}

/**
 * An entry of the timeline, and the status before it. `isLatest` marks the current status, whose date is shown as an
 * age.
 */
export type TimelineEntry = { status: string; at: Date; isLatest: boolean; before: string | null };

/**
 * Builds the timeline of section 2.5, with the history between its two entries (D53): the submission first, then each
 * later status, the current one last with the date of the last change.
 */
export function timelineOf(application: {
  status: string;
  createdAt: Date;
  updatedAt: Date;
  events: ReadonlyArray<{ status: string; at: Date }>;
}): TimelineEntry[] {
  const { status, createdAt, updatedAt, events } = application;
  const isMoved = status !== "pending";
  // The last of its status is the current entry; one before it, of an application that was opened again, is history.
  const latest = events.findLastIndex((event) => event.status === status);
  const between = events.filter((event, index) => event.status !== "pending" && index !== latest);
  const entries = [
    { status: "pending", at: createdAt, isLatest: !isMoved },
    ...(isMoved ? between.map(({ status, at }) => ({ status, at, isLatest: false })) : []),
    ...(isMoved ? [{ status, at: updatedAt, isLatest: true }] : []),
  ];
  return entries.map((entry, index) => ({ ...entry, before: entries[index - 1]?.status ?? null }));
}

/** Whether a profile has enough content to apply: a few words or at least one skill (D5). */
export function isReadyToApply(profile: { bio: string | null; skills: readonly string[] }): boolean {
  return Boolean(profile.bio?.trim()) || profile.skills.length > 0;
}

/** The states of applying on the job page. */
export type ApplyState =
  | { kind: "guest" }
  | { kind: "recruiter" }
  | { kind: "no-role" }
  | { kind: "closed" | "paused" }
  | { kind: "profile-incomplete" }
  | { kind: "check-failed" }
  | { kind: "held"; heldId: string; hasResume: boolean; hasAnswers: boolean; hasNote: boolean }
  | ({ kind: "applied"; applicationId: string; sentAt: Date } & Promised)
  | { kind: "open"; asks: { key: string; questions: JobQuestion[] } | null };

/** Texts beside the apply button that only some visitors see; the server sends them to save client code. */
export type ApplyTexts = {
  /** Where the button leads instead of applying: to the login, or to the profile; null if it applies. */
  link: { to: string; label: string } | null;
  /** The button's text after applying. */
  applied: string | null;
  /**
   * Why the visitor cannot apply, or until when an answer is promised; null if neither applies or a link explains it.
   */
  hint: string | null;
  /** What an employer with anonymous review sees, and how many questions someone who cannot answer yet will read. */
  notes: string[];
};

/** A recruiter's job with the number of applicants, and of those waiting for an answer. */
export type JobWithApplicants = { id: string; title: string; company: string; applicants: number; waiting: number };

/** An application that waits for its employer; `due` is the promised day, null if there is none. */
export type WaitingApplication = {
  applicationId: string;
  jobId: string;
  title: string;
  candidateId: string;
  fullName: string;
  createdAt: Date;
  due: { on: string; isLate: boolean } | null;
};

/** An application that has not been sent yet. */
export type HeldApplication = { id: string; title: string; company: string };

/** An application in its senior's list. */
export type ApplicationRow = {
  id: string;
  jobId: string;
  title: string;
  company: string;
  status: string;
  createdAt: Date;
  updatedAt: Date;
};

/** An application with all its details; `events` are its past statuses, oldest first. */
export type ApplicationDetails = ApplicationRow & {
  location: string;
  employmentType: EmploymentType;
  workType: WorkType;
  description: string;
  /** The pay they applied to. */
  pay: Pay;
  jobStatus: JobStatus;
  /** The job's current pay; null if it is the same. */
  changedPay: Pay | null;
  /** What was sent beside the profile: a note, and the resume's name and address. */
  coverNote: string | null;
  questionAnswers: SentAnswer[];
  resume: { fileName: string; path: string } | null;
  events: Array<{ status: string; at: Date }>;
  /** When they meet; null while no date is set. */
  interview: Interview | null;
  answerDueOn: string | null;
  answeredAt: Date | null;
  /** The application is still anonymous. */
  hidesName: boolean;
};
