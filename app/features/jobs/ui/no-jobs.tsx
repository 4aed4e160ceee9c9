import type { SearchView } from "#app/features/jobs/search/view-labels.ts";
import { AdviceLinks } from "#app/features/search/ui/advice-links.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

/** Says that nothing was found, and which filter to remove, with the number of jobs without it. */
export function NoJobs({
  view: { adviceText, advice },
  path,
  onFollow,
}: {
  view: Pick<SearchView, "adviceText" | "advice">;
  path: string;
  onFollow: () => void;
}) {
  return (
    <EmptyState
      seed="no-jobs"
      level={3}
      title="Search a little wider"
      text={adviceText}
      action={
        <div className="stack stack--s3">
          <AdviceLinks advice={advice.map(({ text, query }) => ({ text, to: path + query }))} onFollow={onFollow} />
          <ButtonLink to={path} onClick={onFollow}>
            See all jobs
          </ButtonLink>
        </div>
      }
    />
  );
}
