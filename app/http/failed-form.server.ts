import { data, type RouterContextProvider } from "react-router";
import { DomainError, FieldError } from "#app/domain-error.ts";
import type { FormAnswer } from "#app/ui/form-answer.ts";
import { platformContext, requestContext } from "./contexts.ts";
import { refusedForm } from "./form.server.ts";

/**
 * The answer to a form whose command threw: a refusal in its own words, anything unexpected in `otherwise`, the
 * specification's words for this form, with status 500. `isTitled`: whatever the reason, the title is the one of
 * `otherwise`. The unexpected is logged here, once, with the request's id.
 */
export function failedForm(
  context: Readonly<RouterContextProvider>,
  error: unknown,
  otherwise: { title: string; text: string },
  values: FormAnswer["values"] = {},
  { isTitled = false } = {},
) {
  if (error instanceof DomainError || error instanceof FieldError) {
    const refused = refusedForm(error, values);
    if (isTitled && refused.data.problem) refused.data.problem = { ...refused.data.problem, title: otherwise.title };
    return refused;
  }
  const { id, reportFailure } = context.get(requestContext);
  reportFailure(error);
  context.get(platformContext).log.error({ id, err: error }, "unexpected error");
  const { title, text } = otherwise;
  return data<FormAnswer>({ errors: {}, values, problem: { title, text } }, { status: 500 });
}
