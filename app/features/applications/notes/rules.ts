/** The longest private note, in characters. */
export const NOTE_LIMIT = 2_000;

/**
 * A private note about an application; `rejection` is the private reason, `stage` says where it was moved. `author` is the name of a colleague who wrote
 * it; null for the viewer, who may delete it.
 */
export type ApplicantNote = {
  id: string;
  kind: "note" | "rejection" | "stage";
  body: string;
  createdAt: Date;
  author: string | null;
};
