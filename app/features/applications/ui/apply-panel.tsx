import Check from "lucide-react/icons/check";
import { lazy, Suspense } from "react";
import { Form, href, Link, useNavigation } from "react-router";
import { ADD_NOTE } from "#app/domain/texts.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Day } from "#app/ui/date-time.tsx";
import type { FormResult } from "#app/ui/form-result.ts";
import { Notice } from "#app/ui/notice.tsx";
import { latePart } from "#app/ui/page-late-part.ts";
import { useProblemToast } from "#app/ui/use-problem-toast.ts";
import type { ApplyState, ApplyTexts } from "../applying.ts";
import "./apply-panel.css";

// Loaded late, because only a senior can write one.
const ApplyFields = lazy(async () => {
  const { ApplyFields } = await import("./apply-fields.tsx");
  return { default: ApplyFields };
});

// Loaded late, because it is shown for 30 seconds only.
const HeldApplication = latePart(async () => (await import("./held-application.tsx")).HeldApplication);

export type ApplyPanelProps = {
  jobId: string;
  state: ApplyState;
  texts: ApplyTexts;
  /** The server's refusal of the last attempt, if any. */
  answer?: FormResult | undefined;
  /** The button alone, for the header of a narrow page. */
  isCompact?: boolean | undefined;
};

/** Everything about applying on a job page. Posts `intent=apply` to its page. */
export function ApplyPanel({ jobId, state, texts, answer, isCompact }: ApplyPanelProps) {
  const problem = answer?.problem ?? null;
  useProblemToast(isCompact ? null : problem);
  return (
    <>
      <ApplyAction jobId={jobId} state={state} texts={texts} answer={answer} isCompact={isCompact} />
      {problem && !isCompact && (
        <Notice tone="bad" role="alert" title={problem.title}>
          {problem.text}
        </Notice>
      )}
      {!isCompact &&
        texts.notes.map((note) => (
          <p key={note} className="small soft">
            {note}
          </p>
        ))}
      {state.kind === "held" && (
        <Suspense>
          <HeldApplication {...state} text={texts.hint ?? ""} />
        </Suspense>
      )}
      {!isCompact && <ApplyHint jobId={jobId} state={state} {...texts} />}
    </>
  );
}

/** Both buttons of a page send this form, so that a note goes along with either. */
const FORM = "apply";

function ApplyAction({ jobId, state, texts, answer, isCompact }: ApplyPanelProps) {
  const navigation = useNavigation();
  const isSending = navigation.state !== "idle" && navigation.formData?.get("intent") === "apply";

  const asks = state.kind === "open" ? state.asks : null;
  const link = texts.link ?? (isCompact && asks ? { to: "#questions", label: "Apply Now" } : null);
  if (link) {
    return (
      <ButtonLink to={link.to} variant="main" big wide>
        {link.label}
      </ButtonLink>
    );
  }
  switch (state.kind) {
    // One form for both states, so that the pressed button keeps pointer and focus when it changes.
    case "open":
    case "held":
    case "applied": {
      const sent =
        state.kind === "held" ? (
          <p key="held" className="applysent">
            <Check className="i" />
            <b>Application sent</b>
          </p>
        ) : (
          state.kind === "applied" && (
            <p key="sent">
              Your application was sent on <Day at={state.sentAt} />
              <span>{`. ${isCompact ? texts.hint : ""}`}</span>
            </p>
          )
        );
      const button = (
        <Button
          type={texts.applied ? "button" : "submit"}
          form={FORM}
          variant={texts.applied ? "plain" : "main"}
          big
          wide
          disabled={Boolean(texts.applied)}
          busy={isSending && "Applying..."}
        >
          {texts.applied ?? "Apply Now"}
        </Button>
      );
      if (isCompact) {
        return (
          <div className="applyform">
            {button}
            {sent}
          </div>
        );
      }
      return (
        <Form method="post" id={FORM} className="applyform" preventScrollReset>
          <input type="hidden" name="intent" value="apply" />
          {sent}
          <Suspense fallback={sent ? null : <p className="covernote__line">{ADD_NOTE}</p>}>
            <ApplyFields key={jobId} jobId={jobId} answer={answer} isSent={Boolean(sent)} asks={asks} />
          </Suspense>
          {button}
        </Form>
      );
    }
    case "check-failed":
      return (
        <Form method="get" preventScrollReset>
          <Button type="submit" big wide busy={navigation.state !== "idle" && "Checking..."}>
            Retry Application Check
          </Button>
        </Form>
      );
    default:
      return (
        <Button big wide disabled>
          Apply Now
        </Button>
      );
  }
}

function ApplyHint({ jobId, state, hint, link }: Pick<ApplyPanelProps, "jobId" | "state"> & ApplyTexts) {
  switch (state.kind) {
    case "open":
      return (
        <p key="open" className="small soft">
          One click sends your current profile. Questions first?{" "}
          <Link to={`${href("/senior/messages")}?job=${jobId}`}>Message the recruiter</Link>
        </p>
      );
    case "guest":
      return (
        <p key="guest" className="small soft">
          You'll log in first and come straight back. New here?{" "}
          <Link to={link?.to.replace("login", "signup") ?? ""}>Sign Up</Link>. Questions first?{" "}
          <Link to={`${href("/job/:jobId", { jobId })}?write=1`}>Message the recruiter</Link>
        </p>
      );
    case "applied":
      return (
        <>
          <p>
            <span>{`${hint} `}</span>
            <Link to={`${href("/senior/applications")}?application=${state.applicationId}`}>
              See it in My Applications
            </Link>
          </p>
          <ButtonLink wide to={`${href("/senior/messages")}?job=${jobId}`}>
            Message the recruiter
          </ButtonLink>
        </>
      );
    case "held":
      return null;
    default:
      return <p className="small soft">{hint}</p>;
  }
}
