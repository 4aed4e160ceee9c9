import type { ReactNode } from "react";

/** `help` says what is counted, where the label alone does not. */
type Figure = { label: string; value: ReactNode; help?: string | undefined };

/** Four figures in one ruled strip. */
export function Ledger({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="ledger">
      {figures.map((figure) => (
        <div key={figure.label}>
          <dt>
            <span>{figure.label}</span>
            {figure.help && <span className="hint">{` ${figure.help}`}</span>}
          </dt>
          <dd>{figure.value}</dd>
        </div>
      ))}
    </dl>
  );
}
