import { OWNS_THE_COMPANY } from "#app/features/mail/reasons.ts";
import type { NotificationContent } from "#app/features/notifications/commands.server.ts";
import { counted } from "#app/words.ts";
import { findPlan } from "../rules.ts";
import { graceText, NO_MONEY_MOVES, priceText } from "./labels.ts";
import type { Subscription } from "./rules.ts";

const HREF = "/recruiter/subscription";

/**
 * For the owners of a company after a trial, a change of plan, or the end. `stopped` counts jobs that aren't live
 * anymore; `isDeclined` says that it ended because the payment was declined.
 */
export function renewalNotification(
  { status, planId }: Subscription,
  { stopped, isDeclined }: { stopped: number; isDeclined: boolean },
): NotificationContent {
  const plan = findPlan(planId)?.name ?? planId;
  const hasEnded = status === "ended";
  const title = hasEnded ? `Your ${plan} subscription has ended` : `You're on the ${plan} plan now`;
  const jobs = counted(stopped, "job");
  const what = hasEnded
    ? `${jobs} closed with it. You keep your applicants, and you can subscribe again at any time.`
    : `${jobs} paused, because the plan allows fewer. Resume the ones you want in place of others.`;
  const said = stopped > 0 ? what : hasEnded ? "You can subscribe again at any time." : NO_MONEY_MOVES;
  const body = hasEnded && isDeclined ? `The payment was declined again. ${said}` : said;
  return {
    kind: "plan",
    title,
    body,
    href: HREF,
    mail: {
      subject: title,
      heading: title,
      paragraphs: stopped > 0 || hasEnded ? [body, NO_MONEY_MOVES] : [body],
      button: { label: "Open Subscription", href: HREF },
      reason: OWNS_THE_COMPANY,
    },
  };
}

/** For the owners of a company when a payment was declined, and once more before the days of grace end. */
export function graceNotification(subscription: Subscription, { isAgain = false } = {}): NotificationContent {
  const plan = findPlan(subscription.planId)?.name ?? subscription.planId;
  const day = (at: Date) => DAY.format(at);
  const title = isAgain
    ? `Your ${plan} plan ends on ${day(subscription.graceUntil ?? subscription.periodEnd)}`
    : `The payment for your ${plan} plan was declined`;
  const body = graceText(subscription, day);
  return planNotification(title, body);
}

const DAY = new Intl.DateTimeFormat("en-US", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** For the owners of a company, before a trial ends or a plan renews or changes. */
export function reminderNotification(subscription: Subscription): NotificationContent {
  const { planId, status, periodEnd, next } = subscription;
  const plan = findPlan(planId)?.name ?? planId;
  const title = `Your ${plan} ${status === "trial" ? "trial" : "period"} ends on ${DAY.format(periodEnd)}`;
  const terms = next === null || next === "end" ? subscription : next;
  const price = priceText(terms);
  const renews = status === "trial" ? `Then it's ${price}.` : `It then renews for ${price}.`;
  const changes = `It then changes to ${findPlan(terms.planId)?.name ?? terms.planId} for ${price}.`;
  const body = `${terms === subscription ? renews : changes} You can change or cancel it before that.`;
  return planNotification(title, body);
}

/** A notification for an owner, and the same as an email. */
function planNotification(title: string, body: string): NotificationContent {
  return {
    kind: "plan",
    title,
    body,
    href: HREF,
    mail: {
      subject: title,
      heading: title,
      paragraphs: [body, NO_MONEY_MOVES],
      button: { label: "Open Subscription", href: HREF },
      reason: OWNS_THE_COMPANY,
    },
  };
}
