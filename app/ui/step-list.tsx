import { StepRings } from "./ring.tsx";

export type Step = { title: string; text: string };

/** What happens, in order: three steps side by side or four in two rows, each beside a tree that grows. */
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
