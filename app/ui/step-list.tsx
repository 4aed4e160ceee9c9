import { Drawing } from "./ring-drawing.tsx";
import { yearsOfStep } from "./rings.ts";
import tree from "./trees/step.svg?no-inline";
import { STEP_YEARS } from "./trees.ts";

export type Step = { title: string; text: string };

/** Steps in order: three side by side or four in two rows, each beside a tree that grows. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  const of = steps.length === 4 ? 4 : 3;
  return (
    <ol className={of === 4 ? "steps steps--four" : "steps"}>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <StepRings step={index + 1} of={of} />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

const YEARS = Array.from({ length: STEP_YEARS }, (_, index) => index + 1);

/** A tree that grows with its step. Decorative; the list is numbered in words. */
export function StepRings({ step, of }: { step: number; of: 3 | 4 }) {
  const grown = yearsOfStep(step, of);
  return (
    <Drawing size={100} className="ring-step">
      {YEARS.map((year) => (
        <use
          key={year}
          href={`${tree}#year-${year}`}
          className={year <= grown ? "ring-ink" : "ring-track"}
          strokeWidth={year <= grown ? 2.4 : 1.2}
        />
      ))}
    </Drawing>
  );
}
