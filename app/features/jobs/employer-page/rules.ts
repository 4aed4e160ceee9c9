import type { StoredPicture } from "#app/features/profiles/uploads/rules.ts";

/** The longest texts of an employer's page, in characters; the most people, and the most benefits, one per line. */
export const EMPLOYER_PAGE_LIMITS = {
  howWeWork: 2_000,
  benefits: 1_000,
  benefitLines: 12,
  people: 4,
  personName: 80,
  personRole: 80,
  alt: 200,
} as const;

export const PERSON_NUMBERS = [1, 2, 3, 4] as const;

/** What an employer adds to its public page. */
export type EmployerPage = {
  howWeWork: string | null;
  /** One benefit per line. */
  benefits: string | null;
  people: ReadonlyArray<{ name: string; role: string }>;
  pictures: readonly StoredPicture[];
};

/** Returns the benefits as a list, without empty lines. */
export function benefitsOf(text: string | null): string[] {
  return (text ?? "").split("\n").flatMap((line) => line.trim() || []);
}
