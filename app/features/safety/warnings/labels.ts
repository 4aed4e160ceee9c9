import type { Warning } from "./rules.ts";

/** The warning beside a message or a job for each sign of a scam. */
export const WARNING_TEXTS: Record<Warning, string> = {
  recruiting:
    "It speaks of buying goods or bringing in others. An honest job pays you for your work, and sells you nothing.",
  forwarding:
    "It speaks of money that passes through you. An honest employer never uses your account, and the check may bounce.",
  parcels:
    "It speaks of parcels that you take in and send on. They're often stolen goods, and your name and address are on them.",
  accounts: "It speaks of using your name or your accounts. Never open or lend an account for someone else.",
  harm: "It asks you to open a file, a page, or a program that could harm your computer or take your passwords.",
  office: "It speaks in the name of an office or of this site. Look up their number yourself, and call them there.",
  threat: "It threatens you with losing something. Honest offices give you time, and don't ask for money in a message.",
  person: "It speaks in the name of a boss or someone close. Call them on a number that you already know.",
  secrecy: "It presses you to hurry or to tell no one. Take your time, and talk with someone you trust.",
  promise: "It promises a lot for little, or a job without a talk. Honest employers want to meet you first.",
  investment: "It speaks of money you'd put in and get back as more. No honest person can promise that.",
  money: "It mentions paying money. An honest employer pays you and never asks you to pay first.",
  bank: "It mentions your bank details or personal numbers. Share those only after you have a signed contract.",
  elsewhere: "It leads you away from this site, to a place where no one could look into it.",
  control:
    "It mentions a program that lets someone else use your computer. Never let an employer you don't know do that.",
  code: "It mentions a code. No honest person needs a code from your phone.",
  link: "It links to another website. Open it only if you know where it goes.",
  disguise: "Some of its letters are disguised as others. People do that to get past checks like ours.",
};
