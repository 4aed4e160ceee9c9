import { Form, href } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import type { FormResult } from "#app/ui/form-result.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useIsReadOnly } from "#app/ui/read-only.tsx";
import { ActionsCell, Cell, HeadCell, Table, TableRow } from "#app/ui/table.tsx";
import { relativeTime } from "#app/ui/time-distance.ts";
import { deliveryText, EVENT_TEXTS } from "../labels.ts";
import type { Delivery, Endpoint } from "../rules.ts";
import { ShownSecret, type ShownSecretProps } from "./shown-secret.tsx";
import { EndpointState } from "./webhooks-page.tsx";

export type EndpointPageProps = {
  endpoint: Endpoint;
  deliveries: readonly Delivery[];
  now: Date;
  answer: FormResult | { shownSecret: ShownSecretProps } | undefined;
};

/** One endpoint: its state, its log of the newest messages, and what can be done with it. */
export function EndpointPage({ endpoint, deliveries, now, answer }: EndpointPageProps) {
  const isOn = endpoint.offAt === null;
  const isReadOnly = useIsReadOnly();
  return (
    <div className="wrap stack stack--s6">
      <PageHeader
        title="Webhook endpoint"
        text={endpoint.url}
        actions={<ButtonLink to={href("/recruiter/webhooks")}>All endpoints</ButtonLink>}
      />
      {answer && "shownSecret" in answer && <ShownSecret {...answer.shownSecret} />}
      <FormProblem answer={answer && "errors" in answer ? answer : undefined} />
      <section aria-labelledby="state" className="card stack stack--s4">
        <h2 id="state">State</h2>
        <p>
          <EndpointState endpoint={endpoint} />
        </p>
        <p className="soft">
          <span>{`It gets: ${endpoint.events.map((event) => EVENT_TEXTS[event].toLowerCase()).join("; ")}. `}</span>
          <span>After a new secret, messages have both signatures for 24 hours.</span>
        </p>
        {!isReadOnly && (
          <Form method="post" className="row row--near" preventScrollReset>
            <Button type="submit" name="intent" value={isOn ? "turn-off" : "turn-on"}>
              {isOn ? "Turn off" : "Turn on"}
            </Button>
            <Button type="submit" name="intent" value="new-secret">
              New signing secret
            </Button>
            <Button type="submit" variant="danger" name="intent" value="remove">
              Remove endpoint
            </Button>
          </Form>
        )}
      </section>
      <section aria-labelledby="log" className="stack">
        <h2 id="log">Log</h2>
        {deliveries.length === 0 ? (
          <EmptyState seed="webhooks" level={3} title="Nothing was sent yet" text="The newest 50 events appear here." />
        ) : (
          <Table caption="Log" columns={["Event", "When", "State", "Actions"]} canWrap>
            {deliveries.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} canResend={isOn && !isReadOnly} now={now} />
            ))}
          </Table>
        )}
      </section>
    </div>
  );
}

function DeliveryRow({ delivery, canResend, now }: { delivery: Delivery; canResend: boolean; now: Date }) {
  const { id, type, createdAt, body } = delivery;
  return (
    <TableRow>
      <HeadCell>
        <b>{type}</b>
        <span className="sub">{id}</span>
      </HeadCell>
      <Cell column="When">
        <time dateTime={createdAt.toISOString()}>{relativeTime(createdAt, now)}</time>
      </Cell>
      <Cell column="State">
        <span>{deliveryText(delivery)}</span>
        <details>
          <summary>Message</summary>
          <code>{body}</code>
        </details>
      </Cell>
      <ActionsCell>
        {canResend && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="deliveryId" value={id} />
            <Button type="submit" name="intent" value="send-again" aria-label={`Send again: ${type} ${id}`}>
              Send again
            </Button>
          </Form>
        )}
      </ActionsCell>
    </TableRow>
  );
}
