/** THOROUGH=1, as in .ci/run: every round and every sample of the tests that repeat one promise many times. */
export const IS_THOROUGH = process.env.THOROUGH === "1";

/** How many rounds a test makes: `all` when thorough, else `few`. */
export function rounds(all: number, few: number): number {
  return IS_THOROUGH ? all : few;
}

/** All of `values` when thorough, else every `step`th, from the first on. */
export function sample<T>(values: readonly T[], step: number): T[] {
  return values.filter((_, index) => IS_THOROUGH || index % step === 0);
}
