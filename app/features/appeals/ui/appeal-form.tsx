import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { KeptText } from "#app/ui/kept-text.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { APPEAL_LIMITS } from "../rules.ts";

/** Lets a person appeal a decision against them. Works without JavaScript. */
export function AppealForm({ id, answer }: { id: string; answer: FormResult | undefined }) {
  const { formRef, errorOf, onInput, ...form } = useFormResult(answer);
  const isSending = useNavigation().formMethod === "POST";
  return (
    <Form method="post" className="stack" aria-labelledby="appeal" noValidate ref={formRef} onInput={onInput}>
      <h2 id="appeal">Appeal</h2>
      <p className="measure">
        If you think this is wrong, tell us why. You can do this once. Someone other than who decided reads it, and
        answers in writing.
      </p>
      <FormProblem answer={answer} />
      <TextArea
        name="text"
        label="Why is it wrong?"
        hint="At least 20 characters. Tell us what happened, and what we should look at again."
        required
        rows={7}
        limit={APPEAL_LIMITS.max}
        isCounted
        defaultValue={form.valueOf("text")}
        error={errorOf("text")}
      />
      <KeptText name={`appeal ${id}`} />
      <Button type="submit" variant="main" busy={isSending && "Sending..."}>
        Send appeal
      </Button>
    </Form>
  );
}
