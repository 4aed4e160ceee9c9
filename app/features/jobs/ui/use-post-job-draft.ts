import { type RefObject, useEffect, useState } from "react";
import { draftKey, forgetDraft, keepDraft, readDraft, watchForm } from "#app/ui/drafts.ts";
import { type PostJobValues, textIn, valuesFrom, valuesInForm } from "./post-job-values.ts";

/**
 * Which form the stored text belongs to. The text of a new job is dropped once its form has become a job (`postedKey`);
 * that of an edited job, once the job has changed (`seenAt`).
 */
export type DraftOf = { kind: "new"; postedKey: string | null } | { kind: "edit"; jobId: string; seenAt: string };

type Arguments = { userId: string; form: RefObject<HTMLFormElement | null>; of: DraftOf };

/**
 * Stores unsent form text per person for as long as this tab lives, so that a reload or an expired session loses
 * nothing. The text includes its form's key, so sending it again after a lost response still makes one job.
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
    /** Changes whenever the form must be rendered anew. */
    edition,
    /** Discards the draft and shows an empty form. */
    discard: () => {
      forgetDraft(key);
      setDraft(null);
      setEdition((current) => current + 1);
    },
  };
}

/** Deletes the stored text of a new job that the server has saved by now, under its form's key. */
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
