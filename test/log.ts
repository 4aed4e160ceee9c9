import { createLog } from "#app/platform/log.ts";

/** A log that says nothing, for tests that provoke what it would report. */
export const silentLog = createLog("silent");

/** A log that keeps what it is told, from "info" on: `lines` gives all of it. */
export function recordedLog() {
  const kept: string[] = [];
  return { log: createLog("info", { write: (line: string) => void kept.push(line) }), lines: () => kept.join("") };
}
