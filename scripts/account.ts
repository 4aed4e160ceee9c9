import "./require-node.ts";
import { parseArgs } from "node:util";
import { STAFF_LEVELS } from "../app/domain/staff.ts";
import { parseEnv } from "../app/platform/env.ts";
import { createLog } from "../app/platform/log.ts";
import { openPlatform, type Platform } from "../app/platform/platform.ts";
import { exitSaying, StartError } from "../app/platform/start-error.ts";
import { buildWhenNeeded } from "./build.ts";
import { isAboutHeldJobs, tendHeldJobs } from "./held-jobs.ts";

// `npm run account -- sign-out EMAIL`, `end-two-step EMAIL`, `make-staff EMAIL --role admin`, `remove-staff EMAIL`: what
// only the operator may do to someone's account. With the embedded database the server must be stopped for it.

const BUNDLE = new URL("../build/server/index.js", import.meta.url).href;
const LEVELS = STAFF_LEVELS.join("|");
const NAMES = ["sign-out", "end-two-step", "make-staff", "remove-staff"] as const;
const USAGE =
  `Say what to do, and for which address: ${NAMES.slice(0, 2).join(" or ")} or remove-staff, then the email; ` +
  `or make-staff, the email, and --role ${LEVELS}.`;

type Deed = (platform: Platform, email: string, role: string) => Promise<string>;

const args = process.argv.slice(2);
const asked = isAboutHeldJobs(args) ? null : readArguments();
await buildWhenNeeded();
const product: typeof import("../server/app.ts") = await import(BUNDLE);

const DEEDS: Record<(typeof NAMES)[number], Deed> = {
  "sign-out": async (platform, address) => {
    await product.signOutEverywhere(platform, address);
    return `${address} is signed out everywhere.`;
  },
  "end-two-step": async (platform, address) =>
    (await product.letInWithoutCode(platform, address))
      ? `${address} is signed out everywhere, and logs in with the password alone. A mail tells them.`
      : `${address} has no two-step login. Nothing was changed.`,
  "make-staff": async (platform, address, wanted) => {
    const level = STAFF_LEVELS.find((one) => one === wanted);
    if (!level) throw new StartError(`Say what they may do: --role ${LEVELS}.`);
    const { was, password } = await product.makeStaff(platform, { email: address, level, by: null });
    if (was === level) return `${address} already works here as ${level}. Nothing was changed.`;
    const lines = [was ? `${address} was ${was} and is ${level} now.` : `${address} is on the staff as ${level}.`];
    if (password) lines.push(`The account is new. Its password, shown this one time: ${password}`);
    lines.push(
      `They log in at ${platform.env.appUrl}/login and set up two-step login first; the console is at /operator.`,
    );
    return lines.join("\n");
  },
  "remove-staff": async (platform, address) => {
    await product.removeStaff(platform, { email: address, by: null });
    return `${address} is no longer on the staff, and is signed out everywhere.`;
  },
};

/** Checked before anything is built or opened, so that a typing error costs nothing. */
function readArguments() {
  const options = { role: { type: "string" } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true, strict: false });
  const [first, address = "", ...rest] = positionals;
  const deed = NAMES.find((one) => one === first);
  const isClear = Object.keys(values).every((one) => one === "role") && rest.length === 0;
  if (!deed || !address.includes("@") || !isClear) return exitSaying(new StartError(USAGE));
  return { name: deed, email: address, role: String(values.role ?? "") };
}

type Asked = ReturnType<typeof readArguments>;

async function main({ name, email, role }: Asked): Promise<string> {
  const { platform, close } = await openPlatform(parseEnv(process.env), createLog("warn"));
  try {
    await product.registerTasks(platform);
    return await DEEDS[name](platform, email, role);
  } catch (error) {
    throw wordsFor(error, name, email);
  } finally {
    await close();
  }
}

/**
 * Returns what the operator reads instead of a stack. By name and code: the bundle has its own copies of the classes.
 */
function wordsFor(error: unknown, name: Asked["name"], email: string): unknown {
  if (!(error instanceof Error)) return error;
  if (error.name === "ZodError") return new StartError(`${email} is not an email address.`);
  if (error.name !== "DomainError" || !("code" in error)) return error;
  const words: Record<string, string> = {
    "not-found": name === "remove-staff" ? `${email} is not on the staff.` : `There is no account for ${email}.`,
    "email-unverified": `Nobody has confirmed ${email} yet. They open the link in their email first.`,
    "account-leaving": `The account of ${email} is about to be deleted. Its owner keeps it first, or use another address.`,
    "role-in-use": `${email} is a senior or a recruiter who has used the account. Staff need one of their own: use another address.`,
    "last-admin": `${email} is the last admin. Make another one first.`,
  };
  const text = words[String(error.code)];
  return text ? new StartError(text) : error;
}

const done = asked ? main(asked) : tendHeldJobs(args, product);
await done.then(
  (said) =>
    process.stdout.write(`${said}
`),
  exitSaying,
);
