import { DRAFT_MARK, draftsAge } from "./forget-drafts.ts";

const WRITE_AFTER_MS = 400;

/**
 * Drafts store unsent text for as long as this tab lives, so that a reload, a followed link, or a lost connection loses
 * nothing. Each belongs to one person.
 */
export function draftKey(form: string, owner: string, name?: string): string {
  return `${form}${DRAFT_MARK}${owner}${name === undefined ? "" : `:${name}`}`;
}

/** Returns the draft stored under a key, as parsed JSON; null if there is none. */
export function readDraft(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    // Storage may be unavailable or contain something else; then there is no draft.
    return null;
  }
}

/** Stores a draft. If storage is full or unavailable, the form still works without one. */
export function keepDraft(key: string, value: unknown) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // See above.
  }
}

/** Deletes one draft. */
export function forgetDraft(key: string) {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then nothing was stored either.
  }
}

/**
 * Calls `write` shortly after each change of a form, and before the page is left. `stop` ends that; a pending change is
 * written first, unless `isOver`.
 */
export function watchForm(form: HTMLFormElement, write: () => void) {
  const born = draftsAge();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function flush() {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    if (born === draftsAge()) write();
  }
  function soon() {
    clearTimeout(timer);
    timer = setTimeout(flush, WRITE_AFTER_MS);
  }
  function press({ target }: Event) {
    // Tags are added and removed by buttons, which send no input event.
    if (target instanceof Element && target.closest("button[type='button']")) soon();
  }
  form.addEventListener("input", soon);
  form.addEventListener("change", soon);
  form.addEventListener("click", press);
  window.addEventListener("pagehide", flush);
  return {
    stop({ isOver = false } = {}) {
      form.removeEventListener("input", soon);
      form.removeEventListener("change", soon);
      form.removeEventListener("click", press);
      window.removeEventListener("pagehide", flush);
      if (isOver) clearTimeout(timer);
      else flush();
    },
  };
}
