import { useNavigate, useNavigation } from "react-router";
import { settingsPath } from "#app/features/accounts/rules.ts";
import type { FormResult } from "#app/ui/form-result.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { COPY_HOLDS } from "../labels.ts";
import type { Ask } from "../rules.ts";
import type { SettingsForm } from "../schema.ts";
import { AskDialog, type AskDialogProps } from "./ask-dialog.tsx";
import { DangerZone } from "./danger-zone.tsx";
import { ExportForm } from "./export-form.tsx";
import { HiddenCompanies, type HiddenCompaniesProps } from "./hidden-companies.tsx";
import { SettingRow, SettingSection } from "./setting-section.tsx";
import { SignInSection, type SignInSectionProps } from "./sign-in-section.tsx";
import { Switches, type SwitchesAnswer, type SwitchesProps } from "./switches.tsx";
import { BackupCodes } from "./two-step.tsx";

export type SettingsPageProps = Omit<SignInSectionProps, "askHref"> &
  Pick<AskDialogProps, "ask" | "role" | "losses" | "setup"> &
  Pick<SwitchesProps, "preferences" | "planNote"> & {
    erasureAt: Date | null;
    hiddenCompanies: HiddenCompaniesProps["companies"];
    /** The last result of the page's action. */
    answer: SwitchesAnswer | { backupCodes: readonly string[] } | undefined;
  };

const HIDING_INTENTS: ReadonlyArray<SettingsForm["intent"]> = ["hide-from-company", "show-to-company"];

/** The settings page, with the dialog for what a change needs. */
export function SettingsPage({ answer, ...shown }: SettingsPageProps) {
  const { role, ask, setup, preferences, planNote, erasureAt, losses, email, hiddenCompanies } = shown;
  const navigate = useNavigate();
  const target = useNavigation().location;
  const path = settingsPath(role);
  const askHref = (what: Ask) => `${path}?ask=${what}`;
  // The dialog closes at once, without waiting for the server.
  const isClosing = target?.pathname === path && !target.search.includes("ask=");
  const backupCodes = answer && "backupCodes" in answer ? answer.backupCodes : null;
  const refusal: FormResult | undefined = answer && "errors" in answer ? answer : undefined;
  const isAboutHiding = HIDING_INTENTS.some((intent) => intent === refusal?.values.intent);
  return (
    <div className="wrap stack stack--s6">
      <PageHeader title="Settings" text="Manage your account preferences" />
      <AskDialog
        ask={isClosing || backupCodes ? null : ask}
        answer={refusal}
        role={role}
        email={email}
        losses={losses}
        setup={setup}
        closeHref={path}
        onClose={() => void navigate(path, { preventScrollReset: true, replace: true })}
      />
      {backupCodes && <BackupCodes codes={backupCodes} doneHref={path} />}
      <Switches
        role={role}
        preferences={preferences}
        planNote={planNote}
        sentAnswer={ask || isAboutHiding || !answer || "backupCodes" in answer ? undefined : answer}
      />
      {role === "senior" && (
        <HiddenCompanies companies={hiddenCompanies} answer={isAboutHiding ? refusal : undefined} />
      )}
      <SignInSection {...shown} askHref={askHref} />
      <SettingSection id="your-data" title="Your data" text="Everything you gave us, in files you can open.">
        <SettingRow title="Make a copy" text={`${COPY_HOLDS[role]}, as one zip to download. It takes a few seconds.`}>
          <ExportForm />
        </SettingRow>
      </SettingSection>
      <DangerZone role={role} erasureAt={erasureAt} askHref={askHref("delete")} />
    </div>
  );
}
