import { Form, Link, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { clockText } from "#app/ui/clock.ts";
import { Day, dayText, useTimeZone } from "#app/ui/date-time.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { KeptText } from "#app/ui/kept-text.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { useFocusAfter } from "#app/ui/use-focus-after.ts";
import { PROOF_GONE } from "../labels.ts";
import { type AskedCheck, type CompanyProof, domainOf, type OwnCompany } from "../rules.ts";
import { AskUs } from "./ask-us.tsx";
import { OtherProofs } from "./other-proofs.tsx";

/** The heading of the company check. It receives the focus when the last step is done. */
export const CHECK_ID = "verification";

export type CompanyCheckProps = {
  company: OwnCompany;
  proof: CompanyProof | null;
  /** The check that waits for confirmation. */
  asked: AskedCheck | null;
  /** The reason that staff gave when they refused the company or removed its badge. */
  refusal: string | null;
  /** The page where that decision can be appealed. */
  appealHref: string | null;
  /** The viewer's own address, if it is on the company's domain. */
  ownEmail: string | null;
  answer: FormResult | undefined;
};

/**
 * Shows whether the company is verified, and the ways to verify it: an email, a DNS record, or a
 * file on its own domain, or a check by staff.
 */
export function CompanyCheck({ company, proof, asked, refusal, appealHref, ownEmail, answer }: CompanyCheckProps) {
  const { check, website } = company;
  const domain = website === null ? null : domainOf(website);
  const of = (intent: string) => (answer?.values.intent === intent ? answer : undefined);
  return (
    <div className="stack stack--s5">
      {check && (
        <Notice tone="good">
          <p>
            <span>{`${checkedText(check)} `}</span>
            <Day at={check.checkedAt} />
            <span>{proof && !proof.isFailing ? ". We look again after 90 days." : "."}</span>
          </p>
        </Notice>
      )}
      {proof?.isFailing && (
        <Notice tone="warn" title="Please confirm your company again">
          <p>{`${PROOF_GONE[proof.how](check?.domain ?? "")} Use one of the ways below, or your Verified badge goes away.`}</p>
        </Notice>
      )}
      {refusal !== null && (
        <Notice
          tone="bad"
          title={company.isSelfCheckOff ? "We removed your Verified badge" : "We couldn't verify your company"}
        >
          <p>{refusal}</p>
          <p>You can answer below, and someone will look again.</p>
          {appealHref && (
            <p>
              <Link to={appealHref}>Appeal this decision</Link>
            </p>
          )}
        </Notice>
      )}
      {(!check || proof?.isFailing) && (
        <>
          {domain === null && !check && (
            <p className="soft">Save your company's website first. Then we can check it by email.</p>
          )}
          {domain !== null && !company.isSelfCheckOff && (
            <>
              <AskCheck domain={domain} asked={asked} ownEmail={ownEmail} answer={of("ask-check")} />
              <OtherProofs domain={domain} token={company.proofToken} answer={of("look")} />
            </>
          )}
          {!check && <AskUs askedAt={company.askedAt} answer={of("ask-us")} />}
        </>
      )}
    </div>
  );
}

/** Says how the company was verified, up to "on", because the date follows. */
function checkedText({ how, domain }: NonNullable<OwnCompany["check"]>): string {
  if (how === "administrator" || !domain) return "We checked this company on";
  if (how === "domain") return `You confirmed an email address at ${domain} on`;
  return how === "dns" ? `We found your DNS record at ${domain} on` : `We found your file at ${domain} on`;
}

type AskCheckProps = Pick<CompanyCheckProps, "asked" | "ownEmail" | "answer"> & { domain: string };

function AskCheck({ domain, asked, ownEmail, answer }: AskCheckProps) {
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
      <p>{`We send a link to an address that ends with @${domain}. Open it, and your jobs show the Verified badge. We don't accept addresses at free email services.`}</p>
      {asked && <LinkSent {...asked} />}
      <TextInput
        name="email"
        label="Email address at your company"
        type="email"
        autoComplete="email"
        required
        defaultValue={form.valueOf("email", asked?.email ?? ownEmail ?? undefined)}
        error={errorOf("email")}
      />
      <input type="hidden" name="intent" value="ask-check" />
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

/**
 * The last step, after opening the emailed link. It needs a press, because mail scanners open links
 * too.
 */
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
