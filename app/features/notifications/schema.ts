import { z } from "zod";

/** Marks one notification as read. */
const readOneSchema = z.strictObject({ intent: z.literal("read"), notificationId: z.uuid() });

/** Marks everything up to the newest one on the page as read, and nothing later. */
const readAllSchema = z.strictObject({ intent: z.literal("read-all"), newestId: z.uuid() });

/** Marks the notifications about these pages as read. */
const seenSchema = z.strictObject({
  intent: z.literal("seen"),
  href: z.string().regex(/^\/(senior|recruiter)\/[!-~]{1,200}$/),
});

/** The forms of the notifications page. */
export const readSchema = z.discriminatedUnion("intent", [readOneSchema, readAllSchema, seenSchema]);
