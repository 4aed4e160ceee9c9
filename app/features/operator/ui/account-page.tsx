import { Form, href, useNavigation } from "react-router";
import type { StaffLevel } from "#app/domain/staff.ts";
import type { Device } from "#app/features/accounts/rules.ts";
import { BACKUP_CODE_COUNT, type SecondStep } from "#app/features/accounts/second-step/rules.ts";
import { CurrentPassword, NewPassword } from "#app/features/accounts/ui/password-fields.tsx";
import { SettingRow, SettingSection } from "#app/features/settings/ui/setting-section.tsx";
import { DeviceRows } from "#app/features/settings/ui/sign-in-section.tsx";
import { BackupCodes } from "#app/features/settings/ui/two-step.tsx";
import { LEVEL_LABELS } from "#app/features/staff/labels.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Day } from "#app/ui/date-time.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { PageHeader } from "#app/ui/page-header.tsx";

/** The form that the address of the page opens. */
export type AccountAsk = "password" | "backup-codes";

export type AccountPageProps = {
  ask: AccountAsk | null;
  level: StaffLevel;
  email: string;
  passwordChangedAt: Date | null;
  secondStep: SecondStep | null;
  devices: readonly Device[];
  now: Date;
  answer: FormResult | undefined;
  backupCodes: readonly string[] | null;
};

/** Shows a staff account: its password, backup codes, and sessions. */
export function AccountPage(props: AccountPageProps) {
  const { ask, level, email, passwordChangedAt, secondStep, devices, now, answer, backupCodes } = props;
  const path = href("/operator/account");
  return (
    <div className="wrap stack stack--s6">
      <PageHeader title="Your account" text={`${email}, ${LEVEL_LABELS[level]}`} />
      {backupCodes && <BackupCodes codes={backupCodes} doneHref={path} />}
      {ask && !backupCodes && <AskForm key={ask} ask={ask} email={email} answer={answer} />}
      <SettingSection id="sign-in" title="Login" text="Your password and your backup codes.">
        <SettingRow
          title="Password"
          text={
            passwordChangedAt && (
              <>
                Last changed on <Day at={passwordChangedAt} />
              </>
            )
          }
        >
          <ButtonLink to={`${path}?ask=password`}>Change password</ButtonLink>
        </SettingRow>
        {secondStep && (
          <SettingRow
            title="Two-step login"
            text={`Always on for staff. ${secondStep.backupCodesLeft} of ${BACKUP_CODE_COUNT} backup codes left.`}
          >
            <ButtonLink to={`${path}?ask=backup-codes`}>New backup codes</ButtonLink>
          </SettingRow>
        )}
      </SettingSection>
      <SettingSection id="devices" title="Devices" text="Where you're logged in.">
        <DeviceRows devices={devices} now={now} />
      </SettingSection>
    </div>
  );
}

const ASKED = {
  password: { title: "Change password", intent: "change-password", button: "Save new password" },
  "backup-codes": { title: "New backup codes", intent: "renew-backup-codes", button: "Make new codes" },
} as const;

function AskForm({ ask, email, answer }: { ask: AccountAsk; email: string; answer: FormResult | undefined }) {
  const { formRef, errorOf, onInput } = useFormResult(answer);
  const isBusy = useNavigation().formMethod === "POST";
  const { title, intent, button } = ASKED[ask];
  return (
    <section className="card stack stack--s4" aria-labelledby="asked">
      <h2 id="asked">{title}</h2>
      <Form className="stack stack--s4" method="post" noValidate ref={formRef} onInput={onInput}>
        <FormProblem answer={answer} />
        {ask === "backup-codes" && <p>The codes you have now will stop working, whether or not you've used them.</p>}
        <CurrentPassword email={email} label="Current password" errorOf={errorOf} />
        {ask === "password" && (
          <>
            <NewPassword errorOf={errorOf} />
            <p className="soft">You'll be logged out on every other device.</p>
          </>
        )}
        <div className="row row--near">
          <Button type="submit" variant="main" name="intent" value={intent} busy={isBusy && "Saving..."}>
            {button}
          </Button>
          <ButtonLink to={href("/operator/account")}>Cancel</ButtonLink>
        </div>
      </Form>
    </section>
  );
}
