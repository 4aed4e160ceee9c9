import fs from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { isUnsupportedOnDirectories } from "../flush.ts";

/** Returns PGlite's start parameters with fsync enabled: `-F` would let a power cut lose everything. */
export function durableStartParams(standard: string[]): string[] {
  // wal_sync_method=fdatasync would be a no-op: Emscripten's fdatasync never reaches the file system, its fsync does.
  return [...standard.filter((param) => param !== "-F"), "-c", "fsync=on", "-c", "wal_sync_method=fsync"];
}

/**
 * Returns the directory as PGlite's file system, with PostgreSQL's fsync calls passed on to the operating system
 * (PGlite drops them). Reports bytes of write-ahead log as they are written. Calls `onBroken` for a log that could not
 * be written or flushed; PostgreSQL would panic there, which in PGlite is an endless loop.
 */
export function flushedFiles(
  directory: string,
  onLogBytes: (bytes: number) => void,
  onBroken: (reason: string) => void,
) {
  const files = new NodeFS(directory);
  const init = files.init.bind(files);
  files.init = async (pg: PGlite, options) => {
    const { emscriptenOpts } = await init(pg, options);
    const preRun = emscriptenOpts.preRun ?? [];
    preRun.push((mod) => {
      const operations = mod.NODEFS.stream_ops;
      const write = operations.write;
      operations.fsync = (stream: OpenFile) => {
        try {
          // A directory's entries must be durable; a file's times are not worth a second flush.
          if (mod.FS.isDir(stream.node.mode)) fs.fsyncSync(stream.nfd);
          else fs.fdatasyncSync(stream.nfd);
        } catch (error) {
          if (isUnsupportedOnDirectories(error) && mod.FS.isDir(stream.node.mode)) return 0;
          onBroken(`${stream.path} could not be flushed: ${reasonOf(error)}`);
          throw error;
        }
        return 0;
      };
      operations.write = (stream: OpenFile, buffer: Uint8Array, offset: number, length: number, position: number) => {
        if (!stream.path.includes("/pg_wal/")) return write(stream, buffer, offset, length, position);
        onLogBytes(length);
        try {
          return write(stream, buffer, offset, length, position);
        } catch (error) {
          onBroken(`${stream.path} could not be written: ${reasonOf(error)}`);
          throw error;
        }
      };
    });
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  };
  return files;
}

type OpenFile = { nfd: number; path: string; node: { mode: number } };

/** EACCES, ENOMEM, ENOSPC, EPERM and EROFS in Emscripten's numbering, which is WASI's. */
const EMSCRIPTEN_REASONS = new Map([
  [2, "permission denied"],
  [48, "out of memory"],
  [51, "no space left on the disk"],
  [63, "operation not permitted"],
  [69, "read-only file system"],
]);

/** Returns an error's reason; Emscripten throws objects with its own error numbers. */
export function reasonOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  const number = typeof error === "object" && error !== null && "errno" in error ? error.errno : undefined;
  return (number !== undefined && EMSCRIPTEN_REASONS.get(Number(number))) || `input/output error ${number}`;
}
