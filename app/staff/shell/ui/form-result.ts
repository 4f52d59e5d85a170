import type { Text } from '#domain/text.ts'

/** What a page with a draft says about what was posted. */
export interface FormResult<Values> {
  readonly done: Text | null
  readonly problem: Text | null
  /** What was typed and could not be saved, and what it was typed over. */
  readonly typed: Values | null
  readonly opened: Values | null
}
