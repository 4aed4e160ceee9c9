import { describe, expect, it } from "vitest";
import { CURVE, FIT_WEIGHTS, OBSTACLES } from "#app/features/matching/weights.ts";
import { type Example, type List, learnWeights, pairsInOrder, type Weights } from "./pairwise.ts";

const TODAY: Weights = { fit: FIT_WEIGHTS, curve: CURVE, obstacles: OBSTACLES };
const NOTHING = { trade: 0, tags: 0, skills: 0, stems: 0 };

function example(grade: number, parts: Partial<Example["parts"]>, obstacles: Example["obstacles"] = []): Example {
  return { name: `${grade}`, grade, skill: grade, parts: { ...NOTHING, ...parts }, obstacles };
}

function list(...examples: Example[]): List {
  return { isOfJobs: true, isHeld: false, examples };
}

describe("learnWeights", () => {
  it("raises the weight of what judges go by, and lowers what misleads", () => {
    const byTrade = list(example(3, { trade: 0.5 }), example(0, { stems: 0.9 }));
    const { fit } = learnWeights([byTrade], { ...TODAY, fit: { ...FIT_WEIGHTS, trade: 0.2, stems: 0.4 } });
    expect(fit.trade).toBeGreaterThan(0.2);
    expect(fit.stems).toBeLessThan(0.4);
  });

  it("makes an obstacle as high as judges find it, and never a help", () => {
    const far = { name: "place-on-site", share: 0 } as const;
    const minds = list(example(3, { trade: 0.4 }), example(0, { trade: 0.5 }, [far]));
    const likes = list(example(0, { trade: 0.4 }), example(3, { trade: 0.5 }, [far]));
    expect(learnWeights([minds], TODAY).obstacles["place-on-site"]).toBeLessThan(OBSTACLES["place-on-site"]);
    const { obstacles } = learnWeights([likes], TODAY);
    expect(obstacles["place-on-site"]).toBeGreaterThan(OBSTACLES["place-on-site"]);
    expect(obstacles["place-on-site"]).toBeLessThanOrEqual(1);
  });

  it("leaves weights of which the judgments say nothing", () => {
    const { fit, obstacles } = learnWeights([list(example(3, { trade: 0.5 }), example(0, { trade: 0.1 }))], TODAY);
    expect(fit.stems).toBe(FIT_WEIGHTS.stems);
    expect(obstacles.pay).toBe(OBSTACLES.pay);
  });
});

describe("pairsInOrder", () => {
  it("counts pairs of different grade only, and a tie as half", () => {
    const right = [example(3, { trade: 0.9 }), example(1, { trade: 0.3 }), example(1, { trade: 0.2 })];
    expect(pairsInOrder(right, TODAY)).toBe(1);
    expect(pairsInOrder([example(3, { trade: 0.3 }), example(1, { trade: 0.3 })], TODAY)).toBe(0.5);
    expect(pairsInOrder([example(3, { trade: 0.1 }), example(1, { trade: 0.9 })], TODAY)).toBe(0);
  });
});
