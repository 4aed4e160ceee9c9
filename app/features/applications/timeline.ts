/**
 * An entry of the timeline, and the status before it. `isLatest` marks the current status, whose date is shown as an
 * age.
 */
export type TimelineEntry = { status: string; at: Date; isLatest: boolean; before: string | null };

/**
 * Builds the timeline of section 2.5, with the history between its two entries (D53): the submission first, then each
 * later status, the current one last with the date of the last change.
 */
export function timelineOf(application: {
  status: string;
  createdAt: Date;
  updatedAt: Date;
  events: ReadonlyArray<{ status: string; at: Date }>;
}): TimelineEntry[] {
  const { status, createdAt, updatedAt, events } = application;
  const isMoved = status !== "pending";
  // The last of its status is the current entry; one before it, of an application that was opened again, is history.
  const latest = events.findLastIndex((event) => event.status === status);
  const between = events.filter((event, index) => event.status !== "pending" && index !== latest);
  const entries = [
    { status: "pending", at: createdAt, isLatest: !isMoved },
    ...(isMoved ? between.map(({ status, at }) => ({ status, at, isLatest: false })) : []),
    ...(isMoved ? [{ status, at: updatedAt, isLatest: true }] : []),
  ];
  return entries.map((entry, index) => ({ ...entry, before: entries[index - 1]?.status ?? null }));
}
