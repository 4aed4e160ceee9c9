import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import * as build from "virtual:react-router/server-build";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { createApi } from "#app/api/v1/api.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { countView } from "#app/features/jobs/views/counting.server.ts";
import { platformContext, requestContext, viewerContext } from "#app/http/contexts.ts";
import { currentRequest } from "#app/http/current-request.server.ts";
import { pollLive, streamLive } from "#app/http/live.server.ts";
import { resolveViewer } from "#app/http/viewer.server.ts";
import { mayUseDevTools } from "#app/platform/exposure.ts";
import type { Platform } from "#app/platform/platform.ts";
import { limitBody } from "./body-limits.ts";
import { asSeenFromOutside, clientAddress, connectionOf } from "./incoming-request.ts";
import { openMissingPages } from "./missing-pages.ts";
import { freshNonce, isShared, openPageCache } from "./page-cache.ts";
import { type Health, openReadiness } from "./readiness.ts";
import { foreignRequestReason, knownHosts, knownOrigins } from "./same-site.ts";
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
  app.use(limitBody);

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

function cacheForever(_path: string, c: Context) {
  c.header("Cache-Control", "public, max-age=31536000, immutable");
}

function cacheForAnHour(_path: string, c: Context) {
  c.header("Cache-Control", "public, max-age=3600");
}
