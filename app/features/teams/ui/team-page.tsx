import { Form, href } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Day } from "#app/ui/date-time.tsx";
import { EmailText } from "#app/ui/email-text.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import type { FormResult } from "#app/ui/form-result.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { ActionsCell, Cell, DetailRow, HeadCell, Table, TableRow } from "#app/ui/table.tsx";
import { counted } from "#app/words.ts";
import { ROLE_LABELS, SECOND_PERSON } from "../labels.ts";
import type { JoinOffer, Member, Team } from "../rules.ts";
import { SecondPersonForm } from "./second-person-form.tsx";
import { InviteForm, LeaveForm, MemberForms } from "./team-forms.tsx";
import { Invitations, Requests } from "./waiting.tsx";

export type TeamPageProps = {
  team: Team;
  viewerId: string;
  /** The person whose form is open. */
  asked: string | null;
  now: Date;
  answer: FormResult | undefined;
};

/** Who hires for the company, and what an owner can do about it. */
export function TeamPage({ team, viewerId, asked, now, answer }: TeamPageProps) {
  const { company, members, invitations, requests, offer } = team;
  const intent = answer?.values.intent;
  const answerTo = (...intents: string[]) => (intents.includes(String(intent)) ? answer : undefined);
  const ofRow = answerTo("change-role", "remove");
  const isOwner = members.some(({ id, companyRole }) => id === viewerId && companyRole === "owner");
  const isAlone = members.length === 1;
  return (
    <div className="wrap stack stack--s6">
      <PageHeader
        title="Team"
        text={
          isAlone
            ? `You hire for ${company} alone. Colleagues see the same jobs and applicants.`
            : `Who hires for ${company}. Everyone sees its jobs and applicants.`
        }
      />
      {!ofRow && !answerTo("invite", "leave", "second-person") && <FormProblem answer={answer} />}
      {offer && <Offer offer={offer} />}
      {requests.length > 0 && <Requests requests={requests} />}
      <section aria-label="Team" className="consoletable">
        <Table caption="Team" columns={["Person", "Role", "Jobs", "Since", "Actions"]} canWrap>
          {members.map((member) => (
            <Row
              key={member.id}
              member={member}
              members={members}
              isOpen={(ofRow ? answer?.values.personId : asked) === member.id}
              isViewer={member.id === viewerId}
              canChange={isOwner && !isAlone}
              answer={ofRow}
            />
          ))}
        </Table>
      </section>
      {isOwner && <InviteForm key={invitations.length} answer={answerTo("invite")} />}
      {isOwner && invitations.length > 0 && <Invitations invitations={invitations} now={now} />}
      {isOwner ? (
        <SecondPersonForm key={String(team.requiresColleague)} team={team} answer={answerTo("second-person")} />
      ) : (
        team.requiresColleague && <p>{SECOND_PERSON}</p>
      )}
      {!isAlone && <LeaveForm members={members} viewerId={viewerId} answer={answerTo("leave")} />}
    </div>
  );
}

type RowProps = {
  member: Member;
  members: readonly Member[];
  isOpen: boolean;
  isViewer: boolean;
  canChange: boolean;
  answer: FormResult | undefined;
};

function Row({ member, members, isOpen, isViewer, canChange, answer }: RowProps) {
  const { id, name, email, companyRole, joinedAt, jobs, drafts } = member;
  const path = href("/recruiter/team");
  return (
    <>
      <TableRow isOn={isOpen}>
        <HeadCell>
          <b>{isViewer ? `${name} (you)` : name}</b>
          <span className="sub">
            <EmailText address={email} />
          </span>
        </HeadCell>
        <Cell column="Role">{ROLE_LABELS[companyRole]}</Cell>
        <Cell column="Jobs">
          {drafts === 0 ? counted(jobs, "job") : `${counted(jobs, "job")}, ${counted(drafts, "draft")}`}
        </Cell>
        <Cell column="Since">
          <Day at={joinedAt} />
        </Cell>
        <ActionsCell>
          {canChange && (
            <ButtonLink
              to={isOpen ? path : `${path}?person=${id}`}
              preventScrollReset
              aria-label={isOpen ? `Close: ${name}` : `Change: ${name}`}
            >
              {isOpen ? "Close" : "Change"}
            </ButtonLink>
          )}
        </ActionsCell>
      </TableRow>
      {isOpen && canChange && (
        <DetailRow>
          <MemberForms member={member} members={members} isViewer={isViewer} answer={answer} />
        </DetailRow>
      )}
    </>
  );
}

function Offer({ offer: { companyId, name, domain, hasAsked } }: { offer: JoinOffer }) {
  return (
    <Notice title={`${name} hires here`}>
      <p>{`Its address is ${domain}, like yours.`}</p>
      {hasAsked ? (
        <p>You asked to join. An owner will answer.</p>
      ) : (
        <Form method="post">
          <input type="hidden" name="companyId" value={companyId} />
          <Button type="submit" name="intent" value="ask-to-join">
            Ask to join
          </Button>
        </Form>
      )}
    </Notice>
  );
}
