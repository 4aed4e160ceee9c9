export const CALL_FAILED = { title: "Your request couldn't be sent", text: "Please try again." };

/** The toast after asking for a call. */
export function callToast(name: string, reference: string) {
  return {
    kind: "success",
    title: `${name} will call you`,
    text: `Your reference number is ${reference}.`,
  } as const;
}

/** The subject of a request for a call. */
export function callSubject(company: string): string {
  return `Call for ${company}`;
}
