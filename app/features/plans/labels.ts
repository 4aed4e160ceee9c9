import { type BillingMode, PLANS, type Plan, type PlanUsage, SUBSCRIPTION_TERMS } from "./rules.ts";

const [{ monthlyDollars: lowestPrice }] = PLANS;
const { trialDays, annualSavingPercent } = SUBSCRIPTION_TERMS;

/** The closing call of the home page names the lowest price. */
export const POST_JOB_LABEL = `Post Job - $${lowestPrice}/month`;

/** The lowest price in a sentence, e.g. for a note under a button. */
export const LOWEST_PRICE_TEXT = `From $${lowestPrice} per month`;

/** The small print under every button that leads to posting a job (D25). */
export function launchNote(mode: BillingMode): string {
  return mode === "preview" ? "Free while we launch." : `${LOWEST_PRICE_TEXT}.`;
}

/** Six questions about paying. What cannot be bought yet says so (D34). */
export const PRICING_QUESTIONS: ReadonlyArray<{ question: string; answer: string }> = [
  {
    question: "Is there a free trial?",
    answer: `Yes. ${trialDays} days, and you do not need a card. Available when subscriptions open.`,
  },
  {
    question: "Am I tied to a long contract?",
    answer: "No. Plans are monthly, with no long-term contract.",
  },
  {
    question: "Do I save by paying for a year?",
    answer: `Yes, ${annualSavingPercent}% with annual billing. Available when subscriptions open.`,
  },
  {
    question: "Can I change plans?",
    answer:
      "Yes. Upgrade or downgrade when you like, and you pay only for the days on each plan (proration). Available when subscriptions open.",
  },
  {
    question: "How can I pay?",
    answer: "By major cards or PayPal. Enterprise can also pay by invoice. Available when subscriptions open.",
  },
  {
    question: "What happens to my jobs if I cancel?",
    answer:
      "They will stay live until the end of the month you have paid for, and then close. Until subscriptions open there is nothing to cancel: your jobs stay live and cost nothing.",
  },
];

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

/** "2 of 3 active jobs used on Basic." */
export function usageText({ plan, activeJobs }: PlanUsage): string {
  const jobs = activeJobs === 1 ? "1 active job" : `${activeJobs} active jobs`;
  if (!plan) return `${jobs}. You have not chosen a plan yet.`;
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

/** What is said when storing the choice fails. */
export const CHOICE_FAILED = { title: "Your plan could not be changed", text: "Please try again." };
