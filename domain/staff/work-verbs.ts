/** What is recorded of a day's work besides the moves of its orders: in the kitchen, at the packing table, on the road. */
export const workVerbs = [
  /** A dish of the day is done, or not done after all. */
  'tick',
  'untick',
  'print-labels',
  /** The kitchen has seen a late change of an order. */
  'acknowledge',
  /** The van left with the order. */
  'leave',
  'hand-over',
  /** To whom it was handed over, as it should have been written. */
  'correct',
  /** It was not handed over after all. */
  'reopen',
  'problem',
  /** The problem is none any more. */
  'take-back',
] as const

export type WorkVerb = (typeof workVerbs)[number]
