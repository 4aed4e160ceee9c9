/** Every action in the audit log. The part before the dot is the kind of subject. */
export const AUDIT_ACTIONS = {
  "staff.added": "Added to staff",
  "staff.changed": "Staff level changed",
  "staff.removed": "Removed from staff",
  "staff.listed": "Staff listed",
  "staff.invited": "Invited to the staff",
  "staff.invitation-revoked": "Invitation to the staff revoked",
  "job.approved": "Job approved",
  "job.refused": "Job refused",
  "case.viewed": "Case looked at",
  "case.assigned": "Case taken",
  "case.released": "Case given back",
  "case.noted": "Case noted",
  "case.wrote": "Wrote about a case",
  "case.decided": "Case decided",
  "case.restored": "Shown again",
  "case.reporter-abusive": "Report marked as abuse",
  "person.searched": "People searched",
  "person.viewed": "Person looked at",
  "person.signed-out": "Logged out everywhere",
  "person.address-confirmed": "Email confirmed",
  "person.bounce-released": "Email tried again",
  "person.email-sent-again": "Email sent again",
  "person.two-step-ended": "Two-step login ended",
  "person.suspended": "Account suspended for 7 days",
  "person.banned": "Account banned",
  "person.suspension-ended": "Suspension ended",
  "message.viewed": "Held message read",
  "message.delivered": "Held message delivered",
  "message.refused": "Held message refused",
  "company.viewed": "Company looked at",
  "company.verified": "Company verified",
  "company.refused": "Company refused",
  "company.taken-off": "Verified badge removed",
  "company.merged": "Companies merged",
  "company.manager-assigned": "Account manager changed",
  "support.listed": "Support requests listed",
  "support.viewed": "Support request looked at",
  "support.answered": "Support request answered",
  "support.noted": "Note on a support request",
  "support.assigned": "Support request assigned",
  "support.closed": "Support request closed",
  "support.reopened": "Support request opened again",
  "support.called": "Call-back made",
  "email.listed": "Emails listed",
  "email.sent-again": "Email of the list sent again",
  "email.bounce-released": "Address tried again",
  "appeal.viewed": "Appeal looked at",
  "appeal.upheld": "Appeal: decision upheld",
  "appeal.reversed": "Appeal: decision reversed",
  "banner.saved": "Banner saved",
  "banner.ended": "Banner ended",
  "switch.turned-off": "Turned off in an emergency",
  "switch.turned-on": "Turned on again",
  "story.added": "Story added",
  "story.shown": "Story shown",
  "story.hidden": "Story hidden",
  "story.removed": "Story removed",
  "waitlist.listed": "Waitlist listed",
  "waitlist.exported": "Waitlist exported",
  "waitlist.invited": "Invited from the waitlist",
  "person.hold-set": "Legal hold set",
  "person.hold-reviewed": "Legal hold reviewed",
  "person.hold-ended": "Legal hold ended",
  "legal.listed": "Requests for data listed",
  "legal.holds-listed": "Legal holds listed",
  "legal.viewed": "Request for data looked at",
  "legal.entered": "Request for data entered",
  "legal.export-sent": "Link to an export sent",
  "legal.erasure-started": "Erasure started on request",
  "legal.closed": "Request for data closed",
  "legal.figures-exported": "Yearly figures exported",
  "words.dismissed": "New words dismissed",
  "words.restored": "New words listed again",
  "audit.exported": "Audit log exported",
  "task.retried": "Background task retried",
} as const;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** Returns the words for an action, or the action itself if this version does not know it. */
export function auditActionLabel(action: string): string {
  return isAuditAction(action) ? AUDIT_ACTIONS[action] : action;
}

/** Returns whether a text is an action of the audit log. */
export function isAuditAction(text: string): text is AuditAction {
  return Object.hasOwn(AUDIT_ACTIONS, text);
}

/** What a list or an export is about, which has no subject of its own. */
const KIND_WORDS: Record<string, string> = {
  audit: "Audit log",
  appeal: "Appeals",
  banner: "Banner",
  case: "Cases",
  company: "Companies",
  email: "Emails",
  job: "Held jobs",
  legal: "Requests for data",
  message: "Held messages",
  person: "People",
  staff: "Staff",
  story: "Stories",
  support: "Support requests",
  switch: "Switches",
  task: "Background tasks",
  waitlist: "Waitlist",
  words: "New words",
};

/** Returns what a row without a subject is about. */
export function auditKindLabel(kind: string): string {
  return KIND_WORDS[kind] ?? kind;
}

const AN_ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Returns the details of a row for people: "shown: no, hold: \u2026f70f92fcb5e1". */
export function auditFacts(detail: Record<string, string | number | boolean | null>): string {
  return Object.entries(detail)
    .filter(([, value]) => value !== null && value !== "")
    .map(([name, value]) => {
      if (typeof value === "boolean") return `${name.replace(/^is/, "").toLowerCase()}: ${value ? "yes" : "no"}`;
      const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
      return `${words}: ${typeof value === "string" && AN_ID.test(value) ? endOfId(value) : value}`;
    })
    .join(", ");
}

/** Returns the end of an id, which tells two apart where the whole would be too long. */
export function endOfId(id: string): string {
  return `\u2026${id.slice(-12)}`;
}

/** Returns the details of a row on one line, as they are stored: "level: admin, was: support". */
export function auditDetailText(detail: Record<string, string | number | boolean | null>): string {
  return Object.entries(detail)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}: ${value}`)
    .join(", ");
}
