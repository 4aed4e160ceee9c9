import type { ComponentProps } from "react";
import { Field, type FieldTexts } from "./field.tsx";
import { countOf, type LimitTexts, useLength } from "./text-length.tsx";

export type TextAreaProps = Omit<ComponentProps<"textarea">, "className" | "maxLength"> &
  FieldTexts &
  LimitTexts & {
    name: string;
    className?: string | undefined;
  };

/** Several lines of text. The counter is a description of the field, so it is not announced while typing. */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    hint,
    error,
    optional,
    isLabelHidden,
    className,
    limit,
    isCounted,
    countedFrom,
    id,
    onInput,
    ...area
  } = props;
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
