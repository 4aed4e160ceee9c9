import { isId } from "#app/input-fields.ts";
import { type AuditAction, isAuditAction } from "./labels.ts";

export const AUDIT_PAGE = 50;

/** The most rows of one exported file. */
export const AUDIT_FILE_ROWS = 10_000;

/**
 * The filters in the address of the audit log. `actor` and `subject` are an id or an email address,
 * as typed.
 */
export type AuditSearch = { actor: string; action: AuditAction | ""; subject: string; before: string | null };

/** One row on the page, with today's names; null once the account is gone. */
export type AuditRow = {
  id: string;
  at: Date;
  actorId: string | null;
  actorName: string | null;
  action: string;
  subjectKind: string;
  subjectId: string | null;
  subjectName: string | null;
  detail: Record<string, string | number | boolean | null>;
};

const LONGEST = 254;

/** Reads the filters from the address and ignores invalid values. */
export function auditSearchFrom(params: URLSearchParams): AuditSearch {
  const text = (name: string) => (params.get(name) ?? "").replaceAll("\u0000", "").trim().slice(0, LONGEST);
  const action = text("action");
  const before = text("before");
  return {
    actor: text("actor"),
    action: isAuditAction(action) ? action : "",
    subject: text("subject"),
    before: isId(before) ? before : null,
  };
}

/** Writes the filters to an address and leaves out empty ones; `before` starts another page. */
export function auditParams({ actor, action, subject }: AuditSearch, before: string | null = null): string {
  const given = Object.entries({ actor, action, subject, before }).filter(([, value]) => value);
  const search = new URLSearchParams(given.map(([name, value]) => [name, value ?? ""])).toString();
  return search && `?${search}`;
}
