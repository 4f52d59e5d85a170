import type { Lang, Text } from '#domain/text.ts'

/** One list for the HTML and the plain text of a mail. */
export interface LetterContent {
  /** The shop's name precedes the subject. */
  readonly subject: string
  /** Mail programs show the preview next to the subject. */
  readonly preview: string
  readonly parts: readonly LetterPart[]
}

/** Example: 開源到會：已收到訂單 */
export function subjectFrom(shop: Text, { subject }: Pick<LetterContent, 'subject'>, lang: Lang): string {
  return `${shop[lang]}${lang === 'zh' ? '：' : ': '}${subject}`
}

export function signatureLines(shop: Text, lang: Lang): readonly string[] {
  return lang === 'zh' ? [`${shop.zh} 敬上`] : ['Kind regards,', shop.en]
}

export type LetterPart =
  | { readonly kind: 'eyebrow' | 'heading' | 'greeting' | 'label' | 'small'; readonly text: string }
  /** `strong` is the emphasised part of the text. */
  | { readonly kind: 'paragraph'; readonly text: string; readonly strong?: string }
  /** 'do' requires action, 'see' is optional. */
  | { readonly kind: 'button'; readonly look: 'do' | 'see'; readonly text: string; readonly href: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  /** The reader copies these lines. */
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  | { readonly kind: 'rows'; readonly rows: readonly LetterRow[] }
  | { readonly kind: 'slip'; readonly slip: LetterSlip }
  | LaidTablePart
  /** The name is added on sending. */
  | { readonly kind: 'signature' }

/** A picture inside the letter; the text lists its dishes. */
export interface LaidTablePart {
  readonly kind: 'table'
  readonly text: string
  /** Of the picture (domain/menu/table-picture.ts). */
  readonly version: string
}

export type LetterRow = readonly [name: string, value: string, look?: 'past']

export interface LetterSlip {
  readonly title: string
  readonly note: string
  readonly rows: readonly SlipRow[]
  readonly total: LetterRow
}

export interface SlipRow {
  readonly name: string
  readonly amount: string
  readonly look: 'set' | 'plain' | 'saving'
  readonly details: readonly string[]
}
