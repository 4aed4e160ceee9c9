/** What a bench is told. */
export type BenchOptions = {
  /** Jobs, and as many profiles, in each market, smallest first. */
  sizes: number[];
  /** Where made markets are kept between runs; null for nowhere. */
  folder: string | null;
  /** The databases to measure on. */
  on: ReadonlyArray<"postgres" | "embedded">;
  say(line: string): void;
};
