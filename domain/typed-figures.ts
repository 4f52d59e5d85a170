/** Chinese input methods write digits at full width. */
import { compatibilityForm } from './free-text.ts'
import { maxPayment } from './input-limits.ts'
import { type Cents, cents } from './money.ts'

/** No number or code is longer. */
const maxFigures = 60

/** Also accepts the Chinese full stop as a decimal point. */
export function plainFigures(text: string): string {
  return (compatibilityForm(text.trim(), maxFigures) ?? text).replaceAll('\u3002', '.').trim()
}

/** Keeps a decimal point, because without it 1.5 reads 15. */
export function figuresWithPoint(text: string): string {
  return plainFigures(text).replace(/[^\d.]/g, '')
}

/** Rounds down; null without figures. */
export function wholeOf(text: string): number | null {
  const number = Number.parseInt(figuresWithPoint(text), 10)
  return Number.isFinite(number) ? number : null
}

/** Dollars, with optional cents, commas and sign; null if invalid or excessive. */
export function readAmount(text: string): Cents | null {
  const [, dollars, decimals = ''] =
    /^\s*(?:HK)?\$?\s*(\d{1,9})(?:\.(\d{1,2}))?\s*$/i.exec(
      plainFigures(text.slice(0, 40)).replaceAll(',', ''),
    ) ?? []
  if (dollars === undefined) return null
  const amount = Number(dollars) * 100 + Number(decimals.padEnd(2, '0'))
  return amount <= maxPayment ? cents(amount) : null
}
