import { href, Link } from "react-router";
import { describeApiOf } from "#app/api/v1/api.ts";
import { BRAND } from "#app/brand.ts";
import { referenceOf } from "#app/features/api-keys/reference.ts";
import { ANSWER_KEPT_MS } from "#app/features/api-keys/rules.ts";
import { ApiObjects, ApiOperations, anchorOf, useOpenTarget } from "#app/features/api-keys/ui/api-reference.tsx";
import { listNewestJobs } from "#app/features/jobs/queries-public.server.ts";
import { listHiringCompanies } from "#app/features/profiles/companies/listing.server.ts";
import { EVENT_TEXTS } from "#app/features/webhooks/labels.ts";
import { platformContext } from "#app/http/contexts.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { HOUR_MS } from "#app/time.ts";
import { ArticleSection } from "#app/ui/article-page.tsx";
import { DocumentPage } from "#app/ui/document-page.tsx";
import { FactsTable } from "#app/ui/facts-table.tsx";
import type { Route } from "./+types/developers";

const PARTS = {
  begin: { id: "begin", title: "Get started" },
  rules: { id: "rules", title: "For every request" },
  objects: { id: "objects", title: "Objects" },
  webhooks: { id: "webhooks", title: "Webhooks" },
  problems: { id: "problems", title: "Problems" },
};

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: "API for developers",
    description: `Read open jobs without a key, post your own and read who applied with one, and get webhooks: the API of ${BRAND.name}.`,
    path: "/developers",
  };
  return pageMeta(page, matches);
}

/** Shows the API from its own OpenAPI document, with a job and a company to try it with. */
export async function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const [job] = await listNewestJobs(platform.db, 1);
  const [company] = await listHiringCompanies(platform.db, { after: null, limit: 1 });
  const samples = { ...(job && { jobId: job.id }), ...(company && { slug: company.slug }) };
  return { reference: referenceOf(describeApiOf(platform)), samples };
}

export default function Developers({ loaderData: { reference, samples } }: Route.ComponentProps) {
  const { baseUrl, topics, objects } = reference;
  useOpenTarget();
  const parts = [
    PARTS.begin,
    PARTS.rules,
    ...topics.map(({ title }) => ({ id: anchorOf(title), title })),
    PARTS.objects,
    PARTS.webhooks,
    PARTS.problems,
  ];
  return (
    <DocumentPage
      title="API for developers"
      lede="Anyone can read the open jobs. With a key, your own software can post jobs and read who applied, under the rules of this site."
      facts="This page is generated from the OpenAPI document that the API checks every request against."
      parts={parts}
    >
      <ArticleSection part={PARTS.begin}>
        <p>
          <span>All addresses begin with </span>
          <code>{baseUrl}</code>
          <span>. The </span>
          <a href="/api/v1/openapi.json">OpenAPI 3.1 document</a>
          <span> describes them for your tools.</span>
        </p>
        <p>
          <span>Public jobs and companies need no key. For your own jobs, create one on the </span>
          <Link to={href("/recruiter/api")}>API page of your account</Link>
          <span> and send it with each request:</span>
        </p>
        <pre>
          <code>{`curl "${baseUrl}/company/jobs" \\\n  -H "Authorization: Bearer $SEASONED_KEY"`}</code>
        </pre>
      </ArticleSection>
      <ArticleSection part={PARTS.rules}>
        <ul>
          <li>Requests and responses are JSON, and times are in UTC as in 2026-11-20T10:00:00.000Z.</li>
          <li>
            A list has pages. Follow the Link header to the next one, or send <code>next</code> back as{" "}
            <code>cursor</code>.
          </li>
          <li>Public responses have an ETag. Send it as If-None-Match, and you get 304 while nothing has changed.</li>
          <li>
            The RateLimit header says how many requests are left. After too many you get 429, and Retry-After says how
            many seconds to wait.
          </li>
          <li>
            {`Send an Idempotency-Key when you post or change something. If the answer is lost, send the same request again: for ${ANSWER_KEPT_MS / HOUR_MS} hours it happens only once.`}
          </li>
          <li>
            A job from the API goes through what a job from the form goes through: the check of words about age, your
            plan, and our review before it's public. Its <code>status</code> says where it stands.
          </li>
        </ul>
      </ArticleSection>
      <ApiOperations topics={topics} samples={samples} />
      <ArticleSection part={PARTS.objects}>
        <ApiObjects objects={objects} />
      </ArticleSection>
      <ArticleSection part={PARTS.webhooks}>
        <p>
          <span>Add an endpoint on the </span>
          <Link to={href("/recruiter/webhooks")}>Webhooks page of your account</Link>
          <span>, and we post a message to it when one of these happens:</span>
        </p>
        <FactsTable caption="Events" columns={["Event", "What happened"]} rows={Object.entries(EVENT_TEXTS)} />
        <pre>
          <code>
            {`{
  "type": "application.created",
  "timestamp": "2026-11-20T10:00:00.000Z",
  "data": { "applicationId": "…", "jobId": "…", "status": "pending" }
}`}
          </code>
        </pre>
        <p>
          A message has ids and a status, and nothing about a person: read the rest with a key. It's signed as{" "}
          <a href="https://www.standardwebhooks.com" rel="noopener noreferrer">
            Standard Webhooks
          </a>{" "}
          says, so its libraries check the headers <code>webhook-id</code>, <code>webhook-timestamp</code> and{" "}
          <code>webhook-signature</code> with your secret. Answer with 2xx within ten seconds. Otherwise we try again
          for 24 hours, with the same <code>webhook-id</code>; a message may come twice, never under two ids.
        </p>
      </ArticleSection>
      <ArticleSection part={PARTS.problems}>
        <p>
          What can't be done is answered by a problem as RFC 9457 describes it: <code>code</code> is for your program,{" "}
          <code>title</code> and <code>detail</code> are for people, and <code>errors</code> names each wrong value.
        </p>
        <pre>
          <code>
            {`{
  "type": "/developers#invalid-body",
  "code": "invalid-body",
  "status": 422,
  "title": "Some values can't be accepted",
  "detail": "The errors name each of them.",
  "instance": "urn:uuid:…",
  "errors": [{ "pointer": "/title", "detail": "Job title must be at least 5 characters" }]
}`}
          </code>
        </pre>
      </ArticleSection>
    </DocumentPage>
  );
}
