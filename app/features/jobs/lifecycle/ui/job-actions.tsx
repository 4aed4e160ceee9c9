import type { LucideIcon } from "lucide-react";
import Bell from "lucide-react/icons/bell";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import Clock from "lucide-react/icons/clock";
import Copy from "lucide-react/icons/copy";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { Form, href, useNavigation } from "react-router";
import type { JobStatus } from "#app/domain/status.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Menu, MenuButton, MenuLink } from "#app/ui/menu.tsx";
import { useIsReadOnly } from "#app/ui/read-only.tsx";
import { useFocusAfter } from "#app/ui/use-focus-after.ts";
import type { JobStep } from "../../rules.ts";
import { FOLLOW_WORDS, STEP_WORDS } from "../labels.ts";
import type { ManagedJob } from "../rules.ts";
import "./job-actions.css";

type Managed = { id: string; title: string; status: JobStatus };

const STEP_ICONS: Partial<Record<JobStep, LucideIcon>> = { markFilled: Check, close: X, extend: Clock };

/** The actions for each status: the first is a button, the others are under More. */
const OFFERED: Record<JobStatus, { first: readonly JobStep[]; more: readonly JobStep[] }> = {
  draft: { first: [], more: [] },
  held: { first: [], more: [] },
  refused: { first: [], more: [] },
  live: { first: ["pause"], more: ["extend", "markFilled", "close"] },
  paused: { first: ["resume"], more: ["markFilled", "close"] },
  closed: { first: ["reopen"], more: ["markFilled"] },
  filled: { first: ["reopen"], more: [] },
  expired: { first: ["reopen"], more: ["markFilled"] },
  suspended: { first: [], more: [] },
};

/** Every action for one job of the list. Works without JavaScript. */
export function JobActions({ job, canHandOver }: { job: ManagedJob; canHandOver: boolean }) {
  const { first, more } = OFFERED[job.status];
  const isReadOnly = useIsReadOnly();
  const follow = !job.isMine && <FollowButton job={job} />;
  if (isReadOnly) return follow;
  const edit = href("/recruiter/manage-jobs/:jobId", { jobId: job.id });
  const handOverHref = href("/recruiter/manage-jobs/:jobId/hand-over", { jobId: job.id });
  const handOver = canHandOver && (
    <ButtonLink to={handOverHref} aria-label={`Hand over: ${job.title}`}>
      Hand over
    </ButtonLink>
  );
  if (job.status === "draft") {
    return (
      <>
        <ButtonLink to={edit} aria-label={`Finish draft: ${job.title}`}>
          Finish draft
        </ButtonLink>
        <DeleteDraft job={job} />
        {handOver}
      </>
    );
  }
  if (job.status === "held" || job.status === "refused") {
    const open = job.awaitsViewer ? "Read and publish" : "Edit";
    return (
      <>
        <ButtonLink to={edit} variant={job.awaitsViewer ? "main" : undefined} aria-label={`${open}: ${job.title}`}>
          {open}
        </ButtonLink>
        <ManageForm fields={{ intent: "withdraw", jobId: job.id }}>
          <Button type="submit" aria-label={`Withdraw: ${job.title}`}>
            Withdraw
          </Button>
        </ManageForm>
        {handOver}
      </>
    );
  }
  const hasEnded = job.status !== "live" && job.status !== "paused";
  return (
    <>
      {!hasEnded && (
        <ButtonLink to={edit} aria-label={`Edit: ${job.title}`}>
          Edit
        </ButtonLink>
      )}
      {first.map((step) => {
        const words = step === "reopen" && job.status === "expired" ? "Post again" : STEP_WORDS[step].button;
        return (
          <StepButton key={step} job={job} step={step} label={`${words}: ${job.title}`}>
            {words}
          </StepButton>
        );
      })}
      <Menu
        label={`More: ${job.title}`}
        summary={
          <>
            More
            <ChevronDown className="i" />
          </>
        }
      >
        {more.map((step) => (
          // The key remounts the form after a step, even one that can be repeated, so that the closed menu does not
          // keep the focus.
          <ManageForm key={`${step} ${job.expiresAt}`} fields={stepFields(job, step)}>
            <MenuButton type="submit" icon={STEP_ICONS[step]}>
              {STEP_WORDS[step].button}
            </MenuButton>
          </ManageForm>
        ))}
        <Form method="post">
          <HiddenFields fields={{ intent: "copy", jobId: job.id }} />
          <MenuButton type="submit" icon={Copy}>
            Copy
          </MenuButton>
        </Form>
        {canHandOver && <MenuLink to={handOverHref}>Hand over</MenuLink>}
        {follow}
      </Menu>
    </>
  );
}

/** Follows a colleague's job, or stops; in a menu, or as a button for who only looks. */
function FollowButton({ job }: { job: ManagedJob }) {
  const isReadOnly = useIsReadOnly();
  const intent = job.isFollowed ? "unfollow" : "follow";
  const { button } = FOLLOW_WORDS[intent];
  return (
    <ManageForm key={intent} fields={{ intent, jobId: job.id }}>
      {isReadOnly ? (
        <Button type="submit" aria-label={`${button}: ${job.title}`}>
          {button}
        </Button>
      ) : (
        <MenuButton type="submit" icon={Bell}>
          {button}
        </MenuButton>
      )}
    </ManageForm>
  );
}

/** A button for one step, such as the undo of another. */
export function StepButton(props: { job: Managed; step: JobStep; label: string; children: ReactNode }) {
  const { job, step, label, children } = props;
  const { formData } = useNavigation();
  const isSending = formData?.get("jobId") === job.id && formData.get("step") === step;
  return (
    <ManageForm fields={stepFields(job, step)}>
      <Button type="submit" busy={isSending && "Saving..."} aria-label={label}>
        {children}
      </Button>
    </ManageForm>
  );
}

// Deleting a draft deletes the recruiter's own text, so this is the only action that asks for confirmation.
function DeleteDraft({ job }: { job: Managed }) {
  return (
    <details className="askdelete">
      <summary className="btn" aria-label={`Delete: ${job.title}`}>
        Delete
      </summary>
      <ManageForm fields={{ intent: "delete", jobId: job.id }}>
        <Button type="submit" variant="danger" aria-label={`Yes, delete the draft: ${job.title}`}>
          Yes, delete this draft
        </Button>
      </ManageForm>
    </details>
  );
}

/**
 * Finds the next focus target: the Undo of the step, else the start of the job's row or the next row, else the page's
 * title.
 */
function undoOrRowBeside(form: HTMLFormElement) {
  const row = form.closest("tr.undo")?.previousElementSibling ?? form.closest("tr");
  const near = [row, row?.nextElementSibling, row?.previousElementSibling];
  return () =>
    document.querySelector<HTMLElement>(".undo button") ??
    near.find((one) => one?.isConnected)?.querySelector<HTMLElement>("a, button") ??
    document.querySelector("h1");
}

function stepFields({ id, status }: Managed, step: JobStep) {
  return { intent: "step", jobId: id, step, from: status };
}

type ManageFormProps = { fields: Record<string, string>; children: ReactNode };

/** An action keeps the scroll position in the list; a copy opens another page at its top. */
function ManageForm({ fields, children }: ManageFormProps) {
  const rememberRow = useFocusAfter(undoOrRowBeside);
  return (
    <Form method="post" preventScrollReset replace onSubmit={rememberRow}>
      <HiddenFields fields={fields} />
      {children}
    </Form>
  );
}

function HiddenFields({ fields }: Pick<ManageFormProps, "fields">) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
