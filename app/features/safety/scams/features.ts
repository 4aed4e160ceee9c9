import { AUTHORITY } from "./authority.ts";
import { CONTACT } from "./contact.ts";
import type { Feature } from "./feature.ts";
import { GOODS } from "./goods.ts";
import { IDENTITY } from "./identity.ts";
import { INVESTMENT } from "./investment.ts";
import { MANNER } from "./manner.ts";
import { MONEY } from "./money.ts";
import { PRESSURE } from "./pressure.ts";

/** All signs that are defined by patterns. */
export const FEATURES: readonly Feature[] = [
  ...MONEY,
  ...GOODS,
  ...IDENTITY,
  ...AUTHORITY,
  ...CONTACT,
  ...PRESSURE,
  ...INVESTMENT,
  ...MANNER,
];
