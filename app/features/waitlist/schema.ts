import { z } from "zod";
import { addressField } from "#app/input-fields.ts";

const EMAIL_MESSAGE = "Please enter a valid email address.";

/**
 * The form to join the early-access list (section 5). The address is stored in lowercase, so that
 * each mailbox has one entry.
 */
export const waitlistSchema = z.strictObject({
  email: addressField(EMAIL_MESSAGE),
  userType: z.enum(["senior", "recruiter"], { message: "Please choose Senior or Recruiter." }).default("senior"),
});

export type WaitlistInput = z.output<typeof waitlistSchema>;

/** The form to leave the list, with the token from an email. */
export const leaveWaitlistSchema = z.strictObject({ token: z.string().max(200) });
