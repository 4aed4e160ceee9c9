import type { Warning } from "./rules.ts";

/** What a reader is told beside a message or a job that shows signs of a scam. */
export const WARNING_TEXTS: Record<Warning, string> = {
  money: "It mentions paying money. An honest employer pays you and never asks you to pay first.",
  bank: "It mentions your bank details or personal numbers. Share those only after you have a signed contract.",
  elsewhere: "It leads you away from this site, to a place where no one could look into it.",
  control:
    "It mentions a program that lets someone else use your computer. Never let an employer you don't know do that.",
  code: "It mentions a code. No honest person needs a code from your phone.",
  link: "It links to another website. Open it only if you know where it goes.",
  disguise: "Some of its letters are disguised as others. People do that to get past checks like ours.",
};
