import { createContext, useContext } from "react";
import type { FormResult } from "#app/ui/form-result.ts";

/** What the forms on a profile need to know of the page they stand on. */
export type ApplicantForm = {
  jobTitle: string;
  /** Who writes, for the end of a message. */
  recruiterName: string;
  /** Fresh with every page: a message sent twice is one. */
  submissionKey: string;
  /** The answer to the form that was refused last, so that nothing typed is lost. */
  answer: FormResult | undefined;
};

const ApplicantFormContext = createContext<ApplicantForm | null>(null);

/** Gives the page's facts to the forms on an opened profile. */
export const ApplicantFormProvider = ApplicantFormContext.Provider;

/** The page's facts; null where profiles are only read. */
export function useApplicantForm(): ApplicantForm | null {
  return useContext(ApplicantFormContext);
}
