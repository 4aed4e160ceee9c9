import { Form, href, Link, useNavigation } from "react-router";
import { REFUSAL_TEMPLATES, reasonText } from "#app/features/jobs/review/labels.ts";
import { REFUSAL_LIMITS } from "#app/features/jobs/review/rules.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Day } from "#app/ui/date-time.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { KeptText } from "#app/ui/kept-text.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Select } from "#app/ui/select.tsx";
import { Cell, HeadCell, Table, TableRow } from "#app/ui/table.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { counted } from "#app/words.ts";
import { OUTCOME_NAMES, reasonName } from "../held-jobs/labels.ts";
import type { HeldJob, TextPart } from "../held-jobs/rules.ts";
import { TemplateTexts } from "./template-texts.tsx";

export type HeldJobPageProps = { job: HeldJob; mayDecide: boolean; answer: FormResult | undefined };

/** Shows one held job: the reasons, its text and changes, its recruiter, and the decision. */
export function HeldJobPage({ job, mayDecide, answer }: HeldJobPageProps) {
  return (
    <div className="wrap stack stack--s6">
      <PageHeader
        title={job.title}
        text={job.isChange ? "A change of a job that was public" : "A job that was never public"}
        actions={<ButtonLink to={href("/operator/jobs")}>Held jobs</ButtonLink>}
      />
      <Notice tone="warn" title="Why it's held">
        <ul>
          {job.reasons.map((reason) => (
            <li key={reason}>{reasonText(reason)}</li>
          ))}
        </ul>
      </Notice>
      <section aria-labelledby="says" className="stack stack--s4">
        <h2 id="says">What it says</h2>
        <Fields job={job} />
        <h3>Description</h3>
        <ul className="stack stack--s2">
          {job.description.map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of one text never change their order
            <Sentence key={at} part={part} />
          ))}
        </ul>
      </section>
      <Sender job={job} />
      {mayDecide && <Decision key={job.version} job={job} answer={answer} />}
    </div>
  );
}

function Fields({ job }: { job: HeldJob }) {
  const columns = job.isChange ? (["Part", "Now", "Before"] as const) : (["Part", "Now"] as const);
  return (
    <Table caption="Parts of the job" columns={columns} canWrap>
      {job.fields.map(({ label, now, before }) => (
        <TableRow key={label}>
          <HeadCell>
            <b>{label}</b>
          </HeadCell>
          <Cell column="Now">{before === null ? <span>{now}</span> : <ins>{now}</ins>}</Cell>
          {job.isChange && (
            <Cell column="Before">
              {before === null ? <span className="soft">The same</span> : <del>{before}</del>}
            </Cell>
          )}
        </TableRow>
      ))}
    </Table>
  );
}

const CHANGE_WORDS = { same: null, added: "New:", removed: "Removed:" } as const;

function Sentence({ part: { text, change, signs } }: { part: TextPart }) {
  const words = signs.length > 0 ? <mark>{text}</mark> : <span>{text}</span>;
  return (
    <li>
      {change !== "same" && <b>{`${CHANGE_WORDS[change]} `}</b>}
      {change === "added" && <ins>{words}</ins>}
      {change === "removed" && <del>{text}</del>}
      {change === "same" && <span>{words}</span>}
      {signs.length > 0 && <b>{` (${signs.map(reasonName).join(", ")})`}</b>}
    </li>
  );
}

function Sender({ job: { recruiter, company, earlier } }: { job: HeldJob }) {
  return (
    <section aria-labelledby="sender" className="stack stack--s3">
      <h2 id="sender">Who sent it</h2>
      <p>
        <span>{`${recruiter.name}, here since `}</span>
        <Day at={recruiter.since} />
        <span>{recruiter.isEmailVerified ? ", email verified." : ", email not verified."}</span>
      </p>
      <p>{`Jobs: ${recruiter.jobs.map(({ status, count }) => `${count} ${status}`).join(", ")}.`}</p>
      {company && (
        <p>
          <Link to={href("/company/:slug", { slug: company.slug })}>{company.name}</Link>
          <span>{companyText(company)}</span>
        </p>
      )}
      {earlier.length === 0 ? (
        <p>No job of theirs was decided before.</p>
      ) : (
        <>
          <h3>{`${counted(earlier.length, "earlier review")}`}</h3>
          <ul>
            {earlier.map(({ id, title, outcome, decidedAt, refusal }) => (
              <li key={id}>
                <span>{`${OUTCOME_NAMES[outcome] ?? outcome}: ${title}`}</span>
                {decidedAt && (
                  <span>
                    <span>{", "}</span>
                    <Day at={decidedAt} />
                  </span>
                )}
                {refusal && <span className="soft">{`. ${refusal}`}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function companyText({ isVerified, verifiedDomain, isNamed }: NonNullable<HeldJob["company"]>): string {
  const check = isVerified ? `verified${verifiedDomain ? ` by ${verifiedDomain}` : ""}` : "not verified";
  return `, ${check}. ${isNamed ? "The job names it." : "The job names another company."}`;
}

function Decision({ job, answer }: { job: HeldJob; answer: FormResult | undefined }) {
  const { formRef, errorOf, onInput, ...form } = useFormResult(answer);
  const { formData } = useNavigation();
  const sending = formData?.get("intent");
  return (
    <section aria-labelledby="decision" className="card stack stack--s5">
      <h2 id="decision">Decision</h2>
      <FormProblem answer={answer} />
      <Form method="post" className="stack stack--s3">
        <p>We let the recruiter know, and the job goes live as shown above.</p>
        <input type="hidden" name="intent" value="approve" />
        <input type="hidden" name="version" value={job.version} />
        <Button type="submit" variant="main" busy={sending === "approve" && "Saving..."}>
          Approve
        </Button>
      </Form>
      <Form method="post" className="stack stack--s4" noValidate ref={formRef} onInput={onInput}>
        <KeptText name={`refusal ${job.jobId}`} />
        <input type="hidden" name="intent" value="refuse" />
        <input type="hidden" name="version" value={job.version} />
        <Select
          name="template"
          label="Reason"
          placeholder="In my own words"
          defaultValue={form.valueOf("template")}
          options={REFUSAL_TEMPLATES.map(({ title }, index) => ({ value: String(index), label: title }))}
        />
        <TextArea
          name="reason"
          label="In your own words"
          hint="The recruiter reads this instead of the reason chosen above."
          optional
          rows={4}
          limit={REFUSAL_LIMITS.max}
          defaultValue={form.valueOf("reason")}
          error={errorOf("reason")}
        />
        <TemplateTexts summary="What each reason says" templates={REFUSAL_TEMPLATES} />
        <Button type="submit" variant="danger" busy={sending === "refuse" && "Saving..."}>
          Refuse
        </Button>
      </Form>
    </section>
  );
}
