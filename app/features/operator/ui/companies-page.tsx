import { href, Link } from "react-router";
import { ConsoleFilters } from "#app/features/staff/ui/console-filters.tsx";
import { ConsoleList } from "#app/features/staff/ui/console-list.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Select } from "#app/ui/select.tsx";
import { Cell, HeadCell, TableRow } from "#app/ui/table.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { relativeTime } from "#app/ui/time-distance.ts";
import { counted } from "#app/words.ts";
import { LIST_LABELS, STATE_LABELS } from "../companies/labels.ts";
import { COMPANY_LISTS, type CompaniesSearch, type CompanyRow, companiesParams } from "../companies/rules.ts";

export type CompaniesPageProps = {
  search: CompaniesSearch;
  rows: readonly CompanyRow[];
  nextAfter: string | null;
  now: Date;
};

const COLUMNS = ["Company", "State", "Since", "People and jobs"] as const;

/** Lists the companies that wait for a check, those that were decided, and all others. */
export function CompaniesPage({ search, rows, nextAfter, now }: CompaniesPageProps) {
  const path = href("/operator/companies");
  const isFiltered = search.q !== "" || search.show !== "waiting";
  return (
    <div className="wrap stack stack--s5">
      <PageHeader title="Companies" text="Companies waiting for our check come first, the longest wait on top." />
      <ConsoleFilters key={companiesParams(search)} label="Filter companies" clearHref={isFiltered ? path : null}>
        <TextInput
          name="q"
          label="Name or domain"
          type="search"
          defaultValue={search.q}
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
        />
        <Select
          name="show"
          label="Show"
          defaultValue={search.show}
          autoComplete="off"
          options={COMPANY_LISTS.map((value) => ({ value, label: LIST_LABELS[value] }))}
        />
      </ConsoleFilters>
      <ConsoleList
        caption="Companies"
        columns={COLUMNS}
        empty={{
          seed: "companies",
          title: isFiltered ? "Nothing fits this filter" : "No companies are waiting",
          text: isFiltered ? "Try another name, or show all." : "Companies that ask us for a check appear here.",
        }}
        pages={{
          label: "Pages of companies",
          previous: search.after && path + companiesParams({ ...search, after: null }),
          previousLabel: "First page",
          next: nextAfter && path + companiesParams({ ...search, after: nextAfter }),
        }}
      >
        {rows.map((row) => (
          <TableRow key={row.id}>
            <HeadCell>
              <Link to={href("/operator/companies/:companyId", { companyId: row.id })}>
                <b>{row.name}</b>
              </Link>
              <span className="sub">{row.domain ?? "No website"}</span>
            </HeadCell>
            <Cell column="State">{STATE_LABELS[row.state]}</Cell>
            <Cell column="Since">
              <time dateTime={row.at.toISOString()}>{relativeTime(row.at, now)}</time>
            </Cell>
            <Cell column="People and jobs">
              {`${counted(row.recruiters, "recruiter")}, ${counted(row.liveJobs, "live job")}`}
            </Cell>
          </TableRow>
        ))}
      </ConsoleList>
    </div>
  );
}
