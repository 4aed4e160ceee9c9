import { textParts } from "../links/rules.ts";

const WARNINGS = ["money", "bank", "elsewhere", "code", "link"] as const;

/** Why a reader should be careful with a message or a job. */
export type Warning = (typeof WARNINGS)[number];

const FEE = "(application|registration|processing|training|enroll?ment|placement|activation|administration|admin|visa)";
const PAID_FIRST = "(kit|equipment|laptop|training|certification|software|uniform|background check|visa|id card)";
const IDENTITY = "(passport|drivers? licen[cs]e|photo id|identity card|medicare card|social security card)";
const NUMBERS = "(bank (account|details|login|information|info)|online banking|account number|routing number|iban)";

/**
 * How the frauds speak that the Federal Trade Commission and the job boards warn of. Each sign is a turn of phrase and
 * not a word: people who keep accounts write of fees, deposits and bank accounts all day.
 */
const SIGNS: Record<Exclude<Warning, "link">, readonly RegExp[]> = {
  money: [
    new RegExp(`\\b${FEE} (fees?|charges?|deposits?)\\b`),
    /\b(refundable|security|small|advance|initial) (fee|deposit|payment)s?\b/,
    /\b(fee|deposit) of (usd )?\$?\d/,
    /(?<!\bwe )\bpay (\w+ ){0,3}(fee|deposit)\b/,
    /\b(up ?front|in advance) (cost|payment|fee)s?\b|(?<!\bwe )\bpay (\w+ ){0,3}(up ?front|first|in advance)\b/,
    new RegExp(`(?<!\\bwe )(?<!\\bwould )\\b(pay for|buy|purchase|order) (\\w+ ){0,3}${PAID_FIRST}\\b`),
    /\bstarter kits?\b|\breimburse you\b/,
    /\b(crypto|cryptocurrenc(y|ies)|bitcoins?|usdt|ethereum|litecoin)\b/,
    /\b(gift|itunes|steam|google play|amazon|prepaid) ?cards?\b/,
    /\b(make|send|by|via|through|with) (\w+ ){0,2}(wire|money) (transfer|order)s?\b|\bwire (the|me|us|it)\b/,
    /\b(western union|money ?gram|zelle|cash ?app|venmo)\b/,
    /\b(cashiers?|certified) (check|cheque)s?\b/,
    /\b(deposit|cash) (the|this|that|our|my|a) (check|cheque)\b/,
    /\b(mail|send|sending|mailing) you (\w+ ){0,2}(check|cheque)\b/,
  ],
  bank: [
    new RegExp(`\\b(send|give|share|provide|confirm|text|email|need|want|reply with) (\\w+ ){0,5}${NUMBERS}\\b`),
    new RegExp(`\\byour (\\w+ ){0,2}${NUMBERS}\\b`),
    /\b(debit|credit|bank) card (number|details)\b|\byour card number\b/,
    /\bsocial security number\b|\bssn\b|\bmothers maiden name\b/,
    new RegExp(`\\b(photo|copy|copies|picture|scan|image|front and back|both sides) of (\\w+ ){0,2}${IDENTITY}\\b`),
    new RegExp(`\\b(send|upload|text|email) (\\w+ ){0,3}${IDENTITY}\\b`),
    /\byour (date of birth|medicare number)\b/,
  ],
  elsewhere: [
    /\bwhats ?app\b|\bwe ?chat\b|\bgoogle (chat|hangouts)\b|\bhangouts\b/,
    /\b(on|via|to|my|through|use|download|install) telegram\b|\btelegram (app|me|id|handle|username|at)\b/,
    /\b(signal app|(me|us) on (signal|viber|facebook|messenger|instagram))\b/,
    /\btext (me|us|him|her|our manager) (at|on)\b|\btext (this|my) number\b|\badd me on\b/,
    /\b(my|our) (personal|private) (e ?mail|number|gmail)\b/,
  ],
  code: [
    /\b(verification|security|one time|6 digit|six digit|confirmation) (pass)?codes?\b|\bpass ?codes?\b|\bgift codes?\b/,
    /\b(send|tell|text|read|give) (me|us) (the|that) code\b|\bcode (that )?(i|we) (just )?(sent|texted)\b/,
  ],
};

/**
 * What in a recruiter's message or job a senior should be careful with (R76). Letters made to look different and invisible
 * characters are read as what they look like. Links to `ownHost` are ours and fine.
 */
export function warningsIn(content: string, ownHost: string): Warning[] {
  const plain = content
    .normalize("NFKC")
    .replace(/[\p{Cf}'\u2019]+/gu, "")
    .toLowerCase()
    .replace(/[\s_-]+/g, " ");
  return WARNINGS.filter((warning) =>
    warning === "link" ? hasForeignLink(content, plain, ownHost) : SIGNS[warning].some((sign) => sign.test(plain)),
  );
}

function hasForeignLink(content: string, plain: string, ownHost: string): boolean {
  const links = textParts(content).filter(({ href }) => href !== null);
  if (links.some(({ href }) => href !== null && new URL(href).host !== ownHost)) return true;
  // An address written without its beginning, or one that is no honest link, is meant to be copied.
  const isLinked = links.length > 0;
  return !isLinked && /\b(https?:\/\/|www\.|(bit\.ly|t\.me|wa\.me|tinyurl\.com)\/)/.test(plain);
}
