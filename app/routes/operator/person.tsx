import { href } from "react-router";
import { BRAND } from "#app/brand.ts";
import { startForPerson } from "#app/features/operator/legal/commands.server.ts";
import { endHold, reviewHold, setHold } from "#app/features/operator/legal/holds.server.ts";
import { findPersonLegal } from "#app/features/operator/legal/queries.server.ts";
import {
  confirmAddress,
  endTwoStepOf,
  releaseBounce,
  sendAgain,
  signOutPerson,
} from "#app/features/operator/people/commands.server.ts";
import { lookAtPerson } from "#app/features/operator/people/queries.server.ts";
import { type HelpForm, helpSchema } from "#app/features/operator/people/schema.ts";
import { PersonPage } from "#app/features/operator/ui/person-page.tsx";
import { SAVE_FAILED } from "#app/features/settings/labels.ts";
import { isCodeFresh, mayStaff, type StaffViewer } from "#app/features/staff/policy.ts";
import { liftSuspension, suspendPerson } from "#app/features/suspensions/commands.server.ts";
import { SUSPENSION_DAYS } from "#app/features/suspensions/rules.ts";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { answerHeaders, readForm } from "#app/http/form.server.ts";
import { requireFreshStep } from "#app/http/fresh-code.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { type PageHandle, revalidateAfterError } from "#app/http/lost-connection.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { refusePage } from "#app/http/refused-page.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { isId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/person";

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.person.name ?? "Page Not Found"} | ${BRAND.name}` }];
}

export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args);
}

/** Shows what support may see of one person. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = await requireStaff({ context, url }, "look at people");
  const platform = context.get(platformContext);
  const person = await lookAtPerson(platform, viewer, params.personId).catch(refusePage);
  const { level, codeAt } = viewer.staff;
  const mayHelp = mayStaff(level, person.level ? "change staff" : "help a person");
  const now = platform.clock.now();
  const maySuspend = mayStaff(level, "suspend people") && person.level === null;
  const caseId = url.searchParams.get("case") ?? "";
  const mayHandle = mayStaff(level, "handle legal requests");
  const legal = mayHandle ? await findPersonLegal(platform, viewer, person.id) : null;
  const shown = { person, mayHelp, maySuspend, legal, caseId: isId(caseId) ? caseId : "" };
  return { ...shown, needsCode: !isCodeFresh(codeAt, now), now };
}

/** Takes one action for the person, and records it. */
export async function action({ context, request, params, url }: Route.ActionArgs) {
  const viewer = await requireStaff({ context, url }, "help a person");
  const platform = context.get(platformContext);
  const form = await readForm(request, helpSchema, { secrets: ["code"] });
  if (!form.isValid) return form.response;
  try {
    await requireAttempt(platform, "help by staff", viewer.id);
    if (asksForCode(form.value)) await requireFreshStep({ context, request }, viewer, form.value.code);
    const title = await help(platform, viewer, params.personId, form.value);
    const to = href("/operator/people/:personId", { personId: params.personId });
    return await redirectWithToast(platform, to, { kind: "success", title });
  } catch (error) {
    return failedForm(context, error, SAVE_FAILED, form.values);
  }
}

export const handle = { failed: { title: SAVE_FAILED.title } } satisfies PageHandle;

export const shouldRevalidate = revalidateAfterError;

/**
 * Returns whether an action requires a new code: ending two-step login, a permanent suspension, or
 * an erasure.
 */
function asksForCode(form: HelpForm): form is Extract<HelpForm, { code: string }> {
  if (form.intent === "start-erasure") return true;
  return form.intent === "end-two-step" || (form.intent === "suspend" && form.days === "ban");
}

async function help(platform: Platform, viewer: StaffViewer, personId: string, form: HelpForm): Promise<string> {
  switch (form.intent) {
    case "sign-out":
      await signOutPerson(platform, viewer, personId);
      return "They're logged out everywhere";
    case "confirm-address":
      await confirmAddress(platform, viewer, personId);
      return "Their email is confirmed";
    case "release-bounce":
      await releaseBounce(platform, viewer, personId);
      return "We'll try their email again";
    case "send-again":
      await sendAgain(platform, viewer, { personId, mailId: form.mailId });
      return "The email is on its way again";
    case "suspend": {
      const { days, reason, caseId, replaces } = form;
      const length = days === "7" ? SUSPENSION_DAYS : null;
      const from = { caseId: caseId || null, replaces: replaces || null };
      await suspendPerson(platform, viewer, { personId, days: length, reason, ...from });
      return days === "7" ? "Their account is suspended for 7 days" : "Their account is banned";
    }
    case "lift-suspension":
      await liftSuspension(platform, viewer, { personId, id: form.suspensionId });
      return "Their account is open again, as it was";
    case "start-export":
    case "start-erasure":
      await startForPerson(platform, viewer, { personId, intent: form.intent, source: form.source });
      return form.intent === "start-export" ? "The link is on its way to them" : "The erasure is started";
    case "set-hold":
      await setHold(platform, viewer, { personId, reason: form.holdReason, endsOn: form.endsOn });
      return "Their account isn't erased for now";
    case "review-hold":
      await reviewHold(platform, viewer, { personId, holdId: form.holdId, endsOn: form.endsOn });
      return "The review is noted";
    case "end-hold":
      await endHold(platform, viewer, { personId, holdId: form.holdId });
      return "The legal hold is over";
    case "end-two-step":
      await endTwoStepOf(platform, viewer, personId);
      return "Their two-step login is off";
  }
}

export default function Person({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  return <PersonPage {...loaderData} answer={actionData} />;
}
