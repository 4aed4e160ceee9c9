import type { ReactNode } from "react";
import { travelText, wantedPayText } from "#app/features/profiles/labels.ts";
import type { CandidateProfile } from "#app/features/profiles/rules.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Tag } from "#app/ui/badge.tsx";
import { availabilityText, MISSING } from "../labels.ts";
import "./candidate-card.css";

type WhoProps = { candidate: CandidateProfile; underName?: ReactNode; children?: ReactNode };

/** A person's name and photo as recruiters see them; `children` come at the end, such as the status. */
export function CandidateWho({ candidate, underName, children }: WhoProps) {
  const { fullName, photoUrl, experience, place, travelMiles, wanted } = candidate;
  return (
    <div className="row candidate__who">
      <Avatar name={fullName} photoUrl={photoUrl} isLarge />
      <div>
        <h4>{fullName || MISSING.name}</h4>
        {underName}
        <p>{availabilityText(candidate)}</p>
        {experience && <p className="soft small">{`${experience} of experience`}</p>}
        {place && <p className="soft small">{place}</p>}
        {travelMiles && <p className="soft small">{`Travels ${travelText(travelMiles).toLowerCase()}`}</p>}
        {wanted && <p className="soft small">{`Wants at least ${wantedPayText(wanted)}`}</p>}
        {children}
      </div>
    </div>
  );
}

/** The person's own text. */
export function CandidateBio({ bio }: Pick<CandidateProfile, "bio">) {
  return (
    <Part title="Bio">
      <p className="candidate__bio" dir="auto">
        {bio || MISSING.bio}
      </p>
    </Part>
  );
}

/** Skills and industries. */
export function CandidateSkills({ skills, industries }: Pick<CandidateProfile, "skills" | "industries">) {
  return (
    <div className="stack">
      <Part title="Skills">
        {skills.length === 0 ? (
          <p>{MISSING.skills}</p>
        ) : (
          <p className="tags">
            {skills.map((skill) => (
              <Tag key={skill}>{skill}</Tag>
            ))}
          </p>
        )}
      </Part>
      {industries.length > 0 && (
        <Part title="Industries">
          <p>{industries.join(", ")}</p>
        </Part>
      )}
    </div>
  );
}

/** A section of a profile with a heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h5 className="h5">{title}</h5>
      {children}
    </div>
  );
}
