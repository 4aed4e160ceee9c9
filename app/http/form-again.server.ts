import { data, type RouterContextProvider } from "react-router";
import type { z } from "zod";
import type { FormResult } from "#app/ui/form-result.ts";
import { failedForm } from "./failed-form.server.ts";
import { type FormShape, readForm } from "./form.server.ts";

export type FormAgain<S extends z.ZodType> = {
  context: Readonly<RouterContextProvider>;
  request: Request;
  schema: S;
  shape: FormShape;
  /** The texts of an unexpected error. */
  failed: { title: string; text: string };
  /** Returns the values to add; may throw what `failedForm` shows. */
  add: (value: z.output<S>) => Promise<FormResult["values"]>;
};

/** Shows a form again as it was typed, without saving anything, with the values that `add` finds for it. */
export async function formAgain<S extends z.ZodType>(options: FormAgain<S>) {
  const { context, request, schema, shape, failed, add } = options;
  const form = await readForm(request, schema, shape);
  if (!form.isValid) return form.response;
  const { intent: _, ...typed } = form.values;
  try {
    return data<FormResult>({ errors: {}, values: { ...typed, ...(await add(form.value)) }, problem: null });
  } catch (error) {
    return failedForm(context, error, failed, typed);
  }
}
