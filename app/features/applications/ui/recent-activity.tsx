import { href, Link } from "react-router";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { relativeTime } from "#app/ui/time-distance.ts";
import { Timeline } from "#app/ui/timeline.tsx";
import { statusWords } from "../status-words.ts";

export type RecentActivityProps = {
  /** The latest change of each application, newest first. */
  recent: ReadonlyArray<{ applicationId: string; title: string; company: string; status: string; at: Date }>;
  /** Whether nothing can have happened yet. */
  isFirstVisit: boolean;
  now: Date;
};

/** The latest changes of a senior's applications. */
export function RecentActivity({ recent, isFirstVisit, now }: RecentActivityProps) {
  return (
    <section aria-labelledby="application-status" className="stack">
      <h2 id="application-status">Application status</h2>
      {recent.length === 0 ? (
        <EmptyState
          isPlain
          isQuiet={isFirstVisit}
          seed="activity"
          level={3}
          title="No recent activity"
          text="When you apply for a job, what happens next is listed here."
        />
      ) : (
        <Timeline
          label="Recent activity"
          events={recent.map((one, index) => ({
            id: one.applicationId,
            title: statusWords(one.status).activity,
            text: (
              <Link to={`${href("/senior/applications")}?application=${one.applicationId}`}>
                {`${one.title}, ${one.company}`}
              </Link>
            ),
            when: <time dateTime={one.at.toISOString()}>{relativeTime(one.at, now)}</time>,
            isNow: index === 0,
          }))}
        />
      )}
    </section>
  );
}
