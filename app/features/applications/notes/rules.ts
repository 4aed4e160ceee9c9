/** The longest private note, in characters. */
export const NOTE_LIMIT = 2_000;

/** What a recruiter wrote down about one application; `rejection` is the reason they gave for themselves. */
export type ApplicantNote = { id: string; kind: "note" | "rejection"; body: string; createdAt: Date };
