import { data } from "react-router";
import type { Role } from "#app/features/accounts/rules.ts";

/**
 * Returns the role of the area that an address is in, for pages of both roles; routes match any case. Throws a 404
 * outside of both.
 */
export function roleOfArea({ pathname }: { pathname: string }): Role {
  const [, area] = pathname.toLowerCase().split("/");
  if (area === "senior" || area === "recruiter") return area;
  throw data(null, { status: 404 });
}
