import { type RefObject, useEffect, useState } from "react";
import { draftKey, forgetDraft, keepDraft, readDraft, watchForm } from "#app/ui/drafts.ts";
import { type PostJobValues, textIn, valuesFrom, valuesInForm } from "./post-job-values.ts";

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
  const key = of.kind === "new" ? newJobKey(userId) : draftKey("post-job", userId, of.jobId);
  const keyName = of.kind === "new" ? "submissionKey" : "seenAt";
  const round = of.kind === "new" ? of.postedKey : of.seenAt;
  const [draft, setDraft] = useState<PostJobValues | null>(null);
  const [edition, setEdition] = useState(0);

  useEffect(() => {
    const found = read(key);
    const isDone = found !== null && isOver(found, keyName, round);
    if (isDone) forgetDraft(key);
    if (isDone || !found) return setDraft(null);
    setDraft(found);
    setEdition((current) => current + 1);
  }, [key, keyName, round]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new edition, or a posted form, is a new element to listen to
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const watcher = watchForm(element, () => keepDraft(key, valuesInForm(element)));
    return () => watcher.stop();
  }, [key, edition, round, form]);

  return {
    draft: draft && !isOver(draft, keyName, round) ? draft : null,
    /** Changes whenever the form must be drawn anew. */
    edition,
    /** Throws the draft away and shows an empty form. */
    discard: () => {
      forgetDraft(key);
      setDraft(null);
      setEdition((current) => current + 1);
    },
  };
}

/** Forgets the text of a new job that is stored on the server by now, under the key of its form. */
export function forgetStoredDraft(userId: string, submissionKey: string) {
  const found = read(newJobKey(userId));
  if (found && textIn(found, "submissionKey") === submissionKey) forgetDraft(newJobKey(userId));
}

function newJobKey(userId: string): string {
  return draftKey("post-job", userId);
}

function isOver(draft: PostJobValues, keyName: "submissionKey" | "seenAt", round: string | null): boolean {
  const isSame = textIn(draft, keyName) === round;
  return keyName === "submissionKey" ? isSame : !isSame;
}

function read(key: string): PostJobValues | null {
  return valuesFrom(readDraft(key));
}
