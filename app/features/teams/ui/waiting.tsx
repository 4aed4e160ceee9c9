import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Day } from "#app/ui/date-time.tsx";
import { EmailText } from "#app/ui/email-text.tsx";
import { ActionsCell, Cell, HeadCell, Table, TableRow } from "#app/ui/table.tsx";
import { ROLE_LABELS } from "../labels.ts";
import type { Invitation, JoinRequest } from "../rules.ts";

/** The invitations that no one accepted yet. */
export function Invitations({ invitations, now }: { invitations: readonly Invitation[]; now: Date }) {
  return (
    <section aria-labelledby="invitations" className="consoletable stack stack--s3">
      <h2 id="invitations">Invitations</h2>
      <Table caption="Invitations" columns={["Email", "Role", "Works until", "Actions"]} canWrap>
        {invitations.map(({ id, email, companyRole, expiresAt }) => (
          <TableRow key={id}>
            <HeadCell>
              <b>
                <EmailText address={email} />
              </b>
            </HeadCell>
            <Cell column="Role">{ROLE_LABELS[companyRole]}</Cell>
            <Cell column="Works until">
              {expiresAt > now ? <Day at={expiresAt} /> : <span className="soft">Expired: send it again</span>}
            </Cell>
            <ActionsCell>
              <Form method="post" preventScrollReset className="row row--near">
                <input type="hidden" name="invitationId" value={id} />
                <Button type="submit" name="intent" value="resend" aria-label={`Send again: ${email}`}>
                  Send again
                </Button>
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

/** People with an address at the company's domain who ask to join. */
export function Requests({ requests }: { requests: readonly JoinRequest[] }) {
  return (
    <section aria-labelledby="requests" className="consoletable stack stack--s3">
      <h2 id="requests">They ask to join</h2>
      <Table caption="They ask to join" columns={["Person", "Asked", "Actions"]} canWrap>
        {requests.map(({ userId, name, email, askedAt }) => (
          <TableRow key={userId}>
            <HeadCell>
              <b>{name}</b>
              <span className="sub">
                <EmailText address={email} />
              </span>
            </HeadCell>
            <Cell column="Asked">
              <Day at={askedAt} />
            </Cell>
            <ActionsCell>
              <Form method="post" preventScrollReset className="row row--near">
                <input type="hidden" name="intent" value="answer" />
                <input type="hidden" name="personId" value={userId} />
                <Button type="submit" name="says" value="yes" aria-label={`Let ${name} in`}>
                  Let them in
                </Button>
                <Button type="submit" name="says" value="no" aria-label={`Say no to ${name}`}>
                  Say no
                </Button>
              </Form>
            </ActionsCell>
          </TableRow>
        ))}
      </Table>
    </section>
  );
}
