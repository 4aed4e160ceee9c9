import { DomainError } from "#app/domain-error.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { isId } from "#app/input-fields.ts";

/** Only seniors apply. Throws recruiters-cannot-apply, or wrong-role for an account that has not chosen yet. */
export function requireApplicant(viewer: Viewer): void {
  if (viewer.role === "recruiter") throw new DomainError("recruiters-cannot-apply");
  if (viewer.role !== "senior") throw new DomainError("wrong-role");
}

/** Only recruiters move applications. Throws wrong-role. */
export function requireRecruiter(viewer: Viewer): void {
  if (viewer.role !== "recruiter") throw new DomainError("wrong-role");
}

/** An id from an address: what cannot be an id is nobody's, and looks like a row that is not there. */
export function requireId(value: string): string {
  if (!isId(value)) throw new DomainError("not-found");
  return value;
}
