/** The longest private note, in characters. */
export const NOTE_LIMIT = 2_000;

/** A recruiter's private note about an application; `rejection` is the private reason. */
export type ApplicantNote = { id: string; kind: "note" | "rejection"; body: string; createdAt: Date };
