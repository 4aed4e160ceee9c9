import { createContext, useContext } from "react";
import type { FormResult } from "#app/ui/form-result.ts";
import type { Letter } from "../letters/rules.ts";
import type { Stage } from "../stages/rules.ts";

/** What the forms on a profile need from their page. */
export type ApplicantForm = {
  jobTitle: string;
  company: string;
  /** The letters of the company, and the id of the one that the address asks for. */
  letters: readonly Letter[];
  letterId: string | null;
  /** The company's own stages. */
  stages: readonly Stage[];
  /** The status change whose form the address opens. */
  openMove: string | null;
  /** The day as a letter says it. */
  today: string;
  /** The recruiter's name, for the end of a message. */
  recruiterName: string;
  /** New for every page load: a message sent twice is stored once. */
  submissionKey: string;
  /** The result of the last refused form, so that typed text stays. */
  answer: FormResult | undefined;
};

const ApplicantFormContext = createContext<ApplicantForm | null>(null);

/** Provides the page's facts to the forms on an opened profile. */
export const ApplicantFormProvider = ApplicantFormContext.Provider;

/** Returns the page's facts; null where profiles are read-only. */
export function useApplicantForm(): ApplicantForm | null {
  return useContext(ApplicantFormContext);
}
