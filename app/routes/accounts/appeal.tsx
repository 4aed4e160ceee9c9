import { data, Link } from "react-router";
import { makeAppeal } from "#app/features/appeals/commands.server.ts";
import { APPEAL_FAILED, APPEAL_SENT, decisionTitle } from "#app/features/appeals/labels.ts";
import { findOwnAppeal } from "#app/features/appeals/queries.server.ts";
import { appealSchema } from "#app/features/appeals/schema.ts";
import { AppealForm } from "#app/features/appeals/ui/appeal-form.tsx";
import { DecisionAgainst } from "#app/features/appeals/ui/decision-against.tsx";
import { readAppealToken } from "#app/features/safety/appeal-links.server.ts";
import { platformContext, requestContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { type PageHandle, revalidateAfterError } from "#app/http/lost-connection.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { networkOf, requireAttempt } from "#app/http/rate-limit.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { MailedPage } from "#app/ui/mailed-page.tsx";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/appeal";

const INCOMPLETE = "This link is incomplete";

export function meta({ matches }: Route.MetaArgs) {
  const page = { title: "A decision about you", description: "Read a decision and appeal it.", path: "/appeal" };
  return pageMeta({ ...page, isIndexed: false }, matches);
}

export function headers() {
  return { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" };
}

/**
 * Shows the decision, its reason, and the state of the appeal. Anyone with the link counts as the
 * person concerned.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const about = readAppealToken(platform, url.searchParams.get("token") ?? "");
  const found = about && (await findOwnAppeal(platform.db, about));
  if (!found) return { decision: null, appeal: null };
  const { decidedBy: _, userId: __, ...decision } = found.decision;
  return { decision, appeal: found.appeal };
}

/** Stores the appeal, once. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const about = readAppealToken(platform, url.searchParams.get("token") ?? "");
  if (!about) return data({ errors: {}, values: {}, problem: { title: INCOMPLETE, text: "" } }, { status: 400 });
  const form = await readForm(request, appealSchema);
  if (!form.isValid) return form.response;
  try {
    await requireAttempt(platform, "appeal by address", networkOf(context.get(requestContext).address));
    await makeAppeal(platform, about, form.value);
    return await redirectWithToast(platform, url.pathname + url.search, APPEAL_SENT);
  } catch (error) {
    return failedForm(context, error, APPEAL_FAILED, form.values);
  }
}

export const handle = { failed: { title: APPEAL_FAILED.title } } satisfies PageHandle;

export const shouldRevalidate = revalidateAfterError;

export default function Appeal({ loaderData: { decision, appeal }, actionData: sent }: Route.ComponentProps) {
  const answer = usePersistentActionData(sent);
  if (!decision) {
    return (
      <MailedPage title={INCOMPLETE}>
        <p className="measure">
          Please open it again from the email, or <Link to="/contact">write to us</Link>.
        </p>
      </MailedPage>
    );
  }
  return (
    <MailedPage title={decisionTitle(decision)}>
      <DecisionAgainst decision={decision} appeal={appeal} />
      {!appeal && decision.isInForce && <AppealForm key={decision.id} id={decision.id} answer={answer} />}
    </MailedPage>
  );
}
