import type { Pay } from "#app/domain/pay.ts";

/** Whether two have the same pay for the same hours. */
export function isSamePay(one: Pay, other: Pay): boolean {
  return (
    one.payRangeMin === other.payRangeMin &&
    one.payRangeMax === other.payRangeMax &&
    one.payUnit === other.payUnit &&
    one.hoursPerWeek === other.hoursPerWeek
  );
}

/** Returns only the pay fields of a larger object. */
export function payOf({ payRangeMin, payRangeMax, payUnit, hoursPerWeek }: Pay): Pay {
  return { payRangeMin, payRangeMax, payUnit, hoursPerWeek };
}
