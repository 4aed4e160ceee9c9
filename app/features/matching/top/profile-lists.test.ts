import fc from "fast-check";
import { expect, test } from "vitest";
import { SILENT } from "#test/match-sides.ts";
import { type JobSide, PART_WEIGHTS, scoreMatch } from "../rules.ts";
import { fitSkills, type Relations, shareOf } from "../skill-fit/rules.ts";
import { depthsOf, lanesFor, listsOf } from "./profile-lists.server.ts";

const { skills: SKILLS, hours: HOURS } = PART_WEIGHTS;
const JOB: JobSide = {
  skills: [],
  hoursPerWeek: 20,
  workType: "remote",
  location: { name: "Bend, Oregon", town: "bend", region: "oregon", point: null },
  hourlyPay: null,
};
const ALL_HOURS = Array.from({ length: 61 }, (_, hours) => hours);

test.each(["remote", "on-site", "hybrid"] as const)(
  "everybody is in one band of one lane, with no fewer points for hours than they have: %s",
  (workType) => {
    for (const hoursPerWeek of ALL_HOURS.slice(1)) {
      const job = { ...JOB, workType, hoursPerWeek };
      const { all, whole, sample } = lanesFor(job);
      for (const availabilityHours of ALL_HOURS) {
        const { reasons } = scoreMatch({ ...SILENT, availabilityHours }, job);
        const points = HOURS * (reasons.find(({ part }) => part === "hours")?.share ?? 0);
        for (const mode of [0, 1, 2, 3]) {
          const holds = (band: (typeof whole)[number]) =>
            band.mode === mode && band.leastHours <= availabilityHours && availabilityHours <= band.mostHours;
          const bands = all.flat().filter(holds);
          expect(bands).toHaveLength(1);
          expect(whole.filter(holds)).toHaveLength(1);
          expect(bands[0]?.hoursPoints).toBeGreaterThanOrEqual(points);
          expect(sample.flat().filter(holds)).toHaveLength(availabilityHours >= hoursPerWeek ? 1 : 0);
        }
      }
    }
  },
);

const KEYS = Array.from({ length: 12 }, (_, n) => `skill-${n}`);
const NAMED = KEYS.map((key) => ({ key, name: `Skill ${key}` }));
const market = fc.record({
  asked: fc.subarray(NAMED, { minLength: 1 }),
  weights: fc.array(fc.integer({ min: 2, max: 18 }), { minLength: 12, maxLength: 12 }),
  own: fc.subarray(NAMED, { minLength: 1 }),
  related: fc.array(fc.tuple(fc.constantFrom(...KEYS), fc.constantFrom(...KEYS), fc.integer({ min: 5, max: 10 }))),
});

test("whoever has an asked skill in any part is in a list that their skills do not exceed, and no list is read twice", () => {
  fc.assert(
    fc.property(market, ({ asked, weights, own, related }) => {
      const relations = new Map<string, Map<string, number>>();
      for (const [one, other, twentieths] of related) {
        if (one === other) continue;
        relations.set(one, (relations.get(one) ?? new Map()).set(other, twentieths / 20));
      }
      const skills = asked.map((skill, n) => ({ ...skill, weight: (weights[n] ?? 2) / 2 }));
      const fits = fitSkills({ skills: own, about: NAMED.map(({ name }) => name).join(". ") }, skills, relations);
      fc.pre(fits.some(({ how }) => how === "named" || how === "related"));
      const points = SKILLS * shareOf(fits);
      const lists = listsOf(depthsOf({ ...JOB, skills }), relations as Relations, points - 1e-9);
      const entered = lists.filter(({ skillId }) => own.some(({ key }) => key === skillId));
      expect(Math.max(...entered.map(({ mostSkills }) => mostSkills))).toBeGreaterThanOrEqual(points - 1e-9);
      expect(entered.some(({ isNear }) => !isNear)).toBe(true);
      expect(new Set(lists.map(({ skillId }) => skillId)).size).toBe(lists.length);
    }),
    { numRuns: 3_000 },
  );
});
