import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { TextInput } from "#app/ui/text-input.tsx";

export type EmailFormProps = {
  answer: FormResult | undefined;
  intent: "request" | "resend";
  /** The prefilled address of a signed-in person. */
  email?: string | undefined;
  label: string;
  busyLabel: string;
};

/** Asks for an address to send a link to. */
export function EmailForm({ answer, intent, email, label, busyLabel }: EmailFormProps) {
  const { formRef, errorOf, onInput, ...form } = useFormResult(answer);
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <Form className="stack stack--s5" method="post" replace noValidate ref={formRef} onInput={onInput}>
      <FormProblem answer={answer} />
      <input type="hidden" name="intent" value={intent} />
      <TextInput
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={form.valueOf("email", email)}
        error={errorOf("email")}
        readOnly={isBusy}
      />
      <Button type="submit" variant="main" wide busy={isBusy && busyLabel}>
        {label}
      </Button>
    </Form>
  );
}
