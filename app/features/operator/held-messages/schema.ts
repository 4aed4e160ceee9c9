import { z } from "zod";

/** A decision about a held message. The address says which message. */
export const heldMessageSchema = z.strictObject({ outcome: z.enum(["delivered", "refused"]) });
