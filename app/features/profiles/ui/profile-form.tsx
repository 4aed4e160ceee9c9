import { useEffect, useRef, useState } from "react";
import { personReadHint, type ReadAs } from "#app/features/readings/labels.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary, mistakesIn } from "#app/ui/error-summary.tsx";
import type { FormResult } from "#app/ui/form-result.ts";
import { Notice } from "#app/ui/notice.tsx";
import { SavedBar } from "#app/ui/saved-bar.tsx";
import { StatusText } from "#app/ui/status-text.tsx";
import { showToast } from "#app/ui/toaster.tsx";
import { useAnsweringFetcher } from "#app/ui/use-answering-fetcher.ts";
import { useProblemToast } from "#app/ui/use-problem-toast.ts";
import { SAVE_FAILED, SAVED } from "../labels.ts";
import { PhotoField, type PhotoFieldProps } from "./photo-field.tsx";
import { SkillsAndExperience, Visibility, WorkAndPlace, You } from "./profile-chapters.tsx";
import { type ProfileValues, valuesTyped } from "./profile-values.ts";
import { ResumeField, type ResumeShown } from "./resume-field.tsx";
import { useFileEncoding } from "./upload-field.tsx";
import { useProfileDraft } from "./use-profile-draft.ts";
import "./profile-form.css";

/** The action's result: saved, or refused. */
export type SaveAnswer = { isSaved: true } | FormResult;

export type ProfileFormProps = {
  userId: string;
  /** The stored values. */
  values: ProfileValues;
  /** How the stored profile is read. */
  readAs: ReadAs;
  photo: Pick<PhotoFieldProps, "photoUrl" | "prefersNoPhoto">;
  /** Where the photo and the resume are sent. */
  uploads: { photo: string; resume: string };
  resume: ResumeShown | null;
  /** Whether the stored place is unknown, so that its distance cannot be computed. */
  isPlaceUnknown: boolean;
  /** The result of a form sent without JavaScript. */
  sentAnswer: SaveAnswer | undefined;
};

/** The profile form in chapters. It saves in place: focus, scroll position, and typed text stay. */
export function ProfileForm(props: ProfileFormProps) {
  const { userId, values, readAs, photo, uploads, resume, isPlaceUnknown, sentAnswer } = props;
  const [isUploading, setIsUploading] = useState(false);
  const [refusedResume, setRefusedResume] = useState<string | null>(null);
  const notSaved = refusedResume === null ? undefined : `Your resume wasn't saved: ${refusedResume} was refused.`;
  const fetcher = useAnsweringFetcher<SaveAnswer>();
  const formRef = useRef<HTMLFormElement>(null);
  const { draft, edition, settle, discard } = useProfileDraft(userId, values, formRef);
  const answer = fetcher.data ?? sentAnswer;
  const refusal = answer && "errors" in answer ? answer : null;
  const isSaving = fetcher.state !== "idle";
  const settleRef = useRef(settle);
  const notSavedRef = useRef(notSaved);
  useEffect(() => {
    settleRef.current = settle;
    notSavedRef.current = notSaved;
  });
  useProblemToast(fetcher.data && "errors" in fetcher.data ? fetcher.data.problem : null);
  useEffect(() => {
    if (!fetcher.data) return;
    if ("errors" in fetcher.data) return;
    settleRef.current();
    showToast({ kind: "success", title: SAVED, text: notSavedRef.current });
  }, [fetcher.data]);

  // With JavaScript the fields keep the typed text; without it the server sends it back.
  const isSentBack = sentAnswer !== undefined && "errors" in sentAnswer && !fetcher.data;
  const shown = draft ?? (isSentBack ? valuesTyped(sentAnswer.values) : values);
  return (
    <fetcher.Form
      method="post"
      encType={useFileEncoding()}
      className="stack chapters"
      aria-label="Profile"
      key={edition}
      ref={formRef}
      noValidate
    >
      <ErrorSummary errors={mistakesIn(refusal, FIELDS)} attempt={refusal} />
      {draft && <DraftNotice onDiscard={discard} />}
      <You values={shown} errors={refusal?.errors}>
        <PhotoField
          {...photo}
          name={values.fullName}
          action={uploads.photo}
          error={refusal?.errors.photoUrl}
          hint="Any picture, up to 5 MB. We crop it to a square. It doesn't affect your matches."
        />
      </You>
      <SkillsAndExperience values={shown} errors={refusal?.errors} readHint={personReadHint(readAs)} />
      <WorkAndPlace values={shown} errors={refusal?.errors} isPlaceUnknown={isPlaceUnknown} />
      <section className="chapter" aria-labelledby="resume">
        <h2 id="resume">Resume</h2>
        <ResumeField
          resume={resume}
          action={uploads.resume}
          error={refusal?.errors.resumeUrl}
          onBusy={setIsUploading}
          onRefused={setRefusedResume}
        />
      </section>
      <Visibility values={shown} />
      <SavedBar
        button={
          <Button type="submit" variant="main" big busy={isSaving && "Saving..."} disabled={isUploading}>
            Save profile
          </Button>
        }
      >
        {isUploading ? (
          <StatusText>Save waits until your resume is uploaded.</StatusText>
        ) : (
          <SaveStatus answer={isSaving ? undefined : answer} notSaved={notSaved} />
        )}
      </SavedBar>
    </fetcher.Form>
  );
}

type SaveStatusProps = { answer: SaveAnswer | undefined; notSaved: string | undefined };

function SaveStatus({ answer, notSaved }: SaveStatusProps) {
  if (!answer) return <StatusText />;
  if ("isSaved" in answer && notSaved) return <StatusText tone="bad">{`${SAVED}. ${notSaved}`}</StatusText>;
  if ("isSaved" in answer) return <StatusText>{SAVED}</StatusText>;
  if (answer.problem) return <StatusText tone="bad">{`${SAVE_FAILED}. ${answer.problem.text}`}</StatusText>;
  return <StatusText tone="bad">Nothing is saved yet. Please look at the marked fields.</StatusText>;
}

function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice tone="info" title="This is what you typed last time and didn't save.">
      <p>Save it to keep it, or go back to the saved version.</p>
      <Button onClick={onDiscard}>Show the saved version</Button>
    </Notice>
  );
}

/** The field ids in the order of the form, for the error summary. */
const FIELDS = [
  "fullName",
  "photoUrl",
  "bio",
  "skills",
  "occupations",
  "yearsExperience",
  "availabilityHours",
  "workPreference",
  "place",
  "travelMiles",
  "industries",
  "wantedPay",
  "resumeUrl",
] as const;
