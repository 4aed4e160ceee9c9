import type { ReactNode } from "react";
import { ADVICE_TEXT, ADVICE_TITLE, REFUSED_TITLE, whyText } from "#app/features/jobs/wording/labels.ts";
import type { WordFinding } from "#app/features/jobs/wording/rules.ts";
import { Notice } from "#app/ui/notice.tsx";

export type WordingAdviceProps = {
  refused?: readonly WordFinding[];
  advised: readonly WordFinding[];
  /** Content under the advice, such as a link to the form. */
  children?: ReactNode;
};

/**
 * The wordings about age in a stored job: which ones must be removed before posting, and which may discourage people.
 */
export function WordingAdvice({ refused = [], advised, children }: WordingAdviceProps) {
  return (
    <>
      {refused.length > 0 && (
        <Notice tone="warn" title={REFUSED_TITLE}>
          <Findings of={refused} />
        </Notice>
      )}
      {advised.length > 0 && (
        <Notice tone="info" title={ADVICE_TITLE}>
          <Findings of={advised} />
          <p>{ADVICE_TEXT}</p>
          {children}
        </Notice>
      )}
    </>
  );
}

function Findings({ of }: { of: readonly WordFinding[] }) {
  return (
    <ul>
      {of.map((finding) => (
        <li key={finding.words}>
          <b>{`\u201c${finding.words}\u201d`}</b>
          <span>{` ${whyText(finding)}`}</span>
        </li>
      ))}
    </ul>
  );
}
