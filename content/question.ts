import type { Text } from '#domain/text.ts'

/** A question and its answer; the figures come from domain/shop/figures.ts. */
export interface Question {
  readonly id: string
  readonly question: Text
  readonly answer: Text
}
