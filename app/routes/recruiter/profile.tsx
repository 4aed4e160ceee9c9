import { href, Link } from "react-router";
import { BRAND } from "#app/brand.ts";
import { requireOwnCompany } from "#app/features/profiles/companies/queries.server.ts";
import { saveCard } from "#app/features/profiles/recruiters/commands.server.ts";
import { CARD_FAILED, CARD_SAVED } from "#app/features/profiles/recruiters/labels.ts";
import { requireCard } from "#app/features/profiles/recruiters/queries.server.ts";
import { cardSchema } from "#app/features/profiles/recruiters/schema.ts";
import { CardForm } from "#app/features/profiles/ui/card-form.tsx";
import { UploadForms } from "#app/features/profiles/ui/upload-field.tsx";
import { savePhoto } from "#app/features/profiles/uploads/commands.server.ts";
import { UPLOAD_LIMITS } from "#app/features/profiles/uploads/rules.ts";
import { findTurnedOff, requireTurnedOn } from "#app/features/site/switches.server.ts";
import { TurnedOff } from "#app/features/site/ui/turned-off.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { answerHeaders, readForm } from "#app/http/form.server.ts";
import { requireRole } from "#app/http/guards.server.ts";
import type { PageHandle } from "#app/http/lost-connection.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { refusePage } from "#app/http/refused-page.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { receiveForm, requireFiles } from "#app/http/upload.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/profile";

export function meta() {
  return [{ title: `Profile | ${BRAND.name}` }];
}

export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args);
}

/** Loads the recruiter's own card and company. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const { db } = context.get(platformContext);
  const card = await requireCard(db, viewer.id).catch(refusePage);
  const { name, slug } = await requireOwnCompany(db, viewer.id).catch(refusePage);
  return { card, company: { name, slug }, off: await findTurnedOff(db, "uploads") };
}

const SENT_ALONG = { kinds: ["photo"], maxBytes: UPLOAD_LIMITS.photo } as const;

/** Saves the card, and without a script the photo that comes with it. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  const sent = await receiveForm(platform, request, SENT_ALONG, async (_, file) => {
    await requireAttempt(platform, "upload by person", viewer.id);
    await requireTurnedOn(platform.db, "uploads");
    await savePhoto(platform, viewer, file);
  });
  const form = await readForm(sent.form, cardSchema, { also: () => sent.refused });
  if (!form.isValid) return form.response;
  try {
    requireFiles(sent);
    await saveCard(platform, viewer, form.value);
    return await redirectWithToast(platform, href("/recruiter/profile"), CARD_SAVED);
  } catch (error) {
    return failedForm(context, error, CARD_FAILED, form.values);
  }
}

export const handle = { failed: { title: CARD_FAILED.title } } satisfies PageHandle;

export default function RecruiterProfile({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  const { card, company, off } = loaderData;
  const photoAction = href("/recruiter/profile/:kind", { kind: "photo" });
  return (
    <div className="wrap stack stack--s6">
      <PageHeader title="Profile" text="Seniors see your name, your title and your photo next to your messages." />
      {actionData?.problem && (
        <Notice tone="bad" role="alert" title={actionData.problem.title}>
          {actionData.problem.text}
        </Notice>
      )}
      <TurnedOff off={off} />
      <CardForm card={card} photoAction={photoAction} answer={actionData} />
      <UploadForms actions={{ photo: photoAction }} />
      <section aria-labelledby="hires-for" className="stack chapter">
        <h2 id="hires-for">Your company</h2>
        <p>
          <span>{`${company.name}. `}</span>
          <Link to={href("/recruiter/company")}>Edit company</Link>
        </p>
      </section>
    </div>
  );
}
