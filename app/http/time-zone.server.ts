import { isTimeZone } from "#app/time.ts";
import { readCookie } from "./viewer.server.ts";

const NAME = /^[\w+/-]{1,64}$/;

/**
 * Returns the browser's time zone from the cookie that it sets for a signed-in person; null without one, or for an
 * unknown zone.
 */
export function timeZoneOf(headers: Headers): string | null {
  const zone = readCookie(headers, "time-zone");
  return zone !== null && NAME.test(zone) && isTimeZone(zone) ? zone : null;
}
