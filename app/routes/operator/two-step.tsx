import { data, isRouteErrorResponse, redirect, useRouteLoaderData } from "react-router";
import { BRAND } from "#app/brand.ts";
import { turnOnTwoStep } from "#app/features/accounts/second-step/commands.server.ts";
import { hasSecondStep, twoStepSetup } from "#app/features/accounts/second-step/queries.server.ts";
import { DoorPage } from "#app/features/operator/ui/door-page.tsx";
import { giveCode } from "#app/features/staff/fresh-code.server.ts";
import { doorSchema } from "#app/features/staff/schema.ts";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { answerHeaders, readForm } from "#app/http/form.server.ts";
import { requireStaffAccount } from "#app/http/guards.server.ts";
import type { PageHandle } from "#app/http/lost-connection.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { safeReturnPath } from "#app/http/return-path.ts";
import { readVisit, sessionCookie } from "#app/http/viewer.server.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import { SiteError } from "#app/ui/site-error.tsx";
import type { Route } from "./+types/two-step";
import "#app/ui/area.css";

const FAILED = { title: "We couldn't check your code", text: "Please try again in a moment." };

export function meta({ error }: Route.MetaArgs) {
  const title = error ? "Page Not Found" : "Two-step login";
  return [{ title: `${title} | ${BRAND.name}` }, { name: "robots", content: "noindex" }];
}

export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args);
}

/**
 * Shows which step this session still needs. Never redirects, because the page may reload while it
 * shows the backup codes.
 */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const viewer = requireStaffAccount({ context });
  const platform = context.get(platformContext);
  const { sessionToken } = readVisit(platform, context, request);
  const isOn = viewer.staff.codeAt !== null || (await hasSecondStep(platform.db, viewer.id));
  const setup = isOn || sessionToken === null ? null : twoStepSetup(platform, viewer, sessionToken);
  return { setup, isDone: viewer.staff.codeAt !== null, email: viewer.email, next: nextOf(url) };
}

/**
 * Turns on two-step login and shows the backup codes, or takes a code for this session and
 * continues.
 */
export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireStaffAccount({ context });
  const platform = context.get(platformContext);
  const form = await readForm(request, doorSchema, { secrets: ["code", "currentPassword"] });
  if (!form.isValid) return form.response;
  const visit = readVisit(platform, context, request);
  try {
    if (form.value.intent === "give-code") {
      await requireAttempt(platform, "code by person", viewer.id);
      await giveCode(platform, viewer, visit, form.value.code);
      return redirect(nextOf(url), 303);
    }
    await requireAttempt(platform, "confirm password by person", viewer.id);
    const { codes, session } = await turnOnTwoStep(platform, viewer, visit, form.value);
    return data({ backupCodes: codes }, { headers: { "Set-Cookie": sessionCookie(platform, session) } });
  } catch (error) {
    return failedForm(context, error, FAILED, form.values);
  }
}

export const handle = { failed: { title: FAILED.title } } satisfies PageHandle;

/** Returns the address to continue to, always within the console. */
function nextOf(url: URL): string {
  const next = safeReturnPath(url.searchParams.get("next")) ?? "";
  return /^\/operator(?:[/?]|$)/.test(next) && !next.startsWith("/operator/two-step") ? next : "/operator";
}

/** Shows the page for missing pages to everyone except staff. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const reference = useRouteLoaderData<typeof rootLoader>("root")?.requestId;
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return <SiteError isMissing={isMissing} reference={reference} contactEmail={BRAND.contactEmail} />;
}

export default function Door({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  const backupCodes = actionData && "backupCodes" in actionData ? actionData.backupCodes : null;
  const answer = actionData && "errors" in actionData ? actionData : undefined;
  return <DoorPage {...loaderData} answer={answer} backupCodes={backupCodes} />;
}
