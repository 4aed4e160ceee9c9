import { Form } from "react-router";
import { COMPANY_ROLES } from "#app/domain/company-roles.ts";
import { Button } from "#app/ui/button.tsx";
import { FormCard } from "#app/ui/form-card.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { Select } from "#app/ui/select.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { LAST_OWNER, ROLE_LABELS, ROLE_TEXTS } from "../labels.ts";
import { canTakeWork, INVITATION_DAYS, isLastOwner, type Member } from "../rules.ts";

const ROLES = COMPANY_ROLES.map((value) => ({ value, label: `${ROLE_LABELS[value]}: ${ROLE_TEXTS[value]}` }));

/** Invites someone by email. */
export function InviteForm({ answer }: { answer: FormResult | undefined }) {
  return (
    <FormCard
      id="invite"
      title="Invite a colleague"
      text={`We'll email them an invitation. It works once, within ${INVITATION_DAYS} days, for a recruiter account with that address.`}
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
            name="companyRole"
            id="invite-role"
            label="Role"
            defaultValue={form.valueOf("companyRole", "recruiter")}
            options={ROLES}
            error={form.errorOf("companyRole")}
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

type MemberFormsProps = {
  member: Member;
  members: readonly Member[];
  isViewer: boolean;
  answer: FormResult | undefined;
};

/** Changes a colleague's role, or removes them and hands their work over. */
export function MemberForms({ member, members, isViewer, answer }: MemberFormsProps) {
  const { id, name, companyRole } = member;
  const { formRef, errorOf, onInput, ...form } = useFormResult(answer);
  return (
    <div className="stack stack--s5">
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
        <input type="hidden" name="from" value={companyRole} />
        <Select
          name="companyRole"
          label="Role"
          hint="If they become a viewer, their jobs and conversations go to you."
          defaultValue={form.valueOf("companyRole", companyRole)}
          options={ROLES}
          error={errorOf("companyRole")}
        />
        <div>
          <Button type="submit" variant="main" name="intent" value="change-role">
            Save role
          </Button>
        </div>
      </Form>
      {!isViewer && (
        <Form method="post" className="stack stack--s4" aria-label={`Remove ${name}`} noValidate preventScrollReset>
          <input type="hidden" name="personId" value={id} />
          <Successor members={members} leaving={id} error={errorOf("toId")} chosen={form.valueOf("toId")} />
          <p className="soft">They lose access at once, in every window.</p>
          <div>
            <Button type="submit" variant="danger" name="intent" value="remove">
              {`Remove ${name}`}
            </Button>
          </div>
        </Form>
      )}
    </div>
  );
}

/** Leaves the team, and hands one's work over. */
export function LeaveForm({
  members,
  viewerId,
  answer,
}: {
  members: readonly Member[];
  viewerId: string;
  answer: FormResult | undefined;
}) {
  const { formRef, errorOf, onInput, ...form } = useFormResult(answer);
  return (
    <section aria-labelledby="leave" className="card stack stack--s4">
      <h2 id="leave">Leave the team</h2>
      {isLastOwner(members, viewerId) ? (
        <p>{LAST_OWNER}</p>
      ) : (
        <Form
          method="post"
          className="stack stack--s4"
          aria-labelledby="leave"
          noValidate
          preventScrollReset
          ref={formRef}
          onInput={onInput}
        >
          <FormProblem answer={answer} />
          <Successor
            id="leave-to"
            members={members}
            leaving={viewerId}
            error={errorOf("toId")}
            chosen={form.valueOf("toId")}
          />
          <div>
            <Button type="submit" variant="danger" name="intent" value="leave">
              Leave the team
            </Button>
          </div>
        </Form>
      )}
    </section>
  );
}

type SuccessorProps = {
  id?: string;
  members: readonly Member[];
  leaving: string;
  error: string | undefined;
  chosen: string;
};

function Successor({ id, members, leaving, error, chosen }: SuccessorProps) {
  return (
    <Select
      id={id ?? "toId"}
      name="toId"
      label="Who takes over"
      hint="They get the jobs, conversations, and notifications."
      placeholder="Choose a colleague"
      defaultValue={chosen}
      options={members
        .filter((member) => member.id !== leaving && canTakeWork(member))
        .map((member) => ({ value: member.id, label: member.name }))}
      error={error}
    />
  );
}
