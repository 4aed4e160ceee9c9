import { Form, href, Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Day, dayText, useTimeZone } from "#app/ui/date-time.tsx";
import type { BillingMode } from "../../rules.ts";
import { cancelText, centsText, invoiceName, stateText } from "../labels.ts";
import type { Subscription } from "../rules.ts";

export type SubscriptionStateProps = {
  subscription: Subscription;
  mode: BillingMode;
  invoices: readonly InvoiceEntry[];
  /** Whether the viewer may change it. */
  isOwner: boolean;
};

type InvoiceEntry = { id: string; number: number; issuedAt: Date; totalCents: number };

/** Shows where the company's subscription stands, the button that cancels or resumes it, and its invoices. */
export function SubscriptionState({ subscription, mode, invoices, isOwner }: SubscriptionStateProps) {
  const timeZone = useTimeZone();
  const { title, text } = stateText(subscription, (at) => dayText(at, timeZone));
  const isOver = subscription.status === "ended";
  return (
    <Card id="subscription" title="Your subscription">
      <div className="stack stack--s4">
        <p>
          <b>{title}</b>
        </p>
        <p>{text}</p>
        {isOwner && !isOver && (
          <Form method="post" preventScrollReset className="stack stack--s3">
            {subscription.status === "grace" && subscription.next !== "end" && (
              <div>
                <Button type="submit" name="intent" value="pay-again" variant="primary">
                  Try the payment again
                </Button>
              </div>
            )}
            {subscription.next === null ? (
              <>
                <p className="soft">{cancelText(subscription, mode)}</p>
                <div>
                  <Button type="submit" name="intent" value="cancel">
                    Cancel Subscription
                  </Button>
                </div>
              </>
            ) : (
              <div>
                <Button type="submit" name="intent" value="resume">
                  {subscription.next === "end" ? "Resume Subscription" : "Keep the current plan"}
                </Button>
              </div>
            )}
          </Form>
        )}
        {invoices.length > 0 && <InvoiceList invoices={invoices} />}
      </div>
    </Card>
  );
}

function InvoiceList({ invoices }: { invoices: readonly InvoiceEntry[] }) {
  return (
    <section aria-labelledby="invoices" className="stack stack--s3">
      <h3 id="invoices">Invoices</h3>
      <ul className="lines">
        {invoices.map(({ id, number, issuedAt, totalCents }) => (
          <li key={id}>
            <Link to={href("/recruiter/subscription/invoices/:invoiceId", { invoiceId: id })}>
              {invoiceName(number)}
            </Link>
            <span>
              <Day at={issuedAt} />
              <span>{`, ${centsText(totalCents)}`}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
