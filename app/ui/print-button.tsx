import Printer from "lucide-react/icons/printer";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { useIsHydrated } from "./hydration.ts";

/** Prints the page, or the dialog that is open. Absent where JavaScript is off: the browser's own menu prints too. */
export function PrintButton({ children }: { children: ReactNode }) {
  const isHydrated = useIsHydrated();
  if (!isHydrated) return null;
  return (
    <Button variant="quiet" onClick={() => window.print()}>
      <Printer className="i" />
      <span>{children}</span>
    </Button>
  );
}
