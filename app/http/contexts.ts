import { createContext } from "react-router";
import type { Viewer } from "#app/features/accounts/rules.ts";
import type { Platform } from "#app/platform/platform.ts";

/** What the server knows about this request before any page runs. */
export type RequestFacts = {
  id: string;
  /** New for each response; scripts carry it so that the CSP lets them run. */
  nonce: string;
  /** The client's address: the socket's, or the proxy's header when TRUSTED_PROXY is set. */
  address: string;
  /** Whether the requester may open the pages under /dev. */
  mayUseDevTools: boolean;
  /** The position of the newest live event before anything was read: later events are not on the page. */
  livePosition: string;
  /** Called when a page fails because of the database, so that the response gets the right status. */
  reportFailure(error: unknown): void;
};

export const platformContext = createContext<Platform>();
export const requestContext = createContext<RequestFacts>();
/** Null for a visitor without a session. Resolved once per request. */
export const viewerContext = createContext<Viewer | null>();
