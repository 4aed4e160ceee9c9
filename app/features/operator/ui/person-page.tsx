import { Form, href, Link } from "react-router";
import { answerReference } from "#app/features/contact/rules.ts";
import { SettingRow, SettingSection } from "#app/features/settings/ui/setting-section.tsx";
import { FreshCodeField } from "#app/features/staff/ui/fresh-code-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { Day } from "#app/ui/date-time.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { Ledger } from "#app/ui/ledger.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { ActionsCell, Cell, HeadCell, Table, TableRow } from "#app/ui/table.tsx";
import { relativeTime } from "#app/ui/time-distance.ts";
import { counted } from "#app/words.ts";
import { FATES } from "../emails/labels.ts";
import type { PersonLegal } from "../legal/rules.ts";
import type { PersonDetail, PersonEmail } from "../people/rules.ts";
import type { HelpForm } from "../people/schema.ts";
import { kindText } from "./people-page.tsx";
import { LEGAL_INTENTS, PersonLegalPart } from "./person-legal.tsx";
import { RequestBadge } from "./request-state.tsx";
import { isSuspended, Suspensions } from "./suspensions.tsx";

export type PersonPageProps = {
  person: PersonDetail;
  /** Whether this viewer may help this person. Only admins may help staff. */
  mayHelp: boolean;
  /** Whether this viewer may suspend this person. No one may suspend staff. */
  maySuspend: boolean;
  /** The case that a suspension would result from, or "". */
  caseId: string;
  /** Their requests about their data, or null if the viewer may not handle them. */
  legal: PersonLegal | null;
  needsCode: boolean;
  now: Date;
  answer: FormResult | undefined;
};

const OWN_FORMS = ["end-two-step", "suspend", ...LEGAL_INTENTS];

/**
 * Shows what support sees of a person and can do for them. It shows nothing that the person wrote.
 */
export function PersonPage({ person, mayHelp, maySuspend, caseId, legal, needsCode, now, answer }: PersonPageProps) {
  const { name, counts, companyName, emails, isLeaving } = person;
  const state = isSuspended(person) ? "suspended" : isLeaving && "account is being deleted";
  const intent = String(answer?.values.intent ?? "");
  const facts = [kindText(person), companyName, state].filter(Boolean).join(", ");
  return (
    <div className="wrap stack stack--s6">
      <PageHeader title={name} text={facts} />
      {!OWN_FORMS.includes(intent) && <FormProblem answer={answer} />}
      <Ledger
        figures={[
          { label: "Jobs", value: counts.jobs },
          { label: "Applications", value: counts.applications },
          { label: "Conversations", value: counts.conversations },
          { label: "Reports about them", value: counts.reportsAbout, help: `${counts.reportsBy} made by them` },
        ]}
      />
      <Account person={person} mayHelp={mayHelp} now={now} />
      {(maySuspend || person.suspensions.length > 0) && (
        <Suspensions
          person={person}
          maySuspend={maySuspend}
          caseId={caseId}
          needsCode={needsCode}
          answer={answer?.values.intent === "suspend" ? answer : undefined}
        />
      )}
      {person.hasTwoStep && (
        <SettingSection
          id="two-step"
          title="Two-step login"
          text="On. End it only for someone who lost their phone and their backup codes."
        >
          {mayHelp ? (
            <EndTwoStep needsCode={needsCode} answer={answer?.values.intent === "end-two-step" ? answer : undefined} />
          ) : (
            <p className="soft">Only an admin can end it for staff.</p>
          )}
        </SettingSection>
      )}
      {legal && (
        <PersonLegalPart
          legal={legal}
          isStaff={person.level !== null}
          needsCode={needsCode}
          now={now}
          answer={LEGAL_INTENTS.includes(intent) ? answer : undefined}
        />
      )}
      {person.requests.length > 0 && <Requests person={person} now={now} />}
      <section aria-labelledby="emails" className="consoletable stack stack--s3">
        <h2 id="emails">Emails</h2>
        <p>
          <Link to={`${href("/operator/emails")}?${new URLSearchParams({ address: person.email })}`}>
            All emails to this address
          </Link>
        </p>
        {emails.length === 0 ? (
          <p className="soft">None in the last 60 days.</p>
        ) : (
          <Table caption="Emails" columns={["Subject", "Written", "What happened", "Actions"]} canWrap>
            {emails.map((email) => (
              <EmailRow key={email.id} email={email} mayHelp={mayHelp} now={now} />
            ))}
          </Table>
        )}
      </section>
    </div>
  );
}

function Account({ person, mayHelp, now }: Pick<PersonPageProps, "person" | "mayHelp" | "now">) {
  const { id, email, isEmailVerified, bouncedAt, devices, createdAt } = person;
  const [latest] = devices;
  return (
    <SettingSection id="account" title="Account" text={`ID ${id}`}>
      <SettingRow title="Email" text={`${email}, ${isEmailVerified ? "confirmed" : "not confirmed yet"}`}>
        {mayHelp && !isEmailVerified && <Deed intent="confirm-address">Confirm this email</Deed>}
      </SettingRow>
      {bouncedAt && (
        <SettingRow
          title="Takes no email"
          text={
            <>
              Their server refused it on <Day at={bouncedAt} />.
            </>
          }
        >
          {mayHelp && <Deed intent="release-bounce">Try again from now on</Deed>}
        </SettingRow>
      )}
      <SettingRow
        title={devices.length === 0 ? "Not logged in" : `Logged in on ${counted(devices.length, "device")}`}
        text={latest ? `${latest.name}, last used ${relativeTime(latest.lastSeenAt, now)}.` : "Nowhere at the moment."}
      >
        {mayHelp && latest && <Deed intent="sign-out">Log out everywhere</Deed>}
      </SettingRow>
      <SettingRow title="Joined" text={<Day at={createdAt} />} />
    </SettingSection>
  );
}

/** Lists what they wrote to support while they were logged in. */
function Requests({ person: { id, requests }, now }: Pick<PersonPageProps, "person" | "now">) {
  return (
    <section aria-labelledby="requests" className="consoletable stack stack--s3">
      <h2 id="requests">Requests to support</h2>
      <Table caption="Requests to support" columns={["Request", "State", "Written"]} canWrap>
        {requests.map(({ id: requestId, reference, subject, state, createdAt }) => (
          <TableRow key={requestId}>
            <HeadCell>
              <Link to={href("/operator/support/:requestId", { requestId })}>{subject}</Link>
              <span className="sub">{answerReference(reference)}</span>
            </HeadCell>
            <Cell column="State">
              <RequestBadge state={state} />
            </Cell>
            <Cell column="Written">
              <time dateTime={createdAt.toISOString()}>{relativeTime(createdAt, now)}</time>
            </Cell>
          </TableRow>
        ))}
      </Table>
      <p>
        <Link to={`${href("/operator/support")}?${new URLSearchParams({ person: id })}`}>All their requests</Link>
      </p>
    </section>
  );
}

function Deed({ intent, children }: { intent: HelpForm["intent"]; children: string }) {
  return (
    <Form method="post" preventScrollReset>
      <Button type="submit" name="intent" value={intent}>
        {children}
      </Button>
    </Form>
  );
}

function EndTwoStep({ needsCode, answer }: { needsCode: boolean; answer: FormResult | undefined }) {
  const { formRef, errorOf, onInput } = useFormResult(answer);
  return (
    <Form className="stack stack--s4" method="post" noValidate preventScrollReset ref={formRef} onInput={onInput}>
      <FormProblem answer={answer} />
      <Checkbox
        name="checked"
        label="I checked who they are: they answered from their email and named what only they know"
        error={errorOf("checked")}
      />
      <FreshCodeField isNeeded={needsCode} error={errorOf("code")} />
      <div>
        <Button type="submit" variant="danger" name="intent" value="end-two-step">
          End two-step login
        </Button>
      </div>
    </Form>
  );
}

function EmailRow({ email, mayHelp, now }: { email: PersonEmail; mayHelp: boolean; now: Date }) {
  const { id, subject, createdAt, fate, reason } = email;
  return (
    <TableRow>
      <HeadCell>{subject}</HeadCell>
      <Cell column="Written">
        <time dateTime={createdAt.toISOString()}>{relativeTime(createdAt, now)}</time>
      </Cell>
      <Cell column="What happened">
        <span>{FATES[fate]}</span>
        {reason && <span className="sub">{reason}</span>}
      </Cell>
      <ActionsCell>
        {mayHelp && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="mailId" value={id} />
            <Button type="submit" name="intent" value="send-again" aria-label={`Send again: ${subject}`}>
              Send again
            </Button>
          </Form>
        )}
      </ActionsCell>
    </TableRow>
  );
}
