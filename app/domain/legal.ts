/** The kinds of requests about data. */
export const DATA_REQUEST_KINDS = ["access", "erasure", "correction"] as const;
export type DataRequestKind = (typeof DATA_REQUEST_KINDS)[number];

/** The outcomes of a request about data. */
export const DATA_REQUEST_OUTCOMES = ["done", "refused", "withdrawn"] as const;
export type DataRequestOutcome = (typeof DATA_REQUEST_OUTCOMES)[number];

/** The days within which a request about data is answered. */
export const ANSWER_DATA_WITHIN_DAYS = 30;

/** The days after which a legal hold is reviewed again. */
export const REVIEW_HOLD_DAYS = 180;
