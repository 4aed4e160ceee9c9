import { CountDot } from "#app/ui/badge.tsx";
import type { FilterGroup } from "../search/labels.ts";

export type SearchFiltersProps = {
  groups: readonly FilterGroup[];
  /** The search form, to which the boxes belong although they stand beside the results. */
  formId: string;
  hint?: string | undefined;
};

/** The filters, each with the number of jobs it would show. Closed until asked for where there is little room. */
export function SearchFilters({ groups, formId, hint }: SearchFiltersProps) {
  const on = groups.flatMap(({ choices }) => choices).filter(({ isOn }) => isOn).length;
  return (
    <details className="filters filters--jobs">
      <summary>
        Filters <CountDot count={on} noun="on" />
      </summary>
      <div className="filters__body">
        {groups.map(({ legend, choices }) => (
          <fieldset className="group" key={legend}>
            <legend className="label">{legend}</legend>
            {choices.map(({ name, value, label, isOn, count }) => (
              <label className="check" key={value}>
                <input type="checkbox" name={name} value={value} form={formId} defaultChecked={isOn} autoComplete="off" />
                <span>{label}</span>
                {count !== undefined && (
                  <span className="count">
                    {count.toLocaleString("en-US")}
                    <span className="vh">{count === 1 ? " job" : " jobs"}</span>
                  </span>
                )}
              </label>
            ))}
          </fieldset>
        ))}
        {hint && <p className="hint">{hint}</p>}
        <noscript>
          <button type="submit" form={formId} className="btn btn--wide">
            Show jobs
          </button>
        </noscript>
      </div>
    </details>
  );
}
