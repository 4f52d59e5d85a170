/** What a mail says, in its order: one list that becomes the HTML of the mail and its plain text alike. */
export interface LetterContent {
  readonly subject: string
  readonly parts: readonly LetterPart[]
}

export type LetterPart =
  | { readonly kind: 'eyebrow' | 'heading' | 'paragraph' | 'label' | 'small'; readonly text: string }
  | { readonly kind: 'button'; readonly text: string; readonly href: string }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'slip'; readonly slip: LetterSlip }

export type Fact = readonly [name: string, value: string]

/** A bill: what was ordered and what it costs. */
export interface LetterSlip {
  readonly title: string
  readonly note: string
  readonly rows: readonly SlipRow[]
  readonly total: Fact
}

export interface SlipRow {
  readonly name: string
  readonly amount: string
  readonly look: 'set' | 'plain' | 'saving'
  /** What the row consists of. */
  readonly details: readonly string[]
}
