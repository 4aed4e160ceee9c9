import { OPEN_STATUSES, type Status } from "#app/domain/status.ts";
import { scopeFrom, type WorkScope } from "#app/features/accounts/work-scope.ts";
import type { HeldStatusChange } from "#app/features/applications/applicants/rules.ts";
import { recruiterMovesFrom } from "#app/features/applications/rules.ts";
import { type OpenStatus, type Stage, stagesIn } from "#app/features/applications/stages/rules.ts";
import { isId } from "#app/input-fields.ts";
import { needsSecondThought } from "../bulk.ts";

/** The most cards of a lane; a link leads to the list with all of them. */
export const LANE_SIZE = 20;

/** Whose applicants, and those of which job, the board shows; null is all jobs. */
export type BoardSearch = { scope: WorkScope; jobId: string | null };

/** Reads the address; unknown values are ignored. */
export function boardSearchFrom(params: URLSearchParams): BoardSearch {
  const jobId = params.get("job");
  return { scope: scopeFrom(params), jobId: jobId !== null && isId(jobId) ? jobId : null };
}

/** Returns the address of a board as its query string with "?", without defaults; "?" for everyone of one's own. */
export function boardQuery({ scope, jobId }: BoardSearch): string {
  const params = new URLSearchParams();
  if (scope !== "mine") params.set("whose", scope);
  if (jobId !== null) params.set("job", jobId);
  return `?${params}`;
}

/** An applicant on the board. */
export type BoardCard = {
  applicationId: string;
  jobId: string;
  title: string;
  candidateId: string;
  fullName: string;
  hidesName: boolean;
  status: OpenStatus;
  stageId: string | null;
  createdAt: Date;
  due: { on: string; isLate: boolean } | null;
  held: HeldStatusChange | null;
};

/** Where a card can be put: a status, and a stage inside it or none. */
export type Place = { status: Status; stageId: string | null };

/** The applicants who stand in one place; `count` is all of them, `cards` the newest. */
export type Lane = { status: OpenStatus; stage: Stage | null; count: number; cards: BoardCard[] };

/** A column of the board: a status, with a lane for its stages and one for those in none. */
export type Column = { status: OpenStatus; count: number; lanes: Lane[] };

/** Returns the columns with every card in its lane. A card whose stage is unknown is in none. */
export function columnsOf(
  stages: readonly Stage[],
  cards: readonly BoardCard[],
  counts: ReadonlyArray<{ status: string; stageId: string | null; count: number }>,
): Column[] {
  const isKnown = (stageId: string | null) => stages.some(({ id }) => id === stageId);
  return OPEN_STATUSES.map((status) => {
    const lanes = [null, ...stagesIn(stages, status)].map((stage) => {
      const isHere = (at: { status: string; stageId: string | null }) =>
        at.status === status && (isKnown(at.stageId) ? at.stageId : null) === (stage?.id ?? null);
      const count = counts.filter(isHere).reduce((sum, one) => sum + one.count, 0);
      return { status, stage, count, cards: cards.filter(isHere).slice(0, LANE_SIZE) };
    });
    return { status, lanes, count: lanes.reduce((sum, lane) => sum + lane.count, 0) };
  });
}

/**
 * Returns the places that a card may be moved to: the stages of its status, then what its status may become. Only a
 * status that is set at once takes a stage along.
 */
export function placesFor(
  card: Pick<BoardCard, "status" | "stageId" | "hidesName">,
  stages: readonly Stage[],
): Place[] {
  const { status } = card;
  const placesIn = (status: Status) =>
    [null, ...stagesIn(stages, status).map(({ id }) => id)].map((stageId) => ({ status, stageId }));
  const moves = recruiterMovesFrom(card).flatMap((to) =>
    needsSecondThought({ from: status, to }) ? [{ status: to, stageId: null }] : placesIn(to),
  );
  return [...placesIn(status).filter(({ stageId }) => stageId !== card.stageId), ...moves];
}

/** Writes a place as the value of a form's field: "reviewing", or the status and the stage's id. */
export function placeValue({ status, stageId }: Place): string {
  return stageId === null ? status : `${status} ${stageId}`;
}
