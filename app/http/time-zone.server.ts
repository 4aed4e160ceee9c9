import { isTimeZone } from "#app/time.ts";
import { readCookie } from "./viewer.server.ts";

const NAME = /^[\w+/-]{1,64}$/;

/**
 * The time zone of the browser, from the cookie that it sets once somebody is signed in; null
 * where it has said none yet, or none that is known here.
 */
export function timeZoneOf(headers: Headers): string | null {
  const zone = readCookie(headers, "time-zone");
  return zone !== null && NAME.test(zone) && isTimeZone(zone) ? zone : null;
}
