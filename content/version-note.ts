import type { Text } from '#domain/text.ts'
import { monthText } from './dates.ts'

/** A version is identified by the month in which it takes effect: 2026-11. */
export function versionNote(version: string): Text {
  const [year, month] = version.split('-').map(Number)
  if (!year || !month) return { zh: `版本 ${version}。`, en: `Version ${version}.` }
  const since = monthText(year, month)
  return {
    zh: `版本 ${version}，自 ${since.zh}起適用。`,
    en: `Version ${version}, in force since ${since.en}.`,
  }
}
