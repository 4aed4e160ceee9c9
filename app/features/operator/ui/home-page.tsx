import { href, Link } from "react-router";
import type { SwitchName } from "#app/domain/site.ts";
import type { StaffLevel } from "#app/domain/staff.ts";
import { SWITCH_LABELS } from "#app/features/site/labels.ts";
import { DAY_MS } from "#app/time.ts";
import { Day } from "#app/ui/date-time.tsx";
import { DayChart } from "#app/ui/day-chart.tsx";
import { Ledger } from "#app/ui/ledger.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Cell, HeadCell, Table, TableRow } from "#app/ui/table.tsx";
import { relativeTime } from "#app/ui/time-distance.ts";
import {
  countText,
  FIGURE_DAYS,
  FIGURE_KINDS,
  type Figure,
  type Figures,
  WAITING_KINDS,
  type Waiting,
  type WaitingKind,
} from "../rules.ts";
import { consoleLinks } from "./console-links.ts";

export type HomePageProps = {
  waiting: Record<WaitingKind, Waiting>;
  figures: Figures;
  off: readonly SwitchName[];
  level: StaffLevel;
  now: Date;
};

/** The label of each kind of waiting work; `to` is the console page that handles it. */
const WAITING_WORDS: Record<WaitingKind, { label: string; text: string; to: string }> = {
  cases: { label: "Cases", text: "What people reported, and what looked like a scam.", to: href("/operator/cases") },
  jobs: { label: "Held jobs", text: "Nobody can find them until someone decides.", to: href("/operator/jobs") },
  messages: { label: "Held messages", text: "Their readers haven't seen them.", to: href("/operator/messages") },
  support: {
    label: "Messages to support",
    text: "Not answered yet. We promise an answer within 48 hours.",
    to: href("/operator/support"),
  },
  appeals: {
    label: "Appeals",
    text: "Someone other than who decided first has to answer.",
    to: href("/operator/appeals"),
  },
  companies: {
    label: "Companies to check",
    text: "Their recruiters asked us.",
    to: href("/operator/companies"),
  },
  requests: {
    label: "Requests about data",
    text: "The law gives us 30 days for each.",
    to: href("/operator/legal"),
  },
  emails: {
    label: "Emails not delivered",
    text: "Tried and failed. Some are tried again.",
    to: `${href("/operator/emails")}?state=failing`,
  },
  bounces: {
    label: "Addresses that take no email",
    text: "Their server refused for good.",
    to: `${href("/operator/emails")}?state=refused`,
  },
  tasks: { label: "Failed background tasks", text: "From the last 24 hours.", to: href("/operator/health") },
};

const FIGURE_WORDS: Record<(typeof FIGURE_KINDS)[number], string> = {
  signUps: "Sign-ups",
  jobs: "Jobs posted",
  applications: "Applications",
  answers: "Answers from employers",
};

const COLUMNS = ["What", "How many", "Oldest"] as const;

/** Shows what waits for staff, and what happened in recent days. */
export function HomePage({ waiting, figures, off, level, now }: HomePageProps) {
  const open = consoleLinks(level).map(({ to }) => to);
  const isQuiet = WAITING_KINDS.every((kind) => waiting[kind].count === 0);
  return (
    <div className="wrap stack stack--s6">
      <PageHeader title="Console" text={isQuiet ? "Nothing is waiting." : "What waits, and for how long."} />
      {off.length > 0 && (
        <Notice tone="warn" title={`Turned off for now: ${off.map((name) => SWITCH_LABELS[name].label).join(", ")}`}>
          Admins turn it on again under Content.
        </Notice>
      )}
      <section aria-labelledby="waiting">
        <h2 id="waiting">Waiting</h2>
        <Table caption="Waiting" columns={COLUMNS} canWrap>
          {WAITING_KINDS.map((kind) => (
            <WaitingRow key={kind} kind={kind} {...waiting[kind]} open={open} now={now} />
          ))}
        </Table>
      </section>
      <section aria-labelledby="figures" className="stack stack--s3">
        <h2 id="figures">Last 7 days</h2>
        <Ledger
          figures={FIGURE_KINDS.map((kind) => ({
            label: FIGURE_WORDS[kind],
            value: <FigureValue name={FIGURE_WORDS[kind]} figure={figures[kind]} />,
            help: `${figures[kind].month} in 30 days`,
          }))}
        />
        <FiguresByDay figures={figures} now={now} />
      </section>
    </div>
  );
}

function FigureValue({ name, figure: { week, month, days } }: { name: string; figure: Figure }) {
  const label = `${name} on each of the last 30 days: ${month} in all, ${Math.max(...days)} on the busiest.`;
  return (
    <>
      <span>{week}</span>
      <DayChart days={days} label={label} />
    </>
  );
}

/** Shows the numbers of the charts, latest day first. */
function FiguresByDay({ figures, now }: { figures: Figures; now: Date }) {
  return (
    <details>
      <summary>Day by day</summary>
      <Table caption="Day by day" columns={["Day", ...FIGURE_KINDS.map((kind) => FIGURE_WORDS[kind])]}>
        {figures.signUps.days
          .map((_, at) => {
            const daysAgo = FIGURE_DAYS - 1 - at;
            return (
              <TableRow key={daysAgo}>
                <HeadCell>
                  {daysAgo === 0 ? "Last 24 hours" : <Day at={new Date(now.getTime() - daysAgo * DAY_MS)} />}
                </HeadCell>
                {FIGURE_KINDS.map((kind) => (
                  <Cell key={kind} column={FIGURE_WORDS[kind]}>
                    {figures[kind].days[at] ?? 0}
                  </Cell>
                ))}
              </TableRow>
            );
          })
          .reverse()}
      </Table>
    </details>
  );
}

type WaitingRowProps = Waiting & { kind: WaitingKind; open: readonly string[]; now: Date };

/** One kind of work, with a link if the reader may open its page: one of `open`. */
function WaitingRow({ kind, count, oldest, open, now }: WaitingRowProps) {
  const { label, text, to } = WAITING_WORDS[kind];
  const [page = ""] = to.split("?");
  return (
    <TableRow>
      <HeadCell>
        <b>{open.includes(page) ? <Link to={to}>{label}</Link> : label}</b>
        <span className="sub">{text}</span>
      </HeadCell>
      <Cell column="How many">{count === 0 ? <span className="soft">None</span> : <b>{countText(count)}</b>}</Cell>
      <Cell column="Oldest">
        {oldest ? (
          <time dateTime={oldest.toISOString()}>{relativeTime(oldest, now)}</time>
        ) : (
          <span className="soft">None</span>
        )}
      </Cell>
    </TableRow>
  );
}
