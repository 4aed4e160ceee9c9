import { data } from "react-router";
import type { z } from "zod";
import { DomainError, FieldError } from "#app/domain-error.ts";
import type { FormResult } from "#app/ui/form-result.ts";
import { problemFor } from "./problems.ts";

type Values = FormResult["values"];

/**
 * Describes a form: which fields may repeat, and which are never sent back. `count` counts the attempt before an
 * expensive check; its result, unless null, replaces the form's. `also` returns more errors by field for an invalid
 * form, such as those its command would report next, so that all are shown at once.
 */
export type FormShape = {
  lists?: readonly string[];
  secrets?: readonly string[];
  also?: (values: Values) => FormResult["errors"];
  count?: (typed: Values) => Promise<ReturnType<typeof formProblem> | null>;
};

/** A valid form, with the typed values in case the command refuses it later. */
export type ReadForm<T> =
  | { isValid: true; value: T; values: Values }
  | { isValid: false; response: ReturnType<typeof formProblem> };

const MAX_FIELDS = 200;

/**
 * Parses a form with its strict schema. An invalid form becomes a result with status 400, errors by field, and
 * everything that was typed. Repeated fields, text with NUL, and unknown fields are refused, never repaired.
 */
export async function readForm<S extends z.ZodType>(
  sent: Request | FormData,
  schema: S,
  shape: FormShape = {},
): Promise<ReadForm<z.output<S>>> {
  const form = sent instanceof FormData ? sent : await sent.formData().catch(() => null);
  if (!form) return { isValid: false, response: formProblem({}, {}, UNREADABLE, 400) };
  const values = collect(form, shape);
  if (!values) return { isValid: false, response: formProblem({}, {}, UNREADABLE, 400) };
  const typed = withoutSecrets(values, shape);
  const refused = await shape.count?.(typed);
  if (refused) return { isValid: false, response: refused };
  const parsed = schema.safeParse(values);
  if (parsed.success) return { isValid: true, value: parsed.data, values: typed };
  const errors: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const field = String(issue.path[0] ?? "");
    if (field && !Object.hasOwn(errors, field)) errors[field] = issue.message;
  }
  const problem = Object.keys(errors).length === 0 ? UNREADABLE : null;
  return { isValid: false, response: formProblem({ ...shape.also?.(values), ...errors }, typed, problem, 400) };
}

/**
 * Returns which of a form's buttons was pressed, if each has a schema of its own; the form can still be read
 * afterwards.
 */
export async function readIntent(request: Request): Promise<string | null> {
  const form = await request
    .clone()
    .formData()
    .catch(() => null);
  const intent = form?.get("intent");
  return typeof intent === "string" ? intent : null;
}

/** Turns a command's refusal into the form's result; rethrows anything unexpected. */
export function refusedForm(error: unknown, values: Values) {
  if (error instanceof FieldError)
    return formProblem({ ...error.others, [error.field]: error.message }, values, null, 400);
  if (!(error instanceof DomainError)) throw error;
  const { status, title, text } = problemFor(error);
  const headers: Record<string, string> =
    error.retryAfterSeconds === undefined ? {} : { "Retry-After": String(error.retryAfterSeconds) };
  return formProblem({}, values, { title, text }, status, headers);
}

const UNREADABLE = { title: "We couldn't read this form", text: "Please reload the page and try again." };

function formProblem(
  errors: FormResult["errors"],
  values: Values,
  problem: FormResult["problem"],
  status: number,
  headers: Record<string, string> = {},
) {
  return data<FormResult>({ errors, values, problem }, { status, headers });
}

function collect(form: FormData, shape: FormShape): Values | null {
  const values: Values = Object.create(null);
  for (const name of new Set(form.keys())) {
    const entries = form.getAll(name);
    const texts = entries.filter((entry) => typeof entry === "string");
    if (texts.length !== entries.length || texts.some((text) => text.includes("\u0000")) || name === "__proto__")
      return null;
    const isList = shape.lists?.includes(name) ?? false;
    const [first] = texts;
    if (!isList && texts.length > 1) return null;
    if (first !== undefined) values[name] = isList ? texts : normaliseNewlines(first);
    if (Object.keys(values).length > MAX_FIELDS) return null;
  }
  return { ...values };
}

// Browsers send line breaks as CRLF, which lengths and search should not depend on.
function normaliseNewlines(text: string): string {
  return text.replaceAll("\r\n", "\n");
}

function withoutSecrets(values: Values, shape: FormShape): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !shape.secrets?.includes(name)));
}

/**
 * For a route's `headers` export: sends the action's headers (Retry-After) to a browser without JavaScript too, because
 * React Router passes on cookies only.
 */
export function answerHeaders(
  { actionHeaders }: { actionHeaders: Headers },
  extra: Record<string, string> = {},
): Headers {
  const headers = new Headers(actionHeaders);
  for (const [name, value] of Object.entries(extra)) headers.set(name, value);
  return headers;
}
