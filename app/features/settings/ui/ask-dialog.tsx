import X from "lucide-react/icons/x";
import { Form, useNavigation } from "react-router";
import type { Role } from "#app/features/accounts/rules.ts";
import type { TwoStepSetup } from "#app/features/accounts/second-step/rules.ts";
import { CurrentPassword, NewPassword } from "#app/features/accounts/ui/password-fields.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Dialog, DialogPage } from "#app/ui/dialog.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { useIsHydrated } from "#app/ui/hydration.ts";
import { Notice } from "#app/ui/notice.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { counted } from "#app/words.ts";
import { type Ask, GRACE_DAYS } from "../rules.ts";
import type { SettingsForm } from "../schema.ts";
import { ExportForm } from "./export-form.tsx";
import { TwoStepFields } from "./two-step.tsx";

/** What would be deleted with the account. */
type LossesShown = {
  applications: number;
  openApplications: number;
  jobs: number;
  openApplicants: number;
  conversations: number;
  successor: string | null;
};

export type AskDialogProps = {
  /** Null while no dialog is open. */
  ask: Ask | null;
  answer: FormResult | undefined;
  role: Role;
  email: string;
  losses: LossesShown | null;
  /** What an app needs for the setup of two-step login. */
  setup: TwoStepSetup | null;
  closeHref: string;
  onClose: () => void;
};

const TITLES: Record<Ask, string> = {
  email: "Change email",
  password: "Change password",
  "two-step": "Turn on two-step login",
  "two-step-off": "Turn off two-step login",
  "backup-codes": "New backup codes",
  delete: "Delete Account",
};

/** Asks for what a change needs: a dialog over the settings, or, without JavaScript, a part of the page above them. */
export function AskDialog({ ask, onClose, ...rest }: AskDialogProps) {
  const isHydrated = useIsHydrated();
  const title = ask === null ? "" : TITLES[ask];
  const body = ask && <AskForm key={ask} ask={ask} {...rest} />;
  if (isHydrated) {
    return (
      <Dialog isOpen={ask !== null} onClose={onClose} title={title}>
        {body}
      </Dialog>
    );
  }
  if (ask === null) return null;
  const close = (
    <ButtonLink to={rest.closeHref} variant="quiet" iconOnly aria-label="Close">
      <X className="i" />
    </ButtonLink>
  );
  return (
    <DialogPage title={title} close={close}>
      {body}
    </DialogPage>
  );
}

const INTENTS: Record<Ask, SettingsForm["intent"]> = {
  email: "change-email",
  password: "change-password",
  "two-step": "turn-on-two-step",
  "two-step-off": "turn-off-two-step",
  "backup-codes": "renew-backup-codes",
  delete: "delete-account",
};
const BUTTONS: Record<Ask, string> = {
  email: "Send the link",
  password: "Save new password",
  "two-step": "Turn on",
  "two-step-off": "Turn off",
  "backup-codes": "Make new codes",
  delete: "Delete Account",
};

type AskFormProps = Omit<AskDialogProps, "ask" | "onClose"> & { ask: Ask };

function AskForm({ ask, answer, role, email, losses, setup, closeHref }: AskFormProps) {
  const { formRef, errorOf, onInput, ...form } = useFormResult(answer);
  const isBusy = useNavigation().formData?.get("intent") === INTENTS[ask];
  return (
    <div className="stack stack--s5">
      {ask === "delete" && losses && <Consequences role={role} losses={losses} />}
      <Form className="stack stack--s5" method="post" noValidate preventScrollReset ref={formRef} onInput={onInput}>
        <FormProblem answer={answer} />
        {ask === "email" && (
          <TextInput
            name="email"
            label="New email"
            hint="We'll send a link there. Your email changes when you open it."
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={form.valueOf("email")}
            error={errorOf("email")}
          />
        )}
        {ask === "two-step" && setup && (
          <TwoStepFields setup={setup} code={{ value: form.valueOf("code"), error: errorOf("code") }} />
        )}
        {NOTES[ask] && <p>{NOTES[ask]}</p>}
        <CurrentPassword
          email={email}
          label={ask === "password" ? "Current password" : "Your password"}
          errorOf={errorOf}
        />
        {ask === "password" && <NewPassword errorOf={errorOf} />}
        {(ask === "password" || ask === "two-step") && (
          <p className="soft">You'll be logged out on every other device.</p>
        )}
        <input type="hidden" name="intent" value={INTENTS[ask]} />
        <div className="row row--near">
          <Button type="submit" variant={ask === "delete" ? "danger" : "main"} busy={isBusy && "Saving..."}>
            {BUTTONS[ask]}
          </Button>
          <ButtonLink to={closeHref} preventScrollReset replace>
            {ask === "delete" ? "Keep my account" : "Cancel"}
          </ButtonLink>
        </div>
      </Form>
    </div>
  );
}

const NOTES: Partial<Record<Ask, string>> = {
  "two-step-off": "You'll log in with just your password again, and your backup codes will stop working.",
  "backup-codes": "The codes you have now will stop working, whether or not you've used them.",
};

function Consequences({ role, losses }: { role: Role; losses: LossesShown }) {
  const { conversations } = losses;
  return (
    <>
      <p>{`You have ${GRACE_DAYS} days to change your mind. ${losses.successor ? "" : `${MEANWHILE[role]} `}Then we permanently delete:`}</p>
      <ul>
        {role === "senior" ? <SeniorLosses losses={losses} /> : <RecruiterLosses losses={losses} />}
        {conversations > 0 && (
          <li>{`your words in ${counted(conversations, "conversation")}; the other side then sees “Unknown User”`}</li>
        )}
        <li>{role === "senior" ? "your saved jobs, notifications and settings" : "your notifications and settings"}</li>
      </ul>
      <p>You can sign up again with the same email afterward.</p>
      <Notice>
        <div className="stack stack--s3">
          <p>
            <b>Would you like a copy first?</b>
          </p>
          <ExportForm />
        </div>
      </Notice>
    </>
  );
}

const MEANWHILE: Record<Role, string> = {
  senior: "Recruiters can't find you during that time.",
  recruiter: "Your jobs are paused during that time.",
};

function SeniorLosses({ losses: { applications, openApplications } }: { losses: LossesShown }) {
  return (
    <>
      <li>your profile, photo and resume</li>
      {applications > 0 && (
        <li>
          {`${counted(applications, "application")}${openApplications > 0 ? `, ${openApplications} of them still open; we'll tell those employers that you withdrew` : ""}`}
        </li>
      )}
    </>
  );
}

function RecruiterLosses({ losses: { jobs, openApplicants, successor } }: { losses: LossesShown }) {
  if (successor) {
    return (
      <>
        <li>your name, title, and photo</li>
        <li>{`not your jobs, applicants, and notes: they go to ${successor}, and stay with your company`}</li>
      </>
    );
  }
  return (
    <>
      <li>your name, title, photo and private notes</li>
      {jobs > 0 && (
        <li>
          {`${counted(jobs, "job")} with everyone who applied${openApplicants > 0 ? `; ${counted(openApplicants, "person", "people")} you haven't decided about will hear from us` : ""}`}
        </li>
      )}
    </>
  );
}
