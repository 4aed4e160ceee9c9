import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { listPath } from "#app/features/jobs/back-link.ts";

/**
 * Returns the link to the list that led here: one step back in the browser's history, which restores the scroll
 * position, or `cameFrom` for a person who came another way.
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
