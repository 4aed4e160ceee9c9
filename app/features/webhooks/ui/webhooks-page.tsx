import { href, Link, useNavigation } from "react-router";
import { WEBHOOK_EVENTS } from "#app/domain/webhook-events.ts";
import { VIEWER_ONLY } from "#app/features/accounts/company-labels.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CheckboxGroup } from "#app/ui/choice.tsx";
import { Day } from "#app/ui/date-time.tsx";
import { FormCard } from "#app/ui/form-card.tsx";
import type { FormResult } from "#app/ui/form-result.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useIsReadOnly } from "#app/ui/read-only.tsx";
import { Cell, HeadCell, Table, TableRow } from "#app/ui/table.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { EVENT_TEXTS, OFF_TEXTS } from "../labels.ts";
import type { Endpoint } from "../rules.ts";
import { ShownSecret, type ShownSecretProps } from "./shown-secret.tsx";

export type WebhooksPageProps = {
  endpoints: readonly Endpoint[];
  /** The last result of the page's action: a new signing secret, which is shown this once, or a refusal. */
  answer: FormResult | { shownSecret: ShownSecretProps } | undefined;
};

const EVENTS = WEBHOOK_EVENTS.map((value) => ({ value, label: `${EVENT_TEXTS[value]} (${value})` }));

/** The page of a company's webhooks: its endpoints, and the form to add one. */
export function WebhooksPage({ endpoints, answer }: WebhooksPageProps) {
  const isReadOnly = useIsReadOnly();
  return (
    <div className="wrap stack stack--s6">
      <PageHeader
        title="Webhooks"
        text="We notify your software about your jobs and applications, so it doesn't have to keep asking."
        actions={<ButtonLink to={href("/recruiter/api")}>API keys</ButtonLink>}
      />
      {answer && "shownSecret" in answer && <ShownSecret {...answer.shownSecret} />}
      {endpoints.length > 0 && (
        <section aria-labelledby="endpoints">
          <h2 id="endpoints">Endpoints</h2>
          <Table caption="Endpoints" columns={["Address", "Events", "State", "Added"]} canWrap>
            {endpoints.map((endpoint) => (
              <TableRow key={endpoint.id}>
                <HeadCell>
                  <Link to={href("/recruiter/webhooks/:endpointId", { endpointId: endpoint.id })}>{endpoint.url}</Link>
                </HeadCell>
                <Cell column="Events">{endpoint.events.join(", ")}</Cell>
                <Cell column="State">
                  <EndpointState endpoint={endpoint} />
                </Cell>
                <Cell column="Added">
                  <Day at={endpoint.createdAt} />
                </Cell>
              </TableRow>
            ))}
          </Table>
        </section>
      )}
      {isReadOnly ? (
        <Notice title={VIEWER_ONLY.title}>{VIEWER_ONLY.text}</Notice>
      ) : (
        <NewEndpointForm key={endpoints.length} answer={answer && "errors" in answer ? answer : undefined} />
      )}
    </div>
  );
}

/** Whether an endpoint gets messages, and why not. */
export function EndpointState({ endpoint: { offReason, failingSince } }: { endpoint: Endpoint }) {
  if (offReason) return <span>{OFF_TEXTS[offReason]}</span>;
  if (!failingSince) return <span>On</span>;
  return (
    <span>
      <span>On, but failing since </span>
      <Day at={failingSince} />
    </span>
  );
}

function NewEndpointForm({ answer }: { answer: FormResult | undefined }) {
  const isSending = useNavigation().formData?.get("intent") === "add";
  return (
    <FormCard
      id="new-endpoint"
      title="Add an endpoint"
      text={
        <>
          <span>A message has ids and a status, and no names: your software asks the API for the rest. It's </span>
          <span>
            signed as Standard Webhooks describes, and sent again for up to 24 hours until your endpoint answers with
            2xx.
          </span>
        </>
      }
      answer={answer}
    >
      {(form) => (
        <>
          <TextInput
            name="url"
            label="Address"
            hint="Begins with https://"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={form.valueOf("url")}
            error={form.errorOf("url")}
          />
          <CheckboxGroup
            name="events"
            label="Events"
            choices={EVENTS}
            defaultValues={form.valuesOf("events")}
            error={form.errorOf("events")}
          />
          <div>
            <Button type="submit" variant="main" name="intent" value="add" busy={isSending && "Adding..."}>
              Add endpoint
            </Button>
          </div>
        </>
      )}
    </FormCard>
  );
}
