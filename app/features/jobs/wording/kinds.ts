import { WORDING_KINDS, type WordingKind } from "#app/domain/wording.ts";
import { AGE_RULES } from "./ages.ts";
import { BIRTH_RULES } from "./birth-dates.ts";
import { CHANGER_RULES } from "./changers.ts";
import { DIGITAL_RULES } from "./digital.ts";
import { EXPERIENCE_RULES } from "./experience.ts";
import { FAMILY_RULES } from "./family.ts";
import { GENERATION_RULES } from "./generations.ts";
import { NEWCOMER_RULES } from "./newcomers.ts";
import { RETIREMENT_RULES } from "./retirement.ts";
import type { Rule } from "./rule.ts";
import { SCHOOLING_RULES } from "./schooling.ts";
import { SIGN_RULES } from "./signs.ts";
import { TEAM_RULES } from "./team.ts";
import { YOUNG_RULES } from "./young.ts";

const RULES: Record<Exclude<WordingKind, "other">, readonly Rule[]> = {
  young: YOUNG_RULES,
  schooling: SCHOOLING_RULES,
  age: AGE_RULES,
  birth: BIRTH_RULES,
  changers: CHANGER_RULES,
  experience: EXPERIENCE_RULES,
  generations: GENERATION_RULES,
  retirement: RETIREMENT_RULES,
  digital: DIGITAL_RULES,
  signs: SIGN_RULES,
  team: TEAM_RULES,
  newcomers: NEWCOMER_RULES,
  family: FAMILY_RULES,
};

// Keyed by the patterns, which a rule keeps when it is used at another level.
const KINDS = new Map<Rule["patterns"], string>(
  Object.entries(RULES).flatMap(([kind, rules]) => rules.map(({ patterns }) => [patterns, kind] as const)),
);

/** Returns the kind of words that a rule finds; "other" for what only the model finds. */
export function kindOf({ patterns }: Rule): WordingKind {
  const kind = KINDS.get(patterns);
  return WORDING_KINDS.find((one) => one === kind) ?? "other";
}
