import Download from "lucide-react/icons/download";
import { Form, href } from "react-router";
import { ConsoleFilters } from "#app/features/staff/ui/console-filters.tsx";
import { ConsoleList } from "#app/features/staff/ui/console-list.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Day } from "#app/ui/date-time.tsx";
import { EmailText } from "#app/ui/email-text.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Select } from "#app/ui/select.tsx";
import { ActionsCell, Cell, HeadCell, TableRow } from "#app/ui/table.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { counted } from "#app/words.ts";
import {
  MOST_INVITED,
  type WaitlistCounts,
  type WaitlistRow,
  type WaitlistSearch,
  type WaitlistState,
  waitlistParams,
} from "../waitlist/rules.ts";

export type WaitlistPageProps = {
  search: WaitlistSearch;
  rows: readonly WaitlistRow[];
  counts: WaitlistCounts;
  nextAfter: string | null;
  answer: FormResult | undefined;
};

const STATE_LABELS: Record<WaitlistState, string> = {
  waiting: "Waiting",
  invited: "Invited",
  joined: "Has an account",
};
const STATES = Object.entries(STATE_LABELS).map(([value, label]) => ({ value, label }));
const TYPES = [
  { value: "senior", label: "Seniors" },
  { value: "recruiter", label: "Recruiters" },
];
const COLUMNS = ["Email", "Kind", "Since", "State", "Actions"] as const;

/** Lists who is on the waitlist and who was invited to sign up. */
export function WaitlistPage({ search, rows, counts, nextAfter, answer }: WaitlistPageProps) {
  const path = href("/operator/waitlist");
  const filters = waitlistParams(search);
  return (
    <div className="wrap stack stack--s5">
      <PageHeader
        title="Waitlist"
        text={`${counted(counts.all, "address", "addresses")}: ${counts.waiting} waiting, ${counts.invited} invited.`}
        actions={
          <ButtonLink to={href("/operator/waitlist.csv")} reloadDocument>
            <Download className="i" />
            Download CSV
          </ButtonLink>
        }
      />
      {answer?.values.intent === "invite" && <FormProblem answer={answer} />}
      {counts.waiting > 0 && <InviteNext answer={answer?.values.intent === "invite-next" ? answer : undefined} />}
      <Filters search={search} hasFilters={filters !== ""} key={filters} />
      <ConsoleList
        caption="Waitlist"
        columns={COLUMNS}
        empty={{
          seed: "waitlist",
          title: filters ? "Nothing fits these filters" : "No one is on the list",
          text: filters ? "Try fewer filters." : "Addresses from the waitlist page appear here.",
        }}
        pages={{
          label: "Pages of the waitlist",
          previous: search.after && path + filters,
          previousLabel: "First page",
          next: nextAfter && path + waitlistParams(search, nextAfter),
        }}
      >
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ConsoleList>
    </div>
  );
}

function InviteNext({ answer }: { answer: FormResult | undefined }) {
  const { formRef, errorOf, onInput, ...form } = useFormResult(answer);
  return (
    <section aria-labelledby="invite" className="card stack stack--s4">
      <h2 id="invite">Invite the next</h2>
      <p className="soft">
        Each gets one email with a link to sign up and a link to leave the list. Anyone who has an account is left out.
      </p>
      <Form
        method="post"
        className="stack stack--s4"
        aria-labelledby="invite"
        noValidate
        preventScrollReset
        ref={formRef}
        onInput={onInput}
      >
        <FormProblem answer={answer} />
        <div className="consolefilters">
          <TextInput
            name="count"
            label={`How many, up to ${MOST_INVITED}`}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={form.valueOf("count", "10")}
            error={errorOf("count")}
          />
          <Select
            name="userType"
            id="invite-type"
            label="Whom"
            placeholder="Anyone"
            defaultValue={form.valueOf("userType")}
            options={TYPES}
          />
          <div className="row row--near">
            <Button type="submit" variant="main" name="intent" value="invite-next">
              Send invitations
            </Button>
          </div>
        </div>
      </Form>
    </section>
  );
}

function Filters({ search, hasFilters }: { search: WaitlistSearch; hasFilters: boolean }) {
  return (
    <ConsoleFilters label="Filter the waitlist" clearHref={hasFilters ? href("/operator/waitlist") : null}>
      <Select name="state" label="State" placeholder="Anything" defaultValue={search.state} options={STATES} />
      <Select name="userType" label="Kind" placeholder="Anyone" defaultValue={search.userType} options={TYPES} />
      <TextInput
        name="address"
        label="The full email address"
        defaultValue={search.address}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </ConsoleFilters>
  );
}

function Row({ row: { id, email, userType, createdAt, invitedAt, hasJoined } }: { row: WaitlistRow }) {
  return (
    <TableRow>
      <HeadCell>
        <b>
          <EmailText address={email} />
        </b>
      </HeadCell>
      <Cell column="Kind">{userType === "senior" ? "Senior" : "Recruiter"}</Cell>
      <Cell column="Since">
        <Day at={createdAt} />
      </Cell>
      <Cell column="State">
        <span>{STATE_LABELS[hasJoined ? "joined" : invitedAt ? "invited" : "waiting"]}</span>
        {invitedAt && (
          <span className="sub">
            <span>Invited on </span>
            <Day at={invitedAt} />
          </span>
        )}
      </Cell>
      <ActionsCell>
        {!invitedAt && !hasJoined && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="entryId" value={id} />
            <Button type="submit" name="intent" value="invite" aria-label={`Invite ${email}`}>
              Invite
            </Button>
          </Form>
        )}
      </ActionsCell>
    </TableRow>
  );
}
