import { MISSING } from "#app/features/applications/labels.ts";
import { recruiterMovesFrom } from "#app/features/applications/rules.ts";
import { NO_STAGE } from "#app/features/applications/stages/labels.ts";
import type { Stage } from "#app/features/applications/stages/rules.ts";
import { moveWords, statusWords } from "#app/features/applications/status-words.ts";
import { bulkStatusFrom } from "../bulk.ts";
import { refusedText } from "../labels.ts";
import { type BoardCard, type Place, placesFor, placeValue } from "./rules.ts";

/** Returns the choices of "Move to" on a card. */
export function placeOptions(card: BoardCard, stages: readonly Stage[]) {
  return placesFor(card, stages).map((place) => {
    const stage = stages.find(({ id }) => id === place.stageId)?.name;
    const move = moveWords(card.status, place.status).move;
    const label = place.status === card.status ? (stage ?? NO_STAGE) : stage ? `${move}: ${stage}` : move;
    return { value: placeValue(place), label };
  });
}

/** Says why a card stays where it is, and what can be done instead; null if the move is legal. */
export function whyNotPlaced(
  card: { applicationId: string; fullName: string; hidesName: boolean; status: string; isHeld: boolean },
  { status: to }: Place,
): string | null {
  const { applicationId, fullName, hidesName, status, isHeld } = card;
  const target = bulkStatusFrom(to);
  const person = { applicationId, fullName, isUnnamed: hidesName, status };
  if (isHeld && target) return refusedText(target, { ...person, isHeld, why: "held" });
  if (recruiterMovesFrom(card).some((move) => move === to)) return null;
  if (target) return refusedText(target, { ...person, isHeld, why: "status" });
  const name = fullName || MISSING.candidate;
  return `${name} is at ${statusWords(status).recruiter}. Nobody can be moved to ${statusWords(to).recruiter}.`;
}
