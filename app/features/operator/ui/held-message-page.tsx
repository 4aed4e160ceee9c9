import { Form, href, Link, useNavigation } from "react-router";
import { MESSAGE_REFUSALS, REFUSAL_REASONS } from "#app/features/messaging/labels.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { RadioGroup } from "#app/ui/choice.tsx";
import { Day } from "#app/ui/date-time.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { reasonName } from "../held-jobs/labels.ts";
import type { HeldMessage } from "../held-messages/rules.ts";

export type HeldMessagePageProps = { message: HeldMessage; answer: FormResult | undefined };

/** Shows one waiting message: its sender, its text, and the decision. */
export function HeldMessagePage({ message, answer }: HeldMessagePageProps) {
  const { senderId, senderName, companyName, warnings, content, since, isBegun } = message;
  const { formRef, errorOf, onInput } = useFormResult(answer);
  const sending = useNavigation().formData?.get("outcome");
  return (
    <div className="wrap stack stack--s6">
      <PageHeader
        title={`Message from ${senderName}`}
        text={warnings.map(reasonName).join(", ")}
        actions={<ButtonLink to={href("/operator/messages")}>Held messages</ButtonLink>}
      />
      <p>
        <Link to={href("/operator/people/:personId", { personId: senderId })}>{senderName}</Link>
        <span>{companyName ? `, ${companyName}, here since ` : ", a senior, here since "}</span>
        <Day at={since} />
        <span>
          {isBegun ? ". The other side has written in this conversation." : ". Nothing was written between them yet."}
        </span>
      </p>
      <section aria-labelledby="says" className="stack stack--s3">
        <h2 id="says">What it says</h2>
        {content.split("\n").map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name and never move
          <p key={index} dir="auto">
            {line}
          </p>
        ))}
      </section>
      <section aria-labelledby="decision" className="card stack stack--s4">
        <h2 id="decision">Decision</h2>
        <FormProblem answer={answer} />
        <Form method="post" className="stack stack--s3">
          <p>We let the sender know. A message that you deliver still carries its warning.</p>
          <input type="hidden" name="outcome" value="delivered" />
          <Button type="submit" variant="main" busy={sending === "delivered" && "Saving..."}>
            Deliver
          </Button>
        </Form>
        <Form method="post" className="stack stack--s4" noValidate ref={formRef} onInput={onInput}>
          <input type="hidden" name="outcome" value="refused" />
          <RadioGroup
            name="reason"
            label="Reason for refusing"
            hint="The sender reads it. No one else ever reads the message."
            error={errorOf("reason")}
            choices={REFUSAL_REASONS.map((value) => ({ value, label: <Reason {...MESSAGE_REFUSALS[value]} /> }))}
          />
          <Button type="submit" variant="danger" busy={sending === "refused" && "Saving..."}>
            Refuse
          </Button>
        </Form>
      </section>
    </div>
  );
}

function Reason({ title, text }: { title: string; text: string }) {
  return (
    <>
      <b>{`${title}. `}</b>
      <span>{text}</span>
    </>
  );
}
