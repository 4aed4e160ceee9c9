import { AsyncLocalStorage } from "node:async_hooks";

/** The request's id and client address, for log lines of code that does not know its request. */
export const currentRequest = new AsyncLocalStorage<{ id: string; address: string }>();
