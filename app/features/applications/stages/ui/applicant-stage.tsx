import { Form, href, useNavigation } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { useFormResult } from "#app/ui/form-result.ts";
import { useIsReadOnly } from "#app/ui/read-only.tsx";
import { Select } from "#app/ui/select.tsx";
import { useApplicantForm } from "../../ui/applicant-form.tsx";
import { Part } from "../../ui/candidate-parts.tsx";
import { NO_STAGE } from "../labels.ts";
import { stagesIn } from "../rules.ts";

type ApplicantStageProps = { application: { id: string; status: string; stageId: string | null } };

/** The company's own stage of an applicant, with a form to change it; nothing where their status has none. */
export function ApplicantStage({ application: { id, status, stageId } }: ApplicantStageProps) {
  const desk = useApplicantForm();
  const isReadOnly = useIsReadOnly();
  const { formData } = useNavigation();
  const refused = desk?.answer;
  const isMine = refused?.values.intent === "set-stage" && refused.values.applicationId === id;
  const { formRef, onInput, ...form } = useFormResult(isMine ? refused : undefined);
  const stages = stagesIn(desk?.stages ?? [], status);
  if (stages.length === 0) return null;
  if (isReadOnly) {
    return (
      <div className="profile__wide">
        <Part title="Stage">
          <p dir="auto">{stages.find((stage) => stage.id === stageId)?.name ?? NO_STAGE}</p>
        </Part>
      </div>
    );
  }
  return (
    <div className="profile__wide">
      <Form
        key={stageId}
        method="post"
        className="personacts"
        preventScrollReset
        replace
        autoComplete="off"
        ref={formRef}
        onInput={onInput}
      >
        <input type="hidden" name="intent" value="set-stage" />
        <input type="hidden" name="applicationId" value={id} />
        <input type="hidden" name="from" value={status} />
        <input type="hidden" name="seen" value={stageId ?? ""} />
        <Select
          id={`stage-${id}`}
          name="stage"
          label="Stage"
          hint="Only your company sees it."
          options={[{ value: "", label: NO_STAGE }, ...stages.map(({ id, name }) => ({ value: id, label: name }))]}
          defaultValue={form.valueOf("stage", stageId ?? "")}
          error={form.errorOf("stage")}
        />
        <Button type="submit" busy={formData?.get("intent") === "set-stage" && "Saving..."}>
          Change stage
        </Button>
        <ButtonLink variant="quiet" to={href("/recruiter/applicants/stages")}>
          Your stages
        </ButtonLink>
      </Form>
    </div>
  );
}
