import Check from "lucide-react/icons/check";
import LogOut from "lucide-react/icons/log-out";
import { Form } from "react-router";
import type { Device } from "#app/features/accounts/rules.ts";
import type { SecondStep } from "#app/features/accounts/second-step/rules.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Day } from "#app/ui/date-time.tsx";
import { relativeTime } from "#app/ui/time-distance.ts";
import type { Ask } from "../rules.ts";
import { SettingRow, SettingSection } from "./setting-section.tsx";
import { TwoStepRow } from "./two-step.tsx";

export type SignInSectionProps = {
  email: string;
  isEmailVerified: boolean;
  passwordChangedAt: Date | null;
  secondStep: SecondStep | null;
  devices: readonly Device[];
  now: Date;
  /** Returns the address of the settings page with a dialog. */
  askHref: (what: Ask) => string;
};

/** Email, password, two-step login, and the browsers in which the person is signed in. */
export function SignInSection(props: SignInSectionProps) {
  const { email, isEmailVerified, passwordChangedAt, secondStep, devices, now, askHref } = props;
  return (
    <SettingSection id="sign-in" title="Login" text="Your email, your password and where you're logged in.">
      <SettingRow title="Email" text={`${email}, ${isEmailVerified ? "confirmed" : "not confirmed yet"}`}>
        <ButtonLink to={askHref("email")} preventScrollReset>
          Change email
        </ButtonLink>
      </SettingRow>
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
        <ButtonLink to={askHref("password")} preventScrollReset>
          Change password
        </ButtonLink>
      </SettingRow>
      <TwoStepRow secondStep={secondStep} isEmailVerified={isEmailVerified} askHref={askHref} />
      <DeviceRows devices={devices} now={now} />
    </SettingSection>
  );
}

/** The browsers in which the person is signed in, each with a way to sign it out. */
export function DeviceRows({ devices, now }: Pick<SignInSectionProps, "devices" | "now">) {
  return (
    <>
      {devices.map((device) => (
        <DeviceRow key={device.id} device={device} now={now} />
      ))}
      {devices.length > 1 && (
        <Form method="post" preventScrollReset>
          <Button type="submit" name="intent" value="end-other-devices">
            <LogOut className="i" />
            Log out everywhere else
          </Button>
        </Form>
      )}
    </>
  );
}

function DeviceRow({ device, now }: { device: Device; now: Date }) {
  if (device.isThisOne) {
    return (
      <SettingRow title="This device" text={`${device.name}. Logged in now.`}>
        <Badge tone="live" icon={Check}>
          You are here
        </Badge>
      </SettingRow>
    );
  }
  return (
    <SettingRow
      title={device.name}
      text={
        <>
          Last used <time dateTime={device.lastSeenAt.toISOString()}>{relativeTime(device.lastSeenAt, now)}</time>.
          Logged in on <Day at={device.signedInAt} />.
        </>
      }
    >
      <Form method="post" preventScrollReset>
        <input type="hidden" name="deviceId" value={device.id} />
        <Button type="submit" name="intent" value="end-device" aria-label={`Log Out: ${device.name}`}>
          Log Out
        </Button>
      </Form>
    </SettingRow>
  );
}
