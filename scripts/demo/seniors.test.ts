import { expect, it } from "vitest";
import { DEMO_SENIORS } from "./seniors.ts";

const TENS = { ten: 10, twenty: 20, thirty: 30, forty: 40 };
const NUMBERS: Record<string, number> = {
  twelve: 12,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
  ...TENS,
  "twenty-two": 22,
  "twenty-four": 24,
};

it("a demo profile and its bio name the same hours a week", () => {
  const said = DEMO_SENIORS.flatMap(({ key, bio, availabilityHours }) => {
    const [, words] = /((?:[a-z-]+ (?:to|or) )?[a-z-]+) hours a week/i.exec(bio) ?? [];
    const named = words?.toLowerCase().split(/ (?:to|or) /) ?? [];
    return named.length === 0 ? [] : [{ key, most: NUMBERS[named.at(-1) ?? ""], availabilityHours }];
  });
  expect(said.length).toBeGreaterThan(5);
  expect(said.filter(({ most, availabilityHours }) => most !== availabilityHours)).toEqual([]);
});
