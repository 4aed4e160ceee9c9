import { type SQL, sql } from "drizzle-orm";
import { HALF_REACH, type Place, type Point, regionsNextTo, USUAL_TRAVEL_MILES } from "../place/rules.ts";
import { placeCode, statesWithin, townsWithin } from "../place/towns.server.ts";
import { PART_WEIGHTS, UNSAID_SHARE } from "../rules.ts";
import { number } from "./bounds.server.ts";

const PLACE = PART_WEIGHTS.place;
/** Up to here towns are listed one by one, at most some 900; beyond, whole states are. */
const MOST_LISTED_MILES = 50;
/** The steps in which bounds tell apart how far people would travel. The last is the most that a profile may say. */
const TRAVEL_STEPS = [50, 200, 500] as const;

/** Rows `at` that are seen from some place by the same reach, in miles. */
type Reach = { miles: number; of: SQL };

/** Those who would not travel farther than most. */
const USUAL: Reach = {
  miles: USUAL_TRAVEL_MILES,
  of: sql`coalesce(at.travel, 0) <= ${sql.raw(String(USUAL_TRAVEL_MILES))}`,
};

/** The most points for the place of jobs `at`, for somebody who lives at `home` and would travel so many miles. */
export function jobPlacePoints(home: Place | null, travelMiles: number | null): SQL {
  if (home === null) return number(PLACE * UNSAID_SHARE);
  return placePoints(home, { miles: travelMiles ?? USUAL_TRAVEL_MILES, of: sql`true` }, []);
}

/** Whether the place of profiles `at` surely adds nothing: told sooner than how much it adds, for most of them. */
export function isProfileElsewhere(location: Place): SQL {
  return isElsewhere(location, USUAL);
}

/** The most points for the place of profiles `at`, for a job at `location`: each would travel as far as they say. */
export function profilePlacePoints(location: Place): SQL {
  const shorter = [USUAL_TRAVEL_MILES, ...TRAVEL_STEPS];
  return placePoints(
    location,
    USUAL,
    TRAVEL_STEPS.map((miles, step) => ({ miles, of: sql.raw(`at.travel > ${shorter[step]}`) })),
  );
}

/** `usual` is the reach of most rows, which mostly lie elsewhere: that is asked first. */
function placePoints(place: Place, usual: Reach, farther: readonly Reach[]): SQL {
  const { town, region, point } = place;
  const isTown = sql`at.town_code = ${codeOf(town)} and (at.region_code = ${codeOf(region)} or at.region_code is null or ${codeOf(region)} is null)`;
  const nextRegions = region === null ? [] : regionsNextTo(region);
  const inReach = (times: number, points: number) =>
    [{ ...usual, of: sql`true` }, ...farther].map(({ miles, of }) =>
      point ? sql`when ${of} and ${isWithin(point, times * miles)} then ${number(points)}` : sql``,
    );
  return sql`case when ${isElsewhere(place, usual)} then 0 when ${isTown} then ${number(PLACE)}
    ${sql.join([...inReach(1, PLACE), ...inReach(HALF_REACH, PLACE / 2)], sql` `)}
    when at.region_code = ${codeOf(region)} or at.town_code is null and at.region_code is null then ${number(PLACE / 2)}
    when ${isRegion(nextRegions, "= any")} then ${number(PLACE / 4)} else 0 end`;
}

function isElsewhere({ region, point }: Place, usual: Reach): SQL {
  if (region === null) return sql`false`;
  const nearRegions = point ? statesWithin(point, HALF_REACH * usual.miles) : [];
  return sql`${usual.of} and ${isRegion([region, ...regionsNextTo(region), ...nearRegions], "<> all")}`;
}

function isWithin(point: Point, miles: number): SQL {
  if (miles > MOST_LISTED_MILES) return isRegion(statesWithin(point, miles), "= any");
  return sql`at.town_code # at.region_code = any(${codes(townsWithin(point, miles).map(({ code }) => code))})`;
}

function isRegion(regions: readonly string[], how: "= any" | "<> all"): SQL {
  return sql`at.region_code ${sql.raw(how)}(${codes(regions.map(placeCode))})`;
}

// Written into the statement: each is there several times, and hundreds of towns as parameters take longer to send.

function codes(all: readonly number[]): SQL {
  return sql.raw(`'{${all.join()}}'::integer[]`);
}

function codeOf(name: string | null): SQL {
  return sql.raw(name === null ? "null::integer" : `(${placeCode(name)})`);
}
