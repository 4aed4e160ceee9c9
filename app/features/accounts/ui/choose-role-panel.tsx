import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { KeptText } from "#app/ui/kept-text.tsx";
import { TextInput } from "#app/ui/text-input.tsx";

/** The choice of a role for an account without one (D18). Posts to /profile from any page. */
export function ChooseRolePanel({ answer }: { answer?: FormResult | undefined }) {
  const { formRef, errorOf, onInput, ...form } = useFormResult(answer);
  return (
    <section className="card stack stack--s5" aria-labelledby="choose-role">
      <h2 id="choose-role">What brings you here?</h2>
      <p>Choose once. It decides which area is yours.</p>
      <div className="grid2">
        <Form className="stack" method="post" action="/profile">
          <input type="hidden" name="as" value="senior" />
          <h3>I am looking for work</h3>
          <p className="soft">You get a profile, matching jobs and your applications in one place.</p>
          <Button type="submit" variant="primary">
            I am a senior
          </Button>
        </Form>
        <Form className="stack" method="post" action="/profile" noValidate ref={formRef} onInput={onInput}>
          <FormProblem answer={answer} />
          <input type="hidden" name="as" value="recruiter" />
          <h3>I am hiring</h3>
          <TextInput
            name="companyName"
            label="Company name"
            autoComplete="organization"
            defaultValue={form.valueOf("companyName")}
            error={errorOf("companyName")}
          />
          <TextInput
            name="jobTitle"
            label="Job title"
            autoComplete="organization-title"
            defaultValue={form.valueOf("jobTitle")}
            error={errorOf("jobTitle")}
          />
          <KeptText name="role" />
          <Button type="submit" variant="primary">
            I am a recruiter
          </Button>
        </Form>
      </div>
    </section>
  );
}
