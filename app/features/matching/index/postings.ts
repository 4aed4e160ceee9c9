/** Weights are kept in one byte, in steps of 1/128, which is nearer than any two judges agree. */
const STEPS = 128;
const MOST_STEPS = 255;
const FIRST_ROOM = 4;

/** The slots of the rows that have a term, and what it weighs there: five bytes each. */
export type Postings = {
  length: number;
  slots: Int32Array<ArrayBuffer>;
  weights: Uint8Array<ArrayBuffer>;
};

/** A list without postings, with room for a few. */
export function emptyPostings(): Postings {
  return { length: 0, slots: new Int32Array(FIRST_ROOM), weights: new Uint8Array(FIRST_ROOM) };
}

/** Appends one posting; the lists grow by a half when they are full. */
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

/** Keeps the postings whose rows are kept, under their new slots; -1 stands for a row that went. */
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

/** Adds what a term of the question gives to every row that has it. */
export function accumulate(list: Postings, weight: number, into: Float32Array): void {
  const step = weight / STEPS;
  for (let at = 0; at < list.length; at += 1) {
    const slot = list.slots[at] ?? 0;
    into[slot] = (into[slot] ?? 0) + step * (list.weights[at] ?? 0);
  }
}
