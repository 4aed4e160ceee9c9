import { type ComponentProps, type ReactNode, useState } from "react";
import { characterCount, tooLongText } from "#app/words.ts";
import { Field, type FieldTexts } from "./field.tsx";

type LimitTexts = {
  /** The most characters that are taken. More can be typed and pasted: nothing is cut, and the field says so. */
  limit?: number | undefined;
  /** Shows "42 of 5,000 characters" under the text all the time; otherwise only past the limit. */
  isCounted?: boolean | undefined;
  /** The same, but only once the text is this long. */
  countedFrom?: number | undefined;
};

export type TextInputProps = Omit<ComponentProps<"input">, "className" | "maxLength"> &
  FieldTexts &
  LimitTexts & {
    /** Also the id, unless one is given; an error summary links to it. */
    name: string;
    className?: string | undefined;
    /** An icon inside the field, before the text. */
    icon?: ReactNode;
  };

/** One line of text with its label, hint and error. Numbers: `inputMode` instead of `type="number"`. */
export function TextInput(props: TextInputProps) {
  const { label, hint, error, optional, isLabelHidden, className, icon, limit, isCounted, id, onInput, ...input } =
    props;
  const fieldId = id ?? input.name;
  const length = useLength(input);
  const count = countOf(fieldId, length.now, { limit, isCounted });
  return (
    <Field
      id={fieldId}
      label={label}
      hint={hint}
      error={error}
      tooLong={count.tooLong}
      optional={optional}
      isLabelHidden={isLabelHidden}
      className={className}
      describedBy={[input["aria-describedby"], count.id].filter(Boolean).join(" ") || undefined}
    >
      {(wiring) => {
        const control = (
          <input
            type="text"
            dir="auto"
            {...input}
            {...wiring}
            className={input.inputMode ? "input num" : "input"}
            onInput={(event) => {
              length.read(event.currentTarget.value);
              onInput?.(event);
            }}
          />
        );
        return (
          <>
            {icon ? (
              <div className="affix affix--pre">
                {icon}
                {control}
              </div>
            ) : (
              control
            )}
            {count.shown}
          </>
        );
      }}
    </Field>
  );
}

export type TextAreaProps = Omit<ComponentProps<"textarea">, "className" | "maxLength"> &
  FieldTexts &
  LimitTexts & {
    name: string;
    className?: string | undefined;
  };

/** Several lines of text. The counter speaks only when it is asked: it describes the field. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, optional, isLabelHidden, className, limit, isCounted, countedFrom, id, onInput, ...area } =
    props;
  const fieldId = id ?? area.name;
  const length = useLength(area);
  const count = countOf(fieldId, length.now, { limit, isCounted, countedFrom });

  return (
    <Field
      id={fieldId}
      label={label}
      hint={hint}
      error={error}
      tooLong={count.tooLong}
      optional={optional}
      isLabelHidden={isLabelHidden}
      className={className}
      describedBy={count.id}
    >
      {(wiring) => (
        <>
          <textarea
            dir="auto"
            {...area}
            {...wiring}
            className="area"
            onInput={(event) => {
              length.read(event.currentTarget.value);
              onInput?.(event);
            }}
          />
          {count.shown}
        </>
      )}
    </Field>
  );
}

/** How long the text of a control is; `read` takes what is in it now. */
function useLength({ value, defaultValue }: { value?: unknown; defaultValue?: unknown }) {
  const [typed, setTyped] = useState(() => characterCount(String(defaultValue ?? "")));
  return {
    now: value === undefined ? typed : characterCount(String(value)),
    read: (text: string) => setTyped(characterCount(text)),
  };
}

/** The counter, if there is one to show, and what is said past the limit. */
function countOf(fieldId: string, length: number, { limit, isCounted, countedFrom = Infinity }: LimitTexts) {
  if (limit === undefined) return {};
  const tooLong = length > limit ? tooLongText(limit) : "";
  if (!isCounted && length < countedFrom && tooLong === "") return { tooLong };
  const id = `${fieldId}-count`;
  const shown = (
    <span className="count" id={id}>
      {`${length.toLocaleString("en-US")} of ${limit.toLocaleString("en-US")} characters`}
    </span>
  );
  return { tooLong, id, shown };
}
