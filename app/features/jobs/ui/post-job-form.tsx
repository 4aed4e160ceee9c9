import { type RefObject, useEffect, useState } from "react";
import { Form } from "react-router";
import type { JobStatus } from "#app/domain/status.ts";
import { jobReadHint, type ReadAs } from "#app/features/readings/labels.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary, mistakesIn } from "#app/ui/error-summary.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useProblemToast } from "#app/ui/use-problem-toast.ts";
import { counted } from "#app/words.ts";
import { QUESTION_NUMBERS } from "../questions/rules.ts";
import type { Job } from "../rules.ts";
import { summaryText } from "../wording/labels.ts";
import { JobPreview } from "./job-preview.tsx";
import { PostJobButtons } from "./post-job-buttons.tsx";
import { AnswerChapter, HoursAndPlace, PayChapter, Work } from "./post-job-chapters.tsx";
import { emptyPostJob, listIn, type PostJobValues, textIn, valuesInForm, valuesOfJob } from "./post-job-values.ts";
import { QuestionChapter } from "./question-chapter.tsx";
import { type DraftOf, forgetStoredDraft, usePostJobDraft } from "./use-post-job-draft.ts";
import { useReadAs } from "./use-read-as.ts";
import "./post-job-form.css";

export type PostJobFormProps = {
  userId: string;
  /** The recruiter's company, which a new form starts with, and whether it was verified. */
  company: { name: string; isChecked: boolean } | null;
  form: NewJobForm | EditJobForm;
  answer: FormResult | undefined;
};

type NewJobForm = {
  kind: "new";
  /** A new key for every form that is opened. */
  submissionKey: string;
  /** The key of the form that has just become a job. */
  postedKey: string | null;
};

type EditJobForm = {
  kind: "edit";
  job: Job;
  /** The stored occupations and skills that it is read as. */
  readAs: ReadAs;
  /** How many people would be told of changed pay. */
  openApplications: number;
  /** The key of the new form that this draft was stored from. */
  madeFrom: string | null;
};

const FIELDS = [
  "title",
  "company",
  "description",
  "industry",
  "skills",
  "occupations",
  "employmentType",
  "workType",
  "hoursPerWeek",
  "location",
  "flexibility",
  "payRangeMin",
  "payRangeMax",
  "payUnit",
  "answerDays",
  "hidesNames",
  ...QUESTION_NUMBERS.flatMap((number) => [`question${number}`, `questionKind${number}`, `questionChoices${number}`]),
];

/** The fields whose wording is checked, by their labels. */
const WORDED = new Map([
  ["title", "Job title"],
  ["description", "Description"],
  ["skills", "Skills"],
  ...QUESTION_NUMBERS.flatMap((number): [string, string][] => [
    [`question${number}`, `Question ${number}`],
    [`questionChoices${number}`, `Choices for question ${number}`],
  ]),
]);

/**
 * The form for a new job, a draft, or a posted job, with a preview of its card. Works without JavaScript, except for
 * keeping unsent text.
 */
export function PostJobForm({ userId, company, form, answer }: PostJobFormProps) {
  const { formRef, problem } = useFormResult(answer);
  const of = draftOf(form);
  const { draft, edition, discard } = usePostJobDraft({ userId, form: formRef, of });
  const empty =
    form.kind === "new"
      ? emptyPostJob(company?.name ?? "", form.submissionKey)
      : valuesOfJob(form.job, form.readAs.occupations);
  const start: PostJobValues = answer
    ? { ...empty, skills: [], flexibility: [], occupations: [], hidesNames: "", ...answer.values }
    : (draft ?? empty);
  const madeFrom = form.kind === "edit" ? form.madeFrom : null;
  const round = of.kind === "new" ? of.postedKey : of.seenAt;

  useEffect(() => {
    if (madeFrom !== null) forgetStoredDraft(userId, madeFrom);
  }, [userId, madeFrom]);

  useProblemToast(problem);

  return (
    <FormAndPreview
      // After posting, the new key resets the form, tags included.
      key={`${round}:${edition}`}
      formRef={formRef}
      start={start}
      status={form.kind === "new" ? "draft" : form.job.status}
      answer={answer}
      storedReading={form.kind === "new" ? null : form.readAs}
      openApplications={form.kind === "new" ? 0 : form.openApplications}
      checkedCompany={company?.isChecked ? company.name : null}
      onDiscard={draft ? discard : null}
    />
  );
}

function draftOf(form: PostJobFormProps["form"]): DraftOf {
  if (form.kind === "new") return { kind: "new", postedKey: form.postedKey };
  return { kind: "edit", jobId: form.job.id, seenAt: form.job.updatedAt.toISOString() };
}

type FormAndPreviewProps = {
  status: JobStatus;
  formRef: RefObject<HTMLFormElement | null>;
  start: PostJobValues;
  answer: FormResult | undefined;
  /** Null for a new job, which is analyzed while it is written. */
  storedReading: ReadAs | null;
  openApplications: number;
  checkedCompany: string | null;
  onDiscard: (() => void) | null;
};

function FormAndPreview(props: FormAndPreviewProps) {
  const { formRef, status, start, answer, storedReading, openApplications, checkedCompany, onDiscard } = props;
  // Frozen at the first render: above all its key must not change while a person writes.
  const [first] = useState(start);
  const [typed, setTyped] = useState(start);
  const errors = answer?.errors ?? {};
  // The stored text has been analyzed already; typed changes replace that.
  const live = useReadAs(typed, storedReading === null || typed !== first);

  function look() {
    // Runs after the event, because React renders a new tag only then.
    window.setTimeout(() => {
      if (formRef.current) setTyped(valuesInForm(formRef.current));
    });
  }

  return (
    <div className="cols cols--form postjob">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens, for the preview */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a button is a click */}
      <div onInput={look} onClick={look}>
        <Form method="post" className="stack stack--s7" ref={formRef} noValidate aria-label="Job">
          {onDiscard && <DraftNotice isNew={first.seenAt === undefined} onDiscard={onDiscard} />}
          {answer?.values.offeredSkills !== undefined && <SkillsFound count={listIn(start, "offeredSkills").length} />}
          {answer?.problem && (
            <Notice tone="bad" role="alert" title={answer.problem.title}>
              {answer.problem.text}
            </Notice>
          )}
          <ErrorSummary
            errors={mistakesIn(answer, FIELDS).map(({ fieldId, message }) => ({
              fieldId,
              message: summaryText(WORDED.get(fieldId) ?? "", message),
            }))}
            attempt={answer}
          />
          <Work
            values={first}
            errors={errors}
            readHint={jobReadHint(storedReading ?? live.reading)}
            words={live.words}
            offered={live.offered ?? listIn(first, "offeredSkills")}
          />
          <HoursAndPlace values={first} errors={errors} />
          <PayChapter values={first} errors={errors} openApplications={openApplications} />
          <AnswerChapter values={first} errors={errors} />
          <QuestionChapter values={first} errors={errors} />
          <PostJobButtons status={status} />
          {/* Comes last, so that the first visible part is at the top of the form. */}
          {first.seenAt === undefined ? (
            // After a refusal because the form had become a job: a new key.
            <input type="hidden" name="submissionKey" value={textIn(answer ? start : first, "submissionKey")} />
          ) : (
            // After a refusal because the job had changed: the current version.
            <input type="hidden" name="seenAt" value={textIn(start, "seenAt")} />
          )}
        </Form>
      </div>
      <JobPreview values={typed} checkedCompany={checkedCompany} />
    </div>
  );
}

/** Without JavaScript: what the button "Find skills in the text" found. */
function SkillsFound({ count }: { count: number }) {
  if (count === 0) return <Notice tone="info" title="We found no more skills in your text." />;
  return (
    <Notice tone="info" title={`We found ${counted(count, "skill")} in your text.`}>
      <a href="#skills">Choose the ones the job needs</a>
    </Notice>
  );
}

function DraftNotice({ isNew, onDiscard }: { isNew: boolean; onDiscard: () => void }) {
  return (
    <Notice
      tone="info"
      title={isNew ? "This is what you typed and didn't post." : "This is what you typed and didn't save."}
    >
      <p>Continue where you left off, or start again.</p>
      <Button onClick={onDiscard}>{isNew ? "Start with an empty form" : "Show the saved version"}</Button>
    </Notice>
  );
}
