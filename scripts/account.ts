import "./require-node.ts";
import { parseEnv } from "../app/platform/env.ts";
import { createLog } from "../app/platform/log.ts";
import { openPlatform, type Platform } from "../app/platform/platform.ts";
import { exitSaying, StartError } from "../app/platform/start-error.ts";
import { buildWhenNeeded } from "./build.ts";
import { isAboutHeldJobs, tendHeldJobs } from "./held-jobs.ts";

// `npm run account -- sign-out EMAIL` and `npm run account -- end-two-step EMAIL`: what only the operator may do to
// somebody's account. With the embedded database the server must be stopped for it.

const BUNDLE = new URL("../build/server/index.js", import.meta.url).href;
await buildWhenNeeded();
const product: typeof import("../server/app.ts") = await import(BUNDLE);
const { letInWithoutCode, registerTasks, signOutEverywhere } = product;

const DEEDS: Record<string, (platform: Platform, email: string) => Promise<string>> = {
  "sign-out": async (platform, email) => {
    await signOutEverywhere(platform, email);
    return `${email} is signed out everywhere.`;
  },
  "end-two-step": async (platform, email) =>
    (await letInWithoutCode(platform, email))
      ? `${email} is signed out everywhere, and logs in with the password alone. A mail tells them.`
      : `${email} has no two-step login. Nothing was changed.`,
};

async function main(name = "", email = ""): Promise<string> {
  const deed = DEEDS[name];
  if (!deed || !email) {
    throw new StartError(`Say what to do, and for which address: ${Object.keys(DEEDS).join(" or ")}, then the email.`);
  }
  const { platform, close } = await openPlatform(parseEnv(process.env), createLog("warn"));
  try {
    await registerTasks(platform);
    return await deed(platform, email);
  } catch (error) {
    if (isNotFound(error)) throw new StartError(`There is no account for ${email}.`);
    throw error;
  } finally {
    await close();
  }
}

/** By name and code: the bundle's classes are other classes. */
function isNotFound(error: unknown): boolean {
  return error instanceof Error && error.name === "DomainError" && "code" in error && error.code === "not-found";
}

const args = process.argv.slice(2);
const done = isAboutHeldJobs(args) ? tendHeldJobs(args, product) : main(args[0], args[1]);
await done.then((said) => process.stdout.write(`${said}\n`), exitSaying);
