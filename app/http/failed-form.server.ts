import { data, type RouterContextProvider } from "react-router";
import { DomainError, FieldError } from "#app/domain-error.ts";
import type { FormResult } from "#app/ui/form-result.ts";
import { platformContext, requestContext } from "./contexts.ts";
import { refusedForm } from "./form.server.ts";

/**
 * Returns the result of a form whose command threw: a refusal with its own texts, an unexpected error with `otherwise`,
 * the specification's texts for this form, and status 500. With `isTitled`, the title is always that of `otherwise`,
 * and the reason's title begins the text. Logs an unexpected error once, with the request's id.
 */
export function failedForm(
  context: Readonly<RouterContextProvider>,
  error: unknown,
  otherwise: { title: string; text: string },
  values: FormResult["values"] = {},
  { isTitled = false } = {},
) {
  if (error instanceof DomainError || error instanceof FieldError) {
    const refused = refusedForm(error, values);
    const { problem } = refused.data;
    if (isTitled && problem && problem.title !== otherwise.title)
      refused.data.problem = { title: otherwise.title, text: `${problem.title}. ${problem.text}` };
    return refused;
  }
  const { id, reportFailure } = context.get(requestContext);
  reportFailure(error);
  context.get(platformContext).log.error({ id, err: error }, "unexpected error");
  const { title, text } = otherwise;
  return data<FormResult>({ errors: {}, values, problem: { title, text } }, { status: 500 });
}
