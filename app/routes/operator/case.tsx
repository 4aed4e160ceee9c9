import { href } from "react-router";
import { BRAND } from "#app/brand.ts";
import { actOnCase } from "#app/features/operator/cases/commands-page.server.ts";
import { CASE_FAILED, CASE_TOASTS } from "#app/features/operator/cases/labels.ts";
import { lookAtCase } from "#app/features/operator/cases/queries.server.ts";
import { caseSchema } from "#app/features/operator/cases/schema.ts";
import { CasePage } from "#app/features/operator/ui/case-page.tsx";
import { isCodeFresh, mayStaff } from "#app/features/staff/policy.ts";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireFreshStep } from "#app/http/fresh-code.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { type PageHandle, revalidateAfterError } from "#app/http/lost-connection.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { refusePage } from "#app/http/refused-page.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/case";

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData ? `Case: ${loaderData.detail.title}` : "Case"} | ${BRAND.name}` }];
}

/** Shows one case and records the look in the audit log. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = await requireStaff({ context, url });
  const platform = context.get(platformContext);
  const detail = await lookAtCase(platform, viewer, params.caseId).catch(refusePage);
  const now = platform.clock.now();
  const mayDecide = mayStaff(viewer.staff.level, "decide cases");
  return { detail, mayDecide, needsCode: !isCodeFresh(viewer.staff.codeAt, now), now };
}

/** Takes one action on the version of the case that the viewer saw. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const viewer = await requireStaff({ context, url }, "work on cases");
  const platform = context.get(platformContext);
  const form = await readForm(request, caseSchema, { secrets: ["code"] });
  if (!form.isValid) return form.response;
  try {
    await requireAttempt(platform, "help by staff", viewer.id);
    if (form.value.intent === "ban") await requireFreshStep({ context, request }, viewer, form.value.code);
    await actOnCase(platform, viewer, params.caseId, form.value);
    const toast = { kind: "success", title: CASE_TOASTS[form.value.intent] } as const;
    return await redirectWithToast(platform, href("/operator/cases/:caseId", params), toast);
  } catch (error) {
    return failedForm(context, error, CASE_FAILED, form.values);
  }
}

export const handle = { failed: { title: CASE_FAILED.title } } satisfies PageHandle;

export const shouldRevalidate = revalidateAfterError;

export default function Case({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  return <CasePage {...loaderData} answer={actionData} />;
}
