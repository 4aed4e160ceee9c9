import { BRAND } from "#app/brand.ts";
import type { NewMail } from "#app/features/mail/commands.server.ts";
import type { NotificationContent } from "#app/features/notifications/commands.server.ts";
import { LOST_JOBS, lostJobsText } from "./feed-labels.ts";
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
      "Your jobs stay as they are. Once the feed works again, press “Read the feed” on the Import Jobs page, and we'll go on from there.",
    ],
    button: { label: "See your feeds", href: "/recruiter/import" },
    reason: `You're getting this email because ${BRAND.name} reads this feed for you.`,
    onceKey: `feed-stopped ${feed.id} ${feed.failingSince.toISOString()}`,
  };
}

type Lost = { open: number; missing: number };

/** Tells a recruiter in the product that a feed has lost most of its jobs, and that nothing was closed. */
export function lostJobsNotification(url: string, lost: Lost): NotificationContent {
  const body = `${feedName(url)}: ${lostJobsText(lost)}`;
  // An email of its own says the same at once.
  return { kind: "job", title: LOST_JOBS, body, href: "/recruiter/import", mail: null };
}

/** The same as an email, once for each time that it happens. */
export function lostJobsMail(
  reader: { id: string; name: string; email: string },
  { id, url, since, ...lost }: Lost & { id: string; url: string; since: Date },
): NewMail {
  return {
    userId: reader.id,
    toAddress: reader.email,
    toName: reader.name,
    subject: "Your feed has lost most of its jobs",
    heading: LOST_JOBS,
    paragraphs: [
      `${feedName(url)}: ${lostJobsText(lost)}`,
      "If these jobs are really over, please tell us on the Import Jobs page. If the feed is at fault, you don't need to do anything here: we read it again every six hours.",
    ],
    button: { label: "See your feeds", href: "/recruiter/import" },
    reason: `You're getting this email because ${BRAND.name} reads this feed for you.`,
    onceKey: `feed-lost-jobs ${id} ${since.toISOString()}`,
  };
}
