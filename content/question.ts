import type { Text } from '#domain/text.ts'

/** A question and its answer; figures in it come from domain/figures.ts. */
export interface Question {
  readonly id: string
  readonly question: Text
  readonly answer: Text
}
