import { joinWaitlist } from "#app/features/waitlist/commands.server.ts";
import { WAITLIST_TEXTS } from "#app/features/waitlist/labels.ts";
import { waitlistSchema } from "#app/features/waitlist/schema.ts";
import { WaitlistForm } from "#app/features/waitlist/ui/waitlist-form.tsx";
import { platformContext, requestContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { answerHeaders, readForm } from "#app/http/form.server.ts";
import type { PageHandle } from "#app/http/lost-connection.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { networkOf, requireAttempt } from "#app/http/rate-limit.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { Tag } from "#app/ui/badge.tsx";
import { PageTitle } from "#app/ui/page-header.tsx";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import { SectionRings } from "#app/ui/section-rings.tsx";
import type { Route } from "./+types/waitlist";

const TEST_PATH = "/waitlist-test";

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const description = "Subscriptions for recruiters are coming soon. Join early access and hear about them first.";
  const page = loaderData?.isTest
    ? { title: "Early access", path: TEST_PATH, isIndexed: false }
    : { title: "Join the waitlist", path: "/waitlist" };
  return pageMeta({ ...page, description }, matches);
}

export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args);
}

/** Loads the waitlist, or its variant (D9): another headline, the form first. Entries store their page. */
export function loader({ url }: Route.LoaderArgs) {
  return { isTest: url.pathname === TEST_PATH, hasJoined: url.searchParams.has("joined") };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const form = await readForm(request, waitlistSchema);
  if (!form.isValid) return form.response;
  try {
    await requireAttempt(platform, "waitlist by address", networkOf(context.get(requestContext).address));
    await joinWaitlist(platform, form.value, url.pathname === TEST_PATH ? "waitlist-test" : "waitlist");
    return await redirectWithToast(platform, `${url.pathname}?joined=1`, {
      kind: "success",
      ...WAITLIST_TEXTS.joined,
      isQuiet: true,
    });
  } catch (error) {
    return failedForm(context, error, WAITLIST_TEXTS.failed, form.values);
  }
}

export const handle = { failed: WAITLIST_TEXTS.failed } satisfies PageHandle;

export default function Waitlist({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  const { isTest, hasJoined } = loaderData;
  if (isTest) {
    return (
      <div className="wrap wrap--narrow wait">
        <Tag>Coming Soon</Tag>
        <PageTitle className="headline">Be the first to know when subscriptions open</PageTitle>
        <p className="lede">
          Leave your email, and we'll let you know when subscriptions open. Until then, everything here is free.
        </p>
        <div className="wait__single">
          <WaitlistForm answer={actionData} hasJoined={hasJoined} />
        </div>
      </div>
    );
  }
  return (
    <div className="wrap wait">
      <div className="auth">
        <div>
          <Tag>Coming Soon</Tag>
          <PageTitle className="headline">Subscriptions open soon. Be among the first.</PageTitle>
          <p className="lede">
            People on the list hear about subscriptions first. Until they open, you won't be charged anything.
          </p>
          <div className="auth__wait" aria-hidden="true">
            <SectionRings name="wait" />
          </div>
        </div>
        <WaitlistForm answer={actionData} hasJoined={hasJoined} />
      </div>
    </div>
  );
}
