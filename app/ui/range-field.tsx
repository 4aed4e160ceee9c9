import { useState } from "react";
import { Field, type FieldTexts } from "./field.tsx";

export type RangeFieldProps = FieldTexts & {
  name: string;
  id?: string | undefined;
  min: number;
  max: number;
  step?: number | undefined;
  defaultValue: number;
  /** The text in the box, if it is not a valid number. */
  defaultText?: string | undefined;
  onChange?: ((value: number) => void) | undefined;
  className?: string | undefined;
};

/** A slider and a number box with one value; the box is sent, so that it works without JavaScript. */
export function RangeField(props: RangeFieldProps) {
  const { name, id = name, min, max, step = 1, defaultValue, defaultText, onChange, className, ...texts } = props;
  const [text, setText] = useState(defaultText ?? String(defaultValue));
  const value = Math.min(max, Math.max(min, Number(text) || min));

  function change(next: string) {
    setText(next);
    const number = Number(next);
    if (next !== "" && Number.isFinite(number)) onChange?.(Math.min(max, Math.max(min, number)));
  }

  return (
    <Field {...texts} id={id} className={className}>
      {(wiring) => (
        <div className="rangerow">
          <input
            {...wiring}
            className="range"
            type="range"
            min={min}
            max={max}
            step={step}
            value={value}
            onChange={(event) => change(event.currentTarget.value)}
          />
          <input
            className="input num"
            name={name}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            aria-describedby={wiring["aria-describedby"]}
            aria-invalid={wiring["aria-invalid"]}
            aria-label={typeof texts.label === "string" ? `${texts.label}, as a number` : "As a number"}
            onChange={(event) => change(event.currentTarget.value)}
          />
        </div>
      )}
    </Field>
  );
}
