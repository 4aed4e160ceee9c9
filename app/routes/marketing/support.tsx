import { useLocation } from "react-router";
import { BRAND } from "#app/brand.ts";
import { supportPageAt } from "#app/content/support.ts";
import { sendContactMessage } from "#app/features/contact/commands.server.ts";
import { CONTACT_TEXTS } from "#app/features/contact/labels.ts";
import { recordText } from "#app/features/contact/replies/labels.ts";
import { readReplyRecord } from "#app/features/contact/replies/queries.server.ts";
import { isCallRequest, isReference } from "#app/features/contact/rules.ts";
import { contactSchema } from "#app/features/contact/schema.ts";
import { ContactForm } from "#app/features/contact/ui/contact-form.tsx";
import { GetInTouch } from "#app/features/contact/ui/get-in-touch.tsx";
import { platformContext, requestContext, viewerContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { answerHeaders, readForm } from "#app/http/form.server.ts";
import type { PageHandle } from "#app/http/lost-connection.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { networkOf, requireAttempt } from "#app/http/rate-limit.server.ts";
import { faqMarkup } from "#app/http/site-markup.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { Faq } from "#app/ui/faq.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/support";

// One module at two addresses: /senior-support and /recruiter-support.

export function meta({ matches, location }: Route.MetaArgs) {
  const page = supportPageAt(location.pathname);
  return [...pageMeta(page, matches), faqMarkup(page.questions)];
}

export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args);
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, clock } = context.get(platformContext);
  const viewer = context.get(viewerContext);
  const sent = url.searchParams.get("sent");
  return {
    writer: viewer && { name: viewer.name, email: viewer.email },
    sentReference: isReference(sent) ? sent : null,
    asksForCall: isCallRequest(url),
    record: recordText(await readReplyRecord(db, clock.now())),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const { channel, path } = supportPageAt(url.pathname);
  const form = await readForm(request, contactSchema);
  if (!form.isValid) return form.response;
  try {
    await requireAttempt(platform, "contact by address", networkOf(context.get(requestContext).address));
    const message = { ...form.value, channel, isCallRequest: isCallRequest(url) };
    const { reference } = await sendContactMessage(platform, context.get(viewerContext), message);
    return await redirectWithToast(platform, `${path}?sent=${reference}`, {
      kind: "success",
      ...CONTACT_TEXTS.sent,
      isQuiet: true,
    });
  } catch (error) {
    return failedForm(context, error, CONTACT_TEXTS.failed, form.values);
  }
}

export const handle = { failed: { title: CONTACT_TEXTS.failed.title } } satisfies PageHandle;

export default function Support({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  const { title, lede, hint, questions } = supportPageAt(useLocation().pathname);
  return (
    <>
      <PageHeader isPublic title={title} text={`${lede} We reply within ${BRAND.replyTime}.`} />
      <div className="wrap">
        <div className="cols cols--form">
          <ContactForm
            answer={actionData}
            replyTime={BRAND.replyTime}
            hint={hint}
            writer={loaderData.writer}
            sentReference={loaderData.sentReference}
            asksForCall={loaderData.asksForCall}
          />
          <GetInTouch
            title="Get in Touch"
            email={BRAND.contactEmail}
            hours={BRAND.supportHours}
            replyTime={BRAND.replyTime}
            record={loaderData.record}
          />
        </div>
      </div>
      <section className="section" aria-labelledby="questions">
        <div className="wrap">
          <h2 className="headline section__head" id="questions">
            Common questions
          </h2>
          <Faq questions={questions} />
        </div>
      </section>
    </>
  );
}
