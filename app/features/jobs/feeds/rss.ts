import { shortenedAtWord, xmlText } from "#app/words.ts";
import { fullPayText, hoursText } from "../labels.ts";
import type { Feed } from "./rules.ts";

const LETTERS_SHOWN = 400;

/** Returns a page of a feed as RSS 2.0, for feed readers. */
export function rssOf({ title, description, homeUrl, selfUrl, nextUrl, jobs }: Feed): string {
  const newest = jobs[0];
  const channel = [
    `<title>${xmlText(title)}</title>`,
    `<link>${xmlText(homeUrl)}</link>`,
    `<description>${xmlText(description)}</description>`,
    "<language>en-us</language>",
    `<atom:link href="${xmlText(selfUrl)}" rel="self" type="application/rss+xml"/>`,
    ...(nextUrl === null ? [] : [`<atom:link href="${xmlText(nextUrl)}" rel="next" type="application/rss+xml"/>`]),
    ...(newest ? [`<lastBuildDate>${newest.job.createdAt.toUTCString()}</lastBuildDate>`] : []),
    ...jobs.map(item),
  ];
  return `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n${channel.join("\n")}\n</channel></rss>`;
}

function item({ job, url, link }: Feed["jobs"][number]): string {
  const facts = `${job.company}, ${job.location}. ${fullPayText(job)}. ${hoursText(job.hoursPerWeek)}.`;
  return [
    "<item>",
    `<title>${xmlText(`${job.title}, ${job.company}`)}</title>`,
    `<link>${xmlText(link)}</link>`,
    `<guid isPermaLink="true">${xmlText(url)}</guid>`,
    `<category>${xmlText(job.industry)}</category>`,
    `<pubDate>${job.createdAt.toUTCString()}</pubDate>`,
    `<description>${xmlText(`${facts} ${shortenedAtWord(job.description, LETTERS_SHOWN)}`)}</description>`,
    "</item>",
  ].join("");
}
