import type { ReactNode } from "react";

export type FactsTableProps = {
  caption: string;
  /** Whether a heading right above shows the caption. */
  isCaptionHidden?: boolean;
  columns: readonly string[];
  /** One row per entry; its first cell names the row. */
  rows: ReadonlyArray<readonly [name: string, ...cells: ReactNode[]]>;
};

/**
 * A small table within a text. On a narrow page each row becomes a name with labeled lines; explicit roles keep the
 * meaning that this change of display would remove.
 */
export function FactsTable({ caption, isCaptionHidden, columns, rows }: FactsTableProps) {
  const [, ...labels] = columns;
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: display: block would remove the table's own roles
    <table className="facts-table" role="table">
      <caption className={isCaptionHidden ? "vh" : undefined}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([name, ...cells]) => (
          <tr key={name} role="row">
            <th scope="row" role="rowheader">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={labels[index]} role="cell" data-l={labels[index]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
