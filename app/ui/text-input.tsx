import { type ComponentProps, type ReactNode, useState } from "react";
import { Field, type FieldTexts } from "./field.tsx";

export type TextInputProps = Omit<ComponentProps<"input">, "className"> &
  FieldTexts & {
    /** Also the id, unless one is given; an error summary links to it. */
    name: string;
    className?: string | undefined;
    /** An icon inside the field, before the text. */
    icon?: ReactNode;
  };

/** One line of text with its label, hint and error. Numbers: `inputMode` instead of `type="number"`. */
export function TextInput(props: TextInputProps) {
  const { label, hint, error, optional, isLabelHidden, className, icon, id, ...input } = props;
  return (
    <Field
      id={id ?? input.name}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      isLabelHidden={isLabelHidden}
      className={className}
      describedBy={input["aria-describedby"]}
    >
      {(wiring) => {
        const control = (
          <input type="text" {...input} {...wiring} className={input.inputMode ? "input num" : "input"} />
        );
        return icon ? (
          <div className="affix affix--pre">
            {icon}
            {control}
          </div>
        ) : (
          control
        );
      }}
    </Field>
  );
}

export type TextAreaProps = Omit<ComponentProps<"textarea">, "className"> &
  FieldTexts & {
    name: string;
    className?: string | undefined;
    /** Shows "42 of 5,000 characters" under the text; `maxLength` is the limit. */
    isCounted?: boolean | undefined;
    /** The same, but only once the text is this long. */
    countedFrom?: number | undefined;
  };

/** Several lines of text. The counter speaks only when it is asked: it describes the field. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, optional, isLabelHidden, className, isCounted, countedFrom, id, onInput, ...area } =
    props;
  const given = area.value ?? area.defaultValue ?? "";
  const [typed, setTyped] = useState(String(given).length);
  const length = area.value === undefined ? typed : String(area.value).length;
  const fieldId = id ?? area.name;
  const counted = (isCounted || length >= (countedFrom ?? Number.POSITIVE_INFINITY)) && area.maxLength !== undefined;

  return (
    <Field
      id={fieldId}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      isLabelHidden={isLabelHidden}
      className={className}
      describedBy={counted ? `${fieldId}-count` : undefined}
    >
      {(wiring) => (
        <>
          <textarea
            {...area}
            {...wiring}
            className="area"
            onInput={(event) => {
              setTyped(event.currentTarget.value.length);
              onInput?.(event);
            }}
          />
          {counted && (
            <span className="count" id={`${fieldId}-count`}>
              {`${length.toLocaleString("en-US")} of ${area.maxLength?.toLocaleString("en-US")} characters`}
            </span>
          )}
        </>
      )}
    </Field>
  );
}
