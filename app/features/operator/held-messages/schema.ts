import { z } from "zod";

/** A decision about a held message. Which one stands in the address. */
export const heldMessageSchema = z.strictObject({ outcome: z.enum(["delivered", "refused"]) });
