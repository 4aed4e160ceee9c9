import { type RefObject, useEffect, useRef, useState } from "react";
import { areSameValues, type ProfileValues, type TypedValues, valuesTyped } from "./profile-values.ts";

const WRITE_AFTER_MS = 400;

/**
 * Keeps what is typed and not saved for as long as this tab lives, so that a reload, a wrong link or a lost connection
 * costs nothing. Per person, in session storage: it leaves with the tab. `draft` is what was found on arrival.
 */
export function useProfileDraft(userId: string, stored: ProfileValues, form: RefObject<HTMLFormElement | null>) {
  const key = `profile-draft:${userId}`;
  const [draft, setDraft] = useState<ProfileValues | null>(null);
  const [edition, setEdition] = useState(0);
  const saved = useRef(stored);
  const sent = useRef(stored);
  const accepted = useRef(stored);
  /** The form is about to be drawn anew with the draft: what it holds now must not be kept in its place. */
  const isReplaced = useRef(false);
  useEffect(() => {
    saved.current = stored;
  });

  useEffect(() => {
    const found = readDraft(key);
    if (!found || areSameValues(found, saved.current)) return;
    isReplaced.current = true;
    setDraft(found);
    setEdition((current) => current + 1);
  }, [key]);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    if (edition > 0) isReplaced.current = false;
    return watchForm(element, {
      write: (typed) => {
        if (isReplaced.current) return;
        const isSaved = areSameValues(typed, saved.current) || areSameValues(typed, accepted.current);
        if (isSaved) forget(key);
        else keep(key, typed);
      },
      submit: (typed) => {
        sent.current = typed;
      },
    });
  }, [key, edition, form]);

  function drop() {
    forget(key);
    setDraft(null);
  }

  return {
    draft,
    /** Changes whenever the form must be drawn anew. */
    edition,
    /** Call after a save: the fields keep what they show. */
    settle: () => {
      accepted.current = sent.current;
      drop();
    },
    /** Throws the draft away and shows what is saved. */
    discard: () => {
      drop();
      setEdition((current) => current + 1);
    },
  };
}

type Watcher = { write(typed: ProfileValues): void; submit(typed: ProfileValues): void };

function watchForm(form: HTMLFormElement, watcher: Watcher): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function flush() {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    watcher.write(valuesInForm(form));
  }
  function soon() {
    clearTimeout(timer);
    timer = setTimeout(flush, WRITE_AFTER_MS);
  }
  function submit() {
    watcher.submit(valuesInForm(form));
  }
  // Chips are added and removed by buttons, which send no input event.
  const events = ["input", "change", "click"] as const;
  for (const name of events) form.addEventListener(name, soon);
  form.addEventListener("submit", submit);
  window.addEventListener("pagehide", flush);
  return () => {
    for (const name of events) form.removeEventListener(name, soon);
    form.removeEventListener("submit", submit);
    window.removeEventListener("pagehide", flush);
    flush();
  };
}

function valuesInForm(form: HTMLFormElement): ProfileValues {
  const typed: Record<string, string[]> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") typed[name] = [...(typed[name] ?? []), value];
  }
  return valuesTyped(typed);
}

function readDraft(key: string): ProfileValues | null {
  try {
    const parsed: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return typeof parsed === "object" && parsed !== null ? valuesTyped(typedIn(parsed)) : null;
  } catch {
    // Storage may be closed to us, or hold something else; then there is no draft.
    return null;
  }
}

function typedIn(parsed: object): TypedValues {
  const typed: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(parsed)) {
    if (typeof value === "string") typed[name] = value;
    if (value === true) typed[name] = "on";
    if (Array.isArray(value)) typed[name] = value.filter((one) => typeof one === "string");
  }
  return typed;
}

function keep(key: string, values: ProfileValues) {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Full or closed storage: the form still works, only without a net.
  }
}

function forget(key: string) {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}
