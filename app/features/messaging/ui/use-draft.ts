import { useCallback, useEffect, useState } from "react";
import { draftKey, forgetDraft, keepDraft, readDraft } from "#app/ui/drafts.ts";

/** Unsent text; `sent` is the last attempt, so that a retry sends the same message once. */
type Draft = { text: string; sent: { key: string; text: string } | null };

const EMPTY: Draft = { text: "", sent: null };

/**
 * Stores the text being typed, per conversation, for as long as this tab lives, so that a reload, an error, or another
 * conversation loses nothing. `typed` is what the server returns after a refusal.
 */
export function useDraft(owner: string, name: string, typed: string) {
  const key = draftKey("message", owner, name);
  const [draft, setDraft] = useState<Draft>({ text: typed, sent: null });

  useEffect(() => {
    const kept = read(key);
    if (kept) setDraft(kept);
  }, [key]);

  const change = useCallback(
    (next: Draft) => {
      setDraft(next);
      write(key, next);
    },
    [key],
  );

  return {
    text: draft.text,
    setText: (text: string) => change({ ...draft, text }),
    /** Returns the key to send with: that of the last attempt while the text is the same, else `fresh`. */
    keyFor: (fresh: string) => (draft.sent?.text === draft.text ? draft.sent.key : fresh),
    /** Remembers an attempt, so that a lost response cannot make two messages. */
    trying: (sentKey: string) => change({ ...draft, sent: { key: sentKey, text: draft.text } }),
    forget: useCallback(() => change(EMPTY), [change]),
  };
}

function read(key: string): Draft | null {
  const value = readDraft(key);
  const text = textIn(value, "text");
  if (text === null) return null;
  const sentKey = textIn(value, "sentKey");
  const sentText = textIn(value, "sentText");
  return { text, sent: sentKey === null || sentText === null ? null : { key: sentKey, text: sentText } };
}

function textIn(value: unknown, name: string): string | null {
  if (typeof value !== "object" || value === null) return null;
  const found: unknown = Reflect.get(value, name);
  return typeof found === "string" ? found : null;
}

function write(key: string, { text, sent }: Draft) {
  if (text === "") forgetDraft(key);
  else keepDraft(key, { text, sentKey: sent?.key, sentText: sent?.text });
}
