import { Form, href, Link } from "react-router";
import { FLEXIBILITIES } from "#app/domain/employment.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxGroup } from "#app/ui/choice.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { TextInput } from "#app/ui/text-input.tsx";
import { relativeTime } from "#app/ui/time-distance.ts";
import { FLEXIBILITY_LABELS } from "../../labels.ts";
import { feedName } from "../feed-rules.ts";
import { FEED_LIMITS, type JobFeed } from "../rules.ts";

export type JobFeedsProps = {
  feeds: readonly JobFeed[];
  now: Date;
  mayAdd: boolean;
  mayChange: boolean;
  answer: FormResult | undefined;
};

/** The company's feeds, and a form to add one. */
export function JobFeeds({ feeds, now, mayAdd, mayChange, answer }: JobFeedsProps) {
  if (!mayAdd && feeds.length === 0) return null;
  return (
    <Card title="Feeds">
      <div className="stack stack--s5">
        {feeds.length > 0 && (
          <ul className="lines">
            {feeds.map((feed) => (
              <li key={feed.id}>
                <Feed feed={feed} now={now} mayRead={mayAdd} mayChange={mayChange} />
              </li>
            ))}
          </ul>
        )}
        {mayAdd && feeds.filter(({ starter }) => starter === null).length < FEED_LIMITS.count && (
          <AddFeed answer={answer} />
        )}
      </div>
    </Card>
  );
}

type FeedProps = { feed: JobFeed; now: Date; mayRead: boolean; mayChange: boolean };

function Feed({ feed, now, mayRead, mayChange }: FeedProps) {
  const name = feedName(feed.url);
  return (
    <>
      <div>
        {feed.importId ? (
          <Link to={href("/recruiter/import/:importId", { importId: feed.importId })}>{name}</Link>
        ) : (
          <b>{name}</b>
        )}
        <p className="soft">{`${feed.starter ? `Added by ${feed.starter}. ` : ""}${stateOf(feed, now)}`}</p>
      </div>
      {mayChange && (
        <div className="row row--near">
          {mayRead && <FeedButton feed={feed} intent="read-feed" label="Read now" />}
          {feed.nextReadAt !== null && <FeedButton feed={feed} intent="stop-feed" label="Stop" />}
          <FeedButton feed={feed} intent="remove-feed" label="Remove" />
        </div>
      )}
    </>
  );
}

function stateOf({ readAt, nextReadAt, problem, lostJobsSince, stoppedAt }: JobFeed, now: Date): string {
  const read = readAt === null ? "Not read yet" : `Read ${relativeTime(readAt, now)}`;
  const every = nextReadAt === null ? "" : ". Every 6 hours";
  const trouble = problem === null ? "" : `. ${problem}`;
  const lost = lostJobsSince === null ? "" : ". Most of its jobs are gone. It's waiting for your OK";
  return `${read}${every}${lost}${trouble}${stoppedAt === null ? "" : " We stopped after five days."}`;
}

type FeedButtonProps = { feed: JobFeed; intent: "read-feed" | "stop-feed" | "remove-feed"; label: string };

function FeedButton({ feed, intent, label }: FeedButtonProps) {
  return (
    <Form method="post" action={href("/recruiter/import")}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="feedId" value={feed.id} />
      <Button type="submit" aria-label={`${label}: ${feedName(feed.url)}`}>
        {label}
      </Button>
    </Form>
  );
}

function AddFeed({ answer }: { answer: FormResult | undefined }) {
  const form = useFormResult(answer);
  return (
    <Form
      method="post"
      action={href("/recruiter/import")}
      className="stack stack--s4"
      ref={form.formRef}
      onInput={form.onInput}
      aria-label="Add a feed"
      noValidate
    >
      <input type="hidden" name="intent" value="add-feed" />
      <FormProblem answer={answer} />
      <TextInput
        name="url"
        label="Feed address"
        hint="XML as for Indeed, JSON Feed, or a list of JobPosting. It begins with https://"
        autoComplete="off"
        inputMode="url"
        error={form.errorOf("url")}
        defaultValue={form.valueOf("url")}
      />
      <fieldset className="stack stack--s4">
        <legend className="label">For jobs where the feed doesn't say</legend>
        <div className="grid2">
          <TextInput
            name="hoursPerWeek"
            label="Hours per week"
            optional
            inputMode="numeric"
            autoComplete="off"
            error={form.errorOf("hoursPerWeek")}
            defaultValue={form.valueOf("hoursPerWeek")}
          />
          <TextInput
            name="industry"
            label="Industry"
            optional
            autoComplete="off"
            error={form.errorOf("industry")}
            defaultValue={form.valueOf("industry")}
          />
        </div>
        <CheckboxGroup
          name="flexibility"
          label="Flexibility"
          hint="Feeds rarely say, and every job here needs at least one."
          isSideBySide
          error={form.errorOf("flexibility")}
          defaultValues={form.valuesOf("flexibility")}
          choices={FLEXIBILITIES.map((value) => ({ value, label: FLEXIBILITY_LABELS[value] }))}
        />
      </fieldset>
      <div className="row">
        <Button type="submit" variant="primary">
          Read the feed
        </Button>
      </div>
    </Form>
  );
}
