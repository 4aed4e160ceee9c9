import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useEffect, useId, useRef, useState } from "react";

type FieldMistake = { fieldId: string; message: string };

export type ErrorSummaryProps = {
  /** One per field, in the order of the form; `fieldId` is the control's id. */
  errors: readonly FieldMistake[];
  /** Changes with every response of the server (pass the action's data): then it takes the focus. */
  attempt: unknown;
};

/**
 * Lists a form's errors at its top, each linked to its field. Takes the focus with each response; an entry disappears
 * once its field is edited.
 */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const ref = useRef<HTMLElement>(null);
  const titleId = useId();
  const [edited, setEdited] = useState<{ attempt: unknown; ids: readonly string[] }>({ attempt, ids: [] });
  const gone = edited.attempt === attempt ? edited.ids : [];
  const left = errors.filter(({ fieldId }) => !gone.includes(fieldId));
  const ids = errors.map(({ fieldId }) => fieldId).join(" ");

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt with the same mistakes takes the focus again
  useEffect(() => ref.current?.focus(), [attempt]);
  useEffect(() => {
    const form = ref.current?.closest("form");
    function edit({ target }: Event) {
      if (!(target instanceof Element)) return;
      const now = ids.split(" ").filter((id) => document.getElementById(id)?.contains(target));
      setEdited((before) => ({ attempt, ids: [...(before.attempt === attempt ? before.ids : []), ...now] }));
    }
    form?.addEventListener("input", edit);
    return () => form?.removeEventListener("input", edit);
  }, [attempt, ids]);

  if (left.length === 0) return null;
  return (
    <section
      className="notice notice--bad"
      aria-labelledby={titleId}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without scripts nothing else takes the reader to the answer
      autoFocus
      data-error-summary
      ref={ref}
    >
      <TriangleAlert className="i" />
      <div>
        <p id={titleId}>
          <b>{errors.length > 1 ? `There is a problem (${left.length})` : "There is a problem"}</b>
        </p>
        <ul>
          {left.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId)?.focus();
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Returns the errors of a result for the summary, in the order of the form's fields. */
export function mistakesIn(answer: { errors: Record<string, string> } | undefined | null, fields: readonly string[]) {
  return fields.flatMap((fieldId): FieldMistake[] => {
    const message = answer?.errors[fieldId];
    return message ? [{ fieldId, message }] : [];
  });
}
