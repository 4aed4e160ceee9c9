import { createLog } from "#app/platform/log.ts";

/** A log that says nothing, for tests that provoke what it would report. */
export const silentLog = createLog("silent");
