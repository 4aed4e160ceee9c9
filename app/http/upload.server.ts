import { open, readFile, rm } from "node:fs/promises";
import { DomainError, FieldError } from "#app/domain-error.ts";
import { createLimiter } from "#app/platform/limiter.ts";
import type { Platform } from "#app/platform/platform.ts";
import { problemFor } from "./problems.ts";

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
  platform: Receiver,
  request: Request,
  { field, maxBytes }: { field: string; maxBytes: number },
  use: (file: ReceivedFile) => Promise<T>,
): Promise<T | null> {
  return await receiveBody(platform, request, maxBytes, async (body, contentType) => {
    const file = filePart(body, contentType, field);
    return file && (await use(file));
  });
}

type Receiver = Pick<Platform, "files" | "ids" | "clock">;

/** A form without its files; which were saved, and why others were not, by the id of their field ("resumeUrl"). */
export type ReceivedForm<Kind> = { form: Request | FormData; saved: Kind[]; refused: Record<string, string> };

/**
 * Receives a page's form whose files come along with its fields, as a browser without a script sends it:
 * passes each chosen file to `save`, and returns the fields for readForm. With a script the files go to an address of
 * their own, and the request comes back as it is. What `save` refuses is returned; anything else is thrown.
 */
export async function receiveForm<Kind extends string>(
  platform: Receiver,
  request: Request,
  { kinds, maxBytes }: { kinds: readonly Kind[]; maxBytes: number },
  save: (kind: Kind, file: ReceivedFile) => Promise<void>,
): Promise<ReceivedForm<Kind>> {
  const saved: Kind[] = [];
  const refused: Record<string, string> = {};
  if (!request.headers.get("Content-Type")?.startsWith("multipart/form-data")) return { form: request, saved, refused };
  const form = new FormData();
  await receiveBody(platform, request, maxBytes, async (body, contentType) => {
    for (const { name, fileName, bytes } of partsOf(body, contentType, MAX_FORM_PARTS)) {
      const kind = kinds.find((one) => one === name);
      if (kind === undefined) {
        if (fileName !== null) throw new DomainError("unreadable-upload");
        form.append(name, bytes.toString("utf8"));
      } else if (fileName || bytes.length > 0) {
        const file = { fileName: fileName ?? "", bytes };
        const why = await refusalOf(() => save(kind, file));
        if (why === null) saved.push(kind);
        else refused[`${kind}Url`] = `${file.fileName} wasn't saved. ${why}`;
      }
    }
  });
  return { form, saved, refused };
}

/** Throws a FieldError with why a file of the form was refused, if one was. */
export function requireFiles({ refused }: Pick<ReceivedForm<string>, "refused">): void {
  const [first] = Object.entries(refused);
  if (first) throw new FieldError(...first, refused);
}

async function refusalOf(save: () => Promise<void>): Promise<string | null> {
  try {
    await save();
    return null;
  } catch (error) {
    if (error instanceof FieldError) return error.message;
    if (!(error instanceof DomainError)) throw error;
    const { title, text } = problemFor(error);
    return `${title}. ${text}`;
  }
}

async function receiveBody<T>(
  platform: Receiver,
  request: Request,
  maxBytes: number,
  use: (body: Buffer, contentType: string) => Promise<T>,
): Promise<T> {
  const path = await platform.files.incomingPath(platform.ids.next(platform.clock.now()));
  try {
    await writeBody(request, path, maxBytes + FORM_OVERHEAD_BYTES);
    return await inTurn(async () => use(await readFile(path), request.headers.get("Content-Type") ?? ""));
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

const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i;
const HEADERS_END = Buffer.from("\r\n\r\n");

/** A part's headers hold name and type; longer ones have a name that no disk accepts. */
const MAX_HEADER_BYTES = 4096;
/** An upload form has a file and a few hidden fields. */
const MAX_PARTS = 20;
/** A page's form has as many fields as readForm reads, and its files. */
const MAX_FORM_PARTS = 220;

/**
 * Returns the part of a multipart/form-data body (RFC 7578) that is the file called `field`, as a view and not a copy,
 * because the platform's parser would look at every one of ten million bytes on the main thread. Throws
 * file-name-too-long when a part's headers exceed 4,096 bytes, unreadable-upload when it is not such a form or has more
 * than twenty parts.
 */
export function filePart(body: Buffer, contentType: string, field: string): ReceivedFile | null {
  for (const { name, fileName, bytes } of partsOf(body, contentType, MAX_PARTS)) {
    if (name === field && fileName !== null) return fileName === "" && bytes.length === 0 ? null : { fileName, bytes };
  }
  return null;
}

/** A part of a form; `fileName` is null for a field of text. */
type Part = { name: string; fileName: string | null; bytes: Buffer };

function* partsOf(body: Buffer, contentType: string, maxParts: number): Generator<Part, void> {
  const [, quoted, plain] = BOUNDARY.exec(contentType) ?? [];
  const boundary = quoted ?? plain ?? "";
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const first = Buffer.from(`--${boundary}`);
  if (boundary === "" || !body.subarray(0, first.length).equals(first)) throw new DomainError("unreadable-upload");
  let at = first.length;
  for (let parts = 0; parts < maxParts; parts++) {
    if (body.toString("latin1", at, at + 2) === "--") return;
    const headersEnd = body.subarray(0, at + MAX_HEADER_BYTES + HEADERS_END.length).indexOf(HEADERS_END, at);
    if (headersEnd < 0 && body.length - at > MAX_HEADER_BYTES) throw new DomainError("file-name-too-long");
    const end = headersEnd < 0 ? -1 : body.indexOf(delimiter, headersEnd);
    if (end < 0) break;
    const bytes = body.subarray(headersEnd + HEADERS_END.length, end);
    yield { ...namesIn(body.toString("utf8", at, headersEnd)), bytes };
    at = end + delimiter.length;
  }
  throw new DomainError("unreadable-upload");
}

/** Returns the name of a part's field and of its file, as browsers write them. */
function namesIn(headers: string): Omit<Part, "bytes"> {
  const disposition = /^content-disposition:\s*form-data;(.*)$/im.exec(headers)?.[1] ?? "";
  const quotedAs = (key: RegExp) =>
    key
      .exec(disposition)?.[1]
      ?.replaceAll("%22", '"')
      .replaceAll(/%0[da]/gi, " ");
  return { name: quotedAs(/\sname="([^"]*)"/) ?? "", fileName: quotedAs(/\sfilename="([^"]*)"/) ?? null };
}
