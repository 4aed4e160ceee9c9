/**
 * Returns a seeded die: each throw says its number of sides, and results start at 0. The same seed repeats a failure.
 */
export function aDie(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % sides;
  };
}
