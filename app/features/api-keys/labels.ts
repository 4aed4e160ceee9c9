import type { ApiScope } from "#app/domain/api-scopes.ts";

/** What a scope allows, in words. */
export const SCOPE_TEXTS: Record<ApiScope, string> = {
  "jobs:read": "Read your own jobs",
  "jobs:write": "Post, change, pause, and close jobs",
  "applications:read": "Read who applied, as shown here",
};

export const KEY_FAILED = {
  title: "This didn't work",
  text: "The problem is on our side. Nothing changed. Please try again.",
} as const;

export const KEY_REVOKED = { kind: "success", title: "Key revoked", text: "It stopped working." } as const;

/** The texts of the error for too many keys. */
export const TOO_MANY_KEYS = "You have ten keys that work. Revoke one you no longer need first";
