import { href, Link, useLocation } from "react-router";
import type { LetterKind } from "#app/domain/letters.ts";
import { useApplicantForm } from "../../ui/applicant-form.tsx";
import { fillLetter, type Letter } from "../rules.ts";

/**
 * Links that put one of the company's letters into the message beside them, and one to write more. A letter is part of
 * the address, so that it works without JavaScript.
 */
export function LetterPicker({ kind }: { kind: LetterKind }) {
  const { search } = useLocation();
  const desk = useApplicantForm();
  const letters = desk?.letters.filter((letter) => letter.kind === kind) ?? [];
  return (
    <p className="row row--near small">
      {letters.length > 0 && <span>Your letters:</span>}
      {letters.map(({ id, name }) => (
        <Link
          key={id}
          className="tap"
          to={withLetter(search, id)}
          preventScrollReset
          replace
          aria-current={id === desk?.letterId ? "true" : undefined}
        >
          {name}
        </Link>
      ))}
      <Link className="tap" to={href("/recruiter/letters")}>
        {letters.length > 0 ? "Change letters" : "Write letters of your own"}
      </Link>
    </p>
  );
}

function withLetter(search: string, id: string): string {
  const params = new URLSearchParams(search);
  params.set("letter", id);
  return `?${params}`;
}

/** Returns the letter of this kind that the address asks for, or null. */
export function useChosenLetter(kind: string): Letter | null {
  const desk = useApplicantForm();
  return desk?.letters.find((letter) => letter.id === desk.letterId && letter.kind === kind) ?? null;
}

/** Returns a text as a person with this name would read it; an empty name is hidden. */
export function useFilled(): (text: string, name: string) => string {
  const desk = useApplicantForm();
  return (text, name) =>
    desk ? fillLetter(text, { name, job: desk.jobTitle, company: desk.company, date: desk.today }) : text;
}
