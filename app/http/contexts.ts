import { createContext } from "react-router";
import type { Viewer } from "#app/features/accounts/rules.ts";
import type { Platform } from "#app/platform/platform.ts";

/** What the door knows about this request before any page runs. */
export type RequestFacts = {
  id: string;
  /** Fresh per response; scripts carry it so that the CSP lets them run. */
  nonce: string;
  /** The client's address: the socket's, or the proxy's word when TRUSTED_PROXY is set. */
  address: string;
  /** Whether the pages under /dev are open to whoever asks. */
  mayUseDevTools: boolean;
  /** Where the newest live event stood before anything was read: whatever comes after it is not on the page. */
  livePosition: string;
  /** Called when a page fails because the database does: the answer then says so with its status. */
  reportFailure(error: unknown): void;
};

export const platformContext = createContext<Platform>();
export const requestContext = createContext<RequestFacts>();
/** Null for a visitor without a session. Resolved once per request. */
export const viewerContext = createContext<Viewer | null>();
