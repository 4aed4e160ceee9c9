import type { JobQuestion } from "#app/domain/questions.ts";
import type { Promised } from "./answers/rules.ts";

/** The longest note with an application, in characters. */
export const COVER_NOTE_LIMIT = 1_500;

/** Whether a profile has enough content to apply: a few words or at least one skill (D5). */
export function isReadyToApply(profile: { bio: string | null; skills: readonly string[] }): boolean {
  return Boolean(profile.bio?.trim()) || profile.skills.length > 0;
}

/** The states of applying on the job page. */
export type ApplyState =
  | { kind: "guest" }
  | { kind: "recruiter" }
  | { kind: "no-role" }
  | { kind: "closed" | "paused" }
  | { kind: "profile-incomplete" }
  | { kind: "check-failed" }
  | { kind: "held"; heldId: string; secondsLeft: number; hasResume: boolean; hasAnswers: boolean; hasNote: boolean }
  | ({ kind: "applied"; applicationId: string; sentAt: Date } & Promised)
  | { kind: "open"; asks: { key: string; questions: JobQuestion[] } | null };

/** Texts beside the apply button that only some visitors see; the server sends them to save client code. */
export type ApplyTexts = {
  /** Where the button leads instead of applying: to the login, or to the profile; null if it applies. */
  link: { to: string; label: string } | null;
  /** The button's text after applying. */
  applied: string | null;
  /**
   * Why the visitor cannot apply, or until when an answer is promised; null if neither applies or a link explains it.
   */
  hint: string | null;
  /** What an employer with anonymous review sees, and how many questions someone who cannot answer yet will read. */
  notes: string[];
};

/** An application that has not been sent yet. */
export type HeldApplication = { id: string; title: string; company: string; dueAt: Date };
