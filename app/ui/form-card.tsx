import type { ReactNode } from "react";
import { Form } from "react-router";
import { FormProblem } from "./form-problem.tsx";
import { type FormResult, useFormResult } from "./form-result.ts";

type FormValues = Omit<ReturnType<typeof useFormResult>, "formRef" | "onInput">;

export type FormCardProps = {
  /** The id of the title, which names the form. */
  id: string;
  title: string;
  text: ReactNode;
  /** The result of this form if it was refused. */
  answer: FormResult | undefined;
  /** Renders the fields and the button with what was typed and what is wrong with it. */
  children: (form: FormValues) => ReactNode;
};

/** A card with a form of its own, which keeps what was typed and shows what is wrong beside each field. */
export function FormCard({ id, title, text, answer, children }: FormCardProps) {
  const { formRef, onInput, ...form } = useFormResult(answer);
  return (
    <section aria-labelledby={id} className="card stack stack--s4">
      <h2 id={id}>{title}</h2>
      <p className="soft">{text}</p>
      <Form
        method="post"
        className="stack stack--s4"
        aria-labelledby={id}
        noValidate
        preventScrollReset
        ref={formRef}
        onInput={onInput}
      >
        <FormProblem answer={answer} />
        {children(form)}
      </Form>
    </section>
  );
}
