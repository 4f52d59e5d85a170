import type { StepName } from '#content/ordering/order-progress.ts'

export interface TimelineStep {
  readonly name: StepName
  readonly state: 'done' | 'failed' | 'now' | 'to-come'
  readonly note: string | null
  /** Null if unknown. */
  readonly when: string | null
}
