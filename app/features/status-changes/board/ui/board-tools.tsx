import { Form, useSubmit } from "react-router";
import { WhoseTabs } from "#app/features/accounts/ui/whose-tabs.tsx";
import { statusWords } from "#app/features/applications/status-words.ts";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/select.tsx";
import { useKeptFocus } from "#app/ui/use-kept-focus.ts";
import { type BoardSearch, boardQuery, type Column } from "../rules.ts";

type BoardToolsProps = {
  columns: readonly Column[];
  jobs: ReadonlyArray<{ id: string; title: string }>;
  search: BoardSearch;
  hasTeam: boolean;
};

/** What the board shows: whose applicants, those of which job; on phones also links to its columns. */
export function BoardTools({ columns, jobs, search, hasTeam }: BoardToolsProps) {
  const submit = useSubmit();
  const values = boardQuery(search);
  const keepFocus = useKeptFocus(values);
  return (
    <div className="boardtools">
      {hasTeam && <WhoseTabs scope={search.scope} hrefOf={(scope) => boardQuery({ scope, jobId: null })} />}
      <Form
        key={values}
        method="get"
        className="boardtools boardtools__job"
        preventScrollReset
        autoComplete="off"
        aria-label="What the board shows"
        {...keepFocus}
      >
        {search.scope === "everyone" && <input type="hidden" name="whose" value="everyone" />}
        <Select
          name="job"
          label="Job"
          placeholder="All jobs"
          defaultValue={search.jobId ?? ""}
          options={jobs.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
        />
        <Button type="submit" id="show-board">
          Show
        </Button>
      </Form>
      <nav className="boardjumps" aria-label="Columns of the board">
        {columns.map(({ status, count }) => (
          <a key={status} className="tap" href={`#column-${status}`}>
            {`${statusWords(status).recruiter} (${count})`}
          </a>
        ))}
      </nav>
    </div>
  );
}
