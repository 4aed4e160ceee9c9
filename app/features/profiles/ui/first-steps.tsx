import Check from "lucide-react/icons/check";
import { href } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { firstSteps, type Profile } from "../rules.ts";
import "./completion-card.css";

export type FirstStepsProps = {
  profile: Profile | null;
  /** Whether the next step is the main action of the page. */
  isMain: boolean;
};

/** The steps a senior takes before jobs can be matched, in order. */
export function FirstSteps({ profile, isMain }: FirstStepsProps) {
  const { hasSkills, hasHours } = firstSteps(profile);
  const profilePath = href("/senior/profile");
  const steps = [
    {
      title: "Add your skills",
      text: "Name what you do well. Jobs that ask for it are matched to you.",
      to: `${profilePath}#skills`,
      isDone: hasSkills,
    },
    {
      title: "Say when and how you want to work",
      text: "Your hours a week, and remote, on-site or hybrid.",
      to: `${profilePath}#availabilityHours`,
      isDone: hasHours,
    },
    {
      title: "See your matches",
      text: "Every job shows how well it fits you, and why.",
      to: href("/senior/find-jobs"),
      isDone: false,
    },
  ];
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <section className="card ruled" aria-labelledby="first-steps">
      <h2 id="first-steps">3 steps to your first match</h2>
      <ol className="l lines first-steps">
        {steps.map(({ title, text, to, isDone }, index) => (
          <li key={title}>
            <span className="first-steps__n" aria-hidden="true">
              {isDone ? <Check className="i" /> : index + 1}
            </span>
            <div className="grow">
              <h3>
                <span className="vh">{isDone ? "Done: " : `Step ${index + 1}: `}</span>
                <span>{title}</span>
              </h3>
              <p className="soft">{text}</p>
            </div>
            {!isDone && (
              <ButtonLink to={to} variant={isMain && index === next ? "main" : "plain"} aria-label={title}>
                {index === 2 ? "Find Jobs" : "Start"}
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
