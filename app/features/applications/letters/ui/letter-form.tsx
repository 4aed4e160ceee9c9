import { Form, href, useNavigation } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { KeptText } from "#app/ui/kept-text.tsx";
import { LimitedInput } from "#app/ui/limited-input.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { KIND_OPTIONS } from "../labels.ts";
import { LETTER_LIMITS, type Letter, PLACEHOLDERS } from "../rules.ts";

/** Writes a new letter, or changes one. */
export function LetterForm({ letter, answer }: { letter: Letter | null; answer: FormResult | undefined }) {
  const own = answer?.values.intent === "save" ? answer : undefined;
  const form = useFormResult(own);
  const { formData } = useNavigation();
  return (
    <Form
      method="post"
      className="stack"
      ref={form.formRef}
      onInput={form.onInput}
      noValidate
      aria-label={letter ? "Change the letter" : "New letter"}
    >
      <FormProblem answer={own} />
      <input type="hidden" name="intent" value="save" />
      {letter && <input type="hidden" name="letterId" value={letter.id} />}
      <div className="grid2">
        <Select
          name="kind"
          label="Goes with"
          options={KIND_OPTIONS}
          defaultValue={form.valueOf("kind", letter?.kind ?? "interview")}
          error={form.errorOf("kind")}
        />
        <LimitedInput
          name="name"
          label="Name, for your company only"
          required
          autoComplete="off"
          limit={LETTER_LIMITS.name.max}
          defaultValue={form.valueOf("name", letter?.name ?? "")}
          error={form.errorOf("name")}
        />
      </div>
      <TextArea
        name="body"
        label="Text"
        hint={`We fill in ${PLACEHOLDERS.join(", ")} for each person.`}
        required
        rows={8}
        isCounted
        limit={LETTER_LIMITS.body.max}
        defaultValue={form.valueOf("body", letter?.body ?? "")}
        error={form.errorOf("body")}
      />
      <KeptText name={`letter ${letter?.id ?? "new"}`} />
      <div className="row row--near">
        <Button type="submit" variant="main" busy={formData?.get("intent") === "save" && "Saving..."}>
          Save letter
        </Button>
        {letter && <ButtonLink to={href("/recruiter/letters")}>Cancel</ButtonLink>}
      </div>
    </Form>
  );
}
