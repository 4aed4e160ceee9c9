/** The plans a recruiter may choose, by the name they are stored under. */
export type PlanId = "basic" | "professional" | "enterprise";

/** How the product treats subscriptions: `preview` stores a choice and blocks nothing, `enforced` applies the limits. */
export type BillingMode = "preview" | "enforced";

/** One plan: price in whole dollars per month, and how many jobs may be live at once (null: no limit). */
export type Plan = {
  id: PlanId;
  name: string;
  monthlyDollars: number;
  activeJobLimit: number | null;
  isMostPopular: boolean;
  /** For whom the plan is, in one short line. */
  description: string;
  /** What is included, in the words shown to people. */
  features: readonly string[];
};

/** Section 9 of the specification: the one place that holds prices, limits and what each plan includes. */
export const PLANS: readonly [Plan, Plan, Plan] = [
  {
    id: "basic",
    name: "Basic",
    monthlyDollars: 19,
    activeJobLimit: 3,
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

/** What a plan holds beyond the number of jobs, as far as the product can tell plans apart (decision 018). */
const ENTITLEMENTS = {
  /** 'Advanced search filters' and 'Premium search': experience, work type and hours on Search Candidates. */
  "search-filters": ["professional", "enterprise"],
  /** 'Complete analytics': the figures of each job. */
  analytics: ["professional", "enterprise"],
  /** 'Advanced reporting': the same as a file. */
  reporting: ["enterprise"],
} as const satisfies Record<string, readonly PlanId[]>;

export type Entitlement = keyof typeof ENTITLEMENTS;

/** Whether `plan` includes something; null is a recruiter who has chosen none. In preview everything is included. */
export function isIncluded(what: Entitlement, plan: Plan | null, mode: BillingMode): boolean {
  return mode === "preview" || ENTITLEMENTS[what].some((id) => id === plan?.id);
}

/** What every subscription offers once subscriptions open (section 9). */
export const SUBSCRIPTION_TERMS = { trialDays: 14, annualSavingPercent: 20 } as const;

/** The plan of that name, or null when there is none. */
export function findPlan(id: string): Plan | null {
  return PLANS.find((plan) => plan.id === id) ?? null;
}

/** Why no more job may go live: the recruiter has chosen no plan, or theirs is full. */
export type PlanGap = "no-plan" | "full";

/** What keeps one more job from going live under `plan`; null where nothing does. In preview nothing ever does. */
export function planGap({ plan, activeJobs }: PlanUsage, mode: BillingMode): PlanGap | null {
  if (mode === "preview") return null;
  if (plan === null) return "no-plan";
  return plan.activeJobLimit === null || activeJobs < plan.activeJobLimit ? null : "full";
}

/** Whether the jobs that are live now fit into `plan`. In preview they always do. */
export function fitsPlan(plan: Plan, activeJobs: number, mode: BillingMode): boolean {
  return mode === "preview" || plan.activeJobLimit === null || activeJobs <= plan.activeJobLimit;
}

/** What a recruiter chose and what of it is in use. */
export type PlanUsage = { plan: Plan | null; activeJobs: number };
