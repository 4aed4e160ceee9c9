import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { WORK_TYPES } from "#app/domain/employment.ts";
import { PAY_UNITS } from "#app/domain/pay.ts";
import { OccupationField } from "#app/features/readings/ui/occupation-field.tsx";
import { SKILL_LIMITS, skillKey } from "#app/features/skills/rules.ts";
import { Checkbox, RadioGroup } from "#app/ui/choice.tsx";
import type { FormResult } from "#app/ui/form-result.ts";
import { LimitedInput } from "#app/ui/limited-input.tsx";
import { Select } from "#app/ui/select.tsx";
import { TagInput } from "#app/ui/tag-input.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { PAY_UNIT_LABELS, PLACE_UNKNOWN, travelText } from "../labels.ts";
import { INDUSTRY_LIMITS, PROFILE_LIMITS, TRAVEL_MILES } from "../rules.ts";
import { PAY_A_YEAR_ID, PayAYear } from "./pay-a-year.tsx";
import type { ProfileValues } from "./profile-values.ts";

/** The values of a chapter, and its errors after it was sent. */
type ChapterProps = { values: ProfileValues; errors: FormResult["errors"] | undefined };

/** Name and photo; the photo goes between heading and name. */
export function You({ values, errors, children }: ChapterProps & { children: ReactNode }) {
  return (
    <section className="chapter" aria-labelledby="you">
      <h2 id="you">You</h2>
      {children}
      <LimitedInput
        name="fullName"
        label="Full name"
        autoComplete="name"
        required
        limit={PROFILE_LIMITS.fullName}
        defaultValue={values.fullName}
        error={errors?.fullName}
      />
      <TextArea
        name="bio"
        label="About me"
        hint="What you do well, in your own words. 3 to 6 sentences are enough."
        isCounted
        rows={6}
        limit={PROFILE_LIMITS.bio}
        defaultValue={values.bio}
        error={errors?.bio}
      />
    </section>
  );
}

/** Skills, experience, and hours. */
export function SkillsAndExperience({ values, errors, readHint }: ChapterProps & { readHint: string }) {
  return (
    <section className="chapter" aria-labelledby="experience">
      <h2 id="experience">Skills and experience</h2>
      <TagInput
        name="skills"
        label="Skills"
        noun="skill"
        limit={SKILL_LIMITS.nameLength}
        defaultTags={values.skills}
        error={errors?.skills}
        suggestFrom={href("/suggest/:kind", { kind: "skills" })}
        keyOf={skillKey}
      />
      <OccupationField
        // After saving, the new key makes the field show the new reading.
        key={values.occupationsShown}
        hint={readHint}
        names={values.occupations}
        shown={values.occupationsShown}
        error={errors?.occupations}
      />
      <TagInput
        name="industries"
        label="Industries"
        optional
        hint="Where you worked, or would like to."
        noun="industry"
        limit={INDUSTRY_LIMITS.nameLength}
        defaultTags={values.industries}
        error={errors?.industries}
        suggestFrom={href("/suggest/:kind", { kind: "industries" })}
      />
      <div className="grid2 grid2--numbers">
        <TextInput
          name="yearsExperience"
          label="Years of experience"
          hint="Recruiters see a band, for example 20+ years."
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

/** Work mode, industries, place, and pay. */
export function WorkAndPlace({ values, errors, isPlaceUnknown }: ChapterProps & { isPlaceUnknown: boolean }) {
  return (
    <section className="chapter" aria-labelledby="work">
      <h2 id="work">How and where you work</h2>
      <RadioGroup
        name="workPreference"
        label="Work preference"
        isSideBySide
        choices={WORK_TYPES.map((value) => ({ value, label: value }))}
        defaultValue={values.workPreference}
        error={errors?.workPreference}
      />
      <div className="grid2 grid2--numbers">
        <LimitedInput
          name="place"
          label="Location"
          optional
          hint={
            <>
              City and state. Recruiters see it. We never ask for your street.
              {isPlaceUnknown && <b className="hint__unknown">{PLACE_UNKNOWN}</b>}
            </>
          }
          autoComplete="off"
          limit={PROFILE_LIMITS.place}
          defaultValue={values.place}
          error={errors?.place}
        />
        <Select
          name="travelMiles"
          label="Travel to work"
          optional
          hint="How far you'd go. If you skip this, we use 25 miles."
          placeholder="No preference"
          options={TRAVEL_MILES.map((miles) => ({ value: String(miles), label: travelText(miles) }))}
          defaultValue={values.travelMiles}
          error={errors?.travelMiles}
        />
      </div>
      <div className="grid2 grid2--numbers">
        <TextInput
          name="wantedPay"
          label="Minimum pay ($)"
          aria-describedby={`${PAY_A_YEAR_ID} wanted-pay-hint`}
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
      <PayAYear values={values} />
      <p className="hint" id="wanted-pay-hint">
        While “Show salary expectations” is off, employers can't see it and matches don't count it.{" "}
        <Link to={`${href("/senior/settings")}#privacy`}>Change in Settings</Link>
      </p>
    </section>
  );
}

/** Whether recruiters may find them. */
export function Visibility({ values }: { values: ProfileValues }) {
  return (
    <section className="chapter" aria-labelledby="visibility">
      <h2 id="visibility">Who can find you</h2>
      <Checkbox
        name="isVisible"
        label="Make your profile visible to recruiters"
        hint="Without it, only employers you apply to can read your profile. Your email address is never shown."
        defaultChecked={values.isVisible}
      />
      <p className="hint">
        You can be visible and still hide from some companies, such as the one you work for.{" "}
        <Link to={`${href("/senior/settings")}#hidden-companies`}>Choose them in Settings</Link>
      </p>
    </section>
  );
}
