import { Form, useNavigation } from "react-router";
import { useApplicantForm } from "#app/features/applications/ui/applicant-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { useFormResult } from "#app/ui/form-result.ts";
import { KeptText } from "#app/ui/kept-text.tsx";
import { interviewText } from "../labels.ts";
import type { Interview } from "../rules.ts";
import { InterviewFieldset } from "./interview-fields.tsx";

/** The date of an interview, and the form that sets it. */
export function SetInterview({ applicationId, interview }: { applicationId: string; interview: Interview | null }) {
  const { formData } = useNavigation();
  const refused = useApplicantForm()?.answer;
  const isMine = refused?.values.applicationId === applicationId && refused.values.intent === "set-interview";
  const answer = isMine ? refused : undefined;
  const { formRef, errorOf, onInput } = useFormResult(answer);
  return (
    <>
      <p>{interview ? interviewText(interview) : "No date yet."}</p>
      <details className="ask" open={isMine || undefined}>
        <summary className="btn">{interview ? "Change the date" : "Set a date"}</summary>
        <div className="ask__body ask__body--wide">
          <Form ref={formRef} method="post" preventScrollReset replace className="stack" noValidate onInput={onInput}>
            <input type="hidden" name="intent" value="set-interview" />
            <input type="hidden" name="applicationId" value={applicationId} />
            <InterviewFieldset interview={interview} answer={answer} errorOf={errorOf} />
            <p className="hint">We let them know right away. To remove the date, leave the day and time empty.</p>
            <KeptText name={`interview ${applicationId}`} />
            <div>
              <Button type="submit" variant="primary" busy={formData?.get("intent") === "set-interview" && "Saving..."}>
                Save the date
              </Button>
            </div>
          </Form>
        </div>
      </details>
    </>
  );
}
