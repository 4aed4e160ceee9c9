import { type ChangeEvent, useEffect, useState } from "react";
import type { Role } from "#app/features/accounts/rules.ts";
import { Button } from "#app/ui/button.tsx";
import { Switch } from "#app/ui/choice.tsx";
import { useDisplayPreferences } from "#app/ui/display-preferences.ts";
import type { FormResult } from "#app/ui/form-result.ts";
import { StatusText } from "#app/ui/status-text.tsx";
import { useAnsweringFetcher } from "#app/ui/use-answering-fetcher.ts";
import { DARK_LATER, SAVE_FAILED, SAVED, SWITCHES, type SwitchWords } from "../labels.ts";
import type { Preferences } from "../rules.ts";
import { chooseDark, useIsDark } from "./dark-mode.ts";
import { PushSwitch } from "./push-switch.tsx";
import { SettingRow, SettingSection } from "./setting-section.tsx";

/** The action's result for the switches. */
export type SwitchesAnswer = { isSaved: true } | FormResult;

export type SwitchesProps = {
  /** A recruiter has no profile to show and gets no recommendations. */
  role: Role;
  preferences: Preferences;
  /** What the plan does not include of the emails about suggested people, or null. */
  planNote: string | null;
  /** The result of a form sent without JavaScript. */
  sentAnswer: SwitchesAnswer | undefined;
};

const SWITCHES_OF: Record<Role, readonly SwitchWords[]> = {
  senior: [SWITCHES.emails, SWITCHES.digest, SWITCHES.visibility, SWITCHES.pay, SWITCHES.dark],
  recruiter: [SWITCHES.recruiterEmails, SWITCHES.dailyDigest, SWITCHES.suggestions, SWITCHES.dark],
};

/**
 * Notifications, privacy (for seniors), and preferences. Each change is saved at once; without JavaScript a button
 * saves them all.
 */
export function Switches({ role, preferences, planNote, sentAnswer }: SwitchesProps) {
  const fetcher = useAnsweringFetcher<SwitchesAnswer>();
  const [lastChange, setLastChange] = useState("");
  const { theme } = useDisplayPreferences();
  const isDark = useIsDark(preferences.isDark);
  const isSenior = role === "senior";
  // Shows what is stored or being saved, including changes from elsewhere.
  const [onItsWay, setOnItsWay] = useState<Partial<Preferences>>({});
  const isOn = (name: keyof Preferences) => onItsWay[name] ?? preferences[name];
  const shown = SWITCHES_OF[role].filter(({ name }) => (name === "isDark" ? isDark : isOn(name)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer may come before a drawing has seen the sending
  useEffect(() => {
    if (fetcher.state === "idle") setOnItsWay({});
  }, [fetcher.state, fetcher.data]);

  function keep({ name, label }: SwitchWords) {
    return (event: ChangeEvent<HTMLInputElement>) => {
      const { checked } = event.currentTarget;
      setLastChange(`${label} ${checked ? "on" : "off"}`);
      setOnItsWay((others) => ({ ...others, [name]: checked }));
      void fetcher.submit(event.currentTarget.form);
    };
  }
  const ordinary = (words: SwitchWords) => (
    <Switch name={words.name} label={words.label} text={words.text} checked={isOn(words.name)} onChange={keep(words)} />
  );

  return (
    <fetcher.Form method="post" className="stack stack--s6" aria-label="Preferences" autoComplete="off">
      <input type="hidden" name="intent" value="preferences" />
      <input type="hidden" name="shown" value={shown.map(({ name }) => name).join(" ")} />
      <KeptText answer={fetcher.data ?? sentAnswer} isBusy={fetcher.state !== "idle"} lastChange={lastChange} />
      <SettingSection id="notifications" title="Notifications">
        {ordinary(isSenior ? SWITCHES.emails : SWITCHES.recruiterEmails)}
        <PushSwitch />
        {ordinary(isSenior ? SWITCHES.digest : SWITCHES.dailyDigest)}
        {!isSenior &&
          ordinary(
            planNote
              ? { ...SWITCHES.suggestions, text: `${SWITCHES.suggestions.text}. ${planNote}` }
              : SWITCHES.suggestions,
          )}
      </SettingSection>
      {isSenior && (
        <SettingSection id="privacy" title="Privacy">
          {ordinary(SWITCHES.visibility)}
          {ordinary(SWITCHES.pay)}
        </SettingSection>
      )}
      <SettingSection id="preferences" title="Preferences">
        <Switch
          name={SWITCHES.dark.name}
          label={SWITCHES.dark.label}
          text={theme === "contrast" ? `${SWITCHES.dark.text}. ${DARK_LATER}` : SWITCHES.dark.text}
          checked={isDark}
          onChange={(event) => {
            keep(SWITCHES.dark)(event);
            chooseDark(event.currentTarget.checked);
          }}
        />
        <SettingRow title="Text size and high contrast" text="In the Accessibility control, on every page.">
          <span className="soft">Shortcut for high contrast: Alt+Shift+C (or Alt+Esc on Mac)</span>
        </SettingRow>
        <noscript>
          <Button type="submit" variant="main">
            Save settings
          </Button>
        </noscript>
      </SettingSection>
    </fetcher.Form>
  );
}

type KeptProps = { answer: SwitchesAnswer | undefined; isBusy: boolean; lastChange: string };

function KeptText({ answer, isBusy, lastChange }: KeptProps) {
  if (isBusy) return <StatusText>Saving...</StatusText>;
  if (!answer)
    return (
      <StatusText>
        <span className="needs-script">Changes save automatically.</span>
        <span className="only-without-script">Press “Save settings” when you're done.</span>
      </StatusText>
    );
  if ("isSaved" in answer)
    return (
      <StatusText>
        {lastChange === "" ? `${SAVED}.` : `Changes save automatically. Last change: ${lastChange}.`}
      </StatusText>
    );
  const { title, text } = answer.problem ?? SAVE_FAILED;
  return <StatusText tone="bad">{`${title}. ${text}`}</StatusText>;
}
