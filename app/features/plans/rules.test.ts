import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import type { PlanId } from "#app/domain/plans.ts";
import { PRICING_QUESTIONS } from "./questions.ts";
import { type Entitlement, findPlan, isIncluded, PLANS, planGap } from "./rules.ts";

// The rows of section 9, character for character.
const SPECIFICATION = [
  [
    "Basic",
    "$19",
    "up to 3 active jobs, basic candidate search, standard recommendations, e-mail notifications, basic analytics",
  ],
  [
    "Professional (MOST POPULAR)",
    "$49",
    "up to 10 active jobs, advanced search filters, priority recommendations, in-app messaging, complete analytics, featured company profile",
  ],
  [
    "Enterprise",
    "$69",
    "unlimited active jobs, premium search, AI-powered talent matching, dedicated account manager, advanced reporting, custom recruitment workflow, bulk job posting, multiple user accounts",
  ],
];

function lowerFirst(text: string): string {
  return text.startsWith("AI") ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

// Clauses 1-15, 2.4-8, 3-18, 6-9, 9-1, 9-2, 9-3.
test("names, prices, and features are those of the specification", () => {
  const rows = PLANS.map((plan) => [
    plan.isMostPopular ? `${plan.name} (MOST POPULAR)` : plan.name,
    `$${plan.monthlyDollars}`,
    plan.features.map(lowerFirst).join(", "),
  ]);
  expect(rows).toEqual(SPECIFICATION);
});

// Clauses 9-4.
test("a plan's limit is the one in its first line", () => {
  for (const plan of PLANS) {
    const [promise] = plan.features;
    const expected =
      plan.activeJobLimit === null ? "Unlimited active jobs" : `Up to ${plan.activeJobLimit} active jobs`;
    expect(promise).toBe(expected);
  }
});

test.each([
  ["basic", 2, "enforced", null],
  ["basic", 3, "enforced", "full"],
  ["basic", 300, "preview", null],
  ["professional", 9, "enforced", null],
  ["professional", 10, "enforced", "full"],
  ["enterprise", 10_000, "enforced", null],
  ["none", 0, "enforced", "no-plan"],
  ["none", 0, "preview", null],
] as const)("%s with %i live jobs in %s mode keeps one more from going live: %s", (id, activeJobs, mode, expected) => {
  expect(planGap({ plan: findPlan(id), activeJobs }, mode)).toBe(expected);
});

test("an unknown plan is not found", () => {
  expect(findPlan("gold")).toBeNull();
});

// Clauses 9-6, D33, D34.
test("six questions about prices say what is not available yet", () => {
  expect(PRICING_QUESTIONS).toHaveLength(6);
  const later = PRICING_QUESTIONS.filter(({ answer }) => answer.includes("when subscriptions open"));
  expect(later.map(({ question }) => question)).toEqual([
    "Is there a free trial?",
    "Do I save by paying for a year?",
    "Can I change plans?",
    "How can I pay?",
  ]);
});

// Clauses D95.
test("prices are written only in the table", () => {
  for (const file of ["labels.ts", "price-labels.ts", "ui/plan-cards.tsx", "ui/pricing-preview.tsx"]) {
    const source = readFileSync(`${import.meta.dirname}/${file}`, "utf8");
    expect(source).not.toMatch(/\$(19|49|69)\b/);
  }
});

/** The plans that include each feature, as docs/plans.md says; without a plan nothing is included. */
const INCLUDED_IN: Record<Entitlement, readonly PlanId[]> = {
  "search-filters": ["professional", "enterprise"],
  "premium-search": ["enterprise"],
  "featured-profile": ["professional", "enterprise"],
  "priority-suggestions": ["professional", "enterprise"],
  analytics: ["professional", "enterprise"],
  reporting: ["enterprise"],
  "account-manager": ["enterprise"],
  "bulk-posting": ["enterprise"],
  "talent-matching": ["enterprise"],
  stages: ["enterprise"],
};

// Clauses 9-4.
describe.each(Object.entries(INCLUDED_IN))("%s", (name, plans) => {
  const what = Object.keys(INCLUDED_IN).find((one): one is Entitlement => one === name) ?? "analytics";

  it.each([null, ...PLANS])("is told apart where enforced, and open in preview, %#", (plan) => {
    expect(isIncluded(what, plan, "enforced")).toBe(plan !== null && plans.includes(plan.id));
    expect(isIncluded(what, plan, "preview")).toBe(true);
  });
});
