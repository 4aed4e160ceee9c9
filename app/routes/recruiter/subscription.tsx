import { href, Link } from "react-router";
import { BRAND } from "#app/brand.ts";
import { keepJobsWithin } from "#app/features/jobs/lifecycle/plan-limit.server.ts";
import { askForCall, findAccountManager } from "#app/features/plans/account-manager/commands.server.ts";
import { CALL_FAILED, callToast } from "#app/features/plans/account-manager/labels.ts";
import { choosePlan, payAgain, planEnd } from "#app/features/plans/commands.server.ts";
import { CHOICE_FAILED, NO_PLAN_CHOSEN, planToast, samePlanToast, usageText } from "#app/features/plans/labels.ts";
import { planNote } from "#app/features/plans/price-labels.ts";
import { countApplicantsThisMonth, findPlanUsage, mayUse } from "#app/features/plans/queries.server.ts";
import { PLANS, type PlanUsage } from "#app/features/plans/rules.ts";
import { planSchema, subscriptionSchema } from "#app/features/plans/schema.ts";
import { END_TOASTS, ownersText } from "#app/features/plans/subscription/labels.ts";
import {
  findOwnSubscription,
  listInvoices,
  listLiveTitles,
  listOwnerNames,
  listPeople,
} from "#app/features/plans/subscription/queries.server.ts";
import { SmallerPlans } from "#app/features/plans/subscription/ui/smaller-plans.tsx";
import { SubscriptionState } from "#app/features/plans/subscription/ui/subscription-state.tsx";
import { AccountManagerCard } from "#app/features/plans/ui/account-manager-card.tsx";
import { PlanCards } from "#app/features/plans/ui/plan-cards.tsx";
import { PlanChoice } from "#app/features/plans/ui/plan-choice.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { readForm, readIntent } from "#app/http/form.server.ts";
import { requireRole } from "#app/http/guards.server.ts";
import { type PageHandle, revalidateAfterError } from "#app/http/lost-connection.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { Ledger } from "#app/ui/ledger.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/subscription";

export function meta() {
  return [{ title: `Subscription Plans | ${BRAND.name}` }];
}

/** The jobs that the larger of the limited plans may have, and a few above it. */
const MOST_TITLES = Math.max(...PLANS.map(({ activeJobLimit }) => activeJobLimit ?? 0)) + 5;

/** The people that the larger of the limited plans has room for, and a few above it. */
const MOST_NAMES = Math.max(...PLANS.map(({ memberLimit }) => memberLimit ?? 0)) + 10;

/** Loads the subscription of the recruiter's company, its use, and, for an owner, its invoices. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  const { db, clock, env } = platform;
  const now = clock.now();
  const [usage, applicants, subscription, live, people, invoices, hasManager, manager, owners] = await Promise.all([
    findPlanUsage(db, viewer.id),
    countApplicantsThisMonth(db, viewer.id, now),
    findOwnSubscription(db, viewer.id),
    listLiveTitles(db, viewer.id, MOST_TITLES),
    listPeople(db, viewer.id, MOST_NAMES),
    listInvoices(db, viewer),
    mayUse(platform, viewer.id, "account-manager"),
    findAccountManager(platform, viewer.id),
    listOwnerNames(db, viewer.id),
  ]);
  const isOwner = viewer.companyRole === "owner";
  return {
    usage,
    applicants,
    subscription,
    live,
    people,
    invoices,
    isOwner,
    owners,
    hasManager,
    manager,
    now,
    mode: env.billingMode,
  };
}

/**
 * Stores the choice and goes to the dashboard with the specification's toast; nothing is paid. Says so if it is the
 * current plan. The other buttons cancel the subscription, let it go on, or try a declined payment again.
 */
export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  if ((await readIntent(request)) !== null) {
    const pressed = await readForm(request, subscriptionSchema);
    if (!pressed.isValid) return pressed.response;
    if (pressed.value.intent === "call") {
      const { message } = pressed.value;
      try {
        await requireAttempt(platform, "call by person", viewer.id);
        const { name, reference } = await askForCall(platform, viewer, { message });
        return await redirectWithToast(platform, href("/recruiter/subscription"), callToast(name, reference));
      } catch (error) {
        return failedForm(context, error, CALL_FAILED, pressed.values);
      }
    }
    try {
      if (pressed.value.intent === "pay-again") await payAgain(platform, viewer, keepJobsWithin(platform));
      else await planEnd(platform, viewer, { intent: pressed.value.intent });
      return await redirectWithToast(platform, href("/recruiter/subscription"), END_TOASTS[pressed.value.intent]);
    } catch (error) {
      return failedForm(context, error, CHOICE_FAILED);
    }
  }
  const form = await readForm(request, planSchema);
  if (!form.isValid) return form.response;
  try {
    const { plan, isSame } = await choosePlan(platform, viewer, form.value, keepJobsWithin(platform));
    if (isSame) return await redirectWithToast(platform, href("/recruiter/subscription"), samePlanToast(plan));
    return await redirectWithToast(platform, href("/recruiter/dashboard"), planToast(plan));
  } catch (error) {
    return failedForm(context, error, CHOICE_FAILED);
  }
}

export const shouldRevalidate = revalidateAfterError;

export const handle = { failed: { title: CHOICE_FAILED.title } } satisfies PageHandle;

export default function Subscription({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  const { usage, applicants, subscription, live, people, invoices, isOwner, owners, hasManager, manager, now, mode } =
    loaderData;
  const isPreview = mode === "preview";
  const call = actionData?.values.intent === "call" ? actionData : undefined;
  const problem = call
    ? null
    : (actionData?.problem ?? (actionData?.errors.planId ? { title: NO_PLAN_CHOSEN, text: null } : null));
  return (
    <div className="wrap stack stack--s6">
      <PageHeader title="Subscription Plans" text={usageText(usage)} />
      {problem && (
        <Notice tone="bad" role="alert" title={problem.title}>
          {problem.text}
        </Notice>
      )}
      <Notice tone="info" title={isPreview ? "Free while we launch." : "No payment is taken yet."}>
        {`Choosing a plan is a preview: no payment will be processed, and we ask for no card.${!isPreview ? " The plan you choose does set how many jobs may be active." : ""}`}
      </Notice>
      {subscription && (
        <SubscriptionState subscription={subscription} mode={mode} invoices={invoices} isOwner={isOwner} />
      )}
      {isOwner ? (
        <PlanChoice
          key={`${subscription?.planId} ${subscription?.period}`}
          current={usage.plan}
          facts={{ had: subscription, activeJobs: usage.activeJobs, people: people.total, mode, now }}
        />
      ) : (
        <section aria-labelledby="plans" className="stack">
          <h2 id="plans">The plans</h2>
          <p dir="auto">{ownersText(owners)}</p>
          <PlanCards note={planNote(mode)} />
        </section>
      )}
      {hasManager && <AccountManagerCard manager={manager} answer={call} />}
      <SmallerPlans live={live} people={people} mode={mode} />
      <section aria-labelledby="usage" className="stack">
        <h2 id="usage">What you use</h2>
        <Ledger
          figures={[
            {
              label: activeJobsLabel(usage),
              value: usage.activeJobs,
              to: `${href("/recruiter/manage-jobs")}?show=live`,
            },
            { label: "Applicants this month", value: applicants, to: href("/recruiter/applications") },
          ]}
        />
      </section>
      <p className="soft">
        Questions first? <Link to={href("/pricing")}>Read how pricing works</Link> or{" "}
        <Link to={href("/contact")}>write to a person</Link>.
      </p>
    </div>
  );
}

function activeJobsLabel({ plan }: PlanUsage): string {
  const limit = plan?.activeJobLimit;
  return limit ? `Active Job Posts, of ${limit}` : "Active Job Posts";
}
