import { z } from "zod";
import { StartError } from "./start-error.ts";

/** The minimum length of the session secret, in AUTH_SECRET and in its file. */
export const LEAST_SECRET_LENGTH = 32;

const flag = z.enum(["0", "1", "true", "false"]).transform((value) => value === "1" || value === "true");

const url = (protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    message: `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`,
  });

const schema = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce.number({ message: "must be a port number" }).int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default("localhost"),
  APP_URL: url(["http:", "https:"]).optional(),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: url(["postgres:", "postgresql:"]).optional(),
  SMTP_URL: url(["smtp:", "smtps:"]).optional(),
  SMTP_FROM: z.string().min(3).default("Seasoned <hello@seasoned.example>"),
  CLAMD_URL: url(["tcp:"]).optional(),
  INBOUND_MAIL_SECRET: z.string().trim().min(LEAST_SECRET_LENGTH, "must have at least 32 characters").optional(),
  AUTH_SECRET: z.string().trim().min(LEAST_SECRET_LENGTH, "must have at least 32 characters").optional(),
  DEMO_DATA: z.enum(["0", "1", "true", "false", "public"], { message: "must be 0, 1 or public" }).optional(),
  DEV_TOOLS: flag.optional(),
  REQUIRE_EMAIL_VERIFICATION: flag.optional(),
  TRUSTED_PROXY: flag.default(false),
  BILLING_MODE: z.enum(["preview", "enforced"], { message: "must be preview or enforced" }).default("preview"),
  REVIEW: z.enum(["first-jobs", "all", "off"], { message: "must be first-jobs, all or off" }).default("first-jobs"),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      message: "must be fatal, error, warn, info, debug, trace or silent",
    })
    .default("info"),
});

/** The whole configuration, parsed once at start. */
export type Env = {
  isProduction: boolean;
  port: number;
  host: string;
  /** The public origin without a trailing slash: every link in an email starts with it. */
  appUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  smtpFrom: string;
  /** A clamd daemon that scans every upload; without one only their structure is checked. */
  clamdUrl: string | undefined;
  /** Proves that incoming email was sent by our email provider; without it none is accepted. */
  inboundMailSecret: string | undefined;
  /** Undefined only with the embedded database, which creates its own (see auth-secret.ts). */
  authSecret: string | undefined;
  /** Whether an empty database gets demo data, and whether its accounts have the public password (scripts/demo). */
  demoData: "none" | "local" | "public";
  /** Whether the pages under /dev are open to all or to none; undefined decides by request (see exposure.ts). */
  devTools: boolean | undefined;
  requiresEmailVerification: boolean;
  isBehindProxy: boolean;
  billingMode: "preview" | "enforced";
  /** Which jobs a reviewer checks before they go public; off is unsafe. */
  review: "first-jobs" | "all" | "off";
  logLevel: string;
};

/** Parses the environment. Throws StartError with every bad variable and what it should be. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const reasons = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new StartError(`The configuration is not right: ${reasons.join("; ")}. See .env.example.`);
  }
  const env = parsed.data;
  const isProduction = env.NODE_ENV === "production";
  if (isProduction && env.DATABASE_URL && !env.AUTH_SECRET) {
    throw new StartError("AUTH_SECRET is missing: set it to at least 32 random characters, the same on every server.");
  }
  return {
    isProduction,
    port: env.PORT,
    host: env.HOST,
    appUrl: (env.APP_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ""),
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    smtpFrom: env.SMTP_FROM,
    clamdUrl: env.CLAMD_URL,
    inboundMailSecret: env.INBOUND_MAIL_SECRET,
    authSecret: env.AUTH_SECRET,
    demoData: demoDataOf(env.DEMO_DATA ?? (env.DATABASE_URL ? "0" : "1")),
    devTools: env.DEV_TOOLS,
    requiresEmailVerification: env.REQUIRE_EMAIL_VERIFICATION ?? env.SMTP_URL !== undefined,
    isBehindProxy: env.TRUSTED_PROXY,
    billingMode: env.BILLING_MODE,
    review: env.REVIEW,
    logLevel: env.LOG_LEVEL,
  };
}

function demoDataOf(given: string): Env["demoData"] {
  if (given === "public") return "public";
  return given === "1" || given === "true" ? "local" : "none";
}
