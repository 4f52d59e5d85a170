/** The text has the order of the HTML. */
import { type LetterContent, type LetterPart, type LetterSlip, signatureLines } from '#content/letter.ts'
import type { Lang } from '#domain/text.ts'
import type { Sender } from './sender.ts'

export function letterText({ parts }: LetterContent, sender: Sender, lang: Lang): string {
  const { brand, company, address, hotline, email } = sender
  return [
    ...parts.map((part) => textOf(part, sender, lang)),
    `${brand.zh} ${brand.en}\n${company}\n${address}\n${hotline} · ${email}`,
    '',
  ].join('\n\n')
}

function textOf(part: LetterPart, { brand }: Sender, lang: Lang): string {
  switch (part.kind) {
    case 'button':
    case 'link':
      return `${part.text}\n${part.href}`
    case 'lines':
      return part.lines.join('\n')
    case 'rows':
      return part.rows.map(([name, value]) => `${name}  ${value}`).join('\n')
    case 'slip':
      return slipText(part.slip)
    case 'signature':
      return signatureLines(brand, lang).join('\n')
    default:
      return part.text
  }
}

function slipText({ title, note, rows, total: [name, amount] }: LetterSlip): string {
  const lines = rows.flatMap((row) => [
    `${row.name}  ${row.amount}`,
    ...row.details.map((detail) => `  ${detail}`),
  ])
  return [`${title}  ${note}`, ...lines, `${name}  ${amount}`].join('\n')
}
