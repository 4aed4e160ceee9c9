import { type BillingPeriod, PLAN_IDS, type PlanId, type SubscriptionStatus } from "#app/domain/plans.ts";
import { DAY_MS, dayOf } from "#app/time.ts";
import { PLANS, SUBSCRIPTION_TERMS } from "../rules.ts";

/** What is subscribed to. */
export type Terms = { planId: PlanId; period: BillingPeriod };

/**
 * A company's subscription; `next` is what begins at the end of the period if it is not the same again. In grace the
 * period is over and the next one not paid: it stays open until `graceUntil`, which is null in every other state.
 */
export type Subscription = Terms & {
  status: SubscriptionStatus;
  anchorAt: Date;
  periodStart: Date;
  periodEnd: Date;
  graceUntil: Date | null;
  next: Terms | "end" | null;
};

/** A line of an invoice, with the days from `from` to before `to` (UTC). A credit has negative cents. */
export type InvoiceLine = Terms & { kind: "plan" | "credit"; from: string; to: string; cents: number };

/** A subscription after a step, and the lines to be paid for it; none if the step costs nothing. */
export type Step = { subscription: Subscription; lines: InvoiceLine[] };

/** Returns the price of one period, in cents. A year costs twelve months less the saving. */
export function priceCents({ planId, period }: Terms): number {
  const monthly = (PLANS.find(({ id }) => id === planId)?.monthlyDollars ?? 0) * 100;
  return period === "monthly" ? monthly : (monthly * 12 * (100 - SUBSCRIPTION_TERMS.annualSavingPercent)) / 100;
}

/** Adds months to a moment (UTC); the 31st becomes the last day of a shorter month. */
export function addMonths(at: Date, months: number): Date {
  const moved = new Date(at);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(at.getUTCDate(), lastDay));
  return moved;
}

/** Returns the end of the period that begins at `start`, counted from the anchor. */
function endOfPeriod(anchor: Date, period: BillingPeriod, start: Date): Date {
  const length = period === "monthly" ? 1 : 12;
  for (let months = length; ; months += length) {
    const end = addMonths(anchor, months);
    if (end > start) return end;
  }
}

function paidFrom(start: Date, { planId, period: every }: Terms, anchorAt = start): Step {
  const terms = { planId, period: every };
  const periodEnd = endOfPeriod(anchorAt, every, start);
  const period = { anchorAt, periodStart: start, periodEnd };
  const subscription = { ...terms, status: "active", ...period, graceUntil: null, next: null } as const;
  return { subscription, lines: [lineOf("plan", terms, start, periodEnd, priceCents(terms))] };
}

function lineOf(kind: InvoiceLine["kind"], { planId, period }: Terms, from: Date, to: Date, cents: number) {
  return { kind, planId, period, from: dayOf(from), to: dayOf(to), cents };
}

/** When a choice takes effect: with a trial, at once, when the period ends, or never because nothing would change. */
export type ChoiceTime = "trial" | "now" | "later" | "same";

/**
 * Says when a choice takes effect. A larger plan or a change to annual begins at once; a smaller plan, or a return to
 * monthly, when the period ends. During a trial everything begins at once, as long as the live jobs fit; in grace too,
 * because its period is over.
 */
export function timeOfChoice(had: Subscription | null, terms: Terms, fits: boolean): ChoiceTime {
  if (had === null) return "trial";
  if (had.status === "ended" || had.status === "grace") return "now";
  if (isSame(had, terms)) return had.next === null ? "same" : "now";
  if (had.status === "trial") return fits ? "now" : "later";
  const [rank, hadRank] = [PLAN_IDS.indexOf(terms.planId), PLAN_IDS.indexOf(had.planId)];
  return rank < hadRank || (had.period === "annual" && terms.period === "monthly") ? "later" : "now";
}

/** Returns the subscription after a choice; null if nothing changes. A company has one trial. */
export function choose(
  had: Subscription | null,
  terms: Terms,
  { now, fits }: { now: Date; fits: boolean },
): Step | null {
  const time = timeOfChoice(had, terms, fits);
  if (time === "same") return null;
  if (had === null) {
    const periodEnd = new Date(now.getTime() + SUBSCRIPTION_TERMS.trialDays * DAY_MS);
    const period = { anchorAt: now, periodStart: now, periodEnd };
    const subscription = { ...terms, status: "trial", ...period, graceUntil: null, next: null } as const;
    return { subscription, lines: [] };
  }
  if (had.status === "ended") return paidFrom(now, terms);
  if (had.status === "grace") return atEndOfPeriod({ ...had, next: isSame(had, terms) ? null : terms });
  if (time === "later") return { subscription: { ...had, next: terms }, lines: [] };
  const isFree = had.status === "trial" || isSame(had, terms);
  if (isFree) return { subscription: { ...had, ...terms, next: null }, lines: [] };
  return upgrade(had, terms, now);
}

/** The rest of the old plan is credited. Within the same kind of period, only the rest of the new one is paid. */
function upgrade(had: Subscription, terms: Terms, now: Date): Step {
  const { periodStart, periodEnd } = had;
  const length = periodEnd.getTime() - periodStart.getTime();
  const left = Math.min(1, Math.max(0, (periodEnd.getTime() - now.getTime()) / length));
  const credit = lineOf("credit", had, now, periodEnd, -Math.round(priceCents(had) * left));
  if (had.period !== terms.period) {
    const { subscription, lines } = paidFrom(now, terms);
    return { subscription, lines: [...lines, credit] };
  }
  const rest = lineOf("plan", terms, now, periodEnd, Math.round(priceCents(terms) * left));
  return { subscription: { ...had, ...terms, next: null }, lines: [rest, credit] };
}

/** Ends the subscription with its period or its days of grace; null if that is impossible or done already. */
export function cancel(had: Subscription): Subscription | null {
  return had.status === "ended" || had.next === "end" ? null : { ...had, next: "end" };
}

/** Lets the subscription go on as it is, without what was planned; null if nothing was. */
export function resume(had: Subscription): Subscription | null {
  return had.status === "ended" || had.next === null ? null : { ...had, next: null };
}

/** Returns the subscription after the end of its period: renewed, changed, or ended. */
export function atEndOfPeriod(had: Subscription): Step {
  if (had.next === "end") return { subscription: ended(had), lines: [] };
  return paidFrom(had.periodEnd, had.next ?? had, nextAnchor(had));
}

/** A trial, and a change between months and years, begin a new count. */
function nextAnchor({ status, period, periodEnd, anchorAt, next }: Subscription): Date {
  const isNewCount = status === "trial" || (next !== null && next !== "end" && next.period !== period);
  return isNewCount ? periodEnd : anchorAt;
}

/** Returns the subscription without anything that was planned, over now. */
export function ended(had: Subscription): Subscription {
  return { ...had, status: "ended", graceUntil: null, next: null };
}

/** Whether something is due: the end of the period, or of the days of grace. */
export function isDue({ status, periodEnd, graceUntil }: Subscription, now: Date): boolean {
  return status !== "ended" && (graceUntil ?? periodEnd) <= now;
}

/** Returns the subscription after the payment of its next period was declined: seven days of grace, and then the end. */
export function afterDecline(had: Subscription, now: Date): Subscription {
  if (had.status === "grace") return ended(had);
  const graceUntil = new Date(now.getTime() + SUBSCRIPTION_TERMS.graceDays * DAY_MS);
  return { ...had, status: "grace", anchorAt: nextAnchor(had), graceUntil };
}

/** The sum of the lines, in cents. */
export function totalOf(lines: readonly InvoiceLine[]): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0);
}

function isSame(a: Terms, b: Terms): boolean {
  return a.planId === b.planId && a.period === b.period;
}
