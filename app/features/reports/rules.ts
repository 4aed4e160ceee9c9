import { REPORTABLE_KINDS, type ReportableKind } from "#app/domain/cases.ts";

/** What a report is about, as the form shows it. */
export type ReportedThing = { kind: ReportableKind; title: string; backTo: string };

/** Reports of these block the person: neither can write to the other afterwards. */
const BLOCKING: readonly ReportableKind[] = ["profile", "message", "conversation"];

/** Whether a report of this kind also blocks the person. */
export function blocks(kind: ReportableKind): boolean {
  return BLOCKING.includes(kind);
}

/** The kind that an address names; null for anything else. */
export function reportableKind(text: string): ReportableKind | null {
  return REPORTABLE_KINDS.find((kind) => kind === text) ?? null;
}
