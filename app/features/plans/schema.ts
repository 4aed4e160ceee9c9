import { z } from "zod";
import { BILLING_PERIODS, PLAN_IDS } from "#app/domain/plans.ts";
import { textField } from "#app/input-fields.ts";
import { CALL_LIMITS } from "./account-manager/rules.ts";
import { NO_PLAN_CHOSEN } from "./labels.ts";

/** The choice of a plan, with the specification's message if there is none. */
export const planSchema = z.strictObject({
  planId: z.enum(PLAN_IDS, { message: NO_PLAN_CHOSEN }),
  period: z.enum(BILLING_PERIODS).default("monthly"),
});

/** The buttons of a subscription, and the request for a call. */
export const subscriptionSchema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("cancel") }),
  z.strictObject({ intent: z.literal("resume") }),
  z.strictObject({ intent: z.literal("pay-again") }),
  z.strictObject({
    intent: z.literal("call"),
    message: textField(`Please write at least ${CALL_LIMITS.min} characters`, CALL_LIMITS),
  }),
]);
