import type { CSSProperties } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { BRAND } from "#app/brand.ts";
import { COPY_LINE, SCAM_LINE, STOP_LINK } from "./labels.ts";
import { greeting, type MailContent, type MailEntry } from "./rules.ts";

/** What stands in a mail; `unsubscribePath` for those that can be stopped. */
type Written = MailContent & { unsubscribePath?: string | null };

/** The mail as plain text: everything the HTML says, with links written out. */
export function textBody(content: Written, toName: string | null, appUrl: string): string {
  const { button, entries = [], unsubscribePath } = content;
  return [
    greeting(toName),
    content.heading,
    ...content.paragraphs,
    ...entries.map(({ title, text, link }) => `${title}\n${text}\n${link.label}: ${appUrl}${link.href}`),
    ...(button ? [`${button.label}:\n${appUrl}${button.href}`] : []),
    `${SCAM_LINE.strong} ${SCAM_LINE.rest}`,
    `--\n${content.reason}`,
    ...(unsubscribePath ? [`${STOP_LINK}:\n${appUrl}${unsubscribePath}`] : []),
    `${BRAND.name}, ${BRAND.contactEmail}\n${BRAND.supportHours}`,
  ].join("\n\n");
}

/** The mail as an HTML document of its own: 600 px, no outside files, style attributes only. */
export function htmlBody(content: Written, toName: string | null, appUrl: string): string {
  return `<!doctype html>${renderToStaticMarkup(<MailPage content={content} toName={toName} appUrl={appUrl} />)}`;
}

// Mail programs drop stylesheets and variables, so a mail carries its own colours, written on each part.
const INK = "#15261D";
const SOFT_INK = "#394840";
const GREEN = "#1C4B38";
const PAPER = "#FFFDF7";
const SUNK_PAPER = "#F1E9D8";
const HAIRLINE = "#DDD2BC";
const SERIF = "Georgia,'Times New Roman',serif";
const SANS = "'Atkinson Hyperlegible Next',Verdana,Arial,sans-serif";

const STYLES = {
  page: { margin: 0, padding: "24px 0", background: SUNK_PAPER },
  sheet: { maxWidth: "600px", margin: "0 auto", background: PAPER, color: INK, font: `18px/1.55 ${SANS}` },
  head: { padding: "24px 28px 18px", borderBottom: `2px solid ${INK}` },
  name: { font: `600 25px/1 ${SERIF}`, letterSpacing: "-.3px" },
  body: { padding: "28px" },
  greeting: { margin: "0 0 16px" },
  heading: { margin: "0 0 14px", font: `600 29px/1.15 ${SERIF}`, letterSpacing: "-.4px" },
  paragraph: { margin: "0 0 20px" },
  button: {
    display: "inline-block",
    padding: "14px 26px",
    background: GREEN,
    color: PAPER,
    borderRadius: "6px",
    fontWeight: 700,
    textDecoration: "none",
  },
  entry: { margin: "0 0 18px", paddingTop: "14px", borderTop: `1px solid ${HAIRLINE}` },
  entryTitle: { margin: "0 0 4px", font: `600 21px/1.25 ${SERIF}` },
  entryText: { margin: "0 0 6px" },
  entryLink: { margin: 0 },
  copy: { margin: "0 0 24px", fontSize: "16px", color: SOFT_INK },
  address: { color: GREEN, wordBreak: "break-all" },
  scam: { margin: 0, paddingTop: "18px", borderTop: `1px solid ${HAIRLINE}`, fontSize: "16px" },
  foot: { padding: "20px 28px 26px", background: SUNK_PAPER, fontSize: "16px", lineHeight: 1.5, color: SOFT_INK },
  reason: { margin: "0 0 10px" },
  stop: { color: SOFT_INK, textDecoration: "underline" },
  sender: { margin: 0 },
} satisfies Record<string, CSSProperties>;

type MailPageProps = { content: Written; toName: string | null; appUrl: string };

function MailPage({ content, toName, appUrl }: MailPageProps) {
  const { button, entries = [], unsubscribePath } = content;
  const address = button ? `${appUrl}${button.href}` : null;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{content.subject}</title>
      </head>
      <body style={STYLES.page}>
        <div style={STYLES.sheet}>
          <div style={STYLES.head}>
            <span style={STYLES.name}>{BRAND.name}</span>
          </div>
          <div style={STYLES.body}>
            <p style={STYLES.greeting}>{greeting(toName)}</p>
            <h1 style={STYLES.heading}>{content.heading}</h1>
            {content.paragraphs.map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a mail is drawn once, and two paragraphs may be alike
              <p key={index} style={STYLES.paragraph}>
                {paragraph}
              </p>
            ))}
            {entries.map((entry, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <Entry key={index} entry={entry} appUrl={appUrl} />
            ))}
            {button && address && (
              <>
                <p style={STYLES.paragraph}>
                  <a href={address} style={STYLES.button}>
                    {button.label}
                  </a>
                </p>
                <p style={STYLES.copy}>
                  {COPY_LINE}
                  <br />
                  <a href={address} style={STYLES.address}>
                    {address}
                  </a>
                </p>
              </>
            )}
            <p style={STYLES.scam}>
              <b>{SCAM_LINE.strong}</b> {SCAM_LINE.rest}
            </p>
          </div>
          <div style={STYLES.foot}>
            <p style={STYLES.reason}>{content.reason}</p>
            {unsubscribePath && (
              <p style={STYLES.reason}>
                <a href={appUrl + unsubscribePath} style={STYLES.stop}>
                  {STOP_LINK}
                </a>
              </p>
            )}
            <p style={STYLES.sender}>
              {BRAND.name}, {BRAND.contactEmail}. {BRAND.supportHours}.
            </p>
          </div>
        </div>
      </body>
    </html>
  );
}

function Entry({ entry: { title, text, link }, appUrl }: { entry: MailEntry; appUrl: string }) {
  return (
    <div style={STYLES.entry}>
      <h2 style={STYLES.entryTitle}>{title}</h2>
      <p style={STYLES.entryText}>{text}</p>
      <p style={STYLES.entryLink}>
        <a href={appUrl + link.href} style={STYLES.address}>
          {link.label}
        </a>
      </p>
    </div>
  );
}
