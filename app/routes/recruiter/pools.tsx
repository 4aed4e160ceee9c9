import { href } from "react-router";
import { BRAND } from "#app/brand.ts";
import { NOT_INCLUDED } from "#app/features/plans/labels.ts";
import { findSearchPlan } from "#app/features/profiles/candidates/plan.server.ts";
import { changePool } from "#app/features/profiles/candidates/pools/commands.server.ts";
import { POOL_FAILED, POOL_TOASTS } from "#app/features/profiles/candidates/pools/labels.ts";
import { findPool, listPools } from "#app/features/profiles/candidates/pools/queries.server.ts";
import { POOLS_PATH, poolPath } from "#app/features/profiles/candidates/pools/rules.ts";
import { poolSchema } from "#app/features/profiles/candidates/pools/schema.ts";
import { NewPool, OpenedPool, PoolList } from "#app/features/profiles/candidates/pools/ui/pool-list.tsx";
import { CandidateTabs } from "#app/features/profiles/candidates/ui/candidate-tabs.tsx";
import { countSavedSearches } from "#app/features/search/saved/queries.server.ts";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { answerHeaders, readForm } from "#app/http/form.server.ts";
import { requireRole } from "#app/http/guards.server.ts";
import type { PageHandle } from "#app/http/lost-connection.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import { useIsReadOnly } from "#app/ui/read-only.tsx";
import type { Route } from "./+types/pools";

export function meta() {
  return [{ title: `Pools | ${BRAND.name}` }];
}

export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args);
}

/** Lists the pools of the recruiter's company; `?pool=` opens one. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  const { db } = platform;
  const asked = url.searchParams.get("pool");
  const [pools, open, searchCount, { isPremium }] = await Promise.all([
    listPools(db, viewer.id),
    asked === null ? null : findPool(db, viewer.id, asked),
    countSavedSearches(db, viewer.id, "candidates"),
    findSearchPlan(platform, viewer.id),
  ]);
  return { pools, open, isMissing: asked !== null && open === null, searchCount, isPremium };
}

/** Creates, renames, or deletes a pool, or takes a person out of one. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  const form = await readForm(request, poolSchema);
  if (!form.isValid) return form.response;
  try {
    await requireAttempt(platform, "save job by person", viewer.id);
    await changePool(platform, viewer, form.value);
  } catch (error) {
    return failedForm(context, error, POOL_FAILED, form.values);
  }
  const { value } = form;
  const stays = value.intent === "rename" || value.intent === "remove";
  return await redirectWithToast(platform, stays ? poolPath(value.poolId) : POOLS_PATH, POOL_TOASTS[value.intent]);
}

export const handle = { failed: { title: POOL_FAILED.title } } satisfies PageHandle;

export default function Pools({ loaderData, actionData: sent }: Route.ComponentProps) {
  const answer = usePersistentActionData(sent);
  const { pools, open, isMissing, searchCount, isPremium } = loaderData;
  const isReadOnly = useIsReadOnly();
  return (
    <div className="wrap stack stack--s6">
      <PageHeader
        title="Pools"
        text="People your company keeps in mind, across its jobs. Your colleagues see them too."
      />
      <CandidateTabs shown="pools" searchCount={searchCount} />
      {answer?.problem && answer.values.intent !== "create" && (
        <Notice tone="bad" role="alert" title={answer.problem.title}>
          {answer.problem.text}
        </Notice>
      )}
      {!isPremium && (
        <Notice tone="info" title={NOT_INCLUDED["premium-search"]}>
          <p>Your pools stay unchanged until then. You can take people out, and delete pools.</p>
          <ButtonLink to={href("/recruiter/subscription")}>See the plans</ButtonLink>
        </Notice>
      )}
      {isMissing && <Notice tone="warn" title="This pool is gone" />}
      {pools.length > 0 ? (
        <PoolList pools={pools} openId={open?.id ?? null} />
      ) : (
        <EmptyState
          seed="pools"
          title="No pools yet"
          text="Create one below, or open a candidate or an applicant and press Add to pool."
          action={<ButtonLink to={href("/recruiter/candidates")}>Search Candidates</ButtonLink>}
        />
      )}
      {open && <OpenedPool pool={open} answer={answer} />}
      {!isReadOnly && <NewPool key={pools.length} answer={answer} />}
    </div>
  );
}
