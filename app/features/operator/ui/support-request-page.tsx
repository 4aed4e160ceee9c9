import { href, Link } from "react-router";
import { BRAND } from "#app/brand.ts";
import { answerReference } from "#app/features/contact/rules.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import type { FormResult } from "#app/ui/form-result.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { channelText, STATE_LABELS } from "../support/labels.ts";
import { phoneHref, phoneIn, type SupportThread } from "../support/rules.ts";
import { RequestPromise } from "./request-state.tsx";
import { AnswerForm, Deed, NoteForm } from "./support-forms.tsx";
import { Thread } from "./support-thread.tsx";

export type SupportRequestPageProps = {
  request: SupportThread;
  viewerId: string;
  mayHandleLegal: boolean;
  /** Whether an answer by email is stored here, or reaches only the mailbox of support. */
  filesEmail: boolean;
  now: Date;
  answer: FormResult | undefined;
};

const OWN_FORMS = ["answer", "ask", "insert", "note"];

/** Shows one support request: its thread, the form to answer it, and who is assigned. */
export function SupportRequestPage({
  request,
  viewerId,
  mayHandleLegal,
  filesEmail,
  now,
  answer,
}: SupportRequestPageProps) {
  const intent = String(answer?.values.intent ?? "");
  return (
    <div className="wrap stack stack--s6">
      <PageHeader
        title={request.subject}
        text={`${answerReference(request.reference)}, ${channelText(request)}`}
        actions={<ButtonLink to={href("/operator/support")}>All requests</ButtonLink>}
      />
      {!OWN_FORMS.includes(intent) && <FormProblem answer={answer} />}
      <div className="cols cols--detail">
        <div className="stack stack--s6">
          {request.isCallRequest && <CallBack request={request} />}
          <Thread request={request} now={now} />
          <AnswerForm
            request={request}
            filesEmail={filesEmail}
            answer={["answer", "ask", "insert"].includes(intent) ? answer : undefined}
          />
          <NoteForm request={request} answer={intent === "note" ? answer : undefined} />
        </div>
        <aside className="stack stack--s5" aria-label="About this request">
          <div className="ruled threadside stack stack--s3">
            <h2>State</h2>
            <div className="row row--near">
              <RequestPromise request={request} now={now} />
            </div>
            <Steps request={request} viewerId={viewerId} />
          </div>
          <Writer request={request} />
          {mayHandleLegal && (
            <p>
              <Link to={`${href("/operator/legal")}?${new URLSearchParams({ support: request.id })}#enter`}>
                They ask for their data
              </Link>
            </p>
          )}
        </aside>
      </div>
    </div>
  );
}

function CallBack({ request }: { request: SupportThread }) {
  const phone = phoneIn(request.message);
  const isOpen = request.state === "open";
  return (
    <Notice tone="info" title={isOpen ? "They asked us to call" : "They asked for a call"}>
      <div className="stack stack--s3">
        <p>
          {phone ? (
            <a href={phoneHref(phone)}>{phone}</a>
          ) : (
            <span>No phone number was found: look in the message.</span>
          )}
        </p>
        <p>{`Their own hours are in the message. We promised to call ${BRAND.supportHours}.`}</p>
        {isOpen && (
          <div className="row row--near">
            <Deed version={request.version} intent="called">
              Called
            </Deed>
            <Deed version={request.version} intent="not-reached">
              Not reached
            </Deed>
          </div>
        )}
        {isOpen && (
          <p className="soft">“Not reached” also sends them an email that we tried, and how to get another call.</p>
        )}
      </div>
    </Notice>
  );
}

function Steps({ request, viewerId }: { request: SupportThread; viewerId: string }) {
  const { version, assignedTo, assigneeName, state } = request;
  return (
    <>
      <p>
        <span>{assigneeName ? `${assigneeName} has it.` : "No one has it yet."}</span>
      </p>
      <div className="row row--near">
        {assignedTo === viewerId ? (
          <Deed version={version} intent="unassign">
            Give it back
          </Deed>
        ) : (
          <Deed version={version} intent="assign">
            Assign to me
          </Deed>
        )}
        {state === "open" && (
          <Deed version={version} intent="answered-elsewhere">
            I have answered this
          </Deed>
        )}
        {state === "open" || state === "waiting" ? (
          <>
            <Deed version={version} intent="close-no-answer">
              Close, no answer needed
            </Deed>
            <Deed version={version} intent="close-spam">
              Close as spam
            </Deed>
          </>
        ) : null}
        {state !== "open" && (
          <Deed version={version} intent="reopen">
            Open again
          </Deed>
        )}
      </div>
    </>
  );
}

function Writer({ request: { name, email, person, earlier } }: { request: SupportThread }) {
  return (
    <div className="ruled threadside stack stack--s3">
      <h2>Who wrote</h2>
      <p className="breaks">
        <b>{name}</b>
        <br />
        <span>{email}</span>
      </p>
      {person ? (
        <p>
          <Link to={href("/operator/people/:personId", { personId: person.id })}>{`Account of ${person.name}`}</Link>
          {!person.isTheirs && (
            <span className="soft">. They weren't logged in: anyone can type an email address.</span>
          )}
        </p>
      ) : (
        <p className="soft">No account has this email.</p>
      )}
      {earlier.length > 0 && (
        <>
          <h3>Other requests</h3>
          <ul className="stack stack--s2">
            {earlier.map(({ id, subject, state }) => (
              <li key={id}>
                <Link to={href("/operator/support/:requestId", { requestId: id })}>{subject}</Link>
                <span className="soft">{`, ${STATE_LABELS[state].toLowerCase()}`}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
