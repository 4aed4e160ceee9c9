import fs from "node:fs";
import { open } from "node:fs/promises";
import path from "node:path";

/** Windows cannot flush a directory; its file systems keep entries in order anyway. */
export function isUnsupportedOnDirectories(error: unknown): boolean {
  return (
    error instanceof Error && "code" in error && ["EPERM", "EISDIR", "EBADF", "EINVAL"].includes(String(error.code))
  );
}

/** Flushes every file and directory below `directory`, and itself. For files written by plain copying. */
export function flushTree(directory: string): void {
  for (const entry of fs.readdirSync(directory, { withFileTypes: true })) {
    const full = path.join(directory, entry.name);
    if (entry.isDirectory()) flushTree(full);
    else flush(full, "r+");
  }
  flushDirectory(directory);
}

/** Flushes a directory's entries, so that a new or renamed file in it survives a power cut. */
export function flushDirectory(directory: string): void {
  try {
    flush(directory, "r");
  } catch (error) {
    if (!isUnsupportedOnDirectories(error)) throw error;
  }
}

function flush(file: string, flags: string): void {
  const descriptor = fs.openSync(file, flags);
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

/** The same without blocking the thread, and within Node's permission model. Skipped where it is not possible. */
export async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, "r").catch(() => null);
  if (!handle) return;
  await handle.sync().catch(() => {});
  await handle.close();
}
