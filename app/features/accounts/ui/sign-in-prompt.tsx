import type { ReactNode } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { authSearch } from "./role-tabs.tsx";

export type SignInPromptProps = {
  /** What signing in is for, as a sentence. */
  children: ReactNode;
  /** The path to come back to. */
  next: string;
};

/** For features that need an account: Log In and Sign Up, both remembering where the person was. */
export function SignInPrompt({ children, next }: SignInPromptProps) {
  const search = authSearch({ next });
  return (
    <div className="notice">
      <div className="stack">
        <p>{children}</p>
        <div className="row row--near">
          <ButtonLink variant="primary" to={{ pathname: "/login", search }}>
            Log In
          </ButtonLink>
          <ButtonLink variant="line" to={{ pathname: "/signup", search }}>
            Sign Up
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
