import { z } from "@hono/zod-openapi";

const problemSchema = z
  .object({
    type: z.string(),
    code: z.string().openapi({ example: "not-found" }),
    status: z.int(),
    title: z.string(),
    detail: z.string(),
    instance: z.string().openapi({ description: "The request's id, for a question to us." }),
    errors: z
      .array(
        z.union([
          z.object({ pointer: z.string(), detail: z.string() }),
          z.object({ parameter: z.string(), detail: z.string() }),
        ]),
      )
      .optional(),
  })
  .openapi("Problem");

/** How a refusal with this status is described. */
const PROBLEM_TEXTS = {
  400: "A parameter or a header can't be accepted.",
  401: "The key is missing, unknown, expired, or revoked.",
  403: "The key's scopes or its owner's account don't allow this.",
  404: "There is no such thing, or it isn't yours.",
  409: "The job's state doesn't allow this, or it changed meanwhile.",
  410: "It was removed for good.",
  413: "The body is too large.",
  415: "The body isn't JSON.",
  422: "The body has values that can't be accepted, or its Idempotency-Key was used with another body.",
  503: "This is turned off, or not possible for a moment.",
  429: "Too many requests: Retry-After says how many seconds to wait.",
} as const;

/** Returns the descriptions of the refusals with these statuses, and of those that any request can get. */
export function refusals(...statuses: Array<Exclude<keyof typeof PROBLEM_TEXTS, 401 | 429>>) {
  const schema = problemSchema;
  return Object.fromEntries(
    [401 as const, ...statuses, 429 as const].map((status) => [
      status,
      { description: PROBLEM_TEXTS[status], content: { "application/problem+json": { schema } } },
    ]),
  );
}

/** Returns the description of a response with this body. */
export function answer<T extends z.ZodType>(schema: T, description: string) {
  return { description, content: { "application/json": { schema } } };
}
