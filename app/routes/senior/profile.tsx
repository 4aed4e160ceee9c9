import Eye from "lucide-react/icons/eye";
import { useEffect } from "react";
import { href, Link } from "react-router";
import { BRAND } from "#app/brand.ts";
import { DomainError } from "#app/domain-error.ts";
import { hasUnknownPlace } from "#app/features/matching/place/queries.server.ts";
import { saveProfile } from "#app/features/profiles/commands.server.ts";
import { LOAD_FAILED, SAVE_FAILED } from "#app/features/profiles/labels.ts";
import { findPersonReadAs, findProfile } from "#app/features/profiles/queries.server.ts";
import { profileSchema } from "#app/features/profiles/schema.ts";
import { CompletionCard, CompletionStrip } from "#app/features/profiles/ui/completion-card.tsx";
import { ProfileForm } from "#app/features/profiles/ui/profile-form.tsx";
import { valuesOfProfile } from "#app/features/profiles/ui/profile-values.ts";
import { UploadForms } from "#app/features/profiles/ui/upload-field.tsx";
import { preferNoPhoto, savePhoto, saveResume } from "#app/features/profiles/uploads/commands.server.ts";
import { findOwnResume } from "#app/features/profiles/uploads/queries.server.ts";
import { UPLOAD_LIMITS } from "#app/features/profiles/uploads/rules.ts";
import { occupationErrors } from "#app/features/readings/queries.server.ts";
import { findTurnedOff, requireTurnedOn } from "#app/features/site/switches.server.ts";
import { TurnedOff } from "#app/features/site/ui/turned-off.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireRole } from "#app/http/guards.server.ts";
import type { PageHandle } from "#app/http/lost-connection.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { receiveForm, requireFiles } from "#app/http/upload.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ErrorPanel } from "#app/ui/error-panel.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import { showToast } from "#app/ui/toaster.tsx";
import type { Route } from "./+types/profile";

const UPLOADS = {
  photo: href("/senior/profile/:kind", { kind: "photo" }),
  resume: href("/senior/profile/:kind", { kind: "resume" }),
};

export function meta() {
  return [{ title: `Profile | ${BRAND.name}` }];
}

/** Loads the person's own profile. Throws not-found for an account without one, which sign-up never leaves behind. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireRole({ context, url }, "senior");
  const { db } = context.get(platformContext);
  const profile = await findProfile(db, viewer.id);
  if (!profile) throw new DomainError("not-found");
  const [stored, isPlaceUnknown, readAs, off] = await Promise.all([
    findOwnResume(db, viewer.id),
    hasUnknownPlace(db, viewer.id),
    findPersonReadAs(db, viewer.id),
    findTurnedOff(db, "uploads"),
  ]);
  const resume = stored && {
    id: stored.id,
    fileName: stored.fileName,
    byteSize: stored.byteSize,
    createdAt: stored.createdAt,
  };
  return { profile, resume, isPlaceUnknown, readAs, off };
}

const SAVES = { photo: savePhoto, resume: saveResume };
const SENT_ALONG = { kinds: ["photo", "resume"], maxBytes: UPLOAD_LIMITS.photo + UPLOAD_LIMITS.resume } as const;

/**
 * Saves the profile, and without a script the files and the choice about the photo that come with it. A server error
 * keeps the page and the typed text, and is logged.
 */
export async function action({ request, context, url }: Route.ActionArgs) {
  const viewer = await requireRole({ context, url }, "senior");
  const platform = context.get(platformContext);
  const sent = await receiveForm(platform, request, SENT_ALONG, async (kind, file) => {
    await requireAttempt(platform, "upload by person", viewer.id);
    await requireTurnedOn(platform.db, "uploads");
    await SAVES[kind](platform, viewer, file);
  });
  if (sent.form instanceof FormData) {
    const isPreferred = sent.form.get("prefersNoPhoto") === "on" && !sent.saved.includes("photo");
    await preferNoPhoto(platform, viewer, isPreferred);
    sent.form.delete("prefersNoPhoto");
  }
  const form = await readForm(sent.form, profileSchema, {
    lists: ["skills", "industries", "occupations"],
    also: ({ occupations }) => ({ ...occupationErrors(occupations), ...sent.refused }),
  });
  if (!form.isValid) return form.response;
  try {
    requireFiles(sent);
    await requireAttempt(platform, "save profile by person", viewer.id);
    await saveProfile(platform, viewer, form.value);
    return { isSaved: true as const };
  } catch (error) {
    const otherwise = { title: SAVE_FAILED, text: "Your text is still here. Please try again." };
    return failedForm(context, error, otherwise, form.values);
  }
}

export const handle = { failed: { title: SAVE_FAILED } } satisfies PageHandle;

export default function ProfilePage({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  const { profile, resume, isPlaceUnknown, readAs, off } = loaderData;
  return (
    <div className="wrap">
      <PageHeader title="Profile" text="This is what you apply with. Recruiters read it from the top." />
      <CompletionStrip profile={profile} />
      <TurnedOff off={off} />
      <div className="cols cols--form profile-cols">
        <ProfileForm
          userId={profile.userId}
          values={valuesOfProfile(profile, readAs)}
          readAs={readAs}
          photo={{ photoUrl: profile.photoUrl, prefersNoPhoto: profile.prefersNoPhoto }}
          resume={resume}
          isPlaceUnknown={isPlaceUnknown}
          uploads={UPLOADS}
          sentAnswer={actionData}
        />
        <UploadForms actions={UPLOADS} />
        <aside className="sticky stack" aria-label="Profile completion and visibility">
          <CompletionCard profile={profile} />
          <section className="card" aria-labelledby="who-sees">
            <h2 id="who-sees">Who sees this</h2>
            <p>
              {`${profile.isVisible ? "Recruiters can find you." : "Only employers you apply to can read your profile."} Your email address stays private.`}
            </p>
            <p>
              <Link to={href("/senior/settings")}>Change in Settings</Link>
            </p>
            <ButtonLink className="profile-asseen" wide to={href("/senior/profile/preview")}>
              <Eye className="i" />
              See it as a recruiter
            </ButtonLink>
          </section>
        </aside>
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  useEffect(() => {
    showToast({ kind: "error", title: LOAD_FAILED });
  }, []);
  return (
    <div className="wrap">
      <PageHeader title="Profile" />
      <ErrorPanel title={LOAD_FAILED} text="Nothing you saved is lost. Please try again." />
    </div>
  );
}
