import type { JobStatus } from "#app/domain/status.ts";
import type { ApplicationView } from "./own-list.ts";
import { isUndecided } from "./rules.ts";
import { statusWords } from "./status-words.ts";

/**
 * Returns the message box of the details: the specification's text of the status, or, for an undecided application to a
 * closed or filled job, what that means.
 */
export function detailsMessage({ status, jobStatus }: { status: string; jobStatus: JobStatus }): string {
  if (jobStatus === "suspended") return EMPLOYER_SUSPENDED;
  const end = isUndecided(status) ? ENDS[jobStatus] : undefined;
  if (isUndecided(status) && jobStatus === "held") return CHECKED;
  if (isUndecided(status) && jobStatus === "refused") return TAKEN_DOWN;
  return end ? `${end} You don't have to wait for an answer any longer.` : statusWords(status).message;
}

const EMPLOYER_SUSPENDED =
  "We suspended this employer. If you're in contact with them elsewhere, stop, and don't send money, documents, or codes.";

const CHECKED = "A change the employer made to this job is being checked. Your application stays with the employer.";

const TAKEN_DOWN =
  "We checked this job and took it down. Your application stays with the employer. If you're in contact with them elsewhere, don't send money, documents, or codes.";

const ENDS: Partial<Record<JobStatus, string>> = {
  closed: "The employer has closed this job.",
  filled: "The employer has found someone for this job.",
};

/** The recruiter's badge for a person who has not applied. */
export const NOT_APPLIED = { recruiter: "Not Applied", tone: "none", icon: "none" } as const;

/** Placeholders for missing names. */
export const MISSING = {
  position: "Unknown Position",
  company: "Unknown Company",
  candidate: "Unnamed Candidate",
  name: "No name provided",
  bio: "No bio provided",
  skills: "No skills listed",
  profile: "Profile not found",
} as const;

/** The tabs above a senior's list. */
export const APPLICATION_VIEW_LABELS: ReadonlyArray<{ view: ApplicationView; label: string }> = [
  { view: "all", label: "All" },
  { view: "open", label: "Open" },
  { view: "interview", label: "Interviews" },
  { view: "offered", label: "Offers" },
  { view: "ended", label: "Ended" },
];

/** The message if the list could not be loaded (D64). */
export const LIST_FAILED = {
  title: "We couldn't load your applications",
  text: "They're safe. Please try again.",
} as const;

/**
 * Returns the recruiter's toast after a status change: the specification words one, the others say "status updated".
 */
export function movedToast(to: string): string {
  return to === "reviewing" ? "Application is now under review" : "status updated";
}

/** The note beside a change that can still be undone. */
export const NOT_YET_OUT = `Nothing has gone out yet. You can undo it for a short while.`;

/** The recruiter's toast when a status change failed. */
export const MOVE_FAILED = "Failed to update application status";

/** Returns "Available 24h/week • remote", with "Not specified" for missing values. */
export function availabilityText(profile: { availabilityHours: number | null; workPreference: string | null }): string {
  const hours =
    profile.availabilityHours === null ? "Hours not specified" : `Available ${profile.availabilityHours}h/week`;
  return `${hours} • ${profile.workPreference ?? "Not specified"}`;
}
