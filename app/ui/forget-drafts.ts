/** In the key of every draft: after the kind of form, before whose it is. */
export const DRAFT_MARK = "-draft:";

let age = 0;

/** Changes when all drafts are thrown away: what was still to be written then is not. */
export function draftsAge(): number {
  return age;
}

/** Throws all drafts of this tab away, but those of `owner`, if there is one: nobody may find what another typed. */
export function forgetDrafts(owner?: string) {
  if (!owner) age += 1;
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.includes(DRAFT_MARK) && !(owner && key.includes(owner))) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}
