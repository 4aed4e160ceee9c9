import { flexibilityText } from "../labels.ts";
import { jobPosting } from "../markup/job-posting.ts";
import type { Feed } from "./rules.ts";

/** Returns a page of a feed as JSON Feed 1.1; each item has its job as a JobPosting too. */
export function jsonFeedOf({ title, description, homeUrl, selfUrl, nextUrl, jobs }: Feed): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    home_page_url: homeUrl,
    feed_url: selfUrl,
    ...(nextUrl === null ? {} : { next_url: nextUrl }),
    language: "en-US",
    items: jobs.map(({ job, url, link }) => ({
      id: url,
      url: link,
      title: `${job.title}, ${job.company}`,
      content_text: job.description,
      date_published: job.createdAt.toISOString(),
      date_modified: job.updatedAt.toISOString(),
      authors: [{ name: job.company }],
      tags: [job.industry],
      // Two facts that schema.org has no words for.
      _job_posting: {
        ...jobPosting(job, url),
        flexibility: flexibilityText(job.flexibility),
        workType: job.workType,
      },
    })),
  });
}
