// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop these roles where the stylesheet lays the cells out as lines
import { type ComponentProps, createContext, type ReactNode, useContext } from "react";

export type TableProps = {
  /** The caption; hidden, because a heading shows it on the page. */
  caption: ReactNode;
  columns: readonly string[];
  /** Lets long headers wrap, for a table with sentences in its first column. */
  canWrap?: boolean | undefined;
  /** For name, score, status, and buttons: narrower than a wide page they take two lines, on a phone two or three. */
  hasTwoLines?: boolean | undefined;
  /** For values that need no label: narrower than a laptop they follow each other, with the buttons beside the name. */
  isBrief?: boolean | undefined;
  /** For a few columns of numbers, which have room on a phone: stays a table there. */
  isNarrow?: boolean | undefined;
  /** A line on top instead of visible column headers. */
  isHeadless?: boolean | undefined;
  children: ReactNode;
};

const Columns = createContext<readonly string[]>([]);

/**
 * A table. Below 768 px each row becomes lines of label and value; explicit roles keep the meaning that browsers drop
 * once cells are laid out otherwise.
 */
export function Table({ caption, columns, canWrap, hasTwoLines, isBrief, isNarrow, isHeadless, children }: TableProps) {
  const classes = [
    "table",
    isNarrow ? "table--narrow" : "table--stack",
    canWrap ? "table--wrap" : null,
    hasTwoLines ? "table--two" : null,
    isBrief ? "table--brief" : null,
    isHeadless ? "ruled" : null,
  ];
  return (
    <table className={classes.filter(Boolean).join(" ")} role="table">
      <caption className="vh">{caption}</caption>
      <thead className={isHeadless ? "vh" : undefined} role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        <Columns value={columns}>{children}</Columns>
      </tbody>
    </table>
  );
}

/** A row; `isOn` marks the one whose detail is open below it. */
export function TableRow({ isOn, hasUndo, ...row }: ComponentProps<"tr"> & { isOn?: boolean; hasUndo?: boolean }) {
  const classes = [isOn ? "is-on" : null, hasUndo ? "has-undo" : null].filter(Boolean).join(" ");
  return <tr role="row" {...row} className={classes || undefined} />;
}

/** The cell that names the row. */
export function HeadCell({ children }: { children: ReactNode }) {
  return (
    <td className="is-head" role="cell">
      <span>{children}</span>
    </td>
  );
}

/** A value; `column` is the table's header and is shown before the value on narrow screens. */
export function Cell({ column, children }: { column: string; children: ReactNode }) {
  return (
    <td role="cell" data-l={column}>
      <span>{children}</span>
    </td>
  );
}

/** The row's buttons. */
export function ActionsCell({ children }: { children: ReactNode }) {
  return (
    <td className="is-acts" role="cell">
      <div className="acts">{children}</div>
    </td>
  );
}

/** The details of the row above, over the whole width. */
export function DetailRow({ id, children }: { id?: string | undefined; children: ReactNode }) {
  const columns = useContext(Columns);
  return (
    <tr className="detail" role="row" id={id}>
      <td role="cell" colSpan={columns.length}>
        {children}
      </td>
    </tr>
  );
}

/** Says what just happened to the row above, with its undo; it stays until the page is left. */
export function UndoRow({ children, action }: { children: ReactNode; action: ReactNode }) {
  const columns = useContext(Columns);
  return (
    <tr className="undo" role="row">
      <td role="cell" colSpan={columns.length}>
        <div className="undo__in" role="status">
          <span>{children}</span>
          {action}
        </div>
      </td>
    </tr>
  );
}
