import { expect, test } from "vitest";
import { applicationToast } from "#app/features/notifications/labels.ts";
import { statusWords } from "./status-words.ts";

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

// Clauses D79.
test("every status has a color of its own", () => {
  const tones = TABLE.map(([status]) => statusWords(status ?? "").tone);
  expect(new Set(tones).size).toBe(tones.length);
});
