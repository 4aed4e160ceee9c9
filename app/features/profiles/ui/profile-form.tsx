import { type ReactNode, useEffect, useRef, useState } from "react";
import { href } from "react-router";
import { SKILL_LIMITS, skillKey } from "#app/features/skills/rules.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox, RadioGroup } from "#app/ui/choice.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import type { FormAnswer } from "#app/ui/form-answer.ts";
import { Notice } from "#app/ui/notice.tsx";
import { SavedBar } from "#app/ui/saved-bar.tsx";
import { Select } from "#app/ui/select.tsx";
import { StatusText } from "#app/ui/status-text.tsx";
import { TagInput } from "#app/ui/tag-input.tsx";
import { TextArea, TextInput } from "#app/ui/text-input.tsx";
import { showToast } from "#app/ui/toaster.tsx";
import { useAnsweringFetcher } from "#app/ui/use-answering-fetcher.ts";
import { PAY_UNIT_LABELS, SAVE_FAILED, SAVED, travelText } from "../labels.ts";
import { INDUSTRY_LIMITS, PAY_UNITS, PROFILE_LIMITS, TRAVEL_MILES, WORK_PREFERENCES } from "../rules.ts";
import { PhotoField, type PhotoFieldProps } from "./photo-field.tsx";
import { type ProfileValues, valuesTyped } from "./profile-values.ts";
import { ResumeField, type ResumeShown } from "./resume-field.tsx";
import { useProfileDraft } from "./use-profile-draft.ts";
import "./profile-form.css";

/** What the page's action says: saved, or what stood in the way. */
export type SaveAnswer = { isSaved: true } | FormAnswer;

export type ProfileFormProps = {
  userId: string;
  /** What is stored. */
  values: ProfileValues;
  photo: Pick<PhotoFieldProps, "photoUrl" | "prefersNoPhoto">;
  /** Where the photo and the resume are sent. */
  uploads: { photo: string; resume: string };
  resume: ResumeShown | null;
  /** The answer to a form sent without JavaScript. */
  sentAnswer: SaveAnswer | undefined;
};

/** The profile in chapters. It saves in place: focus and scroll stay, and nothing typed is lost. */
export function ProfileForm({ userId, values, photo, uploads, resume, sentAnswer }: ProfileFormProps) {
  const [isUploading, setIsUploading] = useState(false);
  const fetcher = useAnsweringFetcher<SaveAnswer>();
  const formRef = useRef<HTMLFormElement>(null);
  const { draft, edition, settle, discard } = useProfileDraft(userId, values, formRef);
  const answer = fetcher.data ?? sentAnswer;
  const refusal = answer && "errors" in answer ? answer : null;
  const isSaving = fetcher.state !== "idle";
  const settleRef = useRef(settle);
  useEffect(() => {
    settleRef.current = settle;
  });
  useEffect(() => {
    if (!fetcher.data) return;
    if ("errors" in fetcher.data) {
      if (fetcher.data.problem) showToast({ kind: "error", ...fetcher.data.problem });
      return;
    }
    settleRef.current();
    showToast({ kind: "success", title: SAVED });
  }, [fetcher.data]);

  // With JavaScript the fields hold what was typed; without it the server's answer has to bring it back.
  const isSentBack = sentAnswer !== undefined && "errors" in sentAnswer && !fetcher.data;
  const shown = draft ?? (isSentBack ? valuesTyped(sentAnswer.values) : values);
  return (
    <fetcher.Form method="post" className="stack chapters" aria-label="Profile" key={edition} ref={formRef} noValidate>
      {refusal && <ErrorSummary errors={errorsOf(refusal)} attempt={refusal} />}
      {draft && <DraftNotice onDiscard={discard} />}
      <You values={shown} errors={refusal?.errors}>
        <PhotoField
          {...photo}
          name={values.fullName}
          action={uploads.photo}
          hint="JPG, PNG or WebP, up to 5 MB. It is cut to a square and never changes your match."
        />
      </You>
      <SkillsAndExperience values={shown} errors={refusal?.errors} />
      <WorkAndPlace values={shown} errors={refusal?.errors} />
      <section className="chapter" aria-labelledby="resume">
        <h2 id="resume">Resume</h2>
        <ResumeField resume={resume} action={uploads.resume} onBusy={setIsUploading} />
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
          <SaveStatus answer={isSaving ? undefined : answer} />
        )}
      </SavedBar>
    </fetcher.Form>
  );
}

function SaveStatus({ answer }: { answer: SaveAnswer | undefined }) {
  if (!answer) return <StatusText />;
  if ("isSaved" in answer) return <StatusText>{SAVED}</StatusText>;
  if (answer.problem) return <StatusText tone="bad">{`${SAVE_FAILED}. ${answer.problem.text}`}</StatusText>;
  return <StatusText tone="bad">Nothing is saved yet. Please look at the marked fields.</StatusText>;
}

function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice tone="info" title="This is what you typed last time and did not save.">
      <p>Save it to keep it, or go back to what is saved.</p>
      <Button onClick={onDiscard}>Show what is saved</Button>
    </Notice>
  );
}

/** The ids in the order of the form, for the summary on top. */
const FIELDS = [
  "fullName",
  "bio",
  "skills",
  "yearsExperience",
  "availabilityHours",
  "workPreference",
  "place",
  "travelMiles",
  "industries",
  "wantedPay",
] as const;

function errorsOf({ errors }: FormAnswer) {
  return FIELDS.flatMap((fieldId) => {
    const message = errors[fieldId];
    return message === undefined ? [] : [{ fieldId, message }];
  });
}

type ChapterProps = { values: ProfileValues; errors: FormAnswer["errors"] | undefined };

function You({ values, errors, children }: ChapterProps & { children: ReactNode }) {
  return (
    <section className="chapter" aria-labelledby="you">
      <h2 id="you">You</h2>
      {children}
      <TextInput
        name="fullName"
        label="Full name"
        autoComplete="name"
        required
        maxLength={PROFILE_LIMITS.fullName}
        defaultValue={values.fullName}
        error={errors?.fullName}
      />
      <TextArea
        name="bio"
        label="About me"
        hint="What you do well, in your own words. 3 to 6 sentences are enough."
        isCounted
        rows={6}
        maxLength={PROFILE_LIMITS.bio}
        defaultValue={values.bio}
        error={errors?.bio}
      />
    </section>
  );
}

function SkillsAndExperience({ values, errors }: ChapterProps) {
  return (
    <section className="chapter" aria-labelledby="experience">
      <h2 id="experience">Skills and experience</h2>
      <TagInput
        name="skills"
        label="Skills"
        noun="skill"
        maxLength={SKILL_LIMITS.nameLength}
        defaultTags={values.skills}
        error={errors?.skills}
        suggestFrom={href("/suggest/:kind", { kind: "skills" })}
        keyOf={skillKey}
      />
      <TagInput
        name="industries"
        label="Industries"
        optional
        hint="Where you worked, or would like to. Press Enter, comma or Add after each one."
        noun="industry"
        maxLength={INDUSTRY_LIMITS.nameLength}
        defaultTags={values.industries}
        error={errors?.industries}
        suggestFrom={href("/suggest/:kind", { kind: "industries" })}
      />
      <div className="grid2 grid2--numbers">
        <TextInput
          name="yearsExperience"
          label="Years of experience"
          hint="Recruiters see a band: 20+ years."
          inputMode="numeric"
          autoComplete="off"
          defaultValue={values.yearsExperience}
          error={errors?.yearsExperience}
        />
        <TextInput
          name="availabilityHours"
          label="Availability"
          hint="Hours per week, 0 to 60."
          inputMode="numeric"
          autoComplete="off"
          defaultValue={values.availabilityHours}
          error={errors?.availabilityHours}
        />
      </div>
    </section>
  );
}

function WorkAndPlace({ values, errors }: ChapterProps) {
  return (
    <section className="chapter" aria-labelledby="work">
      <h2 id="work">Work and place</h2>
      <RadioGroup
        name="workPreference"
        label="Work preference"
        isSideBySide
        choices={WORK_PREFERENCES.map((value) => ({ value, label: value }))}
        defaultValue={values.workPreference}
        error={errors?.workPreference}
      />
      <div className="grid2 grid2--numbers">
        <TextInput
          name="place"
          label="Place"
          optional
          hint="City and state. Your street is never asked for."
          autoComplete="off"
          maxLength={PROFILE_LIMITS.place}
          defaultValue={values.place}
          error={errors?.place}
        />
        <Select
          name="travelMiles"
          label="Travel to work"
          optional
          hint="How far you would go. Not said counts as 25 miles."
          placeholder="Not said"
          options={TRAVEL_MILES.map((miles) => ({ value: String(miles), label: travelText(miles) }))}
          defaultValue={values.travelMiles}
          error={errors?.travelMiles}
        />
      </div>
      <div className="grid2 grid2--numbers">
        <TextInput
          name="wantedPay"
          label="Wanted pay in $"
          aria-describedby="wanted-pay-hint"
          optional
          inputMode="decimal"
          autoComplete="off"
          defaultValue={values.wantedPay}
          error={errors?.wantedPay}
        />
        <Select
          name="wantedPayUnit"
          label="Per"
          options={PAY_UNITS.map((value) => ({ value, label: PAY_UNIT_LABELS[value] }))}
          defaultValue={values.wantedPayUnit}
        />
      </div>
      <p className="hint" id="wanted-pay-hint">
        The least you want. Employers see it only while “Show salary expectations” is on in Settings.
      </p>
    </section>
  );
}

function Visibility({ values }: { values: ProfileValues }) {
  return (
    <section className="chapter" aria-labelledby="visibility">
      <h2 id="visibility">Who can find you</h2>
      <Checkbox
        name="isVisible"
        label="Make your profile visible to recruiters"
        hint="Without it, only employers you apply to can read your profile. Your email address is never shown."
        defaultChecked={values.isVisible}
      />
    </section>
  );
}
