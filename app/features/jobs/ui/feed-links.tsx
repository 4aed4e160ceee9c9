/** Links to the feeds of a page's jobs, which begin at `path`, for readers and for other job sites. */
export function FeedLinks({ path }: { path: string }) {
  return (
    <p className="soft">
      <span>These jobs as a feed: </span>
      <a href={`${path}/feed.xml`}>RSS</a>
      <span>, </span>
      <a href={`${path}/feed.json`}>JSON</a>
      <span>, </span>
      <a href={`${path}/indeed.xml`}>XML for job sites</a>
    </p>
  );
}
