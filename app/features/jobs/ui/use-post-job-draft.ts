import { type RefObject, useEffect, useState } from "react";
import { type PostJobValues, textIn, valuesFrom, valuesInForm } from "./post-job-values.ts";

const WRITE_AFTER_MILLISECONDS = 400;

/**
 * Which form is kept. A new job's text is over once its form has become a job (`postedKey`); the text of an edited job
 * is over once the job has changed (`seenAt`).
 */
export type DraftOf = { kind: "new"; postedKey: string | null } | { kind: "edit"; jobId: string; seenAt: string };

type Arguments = { userId: string; form: RefObject<HTMLFormElement | null>; of: DraftOf };

/**
 * Keeps a half-written job for as long as this tab lives, per person, so that a reload or an expired session costs
 * nothing. The text carries its form's key: sent again after a lost answer, it still makes one job.
 */
export function usePostJobDraft({ userId, form, of }: Arguments) {
  const key = of.kind === "new" ? newJobKey(userId) : `${newJobKey(userId)}:${of.jobId}`;
  const keyName = of.kind === "new" ? "submissionKey" : "seenAt";
  const round = of.kind === "new" ? of.postedKey : of.seenAt;
  const [draft, setDraft] = useState<PostJobValues | null>(null);
  const [edition, setEdition] = useState(0);

  useEffect(() => {
    const found = read(key);
    const isDone = found !== null && isOver(found, keyName, round);
    if (isDone) forget(key);
    if (isDone || !found) return setDraft(null);
    setDraft(found);
    setEdition((current) => current + 1);
  }, [key, keyName, round]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new edition, or a posted form, is a new element to listen to
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let timer: number | undefined;
    function flush() {
      if (timer === undefined || !element) return;
      window.clearTimeout(timer);
      timer = undefined;
      keep(key, valuesInForm(element));
    }
    function soon() {
      window.clearTimeout(timer);
      timer = window.setTimeout(flush, WRITE_AFTER_MILLISECONDS);
    }
    function pressed(event: Event) {
      // Tags come and go by buttons, which send no input event.
      if (event.target instanceof Element && event.target.closest("button[type='button']")) soon();
    }
    element.addEventListener("input", soon);
    element.addEventListener("click", pressed);
    window.addEventListener("pagehide", flush);
    return () => {
      element.removeEventListener("input", soon);
      element.removeEventListener("click", pressed);
      window.removeEventListener("pagehide", flush);
      // The form has gone, as after posting: what was not written yet is not wanted any more.
      window.clearTimeout(timer);
    };
  }, [key, edition, round, form]);

  return {
    draft: draft && !isOver(draft, keyName, round) ? draft : null,
    /** Changes whenever the form must be drawn anew. */
    edition,
    /** Throws the draft away and shows an empty form. */
    discard: () => {
      forget(key);
      setDraft(null);
      setEdition((current) => current + 1);
    },
  };
}

/** Forgets the text of a new job that is stored on the server by now, under the key of its form. */
export function forgetStoredDraft(userId: string, submissionKey: string) {
  const found = read(newJobKey(userId));
  if (found && textIn(found, "submissionKey") === submissionKey) forget(newJobKey(userId));
}

function newJobKey(userId: string): string {
  return `post-job-draft:${userId}`;
}

function isOver(draft: PostJobValues, keyName: "submissionKey" | "seenAt", round: string | null): boolean {
  const isSame = textIn(draft, keyName) === round;
  return keyName === "submissionKey" ? isSame : !isSame;
}

function read(key: string): PostJobValues | null {
  try {
    return valuesFrom(JSON.parse(sessionStorage.getItem(key) ?? "null"));
  } catch {
    // Storage may be closed to us, or hold something else; then there is no draft.
    return null;
  }
}

function keep(key: string, values: PostJobValues) {
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
