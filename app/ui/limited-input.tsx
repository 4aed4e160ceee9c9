import { TextInput, type TextInputProps } from "./text-input.tsx";
import { countOf, type LimitTexts, useLength } from "./text-length.tsx";

export type LimitedInputProps = Omit<TextInputProps, "tooLong" | "count"> & LimitTexts;

/** A `TextInput` that says when its text is too long, and how long it is then. */
export function LimitedInput({ limit, isCounted, onInput, ...input }: LimitedInputProps) {
  const length = useLength(input);
  const { id, shown, tooLong } = countOf(input.id ?? input.name, length.now, { limit, isCounted });
  return (
    <TextInput
      {...input}
      tooLong={tooLong}
      count={shown}
      aria-describedby={id}
      onInput={(event) => {
        length.read(event.currentTarget.value);
        onInput?.(event);
      }}
    />
  );
}
