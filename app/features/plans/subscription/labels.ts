import { dollarText } from "#app/dollars.ts";
import type { ChargeOutcome } from "#app/platform/billing.ts";
import { counted } from "#app/words.ts";
import { type BillingMode, findPlan, fitsPlan, type Plan, SUBSCRIPTION_TERMS } from "../rules.ts";
import { choose, type InvoiceLine, priceCents, type Subscription, type Terms, timeOfChoice, totalOf } from "./rules.ts";

/** Said wherever an amount could be taken for money that moves. */
export const NO_MONEY_MOVES = "This is a preview: no payment is taken, and we ask for no card.";

/** Says who may change the plan, to colleagues who may not. */
export function ownersText(owners: readonly string[]): string {
  const who = new Intl.ListFormat("en-US", { type: "disjunction" }).format(owners);
  return owners.length === 0
    ? "Only an owner of your company can choose one."
    : `Only ${who} can choose one, as ${owners.length === 1 ? "the owner" : "owners"} of your company.`;
}

/** The choices of how often to pay. */
export const PERIOD_CHOICES = [
  { value: "monthly", label: "Monthly" },
  { value: "annual", label: `Annually, and save ${SUBSCRIPTION_TERMS.annualSavingPercent}%` },
];

/** "$49 per month" or "$470.40 per year". */
export function priceText(terms: Terms): string {
  return `${centsText(priceCents(terms))} per ${terms.period === "monthly" ? "month" : "year"}`;
}

/** Formats cents as dollars, a credit with a minus. */
export function centsText(cents: number): string {
  return cents < 0 ? `-${dollarText(-cents / 100)}` : dollarText(cents / 100);
}

/** What a choice is compared with. `day` formats a moment in the reader's time zone. */
export type ChoiceFacts = {
  had: Subscription | null;
  activeJobs: number;
  /** How many people the company has. */
  people: number;
  mode: BillingMode;
  now: Date;
  day: (at: Date) => string;
};

/** Says what the choice of a plan would do: its price, from when, and what happens to live jobs. */
export function choiceText(terms: Terms, plan: Plan, facts: ChoiceFacts): string {
  const { had, activeJobs, people, mode, now, day } = facts;
  const fits = fitsPlan(plan, activeJobs, mode);
  const time = timeOfChoice(had, terms, fits);
  if (time === "same") return `${plan.name} is your plan now.`;
  const limit = plan.activeJobLimit;
  const jobs = limit === null ? "Unlimited active jobs." : `Up to ${limit} active jobs.`;
  const above = [aboveLimitText(plan, activeJobs, mode), aboveRoomText(plan, people, mode)];
  return [`${whenText(terms, time, { had, now, day })} ${jobs}`, ...above].filter((text) => text !== null).join(" ");
}

function whenText(
  terms: Terms,
  time: ReturnType<typeof timeOfChoice>,
  { had, now, day }: Pick<ChoiceFacts, "had" | "now" | "day">,
): string {
  const price = priceText(terms);
  if (had === null) return `${SUBSCRIPTION_TERMS.trialDays} days free, no card needed, then ${price}.`;
  if (time === "later") return `${price}, from ${day(had.periodEnd)}, when this period ends.`;
  if (had.status === "grace") return `${price}, from ${day(had.periodEnd)} on, paid now.`;
  if (had.status === "trial") return `${price}, once your trial ends on ${day(had.periodEnd)}.`;
  const step = choose(had, terms, { now, fits: true });
  const total = step ? totalOf(step.lines) : 0;
  if (had.status === "ended" || total === 0) return `${price}, from today.`;
  return `${price}, from today: ${centsText(total)} now, with the rest of your current plan credited.`;
}

/**
 * Says what happens to live jobs if `to` allows fewer; null if it allows them all. In preview they stay; where limits
 * are enforced, those that went live first are paused.
 */
export function aboveLimitText(to: Plan, activeJobs: number, mode: BillingMode): string | null {
  const limit = to.activeJobLimit;
  if (limit === null || activeJobs <= limit) return null;
  if (mode === "preview")
    return `You have ${activeJobs}. All of them stay active: while we launch, there are no limits.`;
  const above = activeJobs - limit;
  return `You have ${activeJobs}: ${above === 1 ? "the one" : `the ${above}`} that went live first will be paused then.`;
}

/**
 * Says what happens if `to` has room for fewer people; null if it has room for all. No one loses anything: where limits
 * are enforced, no one else can join.
 */
export function aboveRoomText(to: Plan, people: number, mode: BillingMode): string | null {
  const limit = to.memberLimit;
  if (limit === null || people <= limit) return null;
  if (mode === "preview")
    return `Your team has ${people} people. All of them keep their access: while we launch, there are no limits.`;
  return `Your team has ${people} people, and the plan has room for ${limit}. Everyone keeps their access, but no one new can join, not even with an invitation, until there's room.`;
}

/** The state of a subscription in one line, and what comes next. */
export function stateText(subscription: Subscription, day: (at: Date) => string): { title: string; text: string } {
  const { planId, status, periodEnd, next } = subscription;
  const plan = findPlan(planId)?.name ?? planId;
  const end = day(periodEnd);
  if (status === "ended")
    return { title: `Your ${plan} subscription ended on ${end}.`, text: "You can subscribe again." };
  if (status === "grace") return { title: `${plan}: the payment was declined`, text: graceText(subscription, day) };
  const title = status === "trial" ? `${plan}: free trial until ${end}` : `${plan}: ${priceText(subscription)}`;
  if (next === "end") return { title, text: `Canceled. It runs until ${end}, and then ends.` };
  if (next) {
    const to = findPlan(next.planId)?.name ?? next.planId;
    return { title, text: `Changes to ${to} on ${end}: ${priceText(next)}.` };
  }
  if (status === "trial") return { title, text: `Then ${priceText(subscription)}. You can cancel at any time before.` };
  return { title, text: `Renews on ${end}.` };
}

/** Until when a plan stays open whose payment was declined, and what its owners can do. */
export function graceText({ graceUntil, periodEnd, next }: Subscription, day: (at: Date) => string): string {
  const until = `Your plan stays open until ${day(graceUntil ?? periodEnd)}.`;
  if (next === "end") return `${until} It then ends, because you canceled it.`;
  return `${until} Try the payment again before that, or choose another plan. We try once more on that day; if it's declined again, the plan ends.`;
}

/** What cancelling does to live jobs. */
export function cancelText({ status }: Pick<Subscription, "status">, mode: BillingMode): string {
  const until =
    status === "grace"
      ? "If you cancel, we don't try the payment again, and your plan ends on that day."
      : "If you cancel, your plan runs to the end of its period.";
  return mode === "enforced"
    ? `${until} Then your live jobs close; you keep your applicants.`
    : `${until} Your jobs stay live: while we launch, there are no limits.`;
}

/** The toasts of the buttons. */
export const END_TOASTS = {
  "pay-again": { kind: "success", title: "Your plan goes on", text: NO_MONEY_MOVES },
  cancel: { kind: "success", title: "Subscription canceled", text: "It runs to the end of its period." },
  resume: {
    kind: "success",
    title: "Your subscription goes on",
    text: "The change planned for the end of the period is canceled.",
  },
} as const;

/** "Basic plan, monthly" or "Unused time on Basic plan, annual". */
export function lineText({ kind, planId, period }: Pick<InvoiceLine, "kind" | "planId" | "period">): string {
  const plan = `${findPlan(planId)?.name ?? planId} plan, ${period}`;
  return kind === "plan" ? plan : `Unused time on ${plan}`;
}

/** The number of an invoice as people read it. */
export function invoiceName(number: number): string {
  return `SN-${String(number).padStart(6, "0")}`;
}

/** What became of an invoice's amount. */
export const OUTCOME_TEXTS: Record<ChargeOutcome, string> = {
  demo: "Nothing was charged, and there's nothing to pay. This invoice is a preview.",
  paid: "Paid. Thank you.",
  declined: "The payment was declined.",
};

/** Names what is above a limit, `total` in all, and counts those that aren't named: "Cook; Baker; 5 more jobs". */
export function namedText(total: number, names: readonly string[], one: string, many = `${one}s`): string {
  const more = total - names.length;
  return [...names, ...(more > 0 ? [counted(more, `more ${one}`, `more ${many}`)] : [])].join("; ");
}
