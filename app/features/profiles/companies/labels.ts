export const COMPANY_SAVED = { kind: "success", title: "Company saved" } as const;
export const CHECK_SENT = {
  kind: "success",
  title: "Check that mailbox",
  text: "Open the link we sent there within 24 hours, and press Confirm.",
} as const;
export const STAFF_CHECK_ASKED = { kind: "success", title: "We'll check your company" } as const;
export const COMPANY_CONFIRMED = { kind: "success", title: "Your company is verified" } as const;
export const COMPANY_FAILED = { title: "Couldn't save", text: "Your text is still here. Please try again." };

/** The request on a recruiter's first page until the company is verified. */
export const VERIFY_COMPANY = {
  title: "Verify your company",
  text: "Your jobs then show the Verified badge, which we tell seniors to look for. All it takes is one email to an address at your company.",
  link: "Go to the company check",
};

/** The error for the website of a service where anyone can have an address. */
export const MAIL_SERVICE_SITE =
  "This is an email service, not your company's website. Please enter your own, such as kestrelrow.com";

/** The error for a website on a public suffix such as co.uk, where anyone may register. */
export const NO_OWN_SITE = "Please enter your company's own web address, such as kestrelrow.com";

/** The error for a proof of a company whose badge staff removed. */
export const SELF_CHECK_OFF = "We removed this company's badge. Please ask us to check it instead";

/**
 * The errors beside the button that looks for a proof: it was not found, or the domain did not
 * answer.
 */
export const NOT_FOUND = {
  dns: (domain: string) => `We found no such record at ${domain} yet. A new one can take a few hours to show.`,
  file: (domain: string) => `We found no such file at ${domain}. Please check its address and its text.`,
} as const;

/** Returns the error for a domain that did not answer at all. */
export function unreachableText(domain: string): string {
  return `${domain} didn't answer. Please try again in a few minutes.`;
}

/** What a recruiter is told if the proof of their company can no longer be found. */
export const PROOF_GONE = {
  domain: (domain: string) => `Every 90 days we ask you to confirm your email address at ${domain} once more.`,
  dns: (domain: string) => `We no longer find our DNS record at ${domain}.`,
  file: (domain: string) => `We no longer find our file at ${domain}.`,
} as const;
