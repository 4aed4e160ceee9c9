import { z } from "zod";
import { lineField } from "#app/features/safety/names.ts";
import { textField } from "#app/input-fields.ts";
import { POOL_LIMITS } from "./rules.ts";

const name = lineField("Please name this pool", POOL_LIMITS.name);
const poolId = z.uuid();
const seniorId = z.uuid();

/** The forms of the page of pools. */
export const poolSchema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("create"), name }),
  z.strictObject({ intent: z.literal("rename"), poolId, name }),
  z.strictObject({ intent: z.literal("delete"), poolId }),
  z.strictObject({ intent: z.literal("remove"), poolId, seniorId }),
]);

/** The forms beside a person: into a pool of the company, or into a new one, and out of one. */
export const addToPoolSchema = z.strictObject({
  intent: z.literal("add-to-pool"),
  seniorId,
  poolId: z.union([z.literal(""), poolId]).default(""),
  poolName: textField("", { min: 0, max: POOL_LIMITS.name.max }).default(""),
});
export const removeFromPoolSchema = z.strictObject({ intent: z.literal("remove-from-pool"), poolId, seniorId });

export type PoolForm = z.output<typeof poolSchema>;
export type AddToPool = Omit<z.output<typeof addToPoolSchema>, "intent">;
