import { z } from "zod";
import { MESSAGE_REFUSALS, type MessageRefusal } from "#app/features/messaging/labels.ts";

const SAY_WHY = "Please choose a reason";

/** The reasons in the order in which they are offered. */
export const REFUSAL_REASONS = Object.keys(MESSAGE_REFUSALS).filter(isReason);

function isReason(key: string): key is MessageRefusal {
  return Object.hasOwn(MESSAGE_REFUSALS, key);
}

/** A decision about a held message; a refusal says why. The address says which message. */
export const heldMessageSchema = z.discriminatedUnion("outcome", [
  z.strictObject({ outcome: z.literal("delivered") }),
  z.strictObject({ outcome: z.literal("refused"), reason: z.enum(REFUSAL_REASONS, { message: SAY_WHY }) }),
]);
