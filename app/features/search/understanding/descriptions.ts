import { occupationsDescribedBy } from "#app/vocabulary/described.ts";
import { vocabulary } from "#app/vocabulary/vocabulary.ts";
import { entriesNear } from "./concept-entries.ts";
import { isWrittenName } from "./names.ts";
import type { Unit } from "./units.ts";
import { isTimeOfWork } from "./way-names.ts";

/**
 * An occupation that a text describes in other words, and its index entries with their closeness to the description.
 */
export type Described = { name: string; near: ReadonlyMap<string, number> };

/** The factor for a description beside the name of an occupation, because mostly the named one is meant. */
const BESIDE_A_NAME = 0.6;

/** From this fit on, the neighbors of a described occupation are close as well, so many times less. */
const SURELY_DESCRIBED = 0.95;
const NEIGHBOR_OF_DESCRIBED = 0.8;

/**
 * Returns the occupations that units describe together; none if they are little more than a name. `all` are the words
 * that were typed, with those that name nothing by themselves: "looking after".
 */
export function describedBy(units: readonly Unit[], all = units.flatMap(({ words }) => words)): Described[] {
  const trades = units.filter(({ kind }) => kind === "trade");
  // "Drive" and "building" are what somebody does, "driver" and "builder" what somebody is.
  const isNamed = trades.some(({ words }) => isWrittenName(words));
  if (trades.length > 0 && units.length === trades.length && isNamed) return [];
  const ways = new Set(
    units.filter(({ kind, label }) => kind === "way" && !isTimeOfWork(label)).flatMap(({ words }) => words),
  );
  const said = all.filter((word) => !ways.has(word));
  return occupationsDescribedBy(said.join(" ")).map(({ name, fit }) => {
    const near = isNamed ? fit * BESIDE_A_NAME : fit;
    const { byKey, neighbors } = vocabulary();
    const id = byKey.get(`o:${name}`) ?? -1;
    const around = fit < SURELY_DESCRIBED ? [] : [...(neighbors.get(id) ?? [])];
    const nearby = around.map(([other, degree]): [number, number] => [other, degree * near * NEIGHBOR_OF_DESCRIBED]);
    return { name, near: entriesNear(new Map([...nearby, [id, near]])) };
  });
}
