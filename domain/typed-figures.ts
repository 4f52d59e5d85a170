/** Chinese input methods write digits at full width. */
import { compatibilityForm } from './free-text.ts'

/** Longer than any number or code. */
const maxFigures = 60

/** Also accepts the Chinese full stop as a decimal point. */
export function plainFigures(typed: string): string {
  return (compatibilityForm(typed.trim(), maxFigures) ?? typed).replaceAll('\u3002', '.').trim()
}
