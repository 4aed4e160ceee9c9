import { Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { statusWords } from "../../status-words.ts";
import type { Letter } from "../rules.ts";
import { LetterText } from "./letter-text.tsx";

/** A letter as one person would read it, and what they would be warned of. */
export type PreviewedLetter = Letter & { preview: string; warnings: string[] };

/** The letters of a company, each as a real applicant would read it. */
export function LetterList({ letters, reader }: { letters: readonly PreviewedLetter[]; reader: string }) {
  return (
    <section aria-labelledby="letters" className="stack">
      <h2 id="letters">Your letters</h2>
      <p className="soft">{`As ${reader} would read them.`}</p>
      {letters.map((letter) => (
        <LetterCard key={letter.id} letter={letter} />
      ))}
    </section>
  );
}

function LetterCard({ letter }: { letter: PreviewedLetter }) {
  const { id, kind, name, preview, warnings } = letter;
  const { formData } = useNavigation();
  const isSending = formData?.get("intent") === "delete" && formData.get("letterId") === id;
  return (
    <section className="card stack stack--s3" aria-labelledby={`letter-${id}`}>
      <h3 id={`letter-${id}`}>{name}</h3>
      <p className="soft">{`Goes with: ${statusWords(kind).move}`}</p>
      <LetterText text={preview} />
      {warnings.length > 0 && (
        <Notice tone="warn" title="The reader will see a warning beside it">
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="row row--near">
        <ButtonLink to={`?edit=${id}`} aria-label={`Change: ${name}`}>
          Change
        </ButtonLink>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="letterId" value={id} />
          <Button type="submit" variant="quiet" busy={isSending && "Deleting..."} aria-label={`Delete: ${name}`}>
            Delete
          </Button>
        </Form>
      </div>
    </section>
  );
}
