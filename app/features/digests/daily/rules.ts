/**
 * The digest mentions an unanswered application after this many calendar days. Independent of the promised day of an
 * answer (applications/answers/rules.ts).
 */
export const UNANSWERED_AFTER_DAYS = 3;
/** The same in words. */
export const UNANSWERED_AFTER_TEXT = "three days";
