import { z } from "zod";
import { BILLING_PERIODS, PLAN_IDS } from "#app/domain/plans.ts";
import { NO_PLAN_CHOSEN } from "./labels.ts";

/** The choice of a plan, with the specification's message if there is none. */
export const planSchema = z.strictObject({
  planId: z.enum(PLAN_IDS, { message: NO_PLAN_CHOSEN }),
  period: z.enum(BILLING_PERIODS).default("monthly"),
});

/** The buttons of a subscription. */
export const subscriptionSchema = z.strictObject({ intent: z.enum(["cancel", "resume"]) });
