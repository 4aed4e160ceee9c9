import type { ComponentProps } from "react";
import type { FieldTexts } from "./field.tsx";
import { LimitedField } from "./limited-field.tsx";
import { type LimitTexts, splitTexts } from "./text-length.tsx";

export type TextAreaProps = Omit<ComponentProps<"textarea">, "className" | "maxLength"> &
  FieldTexts &
  LimitTexts & {
    name: string;
    className?: string | undefined;
  };

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { texts, control } = splitTexts(props);
  return (
    <LimitedField {...texts} id={props.id ?? props.name} control={control}>
      {(wiring, read) => (
        <textarea
          dir="auto"
          {...control}
          {...wiring}
          className="area"
          onInput={(event) => {
            read(event.currentTarget.value);
            control.onInput?.(event);
          }}
        />
      )}
    </LimitedField>
  );
}
