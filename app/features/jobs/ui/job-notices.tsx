import { Notice } from "#app/ui/notice.tsx";

/** What has to be read before a job, each notice with its texts in words. */
export function JobNotices({ notices }: { notices: ReadonlyArray<{ title: string; texts: readonly string[] }> }) {
  return notices.map(({ title, texts }) => (
    <Notice key={title} tone="warn" title={title}>
      {texts.length === 1 ? (
        texts[0]
      ) : (
        <ul>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </Notice>
  ));
}
