import Printer from "lucide-react/icons/printer";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { useIsHydrated } from "./hydration.ts";

/** Prints the page, or the open dialog. Absent without JavaScript, where the browser's own menu prints. */
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
