import { BRAND } from "#app/brand.ts";
import type { NewMail } from "#app/features/mail/commands.server.ts";
import { feedName } from "./feed-rules.ts";

type Stopped = { id: string; url: string; problem: string; failingSince: Date };

/** Tells a recruiter once that a feed was given up after days in which it could not be read. */
export function stoppedMail(reader: { id: string; name: string; email: string }, feed: Stopped): NewMail {
  const name = feedName(feed.url);
  return {
    userId: reader.id,
    toAddress: reader.email,
    toName: reader.name,
    subject: "We stopped reading your feed of jobs",
    heading: "We stopped reading your feed",
    paragraphs: [
      `For five days we couldn't read ${name}. ${feed.problem}`,
      "Your jobs stay as they are. Once the feed works again, read it on the page of imports, and we'll go on from there.",
    ],
    button: { label: "See your feeds", href: "/recruiter/import" },
    reason: `You're getting this email because ${BRAND.name} reads this feed for you.`,
    onceKey: `feed-stopped ${feed.id} ${feed.failingSince.toISOString()}`,
  };
}
