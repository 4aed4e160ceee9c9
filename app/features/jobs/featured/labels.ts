import type { BillingMode } from "#app/features/plans/rules.ts";

/** What is said in the "Featured employer" place about why a company is there. */
export const FEATURED_NOTES: Record<BillingMode, string> = {
  enforced:
    "This spot is part of a paid plan. Companies take turns, a day each, and it doesn't change the order of jobs.",
  preview:
    "This spot will be part of a paid plan. While we launch, all verified employers take turns, a day each. It doesn't change the order of jobs.",
};
