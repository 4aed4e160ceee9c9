import type { CheckWay, CompanyEventKind, ProofWay } from "#app/domain/company-checks.ts";
import type { JobStatus } from "#app/domain/status.ts";
import { isId } from "#app/input-fields.ts";
import { firstLetters } from "#app/words.ts";

/** The lists of companies, in the order of the filter. */
export const COMPANY_LISTS = ["waiting", "verified", "refused", "all"] as const;
export type CompanyList = (typeof COMPANY_LISTS)[number];

/** The filters in the address of the list. `q` is a part of a name, or a domain. */
export type CompaniesSearch = { show: CompanyList; q: string; after: string | null };

/** The state of a company. `unverified`: no one asked for a check, and there is no proof. */
export type CompanyState = "waiting" | "verified" | "refused" | "unverified";

/**
 * One company in the list. `at` is when it started to wait, was verified, was refused, or was
 * created.
 */
export type CompanyRow = {
  id: string;
  name: string;
  domain: string | null;
  state: CompanyState;
  at: Date;
  recruiters: number;
  liveJobs: number;
};

/** Another company with the same or a confusingly similar name or domain. */
export type SimilarCompany = { id: string; name: string; domain: string | null; isVerified: boolean };

/** One event in a company's history. */
export type CompanyEvent = {
  id: string;
  kind: CompanyEventKind;
  text: string | null;
  at: Date;
  /** Null for the product itself, for the command line, and once the account is gone. */
  by: { id: string; name: string; isStaff: boolean } | null;
};

/** One company, as its decider sees it. */
export type CompanyDetail = {
  id: string;
  version: number;
  name: string;
  slug: string;
  website: string | null;
  about: string | null;
  createdAt: Date;
  state: CompanyState;
  askedAt: Date | null;
  isSelfCheckOff: boolean;
  check: { checkedAt: Date; how: CheckWay; domain: string | null } | null;
  /** When the proof is checked next, and how many checks in a row have failed. */
  proof: { how: ProofWay; checkAt: Date; failures: number } | null;
  recruiters: number;
  jobs: Array<{ status: JobStatus; count: number }>;
  applications: number;
  events: CompanyEvent[];
  similar: SimilarCompany[];
};

const LONGEST = 120;

/** Reads the filters from the address and ignores invalid values. */
export function companiesSearchFrom(params: URLSearchParams): CompaniesSearch {
  const show = COMPANY_LISTS.find((one) => one === params.get("show")) ?? "waiting";
  const q = firstLetters((params.get("q") ?? "").replaceAll("\u0000", "").trim(), LONGEST);
  const after = params.get("after") ?? "";
  return { show, q, after: isId(after) ? after : null };
}

/** Writes the filters to an address and leaves out the defaults. */
export function companiesParams({ show, q, after }: CompaniesSearch): string {
  const given = Object.entries({ show: show === "waiting" ? "" : show, q, after }).filter(([, value]) => value);
  const search = new URLSearchParams(given.map(([name, value]) => [name, value ?? ""])).toString();
  return search && `?${search}`;
}

type CompanyDates = { verifiedAt: Date | null; askedAt: Date | null; refusedAt: Date | null };

/** Returns the state of a company. One that asks again after a refusal is waiting. */
export function companyState({ verifiedAt, askedAt, refusedAt }: CompanyDates): CompanyState {
  if (verifiedAt) return "verified";
  if (askedAt) return "waiting";
  return refusedAt ? "refused" : "unverified";
}

/** Who may look after a company, and who does; null if no one does. */
export type ManagerChoice = {
  managerId: string | null;
  people: ReadonlyArray<{ id: string; name: string; email: string }>;
};
