import type { Text } from '#domain/text.ts'

export interface FormResult<Values> {
  readonly done: Text | null
  readonly problem: Text | null
  /** Refused input, and the values that it was based on. */
  readonly input: Values | null
  readonly base: Values | null
}
