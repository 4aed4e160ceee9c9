import { AsyncLocalStorage } from "node:async_hooks";

/** For the log, where what is done for a request does not know of it: its id and its client's address. */
export const currentRequest = new AsyncLocalStorage<{ id: string; address: string }>();
