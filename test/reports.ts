import { randomUUID } from "node:crypto";
import type { Reporter } from "#app/features/cases/commands.server.ts";

/**
 * A reporter: an account, or a guest if there is none, from a network of their own unless given.
 */
function aReporter(by: { id: string } | null, changes: Partial<Reporter> = {}): Reporter {
  return { userId: by?.id ?? null, email: null, network: randomUUID(), ...changes };
}

/** Returns an ordinary report by this account. */
export function aReportBy(by: { id: string }) {
  return { reason: "scam", words: "They ask for money.", reporter: aReporter(by) } as const;
}
