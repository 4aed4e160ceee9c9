import { z } from "zod";
import { addressField } from "#app/input-fields.ts";

const EMAIL_MESSAGE = "Please enter a valid email address.";

/** Joining the early-access list (section 5). The address is kept in lower case: one entry per mailbox. */
export const waitlistSchema = z.strictObject({
  email: addressField(EMAIL_MESSAGE),
  userType: z.enum(["senior", "recruiter"], { message: "Please choose Senior or Recruiter." }).default("senior"),
});

export type WaitlistInput = z.output<typeof waitlistSchema>;

/** Leaving the list with the token of a mail. */
export const leaveWaitlistSchema = z.strictObject({ token: z.string().max(200) });
