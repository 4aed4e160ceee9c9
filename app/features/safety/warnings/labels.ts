import type { Warning } from "./rules.ts";

/** What a reader is told beside a message or a job that shows signs of a scam. */
export const WARNING_TEXTS: Record<Warning, string> = {
  money: "It speaks of paying money. An honest employer pays you, and never asks you to pay first.",
  bank: "It speaks of your bank or personal numbers. Give those only after you have a signed contract.",
  elsewhere: "It leads away from this site, to where nobody could look into it.",
  control:
    "It speaks of a program that lets someone else use your computer. Never let an employer you don't know do that.",
  code: "It speaks of a code. Nobody honest needs a code from your phone.",
  link: "It has a link to another website. Open it only if you know where it leads.",
  disguise: "Some of its letters are disguised as others. That's done to get past checks like ours.",
};
