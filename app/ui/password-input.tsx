import { type ComponentProps, useState } from "react";
import { Field, type FieldTexts } from "./field.tsx";
import { useIsHydrated } from "./hydration.ts";

export type PasswordInputProps = Omit<ComponentProps<"input">, "className" | "type"> &
  FieldTexts & { name: string; className?: string | undefined };

/** A password with a Show button. Paste and password managers work; pass `autoComplete`. */
export function PasswordInput(props: PasswordInputProps) {
  const { label, hint, error, optional, isLabelHidden, className, id, ...input } = props;
  const [isShown, setIsShown] = useState(false);
  const isHydrated = useIsHydrated();
  return (
    <Field
      id={id ?? input.name}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      isLabelHidden={isLabelHidden}
      className={className}
    >
      {(wiring) => (
        <div className={isHydrated ? "affix affix--end" : "affix"}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...wiring}
            type={isShown ? "text" : "password"}
            className="input"
          />
          {isHydrated && (
            <button type="button" className="btn" onClick={() => setIsShown(!isShown)}>
              <span>{isShown ? "Hide" : "Show"}</span>
              <span className="vh"> password</span>
            </button>
          )}
        </div>
      )}
    </Field>
  );
}
