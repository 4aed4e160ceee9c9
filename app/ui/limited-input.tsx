import { Field } from "./field.tsx";
import type { TextInputProps } from "./text-input.tsx";
import { countOf, type LimitTexts, useLength } from "./text-length.tsx";

export type LimitedInputProps = Omit<TextInputProps, "icon"> & LimitTexts;

/** A `TextInput` that says when its text is too long, and its length. */
export function LimitedInput(props: LimitedInputProps) {
  const { label, hint, error, optional, isLabelHidden, className, limit, isCounted, id, onInput, ...input } = props;
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
      describedBy={count.id}
    >
      {(wiring) => (
        <>
          <input
            type="text"
            dir="auto"
            {...input}
            {...wiring}
            className="input"
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
