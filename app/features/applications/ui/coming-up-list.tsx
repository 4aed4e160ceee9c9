import { href, Link } from "react-router";
import { Day } from "#app/ui/date-time.tsx";
import { Timeline, type TimelineEvent } from "#app/ui/timeline.tsx";
import { counted } from "#app/words.ts";
import { dueDayText } from "../answers/labels.ts";
import type { ComingUp } from "../coming-up/rules.ts";
import { interviewText } from "../interviews/labels.ts";

/** The id of the section, to which the figure of interviews links. */
export const COMING_UP_ID = "coming-up";

/** A recruiter's next interviews, due replies, and closing jobs, each with a link to where it is dealt with. */
export function ComingUpList({ events }: { events: readonly ComingUp[] }) {
  return (
    <section aria-labelledby={COMING_UP_ID} className="stack">
      <h2 id={COMING_UP_ID}>Coming up</h2>
      <Timeline label="Coming up" events={events.map((event, index) => ({ ...eventOf(event), isNow: index === 0 }))} />
    </section>
  );
}

function eventOf(event: ComingUp): TimelineEvent {
  if (event.kind === "interview") {
    const { applicationId, jobId, candidateId, fullName, title, interview } = event;
    const profile = new URLSearchParams({ job: jobId, candidate: candidateId });
    return {
      id: applicationId,
      title: `Interview with ${fullName}`,
      text: <Link to={`${href("/recruiter/applications")}?${profile}`}>{title}</Link>,
      when: interviewText(interview),
    };
  }
  if (event.kind === "replies") {
    const { on, count } = event;
    return {
      id: `replies ${on}`,
      title: `Reply due to ${counted(count, "applicant")}`,
      text: <Link to={`${href("/recruiter/applicants")}?due=due&sort=due`}>See who is waiting</Link>,
      when: dueDayText(on),
    };
  }
  const { jobId, title, applicants: count, expiresAt } = event;
  return {
    id: `closing ${jobId}`,
    title: `Job closes, ${counted(count, "applicant")}`,
    text: <Link to={`${href("/recruiter/manage-jobs")}?${new URLSearchParams({ q: title })}`}>{title}</Link>,
    when: <Day at={expiresAt} />,
  };
}
