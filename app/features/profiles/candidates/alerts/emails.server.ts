import type { NewMail } from "#app/features/mail/commands.server.ts";
import { ALERT_REASON } from "#app/features/search/saved/labels.ts";
import type { DuePerson } from "#app/features/search/saved/queries-due.server.ts";
import { SAVED_SEARCH_PATHS } from "#app/features/search/saved/rules.ts";
import { candidateParams, candidateSearchFrom } from "../rules.ts";
import { peopleText } from "./labels.ts";

/** The number of new people in a saved search. */
export type CandidateNews = { name: string; query: string; count: number };

const PATHS = SAVED_SEARCH_PATHS.candidates;

/**
 * Returns an email with the number of new people in each of a recruiter's searches. It names no one, because the email
 * stays when a person stops being visible.
 */
export function candidateAlertMail(person: DuePerson, news: readonly CandidateNews[]): NewMail {
  const total = news.reduce((sum, { count }) => sum + count, 0);
  const [first] = news;
  return {
    toAddress: person.email,
    toName: person.name,
    subject: `New: ${peopleText(total)} in your saved ${news.length === 1 ? "search" : "searches"}`,
    heading: news.length === 1 && first ? `New for “${first.name}”` : "New for your saved searches",
    paragraphs: ["Here's how many people are new or have updated their profiles:"],
    entries: news.map(({ name, query, count }) => ({
      title: name,
      text: `Found: ${peopleText(count)}.`,
      // Sorted so that the people of the email come first.
      link: { label: "Show candidates", href: `${PATHS.search}?${latestFirst(query)}` },
    })),
    button: { label: "See your saved searches", href: PATHS.list },
    letter: { userId: person.id, name: "candidate-alerts" },
    reason: ALERT_REASON,
  };
}

function latestFirst(query: string): URLSearchParams {
  return candidateParams({ ...candidateSearchFrom(new URLSearchParams(query)), sort: "newest" });
}
