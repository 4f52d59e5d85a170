import type { StepName } from '#content/ordering/order-progress.ts'

/** A step of an order's way, as its page lists it. */
export interface TimelineStep {
  readonly name: StepName
  readonly state: 'done' | 'failed' | 'now' | 'to-come'
  /** More about it, in small print. */
  readonly note: string | null
  /** When it happened or is expected; null: not known. */
  readonly when: string | null
}
