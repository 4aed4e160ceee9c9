/** THOROUGH=1, as in .ci/run: all rounds and samples of the stress tests. */
export const IS_THOROUGH = process.env.THOROUGH === "1";

/** Returns the number of rounds: `all` when thorough, else `few`. */
export function rounds(all: number, few: number): number {
  return IS_THOROUGH ? all : few;
}

/** Returns all of `values` when thorough, else every `step`th, starting with the first. */
export function sample<T>(values: readonly T[], step: number): T[] {
  return values.filter((_, index) => IS_THOROUGH || index % step === 0);
}
