import type { ReactNode } from "react";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination, type PaginationProps } from "#app/ui/pagination.tsx";
import { Table } from "#app/ui/table.tsx";

export type ConsoleListProps = {
  caption: string;
  columns: readonly string[];
  /** What stands in place of a table without rows. */
  empty: { seed: string; title: string; text: string };
  pages: Pick<PaginationProps, "label" | "previous" | "previousLabel" | "next">;
  /** The rows, each a TableRow. */
  children: readonly ReactNode[];
};

/** A list of the console: its table, or what an empty one says, and the links to its other pages. */
export function ConsoleList({ caption, columns, empty, pages, children }: ConsoleListProps) {
  return (
    <>
      {children.length === 0 ? (
        <EmptyState {...empty} />
      ) : (
        <div className="consoletable">
          <Table caption={caption} columns={columns} canWrap>
            {children}
          </Table>
        </div>
      )}
      <Pagination {...pages} />
    </>
  );
}
