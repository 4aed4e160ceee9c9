import ChevronDown from "lucide-react/icons/chevron-down";
import { CountDot } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/select.tsx";
import type { FilterGroup } from "../search/labels.ts";
import { useFold } from "./use-fold.ts";

export type SearchFiltersProps = {
  groups: readonly FilterGroup[];
  /** The id of the search form, which owns the checkboxes although they are outside it. */
  formId: string;
  /** The text of the button that closes the filters, with the current number of results. */
  done: string;
  /** Called when the reader closes filters that are above the results. */
  onDone: () => void;
};

// As in layout.css: from this width on the filters are beside the results.
const BESIDE_FROM_REM = 54;

/**
 * The filters, each with the number of jobs it would show. Open beside the results and without JavaScript; above the
 * results they are closed until the reader opens them.
 */
export function SearchFilters({ groups, formId, done, onDone }: SearchFiltersProps) {
  const on = groups.flatMap(({ choices }) => choices).filter(({ isOn }) => isOn).length;
  const fold = useFold("filters", BESIDE_FROM_REM);

  function close() {
    if (fold.ref.current) fold.ref.current.open = false;
    onDone();
  }

  return (
    <details open {...fold}>
      <summary>
        Filters <CountDot count={on} noun="on" />
        <ChevronDown className="i filters__mark" />
      </summary>
      <div className="filters__body">
        {groups.map((group) =>
          group.kind === "boxes" ? (
            <fieldset className="group" key={group.legend}>
              <legend className="label">{group.legend}</legend>
              {group.choices.map(({ name, value, label, isOn, count }) => (
                <label className="check" key={value}>
                  <input
                    type="checkbox"
                    name={name}
                    value={value}
                    form={formId}
                    defaultChecked={isOn}
                    autoComplete="off"
                  />
                  <span>{label}</span>
                  {count !== undefined && (
                    <span className="count">
                      <span>{count}</span>
                      <span className="vh">{count === "1" ? " job" : " jobs"}</span>
                    </span>
                  )}
                </label>
              ))}
              {group.hint && <p className="hint">{group.hint}</p>}
            </fieldset>
          ) : (
            <FilterList key={group.legend} group={group} formId={formId} />
          ),
        )}
        <Button variant="primary" wide className="filters__done needs-script" onClick={close}>
          {done}
        </Button>
        <noscript>
          <button type="submit" form={formId} className="btn btn--wide">
            Show jobs
          </button>
        </noscript>
      </div>
    </details>
  );
}

function FilterList({ group: { legend, choices }, formId }: { group: FilterGroup; formId: string }) {
  const [first] = choices;
  if (!first) return null;
  return (
    <div className="group">
      <Select
        label={legend}
        name={first.name}
        form={formId}
        placeholder="Any"
        defaultValue={choices.find(({ isOn }) => isOn)?.value ?? ""}
        options={choices.map(({ value, label, count }) => ({ value, label: count ? `${label} (${count})` : label }))}
        autoComplete="off"
      />
    </div>
  );
}
