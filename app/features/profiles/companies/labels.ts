export const COMPANY_SAVED = { kind: "success", title: "Company saved" } as const;
export const CHECK_SENT = {
  kind: "success",
  title: "Check that mailbox",
  text: "Open the link we sent there within 24 hours, and press Confirm.",
} as const;
export const COMPANY_CONFIRMED = { kind: "success", title: "Your company is verified" } as const;
export const COMPANY_FAILED = { title: "Could not save", text: "Your text is still here. Please try again." };
