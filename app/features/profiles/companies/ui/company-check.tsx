import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { clockText } from "#app/ui/clock.ts";
import { Day, dayText, useTimeZone } from "#app/ui/date-time.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { KeptText } from "#app/ui/kept-text.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { useFocusAfter } from "#app/ui/use-focus-after.ts";
import { type AskedCheck, type Company, domainOf } from "../rules.ts";

/** The heading over the company check; it takes the focus when the last step is done. */
export const CHECK_ID = "verification";

export type CompanyCheckProps = {
  company: Company;
  /** The check that was asked for and waits to be confirmed. */
  asked: AskedCheck | null;
  answer: FormResult | undefined;
};

/** Whether the company was checked, and the way to it: a mail to an address on its own domain. */
export function CompanyCheck({ company, asked, answer }: CompanyCheckProps) {
  const { check, website } = company;
  if (check) {
    return (
      <Notice tone="good">
        <p>
          <span>{`${check.domain ? `You confirmed an email address at ${check.domain}` : "We checked this company"}, on `}</span>
          <Day at={check.checkedAt} />.
        </p>
      </Notice>
    );
  }
  if (website === null)
    return <p className="soft">Save your company's website first. Then we can check it by email.</p>;
  return <AskCheck domain={domainOf(website)} asked={asked} answer={answer} />;
}

type AskCheckProps = Pick<CompanyCheckProps, "asked" | "answer"> & { domain: string };

function AskCheck({ domain, asked, answer }: AskCheckProps) {
  const { formData } = useNavigation();
  const { formRef, errorOf, onInput, ...form } = useFormResult(answer);
  return (
    <Form
      ref={formRef}
      method="post"
      preventScrollReset
      className="stack"
      noValidate
      aria-label="Verify your company"
      onInput={onInput}
    >
      <input type="hidden" name="intent" value="ask-check" />
      <p>{`We send a link to an address that ends with @${domain}. Open it, and your jobs show the Verified badge. We don't accept addresses at free email services.`}</p>
      {asked && <LinkSent {...asked} />}
      <TextInput
        name="email"
        label="Email address at your company"
        type="email"
        autoComplete="email"
        required
        defaultValue={form.valueOf("email", asked?.email)}
        error={errorOf("email")}
      />
      <KeptText name="company-check" />
      <div>
        <Button type="submit" variant="primary" busy={formData?.get("intent") === "ask-check" && "Sending..."}>
          {asked ? "Send the link again" : "Send the link"}
        </Button>
      </div>
    </Form>
  );
}

function LinkSent({ email, sentAt }: AskedCheck) {
  const timeZone = useTimeZone();
  return (
    <Notice tone="good" role="status" title="Check that mailbox">
      <p>{`We sent a link to ${email} on ${dayText(sentAt, timeZone)}, at ${clockText(sentAt, timeZone)}. Open it within 24 hours, and press Confirm. If it doesn't arrive, check your spam folder, or send the link again.`}</p>
    </Notice>
  );
}

/** The last step, for who came by the link in the mail. A press, because mail scanners open links too. */
export function ConfirmCompany({ token }: { token: string }) {
  const { formData } = useNavigation();
  const toOutcome = useFocusAfter(() => () => document.getElementById(CHECK_ID));
  return (
    <Notice tone="info" title="One last step">
      <Form method="post" className="stack stack--s3" aria-label="Confirm your company" onSubmit={toOutcome}>
        <input type="hidden" name="intent" value="confirm" />
        <input type="hidden" name="token" value={token} />
        <p>You opened the link in our email. Press Confirm to verify your company.</p>
        <div>
          <Button type="submit" variant="primary" busy={formData?.get("intent") === "confirm" && "Saving..."}>
            Confirm
          </Button>
        </div>
      </Form>
    </Notice>
  );
}
