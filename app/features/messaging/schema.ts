import { z } from "zod";
import { MESSAGE_MAX } from "#app/domain/limits.ts";
import { checkboxField, textField } from "#app/input-fields.ts";

/** The words of a message. */
export const messageText = textField("Please write a message first", { min: 1, max: MESSAGE_MAX }).transform((text) =>
  text.toWellFormed(),
);

/** A message into a conversation, or the first one to a person (`personId`, for recruiters) or about a job. */
const sendSchema = z.strictObject({
  intent: z.literal("send"),
  conversationId: z.uuid().optional(),
  personId: z.uuid().optional(),
  jobId: z.uuid().optional(),
  content: messageText,
  /** One key per message form: sending it again makes no second message (R47). */
  submissionKey: z.uuid({ message: "Please reload the page and try again." }),
});

const inConversation = { conversationId: z.uuid() };

/** The forms of a messages page. */
export const messagesSchema = z.discriminatedUnion("intent", [
  sendSchema,
  /** Marks everything up to this position as read. */
  z.strictObject({
    intent: z.literal("read"),
    ...inConversation,
    upTo: z.coerce.number().int().min(1).max(2_147_483_647),
  }),
  /** Sets whether Enter sends. */
  z.strictObject({ intent: z.literal("enter-key"), sends: checkboxField }),
  z.strictObject({ intent: z.literal("edit"), ...inConversation, messageId: z.uuid(), content: messageText }),
  z.strictObject({ intent: z.literal("remove"), ...inConversation, messageId: z.uuid() }),
  z.strictObject({ intent: z.enum(["archive", "unarchive", "block", "unblock"]), ...inConversation }),
]);

export type SendInput = Pick<
  z.output<typeof sendSchema>,
  "conversationId" | "personId" | "jobId" | "content" | "submissionKey"
>;

export type MessagesInput = z.output<typeof messagesSchema>;
