import { type BillingMode, type Entitlement, PLANS, type Plan, type PlanGap, type PlanUsage } from "./rules.ts";

const [{ monthlyDollars: lowestPrice }] = PLANS;

/** The closing call of the home page names the lowest price. */
export const POST_JOB_LABEL = `Post Job - $${lowestPrice}/month`;

/** The lowest price in a sentence, e.g. for a note under a button. */
export const LOWEST_PRICE_TEXT = `From $${lowestPrice} per month`;

/** The small print under every button that leads to posting a job (D25). */
export function launchNote(mode: BillingMode): string {
  return mode === "preview" ? "Free while we launch." : `${LOWEST_PRICE_TEXT}.`;
}

/** What confirming without a choice says. */
export const NO_PLAN_CHOSEN = "Please select a plan to continue.";

/** The toast after a choice (section 2.6). */
export function planToast(plan: Plan) {
  return {
    kind: "success",
    title: `Subscription request for ${plan.name} plan received!`,
    text: "This is a demo - no payment will be processed.",
  } as const;
}

/** Said when the plan that is confirmed is the one they have. */
export function samePlanToast(plan: Plan) {
  return { kind: "info", title: `You're already on the ${plan.name} plan`, text: "Nothing has changed." } as const;
}

/** Why a job is kept as a draft, and what helps. */
export const PLAN_GAPS: Record<PlanGap, { title: string; link: string; text: string }> = {
  "no-plan": {
    title: "You haven't chosen a plan yet, so this is saved as a draft.",
    link: "Choose a plan",
    text: ", and then post it from here.",
  },
  full: {
    title: "Your plan's active job limit is reached, so this is saved as a draft.",
    link: "Choose a larger plan",
    text: ", or pause or close a job, and then post it from here.",
  },
};

/** "2 of 3 active jobs used on Basic." */
export function usageText({ plan, activeJobs }: PlanUsage): string {
  const jobs = activeJobs === 1 ? "1 active job" : `${activeJobs} active jobs`;
  if (!plan) return `${jobs}. You haven't chosen a plan yet.`;
  if (plan.activeJobLimit === null) return `${jobs} on ${plan.name}, without a limit.`;
  return `${activeJobs} of ${plan.activeJobLimit} active jobs used on ${plan.name}.`;
}

/** "Up to 10 active jobs instead of 3": what changing means, in one sentence each for price and jobs. */
export function changeText(from: Plan | null, to: Plan): string {
  const price = from
    ? `$${to.monthlyDollars} per month instead of $${from.monthlyDollars}`
    : `$${to.monthlyDollars} per month`;
  const jobs = to.activeJobLimit === null ? "Unlimited active jobs" : `Up to ${to.activeJobLimit} active jobs`;
  return `${price}, once subscriptions open. ${jobs}${from ? ` instead of ${from.activeJobLimit ?? "unlimited"}` : ""}.`;
}

/**
 * What becomes of the jobs that are live when `to` holds fewer; null when it holds them all. In preview they stay, where
 * limits are enforced the choice is refused until they fit.
 */
export function aboveLimitText(to: Plan, activeJobs: number, mode: BillingMode): string | null {
  const limit = to.activeJobLimit;
  if (limit === null || activeJobs <= limit) return null;
  if (mode === "preview") return `You have ${activeJobs}. All of them stay active: while we launch, no limit holds.`;
  const above = activeJobs - limit;
  return `You have ${activeJobs}: pause or close ${above === 1 ? "one of them" : `${above} of them`} first.`;
}

/** What is said where a plan does not include something; only while limits are enforced. */
export const NOT_INCLUDED: Record<Entitlement, string> = {
  "search-filters": "Search filters are part of Professional and Enterprise.",
  analytics: "Complete analytics are part of Professional and Enterprise.",
  reporting: "Advanced reporting is part of Enterprise.",
};

/** What is said when storing the choice fails. */
export const CHOICE_FAILED = { title: "Your plan couldn't be changed", text: "Please try again." };
