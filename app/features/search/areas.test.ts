import { describe, expect, it } from "vitest";
import { AREA_NAMES, areaNamed } from "./areas.ts";
import { stateNameAtEnd, stateOf } from "./states.ts";
import { pointOf } from "./towns.ts";

describe("areas", () => {
  it("lie in states or towns of the map", () => {
    const parts = AREA_NAMES.flatMap((name) => areaNamed(name.split(" ")) ?? []);
    const unknown = parts.filter((part) => {
      const { name, length } = stateNameAtEnd(part) ?? { name: "", length: 0 };
      return stateOf(part) === null && pointOf(part.slice(0, -length).join(" "), name) === null;
    });
    expect(unknown.map((part) => part.join(" "))).toEqual([]);
  });

  it.each([
    ["twin ports", "duluth minnesota"],
    ["bay area", "oakland california"],
    ["new england", "vt"],
    ["adirondacks", "saranac lake new york"],
  ])("are found by name: %s", (name, part) => {
    expect(areaNamed(name.split(" "))).toContainEqual(part.split(" "));
  });
});
