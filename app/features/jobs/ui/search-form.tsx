import MapPin from "lucide-react/icons/map-pin";
import Search from "lucide-react/icons/search";
import type { FormEvent, RefObject } from "react";
import { Button } from "#app/ui/button.tsx";
import { useIsHydrated } from "#app/ui/hydration.ts";
import { SearchInput } from "#app/ui/search-input.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import type { SearchView } from "../search/view/labels.ts";
import { Suggested } from "./suggested.tsx";
import { useOpenFrom } from "./use-open-from.ts";

// As in job-search.css.
const UNFOLDED_FROM_REM = 34;

export type SearchFormProps = {
  id: string;
  /** The heading that takes the focus when a search folds the form away. */
  resultsId: string;
  path: string;
  view: SearchView;
  area: "public" | "senior";
  formRef: RefObject<HTMLFormElement | null>;
  onSubmit: (event: FormEvent) => void;
};

/** What and where to search. On a phone it is one line that says what was searched, until it is asked for. */
export function SearchForm({ id, resultsId, path, view, area, formRef, onSubmit }: SearchFormProps) {
  const foldRef = useOpenFrom(UNFOLDED_FROM_REM);
  const isHydrated = useIsHydrated();

  function search(event: FormEvent) {
    onSubmit(event);
    const fold = foldRef.current;
    if (!fold?.querySelector("summary")?.offsetParent) return;
    fold.open = false;
    document.getElementById(resultsId)?.focus();
  }

  return (
    <search>
      <details className={isHydrated ? "searchfold" : "searchfold searchfold--waiting"} open ref={foldRef}>
        <summary>
          <Search className="i" />
          <span>{`Search: ${[view.keywords, view.place].filter(Boolean).join(", ") || "all jobs"}`}</span>
        </summary>
        <form className="search" id={id} action={path} autoComplete="off" ref={formRef} onSubmit={search}>
          <Suggested field="what">
            {(input) => (
              <SearchInput
                {...input}
                name="q"
                label={area === "public" ? "What" : "Keyword"}
                placeholder="Search jobs by title or keyword"
                defaultValue={view.keywords}
              />
            )}
          </Suggested>
          <Suggested field="where">
            {(input) => (
              <TextInput
                {...input}
                name="where"
                label={area === "public" ? "Where" : "Location"}
                placeholder="City, state or Remote"
                autoComplete="off"
                icon={<MapPin className="i" />}
                defaultValue={view.place}
              />
            )}
          </Suggested>
          <Button type="submit" variant="main">
            Search Jobs
          </Button>
        </form>
      </details>
    </search>
  );
}
