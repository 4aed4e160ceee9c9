import { parseArgs } from "node:util";
import { parseEnv } from "../app/platform/env.ts";
import { createLog } from "../app/platform/log.ts";
import { openPlatform } from "../app/platform/platform.ts";
import { StartError } from "../app/platform/start-error.ts";

// `npm run account -- list-held`, `approve-job ID`, `refuse-job ID --reason "..."`: for an installation where no one is
// on the staff yet. With the embedded database the server must be stopped for it.

type Product = Pick<typeof import("../server/app.ts"), "decideHeldJob" | "describeHeldJobs" | "registerTasks">;

const COMMANDS = ["list-held", "approve-job", "refuse-job"];

/** Whether these arguments of `npm run account` are about held jobs. */
export function isAboutHeldJobs([name = ""]: readonly string[]): boolean {
  return COMMANDS.includes(name);
}

/** Runs the command and returns what to print. Throws StartError for invalid arguments. */
export async function tendHeldJobs(args: readonly string[], product: Product): Promise<string> {
  const options = { reason: { type: "string" } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: false });
  const [name, jobId = ""] = positionals;
  const reason = name === "refuse-job" ? String(values.reason ?? "") : null;
  if (name !== "list-held" && jobId === "") throw new StartError(`Say which job: ${name} ID. list-held names them.`);
  if (reason === "") throw new StartError('Say why: refuse-job ID --reason "...". The recruiter reads it.');
  const { platform, close } = await openPlatform(parseEnv(process.env), createLog("warn"));
  try {
    await product.registerTasks(platform);
    if (name === "list-held") return await product.describeHeldJobs(platform);
    await product.decideHeldJob(platform, jobId, reason);
    return `${jobId} is ${reason === null ? "approved" : "refused"}. Its recruiter is told.`;
  } catch (error) {
    throw wordsFor(error, jobId);
  } finally {
    await close();
  }
}

/** By name and code: the bundle has its own copies of the classes. */
function wordsFor(error: unknown, jobId: string): unknown {
  if (!(error instanceof Error)) return error;
  if (error.name === "RangeError") return new StartError(error.message);
  if (error.name !== "DomainError" || !("code" in error)) return error;
  if (error.code === "not-found") return new StartError(`${jobId} does not wait for a decision.`);
  return error.code === "decided-already" ? new StartError(`${jobId} was decided or changed meanwhile.`) : error;
}
