import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Env } from "./env.ts";

/** The secret that signs sessions: AUTH_SECRET, or one made once and kept in DATA_DIR (mode 600). */
export function readAuthSecret(env: Env): string {
  if (env.authSecret) return env.authSecret;
  const path = join(env.dataDir, "auth-secret");
  mkdirSync(env.dataDir, { recursive: true });
  try {
    // "wx" lets exactly one of two starting processes write; the other reads what it wrote.
    writeFileSync(path, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFileSync(path, "utf8").trim();
}
