import type { PlanId } from "#app/domain/plans.ts";

/** Billing modes: `preview` stores a choice and limits nothing, `enforced` applies the limits. */
export type BillingMode = "preview" | "enforced";

/** A plan: price in whole dollars per month, and the most live jobs and people (null: no limit). */
export type Plan = {
  id: PlanId;
  name: string;
  monthlyDollars: number;
  activeJobLimit: number | null;
  /** The most people of a company (null: no limit). */
  memberLimit: number | null;
  isMostPopular: boolean;
  /** Who the plan is for, in one short line. */
  description: string;
  /** The features, as shown to people. */
  features: readonly string[];
};

/** The single place for prices, limits, and features (section 9 of the specification). */
export const PLANS: readonly [Plan, Plan, Plan] = [
  {
    id: "basic",
    name: "Basic",
    monthlyDollars: 19,
    activeJobLimit: 3,
    memberLimit: 1,
    isMostPopular: false,
    description: "For a first role or two.",
    features: [
      "Up to 3 active jobs",
      "Basic candidate search",
      "Standard recommendations",
      "E-mail notifications",
      "Basic analytics",
    ],
  },
  {
    id: "professional",
    name: "Professional",
    monthlyDollars: 49,
    activeJobLimit: 10,
    memberLimit: 3,
    isMostPopular: true,
    description: "For teams that hire through the year.",
    features: [
      "Up to 10 active jobs",
      "Advanced search filters",
      "Priority recommendations",
      "In-app messaging",
      "Complete analytics",
      "Featured company profile",
    ],
  },
  {
    id: "enterprise",
    name: "Enterprise",
    monthlyDollars: 69,
    activeJobLimit: null,
    memberLimit: null,
    isMostPopular: false,
    description: "For several sites and several recruiters.",
    features: [
      "Unlimited active jobs",
      "Premium search",
      "AI-powered talent matching",
      "Dedicated account manager",
      "Advanced reporting",
      "Custom recruitment workflow",
      "Bulk job posting",
      "Multiple user accounts",
    ],
  },
];

/** The plans that include each feature beyond the number of jobs (docs/plans.md). */
const ENTITLEMENTS = {
  /** "Advanced search filters": experience, work type, hours, and place on Search Candidates. */
  "search-filters": ["professional", "enterprise"],
  /** "Premium search": miles around a place, operators, alerts at once, and pools. */
  "premium-search": ["enterprise"],
  /** "Featured company profile": a turn in the "Featured employer" place. */
  "featured-profile": ["professional", "enterprise"],
  /** "Priority recommendations": suggested people within the hour and every day, not only once a week. */
  "priority-suggestions": ["professional", "enterprise"],
  /** "Complete analytics": the figures of each job. */
  analytics: ["professional", "enterprise"],
  /** "Advanced reporting": the same as a file. */
  reporting: ["enterprise"],
  /** "Dedicated account manager": a member of staff on the subscription page. */
  "account-manager": ["enterprise"],
  /** "Bulk job posting": importing jobs from a file. */
  "bulk-posting": ["enterprise"],
  /** "AI-powered talent matching": skills drafted from a job's text, and people like one; not the match itself. */
  "talent-matching": ["enterprise"],
  /** "Custom recruitment workflow": a company's own stages. */
  stages: ["enterprise"],
} as const satisfies Record<string, readonly PlanId[]>;

export type Entitlement = keyof typeof ENTITLEMENTS;

/** Whether `plan` includes a feature; null is a recruiter without a plan. In preview everything is included. */
export function isIncluded(what: Entitlement, plan: Plan | null, mode: BillingMode): boolean {
  return mode === "preview" || plansWith(what).some((id) => id === plan?.id);
}

/** Returns the plans that include a feature where limits are enforced. */
export function plansWith(what: Entitlement): readonly PlanId[] {
  return ENTITLEMENTS[what];
}

/** Returns the most people of a company under `plan`, one without a plan; null for no limit, as in preview. */
export function memberLimit(plan: Plan | null, mode: BillingMode): number | null {
  if (mode === "preview") return null;
  return plan === null ? 1 : plan.memberLimit;
}

/** The terms of subscriptions once they are available (section 9). */
export const SUBSCRIPTION_TERMS = { trialDays: 14, annualSavingPercent: 20, graceDays: 7 } as const;

/** Returns the plan of that name, or null. */
export function findPlan(id: string): Plan | null {
  return PLANS.find((plan) => plan.id === id) ?? null;
}

/** Why no more job may go live: the recruiter has no plan, or theirs is full. */
export type PlanGap = "no-plan" | "full";

/**
 * Returns what prevents one more job from going live under `plan`; null if nothing does. Nothing ever does in preview.
 */
export function planGap({ plan, activeJobs }: PlanUsage, mode: BillingMode): PlanGap | null {
  if (mode === "preview") return null;
  if (plan === null) return "no-plan";
  return plan.activeJobLimit === null || activeJobs < plan.activeJobLimit ? null : "full";
}

/** Whether the live jobs fit into `plan`. In preview they always do. */
export function fitsPlan(plan: Plan, activeJobs: number, mode: BillingMode): boolean {
  return mode === "preview" || plan.activeJobLimit === null || activeJobs <= plan.activeJobLimit;
}

/** A recruiter's plan and the number of their live jobs. */
export type PlanUsage = { plan: Plan | null; activeJobs: number };
