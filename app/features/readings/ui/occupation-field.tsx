import { href } from "react-router";
import type { FieldError } from "#app/ui/field.tsx";
import { TagInput } from "#app/ui/tag-input.tsx";
import { OCCUPATION_LIMITS } from "../labels.ts";

export type OccupationFieldProps = {
  /** What a text is read as, in a sentence. */
  hint: string;
  /** What the field starts with. */
  names: readonly string[];
  /** What it started with when the form was drawn first: sent along, so that only a change is a correction. */
  shown: string;
  error: FieldError;
};

/** What work this is, by the names of the vocabulary, for who wants to say it better than it was read. */
export function OccupationField({ hint, names, shown, error }: OccupationFieldProps) {
  return (
    <>
      <TagInput
        name="occupations"
        label="Occupation"
        optional
        noun="occupation"
        hint={hint}
        defaultTags={names}
        error={error}
        limit={OCCUPATION_LIMITS.nameLength}
        suggestFrom={href("/suggest/:kind", { kind: "occupations" })}
      />
      <input type="hidden" name="occupationsShown" value={shown} />
    </>
  );
}
