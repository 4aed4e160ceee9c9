import type { NewMail } from "#app/features/mail/commands.server.ts";
import type { NewNotification } from "#app/features/notifications/commands.server.ts";
import { ALERT_REASON } from "#app/features/search/saved/labels.ts";
import type { DuePerson } from "#app/features/search/saved/queries-due.server.ts";
import { SAVED_SEARCH_PATHS } from "#app/features/search/saved/rules.ts";
import { candidateParams, candidateSearchFrom } from "../rules.ts";
import { peopleText } from "./labels.ts";

/** The number of new people in a saved search. */
type NewInSearch = { name: string; query: string; count: number };

const PATHS = SAVED_SEARCH_PATHS.candidates;

/**
 * Returns an email with the number of new people in each of a recruiter's searches. It names no one, because the email
 * stays when a person stops being visible.
 */
export function candidateAlertMail(person: DuePerson, searches: readonly NewInSearch[]): NewMail {
  const total = searches.reduce((sum, { count }) => sum + count, 0);
  const [first] = searches;
  return {
    toAddress: person.email,
    toName: person.name,
    subject: `New: ${peopleText(total)} in your saved ${searches.length === 1 ? "search" : "searches"}`,
    heading: searches.length === 1 && first ? `New for “${first.name}”` : "New for your saved searches",
    paragraphs: ["Here's how many people are new or have updated their profiles:"],
    entries: searches.map(({ name, query, count }) => ({
      title: name,
      text: `Found: ${peopleText(count)}.`,
      link: { label: "Show candidates", href: hrefOf(query) },
    })),
    button: { label: "See your saved searches", href: PATHS.list },
    mailing: { userId: person.id, name: "candidate-alerts" },
    reason: ALERT_REASON,
  };
}

/** Returns the notification of new people in a recruiter's searches; like the email, it names no one. */
export function candidateAlertNotification(userId: string, searches: readonly NewInSearch[]): NewNotification {
  const [first] = searches;
  const isOne = searches.length === 1 && first !== undefined;
  const title = isOne ? `New for “${first.name}”` : "New for your saved searches";
  const found = isOne
    ? `Found: ${peopleText(first.count)}.`
    : searches.map(({ name, count }) => `“${name}”: ${peopleText(count)}.`).join(" ");
  const body = `${found} They're new or have updated their profiles.`;
  const href = isOne ? hrefOf(first.query) : PATHS.list;
  const button = { label: isOne ? "Show candidates" : "See your saved searches", href };
  const mail = { subject: title, heading: title, paragraphs: [body], button, reason: ALERT_REASON };
  return { userId, kind: "search-match", title, body, href, mail };
}

/** Sorted so that the people of the alert come first. */
function hrefOf(query: string): string {
  const search = candidateSearchFrom(new URLSearchParams(query));
  return `${PATHS.search}?${candidateParams({ ...search, sort: "newest" })}`;
}
