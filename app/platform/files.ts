import { type FileHandle, mkdir, open, opendir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { syncDirectory } from "./flush.ts";

/** Storage for uploads. Keys are our own ids; a name that a person typed never becomes a path. */
export type Files = {
  /** Stores the bytes under `key`; resolves when they are durable and complete. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Returns the bytes under `key`, or null. Nothing is open before they are read. */
  open(key: string): Promise<{ stream: ReadableStream<Uint8Array<ArrayBuffer>>; size: number } | null>;
  /** Removes `key`; does nothing if it is not there. */
  remove(key: string): Promise<void>;
  /** Returns every key stored before `before`. */
  listOlderThan(before: Date): Promise<string[]>;
  /** Whether anything is stored. */
  holdsAny(): Promise<boolean>;
  /** Whether the operator, by a file beside the stored ones, allows removing many at once; true once. */
  mayRemoveMany(): Promise<boolean>;
  /** Returns a path for an incoming upload; the caller removes the file. */
  incomingPath(key: string): Promise<string>;
  /** Removes incoming uploads that began before `before`. */
  removeIncomingOlderThan(before: Date): Promise<void>;
};

/** The name of the file by which an operator allows removing many uploads at once. */
export const REMOVE_MANY_FILE = "remove-unknown";

const CHUNK_BYTES = 64 * 1024;
const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** File storage on this machine's disk, below `directory`. */
export function openFilesOnDisk(directory: string): Files {
  const kept = join(directory, "kept");
  const incoming = join(directory, "incoming");

  function pathOf(key: string): string {
    if (!KEY.test(key)) throw new Error("a file's key must be an id");
    return join(kept, key);
  }

  async function incomingPath(key: string): Promise<string> {
    if (!KEY.test(key)) throw new Error("a file's key must be an id");
    await mkdir(incoming, { recursive: true });
    return join(incoming, key);
  }

  return {
    incomingPath,

    async put(key, bytes) {
      const path = pathOf(key);
      const half = await incomingPath(key);
      await mkdir(kept, { recursive: true });
      const file = await open(half, "w", 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(half, path);
      await syncDirectory(kept);
    },

    async open(key) {
      const path = pathOf(key);
      const facts = await stat(path).catch(() => null);
      return facts && { stream: streamOf(path), size: facts.size };
    },

    async remove(key) {
      await rm(pathOf(key), { force: true });
    },

    async holdsAny() {
      const folder = await opendir(kept).catch(() => null);
      if (!folder) return false;
      try {
        return (await folder.read()) !== null;
      } finally {
        await folder.close();
      }
    },

    async mayRemoveMany() {
      const permission = join(directory, REMOVE_MANY_FILE);
      if (!(await stat(permission).catch(() => null))) return false;
      await rm(permission, { force: true });
      return true;
    },

    async listOlderThan(before) {
      const names = await namesOlderThan(kept, before);
      return names.filter((name) => KEY.test(name));
    },

    async removeIncomingOlderThan(before) {
      for (const name of await namesOlderThan(incoming, before)) await rm(join(incoming, name), { force: true });
    },
  };
}

function streamOf(path: string): ReadableStream<Uint8Array<ArrayBuffer>> {
  let file: FileHandle | undefined;
  return new ReadableStream(
    {
      async pull(controller) {
        file ??= await open(path, "r");
        const chunk = new Uint8Array(CHUNK_BYTES);
        const { bytesRead } = await file.read(chunk, 0, CHUNK_BYTES);
        if (bytesRead > 0) return controller.enqueue(chunk.subarray(0, bytesRead));
        await file.close();
        controller.close();
      },
      cancel: () => file?.close(),
    },
    // A HEAD request never reads, and never ends the stream either.
    { highWaterMark: 0 },
  );
}

async function namesOlderThan(directory: string, before: Date): Promise<string[]> {
  const names = await readdir(directory).catch((): string[] => []);
  const found: string[] = [];
  for (const name of names) {
    const facts = await stat(join(directory, name)).catch(() => null);
    if (facts && facts.mtime < before) found.push(name);
  }
  return found;
}

/** Makes the rename itself survive a power cut, where the platform can. */
