/** A time of the day, the week, or the year in which work is done. */
export type WorkingTime =
  | "mornings"
  | "afternoons"
  | "evenings"
  | "nights"
  | "weekdays"
  | "weekends"
  | "spring"
  | "summer"
  | "fall"
  | "winter"
  | "school";

/** A number in words or digits, as a capturing group of a pattern; `numberOf` reads it. */
export const NUMBER = "(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})";

/** Perhaps a first number, and a number: "two or three", as two capturing groups. */
export const ONE_OR_TWO = `(?:${NUMBER} (?:to|or|-) )?${NUMBER}`;
