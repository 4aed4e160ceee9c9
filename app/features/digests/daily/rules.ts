/**
 * After so many calendar days the digest mentions an application without an answer. It has nothing to do with the day by
 * which an answer was promised (applications/answers/rules.ts).
 */
export const UNANSWERED_AFTER_DAYS = 3;
/** The same in a sentence. */
export const UNANSWERED_AFTER_TEXT = "three days";
