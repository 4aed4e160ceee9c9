import { z } from "zod";
import { checkboxField } from "#app/input-fields.ts";

/** What can be changed about a photo or a resume without sending a file. */
export const uploadChangeSchema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("remove") }),
  z.strictObject({ intent: z.literal("prefer"), prefersNoPhoto: checkboxField }),
]);
