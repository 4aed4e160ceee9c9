import { DATA_REQUEST_KINDS, type DataRequestKind, type DataRequestOutcome } from "#app/domain/legal.ts";
import { isId } from "#app/input-fields.ts";

export const LEGAL_PAGE = 50;

/** The lists of requests: open ones by due date, late ones, and closed ones, newest first. */
const LEGAL_VIEWS = ["open", "late", "closed"] as const;
export type LegalView = (typeof LEGAL_VIEWS)[number];

export type LegalSearch = { view: LegalView; kind: DataRequestKind | ""; after: string | null };

/** A request about data in a list. `email` is null once it is erased. */
export type DataRequestRow = {
  id: string;
  kind: DataRequestKind;
  userId: string | null;
  personName: string | null;
  email: string | null;
  receivedAt: Date;
  dueAt: Date;
  outcome: DataRequestOutcome | null;
  closedAt: Date | null;
};

/** One request, with what was done for it. */
export type DataRequestDetail = DataRequestRow & {
  source: string;
  version: number;
  answer: string | null;
  exportSentAt: Date | null;
  erasureStartedAt: Date | null;
  enteredByName: string | null;
  closedByName: string | null;
  /** The account that the request is about, or null. */
  person: { isEmailVerified: boolean; isStaff: boolean; leavingAt: Date | null; heldUntil: Date | null } | null;
};

/** A legal hold that is in force. */
export type LegalHold = {
  id: string;
  userId: string;
  personName: string;
  reason: string;
  setAt: Date;
  setByName: string | null;
  endsAt: Date;
  reviewAt: Date;
};

/** The legal part of a person's page. */
export type PersonLegal = { requests: DataRequestRow[]; hold: LegalHold | null };

/** The initial values of the form for a new request. */
export type RequestDraft = { email: string; source: string; receivedOn: string };

/** Returns whether an open request is past its due date. */
export function isOverdue({ dueAt, closedAt }: Pick<DataRequestRow, "dueAt" | "closedAt">, now: Date): boolean {
  return (closedAt ?? now) > dueAt;
}

/** Reads the filters from the address and ignores invalid values. */
export function legalSearchFrom(params: URLSearchParams): LegalSearch {
  const after = params.get("after") ?? "";
  return {
    view: LEGAL_VIEWS.find((view) => view === params.get("show")) ?? "open",
    kind: DATA_REQUEST_KINDS.find((kind) => kind === params.get("kind")) ?? "",
    after: isId(after) ? after : null,
  };
}

/** Writes the filters to an address and leaves out the defaults. */
export function legalParams({ view, kind }: LegalSearch, after: string | null = null): string {
  const given = { ...(view !== "open" && { show: view }), ...(kind && { kind }), ...(after && { after }) };
  const search = new URLSearchParams(given).toString();
  return search && `?${search}`;
}
