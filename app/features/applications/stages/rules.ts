import { OPEN_STATUSES } from "#app/domain/status.ts";

/** The statuses that a company's own stages are inside of. */
export type OpenStatus = (typeof OPEN_STATUSES)[number];

/** The most stages of a company, and the lengths of a name in characters. */
export const STAGE_LIMITS = { count: 12, name: { min: 2, max: 40 } } as const;

/** A company's own stage inside a status. Seniors see only the status. */
export type Stage = { id: string; status: OpenStatus; name: string };

/** A stage with the number of applicants who stand in it. */
export type StageWithPeople = Stage & { people: number };

/** Narrows a status to one that stages can be inside of. */
export function isOpenStatus(status: string): status is OpenStatus {
  return OPEN_STATUSES.some((open) => open === status);
}

/** Returns the stages inside a status, in their order. */
export function stagesIn<T extends Stage>(stages: readonly T[], status: string): T[] {
  return stages.filter((stage) => stage.status === status);
}

/** Returns the stages by status, and within one in their order. */
export function inOrder<T extends Stage & { position: number }>(stages: readonly T[]): T[] {
  const rank = ({ status }: Stage) => OPEN_STATUSES.indexOf(status);
  return stages.toSorted((a, b) => rank(a) - rank(b) || a.position - b.position || (a.id < b.id ? -1 : 1));
}

/** Returns the ids with one moved a place up or down among the stages of its status; null if it can't move. */
export function orderAfterMove(stages: readonly Stage[], stageId: string, direction: "up" | "down"): string[] | null {
  const stage = stages.find(({ id }) => id === stageId);
  if (!stage) return null;
  const ids = stagesIn(stages, stage.status).map(({ id }) => id);
  const at = ids.indexOf(stageId);
  const other = ids[direction === "up" ? at - 1 : at + 1];
  if (other === undefined) return null;
  return stages.map(({ id }) => (id === stageId ? other : id === other ? stageId : id));
}

/** Whether another stage of the same status has this name, without regard to case. */
export function isTaken(stages: readonly Stage[], { status, name, id }: Omit<Stage, "id"> & { id?: string }): boolean {
  const wanted = name.toLowerCase();
  return stages.some((one) => one.status === status && one.id !== id && one.name.toLowerCase() === wanted);
}
