import type { Text } from '#domain/text.ts'

/** One of a few things that happen in order. */
export interface Step {
  readonly title: Text
  readonly text: Text
}
