import { expect, test } from "vitest";
import { findPlan, fitsPlan, PLANS } from "../rules.ts";
import { aboveLimitText, aboveRoomText, choiceText, namedText, stateText } from "./labels.ts";
import {
  addMonths,
  afterDecline,
  atEndOfPeriod,
  cancel,
  choose,
  isDue,
  priceCents,
  resume,
  type Subscription,
  timeOfChoice,
  totalOf,
} from "./rules.ts";

const NOW = new Date("2026-11-01T00:00:00Z");
const day = (text: string) => new Date(`${text}T00:00:00Z`);

function on(planId: Subscription["planId"], more: Partial<Subscription> = {}): Subscription {
  return {
    planId,
    period: "monthly",
    status: "active",
    anchorAt: NOW,
    periodStart: NOW,
    periodEnd: day("2026-12-01"),
    graceUntil: null,
    next: null,
    ...more,
  };
}

// Clauses 9-6.
test.each([
  ["basic", "monthly", 1900],
  ["professional", "monthly", 4900],
  ["enterprise", "monthly", 6900],
  ["basic", "annual", 18_240],
  ["professional", "annual", 47_040],
  ["enterprise", "annual", 66_240],
] as const)("%s, %s costs %i cents per period", (planId, period, cents) => {
  expect(priceCents({ planId, period })).toBe(cents);
});

test.each([
  ["2026-01-31", 1, "2026-02-28"],
  ["2026-01-31", 2, "2026-03-31"],
  ["2026-12-15", 1, "2027-01-15"],
  ["2028-02-29", 12, "2029-02-28"],
])("%s and %i months is %s", (from, months, to) => {
  expect(addMonths(day(from), months)).toEqual(day(to));
});

const ANNUAL = { period: "annual", periodEnd: day("2027-11-01") } as const;

// Clauses 9-6.
test.each([
  ["no subscription", null, "basic", "monthly", true, "trial"],
  ["one that ended", on("basic", { status: "ended" }), "basic", "monthly", true, "now"],
  ["the same", on("basic"), "basic", "monthly", true, "same"],
  ["the same with a change planned", on("basic", { next: "end" }), "basic", "monthly", true, "now"],
  ["a smaller plan", on("basic"), "professional", "monthly", true, "now"],
  ["a larger plan", on("enterprise"), "basic", "monthly", true, "later"],
  ["a monthly plan", on("basic"), "basic", "annual", true, "now"],
  ["an annual plan", on("basic", ANNUAL), "basic", "monthly", true, "later"],
  ["an annual plan, to a larger one by month", on("basic", ANNUAL), "enterprise", "monthly", true, "later"],
  ["a trial", on("enterprise", { status: "trial" }), "basic", "monthly", true, "now"],
  ["a trial with more jobs than fit", on("enterprise", { status: "trial" }), "basic", "monthly", false, "later"],
] as const)("from %s", (_from, had, planId, period, fits, time) => {
  expect(timeOfChoice(had, { planId, period }, fits)).toBe(time);
});

// Clauses 9-6.
test("the first choice is a trial of 14 days, and costs nothing", () => {
  const step = choose(null, { planId: "professional", period: "annual" }, { now: NOW, fits: true });
  expect(step?.subscription).toMatchObject({ status: "trial", periodEnd: day("2026-11-15"), period: "annual" });
  expect(step?.lines).toEqual([]);
});

test("a trial becomes a paid period unless it was canceled", () => {
  const trial = choose(null, { planId: "basic", period: "monthly" }, { now: NOW, fits: true })?.subscription;
  if (!trial) throw new Error("no trial");
  const paid = atEndOfPeriod(trial);
  expect(paid.subscription).toMatchObject({
    status: "active",
    anchorAt: day("2026-11-15"),
    periodEnd: day("2026-12-15"),
  });
  expect(paid.lines).toEqual([
    { kind: "plan", planId: "basic", period: "monthly", from: "2026-11-15", to: "2026-12-15", cents: 1900 },
  ]);
  const ended = atEndOfPeriod({ ...trial, next: "end" });
  expect([ended.subscription.status, ended.lines]).toEqual(["ended", []]);
});

test("there is one trial: after the end a period is paid at once", () => {
  const step = choose(
    on("basic", { status: "ended" }),
    { planId: "basic", period: "monthly" },
    { now: NOW, fits: true },
  );
  expect([step?.subscription.status, totalOf(step?.lines ?? [])]).toEqual(["active", 1900]);
});

// Clauses 9-6.
test.each([
  ["half of the month, to a larger plan", "monthly", 2450 - 950, "2026-12-01"],
  ["half of the month, to a year", "annual", 47_040 - 950, "2027-11-16"],
] as const)("proration after %s", (_name, period, cents, end) => {
  const now = day("2026-11-16");
  const step = choose(on("basic"), { planId: "professional", period }, { now, fits: true });
  expect(totalOf(step?.lines ?? [])).toBe(cents);
  expect(step?.subscription).toMatchObject({ planId: "professional", period, periodEnd: day(end), next: null });
});

test("a smaller plan begins at the end of the period, and costs nothing until then", () => {
  const step = choose(on("enterprise"), { planId: "basic", period: "monthly" }, { now: NOW, fits: false });
  expect(step?.subscription).toMatchObject({ planId: "enterprise", next: { planId: "basic", period: "monthly" } });
  expect(step?.lines).toEqual([]);
  const after = atEndOfPeriod(step?.subscription ?? on("basic"));
  expect(after.subscription).toMatchObject({ planId: "basic", next: null, periodEnd: day("2027-01-01") });
  expect(totalOf(after.lines)).toBe(1900);
});

test("what was planned can be taken back, and an end cannot be taken twice", () => {
  const canceled = cancel(on("basic"));
  expect(canceled?.next).toBe("end");
  expect(canceled && cancel(canceled)).toBeNull();
  expect(canceled && resume(canceled)).toEqual(on("basic"));
  expect(resume(on("basic"))).toBeNull();
  expect([cancel(on("basic", { status: "ended" })), resume(on("basic", { status: "ended" }))]).toEqual([null, null]);
});

const DECLINED_AT = day("2026-12-01");
const GRACE = afterDecline(on("enterprise"), DECLINED_AT);

test("a declined payment leaves seven days, and its second decline ends the plan", () => {
  expect(GRACE).toMatchObject({ status: "grace", planId: "enterprise", graceUntil: day("2026-12-08") });
  expect([isDue(GRACE, day("2026-12-07")), isDue(GRACE, day("2026-12-08"))]).toEqual([false, true]);
  expect(afterDecline(GRACE, day("2026-12-08"))).toMatchObject({ status: "ended", graceUntil: null });
});

test.each([
  ["the same plan", GRACE, 6900, "2027-01-01"],
  ["a planned change", { ...GRACE, next: { planId: "basic", period: "monthly" } }, 1900, "2027-01-01"],
  ["a year", { ...GRACE, next: { planId: "basic", period: "annual" } }, 18_240, "2027-12-01"],
  [
    "what follows a trial",
    afterDecline(on("basic", { status: "trial", periodEnd: day("2026-12-15") }), DECLINED_AT),
    1900,
    "2027-01-15",
  ],
] as const)("a payment in grace is for the period that began: %s", (_name, had, cents, end) => {
  const { subscription, lines } = atEndOfPeriod(had);
  expect(subscription).toMatchObject({ status: "active", graceUntil: null, next: null, periodEnd: day(end) });
  expect([totalOf(lines), lines[0]?.from]).toEqual([cents, had.periodEnd.toISOString().slice(0, 10)]);
});

test("another plan in grace begins at once, and a canceled one ends unpaid", () => {
  const step = choose(GRACE, { planId: "basic", period: "monthly" }, { now: day("2026-12-03"), fits: false });
  expect([step?.subscription.planId, step?.subscription.status, totalOf(step?.lines ?? [])]).toEqual([
    "basic",
    "active",
    1900,
  ]);
  const canceled = cancel(GRACE) ?? GRACE;
  expect(canceled).toMatchObject({ status: "grace", next: "end" });
  expect(atEndOfPeriod(canceled)).toMatchObject({ subscription: { status: "ended", graceUntil: null }, lines: [] });
});

test("monthly periods keep to the end of the month", () => {
  let subscription = on("basic", {
    anchorAt: day("2026-01-31"),
    periodStart: day("2026-01-31"),
    periodEnd: day("2026-02-28"),
  });
  const ends: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    subscription = atEndOfPeriod(subscription).subscription;
    ends.push(subscription.periodEnd.toISOString().slice(0, 10));
  }
  expect(ends).toEqual(["2026-03-31", "2026-04-30", "2026-05-31"]);
});

const [basic, , enterprise] = PLANS;

test("the text about jobs above the limit matches the behavior", () => {
  expect(aboveLimitText(basic, 3, "enforced")).toBeNull();
  expect(aboveLimitText(enterprise, 300, "enforced")).toBeNull();
  expect([aboveLimitText(basic, 5, "enforced"), fitsPlan(basic, 5, "enforced")]).toEqual([
    "You have 5: the 2 that went live first will be paused then.",
    false,
  ]);
  expect([aboveLimitText(basic, 5, "preview"), fitsPlan(basic, 5, "preview")]).toEqual([
    "You have 5. All of them stay active: while we launch, there are no limits.",
    true,
  ]);
  expect(namedText(7, ["Bookkeeper", "Cook"], "job")).toBe("Bookkeeper; Cook; 5 more jobs");
});

test("the text about people above the room of a plan matches the behavior", () => {
  expect(aboveRoomText(basic, 1, "enforced")).toBeNull();
  expect(aboveRoomText(enterprise, 200, "enforced")).toBeNull();
  expect(aboveRoomText(basic, 4, "enforced")).toBe(
    "Your team has 4 people, and the plan has room for 1. Everyone keeps their access, but no one new can join, not even with an invitation, until there's room.",
  );
  expect(aboveRoomText(basic, 4, "preview")).toBe(
    "Your team has 4 people. All of them keep their access: while we launch, there are no limits.",
  );
  expect(namedText(3, ["Ana Ruiz"], "person", "people")).toBe("Ana Ruiz; 2 more people");
});

const dayText = (at: Date) => at.toISOString().slice(0, 10);

test.each([
  [null, "professional", "annual", "14 days free, no card needed, then $470.40 per year. Up to 10 active jobs."],
  [on("basic"), "basic", "monthly", "Basic is your plan now."],
  [
    on("basic"),
    "professional",
    "monthly",
    "$49 per month, from today: $30 now, with the rest of your current plan credited. Up to 10 active jobs.",
  ],
  [
    on("enterprise"),
    "professional",
    "monthly",
    "$49 per month, from 2026-12-01, when this period ends. Up to 10 active jobs.",
  ],
  [on("basic", { status: "ended" }), "basic", "monthly", "$19 per month, from today. Up to 3 active jobs."],
] as const)("says what a choice would do, %#", (had, planId, period, text) => {
  const plan = findPlan(planId) ?? basic;
  const facts = { had, activeJobs: 1, people: 1, mode: "enforced", now: NOW, day: dayText } as const;
  expect(choiceText({ planId, period }, plan, facts)).toBe(text);
});

test.each([
  [
    on("basic", { status: "trial" }),
    "Basic: free trial until 2026-12-01 Then $19 per month. You can cancel at any time before.",
  ],
  [on("basic"), "Basic: $19 per month Renews on 2026-12-01."],
  [on("basic", { next: "end" }), "Basic: $19 per month Canceled. It runs until 2026-12-01, and then ends."],
  [
    on("enterprise", { next: { planId: "basic", period: "monthly" } }),
    "Enterprise: $69 per month Changes to Basic on 2026-12-01: $19 per month.",
  ],
  [
    GRACE,
    "Enterprise: the payment was declined Your plan stays open until 2026-12-08. Try the payment again before that, or choose another plan. We try once more on that day; if it's declined again, the plan ends.",
  ],
  [
    { ...GRACE, next: "end" as const },
    "Enterprise: the payment was declined Your plan stays open until 2026-12-08. It then ends, because you canceled it.",
  ],
  [on("basic", { status: "ended" }), "Your Basic subscription ended on 2026-12-01. You can subscribe again."],
])("says where a subscription stands, %#", (subscription, text) => {
  const said = stateText(subscription, dayText);
  expect(`${said.title} ${said.text}`).toBe(text);
});
