/** What a company's API key may do. */
export const API_SCOPES = ["jobs:read", "jobs:write", "applications:read"] as const;
export type ApiScope = (typeof API_SCOPES)[number];
