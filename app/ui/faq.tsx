import type { ReactNode } from "react";

/** A question with its answer in plain words, as search engines read it. */
export type Question = {
  question: string;
  answer: string;
  /** The same answer with links in it, where the words alone are not enough. */
  richAnswer?: ReactNode;
};

/** Questions in the title column, answers in the text column. All open: nothing is hidden behind a click. */
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
