import type { ReactNode } from "react";
import { Link } from "react-router";

/** `help` says what is counted, if the label alone does not; `to` is the list of what is counted. */
type Figure = { label: string; value: ReactNode; help?: string | undefined; to?: string | undefined };

/** Four figures in one strip. */
export function Ledger({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="ledger">
      {figures.map((figure) => (
        <div key={figure.label}>
          <dt>
            <span>{figure.to ? <Link to={figure.to}>{figure.label}</Link> : figure.label}</span>
            {figure.help && <span className="hint">{` ${figure.help}`}</span>}
          </dt>
          <dd>{figure.value}</dd>
        </div>
      ))}
    </dl>
  );
}
