import { z } from "zod";
import { REFUSAL_TEMPLATES } from "#app/features/jobs/review/labels.ts";
import { REFUSAL_LIMITS } from "#app/features/jobs/review/rules.ts";
import { textField } from "#app/input-fields.ts";

const SAY_WHY = "Please choose a reason, or write one with at least 10 characters";
const version = z.coerce.number().int().min(1).max(1_000_000);
const templates = REFUSAL_TEMPLATES.map((_, index) => String(index));

/** A decision about a held job. The moderator's own words take precedence over the template. */
export const decisionSchema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("approve"), version }),
  z
    .strictObject({
      intent: z.literal("refuse"),
      version,
      template: z.enum(templates).or(z.literal("")).default(""),
      reason: textField(SAY_WHY, { min: 0, max: REFUSAL_LIMITS.max }).default(""),
    })
    .transform(({ template, reason, ...rest }) => ({
      ...rest,
      reason: reason || (template === "" ? "" : (REFUSAL_TEMPLATES[Number(template)]?.text ?? "")),
    }))
    .refine(({ reason }) => reason.length >= REFUSAL_LIMITS.min, { message: SAY_WHY, path: ["reason"] }),
]);
