import { type DestinationStream, type Logger, pino } from "pino";
import { loggedError } from "./log-error.ts";

export type Log = Logger;

const SECRETS = [
  "password",
  "token",
  "authorization",
  "cookie",
  "secret",
  "*.password",
  "*.token",
  "*.authorization",
  "*.cookie",
  "*.secret",
  "req.headers",
];

/**
 * Creates the structured log: one line per event in UTC, without secrets, and errors without what people typed.
 * `destination` is for tests.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => loggedError(error) },
    redact: { paths: SECRETS, remove: true },
  };
  return destination ? pino(options, destination) : pino(options);
}
