import { href } from "react-router";
import { BRAND } from "#app/brand.ts";
import { decideAppeal } from "#app/features/appeals/commands.server.ts";
import { DECISION_FAILED } from "#app/features/appeals/labels.ts";
import { appealDecisionSchema } from "#app/features/appeals/schema.ts";
import { lookAtAppeal } from "#app/features/operator/appeals/queries.server.ts";
import { AppealPage } from "#app/features/operator/ui/appeal-page.tsx";
import { isCodeFresh, mayStaff } from "#app/features/staff/policy.ts";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { answerHeaders, readForm } from "#app/http/form.server.ts";
import { requireFreshStep } from "#app/http/fresh-code.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { type PageHandle, revalidateAfterError } from "#app/http/lost-connection.ts";
import { refusePage } from "#app/http/refused-page.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/appeal";

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `Appeal of ${loaderData?.appeal.personName ?? "nobody"} | ${BRAND.name}` }];
}

export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args);
}

/** Shows one appeal with the decision it is against. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = await requireStaff({ context, url }, "look at people");
  const platform = context.get(platformContext);
  const appeal = await lookAtAppeal(platform, viewer, params.appealId).catch(refusePage);
  const { level, codeAt } = viewer.staff;
  const needsCode = !isCodeFresh(codeAt, platform.clock.now());
  return { appeal, viewerId: viewer.id, mayDecide: mayStaff(level, "decide appeals"), needsCode };
}

/** Decides the appeal, once and in writing. */
export async function action({ context, request, params, url }: Route.ActionArgs) {
  const viewer = await requireStaff({ context, url }, "decide appeals");
  const platform = context.get(platformContext);
  const form = await readForm(request, appealDecisionSchema, { secrets: ["code"] });
  if (!form.isValid) return form.response;
  try {
    await requireFreshStep({ context, request }, viewer, form.value.code);
    const { outcome, answer } = form.value;
    await decideAppeal(platform, viewer, { appealId: params.appealId, outcome, answer });
    const toast = { kind: "success", title: "Decided, and they're told" } as const;
    return await redirectWithToast(platform, href("/operator/appeals"), toast);
  } catch (error) {
    return failedForm(context, error, DECISION_FAILED, form.values);
  }
}

export const handle = { failed: { title: DECISION_FAILED.title } } satisfies PageHandle;

export const shouldRevalidate = revalidateAfterError;

export default function Appeal({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  return <AppealPage {...loaderData} answer={actionData} />;
}
