import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { Role } from "../rules.ts";
import { LoginForm } from "./login-form.tsx";
import { SignUpForm } from "./signup-form.tsx";

const ROLE: Role = "senior";

/** Renders the form during a submission; without fields: before one. */
function formWhile(form: ReactElement, sent?: Record<string, string>): string {
  const router = createMemoryRouter([{ path: "/", element: form, action: () => new Promise(() => {}) }]);
  const formData = new FormData();
  for (const [name, value] of Object.entries(sent ?? {})) formData.set(name, value);
  // It never resolves, so it must not be awaited.
  if (sent) void router.navigate("/", { formMethod: "post", formData });
  return renderToString(<RouterProvider router={router} />);
}

/** Returns the form's buttons by text, and whether each is inactive: it keeps focus, and a click does nothing. */
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
test("during a login the form says so and cannot be sent again", () => {
  const form = <LoginForm answer={undefined} role={ROLE} next={null} />;
  expect(buttonsOf(formWhile(form))).toMatchObject({ "Log In": false });
  const sent = { intent: "log-in", email: "ada@people.example" };
  expect(buttonsOf(formWhile(form, sent))).toMatchObject({ "Logging in...": true });
});

// Clauses 4-24, 5-6.
test("during a sign-up the form says so and cannot be sent again", () => {
  const form = <SignUpForm answer={undefined} role={ROLE} next={null} invitation={null} />;
  expect(buttonsOf(formWhile(form))).toMatchObject({ "Create Account": false });
  expect(buttonsOf(formWhile(form, { firstName: "Ada" }))).toMatchObject({ "Creating Account...": true });
});
