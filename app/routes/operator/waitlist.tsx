import { BRAND } from "#app/brand.ts";
import { WaitlistPage } from "#app/features/operator/ui/waitlist-page.tsx";
import { inviteNext, inviteOne } from "#app/features/operator/waitlist/commands.server.ts";
import { listWaitlist } from "#app/features/operator/waitlist/queries.server.ts";
import { waitlistSearchFrom } from "#app/features/operator/waitlist/rules.ts";
import { inviteSchema } from "#app/features/operator/waitlist/schema.ts";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { answerHeaders, readForm } from "#app/http/form.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { type PageHandle, revalidateAfterError } from "#app/http/lost-connection.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import { counted } from "#app/words.ts";
import type { Route } from "./+types/waitlist";

const FAILED = { title: "No one was invited", text: "Please try again." };

export function meta() {
  return [{ title: `Waitlist | ${BRAND.name}` }];
}

export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args);
}

/** Shows one page of the waitlist; the address holds the filters, `?after=` picks the page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireStaff({ context, url }, "run the waitlist");
  const search = waitlistSearchFrom(url.searchParams);
  return { search, ...(await listWaitlist(context.get(platformContext), viewer, search)) };
}

/** Invites one entry, or the next people who wait. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = await requireStaff({ context, url }, "run the waitlist");
  const platform = context.get(platformContext);
  const form = await readForm(request, inviteSchema);
  if (!form.isValid) return form.response;
  try {
    await requireAttempt(platform, "help by staff", viewer.id);
    const invited =
      form.value.intent === "invite"
        ? Number(await inviteOne(platform, viewer, form.value.entryId))
        : await inviteNext(platform, viewer, form.value);
    const title = invited === 0 ? "No one was left to invite" : `${counted(invited, "person", "people")} invited`;
    return await redirectWithToast(platform, url.pathname + url.search, { kind: "success", title });
  } catch (error) {
    return failedForm(context, error, FAILED, form.values);
  }
}

export const handle = { failed: { title: FAILED.title } } satisfies PageHandle;

export const shouldRevalidate = revalidateAfterError;

export default function Waitlist({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  return <WaitlistPage {...loaderData} answer={actionData} />;
}
