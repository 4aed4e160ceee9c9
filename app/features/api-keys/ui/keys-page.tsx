import { Form, href } from "react-router";
import { ArrivedNotice } from "#app/ui/arrived-notice.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Day } from "#app/ui/date-time.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { ActionsCell, Cell, DetailRow, HeadCell, Table, TableRow } from "#app/ui/table.tsx";
import { type ListedKey, stateOfKey } from "../rules.ts";
import { NewKeyForm } from "./new-key-form.tsx";

export type KeysPageProps = {
  keys: readonly ListedKey[];
  /** The key whose form is open. */
  asked: string | null;
  now: Date;
  /** The last result of the page's action: a new key, which is shown this once, or a refusal. */
  answer: FormResult | { shownKey: { name: string; secret: string } } | undefined;
};

const COLUMNS = ["Key", "May", "Last used", "Works until", "Actions"];

/** The page of a recruiter's API keys. */
export function KeysPage({ keys, asked, now, answer }: KeysPageProps) {
  const refusal = answer && "errors" in answer ? answer : undefined;
  const intent = refusal?.values.intent;
  const isAboutKey = intent === "rotate-key" || intent === "revoke-key";
  return (
    <div className="wrap stack stack--s6">
      <PageHeader
        title="API"
        text="Lets your own software post jobs and read who applied, in your name and under the rules of this site."
        actions={
          <>
            <ButtonLink to={href("/recruiter/webhooks")}>Webhooks</ButtonLink>
            <ButtonLink to={href("/developers")}>How it works</ButtonLink>
          </>
        }
      />
      {answer && "shownKey" in answer && <ShownKey {...answer.shownKey} />}
      {intent === undefined && <FormProblem answer={refusal} />}
      {keys.length > 0 && (
        <section aria-labelledby="keys" className="consoletable">
          <h2 id="keys">Keys</h2>
          <Table caption="Keys" columns={COLUMNS} canWrap>
            {keys.map((key) => (
              <KeyRow
                key={key.id}
                apiKey={key}
                isOpen={(isAboutKey ? refusal?.values.keyId : asked) === key.id}
                now={now}
                answer={isAboutKey ? refusal : undefined}
              />
            ))}
          </Table>
        </section>
      )}
      <NewKeyForm key={keys.length} answer={intent === "make-key" ? refusal : undefined} />
    </div>
  );
}

function ShownKey({ name, secret }: { name: string; secret: string }) {
  return (
    <ArrivedNotice title={`Your key "${name}"`}>
      <div className="stack stack--s3">
        <p>Copy it now, and keep it where only your software can find it. We can't show it again.</p>
        <p>
          <code className="two-step__code">{secret}</code>
        </p>
        <p>
          <ButtonLink to={href("/recruiter/api")} replace>
            I've saved it
          </ButtonLink>
        </p>
      </div>
    </ArrivedNotice>
  );
}

type KeyRowProps = { apiKey: ListedKey; isOpen: boolean; now: Date; answer: FormResult | undefined };

function KeyRow({ apiKey, isOpen, now, answer }: KeyRowProps) {
  const { id, name, prefix, scopes, lastUsedAt, expiresAt, revokedAt, previousEndsAt } = apiKey;
  const state = stateOfKey(apiKey, now);
  const path = href("/recruiter/api");
  return (
    <>
      <TableRow isOn={isOpen}>
        <HeadCell>
          <b>{name}</b>
          <span className="sub">{`${prefix}…`}</span>
        </HeadCell>
        <Cell column="May">{scopes.join(", ")}</Cell>
        <Cell column="Last used">{lastUsedAt ? <Day at={lastUsedAt} /> : <span className="soft">Never</span>}</Cell>
        <Cell column="Works until">
          {state !== "works" && <span>{state === "revoked" ? "Revoked on " : "Expired on "}</span>}
          <Day at={revokedAt ?? expiresAt} />
          {state === "works" && previousEndsAt && previousEndsAt > now && (
            <span className="sub">
              <span>The key before it until </span>
              <Day at={previousEndsAt} />
            </span>
          )}
        </Cell>
        <ActionsCell>
          {state === "works" && (
            <ButtonLink
              to={isOpen ? path : `${path}?key=${id}`}
              preventScrollReset
              aria-label={isOpen ? `Close: ${name}` : `Change: ${name}`}
            >
              {isOpen ? "Close" : "Change"}
            </ButtonLink>
          )}
        </ActionsCell>
      </TableRow>
      {isOpen && state === "works" && (
        <DetailRow>
          <ChangeKeyForm id={id} name={name} answer={answer} />
        </DetailRow>
      )}
    </>
  );
}

function ChangeKeyForm({ id, name, answer }: { id: string; name: string; answer: FormResult | undefined }) {
  const { formRef, errorOf, onInput } = useFormResult(answer);
  return (
    <div className="stack stack--s5">
      <Form
        method="post"
        className="stack stack--s4"
        aria-label={`Rotate ${name}`}
        noValidate
        preventScrollReset
        ref={formRef}
        onInput={onInput}
      >
        <FormProblem answer={answer} />
        <input type="hidden" name="keyId" value={id} />
        <p className="soft">A new key replaces this one, which works for another 24 hours.</p>
        <PasswordInput
          name="currentPassword"
          id={`password-${id}`}
          label="Your password"
          autoComplete="current-password"
          error={errorOf("currentPassword")}
        />
        <div>
          <Button type="submit" variant="main" name="intent" value="rotate-key">
            Rotate key
          </Button>
        </div>
      </Form>
      <Form method="post" className="stack stack--s4" aria-label={`Revoke ${name}`} preventScrollReset>
        <input type="hidden" name="keyId" value={id} />
        <p className="soft">Revoking ends the key at once, everywhere.</p>
        <div>
          <Button type="submit" variant="danger" name="intent" value="revoke-key">
            Revoke key
          </Button>
        </div>
      </Form>
    </div>
  );
}
