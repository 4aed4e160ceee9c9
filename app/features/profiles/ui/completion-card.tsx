import Check from "lucide-react/icons/check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import { Meter } from "#app/ui/meter.tsx";
import { PART_LABELS, partsText } from "../labels.ts";
import { completionPercent, openParts, PROFILE_PARTS, type Profile, type ProfilePart } from "../rules.ts";
import "./completion-card.css";

type CompletionProps = { profile: Profile };

/** The profile's completion beside the form: the ring, and each part. */
export function CompletionCard({ profile }: CompletionProps) {
  const open = openParts(profile);
  return (
    <section className="card not-narrow" aria-labelledby="completion">
      <h2 id="completion">Profile completion</h2>
      <div className="completion__ring">
        <Meter percent={completionPercent(profile)} label="profile complete" size="l" caption={partsText(open)} />
      </div>
      <ul className="eight">
        {PROFILE_PARTS.map((part) => (
          <PartLine key={part} part={part} isOpen={open.includes(part)} />
        ))}
      </ul>
    </section>
  );
}

/** The same above the form, in narrow windows. */
export function CompletionStrip({ profile }: CompletionProps) {
  const open = openParts(profile);
  return (
    <section className="card only-narrow completion--strip" aria-labelledby="completion-short">
      <Meter percent={completionPercent(profile)} label="profile complete" size="m" />
      <div className="stack stack--s2">
        <h2 id="completion-short">{partsText(open)}</h2>
        {open.length > 0 && (
          <p>
            Still to add: <PartLinks parts={open} />
            <span>.</span>
          </p>
        )}
      </div>
    </section>
  );
}

function PartLine({ part, isOpen }: { part: ProfilePart; isOpen: boolean }) {
  const Icon = isOpen ? CircleDashed : Check;
  return (
    <li className={isOpen ? "is-open" : undefined}>
      <Icon className="i" />
      <span>
        <span className="vh">{isOpen ? "Still to add: " : "Done: "}</span>
        {isOpen ? <a href={`#${part}`}>{PART_LABELS[part]}</a> : <span>{PART_LABELS[part]}</span>}
      </span>
    </li>
  );
}

function PartLinks({ parts }: { parts: readonly ProfilePart[] }) {
  return parts.map((part, index) => (
    <span key={part}>
      {index > 0 && <span>, </span>}
      <a href={`#${part}`}>{PART_LABELS[part]}</a>
    </span>
  ));
}
