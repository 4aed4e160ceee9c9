import { interviewText } from "#app/features/applications/interviews/labels.ts";
import { seniorApplicationPath } from "#app/features/applications/paths.ts";
import { statusWords } from "#app/features/applications/status-words.ts";
import { nameOf } from "#app/features/messaging/labels.ts";
import { messagesPath } from "#app/features/messaging/rules.ts";
import type { NeedsAnswer as Needs } from "#app/features/shell/needs-answer/rules.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { counted } from "#app/words.ts";
import "./needs-answer.css";

type Line = { id: string; title: string; about: string; when?: string | undefined; to: string; action: string };

/** What waits for a senior, each with a link: the first is the page's main action. Renders nothing if nothing waits. */
export function NeedsAnswer({ needs }: { needs: Needs }) {
  const lines = linesOf(needs);
  if (lines.length === 0) return null;
  return (
    <section className="card ruled" aria-labelledby="needs-answer">
      <h2 id="needs-answer">Needs your answer</h2>
      <ul className="l lines needs">
        {lines.map(({ id, title, about, when, to, action }, index) => (
          <li key={id}>
            <div className="grow">
              <h3>{title}</h3>
              {when && <p className="needs__when">{when}</p>}
              <p className="soft">{about}</p>
            </div>
            <ButtonLink to={to} variant={index === 0 ? "main" : "plain"} aria-label={`${action}: ${about}`}>
              {action}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function linesOf({ applications, conversations }: Needs): Line[] {
  const answers = applications.map(({ id, title, company, isOffer, interview }) => ({
    id,
    title: statusWords(isOffer ? "offered" : "interview").activity,
    about: `${title}, ${company}`,
    when: isOffer ? undefined : interview ? interviewText(interview) : "No date yet",
    to: seniorApplicationPath(id),
    action: isOffer ? "See the offer" : "See the interview",
  }));
  const unread = conversations.map(({ id, counterpart, subject, unreadCount }) => {
    const name = nameOf(counterpart, "senior");
    return {
      id,
      title: counted(unreadCount, "unread message"),
      about: subject ? `${name}, ${subject.title}` : name,
      to: messagesPath("senior", id),
      action: "Read and reply",
    };
  });
  return [...answers, ...unread];
}
