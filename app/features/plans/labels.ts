import type { Entitlement, Plan, PlanGap, PlanUsage } from "./rules.ts";

/** The message after confirming without a choice. */
export const NO_PLAN_CHOSEN = "Please select a plan to continue.";

/** The toast after a choice (section 2.6). */
export function planToast(plan: Plan) {
  return {
    kind: "success",
    title: `Subscription request for ${plan.name} plan received!`,
    text: "This is a demo - no payment will be processed.",
  } as const;
}

/** The toast when the confirmed plan is the current one. */
export function samePlanToast(plan: Plan) {
  return { kind: "info", title: `You're already on the ${plan.name} plan`, text: "Nothing has changed." } as const;
}

/** Why a job is saved as a draft, and what to do. */
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

/** The messages for features that a plan does not include; only while limits are enforced. */
export const NOT_INCLUDED: Record<Entitlement, string> = {
  "search-filters": "Search filters are part of Professional and Enterprise.",
  "premium-search": "Premium search is part of Enterprise.",
  "featured-profile": "The Featured employer spot is part of Professional and Enterprise.",
  "priority-suggestions": "Priority recommendations are part of Professional and Enterprise.",
  analytics: "Complete analytics are part of Professional and Enterprise.",
  reporting: "Advanced reporting is part of Enterprise.",
  "account-manager": "An account manager is part of Enterprise.",
  "bulk-posting": "Importing jobs is part of Enterprise.",
  "talent-matching": "Finding skills in a job's text and people like one you chose is part of Enterprise.",
  stages: "Your own stages are part of Enterprise.",
};

/** What advanced reporting is, where a plan lacks it. */
export const REPORTING_TEXT =
  "It emails you these figures every week or month, shows them by person, and lets you download them.";

/** The message when storing the choice fails. */
export const CHOICE_FAILED = { title: "Your plan couldn't be changed", text: "Please try again." };
