import type { StepName } from '#content/ordering/order-progress.ts'

export interface TimelineStep {
  readonly name: StepName
  readonly state: 'done' | 'failed' | 'now' | 'to-come'
  readonly note: string | null
  /** The time is null if unknown. */
  readonly when: string | null
}
