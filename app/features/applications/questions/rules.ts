/** What the form that applies sends: the typed answers by field, and which questions they are for. */
export type TypedAnswers = { asked: string; typed: Readonly<Record<string, string | undefined>> };

/** What tells the questions of a job without any apart. */
export const NO_QUESTIONS: TypedAnswers = { asked: "", typed: {} };
