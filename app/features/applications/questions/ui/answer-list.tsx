import type { SentAnswer } from "#app/domain/questions.ts";
import "./answer-list.css";

/** What a job asked, and what was answered. */
export function AnswerList({ answers }: { answers: readonly SentAnswer[] }) {
  return (
    <dl className="answers stack stack--s3">
      {answers.map(({ question, answer }) => (
        <div key={question}>
          <dt dir="auto">{question}</dt>
          <dd dir="auto">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
