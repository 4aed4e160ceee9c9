import { z } from "zod";
import { NO_PLAN_CHOSEN } from "./labels.ts";

/** The choice of a plan, with the specification's message if there is none. */
export const planSchema = z.strictObject({
  planId: z.enum(["basic", "professional", "enterprise"], { message: NO_PLAN_CHOSEN }),
});

export type PlanChoice = z.output<typeof planSchema>;
