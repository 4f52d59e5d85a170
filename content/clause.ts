import type { Text } from '#domain/text.ts'

/** A paragraph, a list of points, or names with what there is to say of each. */
export type ClauseBlock =
  | Text
  | { readonly points: readonly Text[] }
  | { readonly entries: readonly ClauseEntry[] }

export interface ClauseEntry {
  readonly term: Text
  readonly text: Text
  /** Where the words lead: a mail address, a telephone. */
  readonly href?: string
}

/** One section of a long text such as the terms; figures in it come from domain/figures.ts. */
export interface Clause {
  /** Its anchor. */
  readonly id: string
  readonly title: Text
  readonly body: readonly ClauseBlock[]
}
