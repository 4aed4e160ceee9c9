/** The units of pay. */
export const PAY_UNITS = ["hour", "day", "month", "year", "project"] as const;
export type PayUnit = (typeof PAY_UNITS)[number];

/** Pay in dollars per `payUnit`, for `hoursPerWeek` hours. */
export type Pay = { payRangeMin: number; payRangeMax: number; payUnit: PayUnit; hoursPerWeek: number };

const WEEKS_PER_YEAR = 52;
const MONTHS_PER_YEAR = 12;
/** A day's pay is for eight hours: 20 hours per week are two and a half days. */
const HOURS_PER_DAY = 8;

/** Converts an amount per `payUnit` to dollars per year at the weekly hours; null for a project. */
export function perYear(amount: number, { payUnit, hoursPerWeek }: Pick<Pay, "payUnit" | "hoursPerWeek">) {
  switch (payUnit) {
    case "hour":
      return amount * hoursPerWeek * WEEKS_PER_YEAR;
    case "day":
      return amount * (hoursPerWeek / HOURS_PER_DAY) * WEEKS_PER_YEAR;
    case "month":
      return amount * MONTHS_PER_YEAR;
    case "year":
      return amount;
    case "project":
      return null;
  }
}

/** Converts an amount per `payUnit` to dollars per hour at the weekly hours; null for a project. */
export function hourlyPay(amount: number, pay: Pick<Pay, "payUnit" | "hoursPerWeek">): number | null {
  const year = perYear(amount, pay);
  return year === null ? null : year / (pay.hoursPerWeek * WEEKS_PER_YEAR);
}

/** Returns the yearly pay at the stated hours, in dollars; null if it cannot be computed. */
export function yearlyPay(pay: Pay): { min: number; max: number } | null {
  const min = perYear(pay.payRangeMin, pay);
  const max = perYear(pay.payRangeMax, pay);
  return min === null || max === null ? null : { min, max };
}

/** Returns SQL for dollars per hour by unit, from the columns `amount` and `hours` per week. A project has none. */
export function hourlySql(amount: string, hours: string): Record<Exclude<PayUnit, "project">, string> {
  const hoursPerYear = `(${hours} * ${WEEKS_PER_YEAR})`;
  return {
    hour: amount,
    day: `${amount} / ${HOURS_PER_DAY}`,
    month: `${amount} * ${MONTHS_PER_YEAR} / ${hoursPerYear}`,
    year: `${amount} / ${hoursPerYear}`,
  };
}

/** The minimum pay to choose from, in dollars per hour. As in `job_search_document`. */
export const PAY_STEPS = [20, 30, 40, 50, 75, 100] as const;
