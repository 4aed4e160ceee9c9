import { APPLY_FAILED, LOG_IN_FIRST } from "#app/domain/texts.ts";
import type { DomainError, ErrorCode } from "#app/domain-error.ts";
import { VIEWER_ONLY } from "#app/features/accounts/company-labels.ts";

/** A refusal as users see it. */
export type Problem = { status: number; title: string; text: string };

const PROBLEMS: Record<ErrorCode, Problem> = {
  "not-signed-in": { status: 401, title: "Authentication required", text: LOG_IN_FIRST },
  "wrong-role": { status: 403, title: "Not for this account", text: "You do not have permission to access this page" },
  "viewer-only": { status: 403, ...VIEWER_ONLY },
  "stale-role": {
    status: 409,
    title: "Their role has changed",
    text: "Someone changed it a moment ago. Here is what it is now.",
  },
  "in-a-team": {
    status: 409,
    title: "You're on a team already",
    text: "A person hires for one company at a time. Leave your team first, on its page.",
  },
  "team-full": {
    status: 409,
    title: "This team is full",
    text: "Its plan has no room for another person. Ask an owner to choose a larger one.",
  },
  "owner-only": {
    status: 403,
    title: "Only an owner can do this",
    text: "Ask an owner of your company's team.",
  },
  "not-found": {
    status: 404,
    title: "Page Not Found",
    text: "We couldn't find the page you're looking for. It might have been moved or doesn't exist.",
  },
  "email-unverified": {
    status: 403,
    title: "Please verify your email first",
    text: "Open the link in the email we sent you, or ask for a new one on your dashboard.",
  },
  "person-unverified": {
    status: 409,
    title: "Their email isn't confirmed",
    text: "A person's data goes to a confirmed email only. Check who asks, then confirm their email on their page.",
  },
  "account-leaving": {
    status: 403,
    title: "Your account is being deleted",
    text: "Until then, you can still read everything. To keep your account, press Keep my account in Settings.",
  },
  "wrong-credentials": {
    status: 401,
    title: "We couldn't log you in",
    text: "The email or password isn't right. Please try again.",
  },
  "link-expired": {
    status: 410,
    title: "This link no longer works",
    text: "It was already used or has expired. Please ask for a new one.",
  },
  "role-chosen": {
    status: 409,
    title: "Role already chosen",
    text: "This account already has a role, senior or recruiter, and it can't change.",
  },
  "two-step-on": {
    status: 409,
    title: "Two-step login is already on",
    text: "It was turned on a moment ago, perhaps by you in another window.",
  },
  "two-step-off": {
    status: 409,
    title: "Two-step login is off",
    text: "It was turned off, perhaps by you in another window. Backup codes are made when you turn it on.",
  },
  "too-many-requests": { status: 429, title: "Too many attempts", text: "Please wait a little and try again." },
  "already-applied": { status: 409, title: "Already Applied", text: "You have already applied for this position" },
  "questions-changed": {
    status: 409,
    title: "The employer changed the questions",
    text: "What you typed is still here. Please read the questions again, and then apply.",
  },
  "job-closed": {
    status: 409,
    title: APPLY_FAILED,
    text: "This job is closed and no longer takes applications.",
  },
  "job-removed": {
    status: 410,
    title: "This job has been removed",
    text: "The employer has left Seasoned, so this job is gone. Other employers are looking for people like you.",
  },
  "recruiters-cannot-apply": {
    status: 403,
    title: APPLY_FAILED,
    text: "You're logged in as a recruiter. Only seniors can apply for jobs.",
  },
  "profile-incomplete": {
    status: 409,
    title: APPLY_FAILED,
    text: "Your profile is what the employer reads. Please add a few words about you or at least one skill first.",
  },
  "illegal-move": {
    status: 409,
    title: "Failed to update application status",
    text: "This application can't move to that status.",
  },
  "stale-state": {
    status: 409,
    title: "Failed to update application status",
    text: "Someone changed this application a moment ago. The list now shows its latest status.",
  },
  "too-late-to-undo": {
    status: 409,
    title: "It's already been sent",
    text: "We've told them. The page now shows where things stand.",
  },
  "sent-already": {
    status: 409,
    title: "It's already been sent",
    text: "The employer has your application now. You can still withdraw it in My Applications.",
  },
  "undone-meanwhile": {
    status: 409,
    title: "Change undone",
    text: "It was undone at the same moment, and nobody was told.",
  },
  "already-invited": {
    status: 409,
    title: "They already know about this job",
    text: "They were invited before, or have applied. One invitation per person and job is enough.",
  },
  "shortlist-full": {
    status: 409,
    title: "This shortlist is full",
    text: "It holds 200 people. Please remove someone first.",
  },
  "form-already-sent": {
    status: 409,
    title: "This form was already sent",
    text: "It was sent before with other answers. Please open the form again and send it once more.",
  },
  "illegal-step": {
    status: 409,
    title: "This isn't possible for this job right now",
    text: "Its status has changed. The list shows where it stands.",
  },
  "stale-job": {
    status: 409,
    title: "This job has changed",
    text: "It was changed a moment ago, perhaps by you in another window. Look at it, then try again.",
  },
  "decided-already": {
    status: 409,
    title: "This was decided or changed meanwhile",
    text: "Someone else decided it, or something in it changed. Look at it again first.",
  },
  "company-decided": {
    status: 409,
    title: "This company was decided or changed meanwhile",
    text: "Someone else decided it, or its recruiter changed it. Look at it again first.",
  },
  "company-asked": {
    status: 409,
    title: "You've asked us already",
    text: "We'll check your company and let you know, usually within two business days.",
  },
  "request-changed": {
    status: 409,
    title: "This request changed meanwhile",
    text: "Someone else answered or changed it, or they wrote again. Nothing was sent. Read it again first: what you typed is still here.",
  },
  "company-unverified": {
    status: 403,
    title: "Please verify your company first",
    text: "Until your company is verified, you can answer people who write or apply to you, and invite others to apply. Verify it under Company.",
  },
  "extend-limit": {
    status: 409,
    title: "This job can't be extended further",
    text: "A job can stay live for 90 days at most. You can extend it again when its last day is closer.",
  },
  "plan-missing": {
    status: 409,
    title: "You haven't chosen a plan yet",
    text: "Choose a plan first. A job can be live only on a plan.",
  },
  "plan-limit": {
    status: 409,
    title: "Your plan's active job limit is reached",
    text: "Choose a larger plan, or pause or close a job first.",
  },
  "payment-declined": {
    status: 409,
    title: "The payment was declined",
    text: "Nothing has changed. Please try again, or write to us.",
  },
  "plan-changed": {
    status: 409,
    title: "Your subscription has changed meanwhile",
    text: "Someone else of your company may have changed it, or its period has ended. The page now shows where it stands.",
  },
  "import-changed": {
    status: 409,
    title: "This import has changed meanwhile",
    text: "It may have started in another window, or another import is under way. The page now shows where it stands.",
  },
  "wait-for-answer": {
    status: 409,
    title: "Failed to send message",
    text: "They haven't answered your first message yet. You can write again once they have.",
  },
  "messages-blocked": {
    status: 403,
    title: "Failed to send message",
    text: "One of you has blocked the other, so you can't write to each other.",
  },
  "message-held": {
    status: 409,
    title: "We're checking your message",
    text: "Someone reads your first message before it's delivered, usually within one business day. You can write again after that.",
  },
  "message-decided": {
    status: 409,
    title: "This message was decided meanwhile",
    text: "Someone else has delivered or refused it.",
  },
  "message-suspicious": {
    status: 409,
    title: "This change isn't made",
    text: "The new words show signs of a scam. Please leave them out.",
  },
  "has-unread": {
    status: 409,
    title: "Something new has arrived",
    text: "This conversation stays in your list until you've read it.",
  },
  "change-too-late": {
    status: 409,
    title: "Too late to change this message",
    text: "A message can be changed or removed for 15 minutes after it was sent.",
  },
  "role-in-use": {
    status: 409,
    title: "This account is in use",
    text: "It belongs to a senior or a recruiter who has done something with it. Staff need an account of their own.",
  },
  "last-admin": {
    status: 409,
    title: "This is the last admin",
    text: "Someone has to be able to add staff. Make another person an admin first.",
  },
  "account-suspended": {
    status: 403,
    title: "This account is suspended",
    text: "Log in to read why, for how long, and how to appeal.",
  },
  "person-suspended": {
    status: 403,
    title: "Failed to send message",
    text: "We suspended this person's account, so you can't write to each other.",
  },
  "suspended-already": {
    status: 409,
    title: "This account is already suspended",
    text: "Someone else decided a moment ago. Look at the account again first.",
  },
  "not-suspended": {
    status: 409,
    title: "This account isn't suspended",
    text: "The suspension has ended or was lifted. Look at the account again.",
  },
  "appealed-already": {
    status: 409,
    title: "You've already appealed",
    text: "A decision can be appealed once. The page shows where your appeal stands.",
  },
  "appeal-too-late": {
    status: 409,
    title: "There's nothing to appeal anymore",
    text: "This decision no longer stands. The page shows how things are now.",
  },
  "appeal-decided": {
    status: 409,
    title: "This appeal was decided meanwhile",
    text: "Someone else decided it a moment ago. The page shows what they wrote.",
  },
  "own-decision": {
    status: 403,
    title: "You decided this first",
    text: "Someone else has to decide the appeal.",
  },
  "own-job": {
    status: 403,
    title: "You sent this yourself",
    text: "In your company, a second person publishes. Ask a colleague.",
  },
  "file-too-large": {
    status: 413,
    title: "This file is too large",
    text: "A resume or a file of jobs may have up to 10 MB, a photo up to 5 MB. Please choose a smaller file.",
  },
  "file-name-too-long": {
    status: 400,
    title: "The name of this file is too long",
    text: "Please give it a shorter name and choose it again.",
  },
  "unreadable-upload": {
    status: 400,
    title: "We couldn't read this upload",
    text: "Please reload the page and choose the file again.",
  },
  "upload-broken-off": {
    status: 400,
    title: "The upload was interrupted",
    text: "The connection was lost before the whole file arrived. Please choose it again.",
  },
  "turned-off": {
    status: 503,
    title: "This is turned off for now",
    text: "Please try again later.",
  },
  "content-changed": {
    status: 409,
    title: "This changed meanwhile",
    text: "Someone else changed it. Nothing was saved. Look at it again first: what you typed is still here.",
  },
  "too-many-resumes": {
    status: 409,
    title: "You already have ten earlier resumes",
    text: "Each was sent to an employer who hasn't decided yet. To start over, remove your resume, and all of them with it.",
  },
  "already-on-waitlist": {
    status: 409,
    title: "Already on the list!",
    text: "This email is already registered on our waitlist.",
  },
};

/** Returns status and texts of a refusal; a rate limit also says how long to wait. */
export function problemFor(error: DomainError): Problem {
  const problem = { ...PROBLEMS[error.code], ...error.words };
  if (error.retryAfterSeconds === undefined) return problem;
  return { ...problem, text: `Please wait ${waitInWords(error.retryAfterSeconds)} and try again.` };
}

function waitInWords(seconds: number): string {
  if (seconds < 60) return "a minute";
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return minutes === 1 ? "a minute" : `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? "an hour" : `${hours} hours`;
}
