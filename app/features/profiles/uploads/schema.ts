import { z } from "zod";
import { checkboxField } from "#app/input-fields.ts";

/** Changes of a photo or a resume that send no file. */
export const uploadChangeSchema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("remove") }),
  z.strictObject({ intent: z.literal("prefer"), prefersNoPhoto: checkboxField }),
]);
