import { renewAllPlans } from "#app/features/jobs/lifecycle/plan-limit.server.ts";
import type { Platform } from "#app/platform/platform.ts";

/** Declines the payments that are due, so that a plan has its days of grace. */
export async function declinePayments(platform: Platform): Promise<void> {
  await renewAllPlans({ ...platform, billing: { collect: async () => "declined" } });
}
