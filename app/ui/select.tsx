import type { ComponentProps } from "react";
import { Field, type FieldTexts } from "./field.tsx";

type SelectOption = { value: string; label: string; isDisabled?: boolean | undefined };

export type SelectProps = Omit<ComponentProps<"select">, "className" | "children"> &
  FieldTexts & {
    name: string;
    className?: string | undefined;
    options: readonly SelectOption[];
    /** The first, empty option, such as "Any" or "Choose one". */
    placeholder?: string | undefined;
  };

/** A native select with its label, hint, and error. */
export function Select(props: SelectProps) {
  const { label, hint, error, optional, isLabelHidden, className, options, placeholder, id, ...select } = props;
  return (
    <Field
      id={id ?? select.name}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      isLabelHidden={isLabelHidden}
      className={className}
    >
      {(wiring) => (
        <select {...select} {...wiring} className="select">
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
