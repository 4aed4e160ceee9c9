import { data } from "react-router";
import { BRAND } from "#app/brand.ts";
import { makeKey, revokeKey, rotateKey } from "#app/features/api-keys/commands.server.ts";
import { KEY_FAILED, KEY_REVOKED } from "#app/features/api-keys/labels.ts";
import { listKeys } from "#app/features/api-keys/queries.server.ts";
import { keySchema } from "#app/features/api-keys/schema.ts";
import { KeysPage } from "#app/features/api-keys/ui/keys-page.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { answerHeaders, readForm } from "#app/http/form.server.ts";
import { requireRole } from "#app/http/guards.server.ts";
import type { PageHandle } from "#app/http/lost-connection.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/api";

export function meta() {
  return [{ title: `API | ${BRAND.name}` }];
}

export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args);
}

/** Loads the recruiter's API keys; `?key=` opens the form of one. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const { db, clock } = context.get(platformContext);
  return { keys: await listKeys(db, viewer.id), asked: url.searchParams.get("key"), now: clock.now() };
}

/** Makes or rotates a key, which is shown in this response only, or revokes one. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  const form = await readForm(request, keySchema, { lists: ["scopes"], secrets: ["currentPassword"] });
  if (!form.isValid) return form.response;
  try {
    await requireAttempt(platform, "save settings by person", viewer.id);
    if ("currentPassword" in form.value) await requireAttempt(platform, "confirm password by person", viewer.id);
    switch (form.value.intent) {
      case "make-key":
        return data({ shownKey: await makeKey(platform, viewer, form.value) });
      case "rotate-key":
        return data({ shownKey: await rotateKey(platform, viewer, form.value) });
      case "revoke-key":
        await revokeKey(platform, viewer, form.value);
        return await redirectWithToast(platform, url.pathname, KEY_REVOKED);
    }
  } catch (error) {
    return failedForm(context, error, KEY_FAILED, form.values);
  }
}

export const handle = { failed: { title: KEY_FAILED.title } } satisfies PageHandle;

export default function Api({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  return <KeysPage {...loaderData} answer={actionData} />;
}
