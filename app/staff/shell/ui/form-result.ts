import type { Text } from '#domain/text.ts'

/** The result of posting a form with a draft. */
export interface FormResult<Values> {
  readonly done: Text | null
  readonly problem: Text | null
  /** The refused input, and the values that it was based on. */
  readonly typed: Values | null
  readonly opened: Values | null
}
