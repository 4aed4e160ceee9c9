import { href, redirect } from "react-router";
import type { JobQuestion } from "#app/domain/questions.ts";
import { readAsSchema } from "#app/features/jobs/occupations/schema.ts";
import { findSkillOffers } from "#app/features/jobs/skill-offers.server.ts";
import { wordsOfJob } from "#app/features/jobs/wording/rules.ts";
import { readAsOf } from "#app/features/readings/labels.ts";
import { readJob } from "#app/features/readings/reading.server.ts";
import { platformContext } from "#app/http/contexts.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireRole } from "#app/http/guards.server.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { refusePage } from "#app/http/refused-page.server.ts";
import type { Route } from "./+types/read-as";

/** Only the posting form sends requests here; an address typed by hand leads to it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await requireRole({ context, url }, "recruiter");
  throw redirect(href("/recruiter/post-job"));
}

/** Returns how an unfinished job is read, the skills that it names, and its wordings about age, as JSON; stores nothing. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  await requireAttempt(platform, "read job by person", viewer.id).catch(refusePage);
  const form = await readForm(request, readAsSchema, { lists: ["skills", "questions"] });
  if (!form.isValid) return Response.json(form.response.data, { status: 400 });
  const { occupations, skills } = readAsOf(readJob(form.value), null);
  return Response.json({
    occupations,
    skills,
    offered: await findSkillOffers(platform, viewer, form.value),
    words: wordsOfJob({ ...form.value, questions: form.value.questions.map(asQuestion) }),
  });
}

function asQuestion(text: string): JobQuestion {
  return { kind: "text", text, choices: [] };
}
