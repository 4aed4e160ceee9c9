import { Form, href, Link, useNavigation } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { KeptText } from "#app/ui/kept-text.tsx";
import { LimitedInput } from "#app/ui/limited-input.tsx";
import { useIsReadOnly } from "#app/ui/read-only.tsx";
import { ActionsCell, Table, TableRow } from "#app/ui/table.tsx";
import { candidatesText } from "../../labels.ts";
import { candidateHref } from "../../ui/address.ts";
import { CANDIDATE_COLUMNS, CandidateCells, candidateName } from "../../ui/candidate-cells.tsx";
import { type OpenPool, POOL_LIMITS, type Pool, poolPath } from "../rules.ts";

/** The pools of a company, each a link that opens it. */
export function PoolList({ pools, openId }: { pools: readonly Pool[]; openId: string | null }) {
  return (
    <Card id="pools" title="Your company's pools">
      <ul className="lines l">
        {pools.map(({ id, name, count }) => (
          <li key={id} className="row between">
            <Link className="tap" to={poolPath(id)} aria-current={id === openId ? "true" : undefined}>
              {name}
            </Link>
            <span className="soft">{candidatesText(count, false)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A form for the name of a pool: a new one, or another name for `poolId`. */
export function PoolNameForm({
  poolId,
  name = "",
  answer,
}: {
  poolId?: string;
  name?: string;
  answer: FormResult | undefined;
}) {
  const intent = poolId ? "rename" : "create";
  const form = useFormResult(answer?.values.intent === intent ? answer : undefined);
  const { formData } = useNavigation();
  return (
    <Form ref={form.formRef} method="post" className="stack stack--s3" preventScrollReset noValidate>
      <input type="hidden" name="intent" value={intent} />
      {poolId && <input type="hidden" name="poolId" value={poolId} />}
      <LimitedInput
        id={`${intent}-name`}
        name="name"
        label={poolId ? "Name" : "New pool"}
        hint={poolId ? undefined : "Such as “Bookkeepers in Ohio”."}
        limit={POOL_LIMITS.name.max}
        autoComplete="off"
        defaultValue={form.valueOf("name", name)}
        error={form.errorOf("name")}
      />
      <KeptText name={`pool ${poolId ?? ""}`} />
      <div>
        <Button type="submit" busy={formData?.get("intent") === intent && "Saving..."}>
          {poolId ? "Rename" : "Create pool"}
        </Button>
      </div>
    </Form>
  );
}

/** An open pool: its people, its name, and a way to delete it. */
export function OpenedPool({ pool, answer }: { pool: OpenPool; answer: FormResult | undefined }) {
  const isReadOnly = useIsReadOnly();
  return (
    <section aria-labelledby="pool" className="stack candidates">
      <h2 id="pool">{pool.name}</h2>
      {pool.people.length === 0 ? (
        <EmptyState
          seed="pool"
          level={3}
          title="No one is in this pool"
          text="Open a profile in Search Candidates, or an applicant, and press Add to pool. People who hide their profile aren't shown."
          action={<ButtonLink to={href("/recruiter/candidates")}>Search Candidates</ButtonLink>}
        />
      ) : (
        <Table caption={pool.name} columns={CANDIDATE_COLUMNS} isBrief>
          {pool.people.map((person) => (
            <TableRow key={person.userId}>
              <CandidateCells row={person} />
              <ActionsCell>
                <ButtonLink to={candidateHref(person.userId)} aria-label={`View Profile: ${candidateName(person)}`}>
                  View Profile
                </ButtonLink>
                {!isReadOnly && (
                  <Form method="post" preventScrollReset>
                    <input type="hidden" name="intent" value="remove" />
                    <input type="hidden" name="poolId" value={pool.id} />
                    <input type="hidden" name="seniorId" value={person.userId} />
                    <Button type="submit" variant="quiet" aria-label={`Remove: ${candidateName(person)}`}>
                      Remove
                    </Button>
                  </Form>
                )}
              </ActionsCell>
            </TableRow>
          ))}
        </Table>
      )}
      {!isReadOnly && (
        <>
          <PoolNameForm key={pool.id} poolId={pool.id} name={pool.name} answer={answer} />
          <details>
            <summary>Delete this pool</summary>
            <Form method="post" className="stack stack--s3">
              <p>The people in it stay in your other pools and on your shortlists.</p>
              <input type="hidden" name="intent" value="delete" />
              <input type="hidden" name="poolId" value={pool.id} />
              <div>
                <Button type="submit" variant="danger" aria-label={`Yes, delete: ${pool.name}`}>
                  Yes, delete this pool
                </Button>
              </div>
            </Form>
          </details>
        </>
      )}
    </section>
  );
}
