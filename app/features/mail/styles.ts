import type { CSSProperties } from "react";

// Email programs drop stylesheets and variables, so an email has inline colors of its own.
const INK = "#15261D";
const SOFT_INK = "#394840";
const GREEN = "#1C4B38";
const PAPER = "#FFFDF7";
/** The color around the sheet. */
export const SUNK_PAPER = "#F1E9D8";
const HAIRLINE = "#DDD2BC";
const SERIF = "Georgia,'Times New Roman',serif";
const SANS = "'Atkinson Hyperlegible Next',Verdana,Arial,sans-serif";

/** `msoPaddingAlt` is Outlook's padding, which links have no other way to get. */
type Style = CSSProperties & { msoPaddingAlt?: string };

/** The style of each part of an email. */
export const STYLES = {
  sheet: { maxWidth: "600px", background: PAPER, color: INK, font: `18px/1.55 ${SANS}`, textAlign: "left" },
  head: { padding: "24px 28px 18px", borderBottom: `2px solid ${INK}` },
  name: { font: `600 25px/1 ${SERIF}`, letterSpacing: "-.3px" },
  body: { padding: "28px", font: `18px/1.55 ${SANS}`, color: INK },
  greeting: { margin: "0 0 16px" },
  heading: { margin: "0 0 14px", font: `600 29px/1.15 ${SERIF}`, letterSpacing: "-.4px" },
  paragraph: { margin: "0 0 20px" },
  facts: {
    margin: "0 0 24px",
    padding: "10px 0",
    borderTop: `1px solid ${HAIRLINE}`,
    borderBottom: `1px solid ${HAIRLINE}`,
  },
  fact: {
    padding: "5px 18px 5px 0",
    fontSize: "16px",
    fontWeight: 400,
    color: SOFT_INK,
    whiteSpace: "nowrap",
    verticalAlign: "top",
  },
  value: { padding: "5px 0", fontSize: "18px", fontWeight: 700, wordBreak: "break-word", verticalAlign: "top" },
  quote: { margin: "0 0 20px", padding: "2px 0 2px 16px", borderLeft: `3px solid ${HAIRLINE}` },
  button: { background: GREEN, borderRadius: "6px", msoPaddingAlt: "14px 26px" },
  buttonLink: {
    display: "inline-block",
    padding: "14px 26px",
    color: PAPER,
    fontWeight: 700,
    textDecoration: "none",
  },
  entry: { margin: "0 0 18px", paddingTop: "14px", borderTop: `1px solid ${HAIRLINE}` },
  entryTitle: { margin: "0 0 4px", font: `600 21px/1.25 ${SERIF}` },
  entryText: { margin: "0 0 6px" },
  entryFacts: { margin: "0 0 6px" },
  entryLink: { margin: 0 },
  copy: { margin: "20px 0 24px", fontSize: "16px", color: SOFT_INK },
  address: { color: GREEN, wordBreak: "break-all" },
  scam: { margin: 0, paddingTop: "18px", borderTop: `1px solid ${HAIRLINE}`, fontSize: "16px" },
  foot: { padding: "20px 28px 26px", background: SUNK_PAPER, font: `16px/1.5 ${SANS}`, color: SOFT_INK },
  reason: { margin: "0 0 10px" },
  stop: { color: SOFT_INK, textDecoration: "underline" },
  sender: { margin: 0 },
} satisfies Record<string, Style>;
