import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { Role } from "../rules.ts";
import { LoginForm } from "./login-form.tsx";
import { SignUpForm } from "./signup-form.tsx";

const ROLE: Role = "senior";

/** The form while what was sent is not answered yet. Without fields: as it stands before anything is sent. */
function formWhile(form: ReactElement, sent?: Record<string, string>): string {
  const router = createMemoryRouter([{ path: "/", element: form, action: () => new Promise(() => {}) }]);
  const formData = new FormData();
  for (const [name, value] of Object.entries(sent ?? {})) formData.set(name, value);
  // Never answered, so never awaited.
  if (sent) void router.navigate("/", { formMethod: "post", formData });
  return renderToString(<RouterProvider router={router} />);
}

/** The form's buttons, by their words, and whether each is held: it keeps focus, and a press does nothing. */
function buttonsOf(html: string): Record<string, boolean> {
  const found = [...html.matchAll(/<button\b([^>]*)>([\s\S]*?)<\/button>/g)];
  const shown = found.filter(([, attributes = ""]) => !attributes.includes('aria-hidden="true"'));
  return Object.fromEntries(
    shown.map(([, attributes = "", inside = ""]) => [
      inside.replaceAll(/<[^>]*>/g, ""),
      attributes.includes('aria-disabled="true"'),
    ]),
  );
}

// Clauses 4-24, 5-7.
test("while a login is answered, the form says so and cannot be sent again", () => {
  const form = <LoginForm answer={undefined} role={ROLE} next={null} />;
  expect(buttonsOf(formWhile(form))).toMatchObject({ "Log In": false });
  const sent = { intent: "log-in", email: "ada@people.example" };
  expect(buttonsOf(formWhile(form, sent))).toMatchObject({ "Logging in...": true });
});

// Clauses 4-24, 5-6.
test("while an account is made, the form says so and cannot be sent again", () => {
  const form = <SignUpForm answer={undefined} role={ROLE} next={null} />;
  expect(buttonsOf(formWhile(form))).toMatchObject({ "Create Account": false });
  expect(buttonsOf(formWhile(form, { firstName: "Ada" }))).toMatchObject({ "Creating Account...": true });
});
