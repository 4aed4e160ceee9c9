import { Form, href } from "react-router";
import { STAFF_LEVELS } from "#app/domain/staff.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Day } from "#app/ui/date-time.tsx";
import { FormCard } from "#app/ui/form-card.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Select } from "#app/ui/select.tsx";
import { ActionsCell, Cell, DetailRow, HeadCell, Table, TableRow } from "#app/ui/table.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { INVITATION_DAYS, type InvitationRow, type StaffRow } from "../invitations/rules.ts";
import { LEVEL_LABELS, LEVEL_TEXTS } from "../labels.ts";
import { FreshCodeField } from "./fresh-code-field.tsx";

export type StaffPageProps = {
  people: readonly StaffRow[];
  invitations: readonly InvitationRow[];
  /** The person whose form is open. */
  asked: string | null;
  viewerId: string;
  needsCode: boolean;
  now: Date;
  answer: FormResult | undefined;
};

const LEVELS = STAFF_LEVELS.map((value) => ({ value, label: `${LEVEL_LABELS[value]}: ${LEVEL_TEXTS[value]}` }));

/** Lists the members of staff and the invitations. */
export function StaffPage({ people, invitations, asked, viewerId, needsCode, now, answer }: StaffPageProps) {
  const intent = answer?.values.intent;
  const ofRow = intent === "change" || intent === "remove";
  return (
    <div className="wrap stack stack--s6">
      <PageHeader title="Staff" text="Who works here, and what each of them may do. Only admins see this page." />
      {!ofRow && intent !== "invite" && <FormProblem answer={answer} />}
      <section aria-label="Staff" className="consoletable">
        <Table caption="Staff" columns={["Person", "Level", "Two-step login", "Since", "Actions"]} canWrap>
          {people.map((person) => (
            <Person
              key={person.id}
              person={person}
              isOpen={(ofRow ? answer?.values.personId : asked) === person.id}
              isViewer={person.id === viewerId}
              needsCode={needsCode}
              answer={ofRow ? answer : undefined}
            />
          ))}
        </Table>
      </section>
      <Invite answer={intent === "invite" ? answer : undefined} key={invitations.length} />
      {invitations.length > 0 && <Invitations invitations={invitations} now={now} />}
    </div>
  );
}

type PersonProps = {
  person: StaffRow;
  isOpen: boolean;
  isViewer: boolean;
  needsCode: boolean;
  answer: FormResult | undefined;
};

function Person({ person, isOpen, isViewer, needsCode, answer }: PersonProps) {
  const { id, name, email, level, since, hasTwoStep } = person;
  const path = href("/operator/staff");
  return (
    <>
      <TableRow isOn={isOpen}>
        <HeadCell>
          <b>{isViewer ? `${name} (you)` : name}</b>
          <span className="sub">{email}</span>
        </HeadCell>
        <Cell column="Level">{LEVEL_LABELS[level]}</Cell>
        <Cell column="Two-step login">{hasTwoStep ? "On" : <span className="soft">Not yet: no page opens</span>}</Cell>
        <Cell column="Since">
          <Day at={since} />
        </Cell>
        <ActionsCell>
          <ButtonLink
            to={isOpen ? path : `${path}?person=${id}`}
            preventScrollReset
            aria-label={isOpen ? `Close: ${name}` : `Change: ${name}`}
          >
            {isOpen ? "Close" : "Change"}
          </ButtonLink>
        </ActionsCell>
      </TableRow>
      {isOpen && (
        <DetailRow>
          <ChangeForm person={person} needsCode={needsCode} answer={answer} />
        </DetailRow>
      )}
    </>
  );
}

type ChangeFormProps = Pick<PersonProps, "person" | "needsCode" | "answer">;

/** Both buttons share one code: a change ends sessions, and a removal cannot be undone. */
function ChangeForm({ person: { id, name, level }, needsCode, answer }: ChangeFormProps) {
  const { formRef, errorOf, onInput, ...form } = useFormResult(answer);
  return (
    <Form
      method="post"
      className="stack stack--s4"
      aria-label={`Change ${name}`}
      noValidate
      preventScrollReset
      ref={formRef}
      onInput={onInput}
    >
      <FormProblem answer={answer} />
      <input type="hidden" name="personId" value={id} />
      <Select
        name="level"
        label="Level"
        defaultValue={form.valueOf("level", level)}
        options={LEVELS}
        error={errorOf("level")}
      />
      <FreshCodeField isNeeded={needsCode} error={errorOf("code")} />
      <p className="soft">Either one logs them out everywhere. The last admin can't be changed or removed.</p>
      <div className="row row--near">
        <Button type="submit" variant="main" name="intent" value="change">
          Save level
        </Button>
        <Button type="submit" variant="danger" name="intent" value="remove">
          Remove from staff
        </Button>
      </div>
    </Form>
  );
}

function Invite({ answer }: { answer: FormResult | undefined }) {
  return (
    <FormCard
      id="invite"
      title="Invite someone"
      text={`They get an email with a link that works once, for ${INVITATION_DAYS} days. They choose a password and set up two-step login before anything opens.`}
      answer={answer}
    >
      {(form) => (
        <>
          <TextInput
            name="email"
            label="Email"
            type="email"
            autoComplete="off"
            required
            defaultValue={form.valueOf("email")}
            error={form.errorOf("email")}
          />
          <Select
            name="level"
            id="invite-level"
            label="Level"
            defaultValue={form.valueOf("level", "support")}
            options={LEVELS}
            error={form.errorOf("level")}
          />
          <div>
            <Button type="submit" variant="main" name="intent" value="invite">
              Send invitation
            </Button>
          </div>
        </>
      )}
    </FormCard>
  );
}

function Invitations({ invitations, now }: { invitations: readonly InvitationRow[]; now: Date }) {
  return (
    <section aria-labelledby="invitations" className="consoletable">
      <h2 id="invitations">Invitations</h2>
      <Table caption="Invitations" columns={["Email", "Level", "Works until", "Actions"]} canWrap>
        {invitations.map(({ id, email, level, expiresAt }) => (
          <TableRow key={id}>
            <HeadCell>
              <b>{email}</b>
            </HeadCell>
            <Cell column="Level">{LEVEL_LABELS[level]}</Cell>
            <Cell column="Works until">
              {expiresAt > now ? <Day at={expiresAt} /> : <span className="soft">Expired: send another one</span>}
            </Cell>
            <ActionsCell>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="invitationId" value={id} />
                <Button type="submit" name="intent" value="revoke" aria-label={`Revoke: ${email}`}>
                  Revoke
                </Button>
              </Form>
            </ActionsCell>
          </TableRow>
        ))}
      </Table>
    </section>
  );
}
