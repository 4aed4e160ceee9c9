import { LimitedField } from "./limited-field.tsx";
import type { TextInputProps } from "./text-input.tsx";
import { type LimitTexts, splitTexts } from "./text-length.tsx";

export type LimitedInputProps = Omit<TextInputProps, "icon"> & LimitTexts;

/** A `TextInput` that says when its text is too long, and its length. */
export function LimitedInput(props: LimitedInputProps) {
  const { texts, control } = splitTexts(props);
  return (
    <LimitedField {...texts} id={props.id ?? props.name} control={control}>
      {(wiring, read) => (
        <input
          type="text"
          dir="auto"
          {...control}
          {...wiring}
          className="input"
          onInput={(event) => {
            read(event.currentTarget.value);
            control.onInput?.(event);
          }}
        />
      )}
    </LimitedField>
  );
}
