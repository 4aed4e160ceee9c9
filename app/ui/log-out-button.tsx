import type { ReactNode } from "react";
import { Form } from "react-router";

export type LogOutButtonProps = {
  className: string;
  /** Where the person lands: the public header leads to /login, the areas to / (decision D16). */
  after: "/login" | "/";
  children: ReactNode;
};

/** Signing out changes something, so it is a POST to /logout with the field `after`; works without JavaScript. */
export function LogOutButton({ className, after, children }: LogOutButtonProps) {
  return (
    <Form method="post" action="/logout" className="logout">
      <input type="hidden" name="after" value={after} />
      <button type="submit" className={className} data-closes>
        {children}
      </button>
    </Form>
  );
}
