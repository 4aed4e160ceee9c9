import { z } from "zod";
import { OPEN_STATUSES, STATUSES } from "#app/domain/status.ts";

/** A place on the board: a status, or a status and a stage's id (`placeValue`). */
const place = z
  .string({ message: "Please choose where to move them" })
  .min(1, "Please choose where to move them")
  .transform((text) => text.split(" "))
  .pipe(
    z.union([
      z.tuple([z.enum(STATUSES)]).transform(([status]) => ({ status, stageId: null })),
      z.tuple([z.enum(STATUSES), z.uuid()]).transform(([status, stageId]) => ({ status, stageId })),
    ]),
  );

/** The forms of the board; `from` and `seen` are the status and the stage that were shown. */
export const boardSchema = z.discriminatedUnion("intent", [
  z.strictObject({
    intent: z.literal("place"),
    applicationId: z.uuid(),
    from: z.enum(OPEN_STATUSES),
    seen: z.union([z.literal(""), z.uuid()]).transform((id) => id || null),
    to: place,
  }),
  z.strictObject({ intent: z.enum(["undo", "send-now"]), held: z.uuid() }),
]);

export type BoardInput = z.output<typeof boardSchema>;
export type PlaceInput = Omit<Extract<BoardInput, { intent: "place" }>, "intent">;
