import { data, href, redirect } from "react-router";
import { BRAND } from "#app/brand.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import { VIEWER_ONLY } from "#app/features/accounts/company-labels.ts";
import { startImport } from "#app/features/jobs/imports/commands.server.ts";
import { FEED_FAILED, FEED_TOASTS } from "#app/features/jobs/imports/feed-labels.ts";
import { addFeed, listFeeds, readFeedNow, removeFeed, stopFeed } from "#app/features/jobs/imports/feeds.server.ts";
import { IMPORT_FAILED, IMPORT_INTRO, NO_FILE, TOO_LARGE } from "#app/features/jobs/imports/labels.ts";
import { listImports } from "#app/features/jobs/imports/queries.server.ts";
import { IMPORT_LIMITS } from "#app/features/jobs/imports/rules.ts";
import { feedSchema } from "#app/features/jobs/imports/schema.ts";
import { ColumnHelp, ImportList, UploadJobs } from "#app/features/jobs/imports/ui/import-jobs.tsx";
import { JobFeeds } from "#app/features/jobs/imports/ui/job-feeds.tsx";
import { NOT_INCLUDED } from "#app/features/plans/labels.ts";
import { mayUse } from "#app/features/plans/queries.server.ts";
import { findTurnedOff, requireTurnedOn } from "#app/features/site/switches.server.ts";
import { TurnedOff } from "#app/features/site/ui/turned-off.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { answerHeaders, readForm } from "#app/http/form.server.ts";
import { requireRole } from "#app/http/guards.server.ts";
import type { PageHandle } from "#app/http/lost-connection.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { receiveFile } from "#app/http/upload.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { FormResult } from "#app/ui/form-result.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import { useIsReadOnly } from "#app/ui/read-only.tsx";
import type { Route } from "./+types/import-jobs";

export function meta() {
  return [{ title: `Import Jobs | ${BRAND.name}` }];
}

export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args);
}

/** Loads the imports and feeds of the recruiter's company. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  const [isIncluded, imports, feeds, off] = await Promise.all([
    mayUse(platform, viewer.id, "bulk-posting"),
    listImports(platform.db, viewer.id),
    listFeeds(platform.db, viewer.id),
    findTurnedOff(platform.db, "uploads"),
  ]);
  return { isIncluded, imports, feeds, off, now: platform.clock.now() };
}

/** Receives a file of jobs and opens the page of its import, or changes a feed. */
export async function action(args: Route.ActionArgs) {
  const isFile = args.request.headers.get("Content-Type")?.startsWith("multipart/form-data");
  return isFile ? await receiveJobs(args) : await changeFeed(args);
}

async function receiveJobs({ context, request, url }: Route.ActionArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  const values: FormResult["values"] = {};
  try {
    await requireAttempt(platform, "upload by person", viewer.id);
    await requireTurnedOn(platform.db, "uploads");
    const limits = { field: "file", maxBytes: IMPORT_LIMITS.bytes };
    const importId = await receiveFile(platform, request, limits, (file) => {
      values.fileName = file.fileName;
      return startImport(platform, viewer, file);
    });
    if (importId === null) throw new FieldError("file", NO_FILE);
    return redirect(href("/recruiter/import/:importId", { importId }), 303);
  } catch (error) {
    if (error instanceof DomainError && error.code === "file-too-large") {
      return data({ errors: { file: TOO_LARGE }, values: {}, problem: null }, { status: 413 });
    }
    return failedForm(context, error, IMPORT_FAILED, values);
  }
}

async function changeFeed({ context, request, url }: Route.ActionArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  const form = await readForm(request, feedSchema, { lists: ["flexibility"] });
  if (!form.isValid) return form.response;
  try {
    if (form.value.intent === "add-feed" || form.value.intent === "read-feed") {
      await requireAttempt(platform, "read feed by person", viewer.id);
      const importId = await ("url" in form.value
        ? addFeed(platform, viewer, form.value)
        : readFeedNow(platform, viewer, form.value));
      return redirect(href("/recruiter/import/:importId", { importId }), 303);
    }
    await requireAttempt(platform, "change job by person", viewer.id);
    await (form.value.intent === "stop-feed" ? stopFeed : removeFeed)(platform, viewer, form.value);
    return await redirectWithToast(platform, href("/recruiter/import"), FEED_TOASTS[form.value.intent]);
  } catch (error) {
    return failedForm(context, error, FEED_FAILED, form.values);
  }
}

export const handle = { failed: { title: IMPORT_FAILED.title } } satisfies PageHandle;

export default function ImportJobs({ loaderData, actionData: sent }: Route.ComponentProps) {
  const answer = usePersistentActionData(sent);
  const { isIncluded, imports, feeds, off, now } = loaderData;
  const isReadOnly = useIsReadOnly();
  const isFeedAnswer = answer !== undefined && "intent" in answer.values;
  return (
    <div className="wrap stack stack--s6">
      <PageHeader
        title="Import Jobs"
        text={IMPORT_INTRO}
        actions={<ButtonLink to={href("/recruiter/manage-jobs")}>Manage Jobs</ButtonLink>}
      />
      <TurnedOff off={off} />
      {isReadOnly ? (
        <Notice title={VIEWER_ONLY.title}>{VIEWER_ONLY.text}</Notice>
      ) : isIncluded ? (
        <UploadJobs answer={isFeedAnswer ? undefined : answer} />
      ) : (
        <Notice tone="info" title={NOT_INCLUDED["bulk-posting"]}>
          <ButtonLink to={href("/recruiter/subscription")}>See the plans</ButtonLink>
        </Notice>
      )}
      <JobFeeds
        feeds={feeds}
        now={now}
        mayAdd={isIncluded && !isReadOnly}
        mayChange={!isReadOnly}
        answer={isFeedAnswer ? answer : undefined}
      />
      <ImportList imports={imports} now={now} />
      {isIncluded && !isReadOnly && <ColumnHelp />}
    </div>
  );
}
