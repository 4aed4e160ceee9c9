import { registerAccountTasks } from "#app/features/accounts/tasks.server.ts";
import { registerImpactReport } from "#app/features/applications/adverse-impact/tasks.server.ts";
import { registerAnswerTasks } from "#app/features/applications/answers/tasks.server.ts";
import { registerHeldApplications } from "#app/features/applications/held/tasks.server.ts";
import { registerInvitationTasks } from "#app/features/applications/invitations/held/tasks.server.ts";
import { registerReplyReminders } from "#app/features/contact/replies/tasks.server.ts";
import { registerDigestTasks } from "#app/features/digests/tasks.server.ts";
import { registerJobAlerts } from "#app/features/jobs/alerts/tasks.server.ts";
import { registerJobTasks } from "#app/features/jobs/lifecycle/tasks.server.ts";
import { registerReviewTasks } from "#app/features/jobs/review/tasks.server.ts";
import { registerSearchTasks } from "#app/features/jobs/search/tasks.server.ts";
import { registerPayChanges } from "#app/features/jobs/terms/tasks.server.ts";
import { registerMailTasks } from "#app/features/mail/tasks.server.ts";
import { registerMatchingTasks } from "#app/features/matching/tasks.server.ts";
import { registerPushTasks } from "#app/features/notifications/push/tasks.server.ts";
import { registerCandidateAlerts } from "#app/features/profiles/candidates/alerts/tasks.server.ts";
import { registerCandidateTasks } from "#app/features/profiles/candidates/tasks.server.ts";
import { registerCompanyTasks } from "#app/features/profiles/companies/tasks.server.ts";
import { registerUploadTasks } from "#app/features/profiles/uploads/tasks.server.ts";
import { registerSettingTasks } from "#app/features/settings/tasks.server.ts";
import { registerStatusChangeTasks } from "#app/features/status-changes/tasks.server.ts";
import { registerSuspensionTasks } from "#app/features/suspensions/tasks.server.ts";
import type { Platform } from "#app/platform/platform.ts";

/** Registers every feature's background tasks. Call it once per process, before tasks start. */
export async function registerTasks(platform: Platform): Promise<void> {
  await registerMailTasks(platform);
  await registerAccountTasks(platform);
  await registerDigestTasks(platform);
  await registerPushTasks(platform);
  await registerAnswerTasks(platform);
  await registerImpactReport(platform);
  await registerHeldApplications(platform);
  await registerStatusChangeTasks(platform);
  await registerInvitationTasks(platform);
  await registerJobTasks(platform);
  await registerReviewTasks(platform);
  await registerPayChanges(platform);
  await registerJobAlerts(platform);
  await registerCandidateAlerts(platform);
  await registerSearchTasks(platform);
  await registerCandidateTasks(platform);
  await registerCompanyTasks(platform);
  await registerUploadTasks(platform);
  await registerMatchingTasks(platform);
  await registerReplyReminders(platform);
  await registerSuspensionTasks(platform);
  await registerSettingTasks(platform);
}
