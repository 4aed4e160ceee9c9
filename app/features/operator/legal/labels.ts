import type { DataRequestKind, DataRequestOutcome } from "#app/domain/legal.ts";

/** The longest texts of a request and of a hold, in characters. */
export const SOURCE_LIMIT = 200;
export const DATA_ANSWER_LIMIT = 5000;
export const HOLD_REASON_LIMIT = 1000;

export const KIND_LABELS: Record<DataRequestKind, string> = {
  access: "A copy of their data",
  erasure: "Erasure",
  correction: "Correction",
};

export const OUTCOME_LABELS: Record<DataRequestOutcome, string> = {
  done: "Done",
  refused: "Refused",
  withdrawn: "Withdrawn",
};

export const LEGAL_FAILED = { title: "The request couldn't be changed", text: "Please try again." };
