import type { Lang, Text } from '#domain/text.ts'

/** What a mail says, in its order: one list that becomes the HTML of the mail and its plain text alike. */
export interface LetterContent {
  /** Without the name of the shop, which stands before it. */
  readonly subject: string
  /** What mail programs show beside the subject in their list: the gist. */
  readonly preview: string
  readonly parts: readonly LetterPart[]
}

/** 開源到會：已收到訂單 */
export function subjectFrom(shop: Text, { subject }: Pick<LetterContent, 'subject'>, lang: Lang): string {
  return `${shop[lang]}${lang === 'zh' ? '：' : ': '}${subject}`
}

/** How a letter ends, line by line. */
export function signatureLines(shop: Text, lang: Lang): readonly string[] {
  return lang === 'zh' ? [`${shop.zh} 敬上`] : ['Kind regards,', shop.en]
}

export type LetterPart =
  | { readonly kind: 'eyebrow' | 'heading' | 'greeting' | 'label' | 'small'; readonly text: string }
  /** `strong` is the part of the text to see first. */
  | { readonly kind: 'paragraph'; readonly text: string; readonly strong?: string }
  /** To be done by the reader, or only to be looked at. */
  | { readonly kind: 'button'; readonly look: 'do' | 'see'; readonly text: string; readonly href: string }
  /** Lines to copy as they are. */
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'slip'; readonly slip: LetterSlip }
  /** The shop, whose name is known where the letter is handed over. */
  | { readonly kind: 'signature' }

export type Fact = readonly [name: string, value: string, look?: 'past']

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
