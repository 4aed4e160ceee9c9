import { DomainError, type ErrorCode } from "#app/domain-error.ts";

/** Returns "done", or the code of a refusal; rethrows anything unexpected. */
export async function codeOf(work: Promise<unknown>): Promise<ErrorCode | "done"> {
  try {
    await work;
    return "done";
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}
