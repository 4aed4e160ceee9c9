/** The location of a town, in degrees. */
export type Point = { north: number; east: number };

export const EARTH_RADIUS_MILES = 3_958.8;

/**
 * Returns the whole miles in a straight line, at least 1, by the haversine formula (R. W. Sinnott, Sky and Telescope
 * 68, 1984).
 */
export function milesBetween(one: Point, other: Point): number {
  const north = sineOfHalf(other.north - one.north);
  const east = sineOfHalf(other.east - one.east);
  const squared = north ** 2 + Math.cos(radians(one.north)) * Math.cos(radians(other.north)) * east ** 2;
  return Math.max(1, Math.round(2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(squared)))));
}

function sineOfHalf(degrees: number): number {
  return Math.sin(radians(degrees) / 2);
}

/** Converts degrees to radians. */
export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
