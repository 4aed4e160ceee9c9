import { expect, test } from "vitest";
import { applicationToast } from "#app/features/notifications/labels.ts";
import { applyTexts } from "./apply-labels.ts";
import { employerMessageDraft, invitationText } from "./employer-message.ts";
import { availabilityText, movedToast, NOT_APPLIED, statusWords } from "./labels.ts";

// The specification's table and texts, character for character (section 4, D51, D52, D78).
const TABLE = [
  ["pending", "Application Sent", "Application Sent", "Application Sent"],
  ["reviewing", "In Review", "In Review", "Under Review"],
  ["interview", "Interview Scheduled", "Interview Scheduled", "Interview Stage"],
  ["offered", "Offer Received", "Offer Sent", "Offer Received!"],
  ["rejected", "Not Selected", "Not Selected", "Not Selected"],
  ["withdrawn", "Withdrawn", "Withdrawn", "Withdrawn"],
  ["declined", "Offer Declined", "Offer Declined", "Offer Declined"],
  ["hired", "Hired", "Hired", "Hired"],
  ["archived", "Unknown Status", "Unknown Status", "Already Applied"],
];

// Clauses 4-3, 4-4, 4-5, 4-6, 4-7, 4-8, D51, D78.
test.each(TABLE)(
  "%s has the specified labels for senior, recruiter, and job page",
  (status, senior, recruiter, button) => {
    const words = statusWords(status ?? "");
    expect([words.senior, words.recruiter, words.button]).toEqual([senior, recruiter, button]);
  },
);

const MESSAGES = [
  ["pending", "Your application is being processed. You'll be notified when there's an update."],
  ["reviewing", "The employer is currently reviewing your application."],
  ["interview", "Congratulations! The employer wants to interview you. Check your messages for details."],
  ["offered", "Congratulations! You've received a job offer. Check your messages for details."],
  ["rejected", "Thank you for your interest. The employer has decided to pursue other candidates."],
  ["archived", "Your application status has changed."],
];

// Clauses 2.5-27, 4-13, D52.
test.each(MESSAGES)("the details of %s have the specified text", (status, message) => {
  expect(statusWords(status ?? "").message).toBe(message);
});

const TOASTS = [
  ["reviewing", "Your application is now being reviewed!"],
  ["interview", "You have been selected for an interview!"],
  ["offered", "Congratulations! You received a job offer!"],
  ["rejected", "Your application status has been updated."],
  ["hired", "Your application status has changed."],
  ["archived", "Your application status has changed."],
  ["constructor", "Your application status has changed."],
];

// Clauses 4-14.
test.each(TOASTS)("the live toast of %s", (status, text) => {
  expect(applicationToast(status ?? "")).toEqual({ title: "Application Updated", text });
  expect(statusWords(status ?? "").toast).toBe(text);
});

// Clauses 2.5-23, 4-17.
test("timeline and recent activity have labels of their own", () => {
  const timeline = ["pending", "reviewing", "interview", "offered", "rejected"].map(
    (status) => statusWords(status).timeline,
  );
  expect(timeline).toEqual([
    "Application Submitted",
    "Application In Review",
    "Interview Scheduled",
    "Offer Received",
    "Application Rejected",
  ]);
  const activity = ["pending", "reviewing", "interview", "offered", "rejected", "archived"].map(
    (status) => statusWords(status).activity,
  );
  expect(activity).toEqual([
    "Application submitted",
    "Application viewed",
    "Interview scheduled",
    "Offer received",
    "Status updated",
    "Status updated",
  ]);
});

// Clauses 4-9, D79.
test("every status has a color of its own", () => {
  const tones = TABLE.map(([status]) => statusWords(status ?? "").tone);
  expect(new Set(tones).size).toBe(tones.length);
  expect(NOT_APPLIED.recruiter).toBe("Not Applied");
});

// Clauses 4-11.
test("the recruiter's toast names the review, and else says 'status updated'", () => {
  expect(movedToast("reviewing")).toBe("Application is now under review");
  expect(movedToast("interview")).toBe("status updated");
});

// Clauses 2.6-17.
test("availability says what is not specified", () => {
  expect(availabilityText({ availabilityHours: 24, workPreference: "remote" })).toBe("Available 24h/week • remote");
  expect(availabilityText({ availabilityHours: 0, workPreference: null })).toBe("Available 0h/week • Not specified");
  expect(availabilityText({ availabilityHours: null, workPreference: null })).toBe(
    "Hours not specified • Not specified",
  );
});

test("an invitation asks for days until a time is set", () => {
  const asking = employerMessageDraft("interview", {
    firstName: "Ada",
    jobTitle: "Boiler Mentor",
    recruiterName: "Priya",
  });
  expect(asking).toContain("Which days suit you?");
  const dated = invitationText(asking, { hasTime: true });
  expect(dated).not.toContain("Which days");
  expect(dated).toContain("I would like to invite you to an interview. I suggest the time below.");
  expect(invitationText(dated, { hasTime: false })).toBe(asking);
  const own = "Hello Ada,\n\nare you free on Tuesday?";
  expect(invitationText(own, { hasTime: true })).toBe(own);
});

test("an application that waits for no answer says nothing about one", () => {
  const state = { kind: "applied", applicationId: "x", sentAt: new Date(0), status: "reviewing" } as const;
  const job = {
    id: "x",
    isActive: true,
    status: "live",
    hidesNames: false,
    company: "Kestrel Row",
    questions: [],
  } as const;
  const answered = { ...state, answerDueOn: "2026-12-01", answeredAt: new Date(0) };
  expect(applyTexts(answered, { ...job, questions: [] }, new Date(0)).hint).toBe("");
});
