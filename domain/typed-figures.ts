/** Figures as people type them: an input method for Chinese writes digits, and the signs among them, at full width. */
import { compatibilityForm } from './free-text.ts'

/** More than any number, telephone or code of a form has. */
const maxFigures = 60

/** The same with the keyboard's own digits and signs, without spaces around, also with the Chinese full stop for a point. */
export function plainFigures(typed: string): string {
  return (compatibilityForm(typed.trim(), maxFigures) ?? typed).replaceAll('\u3002', '.').trim()
}
