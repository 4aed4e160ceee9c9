import { NOT_INCLUDED } from "#app/features/plans/labels.ts";

const EXAMPLES = [
  ["payroll AND tax", "People with both."],
  ["payroll OR bookkeeping", "People with either."],
  ["nurse NOT manager", "Nurses who don't have the other word."],
  ["“fund accounting”", "These words next to each other."],
  ["nurse AND (hospice OR “home care”)", "Parentheses say what belongs together."],
] as const;

/** How to search with AND, OR, NOT, quotation marks, and parentheses. */
export function SearchHelp({ isPremium }: { isPremium: boolean }) {
  return (
    <details>
      <summary>How to search</summary>
      <div className="stack stack--s3">
        <p>
          We look for people with all your words, and for other names of the same work. Capital letters make AND, OR,
          and NOT special; AND goes before OR.
        </p>
        <dl className="dl">
          {EXAMPLES.map(([example, meaning]) => (
            <div key={example}>
              <dt>
                <code>{example}</code>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        {!isPremium && <p>{`${NOT_INCLUDED["premium-search"]} Without it, AND, OR, and NOT are plain words.`}</p>}
      </div>
    </details>
  );
}
