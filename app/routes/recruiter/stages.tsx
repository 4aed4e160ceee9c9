import { href, Link } from "react-router";
import { BRAND } from "#app/brand.ts";
import { changeStages } from "#app/features/applications/stages/commands.server.ts";
import { STAGE_FAILED, STAGE_RULE, STAGE_TOASTS } from "#app/features/applications/stages/labels.ts";
import { listStagesWithPeople } from "#app/features/applications/stages/queries.server.ts";
import { stageSchema } from "#app/features/applications/stages/schema.ts";
import { NewStage } from "#app/features/applications/stages/ui/new-stage.tsx";
import { StageList } from "#app/features/applications/stages/ui/stage-list.tsx";
import { ApplicantTabs } from "#app/features/applications/ui/applicant-tabs.tsx";
import { NOT_INCLUDED } from "#app/features/plans/labels.ts";
import { mayUse } from "#app/features/plans/queries.server.ts";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireRole } from "#app/http/guards.server.ts";
import { type PageHandle, revalidateAfterError } from "#app/http/lost-connection.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import { useIsReadOnly } from "#app/ui/read-only.tsx";
import type { Route } from "./+types/stages";

export function meta() {
  return [{ title: `Stages | ${BRAND.name}` }];
}

/** Loads the stages of the recruiter's company, each with the number of people in it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  const [stages, isIncluded] = await Promise.all([
    listStagesWithPeople(platform.db, viewer.id),
    mayUse(platform, viewer.id, "stages"),
  ]);
  return { stages, isIncluded };
}

/** Adds, renames, reorders, or removes a stage. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  const form = await readForm(request, stageSchema);
  if (!form.isValid) return form.response;
  try {
    await requireAttempt(platform, "save job by person", viewer.id);
    await changeStages(platform, viewer, form.value);
  } catch (error) {
    return failedForm(context, error, STAGE_FAILED, form.values);
  }
  return await redirectWithToast(platform, href("/recruiter/applicants/stages"), STAGE_TOASTS[form.value.intent]);
}

export const handle = { failed: { title: STAGE_FAILED.title } } satisfies PageHandle;

export const shouldRevalidate = revalidateAfterError;

export default function Stages({ loaderData, actionData: sent }: Route.ComponentProps) {
  const answer = usePersistentActionData(sent);
  const { stages, isIncluded } = loaderData;
  const isReadOnly = useIsReadOnly();
  return (
    <div className="wrap stack stack--s6">
      <PageHeader title="Stages" text="Your company's own steps inside a status. Seniors see only the status." />
      <ApplicantTabs shown="stages" />
      {stages.length > 0 ? (
        <>
          <StageList stages={stages} answer={answer} />
          <p className="soft">{STAGE_RULE}</p>
        </>
      ) : (
        <EmptyState
          seed="stages"
          title="You have no stages yet"
          text="Add the steps that your company takes between two statuses, such as a phone screen or a reference check."
        />
      )}
      {!isReadOnly && isIncluded && <NewStage key={stages.length} answer={answer} />}
      {!isReadOnly && !isIncluded && (
        <Notice tone="info" title={NOT_INCLUDED.stages}>
          <Link to={href("/recruiter/subscription")}>See the plans</Link>
        </Notice>
      )}
    </div>
  );
}
