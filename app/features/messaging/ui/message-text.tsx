import { textParts } from "#app/features/safety/links.ts";

/** A message as plain text with links. Its content is never parsed as HTML. */
export function MessageText({ content }: { content: string }) {
  return (
    <p className="bubble__text" dir="auto">
      {textParts(content).map(({ text, href }, index) =>
        href === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one message never move
          <span key={index}>{text}</span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never move
          <a key={index} href={href} target="_blank" rel="noopener nofollow ugc">
            <span>{text}</span>
            <span className="vh"> (opens in a new tab)</span>
          </a>
        ),
      )}
    </p>
  );
}
