import type { AppealKind, AppealOutcome } from "#app/domain/suspension.ts";
import type { Decision } from "#app/features/appeals/rules.ts";
import { isId } from "#app/input-fields.ts";

/** The lists of appeals: those that wait, the oldest first, and those decided, the newest first. */
const APPEAL_VIEWS = ["waiting", "decided"] as const;
type AppealView = (typeof APPEAL_VIEWS)[number];

/** What the address of the list asks for. */
export type AppealsSearch = { view: AppealView; after: string | null };

/** An appeal as the list shows it. Names are those of today; null once the account is gone. */
export type AppealRow = {
  id: string;
  kind: AppealKind;
  personName: string;
  createdAt: Date;
  firstDecidedBy: string | null;
  firstDecidedByName: string | null;
  outcome: AppealOutcome | null;
  decidedByName: string | null;
};

/** One appeal, as who decides it reads it. */
export type AppealDetail = AppealRow & {
  personId: string;
  text: string;
  answer: string | null;
  decidedAt: Date | null;
  decision: Decision | null;
  /** How many members of the staff may decide it: everyone of the level but who decided first. */
  deciders: number;
};

/** Reads the address of the list; what makes no sense is left out. */
export function appealsSearchFrom(params: URLSearchParams): AppealsSearch {
  const after = params.get("after") ?? "";
  return {
    view: APPEAL_VIEWS.find((view) => view === params.get("show")) ?? "waiting",
    after: isId(after) ? after : null,
  };
}

/** The same as an address, without what goes without saying. */
export function appealsParams({ view, after }: AppealsSearch): string {
  const search = new URLSearchParams({ ...(view !== "waiting" && { show: view }), ...(after && { after }) }).toString();
  return search && `?${search}`;
}
