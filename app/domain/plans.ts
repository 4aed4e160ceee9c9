/** The plans, by the name they are stored under, from the smallest to the largest. */
export const PLAN_IDS = ["basic", "professional", "enterprise"] as const;
export type PlanId = (typeof PLAN_IDS)[number];

export const BILLING_PERIODS = ["monthly", "annual"] as const;
export type BillingPeriod = (typeof BILLING_PERIODS)[number];

/** The states of a subscription; in `grace` the next period is not paid yet, because the payment was declined. */
export const SUBSCRIPTION_STATUSES = ["trial", "active", "grace", "ended"] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];
