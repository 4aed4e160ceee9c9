/** What a person can ask for about their data. */
export const DATA_REQUEST_KINDS = ["access", "erasure", "correction"] as const;
export type DataRequestKind = (typeof DATA_REQUEST_KINDS)[number];

/** What became of a request for data. */
export const DATA_REQUEST_OUTCOMES = ["done", "refused", "withdrawn"] as const;
export type DataRequestOutcome = (typeof DATA_REQUEST_OUTCOMES)[number];

/** A request for data is answered within so many days. */
export const ANSWER_DATA_WITHIN_DAYS = 30;

/** A legal hold is reviewed again after so many days. */
export const REVIEW_HOLD_DAYS = 180;
