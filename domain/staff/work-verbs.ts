/** Work besides order steps: kitchen, packing, driving. */
export const workVerbs = [
  'tick',
  'untick',
  'print-labels',
  'acknowledge',
  'leave',
  'hand-over',
  /** Corrects the recipient. */
  'correct',
  /** Undoes a delivery. */
  'reopen',
  'problem',
  /** Withdraws a problem. */
  'take-back',
] as const

export type WorkVerb = (typeof workVerbs)[number]
