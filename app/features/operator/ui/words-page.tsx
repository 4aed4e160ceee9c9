import { Form, href } from "react-router";
import { WORD_SOURCES, type WordSource } from "#app/domain/new-words.ts";
import { ConsoleFilters } from "#app/features/staff/ui/console-filters.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import type { FormResult } from "#app/ui/form-result.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Select } from "#app/ui/select.tsx";
import { ActionsCell, Cell, HeadCell, Table, TableRow } from "#app/ui/table.tsx";
import { FEWEST_PEOPLE, MOST_WORDS, type NewWords, type WordsSearch } from "../words/rules.ts";

export type WordsPageProps = { search: WordsSearch; list: readonly NewWords[]; answer: FormResult | undefined };

const SOURCE_LABELS: Record<WordSource, string> = {
  skill: "A skill",
  title: "A job title",
  search: "A saved search",
};
const COLUMNS = ["Words", "Used as", "People", "Often beside", "Actions"] as const;

/** Lists words that people use and the vocabulary of work lacks, for whoever edits it. */
export function WordsPage({ search: { source, isDismissed }, list, answer }: WordsPageProps) {
  const isFiltered = source !== "" || isDismissed;
  return (
    <div className="wrap stack stack--s5">
      <PageHeader
        title="New words"
        text={`Words that ${FEWEST_PEOPLE} or more people use and that our vocabulary of work doesn't have. The ${MOST_WORDS} most used, updated every night. Nothing is added automatically: once an editor adds the trade or skill, the words leave this list.`}
      />
      <FormProblem answer={answer} />
      <ConsoleFilters
        key={`${source} ${isDismissed}`}
        label="Filter new words"
        clearHref={isFiltered ? href("/operator/words") : null}
      >
        <Select
          name="source"
          label="Used as"
          placeholder="Anything"
          defaultValue={source}
          options={WORD_SOURCES.map((value) => ({ value, label: SOURCE_LABELS[value] }))}
        />
        <Select
          name="show"
          label="Show"
          placeholder="Waiting"
          defaultValue={isDismissed ? "dismissed" : ""}
          options={[{ value: "dismissed", label: "Dismissed" }]}
        />
      </ConsoleFilters>
      {list.length === 0 ? (
        <EmptyState
          seed="words"
          title={isFiltered ? "Nothing fits these filters" : "No new words"}
          text={isFiltered ? "Try fewer filters." : "Our vocabulary has all the words that several people use."}
        />
      ) : (
        <div className="consoletable">
          <Table caption="New words" columns={COLUMNS} canWrap>
            {list.map((one) => (
              <Row key={one.id} one={one} isDismissed={isDismissed} />
            ))}
          </Table>
        </div>
      )}
    </div>
  );
}

function Row({ one: { id, source, words, people, beside }, isDismissed }: { one: NewWords; isDismissed: boolean }) {
  const action = isDismissed ? { intent: "restore", label: "List again" } : { intent: "dismiss", label: "Dismiss" };
  return (
    <TableRow>
      <HeadCell>
        <b>{words}</b>
      </HeadCell>
      <Cell column="Used as">{SOURCE_LABELS[source]}</Cell>
      <Cell column="People">{people.toLocaleString("en-US")}</Cell>
      <Cell column="Often beside">{beside.length === 0 ? <span className="soft">None</span> : beside.join(", ")}</Cell>
      <ActionsCell>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="wordsId" value={id} />
          <Button type="submit" name="intent" value={action.intent} aria-label={`${action.label}: ${words}`}>
            {action.label}
          </Button>
        </Form>
      </ActionsCell>
    </TableRow>
  );
}
