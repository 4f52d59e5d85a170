import type { Text } from '#domain/text.ts'

/** A paragraph, a list of points, or terms with their descriptions. */
export type ClauseBlock =
  | Text
  | { readonly points: readonly Text[] }
  | { readonly entries: readonly ClauseEntry[] }

export interface ClauseEntry {
  readonly term: Text
  readonly text: Text
  /** Target of the link: a mail address or a telephone number. */
  readonly href?: string
}

/** One section of a long text such as the terms; its figures come from domain/shop/figures.ts. */
export interface Clause {
  /** Id of the section, used as its anchor. */
  readonly id: string
  readonly title: Text
  readonly body: readonly ClauseBlock[]
}
