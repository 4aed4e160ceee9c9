import { href } from "react-router";
import type { FieldError } from "#app/ui/field.tsx";
import { TagInput } from "#app/ui/tag-input.tsx";
import { OCCUPATION_LIMITS } from "../labels.ts";

export type OccupationFieldProps = {
  /** A sentence that says how the text is read. */
  hint: string;
  /** The initial names. */
  names: readonly string[];
  /** The value when the form was first rendered, sent along so that only a change is a correction. */
  shown: string;
  error: FieldError;
};

/** Lets a person correct the occupations that a text was read as. */
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
