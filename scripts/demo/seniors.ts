import { CARE_AND_PEOPLE_SENIORS } from "./seniors-care-and-people.ts";
import { PLANT_AND_MONEY_SENIORS } from "./seniors-plant-and-money.ts";
import { TRADES_AND_TRAVEL_SENIORS } from "./seniors-trades-and-travel.ts";
import type { DemoSenior } from "./shapes.ts";

/** All demo seniors; the first one is senior@example.com. */
export const DEMO_SENIORS: readonly DemoSenior[] = [
  ...PLANT_AND_MONEY_SENIORS,
  ...CARE_AND_PEOPLE_SENIORS,
  ...TRADES_AND_TRAVEL_SENIORS,
];
