/** Shows on demand what each text says that a form offers by its title. */
export function TemplateTexts({ summary, templates }: TemplateTextsProps) {
  return (
    <details>
      <summary>{summary}</summary>
      <ul>
        {templates.map(({ title, text }) => (
          <li key={title}>
            <b>{`${title}: `}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

type TemplateTextsProps = { summary: string; templates: ReadonlyArray<{ title: string; text: string }> };
