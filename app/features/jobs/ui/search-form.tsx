import MapPin from "lucide-react/icons/map-pin";
import Search from "lucide-react/icons/search";
import type { FormEvent, RefObject } from "react";
import type { SearchView } from "#app/features/jobs/search/view-labels.ts";
import { Button } from "#app/ui/button.tsx";
import { SearchInput } from "#app/ui/search-input.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { Suggested } from "./suggested.tsx";
import { useFold } from "./use-fold.ts";

// As in job-search.css.
const UNFOLDED_FROM_REM = 34;

export type SearchFormProps = {
  id: string;
  /** Called when a search has folded the form away, together with the focused element. */
  onDone: () => void;
  path: string;
  view: SearchView;
  area: "public" | "senior";
  formRef: RefObject<HTMLFormElement | null>;
  onSubmit: (event: FormEvent) => void;
};

/** The boxes for what and where. On a phone they fold into one line that shows the search. */
export function SearchForm({ id, onDone, path, view, area, formRef, onSubmit }: SearchFormProps) {
  const fold = useFold("searchfold", UNFOLDED_FROM_REM);

  function search(event: FormEvent) {
    onSubmit(event);
    const details = fold.ref.current;
    if (!details?.querySelector("summary")?.offsetParent) return;
    details.open = false;
    onDone();
  }

  return (
    <search>
      <details open {...fold}>
        <summary>
          <Search className="i" />
          <span>{view.asked}</span>
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
