import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import * as build from "virtual:react-router/server-build";
import { getConnInfo } from "@hono/node-server/conninfo";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { createApi } from "#app/api/v1/api.ts";
import { FILE_KINDS } from "#app/domain/files.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { countView } from "#app/features/jobs/views/counting.server.ts";
import { platformContext, requestContext, viewerContext } from "#app/http/contexts.ts";
import { currentRequest } from "#app/http/current-request.server.ts";
import { pollLive, streamLive } from "#app/http/live.server.ts";
import { plainPage } from "#app/http/plain-page.ts";
import { resolveViewer } from "#app/http/viewer.server.ts";
import { type Connection, mayUseDevTools } from "#app/platform/exposure.ts";
import type { Platform } from "#app/platform/platform.ts";
import { openMissingPages } from "./missing-pages.ts";
import { freshNonce, isShared, openPageCache } from "./page-cache.ts";
import { type Health, openReadiness } from "./readiness.ts";
import { foreignRequestReason, isByToken, knownHosts, knownOrigins } from "./same-site.ts";
import { contentSecurityPolicy, nonceSource, standingHeaders } from "./security-headers.ts";
import { unavailableFor } from "./unavailable.ts";

export { letInWithoutCode, signOutEverywhere } from "#app/features/accounts/operator.server.ts";
export { decideHeldJob, describeHeldJobs } from "#app/features/jobs/review/operator.server.ts";
export { registerReadings } from "#app/features/matching/tasks.server.ts";
export { makeStaff, removeStaff } from "#app/features/staff/commands.server.ts";
export { staffLine } from "#app/features/staff/queries.server.ts";
export { suspendPerson } from "#app/features/suspensions/commands.server.ts";
export { demoLine, guardDemoAccounts } from "#scripts/demo/accounts.ts";
export { fillWithDemoData } from "#scripts/demo/fill.ts";
export { registerTasks } from "./register-tasks.ts";
export { warmUp } from "./warm-up.ts";

/** `isInsider` says that the page was for a recruiter or for staff, whose looks at jobs are not counted. */
type Variables = { requestId: string; address: string; isInsider?: boolean };
type Bindings = { Variables: Variables };

const MAX_BODY_BYTES = 64 * 1024;
/**
 * Up to 36 bytes for each character of the longest texts: four code points, three bytes each, nine when form-encoded.
 */
const MAX_FORM_BYTES = 512 * 1024;
/** Upload addresses, which accept more than a form and stream it to the disk. */
const UPLOAD_PATH = new RegExp(
  `^(/(?:senior|recruiter)/profile|/recruiter/company)/(?:${FILE_KINDS.join("|")})$|^/recruiter/import$`,
);
/** Slightly above the largest file, so that one that is a little too large gets a response and not a cut connection. */
const MAX_UPLOAD_BYTES = 16 * 1024 * 1024;
const BUILT_FILES = "build/client";
const API_PATH = "/api/v1";
/** The status in the log of a request whose sender left before the answer, as other servers write it. */
const SENDER_LEFT = 499;
const ALWAYS_HEALTHY: Health = { ping: async () => {}, isClosing: () => false };

/** The whole HTTP side of the product, in the order in which a request passes it. */
export function createApp(platform: Platform, health: Health = ALWAYS_HEALTHY): Hono<Bindings> {
  const { env, log } = platform;
  const origins = knownOrigins(env);
  const hosts = knownHosts(origins);
  const headers = standingHeaders(env.appUrl);
  const renderPage = createRequestHandler(build, env.isProduction ? "production" : import.meta.env.MODE);
  const readiness = openReadiness(platform, health);
  const missingPages = openMissingPages(platform);
  const app = new Hono<Bindings>();

  app.use(async (c, next) => {
    const startedAt = performance.now();
    c.set("requestId", randomUUID());
    c.set("address", clientAddress(c, env.isBehindProxy));
    await currentRequest.run({ id: c.get("requestId"), address: c.get("address") }, next);
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    c.res.headers.set("X-Request-Id", c.get("requestId"));
    if (c.res.status === 404) missingPages.count(c.req.path);
    if ((c.res.status === 200 || c.res.status === 304) && !c.get("isInsider")) countView(platform, c.req.raw);
    const isStream = c.res.headers.get("Content-Type")?.startsWith("text/event-stream");
    const milliseconds = isStream ? undefined : Math.round(performance.now() - startedAt);
    // The path only, because a query may have a reset token.
    const { method, path } = c.req;
    // Work that was broken off ends as a 500 that no one sees, and that would look like a fault of ours.
    const status = c.req.raw.signal.aborted ? SENDER_LEFT : c.res.status;
    // So that a client that exceeds a limit can be found.
    const address = status === 429 ? { address: c.get("address") } : {};
    log.info({ id: c.get("requestId"), method, path, status, ms: milliseconds, ...address }, "request");
  });

  app.get("/healthz", (c) => c.text("ok"));
  app.get("/readyz", async (c) => {
    const { status, text } = await readiness();
    return c.text(text, status);
  });

  app.use(async (c, next) => {
    if (c.req.method === "TRACE" || c.req.method === "TRACK") return c.text("Method not allowed", 405);
    // HTTP/1.0 may come without Host; everything else must name a host of ours (R16).
    const host = c.req.header("Host");
    if (host !== undefined && !hosts.has(host.toLowerCase()))
      return c.text("This server doesn't answer for that host.", 421);
    // The API reads no cookies, so it makes no difference whose page sends a request there.
    if (isForApi(c.req.path)) return next();
    const refusal = foreignRequestReason(c.req.raw, origins);
    if (refusal) return c.text("This request didn't come from our own pages, so nothing was changed.", refusal);
    return next();
  });

  app.use(compress());
  app.route(API_PATH, createApi(platform, unavailableFor));
  const pages = openPageCache(platform);
  app.get("*", async (c, next) => {
    // In development every edit must show at once.
    if (!isShared(c.req.raw) || import.meta.env.MODE === "development") return next();
    // Nothing of this request (other cookies, referrer) may influence what others see.
    return await pages.answer(c.req.raw, c.get("requestId"), (url, nonce) =>
      renderFor(c, null, asSeenFromOutside(new Request(url), env.appUrl), nonce),
    );
  });
  // In tests nothing is built; in development Vite serves these.
  if (existsSync(BUILT_FILES)) {
    app.use("/assets/*", serveStatic({ root: BUILT_FILES, precompressed: true, onFound: cacheForever }));
    app.use("/*", serveStatic({ root: BUILT_FILES, onFound: cacheForAnHour }));
  }
  const limitForm = limitOf(MAX_FORM_BYTES);
  const limitOther = limitOf(MAX_BODY_BYTES);
  app.use((c, next) =>
    isUpload(c) ? limitUpload(c, next) : isForm(c) || isInboundMail(c) ? limitForm(c, next) : limitOther(c, next),
  );

  app.get("/live", async (c) => {
    const viewer = await resolveViewer(platform, c.req.raw.headers);
    const wantsStream = c.req.header("Accept") !== "application/json";
    return wantsStream ? streamLive(platform, viewer, c) : pollLive(platform, viewer, c);
  });

  app.all("*", async (c) => {
    const viewer = await resolveViewer(platform, c.req.raw.headers);
    c.set("isInsider", viewer !== null && viewer.role !== "senior");
    return await renderFor(c, viewer, asSeenFromOutside(c.req.raw, env.appUrl), freshNonce());
  });

  async function renderFor(c: Context<Bindings>, viewer: Viewer | null, request: Request, nonce: string) {
    const context = new RouterContextProvider();
    context.set(platformContext, platform);
    context.set(viewerContext, viewer);
    const failures: unknown[] = [];
    const reportFailure = (error: unknown) => void failures.push(error);
    const livePosition = platform.live.position();
    context.set(requestContext, {
      id: c.get("requestId"),
      nonce,
      address: c.get("address"),
      mayUseDevTools: mayUseDevTools(env, connectionOf(c)),
      livePosition,
      reportFailure,
    });
    const answer = await renderPage(request, context);
    const response = answer.status === 500 ? withTrueStatus(answer, failures) : answer;
    const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
    // A document with a policy of its own (an email in the outbox) keeps it. Vite's development client needs inline
    // styles; everywhere else the policy applies.
    const isBare = isPage && !response.headers.has("Content-Security-Policy");
    if (isBare && import.meta.env.MODE !== "development") {
      response.headers.set("Content-Security-Policy", contentSecurityPolicy([nonceSource(nonce)]));
    }
    // A signed-in person's page is for them only, not for Back after Log Out.
    if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", viewer ? "no-store" : "no-cache");
    return response;
  }

  app.onError((error, c) => {
    // No one reads the response; the request's log line reports it.
    if (isSenderGone(error)) return c.text("The connection was lost before the whole form arrived.", 400);
    log.error({ id: c.get("requestId"), path: c.req.path, err: error }, "unexpected error");
    const unavailable = unavailableFor(error);
    if (unavailable) {
      c.header("Retry-After", String(unavailable.retryAfterSeconds));
      return c.text(unavailable.text, unavailable.status);
    }
    return c.text(`Something went wrong on our side. Please try again. Reference: ${c.get("requestId")}`, 500);
  });

  return app;
}

function isForApi(path: string): boolean {
  return path === API_PATH || path.startsWith(`${API_PATH}/`);
}

/** Whether Node reports that the sender disconnected. */
function isSenderGone(error: Error): boolean {
  return error.message === "aborted" && "code" in error && error.code === "ECONNRESET";
}

/** Gives a page that failed because of the database 503 ("try again") or 507 ("storage is full") instead of 500. */
function withTrueStatus(answer: Response, failures: readonly unknown[]): Response {
  const unavailable = failures.map(unavailableFor).find((found) => found !== null);
  if (!unavailable) return answer;
  const headers = new Headers(answer.headers);
  headers.set("Retry-After", String(unavailable.retryAfterSeconds));
  return new Response(answer.body, { status: unavailable.status, headers });
}

function isUpload(c: Context): boolean {
  return UPLOAD_PATH.test(c.req.path) && (c.req.header("Content-Type") ?? "").startsWith("multipart/form-data");
}

function isForm(c: Context): boolean {
  return (c.req.header("Content-Type") ?? "").startsWith("application/x-www-form-urlencoded");
}

/** Whether it is an email from a provider, in any format. */
function isInboundMail(c: Context): boolean {
  return c.req.path === "/inbound-mail";
}

function limitOf(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: (c) => tooMuch(c, "That's more than this form can take. Please shorten it."),
  });
}

const UPLOAD_REFUSAL =
  "A resume or a file of jobs may have up to 10 MB, a photo up to 5 MB. Please choose a smaller file.";

/** Returns plain text for a program, and a page for a browser that sent a form without a script. */
function tooMuch(c: Context, text: string): Response {
  if (!c.req.header("Accept")?.includes("text/html")) return c.text(text, 413);
  const href = UPLOAD_PATH.exec(c.req.path)?.[1] ?? c.req.path;
  return plainPage({ status: 413, title: "This is too large", text, back: { label: "Go back", href } });
}

/** Requires a declared length within the limit; Node then reads no more than declared. */
async function limitUpload(c: Context, next: () => Promise<void>): Promise<Response | undefined> {
  if (c.req.raw.body === null) return void (await next());
  const length = c.req.header("Content-Length");
  if (length === undefined) return c.text("Please say how long the file is.", 411);
  if (Number(length) > MAX_UPLOAD_BYTES) return tooMuch(c, UPLOAD_REFUSAL);
  return void (await next());
}

function cacheForever(_path: string, c: Context) {
  c.header("Cache-Control", "public, max-age=31536000, immutable");
}

function cacheForAnHour(_path: string, c: Context) {
  c.header("Cache-Control", "public, max-age=3600");
}

/**
 * Returns the request as pages should see it. Behind a proxy that ends TLS it says http, but pages compare origins and
 * need the public one. An Origin of "null" that passed the checks is our own page's, and is removed; so is that of an
 * email program, which React Router would take for an attack.
 */
function asSeenFromOutside(request: Request, appUrl: string): Request {
  const seen = withoutOriginOfOthers(request);
  const url = new URL(seen.url);
  const { host, protocol } = new URL(appUrl);
  if (url.host !== host || url.protocol === protocol) return seen;
  url.protocol = protocol;
  return new Request(url, seen);
}

function withoutOriginOfOthers(request: Request): Request {
  if (request.headers.get("Origin") !== "null" && !isByToken(request)) return request;
  const headers = new Headers(request.headers);
  headers.delete("Origin");
  return new Request(request, { headers });
}

/** Returns the socket's address. The proxy's last header value counts only with TRUSTED_PROXY. */
function clientAddress(c: Context, isBehindProxy: boolean): string {
  const forwarded = isBehindProxy ? c.req.header("X-Forwarded-For")?.split(",").at(-1)?.trim() : undefined;
  if (forwarded) return forwarded;
  // In-process requests (tests) may have no socket.
  return hasSocket(c) ? (getConnInfo(c).remote.address ?? "unknown") : "127.0.0.1";
}

function connectionOf(c: Context): Connection {
  const { headers } = c.req.raw;
  if (!hasSocket(c)) return { peer: undefined, httpVersion: undefined, headers };
  return { peer: getConnInfo(c).remote.address, httpVersion: c.env.incoming.httpVersion, headers };
}

function hasSocket(c: Context): boolean {
  return Boolean(c.env && "incoming" in c.env);
}
