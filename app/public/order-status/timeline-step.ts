import type { StepName } from '#content/ordering/order-progress.ts'

export interface TimelineStep {
  readonly name: StepName
  readonly state: 'done' | 'failed' | 'now' | 'to-come'
  /** A note in small print. */
  readonly note: string | null
  /** Actual or expected time; null if unknown. */
  readonly when: string | null
}
