import { BRAND } from "#app/brand.ts";
import { releaseAddress, retryEmail } from "#app/features/operator/emails/commands.server.ts";
import { EMAIL_FAILED } from "#app/features/operator/emails/labels.ts";
import { listEmails } from "#app/features/operator/emails/queries.server.ts";
import { emailSearchFrom } from "#app/features/operator/emails/rules.ts";
import { emailSchema } from "#app/features/operator/emails/schema.ts";
import { EmailsPage } from "#app/features/operator/ui/emails-page.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { answerHeaders, readForm } from "#app/http/form.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { type PageHandle, revalidateAfterError } from "#app/http/lost-connection.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/emails";

export function meta() {
  return [{ title: `Emails | ${BRAND.name}` }];
}

export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args);
}

/**
 * Shows one page of the emails; `?state=`, `?kind=`, and `?address=` filter, `?before=` picks the
 * page.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireStaff({ context, url }, "look at people");
  const platform = context.get(platformContext);
  const search = emailSearchFrom(url.searchParams);
  return { search, ...(await listEmails(platform, viewer, search)), now: platform.clock.now() };
}

/** Sends one email again, or allows email to its address again. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = await requireStaff({ context, url }, "help a person");
  const platform = context.get(platformContext);
  const form = await readForm(request, emailSchema);
  if (!form.isValid) return form.response;
  const { intent, mailId } = form.value;
  try {
    await requireAttempt(platform, "help by staff", viewer.id);
    const isDone = intent === "retry" ? await retryEmail(platform, viewer, mailId) : null;
    if (intent === "release") await releaseAddress(platform, viewer, mailId);
    const title =
      isDone === null
        ? "Email goes to this address again"
        : isDone
          ? "The email is on its way again"
          : "It was sent meanwhile";
    return await redirectWithToast(platform, url.pathname + url.search, { kind: "success", title });
  } catch (error) {
    return failedForm(context, error, EMAIL_FAILED, form.values);
  }
}

export const handle = { failed: { title: EMAIL_FAILED.title } } satisfies PageHandle;

export const shouldRevalidate = revalidateAfterError;

export default function Emails({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  return <EmailsPage {...loaderData} answer={actionData} />;
}
