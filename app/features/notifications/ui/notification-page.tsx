import Check from "lucide-react/icons/check";
import { Form } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { LinkTabs } from "#app/ui/tabs.tsx";
import { useFocusAfter } from "#app/ui/use-focus-after.ts";
import { counted } from "#app/words.ts";
import { NOTIFICATION_VIEWS, type NotificationView } from "../labels.ts";
import type { NotificationCounts, NotificationRow } from "../rules.ts";
import { NotificationList } from "./notification-list.tsx";

export type NotificationPageProps = {
  rows: readonly NotificationRow[];
  counts: NotificationCounts;
  view: NotificationView;
  /** Whether this is the first page of the list. */
  isNewest: boolean;
  nextBefore: string | null;
  now: Date;
  /** The address of this page, which depends on the role. */
  pageHref: string;
  /** Where a person with an empty list should go. */
  start: { href: string; label: string };
  problem: { title: string; text: string } | null;
};

const VIEW_LABELS: Record<NotificationView, string> = { all: "All", new: "New", applications: "Applications" };

const EMPTY: Record<NotificationView, { title: string; text: string }> = {
  all: { title: "No notifications yet", text: "When something happens with an application, you'll see it here." },
  new: { title: "Nothing new", text: "You've read everything." },
  applications: {
    title: "No notifications about applications",
    text: "When an application moves, you'll see it here.",
  },
};

/** The notifications page for either role. */
export function NotificationPage(props: NotificationPageProps) {
  const { rows, counts, view, isNewest, nextBefore, now, pageHref, start, problem } = props;
  const [newest] = rows;
  return (
    <div className="wrap stack stack--s5">
      <PageHeader
        title="Notifications"
        text={newText(counts.new)}
        actions={newest && counts.new > 0 && isNewest && <MarkAll newestId={newest.id} />}
      />
      {problem && (
        <Notice tone="bad" role="alert" title={problem.title}>
          {problem.text}
        </Notice>
      )}
      <LinkTabs
        label="Show"
        tabs={NOTIFICATION_VIEWS.map((one) => ({
          id: one,
          to: viewHref(pageHref, one),
          label: (
            <>
              <span>{`${VIEW_LABELS[one]} `}</span>
              <span className="soft">{counts[one]}</span>
            </>
          ),
          isCurrent: one === view,
        }))}
      />
      {rows.length === 0 ? (
        <EmptyState
          seed="notifications"
          {...EMPTY[view]}
          action={<ButtonLink to={start.href}>{start.label}</ButtonLink>}
        />
      ) : (
        <NotificationList rows={rows} now={now} pageHref={pageHref} />
      )}
      <Pagination
        label="Pages of notifications"
        previous={isNewest ? null : viewHref(pageHref, view)}
        next={nextBefore && viewHref(pageHref, view, nextBefore)}
      />
    </div>
  );
}

function MarkAll({ newestId }: { newestId: string }) {
  const toTitle = useFocusAfter(() => () => document.querySelector("h1"));
  return (
    <Form method="post" preventScrollReset onSubmit={toTitle}>
      <input type="hidden" name="intent" value="read-all" />
      <input type="hidden" name="newestId" value={newestId} />
      <Button type="submit">
        <Check className="i" />
        Mark all as read
      </Button>
    </Form>
  );
}

function newText(count: number): string {
  if (count === 0) return "You've read everything.";
  return `${counted(count, "new notification")}.`;
}

function viewHref(pageHref: string, view: NotificationView, before?: string): string {
  const search = new URLSearchParams({ ...(view !== "all" && { show: view }), ...(before && { before }) }).toString();
  return search === "" ? pageHref : `${pageHref}?${search}`;
}
