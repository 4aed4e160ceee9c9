import Bell from "lucide-react/icons/bell";
import BellOff from "lucide-react/icons/bell-off";
import { useEffect, useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { FormResult } from "#app/ui/form-result.ts";
import { FREQUENCY_STATES, SAVED_SEARCH_WORDS } from "../labels.ts";
import { SAVED_SEARCH_PATHS, type SavedSearch, type Sought } from "../rules.ts";
import { SearchForm } from "./search-form.tsx";
import "./saved-searches.css";

export type SavedSearchesProps = {
  sought: Sought;
  /** Each with a description of its search. */
  searches: ReadonlyArray<SavedSearch & { text: string }>;
  /** The id of the search that is being changed. */
  editing: string | null;
  answer: FormResult | undefined;
};

/** A person's saved searches: run one, change its name or alerts, delete it. */
export function SavedSearches({ sought, searches, editing, answer }: SavedSearchesProps) {
  const paths = SAVED_SEARCH_PATHS[sought];
  useFocusOnChange(editing);
  if (searches.length === 0) {
    return (
      <EmptyState
        seed="saved-searches"
        title="No saved searches yet"
        text={SAVED_SEARCH_WORDS[sought].none}
        action={<ButtonLink to={paths.search}>{SAVED_SEARCH_WORDS[sought].search}</ButtonLink>}
      />
    );
  }
  return (
    <Card id="searches" title="Your searches">
      <ul className="lines l">
        {searches.map((search) => (
          <li key={search.id} id={search.id}>
            {search.id === editing ? (
              <div className="savedsearch savedsearch--open" id={`edit-${search.id}`}>
                <h3>{`Change “${search.name}”`}</h3>
                <SearchForm
                  fields={{ intent: "change", searchId: search.id }}
                  name={search.name}
                  frequency={search.frequency}
                  submit="Save changes"
                  sought={sought}
                  cancelHref={paths.list}
                  answer={answer}
                />
              </div>
            ) : (
              <SearchLine search={search} sought={sought} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Moves focus to the name when editing begins, and back to the Change link after Cancel or Save changes. */
function useFocusOnChange(editing: string | null) {
  const last = useRef(editing);
  useEffect(() => {
    const before = last.current;
    last.current = editing;
    if (before === editing) return;
    if (editing !== null) document.querySelector<HTMLElement>(`[id="edit-${editing}"] [name="name"]`)?.focus();
    else document.getElementById(`change-${before}`)?.focus();
  }, [editing]);
}

function SearchLine({ search, sought }: { search: SavedSearchesProps["searches"][number]; sought: Sought }) {
  const { id, name, text, query, frequency } = search;
  const paths = SAVED_SEARCH_PATHS[sought];
  const { show } = SAVED_SEARCH_WORDS[sought];
  const Icon = frequency === "off" ? BellOff : Bell;
  return (
    <>
      <div className="savedsearch">
        <h3>
          <Link to={paths.search + query}>{name}</Link>
        </h3>
        {text !== name && <p>{text}</p>}
        <p className="savedsearch__mails soft">
          <Icon className="i" />
          <span>{FREQUENCY_STATES[frequency]}</span>
        </p>
      </div>
      <div className="row savedsearch__acts">
        <ButtonLink to={paths.search + query} aria-label={`${show}: ${name}`}>
          {show}
        </ButtonLink>
        <ButtonLink
          id={`change-${id}`}
          to={`${paths.list}?edit=${id}`}
          preventScrollReset
          aria-label={`Change: ${name}`}
        >
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
