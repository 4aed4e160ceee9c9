import { describe, expect, it } from "vitest";
import { itemsOf, phraseKey } from "./compile.ts";
import { FIELDS } from "./fields.ts";
import { readDocument } from "./reading.ts";
import { GENERIC_SKILLS } from "./skills/generic.ts";
import { vocabulary } from "./vocabulary.ts";

// Checks for mistakes in the entries. Each failure names the entry.

const entries = FIELDS.flatMap(({ field, occupations }) => occupations.map((entry) => ({ field, entry })));
const names = new Set(entries.map(({ entry }) => entry.name.toLowerCase()));
const RELATIONS = ["below", "above", "step", "beside"] as const;

function twice(pairs: ReadonlyArray<readonly [key: string, owner: string]>): string[] {
  const owners = new Map<string, Set<string>>();
  for (const [key, owner] of pairs) owners.set(key, (owners.get(key) ?? new Set()).add(owner));
  return [...owners].filter(([, all]) => all.size > 1).map(([key, all]) => `${key}: ${[...all].join(", ")}`);
}

function skillLines(lines: string): string[] {
  return lines.split("\n").filter((line) => line.trim() !== "");
}

describe("the vocabulary", () => {
  it("knows at least 700 occupations and 3,000 skills", () => {
    expect(names.size).toBeGreaterThanOrEqual(700);
    expect(FIELDS.flatMap(({ skills }) => skillLines(skills)).length).toBeGreaterThanOrEqual(3_000);
  });

  it("names each occupation once", () => {
    expect(names.size).toBe(entries.length);
  });

  it("gives every occupation titles, skills, duties, and a neighbor", () => {
    const bare = entries.filter(({ entry }) =>
      [entry.titles, entry.skills, entry.duties].some((list) => itemsOf(list).length < 3),
    );
    expect(bare.map(({ entry }) => entry.name)).toEqual([]);
    const { neighbors, concepts } = vocabulary();
    expect([...neighbors].filter(([, near]) => near.size === 0).map(([id]) => concepts[id]?.name)).toEqual([]);
  });

  it("relates only occupations that exist", () => {
    const unknown = entries.flatMap(({ entry }) =>
      RELATIONS.flatMap((relation) => itemsOf(entry[relation] ?? ""))
        .filter((name) => !names.has(name.toLowerCase()))
        .map((name) => `${entry.name}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it("never relates an occupation as both below and above another", () => {
    const wrong = entries.flatMap(({ entry }) => {
      const above = new Set(itemsOf(entry.above ?? ""));
      return itemsOf(entry.below ?? "").filter((name) => above.has(name) || name === entry.name);
    });
    expect(wrong).toEqual([]);
  });

  it("gives a title to two occupations only with context to tell them apart", () => {
    const open = entries.flatMap(({ entry }) => {
      const settled = new Set(Object.keys(entry.context ?? {}).map(phraseKey));
      const keys = [entry.name, ...itemsOf(entry.titles)].map(phraseKey);
      return keys.filter((key) => !settled.has(key)).map((key) => [key, entry.name] as const);
    });
    expect(twice(open)).toEqual([]);
  });

  it("gives context only to titles", () => {
    const stray = entries.flatMap(({ entry }) => {
      const titles = new Set([entry.name, ...itemsOf(entry.titles)].map(phraseKey));
      return Object.keys(entry.context ?? {}).filter((title) => !titles.has(phraseKey(title)));
    });
    expect(stray).toEqual([]);
  });

  it("gives each spelling to only one skill", () => {
    const generic = { field: "generic", skills: GENERIC_SKILLS };
    const pairs = [generic, ...FIELDS].flatMap(({ field, skills }) =>
      skillLines(skills).flatMap((line) => {
        const [name = "", aliases = ""] = line.split(":");
        return [name, ...itemsOf(aliases)].map((text) => [phraseKey(text), `${field}/${name}`] as const);
      }),
    );
    expect(twice(pairs)).toEqual([]);
  });

  it("reads every hundredth occupation from its own duties and skills", () => {
    const { concepts } = vocabulary();
    const missed = entries
      .filter((_, index) => index % 100 === 50)
      .filter(({ entry }) => {
        const parts = [
          { text: itemsOf(entry.skills).slice(0, 5).join(". "), weight: 2 },
          { text: itemsOf(entry.duties).join(". "), weight: 1 },
        ];
        const [best] = readDocument(parts, vocabulary()).occupations;
        return concepts[best?.id ?? -1]?.name !== entry.name;
      });
    expect(missed.map(({ entry }) => entry.name)).toEqual([]);
  });
});
