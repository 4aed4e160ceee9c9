import { DomainError } from "#app/domain-error.ts";
import type { Role, Viewer } from "#app/features/accounts/rules.ts";
import { isId } from "#app/input-fields.ts";

/** Only people with a role have conversations. Throws wrong-role. */
export function requireSide(viewer: Viewer): Role {
  if (viewer.role === null) throw new DomainError("wrong-role");
  return viewer.role;
}

/** An id from an address: what cannot be an id is nobody's, and looks like a row that is not there. */
export function requireId(value: string): string {
  if (!isId(value)) throw new DomainError("not-found");
  return value;
}
