import { open, readFile, rm } from "node:fs/promises";
import { DomainError } from "#app/domain-error.ts";
import { createTurns } from "#app/platform/in-turn.ts";
import type { Platform } from "#app/platform/platform.ts";

/** A file of a form, in memory. */
export type ReceivedFile = { fileName: string; bytes: Buffer };

/** What a form may add around its file: boundaries, headers, hidden fields. */
const FORM_OVERHEAD_BYTES = 64 * 1024;
const MAX_IN_MEMORY = 3;
const inTurn = createTurns(MAX_IN_MEMORY);

/**
 * Reads the one file of an upload form and hands it to `use`. The bytes go to the disk as they come, however slowly;
 * only then are a few uploads at once taken into memory, so a hundred of them cost no more than three. Null for a form
 * without a file called `field`. Throws file-too-large.
 */
export async function receiveFile<T>(
  platform: Pick<Platform, "files" | "ids" | "clock">,
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
  return filePart(await readFile(path), contentType, field);
}

const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i;
const HEADERS_END = Buffer.from("\r\n\r\n");

/**
 * The part of a multipart/form-data body (RFC 7578) that is the file called `field`, as a view and not a copy: the
 * platform's own parser looks at every byte of ten million in the main thread.
 */
export function filePart(body: Buffer, contentType: string, field: string): ReceivedFile | null {
  const [, quoted, plain] = BOUNDARY.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return null;
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const first = Buffer.from(`--${boundary}\r\n`);
  if (!body.subarray(0, first.length).equals(first)) return null;
  let at = first.length;
  while (at < body.length) {
    const headersEnd = body.indexOf(HEADERS_END, at);
    const end = body.indexOf(delimiter, headersEnd);
    if (headersEnd < 0 || end < 0) return null;
    const fileName = nameIn(body.toString("utf8", at, Math.min(headersEnd, at + MAX_HEADER_BYTES)), field);
    if (fileName !== null) {
      const bytes = body.subarray(headersEnd + HEADERS_END.length, end);
      return fileName === "" && bytes.length === 0 ? null : { fileName, bytes };
    }
    at = end + delimiter.length + 2;
  }
  return null;
}

const MAX_HEADER_BYTES = 4096;

/** The file name that a part's headers give for `field`, as browsers write it; null for any other part. */
function nameIn(headers: string, field: string): string | null {
  const disposition = /^content-disposition:\s*form-data;(.*)$/im.exec(headers)?.[1] ?? "";
  if (/\sname="([^"]*)"/.exec(disposition)?.[1] !== field) return null;
  const name = /\sfilename="([^"]*)"/.exec(disposition)?.[1];
  return name === undefined ? null : name.replaceAll("%22", '"').replaceAll(/%0[da]/gi, " ");
}
