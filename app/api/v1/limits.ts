import type { MiddlewareHandler } from "hono";
import { DomainError } from "#app/domain-error.ts";
import { countRequest, networkOf } from "#app/http/rate-limit.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import type { ApiEnv } from "./environment.ts";

/** Counts requests by network address, and says in each response how many are left. */
export function limitRequests(platform: Platform): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const limit = await countRequest(platform, "api by address", networkOf(c.get("address")));
    const { attempts, windowSeconds, left, retryAfterSeconds } = limit;
    // draft-ietf-httpapi-ratelimit-headers
    c.header("RateLimit-Policy", `"requests";q=${attempts};w=${windowSeconds}`);
    c.header("RateLimit", `"requests";r=${left};t=${retryAfterSeconds}`);
    if (!limit.isAllowed) throw new DomainError("too-many-requests", { retryAfterSeconds });
    await next();
  };
}
