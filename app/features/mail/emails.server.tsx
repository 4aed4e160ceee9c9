import { type CSSProperties, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { BRAND } from "#app/brand.ts";
import { escapedHtml } from "#app/words.ts";
import { COPY_LINE, REPORT_LINK, SCAM_LINE, STOP_LINK } from "./labels.ts";
import { greeting, type MailContent, type MailEntry, type MailFact } from "./rules.ts";
import { STYLES, SUNK_PAPER } from "./styles.ts";

/** What stands in a mail; `unsubscribePath` for those that can be stopped, `reportPath` for those to others than us. */
type Written = MailContent & { unsubscribePath?: string | null; reportPath?: string | null };

/** Returns the email as plain text: everything in the HTML, with links written out. */
export function textBody(content: Written, toName: string | null, appUrl: string): string {
  const { button, facts = [], quotes = [], entries = [], unsubscribePath, reportPath } = content;
  return [
    greeting(toName),
    content.heading,
    ...content.paragraphs,
    ...(facts.length > 0 ? [factLines(facts)] : []),
    ...quotes,
    ...entries.map((entry) => entryLines(entry, appUrl)),
    ...(button ? [`${button.label}:\n${appUrl}${button.href}`] : []),
    `${SCAM_LINE.strong} ${SCAM_LINE.rest}`,
    `--\n${content.reason}`,
    ...(unsubscribePath ? [`${STOP_LINK}:\n${appUrl}${unsubscribePath}`] : []),
    ...(reportPath ? [`${REPORT_LINK}:\n${appUrl}${reportPath}`] : []),
    `${BRAND.name}, ${BRAND.contactEmail}\n${BRAND.supportHours}`,
  ].join("\n\n");
}

function entryLines({ title, text, facts = [], link }: MailEntry, appUrl: string): string {
  const table = facts.length > 0 ? [factLines(facts)] : [];
  return [title, text, ...table, `${link.label}: ${appUrl}${link.href}`].join("\n");
}

function factLines(facts: readonly MailFact[]): string {
  const width = Math.max(...facts.map(({ label }) => label.length)) + 3;
  return facts.map(({ label, value }) => `${label.padEnd(width)}${value}`).join("\n");
}

/** Outlook ignores max-width, so it gets a table around the sheet. */
const SHEET_OF_OUTLOOK = {
  open: '<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->',
  close: "<!--[if mso]></td></tr></table><![endif]-->",
};

/**
 * Returns the email as a complete HTML document: 600 px, no external files, inline styles, and tables for layout,
 * because Outlook renders nothing else reliably.
 */
export function htmlBody(content: Written, toName: string | null, appUrl: string): string {
  const sheet = renderToStaticMarkup(<Sheet content={content} toName={toName} appUrl={appUrl} />);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="color-scheme" content="light"/><title>${escapedHtml(content.subject)}</title></head><body style="margin:0;padding:0;background:${SUNK_PAPER}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${SUNK_PAPER}"><tr><td align="center" style="padding:24px 0">${SHEET_OF_OUTLOOK.open}${sheet}${SHEET_OF_OUTLOOK.close}</td></tr></table></body></html>`;
}

const LAYOUT = { role: "presentation", cellPadding: 0, cellSpacing: 0, border: 0 } as const;

type SheetProps = { content: Written; toName: string | null; appUrl: string };

function Sheet({ content, toName, appUrl }: SheetProps) {
  return (
    <table {...LAYOUT} width="100%" style={STYLES.sheet}>
      <tbody>
        <tr>
          <td style={STYLES.head}>
            <span style={STYLES.name}>{BRAND.name}</span>
          </td>
        </tr>
        <tr>
          <td style={STYLES.body}>
            <Body content={content} toName={toName} appUrl={appUrl} />
          </td>
        </tr>
        <tr>
          <td style={STYLES.foot}>
            <Foot content={content} appUrl={appUrl} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Body({ content, toName, appUrl }: SheetProps) {
  const { button, facts = [], quotes = [], entries = [] } = content;
  return (
    <>
      <p style={STYLES.greeting}>{greeting(toName)}</p>
      <h1 style={STYLES.heading}>{content.heading}</h1>
      {content.paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mail is drawn once, and two paragraphs may be alike
        <p key={index} style={STYLES.paragraph}>
          {paragraph}
        </p>
      ))}
      {facts.length > 0 && <Facts facts={facts} style={STYLES.facts} />}
      {quotes.map((quote, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Quote key={index} text={quote} />
      ))}
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Entry key={index} entry={entry} appUrl={appUrl} />
      ))}
      {button && <MainButton label={button.label} address={`${appUrl}${button.href}`} />}
      <p style={STYLES.scam}>
        <b>{SCAM_LINE.strong}</b> {SCAM_LINE.rest}
      </p>
    </>
  );
}

function Facts({ facts, style }: { facts: readonly MailFact[]; style: CSSProperties }) {
  return (
    <div style={style}>
      <table cellPadding={0} cellSpacing={0} border={0}>
        <tbody>
          {facts.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row" align="left" style={STYLES.fact}>
                {label}
              </th>
              <td style={STYLES.value}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Quote({ text }: { text: string }) {
  return (
    <blockquote dir="auto" style={STYLES.quote}>
      {text.split("\n").map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </blockquote>
  );
}

function MainButton({ label, address }: { label: string; address: string }) {
  return (
    <>
      <table {...LAYOUT}>
        <tbody>
          <tr>
            <td align="center" style={STYLES.button}>
              <a href={address} style={STYLES.buttonLink}>
                {label}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
      <p style={STYLES.copy}>
        {COPY_LINE}
        <br />
        <a href={address} style={STYLES.address}>
          {address}
        </a>
      </p>
    </>
  );
}

function Foot({ content: { reason, unsubscribePath, reportPath }, appUrl }: Pick<SheetProps, "content" | "appUrl">) {
  return (
    <>
      <p style={STYLES.reason}>{reason}</p>
      {unsubscribePath && (
        <p style={STYLES.reason}>
          <a href={appUrl + unsubscribePath} style={STYLES.stop}>
            {STOP_LINK}
          </a>
        </p>
      )}
      {reportPath && (
        <p style={STYLES.reason}>
          <a href={appUrl + reportPath} style={STYLES.stop}>
            {REPORT_LINK}
          </a>
        </p>
      )}
      <p style={STYLES.sender}>
        {BRAND.name}, {BRAND.contactEmail}. {BRAND.supportHours}.
      </p>
    </>
  );
}

function Entry({ entry: { title, text, facts = [], link }, appUrl }: { entry: MailEntry; appUrl: string }) {
  return (
    <div style={STYLES.entry}>
      <h2 style={STYLES.entryTitle}>{title}</h2>
      <p style={STYLES.entryText}>{text}</p>
      {facts.length > 0 && <Facts facts={facts} style={STYLES.entryFacts} />}
      <p style={STYLES.entryLink}>
        <a href={appUrl + link.href} style={STYLES.address}>
          {link.label}
        </a>
      </p>
    </div>
  );
}
