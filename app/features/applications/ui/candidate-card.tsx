import X from "lucide-react/icons/x";
import { useId } from "react";
import type { Interaction } from "#app/features/applications/interaction-history/rules.ts";
import { candidateHref } from "#app/features/profiles/candidates/ui/address.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { FormResult } from "#app/ui/form-result.ts";
import type { Candidate } from "../applicants/rules.ts";
import type { BesideCandidate } from "../beside-candidate.ts";
import { CandidateProfile, type JobNamed } from "./candidate-profile.tsx";
import { Nobody } from "./candidate-words.tsx";
import { useCardArrival } from "./use-card-arrival.ts";

export type CandidateCardProps = {
  /** Null for a person who is hidden, gone, or never existed. */
  candidate: Candidate | null;
  /** The job they are considered for; without it a message is about no job. */
  job?: JobNamed | undefined;
  /** If no job is selected: the jobs they could be invited to. */
  choices?: readonly JobNamed[] | undefined;
  /** If no job is selected: the result of the last refused form. */
  answer?: FormResult | undefined;
  /** Their interactions with the recruiter about any job. */
  interactions?: readonly Interaction[] | undefined;
  /** The recruiter's name; with a selected job, the page's form has it. */
  recruiterName?: string | undefined;
  /** Its pools and people like them; null for a person whom the recruiter may not find. */
  beside: BesideCandidate | null;
  /** Returns where a person like them is shown; by default in Search Candidates. */
  alikeHref?: ((candidateId: string) => string) | undefined;
  closeHref: string;
  onClose?: (() => void) | undefined;
};

/** "Candidate Profile": the person, their profile, the match, and the actions on their application. */
export function CandidateCard(props: CandidateCardProps) {
  const {
    candidate,
    job,
    choices = [],
    answer,
    interactions = [],
    recruiterName = "",
    beside,
    alikeHref = candidateHref,
    closeHref,
    onClose,
  } = props;
  const titleId = useId();
  const { ref: cardRef, isFurther } = useCardArrival();
  return (
    <section className="card candidate" aria-labelledby={titleId} ref={cardRef}>
      <div className="card__head">
        {/* A link that names this person focuses this title. */}
        <h3 id={titleId} tabIndex={-1} data-arrival={isFurther ? undefined : true}>
          Candidate Profile
        </h3>
        <ButtonLink
          to={closeHref}
          variant="quiet"
          iconOnly
          aria-label="Close profile"
          preventScrollReset
          onClick={onClose}
        >
          <X className="i" />
        </ButtonLink>
      </div>
      {candidate ? (
        <CandidateProfile {...{ candidate, job, choices, answer, interactions, recruiterName, beside, alikeHref }} />
      ) : (
        <Nobody />
      )}
    </section>
  );
}
