/** Reproducible random numbers for a seed. */
export type Random = {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number;
  /** One of the items, each as likely. */
  pick<T>(items: readonly [T, ...T[]]): T;
  /** A rank below `count`; rank r comes about 1/(r + 1) as often as rank 0 (Zipf's law). */
  rank(count: number): number;
};

/** A source of numbers for `seed` (mulberry32: one 32-bit state, good enough for made-up markets). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  function next() {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  return {
    next,
    between: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    rank: (count) => Math.floor(count ** next()) - 1,
  };
}
