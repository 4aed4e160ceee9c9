import { makeZip } from "client-zip";
import { BRAND } from "#app/brand.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import type { Platform } from "#app/platform/platform.ts";
import { escapedHtml } from "#app/words.ts";
import { collectOwnData } from "./queries.server.ts";
import type { ExportTopic } from "./rules.ts";

/** A file in the archive. */
type Entry = { name: string; input: string | Uint8Array; lastModified: Date };

/**
 * Returns everything stored about the viewer as a zip that is created while it is read, with one file at a time in
 * memory: a page to read, the same as JSON, and their files. It has no one else's data, except the other side's words
 * and name in conversations, because they were sent to the viewer.
 */
export async function exportOwnData(
  platform: Platform,
  viewer: Viewer,
): Promise<{ fileName: string; stream: ReadableStream<Uint8Array> }> {
  const now = platform.clock.now();
  const topics = await collectOwnData(platform.db, viewer);
  const day = now.toISOString().slice(0, 10);
  platform.log.info({ event: "data exported", userId: viewer.id });
  return {
    fileName: `${BRAND.name.toLowerCase()}-my-data-${day}.zip`,
    stream: mayBeCancelled(makeZip(entriesOf(platform, topics, viewer, now))),
  };
}

/** Returns the same stream, for a reader that may go away: cancelling the one of `makeZip` itself rejects, with nothing. */
function mayBeCancelled(stream: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel(reason) {
        await reader.cancel(reason).catch(() => {});
      },
    },
    { highWaterMark: 0 },
  );
}

async function* entriesOf(
  platform: Platform,
  topics: readonly ExportTopic[],
  viewer: Viewer,
  lastModified: Date,
): AsyncGenerator<Entry> {
  yield { name: "read-me-first.html", input: pageOf(topics, viewer, lastModified), lastModified };
  for (const { name, rows } of topics) {
    yield { name: `data/${name}.json`, input: `${JSON.stringify(rows, null, 2)}\n`, lastModified };
  }
  const files = topics.find(({ name }) => name === "files")?.rows ?? [];
  for (const { id, kind, fileName, replacedAt } of files) {
    const stored = await platform.files.open(String(id));
    if (!stored) continue;
    const input = new Uint8Array(await new Response(stored.stream).arrayBuffer());
    // Two versions of a resume may have one name.
    const version = replacedAt instanceof Date ? `-replaced-${replacedAt.toISOString().replaceAll(":", "-")}` : "";
    yield { name: `files/${kind}${version}-${fileName}`, input, lastModified };
  }
}

/** Returns one HTML page without scripts or external files. */
function pageOf(topics: readonly ExportTopic[], viewer: Viewer, now: Date): string {
  const filled = topics.filter(({ rows }) => rows.length > 0);
  const empty = topics.filter(({ rows }) => rows.length === 0);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>Your data at ${BRAND.name}</title>`,
    "<style>body{font:18px/1.5 Verdana,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}",
    "dl{border-top:1px solid;padding-top:1rem}dt{font-weight:bold}dd{margin:0 0 .5rem;white-space:pre-wrap;overflow-wrap:anywhere}</style>",
    `</head><body><h1>Your data at ${BRAND.name}</h1>`,
    `<p>${escapedHtml(viewer.name)}, ${escapedHtml(viewer.email)}. Made on ${now.toUTCString()}.</p>`,
    "<p>The folder “data” holds the same for programs, the folder “files” what you uploaded.</p>",
    ...filled.map(sectionOf),
    empty.length > 0
      ? `<p>Nothing is stored under: ${empty.map(({ title }) => escapedHtml(title)).join(", ")}.</p>`
      : "",
    "</body></html>",
  ].join("\n");
}

function sectionOf({ title, rows }: ExportTopic): string {
  const lists = rows.map((row) => {
    const facts = Object.entries(row).filter(([, value]) => value !== null && value !== "");
    return `<dl>${facts.map(([name, value]) => `<dt>${escapedHtml(wordsOf(name))}</dt><dd>${escapedHtml(textOf(value))}</dd>`).join("")}</dl>`;
  });
  return `<h2>${escapedHtml(title)}</h2>${lists.join("\n")}`;
}

/** Turns "createdAt" into "created at". */
function wordsOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toUTCString();
  return typeof value === "string" ? value : JSON.stringify(value);
}
