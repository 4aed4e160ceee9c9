import { href } from "react-router";
import { type CandidateSearch, candidateParams } from "../rules.ts";

/** A parameter of links that show more people, so that the form is emptied too. */
export const CLEARED = "cleared";

/** Returns the address of a search, with a profile open or closed. */
export function candidatesAddress(search: CandidateSearch, candidateId: string | null = null): string {
  const params = candidateParams(search);
  if (candidateId !== null) params.set("candidate", candidateId);
  const query = params.toString();
  return query === "" ? href("/recruiter/candidates") : `${href("/recruiter/candidates")}?${query}`;
}

/** Returns the address of a person's profile among all people. */
export function candidateHref(candidateId: string): string {
  return `${href("/recruiter/candidates")}?${new URLSearchParams({ candidate: candidateId })}`;
}

/** Returns the id of the button that opens a profile, so that closing can return the focus to it. */
export function viewLinkId(candidateId: string): string {
  return `view-${candidateId}`;
}
