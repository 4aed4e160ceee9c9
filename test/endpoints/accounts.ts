import { randomUUID } from "node:crypto";
import type { Market } from "./market.ts";
import { type Act, GUESTS, REFUSED_BY_ROLE, same } from "./rows.ts";

/** Settings, invitations, profiles, notifications, and what mails and browsers ask for. */
export function accountActs({ people, job, ownJob, notice }: Market): Act[] {
  return [
    {
      name: "keep switches",
      at: "/senior/settings",
      form: () => ({ intent: "preferences", hasEmails: "on", isVisible: "on" }),
      row: { ...REFUSED_BY_ROLE, senior: 200, otherSenior: 200 },
    },
    {
      name: "keep more switches than there are",
      at: "/senior/settings",
      form: () => ({ intent: "preferences", userId: people.senior.viewer.id }),
      row: { ...REFUSED_BY_ROLE, senior: 400, otherSenior: 400 },
    },
    {
      name: "change a password without knowing it",
      at: "/senior/settings",
      form: () => ({
        intent: "change-password",
        currentPassword: "not the password",
        password: "a quiet kiln at dawn",
        confirmPassword: "a quiet kiln at dawn",
      }),
      row: { ...REFUSED_BY_ROLE, senior: 400, otherSenior: 400 },
    },
    {
      name: "change an email without knowing the password",
      at: "/senior/settings",
      form: () => ({ intent: "change-email", currentPassword: "not the password", email: "new@people.example" }),
      row: { ...REFUSED_BY_ROLE, senior: 400, otherSenior: 400 },
    },
    ...["turn-on-two-step", "turn-off-two-step", "renew-backup-codes"].map((intent) => ({
      name: `${intent} without knowing the password`,
      at: "/senior/settings",
      form: () => ({
        intent,
        currentPassword: "not the password",
        ...(intent === "turn-on-two-step" && { code: "123456" }),
      }),
      row: { ...REFUSED_BY_ROLE, senior: 400, otherSenior: 400 },
    })),
    {
      name: "give a code without having given a password",
      at: "/login",
      form: () => ({ intent: "give-code", code: "123456" }),
      row: same("-> /login"),
    },
    {
      name: "hide from a company",
      at: "/senior/settings",
      form: () => ({ intent: "hide-from-company", company: "Nobody's Mill" }),
      row: { ...REFUSED_BY_ROLE, senior: "-> /senior/settings", otherSenior: "-> /senior/settings" },
    },
    {
      name: "stop hiding from what cannot be there",
      at: "/senior/settings",
      form: () => ({ intent: "show-to-company", hiddenId: "no id" }),
      row: { ...REFUSED_BY_ROLE, senior: 404, otherSenior: 404 },
    },
    {
      name: "delete an account without knowing the password",
      at: "/senior/settings",
      form: () => ({ intent: "delete-account", currentPassword: "not the password" }),
      row: { ...REFUSED_BY_ROLE, senior: 400, otherSenior: 400 },
    },
    {
      name: "sign out a device that is not there",
      at: "/senior/settings",
      form: () => ({ intent: "end-device", deviceId: randomUUID() }),
      row: { ...REFUSED_BY_ROLE, senior: 404, otherSenior: 404 },
    },
    {
      name: "keep an account that was to stay anyway",
      at: "/senior/settings",
      form: () => ({ intent: "keep-account" }),
      row: { ...REFUSED_BY_ROLE, senior: "-> /senior/settings", otherSenior: "-> /senior/settings" },
    },
    {
      name: "save a search for candidates",
      at: "/recruiter/saved-searches",
      form: () => ({ intent: "save", query: "?q=payroll", name: "Payroll", frequency: "off" }),
      row: {
        ...REFUSED_BY_ROLE,
        recruiter: "-> /recruiter/saved-searches",
        otherRecruiter: "-> /recruiter/saved-searches",
      },
    },
    {
      name: "change a search for candidates that is not one's own",
      at: "/recruiter/saved-searches",
      form: () => ({ intent: "change", searchId: randomUUID(), name: "Payroll", frequency: "off" }),
      row: { ...REFUSED_BY_ROLE, recruiter: 404, otherRecruiter: 404 },
    },
    {
      name: "invite somebody to apply",
      at: "/recruiter/candidates",
      form: () => ({ intent: "invite", jobId: ownJob.id, seniorId: people.senior.viewer.id }),
      row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: "-> /recruiter/candidates" },
    },
    {
      name: "invite the same person again",
      at: `/recruiter/applications?job=${ownJob.id}`,
      form: () => ({ intent: "invite", jobId: ownJob.id, seniorId: people.senior.viewer.id }),
      row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: 409 },
    },
    {
      name: "keep somebody on a shortlist",
      at: `/recruiter/applications?job=${ownJob.id}`,
      form: () => ({ intent: "shortlist", jobId: ownJob.id, seniorId: people.senior.viewer.id }),
      row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: "-> /recruiter/applications" },
    },
    {
      name: "decline an invitation that is not",
      at: "/senior/invitations",
      form: () => ({ invitationId: randomUUID(), reason: "" }),
      row: { ...REFUSED_BY_ROLE, senior: 404, otherSenior: 404 },
    },
    {
      name: "undo a change that is not",
      at: `/recruiter/applications?job=${job.id}`,
      form: () => ({ intent: "undo", held: randomUUID() }),
      row: { ...REFUSED_BY_ROLE, recruiter: 409, otherRecruiter: 409 },
    },
    {
      name: "keep a recruiter's switches",
      at: "/recruiter/settings",
      form: () => ({ intent: "preferences", hasEmails: "on" }),
      row: { ...REFUSED_BY_ROLE, recruiter: 200, otherRecruiter: 200 },
    },
    {
      name: "delete a recruiter's account without knowing the password",
      at: "/recruiter/settings",
      form: () => ({ intent: "delete-account", currentPassword: "not the password" }),
      row: { ...REFUSED_BY_ROLE, recruiter: 400, otherRecruiter: 400 },
    },
    {
      name: "save a recruiter's profile without a name",
      at: "/recruiter/profile",
      form: () => ({ fullName: "", jobTitle: "Head of people" }),
      row: { ...REFUSED_BY_ROLE, recruiter: 400, otherRecruiter: 400 },
    },
    {
      name: "give a recruiter a resume",
      at: "/recruiter/profile/resume",
      form: () => ({ intent: "remove" }),
      row: { ...REFUSED_BY_ROLE, recruiter: 404, otherRecruiter: 404 },
    },
    {
      name: "remove a logo",
      at: "/recruiter/company/logo",
      form: () => ({ intent: "remove" }),
      row: { ...REFUSED_BY_ROLE, recruiter: "-> /recruiter/company", otherRecruiter: "-> /recruiter/company" },
    },
    {
      name: "confirm a new email with no link",
      at: "/confirm-email",
      form: () => ({ token: "x" }),
      row: { ...same("-> /confirm-email"), anonymous: "-> /login" },
    },
    {
      name: "stop mails with a token that is not ours",
      at: `/unsubscribe?token=${people.senior.viewer.id}.news.x`,
      form: () => ({ "List-Unsubscribe": "One-Click" }),
      row: same(400),
    },
    {
      name: "say that a message was answered with a token that is not ours",
      at: `/contact/answered?token=${randomUUID()}.x`,
      form: () => ({}),
      row: same("-> /contact/answered"),
    },
    {
      name: "have a push sent to a host that is not on the open internet",
      at: "/settings/push",
      form: () => ({ intent: "on", endpoint: "https://10.0.0.1/", p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) }),
      row: { ...same(400), anonymous: "-> /login" },
    },
    {
      name: "switch push off where it was never on",
      at: "/settings/push",
      form: () => ({ intent: "off", endpoint: "https://push.example/x" }),
      row: { ...same(200), anonymous: "-> /login" },
    },
    {
      name: "try the own address again",
      at: "/settings/address",
      form: () => ({}),
      row: {
        anonymous: "-> /login",
        senior: "-> /senior/dashboard",
        otherSenior: "-> /senior/dashboard",
        recruiter: "-> /recruiter/dashboard",
        otherRecruiter: "-> /recruiter/dashboard",
      },
    },
    {
      name: "agree to the terms",
      at: "/agree",
      form: () => ({ agreeTerms: "on" }),
      row: { ...GUESTS, anonymous: "-> /login" },
    },
    {
      name: "export what is stored",
      at: "/settings/export",
      form: () => ({}),
      row: { ...same(200), anonymous: "-> /login" },
    },
    {
      name: "keep text size and colours",
      at: "/settings/display",
      form: () => ({ theme: "dark", highContrast: "", textSize: "larger" }),
      row: { ...same(200), anonymous: "-> /login" },
    },
    {
      name: "remove a photo",
      at: "/senior/profile/photo",
      form: () => ({ intent: "remove" }),
      row: { ...REFUSED_BY_ROLE, senior: "-> /senior/profile", otherSenior: "-> /senior/profile" },
    },
    {
      name: "upload what is neither photo nor resume",
      at: "/senior/profile/passport",
      form: () => ({ intent: "remove" }),
      row: { ...REFUSED_BY_ROLE, senior: 404, otherSenior: 404 },
    },
    {
      name: "save a profile",
      at: "/senior/profile",
      form: () => ({
        fullName: "Harriet Quill",
        bio: "Payroll, and how it is done.",
        skills: "Payroll",
        yearsExperience: "20",
        availabilityHours: "10",
        workPreference: "remote",
        place: "",
      }),
      row: { ...REFUSED_BY_ROLE, senior: 200, otherSenior: 200 },
    },
    {
      name: "save somebody else's profile, or more of it than the form has",
      at: "/senior/profile",
      form: () => ({ fullName: "Harriet Quill", userId: people.otherSenior.viewer.id, resume_url: "/x" }),
      row: { ...REFUSED_BY_ROLE, senior: 400, otherSenior: 400 },
    },
    {
      name: "mark a notification read",
      at: "/senior/notifications",
      form: () => ({ intent: "read", notificationId: notice?.id ?? "" }),
      row: { ...REFUSED_BY_ROLE, senior: 404, otherSenior: 404 },
    },
    {
      name: "say that what notifications point at was seen, which touches one's own only",
      at: "/senior/notifications",
      form: () => ({ intent: "seen", href: "/senior/applications?application=1" }),
      row: { ...REFUSED_BY_ROLE, senior: 200, otherSenior: 200 },
    },
  ];
}
