import { LOG_IN_FIRST } from "#app/domain/texts.ts";
import { suggestIndustries } from "#app/features/jobs/industries.server.ts";
import { suggestOccupations } from "#app/features/readings/queries.server.ts";
import { suggestSkills } from "#app/features/skills/queries.server.ts";
import { platformContext, viewerContext } from "#app/http/contexts.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { refusePage } from "#app/http/refused-page.server.ts";
import { firstLetters } from "#app/words.ts";
import type { Route } from "./+types/suggest";

const SUGGEST = { skills: suggestSkills, industries: suggestIndustries } as const;
const LONGEST = 80;

/**
 * Returns known words that begin with `?q=`, from this marketplace or the vocabulary of work, as JSON for people with
 * an account.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (!viewer) return new Response(LOG_IN_FIRST, { status: 401 });
  const kind = params.kind;
  if (kind !== "skills" && kind !== "industries" && kind !== "occupations")
    return new Response("Not found", { status: 404 });
  const platform = context.get(platformContext);
  await requireAttempt(platform, "suggestion by person", viewer.id).catch(refusePage);
  const typed = firstLetters(url.searchParams.get("q") ?? "", LONGEST)
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, " ");
  return Response.json(kind === "occupations" ? suggestOccupations(typed) : await SUGGEST[kind](platform.db, typed));
}
