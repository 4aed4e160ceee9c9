import "./letter-text.css";

/** A letter as one person reads it, with its line breaks. */
export function LetterText({ text }: { text: string }) {
  return (
    <blockquote className="lettertext" dir="auto">
      {text}
    </blockquote>
  );
}
