import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useEffect, useId, useRef } from "react";

export type ErrorSummaryProps = {
  title?: string | undefined;
  /** One per field, in the order of the form; `fieldId` is the control's id. */
  errors: ReadonlyArray<{ fieldId: string; message: string }>;
  /** Changes with every answer of the server (pass the action's data), so that the same errors take focus again. */
  attempt?: unknown;
};

/** Everything that is wrong in a form, on top of it, each entry leading to its field. Takes focus when it appears. */
export function ErrorSummary({ title = "Please look at these again", errors, attempt }: ErrorSummaryProps) {
  const ref = useRef<HTMLElement>(null);
  const titleId = useId();
  const words = errors.map((error) => error.message).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt with the same words takes focus again
  useEffect(() => {
    if (words !== "") ref.current?.focus();
  }, [words, attempt]);
  if (errors.length === 0) return null;
  return (
    <section className="notice notice--bad" aria-labelledby={titleId} tabIndex={-1} ref={ref}>
      <TriangleAlert className="i" />
      <div>
        <p id={titleId}>
          <b>{title}</b>
        </p>
        <ul>
          {errors.map((error) => (
            <li key={error.fieldId}>
              <a
                href={`#${error.fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(error.fieldId)?.focus();
                }}
              >
                {error.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
