import { href } from "react-router";
import { type CandidateSearch, candidateParams } from "../rules.ts";

/** What a way to more people carries, so that the boxes are emptied too. */
export const CLEARED = "cleared";

/** The address of a search, with a profile open or closed. */
export function candidatesAddress(search: CandidateSearch, candidateId: string | null = null): string {
  const params = candidateParams(search);
  if (candidateId !== null) params.set("candidate", candidateId);
  const query = params.toString();
  return query === "" ? href("/recruiter/candidates") : `${href("/recruiter/candidates")}?${query}`;
}

/** The id of the button that opens a profile, so that closing can give the focus back to it. */
export function viewLinkId(candidateId: string): string {
  return `view-${candidateId}`;
}
