export const COMPANY_SAVED = { kind: "success", title: "Company saved" } as const;
export const CHECK_SENT = {
  kind: "success",
  title: "Check that mailbox",
  text: "Open the link we sent there within 24 hours, and press Confirm.",
} as const;
export const COMPANY_CONFIRMED = { kind: "success", title: "Your company is verified" } as const;
export const COMPANY_FAILED = { title: "Couldn't save", text: "Your text is still here. Please try again." };

/** What a recruiter's first page says until the company is verified. */
export const VERIFY_COMPANY = {
  title: "Verify your company",
  text: "Your jobs then show the Verified badge, which we tell seniors to look for. All it takes is one email to an address at your company.",
  link: "Go to the company check",
};

/** Beside the website of a service where anybody can have an address. */
export const MAIL_SERVICE_SITE =
  "This is an email service, not your company's website. Please enter your own, such as kestrelrow.com";

/** Beside a website under which anybody may register, such as co.uk. */
export const NO_OWN_SITE = "Please enter your company's own web address, such as kestrelrow.com";
