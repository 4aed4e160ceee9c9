import type { KeyHolder } from "#app/features/api-keys/queries.server.ts";

/** What the server hands to the API with each request, and whose key the request has. */
export type ApiEnv = { Variables: { requestId: string; address: string; holder: KeyHolder | null } };
