import { href, Link } from "react-router";
import { Ledger } from "#app/ui/ledger.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Cell, HeadCell, Table, TableRow } from "#app/ui/table.tsx";
import { relativeTime } from "#app/ui/time-distance.ts";
import { countText, FIGURE_KINDS, type Figures, WAITING_KINDS, type Waiting, type WaitingKind } from "../rules.ts";

export type HomePageProps = { waiting: Record<WaitingKind, Waiting>; figures: Figures; now: Date };

/** `to` is the page of the console where these are dealt with. */
const WAITING_WORDS: Record<WaitingKind, { label: string; text: string; to?: string }> = {
  jobs: { label: "Held jobs", text: "Nobody can find them until someone decides.", to: href("/operator/jobs") },
  support: { label: "Messages to support", text: "Not answered yet. We promise an answer within 48 hours." },
  reports: { label: "Reports of conversations", text: "From the last 30 days. The words are in the email to support." },
  companies: { label: "Companies not verified", text: "Nobody has checked yet who they are." },
  emails: { label: "Emails not delivered", text: "Tried and failed. Some are tried again." },
  bounces: { label: "Addresses that take no email", text: "Their server refused for good." },
  tasks: { label: "Failed background tasks", text: "From the last 24 hours." },
};

const FIGURE_WORDS: Record<(typeof FIGURE_KINDS)[number], string> = {
  signUps: "Sign-ups",
  jobs: "Jobs posted",
  applications: "Applications",
  answers: "Answers from employers",
};

const COLUMNS = ["What", "How many", "Oldest"] as const;

/** What waits for staff, and what the last days brought. */
export function HomePage({ waiting, figures, now }: HomePageProps) {
  const isQuiet = WAITING_KINDS.every((kind) => waiting[kind].count === 0);
  return (
    <div className="wrap stack stack--s6">
      <PageHeader title="Console" text={isQuiet ? "Nothing waits." : "What waits, and for how long."} />
      <section aria-labelledby="waiting">
        <h2 id="waiting">Waiting</h2>
        <Table caption="Waiting" columns={COLUMNS} canWrap>
          {WAITING_KINDS.map((kind) => (
            <WaitingRow key={kind} kind={kind} {...waiting[kind]} now={now} />
          ))}
        </Table>
      </section>
      <section aria-labelledby="figures" className="stack stack--s3">
        <h2 id="figures">Last 7 days</h2>
        <Ledger
          figures={FIGURE_KINDS.map((kind) => ({
            label: FIGURE_WORDS[kind],
            value: figures[kind].week,
            help: `${figures[kind].month} in 30 days`,
          }))}
        />
      </section>
    </div>
  );
}

function WaitingRow({ kind, count, oldest, now }: Waiting & { kind: WaitingKind; now: Date }) {
  const { label, text, to } = WAITING_WORDS[kind];
  return (
    <TableRow>
      <HeadCell>
        <b>{to ? <Link to={to}>{label}</Link> : label}</b>
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
