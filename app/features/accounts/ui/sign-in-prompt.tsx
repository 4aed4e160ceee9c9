import { type ReactNode, useEffect, useId, useRef } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { authSearch } from "./role-tabs.tsx";

export type SignInPromptProps = {
  /** A sentence about why to sign in. */
  children: ReactNode;
  /** The path to return to. */
  next: string;
};

/**
 * Asks for sign-in where a feature needs an account: Log In and Sign Up, both returning to this page. Takes the focus
 * when it appears, because it responds to a click.
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
