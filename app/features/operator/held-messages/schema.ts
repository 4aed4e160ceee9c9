import { z } from "zod";
import { REFUSAL_REASONS } from "#app/features/messaging/labels.ts";

const SAY_WHY = "Please choose a reason";

/** A decision about a held message; a refusal says why. The address says which message. */
export const heldMessageSchema = z.discriminatedUnion("outcome", [
  z.strictObject({ outcome: z.literal("delivered") }),
  z.strictObject({ outcome: z.literal("refused"), reason: z.enum(REFUSAL_REASONS, { message: SAY_WHY }) }),
]);
