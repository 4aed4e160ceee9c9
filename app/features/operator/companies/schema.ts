import { z } from "zod";
import { DECISION_LIMITS } from "#app/features/profiles/companies/rules.ts";
import { freshCodeField } from "#app/features/staff/schema.ts";
import { textField } from "#app/input-fields.ts";

const version = z.coerce.number().int().min(1).max(1_000_000);
const tooShort = `Please write at least ${DECISION_LIMITS.min} characters`;

/** Every decision about a company. The address says which company. */
export const companyDecisionSchema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("verify"), version, checked: textField(tooShort, DECISION_LIMITS) }),
  z.strictObject({ intent: z.literal("refuse"), version, reason: textField(tooShort, DECISION_LIMITS) }),
  z.strictObject({ intent: z.literal("take-off"), version, removal: textField(tooShort, DECISION_LIMITS) }),
  z.strictObject({
    intent: z.literal("merge"),
    version,
    into: z.uuid("Choose the company that stays"),
    checked: z.literal("on", { message: "Check this first: a merge can't be undone" }),
    code: freshCodeField,
  }),
  z.strictObject({
    intent: z.literal("account-manager"),
    staffId: z
      .union([z.literal(""), z.uuid()], { message: "Choose someone from the list" })
      .transform((id) => id || null),
  }),
]);
export type CompanyDecisionForm = z.output<typeof companyDecisionSchema>;
