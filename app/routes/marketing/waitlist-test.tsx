import { joinWaitlist } from "#app/features/waitlist/commands.server.ts";
import { WAITLIST_TEXTS } from "#app/features/waitlist/labels.ts";
import { waitlistSchema } from "#app/features/waitlist/schema.ts";
import { WaitlistForm } from "#app/features/waitlist/ui/waitlist-form.tsx";
import { platformContext, requestContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { answerHeaders, readForm } from "#app/http/form.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { networkOf, requireAttempt } from "#app/http/rate-limit.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { Tag } from "#app/ui/badge.tsx";
import { PageTitle } from "#app/ui/page-header.tsx";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/waitlist-test";

// The variant of /waitlist (D9): another headline, the form first. Entries store their page.

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: "Early access",
    description: "Subscriptions for recruiters are coming soon. Join early access and hear about them first.",
    path: "/waitlist-test",
    isIndexed: false,
  };
  return pageMeta(page, matches);
}

export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args);
}

export function loader({ url }: Route.LoaderArgs) {
  return { hasJoined: url.searchParams.has("joined") };
}

export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const form = await readForm(request, waitlistSchema);
  if (!form.isValid) return form.response;
  try {
    await requireAttempt(platform, "waitlist by address", networkOf(context.get(requestContext).address));
    await joinWaitlist(platform, form.value, "waitlist-test");
    return await redirectWithToast(platform, "/waitlist-test?joined=1", {
      kind: "success",
      ...WAITLIST_TEXTS.joined,
      isQuiet: true,
    });
  } catch (error) {
    return failedForm(context, error, WAITLIST_TEXTS.failed, form.values);
  }
}

export default function WaitlistTest({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  return (
    <div className="wrap wrap--narrow wait">
      <Tag>Coming Soon</Tag>
      <PageTitle className="headline">Be the first to know when subscriptions open</PageTitle>
      <p className="lede">
        Leave your email, and we'll let you know when subscriptions open. Until then, everything here is free.
      </p>
      <div className="wait__single">
        <WaitlistForm answer={actionData} hasJoined={loaderData.hasJoined} />
      </div>
    </div>
  );
}
