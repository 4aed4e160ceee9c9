/** Stands in every mail, because job scams arrive by mail. */
export const SCAM_LINE = {
  strong: "We never ask you to pay for a job,",
  rest: "for a card number or for a code. If anybody does, stop and tell us.",
} as const;

/** Stands below the button, for mail programs that show no buttons. */
export const COPY_LINE = "If the button does not work, copy this address into your browser:";
