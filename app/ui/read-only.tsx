import { createContext, useContext } from "react";

const ReadOnly = createContext(false);

/** Around pages whose reader may look but not change anything. */
export const ReadOnlyProvider = ReadOnly.Provider;

/** Whether the reader may only look, so that no control for a change is drawn. */
export function useIsReadOnly(): boolean {
  return useContext(ReadOnly);
}
