import type { ReactNode } from "react";

/** A question with its answer in plain text, for structured data. */
export type Question = {
  question: string;
  answer: string;
  /** The same answer with links, if needed. */
  richAnswer?: ReactNode;
};

/** Questions in the title column, answers in the text column, all open. */
export function Faq({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="faq">
      {questions.map(({ question, answer, richAnswer }) => (
        <div key={question}>
          <h3>{question}</h3>
          <p className="measure">{richAnswer ?? answer}</p>
        </div>
      ))}
    </div>
  );
}
