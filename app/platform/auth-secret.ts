import { randomBytes } from "node:crypto";
import fs from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { type Env, LEAST_SECRET_LENGTH } from "./env.ts";
import { syncDirectory } from "./flush.ts";
import { StartError } from "./start-error.ts";

/**
 * Returns the secret that signs sessions: AUTH_SECRET, or one made once and stored in DATA_DIR (mode 600). Throws
 * StartError if the file is empty or cut off, because then anyone could sign their own sessions.
 */
export async function readAuthSecret(env: Pick<Env, "authSecret" | "dataDir">): Promise<string> {
  if (env.authSecret) return env.authSecret;
  const path = join(env.dataDir, "auth-secret");
  fs.mkdirSync(env.dataDir, { recursive: true });
  await makeOnce(path, env.dataDir);
  const secret = fs.readFileSync(path, "utf8").trim();
  if (secret.length >= LEAST_SECRET_LENGTH) return secret;
  throw new StartError(
    `The session secret in ${path} is ${secret === "" ? "empty" : "too short"}: it must have at least ` +
      `${LEAST_SECRET_LENGTH} characters. Nothing was changed. Put the file of your last backup there. Without one, ` +
      "remove it: a new one is made, everyone is signed out, and codes of two-step login no longer fit.",
  );
}

/**
 * Writes a new secret to a temporary file, flushes it, and links it into place unless there is one, so it is never
 * incomplete.
 */
async function makeOnce(path: string, directory: string) {
  if (fs.existsSync(path)) return;
  const draft = `${path}.${process.pid}.new`;
  try {
    // With Node's permission model (docs/operations.md) only a handle can be flushed.
    const file = await open(draft, "w", 0o600);
    try {
      await file.writeFile(randomBytes(LEAST_SECRET_LENGTH).toString("hex"));
      await file.sync();
    } finally {
      await file.close();
    }
    // Of two processes that start together exactly one succeeds; the other reads its file.
    link(draft, path);
    await syncDirectory(directory);
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw notWritten(path, error);
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

/** Copies where the file system has no hard links. Throws EEXIST if there is a file already. */
function link(draft: string, path: string) {
  try {
    fs.linkSync(draft, path);
  } catch (error) {
    if (hasCode(error, "EEXIST")) throw error;
    fs.copyFileSync(draft, path, fs.constants.COPYFILE_EXCL);
  }
}

function notWritten(path: string, error: unknown): StartError {
  const reason = error instanceof Error ? error.message : String(error);
  return new StartError(`The session secret cannot be written to ${path}: ${reason}. Make room or set AUTH_SECRET.`);
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
