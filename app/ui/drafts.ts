import { DRAFT_MARK, draftsAge } from "./forget-drafts.ts";

const WRITE_AFTER_MS = 400;

/**
 * Drafts keep what is typed and not sent for as long as this tab lives: a reload, a link followed or a lost connection
 * costs nothing. Each belongs to one person.
 */
export function draftKey(form: string, owner: string, name?: string): string {
  return `${form}${DRAFT_MARK}${owner}${name === undefined ? "" : `:${name}`}`;
}

/** What was kept under a key, as JSON gives it back; null when nothing was. */
export function readDraft(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    // Storage may be closed to us, or hold something else; then there is no draft.
    return null;
  }
}

/** Keeps a draft. Where storage is full or closed the form still works, only without a net. */
export function keepDraft(key: string, value: unknown) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // As said.
  }
}

/** Throws one draft away. */
export function forgetDraft(key: string) {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}

/**
 * Calls `write` shortly after each change of a form, and before the page goes. `stop` ends that; a change that waits is
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
    // Tags come and go by buttons, which send no input event.
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
