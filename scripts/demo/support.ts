import { eq } from "drizzle-orm";
import { contactMessages } from "#app/db/schema/contact.ts";
import { mails } from "#app/db/schema/mails.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { sendContactMessage } from "#app/features/contact/commands.server.ts";
import { fileInboundMail } from "#app/features/contact/inbound/commands.server.ts";
import type { ContactChannel } from "#app/features/contact/rules.ts";
import { noteBounce } from "#app/features/mail/bounces/commands.server.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import {
  answerRequest,
  assignRequest,
  endCallBack,
  noteOnRequest,
} from "#app/features/operator/support/commands.server.ts";
import { inviteNext } from "#app/features/operator/waitlist/commands.server.ts";
import type { StaffViewer } from "#app/features/staff/policy.ts";
import { joinWaitlist } from "#app/features/waitlist/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";

const HOUR_MS = 3_600_000;

type DemoRequest = {
  hoursAgo: number;
  channel: ContactChannel;
  isCallRequest?: boolean;
  /**
   * The demo senior or recruiter who wrote while logged in; a guest has a name and an email address
   * instead.
   */
  by?: string;
  name?: string;
  email?: string;
  subject: string;
  message: string;
  /** What happened to the request, and how many hours after it came. */
  steps?: ReadonlyArray<{
    after: number;
    what: "answer" | "ask" | "note" | "assign" | "call" | "write";
    text?: string;
  }>;
};

/**
 * Two requests that wait, one of them too long; a call to make; one that waits for the sender; one
 * answered; one reopened.
 */
const REQUESTS: readonly DemoRequest[] = [
  {
    hoursAgo: 53,
    channel: "contact",
    name: "Wendell Osgood",
    email: "wendell.osgood@example.com",
    subject: "The confirmation email never came",
    message:
      "I signed up on Tuesday and again this morning, and no email has arrived either time.\n\nI looked in the spam folder too. My provider is the small one of our town, could that be it?",
  },
  {
    hoursAgo: 5,
    channel: "senior-support",
    by: "harriet-quill",
    subject: "Can I hide my profile from one company?",
    message:
      "I left my last employer after nineteen years and would rather they did not see that I am looking again. Is there a way to hide from one company and still be found by the others?",
    steps: [{ after: 1, what: "assign" }],
  },
  {
    hoursAgo: 20,
    channel: "senior-support",
    isCallRequest: true,
    name: "Lorna Petrie",
    email: "lorna.petrie@example.com",
    subject: "Please call me",
    message:
      "My number is (555) 201-3344, best between 2 and 4 in the afternoon.\n\nI have trouble typing since my operation and would like someone to go through the profile with me.",
  },
  {
    hoursAgo: 70,
    channel: "recruiter-support",
    by: "kestrel-row",
    subject: "A colleague should see our applicants too",
    message:
      "We are two in our team who read applications. Can my colleague get an account of her own for our company?",
    steps: [
      {
        after: 6,
        what: "ask",
        text: "Thank you for writing. Each recruiter has an account of their own. Does your colleague have an email address of your company? Then she can sign up with it, and we put her account with yours.",
      },
    ],
  },
  {
    hoursAgo: 140,
    channel: "contact",
    name: "Agnes Thorne",
    email: "agnes.thorne@example.com",
    subject: "Is it really free for me?",
    message:
      "Everyone promises that it is free and then asks for a card. What is the catch for somebody who looks for work?",
    steps: [
      { after: 3, what: "note", text: "Third question about this in a week: worth a line on the home page?" },
      {
        after: 4,
        what: "answer",
        text: "Thank you for asking first. It is free for everyone who looks for work, and it stays free: only employers pay. We never ask you for a card number, and if anyone here does, please tell us.",
      },
    ],
  },
  {
    hoursAgo: 96,
    channel: "contact",
    name: "Reuben Vance",
    email: "reuben.vance@example.com",
    subject: "How do I say that I want mornings only?",
    message: "I can work from 7 until noon and not later, because of my wife's care. Where do I write that down?",
    steps: [
      {
        after: 10,
        what: "answer",
        text: "Thank you for writing. In your profile, under Availability, choose the hours that you can work. Employers see them beside your name.",
      },
      { after: 90, what: "write", text: "I found it, thank you. But can I say Tuesday and Thursday only?" },
    ],
  },
];

/** Fills the staff's queues: support requests, failed emails, and a waitlist. */
export async function fillInbox(
  platform: Platform,
  viewer: StaffViewer,
  people: ReadonlyMap<string, Viewer>,
): Promise<void> {
  const now = platform.clock.now();
  const back = (hours: number): Platform => {
    const at = new Date(now.getTime() - hours * HOUR_MS);
    return { ...platform, clock: { now: () => at } };
  };
  for (const request of REQUESTS) await ask(back, viewer, people, request);
  await failEmails(back);
  await fillWaitlist(back, viewer);
}

type Back = (hours: number) => Platform;

async function ask(back: Back, viewer: StaffViewer, people: ReadonlyMap<string, Viewer>, request: DemoRequest) {
  const { hoursAgo, channel, isCallRequest = false, by, subject, message, steps = [] } = request;
  const writer = (by && people.get(by)) || null;
  const from = writer ?? { name: request.name ?? "", email: request.email ?? "" };
  const said = { name: from.name, email: from.email, subject, message, channel, isCallRequest };
  const { reference } = await sendContactMessage(back(hoursAgo), writer, said);
  for (const { after, what, text = "" } of steps) {
    const then = back(hoursAgo - after);
    const [row] = await then.db.select().from(contactMessages).where(eq(contactMessages.reference, reference));
    if (!row) throw new Error(`no request ${reference}`);
    const seen = { requestId: row.id, version: row.version };
    if (what === "answer" || what === "ask")
      await answerRequest(then, viewer, { ...seen, text, isQuestion: what === "ask" });
    else if (what === "note") await noteOnRequest(then, viewer, { ...seen, note: text });
    else if (what === "assign") await assignRequest(then, viewer, { ...seen, isMine: true });
    else if (what === "call") await endCallBack(then, viewer, { ...seen, wasReached: true });
    else await fileInboundMail(then, { from: from.email, subject: `Re: [SEAS-${reference}]`, text, messageId: null });
  }
}

/** Adds two emails that a server refused permanently, and two that it may still accept. */
async function failEmails(back: Back): Promise<void> {
  const all = [
    { to: "wendell.osgood@example.com", hoursAgo: 52, error: "451 4.7.1 Greylisted, please try again later" },
    { to: "old.mailbox@example.com", hoursAgo: 30, error: "550 5.1.1 No such user here", isRefused: true },
    { to: "full.mailbox@example.com", hoursAgo: 26, error: "452 4.2.2 Mailbox full" },
    { to: "gone@example.com", hoursAgo: 8, error: "550 5.1.1 Recipient address rejected", isRefused: true },
  ];
  for (const { to, hoursAgo, error, isRefused } of all) {
    const then = back(hoursAgo);
    const id = await queueMail(then, then.db, {
      toAddress: to,
      toName: null,
      subject: "Please verify your email for Seasoned",
      heading: "Please verify your email",
      paragraphs: ["An email of the demonstration market that was never delivered."],
      reason: "You're getting this email because this address was used to sign up.",
    });
    const refusedAt = isRefused ? then.clock.now() : null;
    await then.db
      .update(mails)
      .set({ lastError: error, refusedAt })
      .where(eq(mails.id, id ?? ""));
    if (isRefused) await noteBounce(then, then.db, to, error);
  }
}

const WAITLIST = ["dorothea.lane", "gil.arrow", "mabel.finch", "otis.grady", "prudence.hale", "silas.moor", "una.webb"];

async function fillWaitlist(back: Back, viewer: StaffViewer): Promise<void> {
  for (const [at, name] of WAITLIST.entries()) {
    const userType = at % 3 === 2 ? "recruiter" : "senior";
    await joinWaitlist(back(24 * (20 - at)), { email: `${name}@example.com`, userType }, "waitlist");
  }
  await inviteNext(back(24), viewer, { count: 2, userType: "" });
}
