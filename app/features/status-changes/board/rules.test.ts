import { describe, expect, it } from "vitest";
import { STATUSES } from "#app/domain/status.ts";
import { canMove } from "#app/features/applications/rules.ts";
import type { Stage } from "#app/features/applications/stages/rules.ts";
import { placeOptions, whyNotPlaced } from "./labels.ts";
import { type BoardCard, boardQuery, boardSearchFrom, columnsOf, LANE_SIZE, placesFor, placeValue } from "./rules.ts";
import { boardSchema } from "./schema.ts";

const SCREEN = "0190a000-0000-7000-8000-000000000001";
const STAGES: Stage[] = [
  { id: SCREEN, status: "reviewing", name: "Phone screen" },
  { id: "refs", status: "reviewing", name: "References" },
];

function aCard(change: Partial<BoardCard> = {}): BoardCard {
  return {
    ...{ applicationId: "a", jobId: "j", title: "Kiln Mentor", candidateId: "p", fullName: "Harriet Quill" },
    ...{ hidesName: false, status: "reviewing", stageId: null, createdAt: new Date(0), due: null, held: null },
    ...change,
  };
}

// Clauses 2.6-63.
describe("the places for a card", () => {
  it.each([
    ["pending", null, "reviewing", `reviewing ${SCREEN}`, "reviewing refs", "rejected"],
    ["reviewing", null, `reviewing ${SCREEN}`, "reviewing refs", "interview", "rejected"],
    ["reviewing", "refs", "reviewing", `reviewing ${SCREEN}`, "interview", "rejected"],
    ["interview", null, "offered", "rejected"],
    ["offered", null, "hired", "rejected"],
  ] as const)("at %s in %s are the stages beside it and the legal moves", (status, stageId, ...places) => {
    expect(placesFor(aCard({ status, stageId }), STAGES).map(placeValue)).toEqual(places);
  });

  it("are named as stages, and as the buttons of the moves", () => {
    expect(placeOptions(aCard({ stageId: "refs" }), STAGES).map(({ label }) => label)).toEqual([
      "No stage",
      "Phone screen",
      "Invite to Interview",
      "Mark as Not Selected",
    ]);
    expect(placeOptions(aCard({ status: "pending" }), STAGES)[1]?.label).toBe("Review Application: Phone screen");
  });

  it("are all that is legal: every other place says why", () => {
    for (const from of ["pending", "reviewing", "interview", "offered"] as const) {
      for (const to of STATUSES) {
        if (to === from) continue;
        const why = whyNotPlaced({ ...aCard({ status: from }), isHeld: false }, { status: to, stageId: null });
        expect(why === null, `${from} to ${to}`).toBe(canMove("recruiter", from, to));
        if (why !== null) expect(why).toContain("Harriet Quill");
      }
    }
    const held = whyNotPlaced({ ...aCard(), isHeld: true }, { status: "interview", stageId: null });
    expect(held).toContain("being moved already");
  });
});

// Clauses 2.6-63.
describe("the board", () => {
  it("has each card in one lane, and those of a stage that is gone in none", () => {
    const cards = [aCard(), aCard({ stageId: SCREEN }), aCard({ stageId: "gone" }), aCard({ status: "offered" })];
    const counts = cards.map(({ status, stageId }) => ({ status, stageId, count: 30 }));
    const columns = columnsOf(STAGES, cards, counts);
    expect(columns.map(({ count, lanes }) => [count, lanes.map((lane) => [lane.count, lane.cards.length])])).toEqual([
      [0, [[0, 0]]],
      [
        90,
        [
          [60, 2],
          [30, 1],
          [0, 0],
        ],
      ],
      [0, [[0, 0]]],
      [30, [[30, 1]]],
    ]);
    const many = Array.from({ length: LANE_SIZE + 5 }, () => aCard());
    expect(columnsOf([], many, [])[1]?.lanes[0]?.cards).toHaveLength(LANE_SIZE);
  });

  it.each([
    ["", "?"],
    ["whose=everyone&x=1", "?whose=everyone"],
    [`job=${SCREEN}`, `?job=${SCREEN}`],
    ["job=nonsense&whose=them", "?"],
  ])("reads %j as %j", (typed, query) => {
    expect(boardQuery(boardSearchFrom(new URLSearchParams(typed)))).toBe(query);
  });

  it.each([
    ["reviewing", { status: "reviewing", stageId: null }],
    [`reviewing ${SCREEN}`, { status: "reviewing", stageId: SCREEN }],
    ["", null],
    ["nowhere", null],
    ["reviewing x", null],
    [`reviewing ${SCREEN} x`, null],
  ])("reads the place %j", (to, place) => {
    const form = { intent: "place", applicationId: SCREEN, from: "pending", seen: "", to };
    const read = boardSchema.safeParse(form);
    expect(read.success && "to" in read.data ? read.data.to : null).toEqual(place);
  });
});
