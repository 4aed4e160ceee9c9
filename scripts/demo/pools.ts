import type { Viewer } from "#app/features/accounts/rules.ts";
import { addToPool, changePool } from "#app/features/profiles/candidates/pools/commands.server.ts";
import { listPools } from "#app/features/profiles/candidates/pools/queries.server.ts";
import type { Platform } from "#app/platform/platform.ts";

/** The pools of the demo recruiter's company, with the keys of the people in each, the latest added last. */
const DEMO_POOLS = [
  { name: "Finance, by the month", people: ["anselm-birch", "philippa-dunnmore", "ottoline-farr", "desmond-oakhurst"] },
  { name: "Could coach our foremen", people: ["cornelius-vantreece", "isamu-brackenfell", "percy-thornquist"] },
] as const;

/** Gives the demo recruiter's company two pools of people. */
export async function fillPools(
  platform: Platform,
  recruiter: Viewer,
  seniorOf: (key: string) => Viewer,
): Promise<void> {
  for (const { name } of DEMO_POOLS) await changePool(platform, recruiter, { intent: "create", name });
  const pools = await listPools(platform.db, recruiter.id);
  for (const { name, people } of DEMO_POOLS) {
    const poolId = pools.find((pool) => pool.name === name)?.id ?? "";
    for (const key of people)
      await addToPool(platform, recruiter, { seniorId: seniorOf(key).id, poolId, poolName: "" });
  }
}
