import { randomUUID } from "node:crypto";
import type { Reporter } from "#app/features/cases/commands.server.ts";

/** Somebody who reports: an account, or without one a guest, from a network of their own unless said otherwise. */
function aReporter(by: { id: string } | null, changes: Partial<Reporter> = {}): Reporter {
  return { userId: by?.id ?? null, email: null, network: randomUUID(), ...changes };
}

/** An ordinary report by this account. */
export function aReportBy(by: { id: string }) {
  return { reason: "scam", words: "They ask for money.", reporter: aReporter(by) } as const;
}
