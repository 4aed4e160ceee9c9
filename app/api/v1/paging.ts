import type { Context } from "hono";
import { ApiError, invalid } from "./problems.ts";

/** The refusal of a cursor that no page ended with. */
export function unknownCursor(): ApiError {
  return new ApiError(invalid([{ parameter: "cursor", detail: "This is no cursor of ours" }]));
}

/** Leads to the first and the next page of a list in the Link header (RFC 8288). */
export function linkPages(c: Context, appUrl: string, next: string | null): void {
  const { pathname, searchParams } = new URL(c.req.url);
  const params = new URLSearchParams(searchParams);
  params.delete("cursor");
  const links = [`<${appUrl}${pathname}${queryOf(params)}>; rel="first"`];
  if (next !== null) {
    params.set("cursor", next);
    links.push(`<${appUrl}${pathname}${queryOf(params)}>; rel="next"`);
  }
  c.header("Link", links.join(", "));
}

function queryOf(params: URLSearchParams): string {
  return params.size === 0 ? "" : `?${params}`;
}
