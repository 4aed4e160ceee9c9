import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { listPath } from "#app/features/jobs/back-link.ts";

/**
 * Back to the list whose card led here: one step in the browser's history, so that it stands where it was left. Who came
 * otherwise goes to `cameFrom`.
 */
export function useWayBack(cameFrom: string): { backTo: string; onBack: (press: MouseEvent) => void } {
  const navigate = useNavigate();
  const { state: said }: { state: { from?: unknown } | null } = useLocation();
  const from = listPath(said?.from);
  function stepBack(press: MouseEvent) {
    if (!from || press.metaKey || press.ctrlKey || press.shiftKey) return;
    press.preventDefault();
    void navigate(-1);
  }
  return { backTo: from ?? cameFrom, onBack: stepBack };
}
