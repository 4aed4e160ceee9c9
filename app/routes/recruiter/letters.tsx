import { href } from "react-router";
import { BRAND } from "#app/brand.ts";
import { requireCompany } from "#app/features/accounts/company-access.server.ts";
import { deleteLetter, saveLetter } from "#app/features/applications/letters/commands.server.ts";
import { LETTER_FAILED, LETTER_TOASTS } from "#app/features/applications/letters/labels.ts";
import { findPreviewPerson, listLetters } from "#app/features/applications/letters/queries.server.ts";
import { fillLetter, letterDate } from "#app/features/applications/letters/rules.ts";
import { letterSchema } from "#app/features/applications/letters/schema.ts";
import { LetterForm } from "#app/features/applications/letters/ui/letter-form.tsx";
import { LetterList } from "#app/features/applications/letters/ui/letter-list.tsx";
import { WARNING_TEXTS } from "#app/features/safety/warnings/labels.ts";
import { warningsIn } from "#app/features/safety/warnings/rules.ts";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireRole } from "#app/http/guards.server.ts";
import type { PageHandle } from "#app/http/lost-connection.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { refusePage } from "#app/http/refused-page.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import { useIsReadOnly } from "#app/ui/read-only.tsx";
import type { Route } from "./+types/letters";

export function meta() {
  return [{ title: `Letters | ${BRAND.name}` }];
}

/** Loads the letters of the recruiter's company as its newest applicant would read them; `?edit=` opens one. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const { db, clock, env } = context.get(platformContext);
  const company = await requireCompany(db, viewer.id).catch(refusePage);
  const [listed, person] = await Promise.all([listLetters(db, viewer.id), findPreviewPerson(db, viewer.id)]);
  const values = { ...person, company: company.name, date: letterDate(clock.now()) };
  const ownHost = new URL(env.appUrl).host;
  const letters = listed.map((letter) => ({
    ...letter,
    preview: fillLetter(letter.body, values),
    warnings: warningsIn(letter.body, ownHost).map((warning) => WARNING_TEXTS[warning]),
  }));
  return { letters, editing: url.searchParams.get("edit"), reader: person.name || "your newest applicant" };
}

/** Saves or deletes a letter. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  const form = await readForm(request, letterSchema);
  if (!form.isValid) return form.response;
  try {
    await requireAttempt(platform, "save job by person", viewer.id);
    await (form.value.intent === "save"
      ? saveLetter(platform, viewer, form.value)
      : deleteLetter(platform, viewer, form.value));
  } catch (error) {
    return failedForm(context, error, LETTER_FAILED, form.values);
  }
  return await redirectWithToast(platform, href("/recruiter/letters"), LETTER_TOASTS[form.value.intent]);
}

export const handle = { failed: { title: LETTER_FAILED.title } } satisfies PageHandle;

export default function Letters({ loaderData, actionData: sent }: Route.ComponentProps) {
  const answer = usePersistentActionData(sent);
  const { letters, editing, reader } = loaderData;
  const letter = letters.find(({ id }) => id === editing) ?? null;
  const isReadOnly = useIsReadOnly();
  return (
    <div className="wrap stack stack--s6">
      <PageHeader
        title="Letters"
        text="Your company's own words for invitations, offers, and rejections."
        actions={<ButtonLink to={href("/recruiter/applications")}>View Applicants</ButtonLink>}
      />
      {!isReadOnly && (
        <section aria-labelledby="write" className="stack">
          <h2 id="write">{letter ? `Change “${letter.name}”` : "New letter"}</h2>
          <LetterForm key={letter?.id ?? `new ${letters.length}`} letter={letter} answer={answer} />
        </section>
      )}
      {letters.length > 0 && <LetterList letters={letters} reader={reader} />}
    </div>
  );
}
