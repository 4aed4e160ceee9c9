import type { DataRequestKind, DataRequestOutcome } from "#app/domain/legal.ts";

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
