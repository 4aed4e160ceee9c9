import { REPORTABLE_KINDS, type ReportableKind } from "#app/domain/cases.ts";

/** The subject of a report, as the form shows it. */
export type ReportedThing = { kind: ReportableKind; title: string; backTo: string };

/**
 * Reporting one of these kinds also blocks the person: neither can write to the other afterwards.
 */
const BLOCKING: readonly ReportableKind[] = ["profile", "message", "conversation"];

/** Returns whether a report of this kind also blocks the person. */
export function blocks(kind: ReportableKind): boolean {
  return BLOCKING.includes(kind);
}

/** Returns the kind that an address names, or null if it names none. */
export function reportableKind(text: string): ReportableKind | null {
  return REPORTABLE_KINDS.find((kind) => kind === text) ?? null;
}
