import { describe, expect, it } from "vitest";
import { inOrder, isTaken, orderAfterMove, type Stage, stagesIn } from "./rules.ts";
import { stageSchema } from "./schema.ts";

const STAGES: Stage[] = [
  { id: "screen", status: "reviewing", name: "Phone screen" },
  { id: "refs", status: "reviewing", name: "References" },
  { id: "task", status: "reviewing", name: "Task" },
  { id: "panel", status: "interview", name: "Panel" },
];

// Clauses 2.6-62.
describe("the order of stages", () => {
  it.each([
    ["refs", "up", "refs screen task panel"],
    ["refs", "down", "screen task refs panel"],
    ["screen", "up", null],
    ["task", "down", null],
    ["panel", "up", null],
    ["gone", "up", null],
  ] as const)("after %s goes %s is %s", (id, direction, order) => {
    expect(orderAfterMove(STAGES, id, direction)?.join(" ") ?? null).toBe(order);
  });

  it("is by status, then by position", () => {
    const at = (id: string, status: Stage["status"], position: number) => ({ id, status, position, name: id });
    const mixed = [at("c", "offered", 1), at("b", "reviewing", 3), at("a", "reviewing", 2), at("d", "pending", 9)];
    expect(inOrder(mixed).map(({ id }) => id)).toEqual(["d", "a", "b", "c"]);
    expect(stagesIn(STAGES, "interview").map(({ id }) => id)).toEqual(["panel"]);
  });
});

// Clauses 2.6-62.
describe("the name of a stage", () => {
  it.each([
    [{ status: "reviewing", name: "phone SCREEN" }, true],
    [{ status: "interview", name: "Phone screen" }, false],
    [{ id: "screen", status: "reviewing", name: "Phone Screen" }, false],
  ] as const)("%j is taken: %s", (wanted, taken) => expect(isTaken(STAGES, wanted)).toBe(taken));

  it.each([
    ["Phone screen", true],
    ["  Reference check ", true],
    ["", false],
    ["x".repeat(41), false],
    ["Under 40 years old", false],
    ["Young candidates", false],
  ])("%j is accepted: %s", (name, isAccepted) => {
    expect(stageSchema.safeParse({ intent: "add", name, status: "reviewing" }).success).toBe(isAccepted);
  });

  it("is of one line, and inside an open status", () => {
    const read = stageSchema.parse({ intent: "add", name: "Phone\nscreen", status: "reviewing" });
    expect(read).toMatchObject({ name: "Phone screen" });
    expect(stageSchema.safeParse({ intent: "add", name: "Phone screen", status: "rejected" }).success).toBe(false);
  });
});
