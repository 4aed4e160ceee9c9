import { BACKUP_CODE_COUNT, type SecondStep, type TwoStepSetup } from "#app/features/accounts/second-step/rules.ts";
import { ArrivedNotice } from "#app/ui/arrived-notice.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Day } from "#app/ui/date-time.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import type { Ask } from "../rules.ts";
import { SettingRow } from "./setting-section.tsx";

type TwoStepRowProps = {
  secondStep: SecondStep | null;
  /** An unverified address cannot turn it on, because it may be someone else's. */
  isEmailVerified: boolean;
  askHref: (what: Ask) => string;
};

/** The state of two-step login, and its actions. */
export function TwoStepRow({ secondStep, isEmailVerified, askHref }: TwoStepRowProps) {
  if (!secondStep && !isEmailVerified) {
    return <SettingRow title="Two-step login" text="Off. Confirm your email first; then it can be turned on." />;
  }
  if (!secondStep) {
    return (
      <SettingRow title="Two-step login" text="Off. With it on, nobody can log in with just your password.">
        <ButtonLink to={askHref("two-step")} preventScrollReset>
          Turn on two-step login
        </ButtonLink>
      </SettingRow>
    );
  }
  return (
    <SettingRow
      title="Two-step login"
      text={
        <>
          On since <Day at={secondStep.since} />
          <span>{`. ${secondStep.backupCodesLeft} of ${BACKUP_CODE_COUNT} backup codes left.`}</span>
        </>
      }
    >
      <div className="row row--near">
        <ButtonLink to={askHref("backup-codes")} preventScrollReset>
          New backup codes
        </ButtonLink>
        <ButtonLink to={askHref("two-step-off")} preventScrollReset>
          Turn off two-step login
        </ButtonLink>
      </div>
    </SettingRow>
  );
}

/** The key for the app as picture, link, and letters, and the field for the first code. */
export function TwoStepFields({
  setup,
  code,
}: {
  setup: TwoStepSetup;
  code: { value: string; error: string | undefined };
}) {
  const { key, href, picture } = setup;
  return (
    <>
      <p>
        After your password we'll ask for a code that an app on your phone shows. Any app for one-time codes will do,
        for example Google Authenticator, Microsoft Authenticator, or the Passwords app of an iPhone.
      </p>
      <div className="two-step">
        <svg className="two-step__picture" viewBox={`0 0 ${picture.size} ${picture.size}`} role="img">
          <title>A picture that your app reads with the camera</title>
          <path d={picture.path} />
        </svg>
        <div className="stack stack--s3">
          <p>
            <b>Scan this picture</b> with the app.
          </p>
          <p>
            Using this phone? <a href={href}>Open your authenticator app</a>.
          </p>
          <p>
            Or type these letters into it: <span className="two-step__code">{key}</span>
          </p>
        </div>
      </div>
      <TextInput
        name="code"
        label="Code from the app"
        hint="6 digits. A new one comes every 30 seconds."
        inputMode="numeric"
        autoComplete="one-time-code"
        defaultValue={code.value}
        error={code.error}
      />
    </>
  );
}

/** The backup codes, shown only this once. */
export function BackupCodes({ codes, doneHref }: { codes: readonly string[]; doneHref: string }) {
  return (
    <ArrivedNotice title="Keep these backup codes">
      <div className="stack stack--s3">
        <p>
          Two-step login is on. Each code lets you in once, in place of a code from the app, when your phone is lost or
          broken. Print them or write them down, and keep them away from your phone. We can't show them again.
        </p>
        <ul className="two-step__codes">
          {codes.map((code) => (
            <li key={code} className="two-step__code">
              {code}
            </li>
          ))}
        </ul>
        <p>
          <ButtonLink to={doneHref} replace>
            I've saved them
          </ButtonLink>
        </p>
      </div>
    </ArrivedNotice>
  );
}
