import {
  CASE_KINDS,
  type CaseEventKind,
  type CaseKind,
  type CaseOutcome,
  type ReportReason,
} from "#app/domain/cases.ts";
import { isId } from "#app/input-fields.ts";

const CASE_STATES = ["open", "decided"] as const;
const CASE_OWNERS = ["mine", "nobody"] as const;

/**
 * The filters in the address of the list; "" matches anything. Open cases are oldest first, decided
 * ones newest first.
 */
export type CasesSearch = {
  state: (typeof CASE_STATES)[number];
  kind: CaseKind | "";
  owner: (typeof CASE_OWNERS)[number] | "";
  after: string | null;
};

/** One case in the list. */
export type CaseRow = {
  id: string;
  kind: CaseKind;
  title: string;
  reason: ReportReason;
  reportCount: number;
  isHiding: boolean;
  openedAt: Date;
  outcome: CaseOutcome | null;
  decidedAt: Date | null;
  aboutName: string | null;
  assigneeName: string | null;
};

/** A person involved in a case, with what they did before. */
export type CasePerson = {
  id: string;
  name: string;
  role: string | null;
  createdAt: Date;
  isEmailVerified: boolean;
  company: { name: string; isVerified: boolean; verifiedDomain: string | null } | null;
  /** How many cases are about them, and how many reports they made. */
  casesAbout: number;
  reportsMade: number;
  abusiveReports: number;
};

/** One report, by a person or by the product. */
export type CaseReport = {
  id: string;
  createdAt: Date;
  reason: ReportReason;
  words: string;
  /** Null for a guest and for the product. */
  reporter: CasePerson | null;
  /** Whether a guest left an address to write to. */
  hasAddress: boolean;
  isWeighed: boolean;
  isAbusive: boolean;
  facts: Array<[label: string, text: string]>;
  lines: string[];
};

type CaseEvent = { id: string; kind: CaseEventKind; at: Date; actorName: string | null; text: string | null };

/** Another case, on one line. */
export type OtherCase = Pick<CaseRow, "id" | "kind" | "title" | "reason" | "openedAt" | "outcome">;

/** A case as its decider sees it. */
export type CaseDetail = CaseRow & {
  version: number;
  subjectId: string;
  /** The page where everyone, or staff, can see the subject; null for private messages. */
  thingHref: string | null;
  isMine: boolean;
  decision: string | null;
  deciderName: string | null;
  about: CasePerson | null;
  reports: CaseReport[];
  events: CaseEvent[];
  /** Other cases about the same person or subject. */
  earlier: OtherCase[];
  /** Other cases of the same kind with the same problem. */
  similar: OtherCase[];
};

/** Reads the filters from the address and ignores invalid values. */
export function casesSearchFrom(params: URLSearchParams): CasesSearch {
  const after = params.get("after") ?? "";
  return {
    state: CASE_STATES.find((state) => state === params.get("state")) ?? "open",
    kind: CASE_KINDS.find((kind) => kind === params.get("kind")) ?? "",
    owner: CASE_OWNERS.find((owner) => owner === params.get("owner")) ?? "",
    after: isId(after) ? after : null,
  };
}

/** Writes the filters to an address and leaves out the defaults; `after` starts another page. */
export function casesParams({ state, kind, owner }: CasesSearch, after: string | null = null): string {
  const given = Object.entries({ state: state === "open" ? "" : state, kind, owner, after }).filter(
    ([, value]) => value,
  );
  const search = new URLSearchParams(given.map(([name, value]) => [name, value ?? ""])).toString();
  return search && `?${search}`;
}
