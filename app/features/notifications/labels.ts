/** The kinds of notifications, which decide icon and link text. */
const NOTIFICATION_KINDS = [
  "application-sent",
  "application-not-sent",
  "application-received",
  "application-reviewing",
  "application-interview",
  "application-offered",
  "application-rejected",
  "application-withdrawn",
  "application-accepted",
  "application-declined",
  "application-hired",
  "move-not-made",
  "invitation",
  "invitation-declined",
  "message",
  "account",
  "profile",
  "job",
  "job-match",
  "person-match",
  "search-match",
  "job-closed",
  "job-changed",
  "job-ending",
  "job-approved",
  "job-refused",
  "job-waiting",
  "answer-due",
  "employer-suspended",
  "company-verified",
  "company-refused",
  "company-proof",
  "team",
  "plan",
  "report",
] as const;

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** The icon of a notification; notification-icon.tsx draws it. */
export type NotificationIcon =
  | "sent"
  | "person"
  | "eye"
  | "calendar"
  | "star"
  | "cross"
  | "back"
  | "refused"
  | "check"
  | "message"
  | "key"
  | "job"
  | "bell";

type Look = { icon: NotificationIcon; link: string };

const LOOKS: Record<NotificationKind, Look> = {
  "application-sent": { icon: "sent", link: "View Details" },
  "application-not-sent": { icon: "cross", link: "View job" },
  "application-received": { icon: "person", link: "View applicant" },
  "application-reviewing": { icon: "eye", link: "View Details" },
  "application-interview": { icon: "calendar", link: "View Details" },
  "application-offered": { icon: "star", link: "View Details" },
  "application-rejected": { icon: "cross", link: "View Details" },
  "application-withdrawn": { icon: "back", link: "View applicant" },
  "application-accepted": { icon: "check", link: "View applicant" },
  "application-declined": { icon: "refused", link: "View applicant" },
  "application-hired": { icon: "check", link: "View Details" },
  "move-not-made": { icon: "cross", link: "View applicant" },
  invitation: { icon: "star", link: "See the invitation" },
  "invitation-declined": { icon: "refused", link: "View applicants" },
  message: { icon: "message", link: "Read the message" },
  account: { icon: "key", link: "Open" },
  profile: { icon: "person", link: "Open your profile" },
  job: { icon: "job", link: "View job" },
  "job-match": { icon: "job", link: "View job" },
  "person-match": { icon: "person", link: "See suggestions" },
  "search-match": { icon: "person", link: "Show candidates" },
  "job-closed": { icon: "job", link: "View Details" },
  "job-changed": { icon: "job", link: "View Details" },
  "job-ending": { icon: "job", link: "Manage Jobs" },
  "job-approved": { icon: "check", link: "View job" },
  "job-waiting": { icon: "job", link: "See what's waiting" },
  "job-refused": { icon: "refused", link: "See why" },
  "answer-due": { icon: "person", link: "View applicants" },
  "employer-suspended": { icon: "refused", link: "View Details" },
  "company-verified": { icon: "check", link: "Open Company" },
  "company-refused": { icon: "refused", link: "See why" },
  "company-proof": { icon: "bell", link: "Open Company" },
  team: { icon: "person", link: "Open" },
  plan: { icon: "bell", link: "Open Subscription" },
  report: { icon: "check", link: "How to spot a scam" },
};

/** Returns icon and link text of a kind; a bell for a kind that this version does not know. */
export function notificationLook(kind: string): Look {
  const known = NOTIFICATION_KINDS.find((name) => name === kind);
  return known ? LOOKS[known] : { icon: "bell", link: "Open" };
}

/** The lists of the notifications page. */
export const NOTIFICATION_VIEWS = ["all", "new", "applications"] as const;

export type NotificationView = (typeof NOTIFICATION_VIEWS)[number];

const CHANGED = "Your application status has changed.";

/** Section 4's live texts by status; any other status is reported as changed. */
const APPLICATION_TEXTS: Readonly<Record<string, string>> = {
  reviewing: "Your application is now being reviewed!",
  interview: "You have been selected for an interview!",
  offered: "Congratulations! You received a job offer!",
  rejected: "Your application status has been updated.",
};

/** Returns the toast that tells a senior, on any page, about a status change. */
export function applicationToast(status: string): { title: string; text: string } {
  const text = Object.hasOwn(APPLICATION_TEXTS, status) ? APPLICATION_TEXTS[status] : undefined;
  return { title: "Application Updated", text: text ?? CHANGED };
}

/** The message if a notification could not be marked as read. */
export const MARK_FAILED = { title: "We couldn't mark this as read", text: "Please try again in a moment." } as const;

/** Returns the list that an address asks for; unknown values mean all. */
export function notificationView(value: string | null): NotificationView {
  return NOTIFICATION_VIEWS.find((view) => view === value) ?? "all";
}
