/** A die of as many sides as each throw says, from 0 on. The same seed throws the same, so that a failure comes again. */
export function aDie(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % sides;
  };
}
