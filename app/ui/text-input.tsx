import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldTexts } from "./field.tsx";

export type TextInputProps = Omit<ComponentProps<"input">, "className" | "maxLength"> &
  FieldTexts & {
    /** Also the id by default, which an error summary links to. */
    name: string;
    className?: string | undefined;
    /** An icon inside the field, before the text. */
    icon?: ReactNode;
  };

/**
 * A line of text with its label, hint, and error. Numbers: `inputMode` instead of `type="number"`. A text with a limit:
 * `LimitedInput`.
 */
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
          <input type="text" dir="auto" {...input} {...wiring} className={input.inputMode ? "input num" : "input"} />
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
