import { href } from "react-router";
import { BRAND } from "#app/brand.ts";
import { fullPayText, hoursText } from "#app/features/jobs/labels.ts";
import { listFeedJobs } from "#app/features/jobs/listing/queries.server.ts";
import { platformContext } from "#app/http/contexts.ts";
import { xmlResponse, xmlText } from "#app/http/xml.ts";
import { shortenedAtWord } from "#app/words.ts";
import type { Route } from "./+types/jobs-feed";

const NEWEST = 50;
const WORDS_SHOWN = 400;

type FeedJob = Awaited<ReturnType<typeof listFeedJobs>>[number];

/** Returns the newest open jobs as RSS 2.0, for feed readers and other job sites. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, env } = context.get(platformContext);
  const jobs = await listFeedJobs(db, NEWEST);
  const self = env.appUrl + href("/jobs/feed.xml");
  const newest = jobs[0];
  const channel = [
    `<title>${xmlText(`New jobs at ${BRAND.name}`)}</title>`,
    `<link>${xmlText(env.appUrl + href("/find-jobs"))}</link>`,
    "<description>Flexible work for experienced people, each job with its pay and its hours.</description>",
    "<language>en-us</language>",
    `<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [`<lastBuildDate>${newest.createdAt.toUTCString()}</lastBuildDate>`] : []),
    ...jobs.map((job) => item(job, env.appUrl + href("/job/:jobId", { jobId: job.id }))),
  ];
  const rss = `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n${channel.join("\n")}\n</channel></rss>`;
  return xmlResponse(rss, "application/rss+xml");
}

function item(job: FeedJob, link: string): string {
  const facts = `${job.company}, ${job.location}. ${fullPayText(job)}. ${hoursText(job.hoursPerWeek)}.`;
  const text = shortenedAtWord(job.description, WORDS_SHOWN);
  return [
    "<item>",
    `<title>${xmlText(`${job.title}, ${job.company}`)}</title>`,
    `<link>${xmlText(link)}</link>`,
    `<guid isPermaLink="true">${xmlText(link)}</guid>`,
    `<category>${xmlText(job.industry)}</category>`,
    `<pubDate>${job.createdAt.toUTCString()}</pubDate>`,
    `<description>${xmlText(`${facts} ${text}`)}</description>`,
    "</item>",
  ].join("");
}
