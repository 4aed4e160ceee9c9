import type { Platform } from "#app/platform/platform.ts";
import { deliverDue, removeOldDeliveries } from "./delivery.server.ts";

const QUEUE = "webhooks.deliver";
const OLD_QUEUE = "webhooks.old";

/** Sends webhooks every minute, and forgets old ones daily. */
export async function registerWebhookTasks(platform: Platform): Promise<void> {
  await platform.tasks.work(QUEUE, () => deliverDue(platform), { timeoutSeconds: 300 });
  await platform.tasks.schedule(QUEUE, "* * * * *");
  await platform.tasks.work(OLD_QUEUE, () => removeOldDeliveries(platform));
  await platform.tasks.schedule(OLD_QUEUE, "23 4 * * *");
}
