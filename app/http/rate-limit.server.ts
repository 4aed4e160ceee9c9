import { createHmac } from "node:crypto";
import { DomainError } from "#app/domain-error.ts";
import type { Platform } from "#app/platform/platform.ts";
import { countAttempt, forgetCounters, type Limit } from "#app/platform/rate-limit.ts";
import { currentRequest } from "./current-request.server.ts";

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;

/**
 * The limit of each action. `perDay` also limits emails to an address that the requester need not own, because the
 * short window alone would still fill a stranger's inbox. With `thenHourly`, one email an hour is sent even after that,
 * because it is its owner's way in, which others must not be able to use up; its link lasts as long.
 */
type MailLimit = Limit & { perDay?: number; thenHourly?: true };

const LIMITS = {
  "sign-in by address": { attempts: 25, windowSeconds: 5 * MINUTE_SECONDS },
  "sign-in by account": { attempts: 25, windowSeconds: HOUR_SECONDS },
  "sign-in by known device": { attempts: 25, windowSeconds: HOUR_SECONDS },
  "code by password": { attempts: 20, windowSeconds: 24 * HOUR_SECONDS },
  "code by person": { attempts: 60, windowSeconds: 24 * HOUR_SECONDS },
  "sign-up by address": { attempts: 60, windowSeconds: HOUR_SECONDS },
  "reset by address": { attempts: 30, windowSeconds: 30 * MINUTE_SECONDS },
  "reset by email": { attempts: 5, windowSeconds: 30 * MINUTE_SECONDS, perDay: 10, thenHourly: true },
  "link use by address": { attempts: 30, windowSeconds: 5 * MINUTE_SECONDS },
  "verify mail by address": { attempts: 30, windowSeconds: 30 * MINUTE_SECONDS },
  "verify mail by email": { attempts: 1, windowSeconds: MINUTE_SECONDS, perDay: 5, thenHourly: true },
  "company check by email": { attempts: 1, windowSeconds: MINUTE_SECONDS, perDay: 5 },
  "company check by person": { attempts: 10, windowSeconds: 24 * HOUR_SECONDS },
  "company look by person": { attempts: 20, windowSeconds: HOUR_SECONDS },
  "job form by person": { attempts: 120, windowSeconds: 5 * MINUTE_SECONDS },
  "post job by person": { attempts: 30, windowSeconds: HOUR_SECONDS },
  "change team by person": { attempts: 60, windowSeconds: 5 * MINUTE_SECONDS },
  "read feed by person": { attempts: 20, windowSeconds: HOUR_SECONDS },
  "help by staff": { attempts: 60, windowSeconds: 5 * MINUTE_SECONDS },
  "change job by person": { attempts: 120, windowSeconds: 5 * MINUTE_SECONDS },
  "confirm password by person": { attempts: 10, windowSeconds: 15 * MINUTE_SECONDS },
  "save settings by person": { attempts: 120, windowSeconds: 5 * MINUTE_SECONDS },
  "try address by person": { attempts: 3, windowSeconds: HOUR_SECONDS },
  "export by person": { attempts: 10, windowSeconds: HOUR_SECONDS },
  "upload by person": { attempts: 30, windowSeconds: 30 * MINUTE_SECONDS },
  "save job by person": { attempts: 120, windowSeconds: 5 * MINUTE_SECONDS },
  "save profile by person": { attempts: 60, windowSeconds: 5 * MINUTE_SECONDS },
  "move application by person": { attempts: 120, windowSeconds: 5 * MINUTE_SECONDS },
  "message by person": { attempts: 60, windowSeconds: 5 * MINUTE_SECONDS },
  "report by person": { attempts: 10, windowSeconds: HOUR_SECONDS },
  "report by address": { attempts: 10, windowSeconds: HOUR_SECONDS },
  "search by address": { attempts: 300, windowSeconds: 5 * MINUTE_SECONDS, isForReading: true },
  "suggestions by address": { attempts: 1200, windowSeconds: 5 * MINUTE_SECONDS, isForReading: true },
  "share image by address": { attempts: 100, windowSeconds: 5 * MINUTE_SECONDS, isForReading: true },
  "candidate search by person": { attempts: 300, windowSeconds: 5 * MINUTE_SECONDS, isForReading: true },
  "suggestion by person": { attempts: 600, windowSeconds: 5 * MINUTE_SECONDS, isForReading: true },
  "read job by person": { attempts: 600, windowSeconds: 5 * MINUTE_SECONDS, isForReading: true },
  "waitlist by address": { attempts: 10, windowSeconds: HOUR_SECONDS },
  "appeal by address": { attempts: 20, windowSeconds: HOUR_SECONDS },
  "contact by address": { attempts: 10, windowSeconds: HOUR_SECONDS },
  "call by person": { attempts: 5, windowSeconds: HOUR_SECONDS },
  "api by address": { attempts: 300, windowSeconds: 5 * MINUTE_SECONDS, isForReading: true },
  "api by key": { attempts: 600, windowSeconds: 5 * MINUTE_SECONDS, isForReading: true },
} as const satisfies Record<string, MailLimit>;

export type LimitName = keyof typeof LIMITS;

/**
 * Counts an attempt. `subject` is what the limit applies to: an address, an email, a person's id. Throws
 * too-many-requests with the seconds to wait when the limit is exceeded.
 */
export async function requireAttempt(platform: Platform, name: LimitName, subject: string): Promise<void> {
  const limit: MailLimit = LIMITS[name];
  const key = counterKey(platform, name, subject);
  const count = (suffix: string, counted: Limit) =>
    countAttempt(platform.db, platform.clock, `${key}${suffix}`, counted);
  let answer = await count("", limit);
  // An attempt that the short window refuses sends nothing, so it does not count for the day.
  if (answer.isAllowed && limit.perDay !== undefined) {
    answer = await count(" day", { attempts: limit.perDay, windowSeconds: 24 * HOUR_SECONDS });
    if (!answer.isAllowed && limit.thenHourly)
      answer = await count(" hour", { attempts: 1, windowSeconds: HOUR_SECONDS });
  }
  if (answer.isAllowed) return;
  const person = name.endsWith(" by person") ? { userId: subject } : {};
  platform.log.warn({ event: "rate limited", limit: name, ...person, ...currentRequest.getStore() });
  throw new DomainError("too-many-requests", { retryAfterSeconds: answer.retryAfterSeconds });
}

/**
 * Counts a request of a program and returns what its response says about the limit: the number and seconds of the
 * window, how many requests are left, and the seconds until it ends.
 */
export async function countRequest(platform: Platform, name: LimitName, subject: string) {
  const { attempts, windowSeconds } = LIMITS[name];
  const answer = await countAttempt(platform.db, platform.clock, counterKey(platform, name, subject), LIMITS[name]);
  return { ...answer, attempts, windowSeconds };
}

/** Clears the counter of `subject`, because the requester has proven to be its owner. */
export async function forgetAttempts(platform: Platform, name: LimitName, subject: string): Promise<void> {
  const key = counterKey(platform, name, subject);
  await forgetCounters(platform.db, [key, `${key} day`, `${key} hour`]);
}

/** Returns a client's address for limits: an IPv6 customer usually has a whole /64, which counts as one. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.toLowerCase().split("::");
  const first = head === "" ? [] : head.split(":");
  const last = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => "0");
  const groups = [...first, ...zeros, ...last].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${groups.join(":")}::/64`;
}

// Keyed, so that known addresses cannot be tested against a dump of the counters.
function counterKey(platform: Platform, name: LimitName, subject: string): string {
  const hash = createHmac("sha256", platform.authSecret).update(`${name}\n${subject}`).digest("base64url");
  return `${name}:${hash}`;
}
