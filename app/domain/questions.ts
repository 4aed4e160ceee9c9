/** The kinds of questions that a job may ask. */
export const QUESTION_KINDS = ["text", "yes-no", "choice"] as const;

/** A question of a job to its applicants; `choices` are empty unless one of them is to be chosen. */
export type JobQuestion = { kind: (typeof QUESTION_KINDS)[number]; text: string; choices: string[] };

/** A question as it was asked, and what an applicant answered. */
export type SentAnswer = { question: string; answer: string };
