import { Form, href, Link, useNavigation } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FormCard } from "#app/ui/form-card.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { KeptText } from "#app/ui/kept-text.tsx";
import { LimitedInput } from "#app/ui/limited-input.tsx";
import { useIsReadOnly } from "#app/ui/read-only.tsx";
import { ActionsCell, Table, TableRow } from "#app/ui/table.tsx";
import { candidatesText } from "../../labels.ts";
import { candidateHref } from "../../ui/address.ts";
import { CANDIDATE_COLUMNS, CandidateCells, candidateName } from "../../ui/candidate-cells.tsx";
import { type OpenPool, POOL_LIMITS, type Pool, poolPath } from "../rules.ts";
import "../../ui/candidate-search.css";

/** The pools of a company, each a link that opens it. */
export function PoolList({ pools, openId }: { pools: readonly Pool[]; openId: string | null }) {
  return (
    <Card id="pools" title="Your company's pools">
      <ul className="lines l">
        {pools.map(({ id, name, count }) => (
          <li key={id} className="row between">
            <Link to={poolPath(id)} dir="auto" aria-current={id === openId ? "true" : undefined}>
              {name}
            </Link>
            <span className="soft">{candidatesText(count, false)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A form that adds a pool. */
export function NewPool({ answer }: { answer: FormResult | undefined }) {
  const { formData } = useNavigation();
  return (
    <FormCard
      id="new-pool"
      title="New pool"
      text="Such as “Bookkeepers in Ohio”."
      answer={answer?.values.intent === "create" ? answer : undefined}
    >
      {(form) => (
        <>
          <input type="hidden" name="intent" value="create" />
          <LimitedInput
            name="name"
            label="Name"
            limit={POOL_LIMITS.name.max}
            autoComplete="off"
            defaultValue={form.valueOf("name")}
            error={form.errorOf("name")}
          />
          <KeptText name="new pool" />
          <div>
            <Button type="submit" variant="main" busy={formData?.get("intent") === "create" && "Saving..."}>
              Create pool
            </Button>
          </div>
        </>
      )}
    </FormCard>
  );
}

function RenamePool({ pool, answer }: { pool: OpenPool; answer: FormResult | undefined }) {
  const form = useFormResult(answer?.values.intent === "rename" ? answer : undefined);
  const { formData } = useNavigation();
  return (
    <details open={answer?.values.intent === "rename" || undefined}>
      <summary>Rename this pool</summary>
      <Form ref={form.formRef} method="post" className="stack stack--s3" preventScrollReset noValidate>
        <input type="hidden" name="intent" value="rename" />
        <input type="hidden" name="poolId" value={pool.id} />
        <LimitedInput
          id="pool-name"
          name="name"
          label="Name of this pool"
          limit={POOL_LIMITS.name.max}
          autoComplete="off"
          defaultValue={form.valueOf("name", pool.name)}
          error={form.errorOf("name")}
        />
        <KeptText name={`pool ${pool.id}`} />
        <div>
          <Button type="submit" busy={formData?.get("intent") === "rename" && "Saving..."}>
            Rename
          </Button>
        </div>
      </Form>
    </details>
  );
}

/** An open pool: its people, its name, and a way to delete it. */
export function OpenedPool({ pool, answer }: { pool: OpenPool; answer: FormResult | undefined }) {
  const isReadOnly = useIsReadOnly();
  return (
    <section aria-labelledby="pool" className="stack candidates">
      <h2 id="pool" dir="auto">
        {pool.name}
      </h2>
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
          <RenamePool key={`${pool.id} ${pool.name}`} pool={pool} answer={answer} />
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
