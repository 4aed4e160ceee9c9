import { Fragment } from "react";
import { data, href, Link } from "react-router";
import { isOutboxKept } from "#app/features/mail/policy.ts";
import { listMails } from "#app/features/mail/queries.server.ts";
import { DEMO_MODERATOR_EMAIL, DEMO_STAFF_EMAIL, findDemoCode } from "#app/features/staff/demo-code.server.ts";
import { platformContext } from "#app/http/contexts.ts";
import { requireDevTools } from "#app/http/guards.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/outbox";
import "#app/ui/styles/pages/mail.css";

const NEWEST = 100;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: "Outbox", description: "Emails.", path: "/dev/outbox", isIndexed: false }, matches);
}

/** Lists the newest emails; 404 if emails are sent, and for anyone but the person at this machine. */
export async function loader({ context }: Route.LoaderArgs) {
  requireDevTools({ context });
  const platform = context.get(platformContext);
  if (!isOutboxKept(platform)) throw data(null, { status: 404 });
  const [mails, ...codes] = await Promise.all([
    listMails(platform, NEWEST),
    findDemoCode(platform, DEMO_STAFF_EMAIL),
    findDemoCode(platform, DEMO_MODERATOR_EMAIL),
  ]);
  return { mails, staffCodes: codes.filter((code) => code !== null), appUrl: platform.env.appUrl };
}

export default function Outbox({ loaderData }: Route.ComponentProps) {
  const { mails, staffCodes, appUrl } = loaderData;
  return (
    <>
      <PageHeader
        isPublic
        title="Outbox"
        text="No email server is set up, so nothing leaves this machine. These are the newest emails, as they would look."
      />
      <div className="wrap stack stack--s7 outbox">
        {staffCodes.map(({ email, digits }) => (
          <p key={email}>
            <span>{`The two-step code of ${email} now: `}</span>
            <b className="mailhead__code">{digits}</b>
            <span>. Reload the page for the next one.</span>
          </p>
        ))}
        {mails.length === 0 && <EmptyState title="No emails yet" text="Sign up, and the first one will be here." />}
        {mails.map((mail) => (
          <article key={mail.id} aria-labelledby={mail.id}>
            <div className="mailhead">
              <h2 className="mailhead__subject" id={mail.id}>
                {mail.subject}
              </h2>
              <p className="soft small">
                <span>{`To ${mail.toName ? `${mail.toName} <${mail.toAddress}>` : mail.toAddress}, `}</span>
                <time dateTime={mail.createdAt.toISOString()}>{mail.createdAt.toUTCString()}</time>.{" "}
                {mail.replyTo && <span>{`Reply-To ${mail.replyTo}. `}</span>}
                <Link to={href("/dev/outbox/:mailId", { mailId: mail.id })} reloadDocument>
                  Open the email alone
                </Link>
              </p>
            </div>
            <div className="mailpair">
              <iframe
                className="mailframe"
                title={`${mail.subject}, as HTML`}
                src={href("/dev/outbox/:mailId", { mailId: mail.id })}
                sandbox="allow-top-navigation-by-user-activation"
                loading="lazy"
              />
              <div className="mailtext">
                <WithLinks text={mail.textBody} appUrl={appUrl} />
              </div>
            </div>
          </article>
        ))}
      </div>
    </>
  );
}

/** Turns addresses of this site into links, as an email program would. */
function WithLinks({ text, appUrl }: { text: string; appUrl: string }) {
  return text.split(/(https?:\/\/\S+)/).map((part, at) =>
    part.startsWith(`${appUrl}/`) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order
      <a key={at} href={part}>
        {part}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Fragment key={at}>{part}</Fragment>
    ),
  );
}
