import { data } from "react-router";
import { DomainError } from "#app/domain-error.ts";
import { type Problem, problemFor } from "./problems.ts";

/** Ends a loader: a refusal becomes the page's error response, anything else is rethrown. */
export function refusePage(error: unknown): never {
  if (!(error instanceof DomainError)) throw error;
  const { status, title, text } = problemFor(error);
  const headers: Record<string, string> =
    error.retryAfterSeconds === undefined ? {} : { "Retry-After": String(error.retryAfterSeconds) };
  throw data<Omit<Problem, "status">>({ title, text }, { status, headers });
}

/**
 * For a route's `headers` export: sends Retry-After of a refused loader to the browser, because React Router passes on
 * cookies only.
 */
export function refusalHeaders({ errorHeaders }: { errorHeaders: Headers | undefined }): Headers {
  return new Headers(errorHeaders);
}
