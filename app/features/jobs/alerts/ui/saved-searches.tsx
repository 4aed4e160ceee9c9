import Bell from "lucide-react/icons/bell";
import BellOff from "lucide-react/icons/bell-off";
import { Form, Link, useNavigation } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { FormAnswer } from "#app/ui/form-answer.ts";
import { FREQUENCY_LABELS } from "../labels.ts";
import type { SavedSearch } from "../rules.ts";
import { SearchForm } from "./search-form.tsx";
import "./saved-searches.css";

export type SavedSearchesProps = {
  /** Each with its search in words. */
  searches: ReadonlyArray<SavedSearch & { text: string }>;
  /** The search that is being changed. */
  editing: string | null;
  /** This page, without a query, and the page that a search runs on. */
  path: string;
  searchPath: string;
  answer: FormAnswer | undefined;
};

/** The searches a person keeps: run one, change its name or its mails, delete it. */
export function SavedSearches({ searches, editing, path, searchPath, answer }: SavedSearchesProps) {
  if (searches.length === 0) {
    return (
      <EmptyState
        seed="saved-searches"
        title="No saved searches yet"
        text="Search for jobs, then press Save this search. Next time it is one click, and if you like we write to you when there is a new job."
        action={<ButtonLink to={searchPath}>Find Jobs</ButtonLink>}
      />
    );
  }
  return (
    <Card id="searches" title="Your searches">
      <ul className="lines l">
        {searches.map((search) => (
          <li key={search.id} id={search.id}>
            {search.id === editing ? (
              <div className="savedsearch savedsearch--open">
                <h3>Change “{search.name}”</h3>
                <SearchForm
                  fields={{ intent: "change", searchId: search.id }}
                  name={search.name}
                  frequency={search.frequency}
                  submit="Save changes"
                  cancelHref={path}
                  answer={answer}
                />
              </div>
            ) : (
              <SearchLine search={search} path={path} searchPath={searchPath} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

type SearchLineProps = Pick<SavedSearchesProps, "path" | "searchPath"> & {
  search: SavedSearchesProps["searches"][number];
};

function SearchLine({ search, path, searchPath }: SearchLineProps) {
  const { id, name, text, query, frequency } = search;
  const Icon = frequency === "off" ? BellOff : Bell;
  return (
    <>
      <div className="savedsearch">
        <h3>
          <Link to={searchPath + query}>{name}</Link>
        </h3>
        {text !== name && <p>{text}</p>}
        <p className="savedsearch__mails soft">
          <Icon className="i" />
          {FREQUENCY_LABELS[frequency].state}
        </p>
      </div>
      <div className="row savedsearch__acts">
        <ButtonLink to={searchPath + query} aria-label={`Show jobs: ${name}`}>
          Show jobs
        </ButtonLink>
        <ButtonLink to={`${path}?edit=${id}`} preventScrollReset aria-label={`Change: ${name}`}>
          Change
        </ButtonLink>
        <DeleteSearch id={id} name={name} />
      </div>
    </>
  );
}

function DeleteSearch({ id, name }: { id: string; name: string }) {
  const { formData } = useNavigation();
  const isSending = formData?.get("intent") === "delete" && formData.get("searchId") === id;
  return (
    <details className="asksearch">
      <summary className="btn btn--quiet" aria-label={`Delete: ${name}`}>
        Delete
      </summary>
      <Form method="post" preventScrollReset replace>
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="searchId" value={id} />
        <Button type="submit" variant="danger" busy={isSending && "Deleting..."} aria-label={`Yes, delete: ${name}`}>
          Yes, delete this search
        </Button>
      </Form>
    </details>
  );
}
