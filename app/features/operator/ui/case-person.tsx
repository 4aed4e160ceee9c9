import { href, Link } from "react-router";
import { Day } from "#app/ui/date-time.tsx";
import { counted } from "#app/words.ts";
import type { CasePerson } from "../cases/rules.ts";

/** Shows a person of a case, with links to everything else about them. */
export function Person({ person }: { person: CasePerson }) {
  const { id, name, role, createdAt, isEmailVerified, company, casesAbout, reportsMade, abusiveReports } = person;
  const proof = company && (company.isVerified ? `verified ${company.verifiedDomain ?? "by staff"}` : "not verified");
  return (
    <p>
      <Link to={href("/operator/people/:personId", { personId: id })}>{name}</Link>
      <span>{`, ${role ?? "no role"}, here since `}</span>
      <Day at={createdAt} />
      <span>{`. Email ${isEmailVerified ? "confirmed" : "not confirmed"}.`}</span>
      {company && <span>{` ${company.name}, ${proof}.`}</span>}
      <span>{` ${counted(casesAbout, "case")} about them, ${counted(reportsMade, "report")} by them${abusiveReports > 0 ? `, ${abusiveReports} of them abuse` : ""}.`}</span>
    </p>
  );
}
