/** Chinese input methods write digits at full width. */
import { compatibilityForm } from './free-text.ts'

/** Longer than any number or code. */
const maxFigures = 60

/** Also accepts the Chinese full stop as a decimal point. */
export function plainFigures(typed: string): string {
  return (compatibilityForm(typed.trim(), maxFigures) ?? typed).replaceAll('\u3002', '.').trim()
}

/** Keeps a decimal point, because without it 1.5 reads 15. */
export function figuresWithPoint(typed: string): string {
  return plainFigures(typed).replace(/[^\d.]/g, '')
}

/** Rounds down; null without figures. */
export function wholeOf(typed: string): number | null {
  const number = Number.parseInt(figuresWithPoint(typed), 10)
  return Number.isFinite(number) ? number : null
}
