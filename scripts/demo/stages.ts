import type { Viewer } from "#app/features/accounts/rules.ts";
import { setStage } from "#app/features/applications/stages/applicant-stage.server.ts";
import { changeStages } from "#app/features/applications/stages/commands.server.ts";
import { listStages } from "#app/features/applications/stages/queries.server.ts";
import type { Platform } from "#app/platform/platform.ts";

/** The stages of the demo recruiter's company, with the keys of the applications that stand in each. */
const DEMO_STAGES = [
  {
    status: "reviewing",
    name: "Phone screen",
    standing: ["harriet-quill interim-finance-controller", "isamu-brackenfell toolroom-coach"],
  },
  { status: "reviewing", name: "References", standing: ["ines-valdermoor interim-finance-controller"] },
  { status: "interview", name: "Second interview", standing: [] },
] as const;

/** Gives the demo recruiter's company its stages, and puts some applicants into them. */
export async function fillStages(
  platform: Platform,
  recruiter: Viewer,
  applicationOf: (key: string) => { id: string },
): Promise<void> {
  for (const { status, name } of DEMO_STAGES) await changeStages(platform, recruiter, { intent: "add", status, name });
  const stages = await listStages(platform.db, recruiter.id);
  for (const { status, name, standing } of DEMO_STAGES) {
    const stage = stages.find((one) => one.name === name)?.id ?? null;
    for (const key of standing)
      await setStage(platform, recruiter, { applicationId: applicationOf(key).id, from: status, seen: null, stage });
  }
}
