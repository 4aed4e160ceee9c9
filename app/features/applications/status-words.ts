import type { Status } from "#app/domain/status.ts";
import { applicationToast } from "#app/features/notifications/labels.ts";
import { isStatus } from "./rules.ts";

/** The icon of a status; status-badge.tsx draws it. */
export type StatusIcon =
  | "sent"
  | "eye"
  | "calendar"
  | "star"
  | "cross"
  | "back"
  | "refused"
  | "check"
  | "question"
  | "none";

/** Every label of a status in the product (section 4, D51, D52, D78). */
export type StatusWords = {
  /** The senior's badge. */
  senior: string;
  /** The recruiter's badge. */
  recruiter: string;
  /** The job page's button after applying. */
  button: string;
  /** The colors of badge and notice. */
  tone: Status | "unknown" | "none";
  icon: StatusIcon;
  /** The colors of the message box in the details. */
  notice: "plain" | "info" | "good" | "warn" | "bad";
  /** The text of the message box in the details. */
  message: string;
  /** The text under "Application Updated". */
  toast: string;
  /** The entry of the timeline. */
  timeline: string;
  /** The title of the notification and of its email. */
  notificationTitle: string;
  /** The line of recent activity. */
  activity: string;
  /** The recruiter's button that sets this status. */
  move: string;
};

/** Returns the labels of a status; an unknown status reads "Unknown Status". */
export function statusWords(status: string): StatusWords {
  return isStatus(status) ? WORDS[status] : UNKNOWN;
}

/** Returns the labels of a change from one status to another: those of its status, or its own. */
export function moveWords(from: string, to: string): StatusWords {
  return { ...statusWords(to), ...AGAIN[`${from} ${to}`] };
}

const WORDS: Record<Status, StatusWords> = {
  pending: {
    senior: "Application Sent",
    recruiter: "Application Sent",
    button: "Application Sent",
    tone: "pending",
    icon: "sent",
    notice: "plain",
    message: "Your application is being processed. You'll be notified when there's an update.",
    toast: applicationToast("pending").text,
    timeline: "Application Submitted",
    notificationTitle: "Application Submitted",
    activity: "Application submitted",
    move: "Application Sent",
  },
  reviewing: {
    senior: "In Review",
    recruiter: "In Review",
    button: "Under Review",
    tone: "reviewing",
    icon: "eye",
    notice: "info",
    message: "The employer is currently reviewing your application.",
    toast: applicationToast("reviewing").text,
    timeline: "Application In Review",
    notificationTitle: "Application In Review",
    activity: "Application viewed",
    move: "Review Application",
  },
  interview: {
    senior: "Interview Scheduled",
    recruiter: "Interview Scheduled",
    button: "Interview Stage",
    tone: "interview",
    icon: "calendar",
    notice: "warn",
    message: "Congratulations! The employer wants to interview you. Check your messages for details.",
    toast: applicationToast("interview").text,
    timeline: "Interview Scheduled",
    notificationTitle: "Interview Scheduled",
    activity: "Interview scheduled",
    move: "Invite to Interview",
  },
  offered: {
    senior: "Offer Received",
    recruiter: "Offer Sent",
    button: "Offer Received!",
    tone: "offered",
    icon: "star",
    notice: "good",
    message: "Congratulations! You've received a job offer. Check your messages for details.",
    toast: applicationToast("offered").text,
    timeline: "Offer Received",
    notificationTitle: "Offer Received",
    activity: "Offer received",
    move: "Send Offer",
  },
  rejected: {
    senior: "Not Selected",
    recruiter: "Not Selected",
    button: "Not Selected",
    tone: "rejected",
    icon: "cross",
    notice: "bad",
    message: "Thank you for your interest. The employer has decided to pursue other candidates.",
    toast: applicationToast("rejected").text,
    timeline: "Application Rejected",
    notificationTitle: "Update on your application",
    activity: "Status updated",
    move: "Mark as Not Selected",
  },
  withdrawn: {
    senior: "Withdrawn",
    recruiter: "Withdrawn",
    button: "Withdrawn",
    tone: "withdrawn",
    icon: "back",
    notice: "plain",
    message: "You withdrew this application. The employer knows.",
    toast: applicationToast("withdrawn").text,
    timeline: "Application Withdrawn",
    notificationTitle: "Application Withdrawn",
    activity: "Status updated",
    move: "Withdrawn",
  },
  declined: {
    senior: "Offer Declined",
    recruiter: "Offer Declined",
    button: "Offer Declined",
    tone: "declined",
    icon: "refused",
    notice: "plain",
    message: "You declined this offer. The employer knows.",
    toast: applicationToast("declined").text,
    timeline: "Offer Declined",
    notificationTitle: "Offer Declined",
    activity: "Status updated",
    move: "Offer Declined",
  },
  hired: {
    senior: "Hired",
    recruiter: "Hired",
    button: "Hired",
    tone: "hired",
    icon: "check",
    notice: "good",
    message: "Congratulations! You have the job.",
    toast: applicationToast("hired").text,
    timeline: "Hired",
    notificationTitle: "Hired",
    activity: "Status updated",
    move: "Mark as Hired",
  },
};

const CHANGED = "Your application status has changed.";

const UNKNOWN: StatusWords = {
  senior: "Unknown Status",
  recruiter: "Unknown Status",
  button: "Already Applied",
  tone: "unknown",
  icon: "question",
  notice: "plain",
  message: CHANGED,
  toast: applicationToast("unknown").text,
  timeline: "Application Updated",
  notificationTitle: "Application Updated",
  activity: "Status updated",
  move: "Unknown Status",
};

/** The own words of a change that opens an application again, in place of those of its status. */
const AGAIN: Readonly<Record<string, Partial<StatusWords>>> = {
  "rejected reviewing": {
    move: "Reopen Application",
    notificationTitle: "Application Reopened",
    timeline: "Application Reopened",
    toast: "The employer has reopened your application and is reviewing it again.",
  },
  "declined offered": {
    move: "Offer Again",
    notificationTitle: "New Offer Received",
    timeline: "New Offer Received",
    toast: "You declined an offer, and the employer has made you a new one.",
  },
};
