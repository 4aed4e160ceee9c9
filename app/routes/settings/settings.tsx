import { createContext, data } from "react-router";
import { BRAND } from "#app/brand.ts";
import { requestEmailChange } from "#app/features/accounts/email-change.server.ts";
import { changePassword } from "#app/features/accounts/passwords/commands.server.ts";
import { passwordErrors } from "#app/features/accounts/passwords/rules.ts";
import { settingsPath, type Viewer } from "#app/features/accounts/rules.ts";
import { renewBackupCodes, turnOffTwoStep, turnOnTwoStep } from "#app/features/accounts/second-step/commands.server.ts";
import { findSecondStep, twoStepSetup } from "#app/features/accounts/second-step/queries.server.ts";
import { endDevice, endOtherDevices } from "#app/features/accounts/sessions/commands.server.ts";
import { listDevices } from "#app/features/accounts/sessions/queries.server.ts";
import { NOT_INCLUDED } from "#app/features/plans/labels.ts";
import { mayUse } from "#app/features/plans/queries.server.ts";
import { hideFromCompany, showToCompany } from "#app/features/profiles/hiding/commands.server.ts";
import { listHiddenCompanies } from "#app/features/profiles/hiding/queries.server.ts";
import { savePreferences } from "#app/features/settings/commands.server.ts";
import { keepAccount, requestDeletion } from "#app/features/settings/deletion/commands.server.ts";
import { countLosses } from "#app/features/settings/deletion/queries.server.ts";
import { SAVE_FAILED } from "#app/features/settings/labels.ts";
import { findErasureDate, findPasswordDate, findPreferences } from "#app/features/settings/queries.server.ts";
import { askOf } from "#app/features/settings/rules.ts";
import { SETTINGS_SECRETS, type SettingsForm, settingsSchema } from "#app/features/settings/schema.ts";
import { SettingsPage } from "#app/features/settings/ui/settings-page.tsx";
import { roleOfArea } from "#app/http/area-role.ts";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { answerHeaders, readForm } from "#app/http/form.server.ts";
import { requireRole } from "#app/http/guards.server.ts";
import type { PageHandle } from "#app/http/lost-connection.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { readVisit, sessionCookie } from "#app/http/viewer.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/settings";

// One module for /senior/settings and /recruiter/settings, which differ in texts and switches only.

/** The new session token from this request's action, if the page is part of the same response. */
const renewedTokenContext = createContext<string | null>(null);

export function meta() {
  return [{ title: `Settings | ${BRAND.name}` }];
}

export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args);
}

/** Loads the settings and sessions, and with `?ask=` what a dialog needs. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const role = roleOfArea(url);
  const viewer = await requireRole({ context, url }, role);
  const platform = context.get(platformContext);
  const { db, clock } = platform;
  const sessionToken = context.get(renewedTokenContext) ?? readVisit(platform, context, request).sessionToken;
  const asked = url.searchParams.get("ask");
  const [preferences, devices, secondStep, passwordChangedAt, erasureAt, losses, hiddenCompanies, hasPriority] =
    await Promise.all([
      findPreferences(db, viewer.id),
      listDevices(platform, viewer.id, sessionToken),
      findSecondStep(db, viewer.id),
      findPasswordDate(db, viewer.id),
      findErasureDate(db, viewer.id),
      asked === "delete" ? countLosses(db, viewer.id) : null,
      role === "senior" ? listHiddenCompanies(db, viewer.id) : [],
      role === "senior" || mayUse(platform, viewer.id, "priority-suggestions"),
    ]);
  const ask = askOf(asked, secondStep !== null, viewer.isEmailVerified);
  const setup = ask === "two-step" && sessionToken ? twoStepSetup(platform, viewer, sessionToken) : null;
  const { email, isEmailVerified } = viewer;
  const account = { role, email, isEmailVerified, passwordChangedAt, secondStep, erasureAt };
  const planNote = hasPriority ? null : NOT_INCLUDED["priority-suggestions"];
  return { ...account, ask, setup, preferences, planNote, devices, losses, hiddenCompanies, now: clock.now() };
}

/** Handles every form of the page by its intent. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = await requireRole({ context, url }, roleOfArea(url));
  const platform = context.get(platformContext);
  const form = await readForm(request, settingsSchema, {
    secrets: SETTINGS_SECRETS,
    also: ({ password }) => passwordErrors(password, viewer.email),
  });
  if (!form.isValid) return form.response;
  try {
    await requireAttempt(platform, "save settings by person", viewer.id);
    if (form.value.intent === "preferences") {
      await savePreferences(platform, viewer, form.value.changes);
      return data({ isSaved: true as const });
    }
    if ("currentPassword" in form.value) await requireAttempt(platform, "confirm password by person", viewer.id);
    const visit = readVisit(platform, context, request);
    if (form.value.intent === "turn-on-two-step") {
      const { codes, session } = await turnOnTwoStep(platform, viewer, visit, form.value);
      context.set(renewedTokenContext, session.token);
      return data({ backupCodes: codes }, { headers: { "Set-Cookie": sessionCookie(platform, session) } });
    }
    if (form.value.intent === "renew-backup-codes") {
      return data({ backupCodes: await renewBackupCodes(platform, viewer, form.value.currentPassword) });
    }
    const { done, cookie } = await change(platform, viewer, visit, form.value);
    const cookies: Array<[string, string]> = cookie ? [["Set-Cookie", cookie]] : [];
    return await redirectWithToast(platform, settingsPath(viewer.role), { kind: "success", ...done }, cookies);
  } catch (error) {
    return failedForm(context, error, SAVE_FAILED, form.values);
  }
}

export const handle = { failed: { title: SAVE_FAILED.title } } satisfies PageHandle;

type Change = Exclude<SettingsForm, { intent: "preferences" | "turn-on-two-step" | "renew-backup-codes" }>;
type Done = { done: { title: string; text?: string }; cookie?: string };

async function change(
  platform: Platform,
  viewer: Viewer,
  visit: ReturnType<typeof readVisit>,
  form: Change,
): Promise<Done> {
  switch (form.intent) {
    case "change-email":
      await requestEmailChange(platform, viewer, form);
      return { done: { title: "Check your new email", text: "Open the link we sent there within 24 hours." } };
    case "change-password": {
      const session = await changePassword(platform, viewer, visit, form);
      const done = { title: "Your password has changed", text: "You're logged out on every other device." };
      return { done, cookie: sessionCookie(platform, session) };
    }
    case "turn-off-two-step":
      await turnOffTwoStep(platform, viewer, form.currentPassword);
      return { done: { title: "Two-step login is off" } };
    case "end-device":
      await endDevice(platform, viewer, form);
      return { done: { title: "You're logged out on that device" } };
    case "end-other-devices":
      await endOtherDevices(platform, viewer, visit);
      return { done: { title: "You're logged out everywhere else" } };
    case "hide-from-company":
      await hideFromCompany(platform, viewer, form);
      return { done: { title: `You're hidden from ${form.company}` } };
    case "show-to-company":
      await showToCompany(platform, viewer, form);
      return { done: { title: "You're no longer hidden from that company" } };
    case "delete-account":
      await requestDeletion(platform, viewer, form);
      return { done: { title: "Your account will be deleted", text: "You have 14 days to change your mind." } };
    case "keep-account":
      await keepAccount(platform, viewer);
      return { done: { title: "We kept your account" } };
  }
}

export default function Settings({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  return <SettingsPage {...loaderData} answer={actionData} />;
}
