import { data } from "react-router";
import { BRAND } from "#app/brand.ts";
import { changePassword } from "#app/features/accounts/passwords/commands.server.ts";
import { passwordErrors } from "#app/features/accounts/passwords/rules.ts";
import { renewBackupCodes } from "#app/features/accounts/second-step/commands.server.ts";
import { findSecondStep } from "#app/features/accounts/second-step/queries.server.ts";
import { endDevice, endOtherDevices } from "#app/features/accounts/sessions/commands.server.ts";
import { listDevices } from "#app/features/accounts/sessions/queries.server.ts";
import { type AccountAsk, AccountPage } from "#app/features/operator/ui/account-page.tsx";
import { SAVE_FAILED } from "#app/features/settings/labels.ts";
import { findPasswordDate } from "#app/features/settings/queries.server.ts";
import { SETTINGS_SECRETS } from "#app/features/settings/schema.ts";
import { staffAccountSchema } from "#app/features/staff/schema.ts";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { answerHeaders, readForm } from "#app/http/form.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import type { PageHandle } from "#app/http/lost-connection.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { readVisit, sessionCookie } from "#app/http/viewer.server.ts";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/account";

const PATH = "/operator/account";

export function meta() {
  return [{ title: `Your account | ${BRAND.name}` }];
}

export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args);
}

/** Shows how and where the account signs in; `?ask=` opens the form of a change. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const viewer = await requireStaff({ context, url });
  const platform = context.get(platformContext);
  const { sessionToken } = readVisit(platform, context, request);
  const [passwordChangedAt, secondStep, devices] = await Promise.all([
    findPasswordDate(platform.db, viewer.id),
    findSecondStep(platform.db, viewer.id),
    listDevices(platform, viewer.id, sessionToken),
  ]);
  const { email, staff } = viewer;
  const ask = askOf(url.searchParams.get("ask"));
  return { ask, level: staff.level, email, passwordChangedAt, secondStep, devices, now: platform.clock.now() };
}

/** Sets a new password, creates new backup codes, or ends another session. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = await requireStaff({ context, url });
  const platform = context.get(platformContext);
  const form = await readForm(request, staffAccountSchema, {
    secrets: SETTINGS_SECRETS,
    also: ({ password }) => passwordErrors(password, viewer.email),
  });
  if (!form.isValid) return form.response;
  const done = (title: string, cookies: Array<[string, string]> = []) =>
    redirectWithToast(platform, PATH, { kind: "success", title }, cookies);
  try {
    await requireAttempt(platform, "save settings by person", viewer.id);
    if ("currentPassword" in form.value) await requireAttempt(platform, "confirm password by person", viewer.id);
    const visit = readVisit(platform, context, request);
    switch (form.value.intent) {
      case "renew-backup-codes":
        return data({ backupCodes: await renewBackupCodes(platform, viewer, form.value.currentPassword) });
      case "change-password": {
        const session = await changePassword(platform, viewer, visit, form.value);
        return await done("Your password has changed", [["Set-Cookie", sessionCookie(platform, session)]]);
      }
      case "end-device":
        await endDevice(platform, viewer, form.value);
        return await done("You're logged out on that device");
      case "end-other-devices":
        await endOtherDevices(platform, viewer, visit);
        return await done("You're logged out everywhere else");
    }
  } catch (error) {
    return failedForm(context, error, SAVE_FAILED, form.values);
  }
}

export const handle = { failed: { title: SAVE_FAILED.title } } satisfies PageHandle;

function askOf(value: string | null): AccountAsk | null {
  return value === "password" || value === "backup-codes" ? value : null;
}

export default function StaffAccount({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  const backupCodes = actionData && "backupCodes" in actionData ? actionData.backupCodes : null;
  const answer = actionData && "errors" in actionData ? actionData : undefined;
  return <AccountPage {...loaderData} answer={answer} backupCodes={backupCodes} />;
}
