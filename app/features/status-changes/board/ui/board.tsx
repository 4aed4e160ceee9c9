import { type DragEvent, useState } from "react";
import { href, Link, useSubmit } from "react-router";
import { NO_STAGE_FILTER, overviewQuery, overviewSearchFrom } from "#app/features/applications/overview/rules.ts";
import { NO_STAGE } from "#app/features/applications/stages/labels.ts";
import type { Stage } from "#app/features/applications/stages/rules.ts";
import { statusWords } from "#app/features/applications/status-words.ts";
import { STATUS_ICONS } from "#app/features/applications/ui/status-badge.tsx";
import type { FormResult } from "#app/ui/form-result.ts";
import { useIsHydrated } from "#app/ui/hydration.ts";
import { useIsReadOnly } from "#app/ui/read-only.tsx";
import { type BoardSearch, type BoardCard as Card, type Column, type Lane, placesFor, placeValue } from "../rules.ts";
import { BoardCard } from "./board-card.tsx";
import "./board.css";

export type BoardProps = {
  columns: readonly Column[];
  stages: readonly Stage[];
  search: BoardSearch;
  now: Date;
  answer: FormResult | undefined;
};

/**
 * The board: a column for each open status, in it a lane for each stage. A card is moved by its form or, with a mouse,
 * by dragging, which sends the same form.
 */
export function Board({ columns, stages, search, now, answer }: BoardProps) {
  const [dragged, setDragged] = useState<Card | null>(null);
  const submit = useSubmit();
  const isReadOnly = useIsReadOnly();
  const canDrag = useIsHydrated() && !isReadOnly;
  function drop(card: Card, to: string) {
    setDragged(null);
    const { applicationId, status, stageId } = card;
    const fields = { intent: "place", applicationId, from: status, seen: stageId ?? "", to };
    void submit(fields, { method: "post", preventScrollReset: true, replace: true });
  }
  return (
    <div className="board">
      {columns.map(({ status, count, lanes }) => {
        const Icon = STATUS_ICONS[statusWords(status).icon];
        return (
          <section key={status} className="boardcolumn" id={`column-${status}`} aria-labelledby={`status-${status}`}>
            <h2 id={`status-${status}`} className="boardcolumn__head">
              <Icon className="i" />
              <span>{statusWords(status).recruiter}</span>
              <span className="soft">{count}</span>
            </h2>
            {lanes.map((lane) => (
              <BoardLane
                key={lane.stage?.id ?? "none"}
                lane={lane}
                isOnly={lanes.length === 1}
                search={search}
                dragged={dragged}
                stages={stages}
                onDrop={drop}
              >
                {lane.cards.map((card) => (
                  <BoardCard
                    key={card.applicationId}
                    card={card}
                    stages={stages}
                    now={now}
                    answer={answer?.values.applicationId === card.applicationId ? answer : undefined}
                    drag={canDrag && card.held === null ? { start: setDragged, end: () => setDragged(null) } : null}
                  />
                ))}
              </BoardLane>
            ))}
          </section>
        );
      })}
    </div>
  );
}

type BoardLaneProps = {
  lane: Lane;
  /** The status has no stages, so that the lane needs no name. */
  isOnly: boolean;
  search: BoardSearch;
  dragged: Card | null;
  stages: readonly Stage[];
  onDrop: (card: Card, to: string) => void;
  children: React.ReactNode;
};

function BoardLane({ lane, isOnly, search, dragged, stages, onDrop, children }: BoardLaneProps) {
  const [isOver, setIsOver] = useState(false);
  const { status, stage, count, cards } = lane;
  const place = { status, stageId: stage?.id ?? null };
  const isHome = dragged?.status === status && dragged.stageId === place.stageId;
  // A stage of the next status is as open as the status.
  const isOpen = dragged !== null && !isHome && placesFor(dragged, stages).some((one) => one.status === status);
  const marks = [isOpen ? "is-open" : null, isOver && !isHome ? "is-over" : null].filter(Boolean).join(" ");
  function onDragOver(event: DragEvent) {
    if (!dragged || isHome) return;
    event.preventDefault();
    setIsOver(true);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is a shortcut for the form on each card
    <section
      className={`boardlane ${marks}`.trim()}
      data-place={placeValue(place)}
      onDragOver={onDragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        // A place that is not open answers why.
        if (dragged && !isHome) onDrop(dragged, placeValue(place));
      }}
    >
      {!isOnly && (
        <h3 className="boardlane__head">
          <span dir="auto">{stage?.name ?? NO_STAGE}</span>
          <span className="soft">{count}</span>
        </h3>
      )}
      {count === 0 ? <p className="soft small">Nobody here</p> : <ul className="boardlane__cards l">{children}</ul>}
      {count > cards.length && (
        <p>
          <Link to={`${href("/recruiter/applicants")}${listQuery(search, lane, isOnly)}`}>{`Show all ${count}`}</Link>
        </p>
      )}
    </section>
  );
}

/** The list of all applicants, narrowed to one lane. */
function listQuery({ scope, jobId }: BoardSearch, { status, stage }: Lane, isOnly: boolean): string {
  const everyone = overviewSearchFrom(new URLSearchParams());
  return overviewQuery({ ...everyone, scope, jobId, status, stage: stage?.id ?? (isOnly ? null : NO_STAGE_FILTER) });
}
