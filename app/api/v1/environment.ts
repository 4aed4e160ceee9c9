/** What the server hands to the API with each request. */
export type ApiEnv = { Variables: { requestId: string; address: string } };
