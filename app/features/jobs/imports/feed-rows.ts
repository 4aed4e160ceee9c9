import { SaxesParser } from "saxes";
import { rowOfElement, rowOfPosting } from "./feed-jobs.ts";
import type { FoundRow } from "./rules.ts";

/** Why a document is no feed of jobs. `line` is where its XML breaks. */
export type FeedFault = "web-page" | "not-a-feed" | "broken" | "doctype" | "no-jobs";

/** A document that is no feed of jobs. */
export class FeedError extends Error {
  override name = "FeedError";
  readonly fault: FeedFault;
  readonly line: number | undefined;

  constructor(fault: FeedFault, line?: number) {
    super(fault);
    this.fault = fault;
    this.line = line;
  }
}

type FeedRow = Omit<FoundRow, "position">;

/**
 * Yields the jobs of a feed one by one: XML as Indeed reads it, a JSON Feed with a JobPosting in each item, or a list
 * of JobPostings. Throws FeedError.
 */
export function* feedRows(text: string): Generator<FeedRow, void> {
  const start = text.trimStart().slice(0, 200);
  if (/^<!doctype html|^<html/i.test(start)) throw new FeedError("web-page");
  if (start.startsWith("<")) yield* xmlRows(text);
  else if (/^[[{]/.test(start)) yield* jsonRows(text);
  else throw new FeedError("not-a-feed");
}

const PIECE = 64 * 1024;
/** What a feed calls a job. */
const JOB_ELEMENTS: ReadonlySet<string> = new Set(["job", "item"]);
/** Longer texts of one element are no job's, and are refused by the check of the row. */
const LONGEST_VALUE = 100_000;
const MOST_VALUES = 100;

function* xmlRows(text: string): Generator<FeedRow, void> {
  const found: FeedRow[] = [];
  const parser = new SaxesParser({ fileName: "" });
  let job: Map<string, string> | null = null;
  let name = "";
  let value = "";
  let depth = 0;
  let jobDepth = 0;

  function addText(more: string) {
    if (job !== null) value += more.slice(0, LONGEST_VALUE - value.length);
  }

  parser.on("error", () => {
    throw new FeedError("broken", parser.line);
  });
  // Entities of a document's own can be bombs, and no feed needs them.
  parser.on("doctype", () => {
    throw new FeedError("doctype");
  });
  parser.on("opentag", (tag) => {
    depth += 1;
    if (job === null && JOB_ELEMENTS.has(tag.name.toLowerCase())) {
      job = new Map();
      jobDepth = depth;
    }
    name = tag.name.toLowerCase();
    value = "";
  });
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", (tag) => {
    if (job !== null && depth === jobDepth) {
      found.push(rowOfElement(job));
      job = null;
    } else if (job !== null && tag.name.toLowerCase() === name && job.size < MOST_VALUES && !job.has(name)) {
      job.set(name, value.trim());
    }
    depth -= 1;
    value = "";
  });

  for (let at = 0; at < text.length; at += PIECE) {
    parser.write(text.slice(at, at + PIECE));
    yield* found.splice(0);
  }
  parser.close();
  yield* found.splice(0);
}

function* jsonRows(text: string): Generator<FeedRow, void> {
  const parsed = parseJson(text);
  for (const { posting, id } of postingsIn(parsed)) yield rowOfPosting(posting, id);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FeedError("broken");
  }
}

type Posting = { posting: object; id: string };

/** Finds the postings of a list, of a graph, or of the items of a JSON Feed, where each is beside or in its item. */
function* postingsIn(value: unknown): Generator<Posting, void> {
  if (Array.isArray(value)) {
    for (const one of value) yield* postingsIn(one);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  if (isPosting(value)) yield { posting: value, id: "" };
  else if ("@graph" in value) yield* postingsIn(value["@graph"]);
  else if ("items" in value && Array.isArray(value.items)) for (const item of value.items) yield* postingOfItem(item);
  else throw new FeedError("not-a-feed");
}

function* postingOfItem(item: unknown): Generator<Posting, void> {
  if (typeof item !== "object" || item === null) return;
  const posting: unknown = [item, ...Object.values(item)].find(isPosting);
  if (typeof posting === "object" && posting !== null) yield { posting, id: "id" in item ? String(item.id) : "" };
}

function isPosting(value: unknown): boolean {
  if (typeof value !== "object" || value === null || !("@type" in value)) return false;
  return [value["@type"]].flat().includes("JobPosting");
}
