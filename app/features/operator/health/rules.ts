import { isId } from "#app/input-fields.ts";
import type { Env } from "#app/platform/env.ts";
import type { FailedTask, QueueState } from "#app/platform/failed-tasks.ts";
import type { Disk, ProcessFacts } from "#app/platform/machine.ts";
import { DAY_MS } from "#app/time.ts";

export const TASKS_SHOWN = 50;

/** The most unfinished tasks that are counted. */
export const MOST_TASKS = 10_000;

/** A backup older than this many days is marked as late. */
const BACKUP_DAYS = 2;

/** The share of free space below which the disk is marked as nearly full. */
const LEAST_FREE = 0.1;

/** The health of the product at this moment. */
export type Health = {
  queues: QueueState[];
  failed: FailedTask[];
  nextAfter: string | null;
  process: ProcessFacts;
  database: { kind: "postgres" | "embedded"; version: string; bytes: number };
  uploads: { count: number; bytes: number };
  disk: Disk | null;
  dataDir: string;
  lastBackup: Date | null;
  gaps: SetupGap[];
};

/** A gap in the setup: what it means and how to fix it. */
export type SetupGap = { title: string; text: string; todo: string };

type Setup = Pick<
  Env,
  | "smtpUrl"
  | "clamdUrl"
  | "authSecret"
  | "appUrl"
  | "isBehindProxy"
  | "inboundMailSecret"
  | "review"
  | "devTools"
  | "databaseUrl"
>;

/** Returns the gaps in the setup of a public server, most harmful first. */
export function gapsOf(env: Setup): SetupGap[] {
  const { protocol, hostname } = new URL(env.appUrl);
  const isLocal = hostname === "localhost" || hostname === "127.0.0.1" || hostname === "[::1]";
  const gaps: Array<SetupGap | false> = [
    env.devTools === true && {
      title: "Everyone can read every email",
      text: "DEV_TOOLS=1 opens /dev/outbox to whoever reaches this server.",
      todo: "Remove DEV_TOOLS and restart.",
    },
    env.review === "off" && {
      title: "No job is checked",
      text: "REVIEW=off makes every job public at once, whatever it says.",
      todo: "Remove REVIEW, so that first jobs and risky ones wait, and restart.",
    },
    !env.smtpUrl && {
      title: "No email is sent",
      text: "Without SMTP_URL emails stay in the outbox: nobody can confirm an address or reset a password.",
      todo: "Set SMTP_URL to your email provider's server, and SMTP_FROM to an address of yours.",
    },
    isLocal && {
      title: "Links in emails lead to this machine only",
      text: `APP_URL is ${env.appUrl}: no one else can open a link that we send.`,
      todo: "Set APP_URL to the public address, such as https://jobs.example.com.",
    },
    !isLocal &&
      protocol === "http:" && {
        title: "The public address isn't encrypted",
        text: `APP_URL is ${env.appUrl}: passwords can be read on the way.`,
        todo: "Serve the product with https, and let APP_URL begin with https.",
      },
    !env.isBehindProxy && {
      title: "No proxy is trusted",
      text: "Right if this server is reached directly. Behind a proxy every visitor looks like one, so the limits on attempts stop everyone.",
      todo: "Behind a proxy that sets X-Forwarded-For, set TRUSTED_PROXY=1.",
    },
    !env.clamdUrl && {
      title: "Uploads aren't scanned for malware",
      text: "Only their structure is checked.",
      todo: "Run clamd, and set CLAMD_URL to its address, such as tcp://127.0.0.1:3310.",
    },
    !env.authSecret && {
      title: "The session secret lies beside the data",
      text: "It's in the file auth-secret of DATA_DIR: whoever copies that folder can log in as anyone.",
      todo: "Set AUTH_SECRET to the text of that file, so that no one is logged out, and keep it with your other secrets.",
    },
    !env.inboundMailSecret && {
      title: "Answers by email aren't filed",
      text: "They reach the mailbox of support and stay there.",
      todo: "Set INBOUND_MAIL_SECRET, and let your email provider send answers to the product (docs/operators.md).",
    },
  ];
  return gaps.filter((gap) => gap !== false);
}

/** Returns whether the last backup is missing or too old. */
export function isBackupLate(lastBackup: Date | null, now: Date): boolean {
  return lastBackup === null || now.getTime() - lastBackup.getTime() > BACKUP_DAYS * DAY_MS;
}

/** Returns whether the disk is nearly full. */
export function isNearlyFull(disk: Disk | null): boolean {
  return disk !== null && disk.totalBytes > 0 && disk.freeBytes / disk.totalBytes < LEAST_FREE;
}

const UNITS = ["bytes", "KB", "MB", "GB", "TB"] as const;

/** Returns "512 bytes", "3.4 MB", "120 GB"; a KB is 1,000 bytes. */
export function bytesText(bytes: number): string {
  let rest = bytes;
  let unit = 0;
  while (rest >= 999.5 && unit < UNITS.length - 1) {
    rest /= 1000;
    unit += 1;
  }
  const digits = unit > 0 && rest < 9.95 ? 1 : 0;
  return `${rest.toFixed(digits)} ${UNITS[unit]}`;
}

/** Reads the page of failed tasks from the address. */
export function tasksAfter(params: URLSearchParams): string | null {
  const after = params.get("after") ?? "";
  return isId(after) ? after : null;
}
