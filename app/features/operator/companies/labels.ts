import type { CheckWay, CompanyEventKind } from "#app/domain/company-checks.ts";
import type { CompanyList, CompanyState } from "./rules.ts";

export const LIST_LABELS: Record<CompanyList, string> = {
  waiting: "Waiting for us",
  verified: "Verified",
  refused: "Refused",
  all: "All",
};

export const STATE_LABELS: Record<CompanyState, string> = {
  waiting: "Waiting for us",
  verified: "Verified",
  refused: "Refused",
  unverified: "Not verified",
};

export const EVENT_LABELS: Record<CompanyEventKind, string> = {
  asked: "Asked us to check",
  verified: "Verified",
  confirmed: "Proof confirmed again",
  refused: "Refused",
  "taken-off": "Verified badge removed",
  lapsed: "Proof no longer found, badge gone",
  changed: "Name or website changed. Before",
  merged: "Another company became part of this one",
};

export const WAY_LABELS: Record<CheckWay, string> = {
  domain: "an email address",
  dns: "a DNS record",
  file: "a file on its website",
  administrator: "one of us",
};

export const COMPANY_TOASTS = {
  verify: { kind: "success", title: "Company verified" },
  refuse: { kind: "success", title: "Company refused" },
  "take-off": { kind: "success", title: "Verified badge removed" },
  merge: { kind: "success", title: "Companies merged" },
  "account-manager": { kind: "success", title: "Account manager saved" },
} as const;

export const COMPANY_FAILED = { title: "This company couldn't be decided", text: "Please try again." };

/** The error for merging into a company that has neither the same name nor the same domain. */
export const NOT_SIMILAR = "Choose a company with the same name or domain";

export const NOT_ON_STAFF = "This person isn't on the staff anymore. Choose someone else.";

export const HIDDEN_COMPANY = "A case hides one of the two. Show it again there first.";
