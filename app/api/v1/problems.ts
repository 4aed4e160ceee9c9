import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { DomainError, FieldError } from "#app/domain-error.ts";
import { problemFor } from "#app/http/problems.ts";

/** One wrong value of a request: its place as a JSON pointer (RFC 6901) or the name of a parameter. */
export type Fault = { pointer: string; detail: string } | { parameter: string; detail: string };

/** A refusal of the API, by RFC 9457. `code` is for programs, `title` and `detail` are for people. */
export type ApiProblem = { status: number; code: string; title: string; detail: string; errors?: Fault[] };

/** A refusal that has no counterpart among the refusals of pages. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly problem: ApiProblem;
  readonly headers: Record<string, string>;

  constructor(problem: ApiProblem, headers: Record<string, string> = {}) {
    super(problem.code);
    this.problem = problem;
    this.headers = headers;
  }
}

/** Returns a problem as a response, with the id of the request for support. */
export function problemResponse(c: Context, problem: ApiProblem, headers: Record<string, string> = {}): Response {
  const { code, ...rest } = problem;
  const body = { type: `/developers#${code}`, code, ...rest, instance: `urn:uuid:${c.get("requestId")}` };
  return c.body(JSON.stringify(body), statusOf(problem), {
    "Content-Type": "application/problem+json",
    "Cache-Control": "no-store",
    ...headers,
  });
}

function statusOf({ status }: ApiProblem): ContentfulStatusCode {
  const known = [400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 429, 503, 507] as const;
  return known.find((one) => one === status) ?? 500;
}

const KEY_USED: ApiProblem = {
  status: 422,
  code: "idempotency-key-used",
  title: "This Idempotency-Key was used for another request",
  detail: "Send another key with another request, and the same key only with the same request.",
};

/** Returns the problem of an expected refusal, or null for a bug. */
export function problemOf(error: unknown): { problem: ApiProblem; headers: Record<string, string> } | null {
  if (error instanceof ApiError) return error;
  if (error instanceof DomainError && error.code === "form-already-sent") return { problem: KEY_USED, headers: {} };
  if (error instanceof DomainError) {
    const { status, title, text } = problemFor(error);
    const wait = error.retryAfterSeconds;
    const headers: Record<string, string> = wait === undefined ? {} : { "Retry-After": String(wait) };
    return { problem: { status, code: error.code, title, detail: text }, headers };
  }
  if (error instanceof FieldError) {
    return { problem: invalid([{ pointer: `/${error.field}`, detail: error.message }]), headers: {} };
  }
  if (error instanceof HTTPException) return { problem: ofHttp(error), headers: {} };
  return null;
}

/** Returns the place of a value in a body. */
export function pointerTo(path: readonly PropertyKey[]): string {
  return path.map((name) => `/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** The problem of a request whose values are wrong: 422 for its body, 400 for its address and headers. */
export function invalid(errors: Fault[]): ApiProblem {
  const isBody = errors.every((fault) => "pointer" in fault);
  return {
    status: isBody ? 422 : 400,
    code: isBody ? "invalid-body" : "invalid-parameters",
    title: isBody ? "Some values can't be accepted" : "Some parameters can't be accepted",
    detail: "The errors name each of them.",
    errors,
  };
}

function ofHttp({ status }: HTTPException): ApiProblem {
  if (status === 415) {
    return { status, code: "not-json", title: "This isn't JSON", detail: "Please send application/json." };
  }
  return { status: 400, code: "broken-json", title: "This isn't valid JSON", detail: "We couldn't read the body." };
}
