import { z } from "zod";
import { numberField } from "#app/input-fields.ts";
import { MOST_INVITED, WAITLIST_TYPES } from "./rules.ts";

/** Invites one entry, or the next people who wait. */
export const inviteSchema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("invite"), entryId: z.uuid() }),
  z.strictObject({
    intent: z.literal("invite-next"),
    count: numberField(`Please type a number from 1 to ${MOST_INVITED}`, { min: 1, max: MOST_INVITED }),
    userType: z.enum(WAITLIST_TYPES).or(z.literal("")).default(""),
  }),
]);
