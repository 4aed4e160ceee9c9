/** Weights are stored in one byte, in steps of 1/128, which is finer than any two judges agree. */
const STEPS = 128;
const MOST_STEPS = 255;
const FIRST_ROOM = 4;

/** The posting list of a term: the rows' slots and its weights there, five bytes per posting. */
export type Postings = {
  length: number;
  slots: Int32Array<ArrayBuffer>;
  weights: Uint8Array<ArrayBuffer>;
};

/** Returns an empty list with room for a few postings. */
export function emptyPostings(): Postings {
  return { length: 0, slots: new Int32Array(FIRST_ROOM), weights: new Uint8Array(FIRST_ROOM) };
}

/** Appends a posting; a full list grows by half. */
export function addPosting(list: Postings, slot: number, weight: number): void {
  if (list.length === list.slots.length) {
    const room = Math.ceil(list.length * 1.5);
    const [slots, weights] = [new Int32Array(room), new Uint8Array(room)];
    slots.set(list.slots);
    weights.set(list.weights);
    list.slots = slots;
    list.weights = weights;
  }
  list.slots[list.length] = slot;
  list.weights[list.length] = Math.min(MOST_STEPS, Math.max(1, Math.round(weight * STEPS)));
  list.length += 1;
}

/** Keeps the postings of rows that stay, under their new slots; -1 stands for a removed row. */
export function repackPostings(list: Postings, slotNow: Int32Array): void {
  let kept = 0;
  for (let at = 0; at < list.length; at += 1) {
    const slot = slotNow[list.slots[at] ?? 0] ?? -1;
    if (slot < 0) continue;
    list.slots[kept] = slot;
    list.weights[kept] = list.weights[at] ?? 0;
    kept += 1;
  }
  list.length = kept;
  list.slots = list.slots.slice(0, Math.max(kept, FIRST_ROOM));
  list.weights = list.weights.slice(0, Math.max(kept, FIRST_ROOM));
}

/** Adds the contribution of one query term to every row that has it. */
export function accumulate(list: Postings, weight: number, into: Float32Array): void {
  const step = weight / STEPS;
  for (let at = 0; at < list.length; at += 1) {
    const slot = list.slots[at] ?? 0;
    into[slot] = (into[slot] ?? 0) + step * (list.weights[at] ?? 0);
  }
}
