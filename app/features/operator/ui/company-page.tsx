import { href, Link } from "react-router";
import { paragraphsOf } from "#app/features/jobs/rules.ts";
import { domainOf } from "#app/features/profiles/companies/rules.ts";
import { SettingRow, SettingSection } from "#app/features/settings/ui/setting-section.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Day } from "#app/ui/date-time.tsx";
import type { FormResult } from "#app/ui/form-result.ts";
import { Ledger } from "#app/ui/ledger.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Cell, HeadCell, Table, TableRow } from "#app/ui/table.tsx";
import { EVENT_LABELS, STATE_LABELS, WAY_LABELS } from "../companies/labels.ts";
import type { CompanyDetail, ManagerChoice } from "../companies/rules.ts";
import { CompanyDecisions } from "./company-decisions.tsx";
import { CompanyManager } from "./company-manager.tsx";

export type CompanyPageProps = {
  company: CompanyDetail;
  /** For admins. */
  managers: ManagerChoice | null;
  mayDecide: boolean;
  needsCode: boolean;
  answer: FormResult | undefined;
};

/** Shows one company: its proof, its history, similar companies, and the decisions. */
export function CompanyPage({ company, managers, mayDecide, needsCode, answer }: CompanyPageProps) {
  const live = company.jobs.find(({ status }) => status === "live")?.count ?? 0;
  const others = company.jobs.filter(({ status }) => status !== "live");
  return (
    <div className="wrap stack stack--s6">
      <PageHeader
        title={company.name}
        text={STATE_LABELS[company.state]}
        actions={
          <>
            <ButtonLink to={href("/company/:slug", { slug: company.slug })}>Public page</ButtonLink>
            <ButtonLink to={href("/operator/companies")}>Companies</ButtonLink>
          </>
        }
      />
      <Ledger
        figures={[
          { label: "Recruiters", value: company.recruiters },
          {
            label: "Live jobs",
            value: live,
            help: others.map(({ status, count }) => `${count} ${status}`).join(", ") || undefined,
          },
          { label: "Applications", value: company.applications },
        ]}
      />
      <Facts company={company} />
      <History company={company} />
      <Similar company={company} />
      {managers && (
        <CompanyManager
          key={managers.managerId}
          choice={managers}
          answer={answer?.values.intent === "account-manager" ? answer : undefined}
        />
      )}
      {mayDecide && <CompanyDecisions key={company.version} company={company} needsCode={needsCode} answer={answer} />}
    </div>
  );
}

function Facts({ company }: { company: CompanyDetail }) {
  const { website, about, check, proof, askedAt, isSelfCheckOff, createdAt } = company;
  return (
    <SettingSection id="facts" title="What proves it" text={`ID ${company.id}`}>
      <SettingRow
        title={check ? `Verified by ${WAY_LABELS[check.how]}` : "Nothing"}
        text={
          check ? (
            <>
              <span>{check.domain ? `${check.domain}, on ` : "On "}</span>
              <Day at={check.checkedAt} />
              {proof && (
                <>
                  <span>
                    {proof.failures > 0
                      ? `. Not found ${proof.failures} times, looked at again on `
                      : ". Looked at again on "}
                  </span>
                  <Day at={proof.checkAt} />
                </>
              )}
            </>
          ) : isSelfCheckOff ? (
            "We removed its badge, so only one of us can verify it."
          ) : (
            "Its recruiters can prove a domain themselves."
          )
        }
      />
      <SettingRow
        title="Website"
        text={
          website === null ? (
            "None"
          ) : (
            <a href={website} rel="nofollow noopener noreferrer" target="_blank">
              {domainOf(website)}
            </a>
          )
        }
      />
      {askedAt && <SettingRow title="Waiting for us" text={<Day at={askedAt} />} />}
      <SettingRow title="Here since" text={<Day at={createdAt} />} />
      {about && (
        <div className="rowline">
          <div>
            <b>What it says</b>
            {paragraphsOf(about).map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name and never move
              <p key={index} dir="auto">
                {text}
              </p>
            ))}
          </div>
        </div>
      )}
    </SettingSection>
  );
}

function History({ company: { events } }: { company: CompanyDetail }) {
  return (
    <section aria-labelledby="history">
      <h2 id="history">History</h2>
      {events.length === 0 ? (
        <p className="soft">Nothing was asked or decided yet.</p>
      ) : (
        <Table caption="History" columns={["What", "Who", "When"]} canWrap>
          {events.map(({ id, kind, text, by, at }) => (
            <TableRow key={id}>
              <HeadCell>
                <b>{EVENT_LABELS[kind]}</b>
                {text && (
                  <span className="sub" dir="auto">
                    {text}
                  </span>
                )}
              </HeadCell>
              <Cell column="Who">
                {by ? (
                  <Link to={href("/operator/people/:personId", { personId: by.id })}>{by.name}</Link>
                ) : (
                  <span className="soft">Automatic</span>
                )}
              </Cell>
              <Cell column="When">
                <Day at={at} />
              </Cell>
            </TableRow>
          ))}
        </Table>
      )}
    </section>
  );
}

function Similar({ company: { similar } }: { company: CompanyDetail }) {
  return (
    <section aria-labelledby="similar">
      <h2 id="similar">Similar names and domains</h2>
      {similar.length === 0 ? (
        <p className="soft">None.</p>
      ) : (
        <Table caption="Similar companies" columns={["Company", "State"]} canWrap>
          {similar.map(({ id, name, domain, isVerified }) => (
            <TableRow key={id}>
              <HeadCell>
                <Link to={href("/operator/companies/:companyId", { companyId: id })}>{name}</Link>
                <span className="sub">{domain ?? "No website"}</span>
              </HeadCell>
              <Cell column="State">{isVerified ? <b>Verified</b> : "Not verified"}</Cell>
            </TableRow>
          ))}
        </Table>
      )}
    </section>
  );
}
