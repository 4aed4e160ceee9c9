import type { Context, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import type { ApiScope } from "#app/domain/api-scopes.ts";
import { DomainError } from "#app/domain-error.ts";
import { findKeyHolder, type KeyHolder } from "#app/features/api-keys/queries.server.ts";
import { countRequest, networkOf } from "#app/http/rate-limit.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import type { ApiEnv } from "./environment.ts";
import { ApiError } from "./problems.ts";

/**
 * Finds out whose key a request has, counts it for the key or else for its network address, and says in the response
 * how many are left. A key that does not work is refused everywhere, so that its owner notices.
 */
export function identify(platform: Platform): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const given = c.req.header("Authorization");
    const secret = given === undefined ? null : (/^Bearer (\S{1,100})$/i.exec(given)?.[1] ?? "");
    const holder = secret === null ? null : await findKeyHolder(platform, secret);
    const limit = holder
      ? await countRequest(platform, "api by key", holder.keyId)
      : await countRequest(platform, "api by address", networkOf(c.get("address")));
    const { attempts, windowSeconds, left, retryAfterSeconds } = limit;
    // draft-ietf-httpapi-ratelimit-headers
    c.header("RateLimit-Policy", `"requests";q=${attempts};w=${windowSeconds}`);
    c.header("RateLimit", `"requests";r=${left};t=${retryAfterSeconds}`);
    if (!limit.isAllowed) throw new DomainError("too-many-requests", { retryAfterSeconds });
    if (secret !== null && holder === null) throw wrongKey("This key is unknown, expired, or revoked.");
    c.set("holder", holder);
    await next();
  };
}

/** Lets in only keys with this scope. */
export function requireScope(scope: ApiScope) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    if (!holderOf(c).scopes.includes(scope)) {
      const detail = `This needs a key with the scope ${scope}.`;
      throw new ApiError({ status: 403, code: "scope-missing", title: "The key may not do this", detail });
    }
    await next();
  });
}

/** Returns the holder of the request's key. Throws a problem with status 401 if it has none. */
export function holderOf(c: Context<ApiEnv>): KeyHolder {
  const holder = c.get("holder");
  if (!holder) throw wrongKey("Send a key of your company as Authorization: Bearer.");
  return holder;
}

function wrongKey(detail: string): ApiError {
  const problem = { status: 401, code: "key-needed", title: "This needs a key that works", detail };
  return new ApiError(problem, { "WWW-Authenticate": "Bearer" });
}
