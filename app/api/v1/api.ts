import { OpenAPIHono } from "@hono/zod-openapi";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import { methodNotAllowed } from "hono/method-not-allowed";
import type { Platform } from "#app/platform/platform.ts";
import { serveApplications } from "./company-applications.ts";
import { serveOwnJobs } from "./company-jobs.ts";
import { KEY_SCHEME } from "./company-routes.ts";
import type { ApiEnv } from "./environment.ts";
import { faultsIn } from "./faults.ts";
import { identify } from "./identify.ts";
import { invalid, problemOf, problemResponse } from "./problems.ts";
import { servePublic } from "./public.ts";

/** The longest description in JSON, where each character may be escaped, with room for the rest. */
const MAX_BODY_BYTES = 256 * 1024;
const SHOWN_TO_BROWSERS = ["ETag", "Link", "RateLimit", "RateLimit-Policy", "Retry-After", "X-Request-Id"];
const PUBLIC_PATHS = ["/jobs", "/jobs/*", "/companies", "/companies/*", "/openapi.json"];

/** A failure of the database, in words. */
type Unavailable = { status: number; retryAfterSeconds: number; text: string };

/**
 * Returns version 1 of the API, to be mounted at /api/v1 behind the check of the host. It reads no cookies, so that no
 * page of others can use a browser's session. `unavailableFor` recognizes failures of the database.
 */
export function createApi(
  platform: Platform,
  unavailableFor: (error: unknown) => Unavailable | null,
): OpenAPIHono<ApiEnv> {
  const api = new OpenAPIHono<ApiEnv>({
    defaultHook: (result, c) => {
      if (!result.success) return problemResponse(c, invalid(faultsIn(result.error, result.target)));
    },
  });

  api.onError((error, c) => {
    const expected = problemOf(error);
    if (expected) return problemResponse(c, expected.problem, expected.headers);
    platform.log.error({ id: c.get("requestId"), path: c.req.path, err: error }, "unexpected error");
    const unavailable = unavailableFor(error);
    if (!unavailable) {
      const detail = "The problem is on our side. Please try again, and tell us the instance if it stays.";
      return problemResponse(c, { status: 500, code: "our-fault", title: "Something went wrong", detail });
    }
    const { status, retryAfterSeconds, text } = unavailable;
    const problem = { status, code: "unavailable", title: "Not possible right now", detail: text };
    return problemResponse(c, problem, { "Retry-After": String(retryAfterSeconds) });
  });

  const openToBrowsers = cors({ origin: "*", allowMethods: ["GET", "HEAD"], exposeHeaders: SHOWN_TO_BROWSERS });
  const isUnchanged = etag({
    weak: true,
    retainedHeaders: [...RETAINED_304_HEADERS, "Access-Control-Allow-Origin", "Access-Control-Expose-Headers"],
  });
  for (const path of PUBLIC_PATHS) {
    api.use(path, openToBrowsers, isUnchanged, async (c, next) => {
      c.header("Cross-Origin-Resource-Policy", "cross-origin");
      await next();
      if (c.res.ok) c.res.headers.set("Cache-Control", "no-cache");
    });
  }
  api.use("/company/*", async (c, next) => {
    await next();
    c.res.headers.set("Cache-Control", "no-store");
  });
  api.use(
    methodNotAllowed({
      app: api,
      onMethodNotAllowed: (c, methods) => {
        const detail = `Here it's one of ${methods.join(", ")}.`;
        const problem = { status: 405, code: "wrong-method", title: "This method isn't possible here", detail };
        return problemResponse(c, problem, { Allow: methods.join(", ") });
      },
    }),
  );
  api.use(identify(platform));
  api.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (c) => {
        const detail = `A body may have ${MAX_BODY_BYTES / 1024} kB.`;
        return problemResponse(c, { status: 413, code: "too-large", title: "This is too large", detail });
      },
    }),
  );

  servePublic(api, platform);
  serveOwnJobs(api, platform);
  serveApplications(api, platform);
  api.openAPIRegistry.registerComponent("securitySchemes", KEY_SCHEME, { type: "http", scheme: "bearer" });
  api.get("/openapi.json", (c) => c.json(describeApi(api, platform.env.appUrl)));
  api.all("*", (c) => {
    const detail = "The document at /api/v1/openapi.json has every address.";
    return problemResponse(c, { status: 404, code: "not-found", title: "There's nothing at this address", detail });
  });
  return api;
}

/** Returns the OpenAPI document of the API, for the page that shows it. */
export function describeApiOf(platform: Platform) {
  return describeApi(
    createApi(platform, () => null),
    platform.env.appUrl,
  );
}

/** Returns the OpenAPI document of the API, made from the schemas that check its requests. */
function describeApi(api: OpenAPIHono<ApiEnv>, appUrl: string) {
  return api.getOpenAPI31Document({
    openapi: "3.1.0",
    info: { title: "Seasoned API", version: "1" },
    servers: [{ url: `${appUrl}/api/v1` }],
  });
}
