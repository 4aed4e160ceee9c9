import { DomainError } from "#app/domain-error.ts";

/**
 * Releases what is held and returns the outcome. If that is refused, it can never be released: calls `drop` with the
 * refusal, which tells the person, and returns it.
 */
export async function releaseOrDrop<T>(
  release: () => Promise<T>,
  drop: (refusal: DomainError) => Promise<void>,
): Promise<T | DomainError> {
  try {
    return await release();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    await drop(error);
    return error;
  }
}
