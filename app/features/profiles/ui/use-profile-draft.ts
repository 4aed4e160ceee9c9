import { type RefObject, useEffect, useRef, useState } from "react";
import { draftKey, forgetDraft, keepDraft, readDraft, watchForm } from "#app/ui/drafts.ts";
import { areSameValues, type ProfileValues, type TypedValues, valuesTyped } from "./profile-values.ts";

/**
 * Stores unsaved text per person in session storage, for as long as this tab lives, so that a reload, a wrong link, or
 * a lost connection loses nothing. `draft` is the one found on arrival.
 */
export function useProfileDraft(userId: string, stored: ProfileValues, form: RefObject<HTMLFormElement | null>) {
  const key = draftKey("profile", userId);
  const [draft, setDraft] = useState<ProfileValues | null>(null);
  const [edition, setEdition] = useState(0);
  const saved = useRef(stored);
  const sent = useRef(stored);
  const accepted = useRef(stored);
  /** Set when the draft is about to replace the form's content, which must not be stored in its place. */
  const isReplaced = useRef(false);
  useEffect(() => {
    saved.current = stored;
  });

  useEffect(() => {
    const kept = readDraft(key);
    const found = typeof kept === "object" && kept !== null ? valuesTyped(typedIn(kept)) : null;
    if (!found || areSameValues(found, saved.current)) return;
    isReplaced.current = true;
    setDraft(found);
    setEdition((current) => current + 1);
  }, [key]);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    if (edition > 0) isReplaced.current = false;
    const watcher = watchForm(element, () => {
      if (isReplaced.current) return;
      const typed = valuesInForm(element);
      const isSaved = areSameValues(typed, saved.current) || areSameValues(typed, accepted.current);
      if (isSaved) forgetDraft(key);
      else keepDraft(key, typed);
    });
    function submit() {
      if (element) sent.current = valuesInForm(element);
    }
    element.addEventListener("submit", submit);
    return () => {
      element.removeEventListener("submit", submit);
      watcher.stop();
    };
  }, [key, edition, form]);

  function drop() {
    forgetDraft(key);
    setDraft(null);
  }

  return {
    draft,
    /** Changes whenever the form must be rendered anew. */
    edition,
    /** Call after a save: the fields keep their content. */
    settle: () => {
      accepted.current = sent.current;
      drop();
    },
    /** Discards the draft and shows the saved profile. */
    discard: () => {
      drop();
      setEdition((current) => current + 1);
    },
  };
}

function valuesInForm(form: HTMLFormElement): ProfileValues {
  const typed: Record<string, string[]> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") typed[name] = [...(typed[name] ?? []), value];
  }
  return valuesTyped(typed);
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
