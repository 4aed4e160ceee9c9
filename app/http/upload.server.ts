import { open, readFile, rm } from "node:fs/promises";
import { DomainError } from "#app/domain-error.ts";
import type { Platform } from "#app/platform/platform.ts";

/** A file of a form, in memory. */
export type ReceivedFile = { fileName: string; bytes: Buffer };

/** What a form may add around its file: boundaries, headers, hidden fields. */
const FORM_OVERHEAD_BYTES = 64 * 1024;
const MAX_IN_MEMORY = 4;

/**
 * Reads the one file of an upload form and hands it to `use`. The bytes go to the disk as they come, however slowly;
 * only then are a few uploads at once taken into memory, so a hundred of them cost no more than four. Null for a form
 * without a file called `field`. Throws file-too-large.
 */
export async function receiveFile<T>(
  platform: Platform,
  request: Request,
  { field, maxBytes }: { field: string; maxBytes: number },
  use: (file: ReceivedFile) => Promise<T>,
): Promise<T | null> {
  const path = await platform.files.incomingPath(platform.ids.next(platform.clock.now()));
  try {
    await writeBody(request, path, maxBytes + FORM_OVERHEAD_BYTES);
    return await inTurn(async () => {
      const file = await fileIn(path, request.headers.get("Content-Type") ?? "", field);
      return file && (await use(file));
    });
  } finally {
    await rm(path, { force: true });
  }
}

async function writeBody(request: Request, path: string, maxBytes: number): Promise<void> {
  const file = await open(path, "w", 0o600);
  try {
    let size = 0;
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size > maxBytes) throw new DomainError("file-too-large");
      await file.write(chunk);
    }
  } finally {
    await file.close();
  }
}

async function fileIn(path: string, contentType: string, field: string): Promise<ReceivedFile | null> {
  const body = new Uint8Array(await readFile(path));
  const form = await new Response(body, { headers: { "Content-Type": contentType } }).formData().catch(() => null);
  const entry = form?.get(field);
  if (!(entry instanceof File) || (entry.name === "" && entry.size === 0)) return null;
  return { fileName: entry.name, bytes: Buffer.from(await entry.arrayBuffer()) };
}

let running = 0;
const waiting: Array<() => void> = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_IN_MEMORY) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
