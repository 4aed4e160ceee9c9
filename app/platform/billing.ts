/** The amount of an invoice, in cents. `invoiceId` is the key under which a service collects it at most once. */
type Charge = { invoiceId: string; companyId: string; cents: number };

/** What became of a charge: paid, declined, or not collected because no payment service is connected. */
export const CHARGE_OUTCOMES = ["demo", "paid", "declined"] as const;

export type ChargeOutcome = (typeof CHARGE_OUTCOMES)[number];

/** The payment service. A real one is one more file beside `demoBilling`. */
export type Billing = {
  /** Collects what an invoice says. Called inside the transaction that stores the invoice, so it must answer soon. */
  collect(charge: Charge): Promise<ChargeOutcome>;
};

/** Moves no money. */
export const demoBilling: Billing = { collect: async () => "demo" };
