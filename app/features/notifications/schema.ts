import { z } from "zod";

/** "I have seen this one." */
const readOneSchema = z.strictObject({ intent: z.literal("read"), notificationId: z.uuid() });

/** "I have seen all of these": everything up to the newest one that was on the page, and nothing that came later. */
const readAllSchema = z.strictObject({ intent: z.literal("read-all"), newestId: z.uuid() });

/** "I have seen what these point at." */
const seenSchema = z.strictObject({
  intent: z.literal("seen"),
  href: z.string().regex(/^\/(senior|recruiter)\/[!-~]{1,200}$/),
});

/** What the notifications page may ask for. */
export const readSchema = z.discriminatedUnion("intent", [readOneSchema, readAllSchema, seenSchema]);
