import { Form, href } from "react-router";
import type { FailedTask } from "#app/platform/failed-tasks.ts";
import { Button } from "#app/ui/button.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import type { FormResult } from "#app/ui/form-result.ts";
import { Ledger } from "#app/ui/ledger.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { ActionsCell, Cell, HeadCell, Table, TableRow } from "#app/ui/table.tsx";
import { distanceText, relativeTime } from "#app/ui/time-distance.ts";
import { counted } from "#app/words.ts";
import { bytesText, type Health, isBackupLate, isNearlyFull } from "../health/rules.ts";

export type HealthPageProps = {
  health: Health;
  /** The failed task after which this page of them starts. */
  after: string | null;
  mayRetry: boolean;
  now: Date;
  answer: FormResult | undefined;
};

/**
 * Shows the health of the product: background tasks, disk space, the backup, and gaps in the setup.
 */
export function HealthPage({ health, after, mayRetry, now, answer }: HealthPageProps) {
  const { queues, disk, lastBackup, gaps } = health;
  const waiting = queues.reduce((all, queue) => all + queue.waiting, 0);
  const failed = queues.reduce((all, queue) => all + queue.failed, 0);
  return (
    <div className="wrap stack stack--s6">
      <PageHeader title="Health" text="Whether everything runs, and what to do where it doesn't." />
      <FormProblem answer={answer} />
      <Ledger
        figures={[
          { label: "Failed tasks", value: failed, help: "in 24 hours" },
          { label: "Waiting tasks", value: waiting },
          {
            label: "Free space",
            value: disk ? bytesText(disk.freeBytes) : "Unknown",
            help: isNearlyFull(disk) ? "nearly full: make room" : undefined,
          },
          {
            label: "Last backup",
            value: lastBackup ? relativeTime(lastBackup, now) : "None seen",
            help: backupHelp(lastBackup, now),
          },
        ]}
      />
      <section aria-labelledby="setup" className="consoletable stack stack--s3">
        <h2 id="setup">What the setup lacks</h2>
        {gaps.length === 0 ? (
          <p className="soft">Nothing.</p>
        ) : (
          <Table caption="What the setup lacks" columns={["What", "What to do"]} canWrap>
            {gaps.map(({ title, text, todo }) => (
              <TableRow key={title}>
                <HeadCell>
                  <b>{title}</b>
                  <span className="sub">{text}</span>
                </HeadCell>
                <Cell column="What to do">{todo}</Cell>
              </TableRow>
            ))}
          </Table>
        )}
      </section>
      <Tasks health={health} after={after} mayRetry={mayRetry} now={now} />
      <Machine health={health} now={now} />
    </div>
  );
}

function backupHelp(lastBackup: Date | null, now: Date): string | undefined {
  if (lastBackup === null) return "make one: see below";
  return isBackupLate(lastBackup, now) ? "too old: make one" : undefined;
}

function Tasks({ health, after, mayRetry, now }: Omit<HealthPageProps, "answer">) {
  const { queues, failed, nextAfter } = health;
  const path = href("/operator/health");
  return (
    <>
      <section aria-labelledby="failed" className="consoletable stack stack--s3">
        <h2 id="failed">Failed tasks</h2>
        {failed.length === 0 ? (
          <p className="soft">None. Those that were given up are shown for a day.</p>
        ) : (
          <Table caption="Failed tasks" columns={["Task", "What happened", "Next try", "Actions"]} canWrap>
            {failed.map((task) => (
              <TaskRow key={task.id} task={task} mayRetry={mayRetry} now={now} />
            ))}
          </Table>
        )}
        <Pagination
          label="Pages of failed tasks"
          previous={after && path}
          previousLabel="Oldest"
          next={nextAfter && `${path}?${new URLSearchParams({ after: nextAfter })}`}
        />
      </section>
      <section aria-labelledby="queues" className="consoletable stack stack--s3">
        <h2 id="queues">Queues</h2>
        {queues.length === 0 ? (
          <p className="soft">No tasks are waiting.</p>
        ) : (
          <Table caption="Queues" columns={["Queue", "Waiting", "Running", "Failed", "Overdue since"]} canWrap>
            {queues.map(({ name, waiting, running, failed: lost, oldest }) => (
              <TableRow key={name}>
                <HeadCell>{name}</HeadCell>
                <Cell column="Waiting">{waiting}</Cell>
                <Cell column="Running">{running}</Cell>
                <Cell column="Failed">{lost}</Cell>
                <Cell column="Overdue since">
                  {oldest ? (
                    <time dateTime={oldest.toISOString()}>{relativeTime(oldest, now)}</time>
                  ) : (
                    <span className="soft">None</span>
                  )}
                </Cell>
              </TableRow>
            ))}
          </Table>
        )}
      </section>
    </>
  );
}

function TaskRow({ task, mayRetry, now }: { task: FailedTask; mayRetry: boolean; now: Date }) {
  const { id, queue, createdAt, attempts, nextAt, reason } = task;
  return (
    <TableRow>
      <HeadCell>
        <b>{queue}</b>
        <span className="sub">
          <time dateTime={createdAt.toISOString()}>{relativeTime(createdAt, now)}</time>
          <span>{`, ${counted(attempts, "attempt")}`}</span>
        </span>
      </HeadCell>
      <Cell column="What happened">{reason || "No reason was given."}</Cell>
      <Cell column="Next try">{nextAt ? relativeTime(nextAt, now) : <span className="soft">Given up</span>}</Cell>
      <ActionsCell>
        {mayRetry && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="taskId" value={id} />
            <Button type="submit" name="intent" value="retry" aria-label={`Try again now: ${queue}`}>
              Try again now
            </Button>
          </Form>
        )}
      </ActionsCell>
    </TableRow>
  );
}

function Machine({ health, now }: { health: Health; now: Date }) {
  const { process, database, uploads, disk, dataDir, lastBackup } = health;
  const isEmbedded = database.kind === "embedded";
  const startedAt = new Date(now.getTime() - process.upSeconds * 1000);
  const makeBackup = isEmbedded
    ? "npm run backup makes one while the server runs. Copy its folder to another machine."
    : `Run pg_dump every night, copy ${dataDir}/files beside it, and let that job touch ${dataDir}/last-backup.`;
  const rows: ReadonlyArray<[name: string, value: string, note: string]> = [
    ["Version", process.version, `Node.js ${process.node}`],
    ["Running for", distanceText(startedAt, now), "This server process."],
    [
      "Database",
      `${isEmbedded ? "Embedded" : "PostgreSQL"} ${database.version}, ${bytesText(database.bytes)}`,
      isEmbedded ? "PGlite in this process: one server alone can use it." : "",
    ],
    ["Uploads", `${counted(uploads.count, "file")}, ${bytesText(uploads.bytes)}`, `${dataDir}/files`],
    [
      "Disk",
      disk
        ? `${bytesText(disk.totalBytes - disk.freeBytes)} used, ${bytesText(disk.freeBytes)} free`
        : "It can't be read.",
      isNearlyFull(disk) ? "Less than a tenth is free. Move old backups away, or add space." : dataDir,
    ],
    ["Last backup", lastBackup ? relativeTime(lastBackup, now) : "None was seen.", makeBackup],
  ];
  return (
    <section aria-labelledby="machine" className="consoletable stack stack--s3">
      <h2 id="machine">Server</h2>
      <Table caption="Server" columns={["What", "Now"]} canWrap>
        {rows.map(([name, value, note]) => (
          <TableRow key={name}>
            <HeadCell>
              <b>{name}</b>
              {note && <span className="sub">{note}</span>}
            </HeadCell>
            <Cell column="Now">{value}</Cell>
          </TableRow>
        ))}
      </Table>
    </section>
  );
}
