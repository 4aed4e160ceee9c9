import type { CandidateProfile } from "#app/features/profiles/rules.ts";
import { CandidateBio, CandidateSkills, CandidateWho } from "./candidate-parts.tsx";

/** "Candidate Profile" as a preview for its owner: what a recruiter reads, without actions. */
export function ProfilePreview({ profile }: { profile: CandidateProfile }) {
  return (
    <section className="card candidate" aria-labelledby="candidate-profile">
      <h2 className="vh">Preview</h2>
      <div className="card__head">
        <h3 id="candidate-profile">Candidate Profile</h3>
      </div>
      <div className="profile">
        <div className="profile__wide candidate__top">
          <CandidateWho candidate={profile} />
        </div>
        <CandidateBio bio={profile.bio} />
        <CandidateSkills {...profile} />
      </div>
    </section>
  );
}
