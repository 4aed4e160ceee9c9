/** A part of every draft's key, between the kind of form and the owner. */
export const DRAFT_MARK = "-draft:";

let age = 0;

/** Changes when all drafts are deleted: pending ones are not written then. */
export function draftsAge(): number {
  return age;
}

/** Deletes all drafts of this tab except those of `owner`, if given: no one may find what another person typed. */
export function forgetDrafts(owner?: string) {
  if (!owner) age += 1;
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.includes(DRAFT_MARK) && !(owner && key.includes(owner))) sessionStorage.removeItem(key);
  } catch {
    // Then nothing was stored either.
  }
}
