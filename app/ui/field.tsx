import CircleAlert from "lucide-react/icons/triangle-alert";
import { type ReactNode, useEffect, useRef, useState } from "react";

/** The error of a field as the server sent it. Pass the response's own array: a new one is shown again. */
export type FieldError = string | readonly string[] | null | undefined;

/** Attributes that connect a control to its label, hint, and error; spread them on the control. */
type FieldWiring = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  /** Without scripts the browser goes to the first error of the page. */
  autoFocus: true | undefined;
};

/** Texts of every control. */
export type FieldTexts = {
  label: ReactNode;
  hint?: ReactNode;
  error?: FieldError;
  /** Adds "(optional)" after the label. */
  optional?: boolean | undefined;
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean | undefined;
};

export type FieldProps = FieldTexts & {
  id: string;
  className?: string | undefined;
  /** The message once a text exceeds its limit, or an empty text. */
  tooLong?: string | undefined;
  /** More ids that describe the control, such as a counter's. */
  describedBy?: string | undefined;
  children: (wiring: FieldWiring) => ReactNode;
};

/** The first message of a field, or null. */
function firstMessage(error: FieldError): string | null {
  const message = typeof error === "string" ? error : error?.[0];
  return message === undefined || message === "" ? null : message;
}

/**
 * Returns the error to show, and a handler for edits: an edited field hides the old error until the form is sent again.
 */
export function useEditedError(error: FieldError) {
  const [edited, setEdited] = useState<FieldError>(null);
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const form = ref.current?.closest("form");
    function forget() {
      setEdited((current) => (typeof current === "string" ? null : current));
    }
    form?.addEventListener("submit", forget);
    return () => form?.removeEventListener("submit", forget);
  }, []);
  const message = error === edited ? null : firstMessage(error);
  return { ref, message, onInput: () => setEdited(error) };
}

/** A label above, the hint between, the control, and the error below it with its icon, connected by ids. */
export function Field(props: FieldProps) {
  const { id, label, hint, error, tooLong, optional, isLabelHidden, className, describedBy, children } = props;
  const { ref, message: said, onInput } = useEditedError(error);
  const message = tooLong || said;
  const describing = [hint ? `${id}-hint` : null, describedBy, message ? `${id}-error` : null]
    .filter(Boolean)
    .join(" ");
  const classes = ["field", message ? "field--bad" : null, className].filter(Boolean).join(" ");

  return (
    <div
      className={classes}
      onInput={onInput}
      ref={(element) => {
        ref.current = element;
      }}
    >
      <label htmlFor={id} className={isLabelHidden ? "vh" : undefined}>
        <span>{label}</span>
        {optional && <span className="opt"> (optional)</span>}
      </label>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {children({
        id,
        "aria-describedby": describing || undefined,
        "aria-invalid": message ? true : undefined,
        autoFocus: message ? true : undefined,
      })}
      {message && <ErrorText id={`${id}-error`}>{message}</ErrorText>}
      {tooLong !== undefined && (
        <span className="vh" role="status">
          {tooLong}
        </span>
      )}
    </div>
  );
}

export type FieldGroupProps = FieldTexts & {
  /** The id of the group, for its hint and error, and for links of an error summary. */
  id: string;
  className?: string | undefined;
  children: ReactNode;
};

/** Several controls for one question: a fieldset with its legend, hint, and error. */
export function FieldGroup({ id, label, hint, error, optional, isLabelHidden, className, children }: FieldGroupProps) {
  const { ref, message, onInput } = useEditedError(error);
  const describing = [hint ? `${id}-hint` : null, message ? `${id}-error` : null].filter(Boolean).join(" ");
  return (
    <fieldset
      id={id}
      className={className}
      tabIndex={-1}
      aria-describedby={describing || undefined}
      onInput={onInput}
      ref={(element) => {
        ref.current = element;
      }}
    >
      <legend className={isLabelHidden ? "vh" : "label"}>
        <span>{label}</span>
        {optional && <span className="opt"> (optional)</span>}
      </legend>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {children}
      {message && <ErrorText id={`${id}-error`}>{message}</ErrorText>}
    </fieldset>
  );
}

/** An error with an icon, because color alone says nothing. A message may have several lines. */
export function ErrorText({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p className="err" id={id}>
      <CircleAlert className="i" />
      <span>{children}</span>
    </p>
  );
}
