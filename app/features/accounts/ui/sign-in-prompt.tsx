import { type ReactNode, useEffect, useId, useRef } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { authSearch } from "./role-tabs.tsx";

export type SignInPromptProps = {
  /** What signing in is for, as a sentence. */
  children: ReactNode;
  /** The path to come back to. */
  next: string;
};

/**
 * For features that need an account: Log In and Sign Up, both remembering where the person was. Takes the focus when it
 * appears: it is the answer to what was pressed.
 */
export function SignInPrompt({ children, next }: SignInPromptProps) {
  const search = authSearch({ next });
  const ref = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => ref.current?.focus(), []);
  return (
    <section className="notice" ref={ref} tabIndex={-1} aria-labelledby={id}>
      <div className="stack">
        <p id={id}>{children}</p>
        <div className="row row--near">
          <ButtonLink variant="primary" to={{ pathname: "/login", search }}>
            Log In
          </ButtonLink>
          <ButtonLink variant="line" to={{ pathname: "/signup", search }}>
            Sign Up
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
