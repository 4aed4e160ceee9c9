import type { AppealKind, AppealOutcome } from "#app/domain/suspension.ts";
import type { Decision } from "#app/features/appeals/rules.ts";
import { isId } from "#app/input-fields.ts";

/** The lists of appeals: waiting ones, oldest first, and decided ones, newest first. */
const APPEAL_VIEWS = ["waiting", "decided"] as const;
type AppealView = (typeof APPEAL_VIEWS)[number];

/** The filters in the address of the list. */
export type AppealsSearch = { view: AppealView; after: string | null };

/** An appeal in the list, with today's names; null once the account is gone. */
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

/** One appeal, as its decider reads it. */
export type AppealDetail = AppealRow & {
  personId: string;
  text: string;
  answer: string | null;
  decidedAt: Date | null;
  decision: Decision | null;
  /**
   * How many members of staff may decide it: everyone of that level except whoever made the first
   * decision.
   */
  deciders: number;
};

/** Reads the filters from the address and ignores invalid values. */
export function appealsSearchFrom(params: URLSearchParams): AppealsSearch {
  const after = params.get("after") ?? "";
  return {
    view: APPEAL_VIEWS.find((view) => view === params.get("show")) ?? "waiting",
    after: isId(after) ? after : null,
  };
}

/** Writes the filters to an address and leaves out the defaults. */
export function appealsParams({ view, after }: AppealsSearch): string {
  const search = new URLSearchParams({ ...(view !== "waiting" && { show: view }), ...(after && { after }) }).toString();
  return search && `?${search}`;
}
