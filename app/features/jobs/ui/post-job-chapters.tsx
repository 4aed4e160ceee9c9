import { href } from "react-router";
import { ANSWER_DAYS, FLEXIBILITIES, USUAL_ANSWER_DAYS } from "#app/domain/employment.ts";
import { PAY_UNITS } from "#app/domain/pay.ts";
import { OccupationField } from "#app/features/readings/ui/occupation-field.tsx";
import { SKILL_LIMITS, skillKey } from "#app/features/skills/rules.ts";
import { Checkbox, CheckboxGroup } from "#app/ui/choice.tsx";
import type { FormResult } from "#app/ui/form-result.ts";
import { LimitedInput } from "#app/ui/limited-input.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Select } from "#app/ui/select.tsx";
import { TagInput } from "#app/ui/tag-input.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import {
  answerDaysText,
  FLEXIBILITY_LABELS,
  PAY_UNIT_LABELS,
  POSTING_EMPLOYMENT_TYPES,
  POSTING_WORK_TYPES,
} from "../labels.ts";
import { JOB_TEXT_LIMITS } from "../rules.ts";
import { payWarning } from "../terms/labels.ts";
import { isRefusal, WORDING_HELP } from "../wording/labels.ts";
import type { JobFindings } from "../wording/rules.ts";
import { listIn, type PostJobValues, textIn } from "./post-job-values.ts";
import { WordingAdvice } from "./wording-advice.tsx";

/** The initial values of a chapter, and its errors after it was sent. */
type ChapterProps = { values: PostJobValues; errors: FormResult["errors"] };

type WorkProps = ChapterProps & { readHint: string; words: JobFindings; offered: readonly string[] };

/**
 * The work and the employer; `words` are the wordings about age in what is typed so far, `offered` the skills that it
 * names.
 */
export function Work({ values, errors, readHint, words, offered }: WorkProps) {
  // An error beside its field is not repeated.
  const isNamed = Object.values(errors).some(isRefusal);
  const of = (name: string) => ({ name, defaultValue: textIn(values, name), error: errors[name], autoComplete: "off" });
  return (
    <section className="chapter" aria-labelledby="the-work">
      <h2 id="the-work">The work</h2>
      <LimitedInput
        {...of("title")}
        label="Job title"
        hint="At least 5 characters"
        required
        limit={JOB_TEXT_LIMITS.title.max}
      />
      <LimitedInput
        {...of("company")}
        label="Company"
        autoComplete="organization"
        required
        limit={JOB_TEXT_LIMITS.company.max}
      />
      <TextArea
        {...of("description")}
        label="Description"
        hint="At least 50 characters. Say what a good week looks like."
        required
        rows={8}
        isCounted
        limit={JOB_TEXT_LIMITS.description.max}
      />
      <p className="hint">
        <span>{WORDING_HELP[0]}</span>
        <span className="needs-script">{WORDING_HELP[1]}</span>.
      </p>
      <div role="status" aria-atomic="false" className="stack stack--s3 livewords">
        <WordingAdvice advised={words.advised} refused={isNamed ? [] : words.refused} />
      </div>
      <LimitedInput {...of("industry")} label="Industry" required limit={JOB_TEXT_LIMITS.industry.max} />
      <TagInput
        name="skills"
        label="Skills"
        optional
        noun="skill"
        defaultTags={listIn(values, "skills")}
        error={errors.skills}
        limit={SKILL_LIMITS.nameLength}
        suggestFrom={href("/suggest/:kind", { kind: "skills" })}
        keyOf={skillKey}
        offered={offered}
        offeredLabel="Found in your text. Add the ones the job needs:"
      />
      <OccupationField
        hint={readHint}
        names={listIn(values, "occupations")}
        shown={textIn(values, "occupationsShown")}
        error={errors.occupations}
      />
    </section>
  );
}

/** Hours, place, and flexibility. */
export function HoursAndPlace({ values, errors }: ChapterProps) {
  const of = (name: string) => ({ name, defaultValue: textIn(values, name), error: errors[name] });
  return (
    <section className="chapter" aria-labelledby="hours-and-place">
      <h2 id="hours-and-place">When and where</h2>
      <div className="grid2">
        <Select {...of("employmentType")} label="Employment type" options={POSTING_EMPLOYMENT_TYPES} />
        <Select {...of("workType")} label="Work type" options={POSTING_WORK_TYPES} />
        <TextInput {...of("hoursPerWeek")} label="Hours per week" inputMode="numeric" autoComplete="off" required />
      </div>
      <LimitedInput
        {...of("location")}
        label="Location"
        autoComplete="off"
        required
        limit={JOB_TEXT_LIMITS.location.max}
      />
      <CheckboxGroup
        name="flexibility"
        label="Flexibility"
        hint="At least one. It's shown on the job card."
        isSideBySide
        defaultValues={listIn(values, "flexibility")}
        error={errors.flexibility}
        choices={FLEXIBILITIES.map((value) => ({ value, label: FLEXIBILITY_LABELS[value] }))}
      />
    </section>
  );
}

/** The pay range with its unit, and a warning that applicants keep the pay they applied to. */
export function PayChapter({ values, errors, openApplications }: ChapterProps & { openApplications: number }) {
  const of = (name: string) => ({ name, defaultValue: textIn(values, name), error: errors[name] });
  const units = PAY_UNITS.map((value) => ({ value, label: PAY_UNIT_LABELS[value] }));
  return (
    <section className="chapter" aria-labelledby="pay">
      <h2 id="pay">Pay</h2>
      {openApplications > 0 && <Notice tone="warn">{payWarning(openApplications)}</Notice>}
      <div className="grid2 grid2--short">
        <TextInput {...of("payRangeMin")} label="Minimum pay" inputMode="decimal" autoComplete="off" required />
        <TextInput {...of("payRangeMax")} label="Maximum pay" inputMode="decimal" autoComplete="off" required />
        <Select {...of("payUnit")} label="Per" options={units} />
      </div>
      <p className="hint">In US dollars. Seniors see the pay with its unit, and what it comes to in a year.</p>
    </section>
  );
}

/** The promised answer time. */
export function AnswerChapter({ values, errors }: ChapterProps) {
  return (
    <section className="chapter" aria-labelledby="your-answer">
      <h2 id="your-answer">Your reply</h2>
      <div className="grid2">
        <Select
          name="answerDays"
          label="Reply within"
          // A draft from before this field existed has no value.
          defaultValue={textIn(values, "answerDays") || String(USUAL_ANSWER_DAYS)}
          error={errors.answerDays}
          options={ANSWER_DAYS.map((days) => ({ value: String(days), label: answerDaysText(days) }))}
        />
      </div>
      <p className="hint">
        We tell applicants this date. Moving their application or writing to them about the job counts as a reply. We
        remind you three business days before.
      </p>
      <Checkbox
        name="hidesNames"
        label="Review without names"
        hint="Names, photos and resumes of people who apply stay hidden until you invite them to an interview. Applies to new applicants only."
        defaultChecked={textIn(values, "hidesNames") === "on"}
      />
    </section>
  );
}
