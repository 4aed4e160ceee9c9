import { data, Form, Link, useNavigation } from "react-router";
import { MAILING_WORDS } from "#app/features/mail/labels.ts";
import { readUnsubscribeToken } from "#app/features/mail/unsubscribe-links.server.ts";
import { stopMailing } from "#app/features/settings/unsubscribe.server.ts";
import { platformContext } from "#app/http/contexts.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { ArrivedNotice } from "#app/ui/arrived-notice.tsx";
import { Button } from "#app/ui/button.tsx";
import { MailedPage } from "#app/ui/mailed-page.tsx";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/unsubscribe";

const TITLE = "Unsubscribe";

export function meta({ matches }: Route.MetaArgs) {
  const page = { title: TITLE, description: "Stop one kind of email.", path: "/unsubscribe" };
  return pageMeta({ ...page, isIndexed: false }, matches);
}

/** Opening the link changes nothing, because email scanners open every link. */
export function loader({ context, url }: Route.LoaderArgs) {
  const asked = readUnsubscribeToken(context.get(platformContext), url.searchParams.get("token") ?? "");
  return { mailing: asked?.name ?? null };
}

/**
 * Handles the page's button, and the one click of an email program (RFC 8058): the address's token says what to stop.
 */
export async function action({ context, url }: Route.ActionArgs) {
  const stopped = await stopMailing(context.get(platformContext), url.searchParams.get("token") ?? "");
  return data({ stopped }, { status: stopped === null ? 400 : 200 });
}

export default function Unsubscribe({ loaderData: { mailing }, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  const stopped = actionData?.stopped;
  return (
    <MailedPage title={TITLE}>
      {stopped && (
        <ArrivedNotice title="Done">
          <p>{MAILING_WORDS[stopped].stopped}</p>
        </ArrivedNotice>
      )}
      {!stopped && mailing && <StopForm name={MAILING_WORDS[mailing].name} />}
      {!stopped && !mailing && (
        <p className="measure">
          This link is incomplete. Please open it again from the email, or <Link to="/contact">write to us</Link> and
          we'll stop the emails for you.
        </p>
      )}
    </MailedPage>
  );
}

function StopForm({ name }: { name: string }) {
  const isSending = useNavigation().formMethod === "POST";
  return (
    <Form method="post" className="stack">
      <p className="measure">{`Press the button to stop ${name}. You don't need to log in.`}</p>
      <Button type="submit" variant="main" busy={isSending && "Stopping..."}>
        {`Stop ${name}`}
      </Button>
    </Form>
  );
}
