import { useEffect, useRef } from "react";
import { Form, href, useNavigation } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { OWN_STEP_WORDS } from "../applicant-actions.ts";
import type { ApplicationDetails } from "../details.ts";
import type { EmployerMessage } from "../employer-message/rules.ts";
import { type OwnStep, ownStepsFrom } from "../rules.ts";
import "./application-details.css";

/** The reason why a step was refused. */
export function Refused({ title, text }: NonNullable<FootProps["problem"]>) {
  return (
    <Notice tone="bad" role="alert" title={title}>
      {text}
    </Notice>
  );
}

/** Returns the step that waits for confirmation, if the application still allows it. */
export function askedStep({ status }: ApplicationDetails, asking: OwnStep | null): OwnStep | undefined {
  return ownStepsFrom(status).find((step) => step === asking);
}

export type FootProps = {
  details: ApplicationDetails;
  /** The employer's message with the current interview or offer. */
  employerMessage: EmployerMessage | null;
  /** The step that waits for confirmation. */
  asking: OwnStep | null;
  /** Why the last step was refused. */
  problem: { title: string; text: string } | null;
  /** Returns the address of these details with a question for confirmation. */
  confirmHref: (step: OwnStep) => string;
  detailsHref: string;
};

const LOOKS = { accept: "line", decline: "line", withdraw: "quiet" } as const;

/** The buttons of the details: the possible steps, or the question before one of them. */
export function Foot({ details, employerMessage, asking, problem, confirmHref, detailsHref }: FootProps) {
  const steps = ownStepsFrom(details.status);
  const asked = askedStep(details, asking);
  if (asked === undefined) {
    const linkTo = (step: OwnStep) => (
      <ButtonLink key={step} to={confirmHref(step)} variant={LOOKS[step]} preventScrollReset replace>
        {OWN_STEP_WORDS[step].button}
      </ButtonLink>
    );
    const { jobId } = details;
    // An offer waits for an answer, so that comes first; withdrawing comes last.
    return (
      <>
        {steps.filter((step) => step !== "withdraw").map(linkTo)}
        <ButtonLink to={href("/job/:jobId", { jobId })}>View the job</ButtonLink>
        {!employerMessage && (
          <ButtonLink to={`${href("/senior/messages")}?job=${jobId}`}>Message the recruiter</ButtonLink>
        )}
        <PrintButton>Print</PrintButton>
        {steps.filter((step) => step === "withdraw").map(linkTo)}
      </>
    );
  }
  return <Question details={details} step={asked} problem={problem} detailsHref={detailsHref} />;
}

type QuestionProps = Pick<FootProps, "details" | "problem" | "detailsHref"> & { step: OwnStep };

/** Takes the focus when it appears, because the link that opened it is gone. */
function Question({ details, step, problem, detailsHref }: QuestionProps) {
  const { formData } = useNavigation();
  const question = useRef<HTMLParagraphElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => question.current?.focus(), []);
  // The message above has moved the buttons.
  useEffect(() => {
    if (problem) form.current?.scrollIntoView({ block: "nearest" });
  }, [problem]);
  return (
    <Form ref={form} method="post" className="details__ask" preventScrollReset replace>
      <p id="step-question" ref={question} tabIndex={-1}>
        <b>{OWN_STEP_WORDS[step].question}</b>
      </p>
      {problem && <Refused {...problem} />}
      <input type="hidden" name="intent" value={step} />
      <input type="hidden" name="applicationId" value={details.id} />
      <div className="row">
        <Button
          type="submit"
          variant={step === "accept" ? "main" : "danger"}
          busy={formData?.get("applicationId") === details.id && "Sending..."}
          aria-describedby="step-question"
        >
          {OWN_STEP_WORDS[step].confirm}
        </Button>
        <ButtonLink to={detailsHref} preventScrollReset replace>
          {OWN_STEP_WORDS[step].keep}
        </ButtonLink>
      </div>
    </Form>
  );
}
