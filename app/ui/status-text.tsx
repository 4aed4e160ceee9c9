import Check from "lucide-react/icons/check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";

/** A message beside its cause. Present and empty from the start, so that later texts are announced. */
export function StatusText({ tone = "good", children }: { tone?: "good" | "bad" | undefined; children?: ReactNode }) {
  const Icon = tone === "good" ? Check : TriangleAlert;
  return (
    <div role="status">
      {children && (
        <p className={tone === "good" ? "said" : "said said--bad"}>
          <Icon className="i" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
