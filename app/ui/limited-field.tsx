import type { ReactNode } from "react";
import { Field, type FieldProps } from "./field.tsx";
import { countOf, type LimitTexts, useLength } from "./text-length.tsx";

type LimitedFieldProps = Omit<FieldProps, "children" | "tooLong" | "describedBy"> &
  LimitTexts & {
    /** The control's values, as it gets them. */
    control: { value?: unknown; defaultValue?: unknown };
    /** Renders the control, which reports its text. */
    children: (wiring: Parameters<FieldProps["children"]>[0], read: (text: string) => void) => ReactNode;
  };

/** A field that counts its text. The counter is a description of it, so it is not announced while typing. */
export function LimitedField({ control, limit, isCounted, countedFrom, children, ...field }: LimitedFieldProps) {
  const length = useLength(control);
  const count = countOf(field.id, length.now, { limit, isCounted, countedFrom });
  return (
    <Field {...field} tooLong={count.tooLong} describedBy={count.id}>
      {(wiring) => (
        <>
          {children(wiring, length.read)}
          {count.shown}
        </>
      )}
    </Field>
  );
}
