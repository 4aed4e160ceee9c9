import type { ReactNode } from "react";
import { Form } from "react-router";

export type LogOutButtonProps = {
  className: string;
  /** Where the person goes: to /login from the public header, to / from the areas (D16). */
  after: "/login" | "/";
  children: ReactNode;
};

/** Signs out by a POST to /logout with the field `after`; works without JavaScript. */
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
