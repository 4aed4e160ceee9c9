/** What a person may do in their company; each includes what the next one may. */
export const COMPANY_ROLES = ["owner", "recruiter", "viewer"] as const;

export type CompanyRole = (typeof COMPANY_ROLES)[number];
