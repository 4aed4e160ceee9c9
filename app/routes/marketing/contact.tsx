import { Link } from "react-router";
import { BRAND } from "#app/brand.ts";
import { CONTACT_QUESTIONS } from "#app/content/contact.tsx";
import { sendContactMessage } from "#app/features/contact/commands.server.ts";
import { CONTACT_TEXTS } from "#app/features/contact/labels.ts";
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
import type { Route } from "./+types/contact";

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: "Contact",
    description: `Write to a real person at ${BRAND.name}. We read every message and reply within ${BRAND.replyTime}.`,
    path: "/contact",
  };
  return [...pageMeta(page, matches), faqMarkup(CONTACT_QUESTIONS)];
}

export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args);
}

export function loader({ context, url }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const sent = url.searchParams.get("sent");
  return {
    writer: viewer && { name: viewer.name, email: viewer.email },
    sentReference: isReference(sent) ? sent : null,
    asksForCall: isCallRequest(url),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const form = await readForm(request, contactSchema);
  if (!form.isValid) return form.response;
  try {
    await requireAttempt(platform, "contact by address", networkOf(context.get(requestContext).address));
    const message = { ...form.value, channel: "contact", isCallRequest: isCallRequest(url) } as const;
    const { reference } = await sendContactMessage(platform, context.get(viewerContext), message);
    return await redirectWithToast(platform, `/contact?sent=${reference}`, {
      kind: "success",
      ...CONTACT_TEXTS.sent,
      isQuiet: true,
    });
  } catch (error) {
    return failedForm(context, error, CONTACT_TEXTS.failed, form.values);
  }
}

export const handle = { failed: { title: CONTACT_TEXTS.failed.title } } satisfies PageHandle;

export default function Contact({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  return (
    <>
      <PageHeader
        isPublic
        title="Contact"
        text={`A real person reads every message and replies within ${BRAND.replyTime}.`}
      />
      <div className="wrap">
        <div className="cols cols--form">
          <ContactForm
            answer={actionData}
            replyTime={BRAND.replyTime}
            hint="If it's about a job, include the job title."
            {...loaderData}
          />
          <GetInTouch
            title="Get in Touch"
            email={BRAND.contactEmail}
            hours={BRAND.supportHours}
            replyTime={BRAND.replyTime}
          >
            <div className="ruled touch__block">
              <h2>Already have an account?</h2>
              <p>
                Use <Link to="/senior-support">Senior Support</Link> or{" "}
                <Link to="/recruiter-support">Recruiter Support</Link>. Your question goes straight to the right team.
              </p>
            </div>
          </GetInTouch>
        </div>
      </div>
      <section className="section" aria-labelledby="questions">
        <div className="wrap">
          <h2 className="headline section__head" id="questions">
            Before you write
          </h2>
          <Faq questions={CONTACT_QUESTIONS} />
        </div>
      </section>
    </>
  );
}
