import type { ReactNode } from "react";

/** Four figures in one ruled strip. */
export function Ledger({ figures }: { figures: ReadonlyArray<{ label: string; value: ReactNode }> }) {
  return (
    <dl className="ledger">
      {figures.map((figure) => (
        <div key={figure.label}>
          <dt>{figure.label}</dt>
          <dd>{figure.value}</dd>
        </div>
      ))}
    </dl>
  );
}
