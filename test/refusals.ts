import { DomainError, type ErrorCode } from "#app/domain-error.ts";

/** How the product answered: with "done", or with the code of its refusal. Anything unexpected travels on. */
export async function codeOf(work: Promise<unknown>): Promise<ErrorCode | "done"> {
  try {
    await work;
    return "done";
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}
