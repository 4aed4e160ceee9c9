import { heldApart, readAsSeen, readDigitsAsLetters } from "../lookalikes.ts";

const PHRASE_KINDS = ["money", "bank", "elsewhere", "control", "code"] as const;

/** What a set phrase is a sign of. */
export type PhraseKind = (typeof PHRASE_KINDS)[number];

const FEE = "(application|registration|processing|training|enroll?ment|placement|activation|administration|admin|visa)";
const PAID_FIRST = "(kit|equipment|laptop|training|certification|software|uniform|background check|visa|id card)";
const IDENTITY = "(passport|drivers? licen[cs]e|photo id|identity card|medicare card|social security card)";
const CARDS = "(apple|google|ebay|vanilla|walmart|target|sephora|xbox|razer|roblox)";
const SELLERS =
  "(programs?|programmes?|business|industry|sales|team|department|manager|operations|analyst|product|counter)";
const GET = "(buy|purchase|get|send|pick up|scratch|load|pay (with|by|in|for))";
const CHECK = "(check|cheque)";
const REMOTE =
  "(any ?desk|team ?viewer|ultra ?viewer|rust ?desk|air ?droid|log ?me ?in|screen ?connect|splashtop|supremo|quick assist|remote (desktop|access|control))";
const CHATS = "(skype|discord|viber|kik|imessage)";
const NUMBERS = "(bank (account|details|login|information|info)|online banking|account number|routing number|iban)";

/**
 * Phrases of the scams that the Federal Trade Commission and job boards warn about. Each sign is a
 * phrase and not a single word, because bookkeepers write about fees, deposits, and bank accounts
 * all day.
 */
const SIGNS: Record<PhraseKind, readonly RegExp[]> = {
  money: [
    new RegExp(`\\b${FEE} (fees?|charges?|deposits?)\\b`),
    /\b(refundable|security|small|advance|initial) (fee|deposit|payment)s?\b/,
    /\b(fee|deposit) of (usd )?\$?\d/,
    /(?<!\bwe )\bpay (\w+ ){0,3}(fee|deposit)\b/,
    /\b(up ?front|in advance) (cost|payment|fee)s?\b|(?<!\bwe )\bpay (\w+ ){0,3}(up ?front|first|in advance)\b/,
    new RegExp(`(?<!\\bwe )(?<!\\bwould )\\b(pay for|buy|purchase|order) (\\w+ ){0,3}${PAID_FIRST}\\b`),
    /\bstarter kits?\b|\breimburse you\b/,
    /\b(crypto|cryptocurrenc(y|ies)|bitcoins?|usdt|ethereum|litecoin)\b/,
    /\b(itunes|steam|google play|amazon|prepaid) ?cards?\b/,
    // Someone's trade is not a request, but a request for a trader is, whatever follows.
    new RegExp(`\\bgift ?cards?\\b(?! ${SELLERS}\\b)|\\b${GET} (\\w+ ){0,5}gift ?cards?\\b`),
    new RegExp(`\\b${GET} (\\w+ ){0,4}${CARDS} ?cards?\\b`),
    /\b(make|send|by|via|through|with) (\w+ ){0,2}(wire|money) (transfer|order)s?\b|\bwire (the|me|us|it)\b/,
    /\b(western union|money ?gram|zelle|cash ?app|venmo)\b/,
    /\b(cashiers?|certified) (check|cheque)s?\b/,
    new RegExp(`\\b(deposit|cash) (the|this|that|our|my|a) ${CHECK}\\b`),
    new RegExp(`\\b(a|the|this|that|our) ${CHECK}\\b.{0,120}\\b(deposit|cash) (it|them|this)\\b`),
    new RegExp(
      `\\b(deposit|(a|the|this|that|our) ${CHECK})\\b.{0,120}\\bkeep (\\w+ ){0,3}(\\$ ?\\d|rest|difference|remainder|change)`,
    ),
    /\b(send|return|forward) (back )?the (difference|remainder|overpayment)\b/,
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
    /\bwhats ?app\b|\bwechat\b|\b(on|via|to|my|use|add|install) we chat\b|\bgoogle (chat|hangouts)\b|\bhangouts\b/,
    /\b(on|via|to|my|through|use|download|install) telegram\b|\btelegram (app|me|id|handle|username|at)\b|\btelegram ?[:@]/,
    new RegExp(`\\b(on|via|to|my|our|over|through|use|using|join|download|install) (\\w+ )?${CHATS}\\b`),
    new RegExp(`\\b${CHATS} (app|me|id|name|handle|username|at|server)\\b|\\b${CHATS} ?[:@#+]`),
    /\b(signal app|(me|us) on (signal|viber|facebook|messenger|instagram))\b/,
    /\btext (me|us|him|her|our manager) (at|on)\b|\btext (this|my) number\b|\badd me on\b/,
    /\b(my|our) (personal|private) (e ?mail|number|gmail)\b/,
  ],
  control: [
    new RegExp(`\\b(install|download|open|start|run|launch|set up|use|via|need) (\\w+ ){0,4}${REMOTE}\\b`),
    new RegExp(`\\b${REMOTE} (id|code|number|session|app|program|software|on your|to your)\\b`),
    /\b(control of|connect to|log in ?to|access to) your (computer|laptop|pc|screen|phone)\b/,
  ],
  code: [
    /\b(verification|security|one time|6 digit|six digit|confirmation) (pass)?codes?\b|\bpass ?codes?\b|\bgift codes?\b/,
    /\b(send|tell|text|read|give) (me|us) (the|that) code\b|\bcode (that )?(i|we) (just )?(sent|texted)\b/,
  ],
};

/** Words that no one writes with separated letters by accident. */
const HELD_APART: ReadonlyArray<readonly [PhraseKind, readonly RegExp[]]> = [
  [
    "money",
    [
      "gift card",
      "bitcoin",
      "crypto",
      "cryptocurrency",
      "ethereum",
      "money gram",
      "western union",
      "zelle",
      "venmo",
    ].map(heldApart),
  ],
  ["elsewhere", ["telegram", "whats app", "we chat", "skype", "discord", "viber", "hangouts"].map(heldApart)],
  ["control", ["any desk", "team viewer"].map(heldApart)],
];

/**
 * Returns the kinds of set phrases in a text. Separated letters, and digits in place of letters,
 * are read as what they look like.
 */
export function phrasesIn(content: string): PhraseKind[] {
  const seen = readAsSeen(content);
  const all = [seen, ...readDigitsAsLetters(seen)];
  const readings = all.map((text) => text.replace(/[\s_\-/|*~]+/g, " "));
  const letters = all.map((text) => text.replace(/\s+/g, " "));
  return PHRASE_KINDS.filter((kind) => {
    if (SIGNS[kind].some((sign) => readings.some((text) => sign.test(text)))) return true;
    return HELD_APART.some(
      ([of, words]) => of === kind && words.some((word) => letters.some((text) => word.test(text))),
    );
  });
}
