import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readJob, readPerson } from "#app/features/readings/reading.server.ts";
import type { TextReading } from "#app/features/readings/rules.ts";
import { aReading, tags, UNREAD } from "#test/match-sides.ts";
import { calibrated, fitParts, fitTags, fitTrade, jobTerms, personTerms, rawFit, rawFitFor, type Term } from "./fit.ts";
import { CURVE, FIT_WEIGHTS } from "./weights.ts";

function fitOf(person: TextReading, job: TextReading): number {
  return rawFit(fitParts(person, job, fitTags(person, job)));
}

function sumOfTerms(person: readonly Term[], job: readonly Term[]): number {
  const own = new Map(person);
  return job.reduce((sum, [code, weight]) => sum + weight * (own.get(code) ?? 0), 0);
}

describe("fitTags", () => {
  it("finds a skill as named, mentioned, partly there, or missing", () => {
    const person = { ...UNREAD, tags: tags("HAZOP", "Internal audit"), skills: { "s:Permits": 0.5 } };
    const fits = fitTags(person, { ...UNREAD, tags: tags("HAZOP", "Audit", "Permits", "Choir") });
    expect(fits).toMatchObject([
      { how: "named", share: 1 },
      { how: "in-part", through: "Internal audit", share: 0.25 },
      { how: "mentioned", share: 0.5 },
      { how: "missing", share: 0 },
    ]);
  });

  it("treats two names of one skill as equal", () => {
    const own = { ...UNREAD, tags: [{ name: "A/P", concepts: ["s:Accounts payable"], stems: [], weight: 1 }] };
    const asked = { ...UNREAD, tags: [{ name: "Payables", concepts: ["s:Accounts payable"], stems: [], weight: 1 }] };
    expect(fitTags(own, asked)).toMatchObject([{ how: "named" }]);
  });
});

describe("rawFit", () => {
  it("is highest for the same occupation, then a related one, then others", () => {
    const job = aReading("Pharmacist", "Dispensing");
    const own = aReading("Pharmacist");
    const near = { ...aReading("Pharmacy technician"), near: { "Pharmacy technician": 1, Pharmacist: 0.5 } };
    const fits = [own, near, aReading("Organist")].map((person) => fitOf(person, job));
    expect(fits).toEqual(fits.toSorted((a, b) => b - a));
    expect(new Set(fits).size).toBe(3);
  });

  it("gives a stranger nothing where a job names no skill", () => {
    const job = aReading("Bookkeeper");
    expect(fitOf(aReading("Organist", "Hymns"), job)).toBe(0);
    expect(calibrated(fitOf(aReading("Bookkeeper", "Payroll"), job))).toBeGreaterThan(0.9);
  });

  it("counts a word that is also a property of every object", () => {
    const person = readPerson({ skills: ["Estimating"], about: "I was a constructor of bridges." });
    const job = readJob({ title: "Bridge inspector", skills: ["Estimating"], description: "", industry: "" });
    expect(Number.isFinite(fitOf(person, job))).toBe(true);
    expect(Number.isFinite(fitOf(job, person))).toBe(true);
  });
});

describe("calibrated", () => {
  it("rises from 0 to 1, with half where the curve says", () => {
    const all = Array.from({ length: 121 }, (_, n) => calibrated(n / 100));
    expect(all).toEqual(all.toSorted((a, b) => a - b));
    expect([all[0], all[100], all[120]]).toEqual([0, 1, 1]);
    expect(calibrated(CURVE.half)).toBeCloseTo(0.5, 1);
  });

  it("is inverted by rawFitFor, which is never too high", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 0.999, noNaN: true }), (share) => {
        expect(calibrated(rawFitFor(share))).toBeLessThanOrEqual(share);
        expect(calibrated(rawFitFor(share))).toBeCloseTo(share, 2);
      }),
    );
  });
});

describe("jobTerms and personTerms", () => {
  it("add up to the fit for one occupation and whole skills", () => {
    const names = ["Dispensing", "Compounding", "Counseling", "Inventory"];
    const anySide = fc.record({
      trade: fc.constantFrom("Pharmacist", "Organist"),
      named: fc.subarray(names),
      spoken: fc.dictionary(fc.constantFrom("s:Vaccines", "s:Hymns"), fc.double({ min: 0.1, max: 0.7, noNaN: true })),
      stems: fc.dictionary(fc.constantFrom("pill", "choir"), fc.double({ min: 0.1, max: 0.7, noNaN: true })),
    });
    fc.assert(
      fc.property(anySide, anySide, (one, other) => {
        const [person, job] = [one, other].map(
          ({ trade, named, spoken, stems }): TextReading => ({ ...aReading(trade, ...named), skills: spoken, stems }),
        );
        if (!person || !job) throw new Error("two were made");
        expect(sumOfTerms(personTerms(person), jobTerms(job))).toBeCloseTo(fitOf(person, job), 6);
      }),
    );
  });

  it("give a person each of their skills once", () => {
    const twice = { ...UNREAD, tags: tags("Audit", "Audit") };
    expect(sumOfTerms(personTerms(twice), jobTerms({ ...UNREAD, tags: tags("Audit") }))).toBeCloseTo(
      FIT_WEIGHTS.tags,
      6,
    );
    expect(fitTrade(twice, UNREAD)).toBe(0);
  });
});
