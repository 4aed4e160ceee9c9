import { redirect } from "react-router";
import { BRAND } from "#app/brand.ts";
import { MOVE_FAILED } from "#app/features/applications/labels.ts";
import { STAGE_RULE } from "#app/features/applications/stages/labels.ts";
import { listStages } from "#app/features/applications/stages/queries.server.ts";
import { ApplicantTabs } from "#app/features/applications/ui/applicant-tabs.tsx";
import { listJobChoices } from "#app/features/jobs/queries.server.ts";
import { handleBoardIntent } from "#app/features/status-changes/board/intents.server.ts";
import { listBoard } from "#app/features/status-changes/board/queries.server.ts";
import { boardSearchFrom } from "#app/features/status-changes/board/rules.ts";
import { boardSchema } from "#app/features/status-changes/board/schema.ts";
import { Board } from "#app/features/status-changes/board/ui/board.tsx";
import { BoardTools } from "#app/features/status-changes/board/ui/board-tools.tsx";
import { hasColleagues } from "#app/features/teams/queries.server.ts";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireRole } from "#app/http/guards.server.ts";
import { type PageHandle, revalidateAfterError } from "#app/http/lost-connection.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { refusalHeaders, refusePage } from "#app/http/refused-page.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import { useProblemToast } from "#app/ui/use-problem-toast.ts";
import type { Route } from "./+types/board";

export function meta() {
  return [{ title: `Board of applicants | ${BRAND.name}` }];
}

export function headers(args: Route.HeadersArgs) {
  return refusalHeaders(args);
}

/** Loads everyone with an open application, by status and stage; `?job=` narrows it to one job. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  const { db } = platform;
  await requireAttempt(platform, "candidate search by person", viewer.id).catch(refusePage);
  const search = boardSearchFrom(url.searchParams);
  const stages = await listStages(db, viewer.id);
  const columns = await listBoard(platform, viewer, search, stages).catch(refusePage);
  const jobs = await listJobChoices(db, viewer.id, search.scope);
  const hasTeam = await hasColleagues(db, viewer.id);
  return { search, stages, columns, jobs, hasTeam, now: platform.clock.now() };
}

/** Moves a card, or undoes a move; one that is written or confirmed goes on at the applicant's profile. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  const form = await readForm(request, boardSchema);
  if (!form.isValid) return form.response;
  try {
    await requireAttempt(platform, "move application by person", viewer.id);
    const answer = await handleBoardIntent(platform, viewer, form.value);
    if ("href" in answer) return redirect(answer.href, 303);
    return await redirectWithToast(platform, url.pathname + url.search, answer.toast);
  } catch (error) {
    const failed = { title: MOVE_FAILED, text: "Please try again." };
    return failedForm(context, error, failed, form.values, { isTitled: true });
  }
}

export const handle = { failed: { title: MOVE_FAILED } } satisfies PageHandle;

export const shouldRevalidate = revalidateAfterError;

export default function BoardPage({ loaderData, actionData: sent }: Route.ComponentProps) {
  const answer = usePersistentActionData(sent);
  const { search, stages, columns, jobs, hasTeam, now } = loaderData;
  const problem = answer?.problem ?? null;
  useProblemToast(problem);
  return (
    <div className="wrap stack stack--s5">
      <PageHeader title="Board" text="Everyone with an open application. Press Move on a card, or drag it." />
      <ApplicantTabs shown="board" jobId={search.jobId} />
      <BoardTools columns={columns} jobs={jobs} search={search} hasTeam={hasTeam} />
      {problem && (
        <Notice tone="bad" role="alert" title={problem.title}>
          {problem.text}
        </Notice>
      )}
      {columns.every(({ count }) => count === 0) ? (
        <EmptyState seed="board" title="No open applications" text="New applications appear here right away." />
      ) : (
        <Board columns={columns} stages={stages} search={search} now={now} answer={answer} />
      )}
      <p className="soft">{STAGE_RULE}</p>
    </div>
  );
}
