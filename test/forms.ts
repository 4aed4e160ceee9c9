import { randomUUID } from "node:crypto";
import type { Platform } from "#app/platform/platform.ts";
import { aJob, aJobForm } from "./jobs.ts";
import { aConversation } from "./messages.ts";

/** `answers` is the status for the form as its page sends it, which proves that a refusal is about the invalid part. */
export type Form = { at: string; cookie?: string; answers: number; fields: Record<string, string> };

/** Returns one of each kind of form, filled in as its page would, with the people and rows that they need. */
export async function formsOf(platform: Platform) {
  const { senior, recruiter, job, applicationId, conversationId } = await aConversation(platform);
  const openJob = await aJob(platform, { by: recruiter.viewer, title: "Second Payroll Mentor" });
  const forms: Record<string, Form> = {
    "sign up": {
      at: "/signup",
      answers: 303,
      fields: {
        as: "senior",
        firstName: "Ada",
        lastName: "Brook",
        email: "ada.brook@people.example",
        password: "seven lamps by the river",
        agreeTerms: "on",
      },
    },
    "sign in": {
      at: "/login",
      answers: 401,
      fields: { email: "ada.brook@people.example", password: "not the one", rememberMe: "on" },
    },
    "ask for a reset link": {
      at: "/reset-password",
      answers: 200,
      fields: { intent: "request", email: "ada.brook@people.example" },
    },
    "set a new password": {
      at: "/reset-password",
      answers: 410,
      fields: {
        intent: "set-password",
        token: "x",
        password: "a quiet kiln at dawn",
        confirmPassword: "a quiet kiln at dawn",
      },
    },
    contact: {
      at: "/contact",
      answers: 303,
      fields: { name: "Ada Brook", email: "ada@people.example", subject: "Hours", message: "When may I call you?" },
    },
    "join the waitlist": { at: "/waitlist", answers: 303, fields: { email: "ada@people.example", userType: "senior" } },
    apply: {
      at: `/job/${openJob.id}`,
      answers: 303,
      cookie: senior.cookie,
      fields: { intent: "apply", coverNote: "I could start in May." },
    },
    "answer an offer": {
      at: "/senior/applications",
      answers: 409,
      cookie: senior.cookie,
      fields: { intent: "accept", applicationId },
    },
    "save a search": {
      at: "/senior/saved-searches",
      answers: 303,
      cookie: senior.cookie,
      fields: { intent: "save", query: "?q=kiln", name: "Kilns", frequency: "daily" },
    },
    "save a search for candidates": {
      at: "/recruiter/saved-searches",
      answers: 303,
      cookie: recruiter.cookie,
      fields: { intent: "save", query: "?q=kiln&minHours=20", name: "Kilns", frequency: "daily" },
    },
    "save a view of all applicants": {
      at: "/recruiter/applicants",
      answers: 303,
      cookie: recruiter.cookie,
      fields: { intent: "save", query: "?status=open", name: "Open ones" },
    },
    "add a stage": {
      at: "/recruiter/applicants/stages",
      answers: 303,
      cookie: recruiter.cookie,
      fields: { intent: "add", name: "Phone screen", status: "reviewing" },
    },
    "move a card": {
      at: "/recruiter/applicants/board",
      answers: 404,
      cookie: recruiter.cookie,
      fields: { intent: "place", applicationId: job.id, from: "pending", seen: "", to: "reviewing" },
    },
    "save a letter": {
      at: "/recruiter/letters",
      answers: 303,
      cookie: recruiter.cookie,
      fields: { intent: "save", kind: "offered", name: "Our offer", body: "Dear {first name}, we offer you {job}." },
    },
    "save a job": { at: `/job/${job.id}/save`, answers: 200, cookie: senior.cookie, fields: { intent: "save" } },
    "save a profile": {
      at: "/senior/profile",
      answers: 200,
      cookie: senior.cookie,
      fields: {
        fullName: "Harriet Quill",
        bio: "Payroll, and how it is done.",
        skills: "Payroll",
        industries: "Manufacturing",
        travelMiles: "25",
        yearsExperience: "20",
        availabilityHours: "10",
        workPreference: "remote",
        place: "",
      },
    },
    "keep switches": {
      at: "/senior/settings",
      answers: 200,
      cookie: senior.cookie,
      fields: { intent: "preferences", hasEmails: "on", isVisible: "on" },
    },
    "change an email": {
      at: "/senior/settings",
      answers: 400,
      cookie: senior.cookie,
      fields: { intent: "change-email", currentPassword: "not the password", email: "new@people.example" },
    },
    "turn two-step login on": {
      at: "/senior/settings",
      answers: 400,
      cookie: senior.cookie,
      fields: { intent: "turn-on-two-step", currentPassword: "not the password", code: "123456" },
    },
    "give a code": {
      at: "/login",
      answers: 303,
      fields: { intent: "give-code", as: "senior", code: "123456" },
    },
    "sign out a device": {
      at: "/senior/settings",
      answers: 404,
      cookie: senior.cookie,
      fields: { intent: "end-device", deviceId: randomUUID() },
    },
    withdraw: {
      at: "/senior/applications",
      answers: 404,
      cookie: senior.cookie,
      fields: { intent: "withdraw", applicationId: randomUUID() },
    },
    "mark a notification read": {
      at: "/senior/notifications",
      answers: 404,
      cookie: senior.cookie,
      fields: { intent: "read", notificationId: randomUUID() },
    },
    "say that something was seen": {
      at: "/senior/notifications",
      answers: 200,
      cookie: senior.cookie,
      fields: { intent: "seen", href: "/senior/applications?application=1" },
    },
    "send a message": {
      at: "/senior/messages",
      answers: 303,
      cookie: senior.cookie,
      fields: { intent: "send", conversationId, content: "Gladly.", submissionKey: randomUUID() },
    },
    "mark a conversation read": {
      at: "/senior/messages",
      answers: 303,
      cookie: senior.cookie,
      fields: { intent: "read", conversationId, upTo: "1" },
    },
    "post a job": { at: "/recruiter/post-job", answers: 303, cookie: recruiter.cookie, fields: aJobForm() },
    "move an application": {
      at: `/recruiter/applications?job=${job.id}`,
      answers: 303,
      cookie: recruiter.cookie,
      fields: { intent: "move", applicationId, from: "pending", to: "reviewing" },
    },
    "step a job": {
      at: "/recruiter/manage-jobs",
      answers: 303,
      cookie: recruiter.cookie,
      fields: { intent: "step", jobId: job.id, step: "pause", from: "live" },
    },
  };
  return { senior, recruiter, forms };
}
