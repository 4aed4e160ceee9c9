import { useId } from "react";
import { Form, Link, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { KeptText } from "#app/ui/kept-text.tsx";
import { LimitedInput } from "#app/ui/limited-input.tsx";
import { useIsReadOnly } from "#app/ui/read-only.tsx";
import { Select } from "#app/ui/select.tsx";
import { POOL_LIMITS, type PoolChoice, poolPath } from "../rules.ts";

export type PoolPickerProps = {
  seniorId: string;
  name: string;
  pools: readonly PoolChoice[];
  /** The result of the last refused form. */
  answer: FormResult | undefined;
};

/** The pools that a person is in, and a form that adds them to another one or to a new one. */
export function PoolPicker({ seniorId, name, pools, answer }: PoolPickerProps) {
  const id = useId();
  const form = useFormResult(answer?.values.intent === "add-to-pool" ? answer : undefined);
  const { formData } = useNavigation();
  const isSending = formData?.get("intent") === "add-to-pool";
  const isReadOnly = useIsReadOnly();
  const others = pools.filter(({ isIn }) => !isIn);
  return (
    <div className="stack stack--s3">
      {pools
        .filter(({ isIn }) => isIn)
        .map((pool) => (
          <div key={pool.id} className="row row--near">
            <Link className="tap" to={poolPath(pool.id)}>
              {pool.name}
            </Link>
            {!isReadOnly && (
              <Form method="post" preventScrollReset replace>
                <input type="hidden" name="seniorId" value={seniorId} />
                <input type="hidden" name="poolId" value={pool.id} />
                <Button
                  type="submit"
                  name="intent"
                  value="remove-from-pool"
                  variant="quiet"
                  aria-label={`Remove ${name} from the pool ${pool.name}`}
                >
                  Remove
                </Button>
              </Form>
            )}
          </div>
        ))}
      {!isReadOnly && (
        <Form ref={form.formRef} method="post" preventScrollReset replace className="stack stack--s3" noValidate>
          <input type="hidden" name="seniorId" value={seniorId} />
          {others.length > 0 && (
            <Select
              id={`${id}-pool`}
              name="poolId"
              label="Pool"
              autoComplete="off"
              placeholder="A new pool"
              defaultValue={form.valueOf("poolId")}
              error={form.errorOf("poolId")}
              options={others.map((pool) => ({ value: pool.id, label: pool.name }))}
            />
          )}
          <LimitedInput
            id={`${id}-name`}
            name="poolName"
            label="Name of a new pool"
            limit={POOL_LIMITS.name.max}
            autoComplete="off"
            defaultValue={form.valueOf("poolName")}
            error={form.errorOf("poolName")}
          />
          <KeptText name={`pool for ${seniorId}`} />
          <div>
            <Button type="submit" name="intent" value="add-to-pool" busy={isSending && "Adding..."}>
              Add to pool
            </Button>
          </div>
        </Form>
      )}
    </div>
  );
}
