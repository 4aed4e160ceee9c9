import type { EmploymentType, WorkType } from "#app/domain/employment.ts";
import type { Pay } from "#app/domain/pay.ts";
import type { JobStatus } from "#app/domain/status.ts";
import { STATUSES, type Status } from "#app/domain/status.ts";
import type { Role } from "#app/features/accounts/rules.ts";
import type { Promised } from "./answers/rules.ts";
import type { Interview } from "./interviews/rules.ts";

/** The statuses that bring news with a message of its own; a plain move cannot give them. */
export const WRITTEN_STATUSES = ["interview", "offered"] as const satisfies readonly Status[];

/** Whoever comes to one of these is known by name, also where a job is reviewed without names. */
export const NAMED_STATUSES: readonly Status[] = ["interview", "offered", "hired"];

/** Whether the employer has neither invited the person nor ended the application yet. */
export function isUndecided(status: string): boolean {
  return status === "pending" || status === "reviewing";
}

/** Where a senior reads about one application. */
export function seniorApplicationPath(applicationId: string): string {
  return `/senior/applications?application=${applicationId}`;
}

/** Where a recruiter reads about one candidate of a job. */
export function recruiterCandidatePath(jobId: string, candidateId: string): string {
  return `/recruiter/applications?job=${jobId}&candidate=${candidateId}`;
}

/** How long a change or an application can be taken back before anybody is told of it. */
export const UNDO_SECONDS = 30;

/** Who may move an application from where to where. Nothing else happens to a status. */
const MOVES: Record<Role, Record<Status, readonly Status[]>> = {
  recruiter: {
    pending: ["reviewing", "rejected"],
    reviewing: ["interview", "rejected"],
    interview: ["offered", "rejected"],
    offered: ["hired", "rejected"],
    rejected: [],
    withdrawn: [],
    declined: [],
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

/** Narrows a text that came from outside to a known status. */
export function isStatus(value: string): value is Status {
  return STATUSES.some((status) => status === value);
}

/** The statuses that `role` may give to an application that has `from` now; none for a status nobody knows. */
export function movesFrom(role: Role, from: string): readonly Status[] {
  return isStatus(from) ? MOVES[role][from] : [];
}

/** Whether `role` may move an application from `from` to `to`. */
export function canMove(role: Role, from: string, to: string): boolean {
  return movesFrom(role, from).some((status) => status === to);
}

/** A senior's own steps, and what each makes of an application. */
const OWN_STEPS = { withdraw: "withdrawn", accept: "hired", decline: "declined" } as const satisfies Record<
  string,
  Status
>;

export type OwnStep = keyof typeof OWN_STEPS;

export type OwnStatus = (typeof OWN_STEPS)[OwnStep];

/** Narrows a text from an address to one of the senior's own steps. */
export function isOwnStep(value: string): value is OwnStep {
  return Object.hasOwn(OWN_STEPS, value);
}

/** The steps that a senior can take from `status`, in the order in which they are offered. */
export function ownStepsFrom(status: string): OwnStep[] {
  const steps: OwnStep[] = ["accept", "decline", "withdraw"];
  return steps.filter((step) => canMove("senior", status, OWN_STEPS[step]));
}

/** The longest note that goes out with an application, in characters. */
export const COVER_NOTE_LIMIT = 1_500;
/** The line that opens the note to the employer, on the job page. */
export const ADD_NOTE = "Add a note to the employer (optional)";

/** What a senior may narrow their list to: each with the statuses it stands for. */
const APPLICATION_VIEWS = {
  open: ["pending", "reviewing", "interview", "offered"],
  interview: ["interview"],
  offered: ["offered"],
  ended: ["rejected", "withdrawn", "declined", "hired"],
} as const satisfies Record<string, readonly Status[]>;

export type ApplicationView = "all" | keyof typeof APPLICATION_VIEWS;

/** Whether an application belongs to a view; a status nobody knows is still open. */
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
 * Sums rows per status by the rule of section 4: pending and unknown count as applied; rejected, and of D78's endings
 * withdrawn and declined, count in the total only.
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

/** A moment of an application's life. `isLatest` is the one that still holds, and is told by its age. */
export type TimelineEntry = { status: string; at: Date; isLatest: boolean };

/**
 * The timeline of section 2.5, with the real history between its two entries (D53): the sending first, then each
 * later status, the present one last with the date of the last change.
 */
export function timelineOf(application: {
  status: string;
  createdAt: Date;
  updatedAt: Date;
  events: ReadonlyArray<{ status: string; at: Date }>;
}): TimelineEntry[] {
  const { status, createdAt, updatedAt, events } = application;
  const isMoved = status !== "pending";
  const between = events.filter((event) => event.status !== "pending" && event.status !== status);
  return [
    { status: "pending", at: createdAt, isLatest: !isMoved },
    ...(isMoved ? between.map(({ status, at }) => ({ status, at, isLatest: false })) : []),
    ...(isMoved ? [{ status, at: updatedAt, isLatest: true }] : []),
  ];
}

/** Whether a profile says enough for an employer to read: a few words or at least one skill (D5). */
export function isReadyToApply(profile: { bio: string | null; skills: readonly string[] }): boolean {
  return Boolean(profile.bio?.trim()) || profile.skills.length > 0;
}

/** What the job page can tell its visitor about applying. */
export type ApplyState =
  | { kind: "guest" }
  | { kind: "recruiter" }
  | { kind: "no-role" }
  | { kind: "closed" | "paused" }
  | { kind: "profile-incomplete" }
  | { kind: "check-failed" }
  | { kind: "held"; heldId: string; hasResume: boolean; hasNote: boolean }
  | ({ kind: "applied"; applicationId: string; sentAt: Date } & Promised)
  | { kind: "open" };

/** What only some visitors read beside the apply button; said by the server, so that the page carries no more script. */
export type ApplyTexts = {
  /** What stands on the button once applied. */
  applied: string | null;
  /** Why one cannot apply, or until when an answer is promised; null where a link says how, and where there is none. */
  hint: string | null;
  /** What an employer who reviews without names sees, and when; null for one who does not. */
  names: string | null;
};

/** A recruiter's job with how many people applied, and how many of them wait for an answer. */
export type JobWithApplicants = { id: string; title: string; company: string; applicants: number; waiting: number };

/** An application that waits for its employer; `due` is the day an answer was promised by, null where none was. */
export type WaitingApplication = {
  applicationId: string;
  jobId: string;
  title: string;
  candidateId: string;
  fullName: string;
  createdAt: Date;
  due: { on: string; isLate: boolean } | null;
};

/** An application that has not gone out yet. */
export type HeldApplication = { id: string; title: string; company: string };

/** One application as its senior's list shows it. */
export type ApplicationRow = {
  id: string;
  jobId: string;
  title: string;
  company: string;
  status: string;
  createdAt: Date;
  updatedAt: Date;
};

/** One application with everything its details show; `events` are the statuses it has had, oldest first. */
export type ApplicationDetails = ApplicationRow & {
  location: string;
  employmentType: EmploymentType;
  workType: WorkType;
  description: string;
  /** What they applied to. */
  pay: Pay;
  jobStatus: JobStatus;
  /** What the job says by now; null where that is the same. */
  changedPay: Pay | null;
  /** What was sent beside the profile: a note, and the resume's name and address. */
  coverNote: string | null;
  resume: { fileName: string; path: string } | null;
  events: Array<{ status: string; at: Date }>;
  /** When they meet; null while no date is set. */
  interview: Interview | null;
  answerDueOn: string | null;
  answeredAt: Date | null;
  /** The employer does not know yet whose it is. */
  hidesName: boolean;
};
