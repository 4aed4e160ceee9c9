import type { StaffViewer } from "#app/features/staff/policy.ts";
import { SUSPENSION_DAYS } from "#app/features/suspensions/rules.ts";
import type { Platform } from "#app/platform/platform.ts";
import { assignCase, markAbusive, noteCase, writeToPerson, writeToReporter } from "./commands.server.ts";
import { dismissCase, hideThing, restoreThing, suspendFromCase, warnPerson } from "./decisions.server.ts";
import type { CaseForm } from "./schema.ts";

/** Carries out the action that the form of a case asks for. Throws what the command throws. */
export async function actOnCase(
  platform: Platform,
  viewer: StaffViewer,
  caseId: string,
  form: CaseForm,
): Promise<void> {
  const seen = { caseId, version: form.version };
  switch (form.intent) {
    case "take":
    case "release":
      return await assignCase(platform, viewer, seen, { isTaken: form.intent === "take" });
    case "note":
      return await noteCase(platform, viewer, { caseId, words: form.words });
    case "dismiss":
      return await dismissCase(platform, viewer, seen);
    case "restore":
      return await restoreThing(platform, viewer, seen);
    case "hide":
      return await hideThing(platform, viewer, { ...seen, words: form.words });
    case "warn":
      return await warnPerson(platform, viewer, { ...seen, words: form.words });
    case "suspend":
    case "ban":
      return await suspendFromCase(platform, viewer, {
        ...seen,
        words: form.words,
        days: form.intent === "ban" ? null : SUSPENSION_DAYS,
      });
    case "abusive":
      return await markAbusive(platform, viewer, { caseId, reportId: form.reportId });
    case "write-to-person":
      return await writeToPerson(platform, viewer, { caseId, words: form.words });
    case "write-to-reporter":
      return await writeToReporter(platform, viewer, { caseId, reportId: form.reportId, words: form.words });
  }
}
