import { open, readFile, rm } from "node:fs/promises";
import { DomainError } from "#app/domain-error.ts";
import { createLimiter } from "#app/platform/limiter.ts";
import type { Platform } from "#app/platform/platform.ts";

/** A file of a form, in memory. */
export type ReceivedFile = { fileName: string; bytes: Buffer };

/** The size of a form around its file: boundaries, headers, hidden fields. */
const FORM_OVERHEAD_BYTES = 64 * 1024;
const MAX_IN_MEMORY = 3;
const inTurn = createLimiter(MAX_IN_MEMORY);

/**
 * Receives the single file of an upload form and passes it to `use`. The bytes go to the disk as they arrive, however
 * slowly; only then are a few uploads at a time loaded into memory, so that a hundred cost no more than three. Null for
 * a form without a file called `field`. Throws file-too-large, and upload-broken-off when the sender leaves;
 * file-name-too-long and unreadable-upload as filePart does.
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
    for await (const chunk of chunksOf(request)) {
      size += chunk.length;
      if (size > maxBytes) throw new DomainError("file-too-large");
      await file.write(chunk);
    }
  } finally {
    await file.close();
  }
}

/** Reads the body. A sender who leaves midway is not an error. */
async function* chunksOf(request: Request): AsyncGenerator<Uint8Array, void> {
  const reader = request.body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new DomainError("upload-broken-off");
      });
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

async function fileIn(path: string, contentType: string, field: string): Promise<ReceivedFile | null> {
  return filePart(await readFile(path), contentType, field);
}

const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i;
const HEADERS_END = Buffer.from("\r\n\r\n");

/** A part's headers hold name and type; longer ones have a name that no disk accepts. */
const MAX_HEADER_BYTES = 4096;
/** Our forms have a file and a few hidden fields. */
const MAX_PARTS = 20;

/**
 * Returns the part of a multipart/form-data body (RFC 7578) that is the file called `field`, as a view and not a copy,
 * because the platform's parser would look at every one of ten million bytes on the main thread. Throws
 * file-name-too-long when a part's headers exceed 4,096 bytes, unreadable-upload when it is not such a form or has more
 * than twenty parts.
 */
export function filePart(body: Buffer, contentType: string, field: string): ReceivedFile | null {
  const [, quoted, plain] = BOUNDARY.exec(contentType) ?? [];
  const boundary = quoted ?? plain ?? "";
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const first = Buffer.from(`--${boundary}`);
  if (boundary === "" || !body.subarray(0, first.length).equals(first)) throw new DomainError("unreadable-upload");
  let at = first.length;
  for (let parts = 0; parts < MAX_PARTS; parts++) {
    if (body.toString("latin1", at, at + 2) === "--") return null;
    const headersEnd = body.subarray(0, at + MAX_HEADER_BYTES + HEADERS_END.length).indexOf(HEADERS_END, at);
    if (headersEnd < 0 && body.length - at > MAX_HEADER_BYTES) throw new DomainError("file-name-too-long");
    const end = headersEnd < 0 ? -1 : body.indexOf(delimiter, headersEnd);
    if (end < 0) break;
    const fileName = nameIn(body.toString("utf8", at, headersEnd), field);
    if (fileName !== null) {
      const bytes = body.subarray(headersEnd + HEADERS_END.length, end);
      return fileName === "" && bytes.length === 0 ? null : { fileName, bytes };
    }
    at = end + delimiter.length;
  }
  throw new DomainError("unreadable-upload");
}

/** Returns the file name in a part's headers for `field`, as browsers write it; null for any other part. */
function nameIn(headers: string, field: string): string | null {
  const disposition = /^content-disposition:\s*form-data;(.*)$/im.exec(headers)?.[1] ?? "";
  if (/\sname="([^"]*)"/.exec(disposition)?.[1] !== field) return null;
  const name = /\sfilename="([^"]*)"/.exec(disposition)?.[1];
  return name === undefined ? null : name.replaceAll("%22", '"').replaceAll(/%0[da]/gi, " ");
}
