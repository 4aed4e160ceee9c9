/** Returns the senior's page about one application. */
export function seniorApplicationPath(applicationId: string): string {
  return `/senior/applications?application=${applicationId}`;
}

/** Returns the recruiter's page about one candidate of a job. */
export function recruiterCandidatePath(jobId: string, candidateId: string): string {
  return `/recruiter/applications?job=${jobId}&candidate=${candidateId}`;
}
