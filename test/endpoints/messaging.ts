import { randomUUID } from "node:crypto";
import type { Market } from "./market.ts";
import { type Act, REFUSED_BY_ROLE, same } from "./rows.ts";

/** Conversations, and a recruiter's notifications. */
export function messagingActs({ people, conversationId, notice }: Market): Act[] {
  return [
    {
      name: "mark another's conversation as read",
      at: "/senior/messages",
      form: () => ({ intent: "read", conversationId, upTo: "1" }),
      row: { ...REFUSED_BY_ROLE, otherSenior: 404, senior: "-> /senior/messages" },
    },
    {
      name: "write into another's conversation, or before there was an answer",
      at: "/recruiter/messages",
      form: () => ({ intent: "send", conversationId, content: "And now?", submissionKey: randomUUID() }),
      row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: 409 },
    },
    {
      name: "answer",
      at: "/senior/messages",
      form: () => ({ intent: "send", conversationId, content: "Gladly.", submissionKey: randomUUID() }),
      row: { ...REFUSED_BY_ROLE, otherSenior: 404, senior: "-> /senior/messages" },
    },
    {
      name: "answer in another's name",
      at: "/senior/messages",
      form: () => ({
        intent: "send",
        conversationId,
        content: "Gladly.",
        submissionKey: randomUUID(),
        sender_id: people.recruiter.viewer.id,
      }),
      row: { ...REFUSED_BY_ROLE, senior: 400, otherSenior: 400 },
    },
    {
      name: "archive a conversation with something unread",
      at: "/recruiter/messages",
      form: () => ({ intent: "archive", conversationId }),
      row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: 409 },
    },
    {
      name: "mark the answer as read",
      at: "/recruiter/messages",
      form: () => ({ intent: "read", conversationId, upTo: "2" }),
      row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: "-> /recruiter/messages" },
    },
    ...(["archive", "unarchive", "block", "unblock"] as const).map((intent) => ({
      name: `${intent} a conversation`,
      at: "/recruiter/messages",
      form: () => ({ intent, conversationId }),
      row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: "-> /recruiter/messages" } as const,
    })),
    {
      name: "report a conversation",
      at: `/report/conversation/${conversationId}`,
      form: () => ({ reason: "scam", words: "They ask for money." }),
      row: {
        ...same(404),
        anonymous: "-> /login",
        senior: `-> /report/conversation/${conversationId}`,
        recruiter: `-> /report/conversation/${conversationId}`,
      },
    },
    {
      name: "change somebody's message",
      at: "/senior/messages",
      form: () => ({ intent: "edit", conversationId, messageId: randomUUID(), content: "Never." }),
      row: { ...REFUSED_BY_ROLE, senior: 404, otherSenior: 404 },
    },
    {
      name: "mark a recruiter's notification read",
      at: "/recruiter/notifications",
      form: () => ({ intent: "read", notificationId: notice?.id ?? "" }),
      row: { ...REFUSED_BY_ROLE, recruiter: 200, otherRecruiter: 404 },
    },
    {
      name: "say that what a recruiter's notifications point at was seen",
      at: "/recruiter/notifications",
      form: () => ({ intent: "seen", href: "/recruiter/applications?job=1" }),
      row: { ...REFUSED_BY_ROLE, recruiter: 200, otherRecruiter: 200 },
    },
  ];
}
